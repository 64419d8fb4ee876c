// One drawn board that is played on: picks checkers up, shows where they may go, makes steps, takes them back.

import { Checkers } from "./checkers.js";
import { shape } from "./dom.js";
import { Places, slot } from "./places.js";
import { BAR, Walk, written } from "./turn.js";

/** @import { Place } from "./places.js" */
/** @import { BoardData, Colour, Step } from "./types.js" */

/**
 * What a table tells its board.
 * @typedef {object} Listener
 * @property {() => void} changed something is picked up, put down, moved or taken back
 * @property {(move: string) => void} refused a move that is not in the graph was tried
 */

export class Table {
  /** @type {number | undefined} the mover's point whose checker is picked up */
  picked;
  /** @type {Map<number, Step[]>} */
  landings = new Map();
  /** @type {SVGGElement | undefined} the checker that is dragged */
  held;
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
    this.walk = data.turn && new Walk(data.turn);
    this.places = new Places(svg);
    this.checkers = new Checkers(svg, this.places);
    this.#spots = svg.appendChild(shape("g", { class: "nardy-spots" }));
    this.#mark();
  }

  /** @returns {Colour | undefined} */
  get opponent() {
    return this.mover && (this.mover === "white" ? "black" : "white");
  }

  /**
   * The mover's number of a place; if nobody is to move, that of the side at the bottom.
   * @param {Place} place
   */
  number(place) {
    return place[this.mover ?? /** @type {Colour} */ (this.svg.dataset.viewpoint)];
  }

  /**
   * Whose checkers stand on a place, and how many.
   * @param {Place} place
   * @returns {[Colour, number] | undefined}
   */
  holds(place) {
    for (const colour of /** @type {Colour[]} */ (["white", "black"])) {
      const number = place[colour];
      const count = number === undefined ? 0 : this.checkers.count(colour, number);
      if (count) return [colour, count];
    }
    return undefined;
  }

  /**
   * Whether the mover has a checker there that could be picked up: any but those that are off.
   * @param {Place} place
   */
  mine(place) {
    const holds = this.holds(place);
    return Boolean(this.walk && holds && holds[0] === this.mover && place[holds[0]]);
  }

  /** @param {Place} place */
  lands(place) {
    const number = this.mover && place[this.mover];
    return number !== undefined && this.landings.has(number);
  }

  /** @param {Place} place */
  pick(place) {
    if (!this.walk || !this.mine(place)) return;
    this.picked = /** @type {number} */ (this.number(place));
    this.landings = this.walk.landings(this.picked);
    this.#changed();
  }

  drop() {
    if (this.picked === undefined) return;
    this.#forget();
    this.#changed();
  }

  /** Takes the checker that is picked up off its stack, to be dragged. */
  lift() {
    if (this.picked === undefined || !this.mover) return undefined;
    this.held = this.checkers.lift(this.mover, this.picked);
    this.held.classList.add("is-lifted");
    return this.held;
  }

  /**
   * Lets go of a dragged checker: it glides to where it may go, or back.
   * @param {Place | undefined} place
   */
  letGo(place) {
    if (!this.held || this.picked === undefined || !this.mover) return;
    this.held.classList.remove("is-lifted");
    this.checkers.put(this.held, this.mover, this.picked);
    this.held = undefined;
    if (place) this.moveTo(place);
    else this.drop();
  }

  /**
   * What a tap or a key does: picks up, puts down, or moves what is picked up.
   * @param {Place} place
   */
  tap(place) {
    if (this.held) return;
    if (this.picked === undefined) this.pick(place);
    else if (this.number(place) === this.picked) this.drop();
    else if (this.mine(place) && !this.lands(place)) this.pick(place);
    else this.moveTo(place);
  }

  /**
   * Moves the checker that is picked up, or says that it may not go there.
   * @param {Place} place
   */
  moveTo(place) {
    const from = this.picked;
    const to = this.mover && place[this.mover];
    if (from === undefined || to === undefined || to === BAR || to === from) {
      this.drop();
      return;
    }
    const steps = this.landings.get(to);
    this.#forget();
    if (steps) {
      this.#make(steps);
    } else {
      this.#changed();
      this.#refuse(place);
      this.listener.refused(written(from, to));
    }
  }

  /**
   * Makes a whole play from the start of the turn.
   * @param {[from: number, to: number, die: number][]} steps
   */
  play(steps) {
    if (this.held) return;
    while (this.#takeBack());
    this.#forget();
    for (const wanted of steps) {
      const step = this.walk?.find(wanted);
      if (step) this.#go([step]);
    }
    this.#changed();
  }

  /** @returns {string | undefined} the step taken back */
  undo() {
    if (this.held) return undefined;
    this.#forget();
    const step = this.#takeBack();
    this.#changed();
    return step && written(step[0], step[1]);
  }

  reset() {
    if (this.held) return;
    this.#forget();
    while (this.#takeBack());
    this.#changed();
  }

  /** @param {Step[]} steps */
  #make(steps) {
    this.#go(steps);
    this.#changed();
  }

  /**
   * Moves one checker by one die or several.
   * @param {Step[]} steps
   */
  #go(steps) {
    const first = steps[0];
    if (!this.walk || !this.mover || !this.opponent || !first) return;
    const piece = this.checkers.lift(this.mover, first[0]);
    for (const step of steps) {
      const hit = this.#crossed(step);
      if (hit !== undefined) this.checkers.move(this.opponent, hit, BAR);
      this.walk.make(step);
    }
    this.checkers.put(piece, this.mover, /** @type {Step} */ (steps.at(-1))[1]);
  }

  /** @returns {Step | undefined} */
  #takeBack() {
    const step = this.walk?.undo();
    if (!step || !this.mover || !this.opponent) return undefined;
    this.checkers.move(this.mover, step[1], step[0]);
    const hit = this.#crossed(step);
    if (hit !== undefined) this.checkers.move(this.opponent, BAR, hit);
    return step;
  }

  /**
   * The opponent's number of the point on which a step hits.
   * @param {Step} step
   */
  #crossed([, to, , hit]) {
    if (!hit || !this.mover || !this.opponent) return undefined;
    return this.places.at(this.mover, to)[this.opponent];
  }

  /** Stands the checkers anew after the places changed their numbers. */
  turnRound() {
    this.checkers.arrange();
    this.#mark();
  }

  #forget() {
    this.picked = undefined;
    this.landings = new Map();
  }

  #changed() {
    this.#mark();
    this.listener.changed();
  }

  /** Shows the state on the board: what can be picked up, what is, where it may land, which dice are spent. */
  #mark() {
    const starts = this.walk?.starts ?? new Set();
    this.#spots.replaceChildren();
    for (const place of this.places.all) {
      const number = this.mover && place[this.mover];
      const lands = this.lands(place);
      place.element.classList.toggle("is-source", number !== undefined && starts.has(number));
      place.element.classList.toggle("is-picked", number !== undefined && number === this.picked);
      place.element.classList.toggle("is-landing", lands);
      if (lands) this.#spot(place);
    }
    this.svg.classList.toggle("is-begun", this.picked !== undefined || Boolean(this.walk?.made.length));
    for (const piece of this.svg.querySelectorAll(".nardy-checker.is-source")) piece.classList.remove("is-source");
    if (this.mover) for (const start of starts) this.checkers.top(this.mover, start)?.classList.add("is-source");
    const left = this.walk?.left ?? [];
    for (const die of /** @type {NodeListOf<SVGGElement>} */ (this.svg.querySelectorAll(".nardy-die"))) {
      const at = left.indexOf(Number(die.dataset.die));
      die.classList.toggle("is-spent", at < 0);
      if (at >= 0) left.splice(at, 1);
    }
  }

  /**
   * A dot where the checker would stand.
   * @param {Place} place
   */
  #spot(place) {
    const holds = this.holds(place);
    const { x, y } = slot(place, holds?.[0] === this.mover ? (holds?.[1] ?? 0) : 0);
    this.#spots.append(shape("circle", { class: "nardy-spot", r: 5, cx: x, cy: y }));
  }

  /**
   * A cross on the place that was refused, for a moment.
   * @param {Place} place
   */
  #refuse(place) {
    const { x, y } = slot(place, this.holds(place)?.[1] ?? 0);
    const cross = shape("path", { class: "nardy-refusal", d: `M${x - 6} ${y - 6}l12 12m0 -12l-12 12` });
    place.element.classList.add("is-refused");
    this.#spots.append(cross);
    setTimeout(() => {
      cross.remove();
      place.element.classList.remove("is-refused");
    }, 900);
  }
}
