// One drawn board whose checkers can be picked up and put down. What may be moved where is for those who build on it:
// play.js moves by the legal plays, edit.js as one pleases.

import { Checkers } from "./checkers.js";
import { shape } from "./dom.js";
import { Places, slot } from "./places.js";
import { word } from "./turn.js";

/** @import { Place } from "./places.js" */
/** @import { BoardData, Colour } from "./types.js" */

/** @type {Colour[]} */
export const COLOURS = ["white", "black"];

/**
 * What a table tells its board.
 * @typedef {object} Listener
 * @property {() => void} changed something is picked up, put down, moved or taken back
 * @property {(move: string) => void} refused a move that may not be made was tried
 */

export class Table {
  /** @type {Place | undefined} where the checker stands that is picked up */
  picked;
  /** @type {SVGGElement | undefined} the checker that is dragged */
  held;
  /** @type {{ colour: Colour, numbers: number[] } | undefined} the places of the last play, by its side's numbers */
  last;
  #spots;

  /**
   * @param {SVGSVGElement} svg
   * @param {BoardData} data
   * @param {Listener} listener
   */
  constructor(svg, data, listener) {
    this.svg = svg;
    this.listener = listener;
    this.mover = /** @type {Colour | undefined} */ (data.givens["to move"]);
    this.places = new Places(svg);
    this.checkers = new Checkers(svg, this.places);
    svg.querySelector(".nardy-spots")?.remove();
    this.#spots = svg.appendChild(shape("g", { class: "nardy-spots" }));
  }

  /** @returns {Colour} the side that is at the bottom */
  get bottom() {
    return this.svg.dataset.viewpoint === "black" ? "black" : "white";
  }

  /**
   * The number by which a place is called: the mover's; if nobody is to move, that of the side at the bottom.
   * @param {Place} place
   */
  number(place) {
    return place[this.mover ?? this.bottom];
  }

  /**
   * Whose checkers stand on a place, and how many; of two sides on one point those that were not there first.
   * @param {Place} place
   * @returns {[Colour, number] | undefined}
   */
  holds(place) {
    for (const colour of COLOURS) {
      const number = place[colour];
      const count = number === undefined ? 0 : this.checkers.count(colour, number);
      if (count) return [colour, count];
    }
    return undefined;
  }

  /**
   * Whether a checker can be picked up there.
   * @param {Place} _place
   */
  mine(_place) {
    return false;
  }

  /**
   * Whether the checker that is picked up may land there.
   * @param {Place} _place
   */
  lands(_place) {
    return false;
  }

  /**
   * Whether there is a checker that has somewhere to go.
   * @param {Place} _place
   */
  starts(_place) {
    return false;
  }

  /**
   * Moves the checker that is picked up; called when it is in nobody's hand any more.
   * @param {Place} _from
   * @param {Colour} _colour
   * @param {Place} _to
   */
  move(_from, _colour, _to) {}

  /** Whether something has been done that the drawing did not foresee. */
  get begun() {
    return this.picked !== undefined;
  }

  /** @param {Place} place */
  pick(place) {
    if (!this.mine(place)) return;
    this.picked = place;
    this.changed();
  }

  drop() {
    if (!this.picked) return;
    this.picked = undefined;
    this.changed();
  }

  /** Takes the checker that is picked up off its stack, to be dragged. */
  lift() {
    const [colour, point] = this.#hand();
    if (!colour) return undefined;
    this.held = this.checkers.lift(colour, point);
    this.held.classList.add("is-lifted");
    return this.held;
  }

  /**
   * Lets go of a dragged checker: it glides to where it may go, or back.
   * @param {Place | undefined} place
   */
  letGo(place) {
    if (!this.held || !this.picked) return;
    const colour = /** @type {Colour} */ (this.held.dataset.colour);
    this.held.classList.remove("is-lifted");
    this.checkers.put(this.held, colour, /** @type {number} */ (this.picked[colour]));
    this.held = undefined;
    if (place) this.moveTo(place);
    else this.drop();
  }

  /**
   * What a tap or a key does: picks up, puts down, or moves what is picked up. Where neither checker has anywhere to go,
   * the second place is where the first was meant to land, and the reader is told why it may not.
   * @param {Place} place
   */
  tap(place) {
    if (this.held) return;
    if (!this.picked) this.pick(place);
    else if (place === this.picked) this.drop();
    else if (this.mine(place) && !this.lands(place) && (this.starts(place) || this.starts(this.picked)))
      this.pick(place);
    else this.moveTo(place);
  }

  /**
   * Moves the checker that is picked up; to a place that is not its side's it does not go.
   * @param {Place} place
   */
  moveTo(place) {
    const from = this.picked;
    const [colour] = this.#hand();
    this.picked = undefined;
    if (!from || !colour || place === from || place[colour] === undefined) this.changed();
    else this.move(from, colour, place);
  }

  /** Stands the checkers anew after the places changed their numbers. */
  turnRound() {
    this.checkers.arrange();
    this.mark();
  }

  /**
   * Where a side stands, as the core reads it: `bar:1 24:2 off:3`.
   * @param {Colour} colour
   */
  side(colour) {
    const points = this.places.all.map((place) => place[colour]).filter((point) => point !== undefined);
    return points
      .sort((a, b) => b - a)
      .filter((point) => this.checkers.count(colour, point))
      .map((point) => `${word(point)}:${this.checkers.count(colour, point)}`)
      .join(" ");
  }

  changed() {
    this.mark();
    this.listener.changed();
  }

  /** Shows the state on the board: what can be picked up, what is, and where it may land. */
  mark() {
    this.#spots.replaceChildren();
    for (const piece of this.svg.querySelectorAll(".nardy-checker.is-source")) piece.classList.remove("is-source");
    for (const place of this.places.all) {
      const lands = this.lands(place);
      const starts = this.starts(place);
      place.element.classList.toggle("is-source", starts);
      place.element.classList.toggle("is-picked", place === this.picked);
      place.element.classList.toggle("is-last", this.#wasTouched(place));
      place.element.classList.toggle("is-landing", lands);
      if (lands) this.#spot(place);
      if (starts && this.mover) this.checkers.top(this.mover, Number(place[this.mover]))?.classList.add("is-source");
    }
    this.svg.classList.toggle("is-begun", this.begun);
  }

  /** @param {Place} place */
  #wasTouched(place) {
    const number = this.last && place[this.last.colour];
    return number !== undefined && Boolean(this.last?.numbers.includes(number));
  }

  /**
   * A cross on the place that was refused, for a moment.
   * @param {Place} place
   */
  cross(place) {
    const { x, y } = slot(place, this.holds(place)?.[1] ?? 0);
    const cross = shape("path", { class: "nardy-refusal", d: `M${x - 6} ${y - 6}l12 12m0 -12l-12 12` });
    place.element.classList.add("is-refused");
    this.#spots.append(cross);
    setTimeout(() => {
      cross.remove();
      place.element.classList.remove("is-refused");
    }, 900);
  }

  /**
   * The checker that is picked up: its side and its side's number of the place.
   * @returns {[Colour, number] | [undefined, undefined]}
   */
  #hand() {
    if (!this.picked) return [undefined, undefined];
    const colour = /** @type {Colour | undefined} */ (this.held?.dataset.colour) ?? this.holds(this.picked)?.[0];
    return colour ? [colour, Number(this.picked[colour])] : [undefined, undefined];
  }

  /**
   * A dot where the checker would stand.
   * @param {Place} place
   */
  #spot(place) {
    const [colour] = this.#hand();
    const holds = this.holds(place);
    const { x, y } = slot(place, holds?.[0] === colour ? (holds?.[1] ?? 0) : 0);
    this.#spots.append(shape("circle", { class: "nardy-spot", r: 5, cx: x, cy: y }));
  }
}
