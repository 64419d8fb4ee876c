// A way through the step graph of a turn: which steps have been made, and which may follow. The graph comes from the
// core; nothing here knows why a step is in it.

/** @import { Step, TurnData } from "./types.js" */

export const BAR = 25;
export const OFF = 0;

/**
 * A place as the core reads it.
 * @param {number} point
 */
export function word(point) {
  return point === BAR ? "bar" : point === OFF ? "off" : String(point);
}

/**
 * A move as the core reads it: `24/18`, `bar/20`, `6/off`.
 * @param {number} from
 * @param {number} to
 */
export function written(from, to) {
  return `${word(from)}/${word(to)}`;
}

export class Walk {
  /** @type {Step[]} */
  made = [];
  /** @type {number | undefined} the die that the player wants to play first, where either would do */
  first;
  #turn;
  /** @type {Map<number, number>} */
  #ends;

  /** @param {TurnData} turn */
  constructor(turn) {
    this.#turn = turn;
    this.#ends = new Map(turn.ends);
  }

  get mustPass() {
    return this.#turn.pass;
  }

  /** What comes after the turn: the name of what is said of it. */
  get next() {
    const { own, throws } = this.#turn.next ?? { own: false, throws: true };
    if (throws) return own ? "roll" : "next";
    return own ? "goesOn" : "handsOver";
  }

  /** The stage reached: an index into the graph. */
  get stage() {
    return this.made.at(-1)?.[4] ?? 0;
  }

  /** The steps that may be made now. */
  get onward() {
    return this.#turn.graph[this.stage] ?? [];
  }

  /** Whether the turn is complete. */
  get over() {
    return this.onward.length === 0;
  }

  /** The complete play in the core's notation; nothing while dice are left to play. */
  get play() {
    const number = this.#ends.get(this.stage);
    return number === undefined ? undefined : this.#turn.plays[number];
  }

  /**
   * The steps made so far as moves, and one more if it is given; equal ones are counted: `24/20(2)`.
   * @param {string} [further]
   */
  text(further) {
    /** @type {Map<string, number>} */
    const times = new Map();
    const moves = this.made.map(([from, to]) => written(from, to));
    if (further) moves.push(further);
    for (const move of moves) times.set(move, (times.get(move) ?? 0) + 1);
    return [...times].map(([move, count]) => (count > 1 ? `${move}(${count})` : move)).join(" ");
  }

  /** The dice still to play, as far as the rules let them be played. */
  get left() {
    const left = [...this.#turn.dice];
    for (const [, , die] of this.made) left.splice(left.indexOf(die), 1);
    return left;
  }

  /** The two dice, if there are two to choose the first of: neither is played, and they differ. */
  get choice() {
    const { left } = this;
    return left.length === 2 && left[0] !== left[1] && !this.over ? left : [];
  }

  /** The points from which a step may be made now. */
  get starts() {
    return new Set(this.onward.map(([from]) => from));
  }

  /**
   * Where one checker may go from a point, by one die or several: for each landing the steps that lead there, by the
   * fewest dice; of as many dice, by the one that the player wants to play first.
   * @param {number} from
   * @returns {Map<number, Step[]>}
   */
  landings(from) {
    /** @type {Map<number, Step[]>} */
    const found = new Map();
    /** @type {{ place: number, stage: number, steps: Step[] }[]} */
    const queue = [{ place: from, stage: this.stage, steps: [] }];
    for (const { place, stage, steps } of queue) {
      if (place === OFF) continue;
      // of two dice that bear off the same checker the smaller is spent: the graph has the larger first
      const onward = (this.#turn.graph[stage] ?? []).toReversed();
      const wanted = onward.filter(([, , die]) => die === this.first);
      for (const step of [...wanted, ...onward.filter((other) => !wanted.includes(other))]) {
        if (step[0] !== place) continue;
        const way = [...steps, step];
        if (!found.has(step[1])) found.set(step[1], way);
        queue.push({ place: step[1], stage: step[4], steps: way });
      }
    }
    return found;
  }

  /**
   * The step of the graph that moves from a point to a point by a die, if it may be made now.
   * @param {[from: number, to: number, die: number]} wanted
   */
  find([from, to, die]) {
    return this.onward.find((step) => step[0] === from && step[1] === to && step[2] === die);
  }

  /** @param {Step} step one of `onward` */
  make(step) {
    this.made.push(step);
  }

  /** Takes the last step back, and returns it. */
  undo() {
    return this.made.pop();
  }
}
