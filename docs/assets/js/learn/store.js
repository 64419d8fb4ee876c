// What the reader has done in the school.

import { json, Store, Unreadable } from "../stored.js";

const VERSION = 1;
const NAME = /^[\w./-]{1,80}$/;
const DAY = /^\d{4}-\d\d-\d\d$/;

/**
 * A card is a level or a first move to be asked again: the box it lies in, and the day on which it is due.
 * @typedef {{ box: number, due: string }} Card
 */
/**
 * `levels` holds the stars of every level that was solved; `days` those on which something was.
 * @typedef {{ version: number, levels: Record<string, number>, cards: Record<string, Card>, days: string[] }} Progress
 */

/** @returns {Progress} */
function empty() {
  return { version: VERSION, levels: byName({}), cards: byName({}), days: [] };
}

/**
 * A table that holds the names it was given and no others, such as every object of JavaScript has.
 * @template Entry
 * @param {Record<string, Entry>} table
 * @returns {Record<string, Entry>}
 */
function byName(table) {
  return Object.assign(Object.create(null), table);
}

/**
 * The progress that a text holds; throws Unreadable for anything else.
 * @param {string} text
 * @returns {Progress}
 */
function parse(text) {
  const told = json(text);
  if (typeof told?.version === "number" && told.version > VERSION) throw new Unreadable("newer");
  const { levels, cards, days } = told ?? {};
  const whole =
    told?.version === VERSION &&
    table(levels, (stars) => Number.isInteger(stars) && Number(stars) >= 0 && Number(stars) <= 3) &&
    table(cards, isCard) &&
    Array.isArray(days) &&
    days.every((day) => typeof day === "string" && DAY.test(day));
  if (!whole) throw new Unreadable("damaged");
  return { version: VERSION, levels: byName(levels), cards: byName(cards), days };
}

/**
 * @param {unknown} value
 * @param {(entry: unknown) => boolean} fits
 */
function table(value, fits) {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  return Object.entries(value).every(([name, entry]) => NAME.test(name) && fits(entry));
}

/** @param {unknown} value */
function isCard(value) {
  if (typeof value !== "object" || value === null) return false;
  const { box, due } = /** @type {Record<string, unknown>} */ (value);
  return Number.isInteger(box) && Number(box) >= 0 && typeof due === "string" && DAY.test(due);
}

/** @extends {Store<Progress>} */
class ProgressStore extends Store {
  get progress() {
    return this.held;
  }

  /**
   * Adds what another copy holds: of two the more stars and the later day count. Throws Unreadable.
   * @param {string} text
   */
  add(text) {
    const theirs = parse(text);
    this.change((mine) => {
      for (const [name, stars] of Object.entries(theirs.levels)) {
        mine.levels[name] = Math.max(stars, mine.levels[name] ?? 0);
      }
      for (const [name, card] of Object.entries(theirs.cards)) {
        const own = mine.cards[name];
        if (!own || own.due < card.due) mine.cards[name] = card;
      }
      mine.days = [...new Set([...mine.days, ...theirs.days])].sort();
    });
  }
}

/** The one store of this tab. */
export const store = new ProgressStore("nardy-progress", parse, empty);
