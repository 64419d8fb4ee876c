// A table on which a turn is played: its checkers go where the step graph leads.

import { Table } from "./table.js";
import { BAR, Walk, written } from "./turn.js";

/** @import { Place } from "./places.js" */
/** @import { Listener } from "./table.js" */
/** @import { BoardData, Colour, Step } from "./types.js" */

export class PlayTable extends Table {
  /** @type {Map<number, Step[]>} where the checker that is picked up may land, and by which steps */
  landings = new Map();

  /**
   * @param {SVGSVGElement} svg
   * @param {BoardData} data
   * @param {Listener} listener
   */
  constructor(svg, data, listener) {
    super(svg, data, listener);
    this.walk = data.turn && new Walk(data.turn);
    this.mark();
  }

  /** @returns {Colour | undefined} */
  get opponent() {
    return this.mover && (this.mover === "white" ? "black" : "white");
  }

  /** @override */
  get begun() {
    return super.begun || Boolean(this.walk?.made.length);
  }

  /**
   * Any checker of the mover's that is not off: one that has no move can be asked about.
   * @override
   * @param {Place} place
   */
  mine(place) {
    const holds = this.holds(place);
    return Boolean(this.walk && holds && holds[0] === this.mover && place[holds[0]]);
  }

  /**
   * @override
   * @param {Place} place
   */
  lands(place) {
    const number = this.mover && place[this.mover];
    return number !== undefined && this.landings.has(number);
  }

  /**
   * @override
   * @param {Place} place
   */
  starts(place) {
    const number = this.mover && place[this.mover];
    return number !== undefined && Boolean(this.walk?.starts.has(number));
  }

  /**
   * @override
   * @param {Place} from
   * @param {Colour} _colour
   * @param {Place} place
   */
  move(from, _colour, place) {
    const [start, end] = [Number(this.number(from)), Number(this.number(place))];
    const steps = this.walk?.landings(start).get(end);
    if (steps) {
      this.#go(steps);
      this.changed();
      return;
    }
    this.changed();
    if (end === BAR) return;
    this.cross(place);
    this.listener.refused(written(start, end));
  }

  /**
   * Makes a whole play from the start of the turn, or as much of it as may be made.
   * @param {[from: number, to: number, die: number][]} steps
   */
  play(steps) {
    if (this.held) return;
    while (this.#takeBack());
    this.picked = undefined;
    for (const wanted of steps) {
      const step = this.walk?.find(wanted);
      if (!step) break;
      this.#go([step]);
    }
    this.changed();
  }

  /**
   * Plays this die first, where either would do; asked once more, it does not matter again.
   * @param {number} die
   */
  prefer(die) {
    if (this.held || !this.walk?.choice.includes(die)) return;
    this.walk.first = this.walk.first === die ? undefined : die;
    this.changed();
  }

  /** Takes the last step back. */
  undo() {
    if (this.held) return;
    this.picked = undefined;
    this.#takeBack();
    this.changed();
  }

  /** Takes all steps back. */
  reset() {
    if (this.held) return;
    this.picked = undefined;
    while (this.#takeBack());
    this.changed();
  }

  /** @override */
  mark() {
    this.landings = (this.picked && this.walk?.landings(Number(this.number(this.picked)))) ?? new Map();
    super.mark();
    const left = this.walk?.left ?? [];
    for (const die of /** @type {NodeListOf<SVGGElement>} */ (this.svg.querySelectorAll(".nardy-die"))) {
      const at = left.indexOf(Number(die.dataset.die));
      die.classList.toggle("is-spent", at < 0);
      die.classList.toggle("is-first", at >= 0 && left[at] === this.walk?.first);
      if (at >= 0) left.splice(at, 1);
    }
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
}
