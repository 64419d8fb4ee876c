// <nardy-trainer>: first moves, asked and judged by the core. What was wrong comes back sooner, what was right later.

import { drawing, make } from "../dom.js";
import { engine } from "../engine.js";
import { Inquiry } from "../inquiry.js";
import { decoded, disputePage } from "../links.js";
import { Message } from "../message.js";
import { STRINGS } from "../strings.js";
import { answered, due, forget } from "./schedule.js";
import { button, Said } from "./verdict.js";
import { languageOf, wordsOf } from "./words.js";

/** @import { BoardData, Failure } from "../types.js" */

/** @typedef {BoardData & { ok: true, card: string, situation: string, asked: string, options: string[], svg: string }} Drill */
/** @typedef {{ ok: true, right: boolean, sentences: string[], dispute: string }} Answered */

export class NardyTrainer extends HTMLElement {
  #ground = make("div", { class: "nardy-drill" });
  #said = new Said(() => this.#ground.querySelector(".nardy-stage"));
  #due = make("p", { class: "nardy-due", hidden: true });
  /** @type {Message | undefined} */
  #message;
  /** @type {Inquiry | undefined} */
  #inquiry;
  /** @type {Drill | undefined} */
  #drill;
  #judged = false;
  #leave = new AbortController();

  connectedCallback() {
    this.#leave = new AbortController();
    addEventListener("hashchange", () => this.#follow(), { signal: this.#leave.signal });
    if (this.#message) return;
    const language = languageOf(this);
    this.#message = new Message(language, STRINGS[language]);
    this.#inquiry = new Inquiry(this.#message);
    this.#said.clear();
    const start = button(this.#words.begin, () => this.#next(), true);
    this.querySelector(".nardy-fallback")?.remove();
    this.append(start, this.#ground, this.#message.element, this.#said.element, this.#due);
    this.#ground.addEventListener("nardy-play", (event) => this.#played(/** @type {CustomEvent} */ (event).detail));
    this.#said.element.setAttribute("tabindex", "-1");
    this.#follow();
  }

  disconnectedCallback() {
    this.#leave.abort();
    this.#inquiry?.drop();
  }

  /** Asks the card that the address names, if it is one of this game. */
  #follow() {
    const card = decoded(location.hash.slice(1));
    if (card.startsWith(`${this.#game}/`) && card !== this.#drill?.card) this.#ask({ card });
  }

  get #words() {
    return wordsOf(this);
  }

  get #game() {
    return this.dataset.game ?? "long";
  }

  get #rules() {
    return /** @type {HTMLSelectElement | null} */ (this.querySelector("select"))?.value ?? "all";
  }

  /** Asks what is due, else something new. */
  #next() {
    const [waiting] = due(`${this.#game}/`).filter(
      (name) => this.#rules === "all" || name.includes(`/${this.#rules}/`),
    );
    if (waiting) this.#ask({ card: waiting }, true);
    else this.#ask({ game: this.#game, rules: this.#rules, number: String(random()) });
  }

  /**
   * @param {Record<string, string>} what
   * @param {boolean} [waiting] whether the card comes from those that are due
   */
  async #ask(what, waiting = false) {
    engine.warm();
    const question = { ask: "drill", ...what };
    const reply = /** @type {Drill | Failure | undefined} */ (
      await this.#inquiry?.ask(question, () => this.#ask(what, waiting))
    );
    if (!reply) return;
    if (!reply.ok && waiting) {
      // kept by another version of the site, whose rule sets had other names
      forget(what.card ?? "");
      this.#next();
      return;
    }
    const inside = this.contains(document.activeElement);
    this.#said.clear();
    if (!reply.ok) {
      this.#message?.answer(reply, "");
      return;
    }
    this.#message?.clear();
    this.#drill = reply;
    this.#judged = false;
    this.querySelector(":scope > .nardy-button")?.remove();
    history.replaceState(history.state, "", `#${reply.card}`);
    this.#lay(reply, reply.options.length === 0);
    // the button that was pressed is gone
    if (inside) /** @type {HTMLElement} */ (this.#ground.firstElementChild).focus();
  }

  /**
   * @param {Drill} drill
   * @param {boolean} live whether the play is made on the board
   */
  #lay(drill, live) {
    const stage = make("div", { class: "nardy-stage" }, drawing(drill.svg));
    const board = live ? boardOf(drill, stage) : stage;
    const options = drill.options.map((option) => button(option, () => this.#answer(option)));
    const count = due(`${this.#game}/`).length;
    this.#ground.replaceChildren(
      make("p", { class: "nardy-task", tabindex: -1 }, drill.situation, " ", make("strong", {}, drill.asked)),
      make("div", { class: "nardy-ground" }, board),
      make("div", { class: "nardy-choices" }, ...options),
    );
    this.#due.textContent = this.#words.repeat(count);
    this.#due.hidden = count === 0;
  }

  /** @param {{ over: boolean, made: unknown[], play: string | undefined }} detail */
  #played({ over, made, play }) {
    if (over && made.length > 0 && play && this.#drill?.options.length === 0) this.#answer(play);
  }

  /** @param {string} answer */
  async #answer(answer) {
    const drill = this.#drill;
    if (!drill) return;
    const question = { ask: "drill-answer", card: drill.card, answer };
    const reply = /** @type {Answered | Failure | undefined} */ (
      await this.#inquiry?.ask(question, () => this.#answer(answer))
    );
    if (!reply || this.#drill !== drill) return;
    if (!reply.ok) {
      this.#message?.answer(reply, "");
      return;
    }
    this.#message?.clear();
    // only the first answer counts: the second is given with the solution at hand
    if (!this.#judged) answered(drill.card, reply.right);
    this.#judged = true;
    this.#tell(reply, drill);
  }

  /**
   * @param {Answered} reply
   * @param {Drill} drill
   */
  #tell(reply, drill) {
    const words = this.#words;
    const asked = drill.options.length > 0;
    const onward = make(
      "span",
      { class: "nardy-choices" },
      button(words.another, () => this.#next(), true),
      make("a", { class: "nardy-card", href: `#${drill.card}` }, words.link),
    );
    const page = reply.dispute && disputePage(reply.dispute, languageOf(this));
    const dispute = page ? make("a", { href: page }, words.dispute) : "";
    const inside = this.contains(document.activeElement);
    if (asked) this.#lay({ ...drill, options: [] }, true);
    // what can be done stands beneath the board, and why comes after: it may be longer than a phone
    const said = [asked ? words.play : "", onward, ...reply.sentences, dispute];
    this.#said.show(reply.right ? "right" : "wrong", reply.right ? words.right : words.wrong, ...said);
    if (asked && inside) this.#said.element.focus({ preventScroll: true });
  }
}

/**
 * @param {Drill} drill
 * @param {HTMLElement} stage
 */
function boardOf(drill, stage) {
  const board = document.createElement("nardy-board");
  board.dataset.board = JSON.stringify({ givens: drill.givens, turn: drill.turn });
  board.dataset.controls = "undo reset";
  board.append(stage);
  return board;
}

/** A number to draw a card by. */
function random() {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}
