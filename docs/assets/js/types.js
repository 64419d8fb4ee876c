// The shapes of what the core sends to a board, as types for the checker. Points are the mover's own, 24 to 1; 25 is
// the bar, 0 is off.

/** @typedef {"ru" | "en"} Language */
/** @typedef {"white" | "black"} Colour */
/** @typedef {Record<string, string>} Givens The board as text by key, as a fence has it. */

/**
 * A step of the graph; `hit` is 1 if it sends a checker to the bar, `stage` is the stage it leads to.
 * @typedef {[from: number, to: number, die: number, hit: number, stage: number]} Step
 */

/**
 * The legal plays of a turn: as text, and as a graph of steps whose stage 0 is the start. `ends` pairs a final stage
 * with the number of its play. `next`, where a double runs on: who comes next, and whether he throws.
 * @typedef {{ plays: string[], pass: boolean, dice: number[], graph: Step[][], ends: [number, number][],
 *   next?: { own: boolean, throws: boolean } }} TurnData
 */

/** @typedef {{ givens: Givens, turn?: TurnData }} BoardData */
/** @typedef {{ name: string, title: string, article: string }} Holder */

/**
 * @typedef {object} Refusal
 * @property {string} code
 * @property {string} sentence
 * @property {string} [dispute]
 * @property {string} [reading]
 * @property {Holder[]} [holders]
 */

/** @typedef {{ ok: false, code: string, error: string }} Failure What the core says of a question it cannot read. */

/**
 * @typedef {object} Verdict
 * @property {true} ok
 * @property {boolean} legal
 * @property {string} [play]
 * @property {[from: number, to: number, die: number][]} [steps]
 * @property {Refusal} [refusal]
 * @property {string[]} legal_under
 * @property {string[]} refused_under
 * @property {Record<string, string>} titles
 */

/** @typedef {BoardData & { ok: true, svg: string }} Drawn */

/** @typedef {{ ok: true, legal: boolean, next: Givens, over: boolean, sentence: string }} Following What comes after a play. */

export {};
