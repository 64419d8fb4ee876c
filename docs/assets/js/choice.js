// The two dice of a turn as one button: which of them is played first, where either would do.

import { spot } from "./dice.js";
import { make } from "./dom.js";
import { PlayTable } from "./play.js";

/** @import { Strings } from "./strings.js" */
/** @import { Table } from "./table.js" */

const REACH = 16;

export class Choice {
  element;
  #table;
  #strings;

  /**
   * @param {Table} table
   * @param {Strings} strings
   */
  constructor(table, strings) {
    this.#table = table;
    this.#strings = strings;
    this.element = make("button", { class: "nardy-dice-choice", type: "button", title: `${strings.whichDie} (D)` });
    this.element.setAttribute("aria-keyshortcuts", "D");
    this.element.addEventListener("click", (event) => {
      const die = this.#under(event);
      if (die) this.#played?.prefer(die);
      else this.next();
    });
    this.tell();
  }

  get #played() {
    return this.#table instanceof PlayTable ? this.#table : undefined;
  }

  /** Goes on to the next choice: one die, the other, either. */
  next() {
    const { walk } = this.#played ?? {};
    const [one, other] = walk?.choice ?? [];
    const die = walk?.first === one ? other : walk?.first === other ? other : one;
    if (die) this.#played?.prefer(die);
  }

  /** Says what is chosen, and lies where the dice lie; it is gone where there is no choice. */
  tell() {
    const { walk } = this.#played ?? {};
    const [one, other] = walk?.choice ?? [];
    this.element.hidden = !one || !other;
    if (!one || !other) return;
    this.element.setAttribute("aria-label", this.#strings.dieChoice(one, other, walk?.first));
    const { width, height } = this.#table.places;
    const spots = this.#dice.map(spot);
    const [left, right] = [Math.min(...spots.map(({ e }) => e)), Math.max(...spots.map(({ e }) => e))];
    const percent = (/** @type {number} */ part, /** @type {number} */ all) => `${(part / all) * 100}%`;
    const top = (spots[0]?.f ?? 0) - REACH;
    this.element.style.inset = `${percent(top, height)} auto auto ${percent(left - REACH, width)}`;
    this.element.style.inlineSize = percent(right - left + 2 * REACH, width);
    this.element.style.blockSize = percent(2 * REACH, height);
  }

  get #dice() {
    return [.../** @type {NodeListOf<SVGGElement>} */ (this.#table.svg.querySelectorAll(".nardy-die"))];
  }

  /**
   * The die that a click met; none if it came from a key.
   * @param {MouseEvent} event
   */
  #under(event) {
    if (event.detail === 0) return undefined;
    const { x } = this.#table.places.spot(event);
    const far = (/** @type {SVGGElement} */ die) => Math.abs(spot(die).e - x);
    const [nearest] = this.#dice.sort((one, other) => far(one) - far(other));
    return Number(nearest?.dataset.die);
  }
}
