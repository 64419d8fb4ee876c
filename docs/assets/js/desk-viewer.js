// The board that steps through a checked transcript: what stood before each turn, what was played, what is wrong with it.

import { button, heading } from "./desk-parts.js";
import { drawing, make } from "./dom.js";

/** @import { Checked, Finding } from "./desk-checking.js" */
/** @import { Desk } from "./desk-page.js" */

/**
 * The number of the turn at which a fault stands; -1 where it is no turn's, or the board could not be followed so far.
 * @param {Checked} checked
 * @param {Finding | undefined} found
 */
export function turnOf(checked, found) {
  return checked.turns.findIndex((turn) => turn.line === found?.line && turn.column === found.column);
}

export class Viewer {
  element = make("div", { class: "nardy-viewer" });
  #desk;
  #ask;

  /** @param {Desk} desk */
  constructor(desk) {
    this.#desk = desk;
    this.#ask = desk.asker();
  }

  close() {
    this.element.replaceChildren();
  }

  /**
   * Shows a turn, and takes the reader there: it lies below all that was found.
   * @param {Checked} checked
   * @param {number} at which of its turns
   * @param {Record<string, string>} rules by which the board is drawn
   */
  async reveal(checked, at, rules) {
    await this.show(checked, at, rules);
    this.element.scrollIntoView({ block: "start" });
    this.element.querySelector("h2")?.focus({ preventScroll: true });
  }

  /**
   * @param {Checked} checked
   * @param {number} at which of its turns
   * @param {Record<string, string>} rules by which the board is drawn
   */
  async show(checked, at, rules) {
    const { strings } = this.#desk;
    const turn = checked.turns[at];
    if (!turn) return;
    const { play, ...givens } = turn.givens;
    const question = { ask: "draw", game: checked.game ?? "long", ...rules, ...givens };
    const reply = await this.#ask(question, () => this.show(checked, at, rules));
    if (!reply?.ok) return;
    const steps = [
      button(strings.previous, () => this.show(checked, at - 1, rules)),
      button(strings.next, () => this.show(checked, at + 1, rules)),
    ];
    for (const [number, step] of steps.entries()) step.disabled = !checked.turns[number ? at + 1 : at - 1];
    const found = checked.findings.filter((one) => one.line === turn.line && one.column === turn.column);
    const game = checked.turns.filter((one) => one.game === turn.game);
    const pressed = [...this.element.querySelectorAll("button")].findIndex((one) => one.matches(":focus"));
    this.element.replaceChildren(
      heading(strings.turn(game.indexOf(turn) + 1, game.length, turn.game, givens["to move"] ?? "")),
      make("div", { class: "nardy-viewer-board" }, drawing(reply.svg)),
      make("p", { class: "nardy-viewer-play" }, `${givens.roll} `, make("code", {}, play ?? "")),
      ...found.map((one) => make("p", { class: "nardy-viewer-fault" }, one.sentence)),
      make(
        "div",
        { class: "nardy-desk-buttons" },
        ...steps,
        button(strings.take, () => this.#desk.open({ way: "move", ...turn.givens })),
      ),
    );
    // whoever goes on by keys stays on the button he pressed, or at the end on the other one
    const onward = [steps[pressed], ...steps].find((one) => one && !one.disabled);
    if (pressed >= 0 && onward) onward.focus({ preventScroll: true });
  }
}
