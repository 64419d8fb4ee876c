// What is going on at a table, in a line.

import { PlayTable } from "./play.js";
import { BAR, OFF } from "./turn.js";

/** @import { Strings } from "./strings.js" */
/** @import { Table } from "./table.js" */

/**
 * Where the checker that is picked up may land, the nearest first; nothing where it goes anywhere.
 * @param {Table} table
 * @param {Strings} strings
 */
export function landings(table, strings) {
  if (!(table instanceof PlayTable)) return undefined;
  const numbers = [...table.landings.keys()].sort((a, b) => b - a);
  return numbers.map((number) => (number === OFF ? strings.off : number)).join(", ");
}

/**
 * @param {Table} table
 * @param {Strings} strings
 */
export function state(table, strings) {
  if (!(table instanceof PlayTable)) return strings.editing;
  const { walk, picked } = table;
  if (!walk) return strings.noTurn;
  if (picked) {
    const from = table.number(picked);
    return strings.from(from === BAR ? strings.onBar : String(from), landings(table, strings) ?? "");
  }
  if (walk.mustPass) return strings.pass;
  if (walk.made.length === 0) return strings.start;
  return walk.over ? strings.done(walk.play ?? walk.text()) : strings.part(walk.text(), walk.left);
}
