// The turns that were played on a board, to be gone back to. Dice that were thrown stay thrown: whoever goes back and on
// again meets the same ones.

/** @import { Walk } from "./turn.js" */
/** @import { Colour, Givens } from "./types.js" */

/** @typedef {{ givens: Givens, mover: Colour, steps: [from: number, to: number, die: number][], play: string }} Played */

export class Past {
  /** @type {Played[]} */
  #turns = [];
  /** @type {string[]} the dice of the turns that were gone back from */
  #rolls = [];

  /** The turn before this one, if any. */
  get last() {
    return this.#turns.at(-1);
  }

  /** The places that the last play touched, by its side's numbers. */
  get touched() {
    const { last } = this;
    return last && { colour: last.mover, numbers: last.steps.flatMap((step) => step.slice(0, 2)) };
  }

  /** The dice of the turn that comes next, if they were thrown already. */
  get nextRoll() {
    return this.#rolls.at(-1);
  }

  /** @param {Played} turn */
  goOn(turn) {
    this.#turns.push(turn);
    this.#rolls.pop();
  }

  /** @param {string | undefined} roll the dice of the turn that is left */
  goBack(roll) {
    this.#turns.pop();
    if (roll) this.#rolls.push(roll);
  }

  forget() {
    this.#turns = [];
    this.#rolls = [];
  }
}

/**
 * The steps that were made, as a play has them.
 * @param {Walk} walk
 * @returns {Played["steps"]}
 */
export function taken({ made }) {
  return made.map(([from, to, die]) => [from, to, die]);
}

/**
 * A board of before by the rules as they are now.
 * @param {Givens} now
 * @param {Givens} before
 * @returns {Givens}
 */
export function underRulesOf({ rules, readings }, { rules: _, readings: __, ...before }) {
  return { ...before, ...(rules ? { rules } : {}), ...(readings ? { readings } : {}) };
}
