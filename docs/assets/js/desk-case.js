// A case: what has happened, the questions that are open, the answers given, and the ruling when nothing is open.

import { BoardPanel } from "./desk-board.js";
import { button, field, heading } from "./desk-parts.js";
import { RulingPanel } from "./desk-ruling.js";
import { make } from "./dom.js";

/** @import { Desk } from "./desk-page.js" */

/** @typedef {{ key: string, kind: string, keys: string[], question: string, options: { value: string, label: string }[] }} Step */

export class CasePanel {
  element = make("section", { class: "nardy-case" });
  #desk;
  #ask;
  #ruling;
  /** @type {Record<string, string>} */
  #given = {};
  /** @type {BoardPanel | undefined} the board of this case, kept while it is asked about */
  #board;
  #boardKind = "";
  /** How often a case was closed: what was asked before that opens nothing any more. */
  #closed = 0;

  /** @param {Desk} desk */
  constructor(desk) {
    this.#desk = desk;
    this.#ask = desk.asker();
    this.#ruling = new RulingPanel(desk);
  }

  get isOpen() {
    return this.element.childElementCount > 0;
  }

  close() {
    this.#closed += 1;
    this.#ask.drop();
    if (!this.isOpen) return;
    this.#given = {};
    this.#board?.leave();
    this.#board = undefined;
    this.#ruling.close();
    this.#ruling.forget();
    this.element.replaceChildren();
    this.#desk.close();
  }

  /**
   * Puts in what was typed for the ruling that is shown.
   * @param {Record<string, string>} kept
   */
  fill(kept) {
    this.#ruling.fill(kept);
  }

  /** The same case by the event's rules as they are now. */
  async again() {
    this.#board = undefined;
    if (this.isOpen) await this.#open(this.#given);
  }

  /**
   * Opens a case by the event's rules, once those are read.
   * @param {Record<string, string>} given
   */
  async open(given) {
    const closed = this.#closed;
    await this.#desk.events.settled;
    if (this.#desk.event && closed === this.#closed) await this.#open(given);
  }

  /** @param {Record<string, string>} given */
  async #open(given) {
    const reply = await this.#ask({ ...this.#desk.eventGivens, ...given, ask: "rule" }, () => this.open(given));
    if (!reply?.ok) return;
    if (given.matter !== this.#given.matter || given.way !== this.#given.way) this.#board = undefined;
    this.#given = given;
    await this.#show(reply);
  }

  /** @param {any} reply */
  async #show(reply) {
    const { strings } = this.#desk;
    const way = reply.ways.find((/** @type {any} */ one) => one.name === reply.way);
    const several = reply.matters.length > 1;
    const head = heading(way.title);
    const back = button(strings.back, () => (reply.matter && several ? this.open({ way: reply.way }) : this.close()));
    const parts = [make("header", { class: "nardy-case-head" }, back, head)];
    let focus = /** @type {HTMLElement} */ (head);
    if (!reply.matter) {
      parts.push(
        this.#choices(
          strings.which,
          reply.matters.map((/** @type {any} */ one) => [one.title, { way: reply.way, matter: one.name }]),
        ),
      );
    } else {
      const matter = reply.matters.find((/** @type {any} */ one) => one.name === reply.matter);
      parts.push(make("p", { class: "nardy-case-matter" }, matter.title));
      const shown = [...reply.trail, reply.ask].find((one) => one && ["board", "sides"].includes(one.kind));
      if (shown) parts.push(this.#boardPart(shown));
      parts.push(this.#trail(reply.trail));
      const asked = /** @type {Step | undefined} */ (reply.ask);
      if (asked && !(shown?.kind === "board" || asked.kind === "sides")) {
        const form = this.#question(asked);
        parts.push(form);
        focus = form;
      }
      if (reply.more.length > 0 && reply.ruling) parts.push(this.#more(reply.more));
    }
    this.element.replaceChildren(...parts, this.#ruling.element);
    const closed = this.#closed;
    // a board comes to life only on the page
    if (this.#board?.isEmpty) await this.#board.show(this.#given);
    if (closed !== this.#closed) return;
    this.#desk.remember({ ...this.#desk.eventGivens, ...this.#given });
    if (reply.ruling) {
      this.#ruling.show(reply);
      focus = this.#ruling.heading;
    } else {
      this.#ruling.close();
    }
    const first = /** @type {HTMLElement | null} */ (
      focus.matches("form") ? focus.querySelector("button, input") : focus
    );
    // who types already, while the board was being drawn, is not taken out of the field: to the theme a comma is a shortcut
    const typing = !reply.ruling && this.element.querySelector("input:focus, select:focus");
    if (!typing) first?.focus({ preventScroll: false });
  }

  /**
   * The board of this case; a new one is empty until it is shown.
   * @param {{ kind: "board" | "sides", keys: string[] }} asked
   */
  #boardPart({ kind, keys }) {
    if (this.#board && this.#boardKind === kind) return this.#board.element;
    this.#boardKind = kind;
    const board = new BoardPanel(this.#desk, kind, keys, (told) => this.#tell(told, board.keys));
    this.#board = board;
    return board.element;
  }

  /**
   * @param {string} question
   * @param {[label: string, given: Record<string, string>][]} options
   */
  #choices(question, options) {
    const buttons = options.map(([label, given]) => button(label, () => this.open(given), "nardy-choice-button"));
    return make("fieldset", { class: "nardy-choices" }, make("legend", {}, question), ...buttons);
  }

  /**
   * The questions that were answered; each answer can be taken back, and those after it with it.
   * @param {{ key: string, kind: string, keys: string[], question: string, answer: string }[]} trail
   */
  #trail(trail) {
    const { strings } = this.#desk;
    const shown = trail.filter((one) => !["board", "sides", "roll", "play"].includes(one.kind) || !this.#board);
    const list = make("dl", { class: "nardy-trail" });
    for (const [number, one] of shown.entries()) {
      const later = shown.slice(number).flatMap((answered) => answered.keys);
      const change = button(strings.change, () => {
        this.open(Object.fromEntries(Object.entries(this.#given).filter(([key]) => !later.includes(key))));
      });
      change.setAttribute("aria-label", `${strings.change}: ${one.question}`);
      list.append(make("dt", {}, one.question), make("dd", {}, one.answer, " ", change));
    }
    return list;
  }

  /**
   * @param {Record<string, string>} told
   * @param {string[]} keys what it tells anew, beside the play
   */
  #tell(told, keys) {
    const rest = Object.entries(this.#given).filter(([key]) => key !== "play" && !keys.includes(key));
    return this.open({ ...Object.fromEntries(rest), ...told });
  }

  /** @param {Step} step */
  #question(step) {
    if (step.options.length > 0) {
      const form = make("form", { class: "nardy-question" });
      const buttons = step.options.map(({ value, label }) =>
        button(label, () => this.open({ ...this.#given, [step.key]: value }), "nardy-choice-button"),
      );
      form.append(make("fieldset", { class: "nardy-choices" }, make("legend", {}, step.question), ...buttons));
      return form;
    }
    const { element, input } = field(step.question, inputOf(step));
    const form = make(
      "form",
      { class: "nardy-question nardy-desk-row" },
      element,
      make("button", { class: "nardy-button is-primary" }, this.#desk.strings.answer),
    );
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const value = input.value.trim();
      if (value) this.open({ ...this.#given, [step.key]: value });
      else input.focus();
    });
    return form;
  }

  /**
   * What may be told besides: the match, the stake.
   * @param {Step[]} steps
   */
  #more(steps) {
    const form = make("form", { class: "nardy-more-form" });
    for (const step of steps) {
      const now = this.#given[step.key] ?? "";
      if (step.options.length === 0) {
        const { element, input } = field(step.question, { ...inputOf(step), name: step.key });
        input.value = now;
        form.append(element);
        continue;
      }
      const options = [{ value: "", label: "" }, ...step.options];
      const select = make(
        "select",
        { class: "nardy-select", name: step.key },
        ...options.map(({ value, label }) => make("option", { value, selected: value === now }, label)),
      );
      form.append(make("label", { class: "nardy-desk-field" }, step.question, select));
    }
    form.append(make("button", { class: "nardy-button" }, this.#desk.strings.answer));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const told = Object.fromEntries([...new FormData(form)].map(([key, value]) => [key, String(value).trim()]));
      const keys = steps.map((step) => step.key);
      const rest = Object.fromEntries(Object.entries(this.#given).filter(([key]) => !keys.includes(key)));
      this.open({ ...rest, ...Object.fromEntries(Object.entries(told).filter(([, value]) => value)) });
    });
    const told = steps.some((step) => this.#given[step.key]);
    return make(
      "details",
      { class: "nardy-desk-more", open: told },
      make("summary", {}, this.#desk.strings.more),
      form,
    );
  }
}

/** @param {Step} step */
function inputOf(step) {
  if (step.kind === "number") return { inputmode: "numeric", maxlength: 5 };
  return { maxlength: 40, placeholder: step.kind === "roll" ? "6-5" : "" };
}
