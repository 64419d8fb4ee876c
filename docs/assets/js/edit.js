// A table on which a position is set up: any checker goes anywhere. What cannot be is for the core to say.

import { COLOURS, Table } from "./table.js";
import { OFF } from "./turn.js";

/** @import { Place } from "./places.js" */
/** @import { Listener } from "./table.js" */
/** @import { BoardData, Colour } from "./types.js" */

export class EditTable extends Table {
  /**
   * @param {SVGSVGElement} svg
   * @param {BoardData} data
   * @param {Listener} listener
   */
  constructor(svg, data, listener) {
    super(svg, data, listener);
    this.mark();
  }

  /** @override */
  get begun() {
    return true;
  }

  /**
   * @override
   * @param {Place} place
   */
  mine(place) {
    return Boolean(this.holds(place));
  }

  /**
   * @override
   * @param {Place} from
   * @param {Colour} colour
   * @param {Place} to
   */
  move(from, colour, to) {
    this.checkers.move(colour, Number(from[colour]), Number(to[colour]));
    this.changed();
  }

  /** Puts every checker beside the board. */
  clear() {
    for (const colour of COLOURS) {
      for (const place of this.places.all) {
        const point = place[colour];
        if (point === undefined || point === OFF) continue;
        while (this.checkers.count(colour, point)) this.checkers.move(colour, point, OFF);
      }
    }
    this.changed();
  }
}
