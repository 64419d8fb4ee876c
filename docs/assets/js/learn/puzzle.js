// <nardy-puzzle>: a question with answers to choose from, in one row or in one for each reading.

import { make } from "../dom.js";
import { Step } from "./step.js";
import { button } from "./verdict.js";

/** @typedef {{ name: string, rows: [right: number, why: string][], learned: string }} PuzzleData */

export class NardyPuzzle extends Step {
  /** @type {PuzzleData | undefined} */
  #data;

  connectedCallback() {
    if (this.#data) return;
    this.#data = /** @type {PuzzleData} */ (JSON.parse(this.dataset.puzzle ?? ""));
    this.name = this.#data.name;
    const check = button(this.words.check, () => this.#check(), true);
    this.querySelector(".nardy-rows")?.after(make("div", { class: "nardy-choices" }, check), this.said.element);
    this.addEventListener("change", () => this.said.clear());
    this.join();
  }

  get #rows() {
    return [...this.querySelectorAll("fieldset")];
  }

  #check() {
    const { rows, learned } = /** @type {PuzzleData} */ (this.#data);
    const chosen = this.#rows.map((row) => row.querySelector("input:checked"));
    if (chosen.some((input) => !input)) {
      this.said.show("note", this.words.choose);
      return;
    }
    const right = chosen.map((input, row) => Number(/** @type {HTMLInputElement} */ (input).value) === rows[row]?.[0]);
    for (const [number, row] of this.#rows.entries()) {
      row.classList.toggle("is-right", right[number]);
      row.classList.toggle("is-wrong", !right[number]);
    }
    const count = right.filter(Boolean).length;
    const tally = rows.length > 1 ? this.words.tally(count, rows.length) : "";
    const why = [...new Set(rows.map(([, reason]) => reason))];
    if (count === rows.length) this.succeed(...why, learned);
    else this.fail(this.words.wrong, [tally], () => this.#reset());
  }

  #reset() {
    for (const row of this.#rows) {
      row.classList.remove("is-right", "is-wrong");
      for (const input of row.querySelectorAll("input")) input.checked = false;
    }
    this.said.clear();
    this.querySelector("input")?.focus();
  }
}
