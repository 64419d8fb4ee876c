// <nardy-level>: a task on a live board. What every play is worth was counted by the core when the page was built.

import { make } from "../dom.js";
import { Step } from "./step.js";
import { button } from "./verdict.js";

/** @import { NardyBoard } from "../board.js" */
/** @import { BoardData } from "../types.js" */

/**
 * `done`, `said` and `teaches` go by the number of the play; `refused` by its moves, in alphabetical order.
 * @typedef {object} LevelData
 * @property {string} name
 * @property {number[]} done
 * @property {string[]} said
 * @property {Record<string, string>} teaches
 * @property {Record<string, [why: string, teaches: string]>} refused
 * @property {boolean} pass
 * @property {[from: number, to: number, die: number][]} solution
 * @property {string} learned
 */

const PASS = "pass";

export class NardyLevel extends Step {
  /** @type {LevelData | undefined} */
  #data;
  /** @type {NardyBoard | null} */
  #board = null;
  /** The solution is being shown. */
  #showing = false;

  connectedCallback() {
    if (this.#data) return;
    this.#data = /** @type {LevelData} */ (JSON.parse(this.dataset.level ?? ""));
    this.name = this.#data.name;
    this.#board = /** @type {NardyBoard | null} */ (this.querySelector("nardy-board"));
    const controls = make("div", { class: "nardy-choices" });
    if (this.#data.pass) controls.append(button(this.words.pass, () => this.#passed()));
    this.querySelector(".nardy-ground")?.after(controls, this.said.element);
    this.querySelector(".nardy-solution")?.append(button(this.words.show, () => this.#show()));
    this.addEventListener("nardy-play", (event) => this.#played(/** @type {CustomEvent} */ (event).detail));
    this.addEventListener("nardy-refuse", (event) => this.#refused(/** @type {CustomEvent} */ (event)));
    this.join();
  }

  /** @param {{ made: unknown[], over: boolean, play: string | undefined }} detail */
  #played({ made, over, play }) {
    if (this.#showing) return;
    if (made.length === 0 || !over || play === undefined) this.said.clear();
    else this.#judge(this.#plays.indexOf(play));
  }

  get #plays() {
    const data = /** @type {BoardData} */ (JSON.parse(this.#board?.dataset.board ?? "{}"));
    return data.turn?.plays ?? [];
  }

  get #table() {
    return this.#board?.live?.table;
  }

  /** @param {number} number the play that was made */
  #judge(number) {
    const data = /** @type {LevelData} */ (this.#data);
    const said = data.said[number] ?? "";
    if (data.done[number]) this.succeed(said, data.learned);
    else this.fail(this.words.wrong, [said, data.teaches[number] ?? ""], () => this.#reset());
  }

  #passed() {
    const [play] = this.#plays;
    if (play === PASS) this.#judge(0);
    else this.#refuse(PASS);
  }

  /** @param {CustomEvent} event */
  #refused(event) {
    if (this.#refuse(moves(event.detail.play))) event.preventDefault();
    else this.miss();
  }

  /**
   * Answers a play that may not be made, if the lesson knows it.
   * @param {string} key
   */
  #refuse(key) {
    const known = this.#data?.refused[key];
    if (known) this.fail(this.words.refused, known, () => this.#reset());
    return known !== undefined;
  }

  #reset() {
    this.said.clear();
    const table = this.#table;
    if (table && "reset" in table) table.reset();
    this.#board?.live?.grid.enter();
  }

  async #show() {
    await this.#board?.wake();
    this.#showing = true;
    const table = this.#table;
    if (table && "play" in table) table.play(this.#data?.solution ?? []);
    this.#showing = false;
    this.said.show("note", this.words.shown, this.#data?.learned ?? "");
    this.said.element.append(button(this.words.retry, () => this.#reset()));
  }
}

/**
 * A play as the lesson knows it: one word a move, in alphabetical order.
 * @param {string} play
 */
function moves(play) {
  const words = play.split(" ").flatMap((word) => {
    const [, move = word, count = "1"] = /^(.*)\((\d)\)$/.exec(word) ?? [];
    return Array(Number(count)).fill(move);
  });
  return words.sort().join(" ");
}
