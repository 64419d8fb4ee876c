// A case: what has happened, the questions that are open, the answers given, and the ruling when nothing is open.

import { BoardPanel, PLAYED } from "./desk-board.js";
import { button, field, heading, without } from "./desk-parts.js";
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
  /** @type {Record<string, string> | undefined} what was put on the board and is not ruled on yet */
  #draft;
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

  /**
   * The same case by the event's rules as they are now, with all of it that goes with them.
   * @param {boolean} otherGame whether they are of another game
   */
  async again(otherGame) {
    const { way = "", matter } = this.#given;
    this.#draft = otherGame ? undefined : this.#board?.draft;
    this.#board = undefined;
    const tries = [otherGame ? this.#boardless : this.#given, { way, ...(matter ? { matter } : {}) }, { way }];
    // an answer of the old rules may be none of the new ones, and what has happened may not happen in the new game
    for (const given of tries) {
      const reply = await this.#open(given);
      if (!reply || reply.ok) return;
    }
  }

  /**
   * Opens a case by the event's rules, once those are read.
   * @param {Record<string, string>} given
   */
  async open(given) {
    const closed = this.#closed;
    await this.#desk.events.settled;
    return this.#desk.event && closed === this.#closed ? this.#open(given) : undefined;
  }

  /**
   * @param {Record<string, string>} given
   * @returns {Promise<any>} the core's reply, if there is one
   */
  async #open(given) {
    const reply = await this.#ask({ ...this.#desk.eventGivens, ...given, ask: "rule" }, () => this.open(given));
    if (!reply?.ok) {
      // what stood there was no answer to this
      this.#ruling.close();
      return reply;
    }
    if (given.matter !== this.#given.matter || given.way !== this.#given.way || !this.#board?.tells(given)) {
      this.#board = undefined;
    }
    this.#given = given;
    await this.#show(reply);
    return reply;
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
      const kind = [...reply.trail, reply.ask].find((one) => one && ["board", "sides"].includes(one.kind))?.kind;
      if (kind) parts.push(this.#boardPart(kind));
      parts.push(this.#trail(reply.trail));
      const asked = /** @type {Step | undefined} */ (reply.ask);
      if (asked && !(kind === "board" || asked.kind === "sides")) {
        const form = this.#question(asked);
        parts.push(form);
        focus = form;
      }
      if (reply.more.length > 0 && reply.ruling) parts.push(this.#more(reply.more));
    }
    this.element.replaceChildren(...parts, this.#ruling.element);
    this.#desk.taps.drawn();
    const closed = this.#closed;
    // a board comes to life only on the page
    if (this.#board?.isEmpty) {
      const draft = this.#draft;
      this.#draft = undefined;
      await this.#board.show(draft ?? this.#given);
    }
    if (closed !== this.#closed) return;
    this.#desk.address.remember({ ...this.#desk.eventGivens, ...this.#given });
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
   * @param {string} kind
   */
  #boardPart(kind) {
    if (this.#board && this.#boardKind === kind) return this.#board.element;
    this.#boardKind = kind;
    this.#board = new BoardPanel(this.#desk, /** @type {"board" | "sides"} */ (kind), {
      send: (told) => this.#tell(told),
      changed: (told) => this.#changed(told),
    });
    return this.#board.element;
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
        this.open(without(this.#given, later));
      });
      change.setAttribute("aria-label", `${strings.change}: ${one.question}`);
      list.append(make("dt", {}, one.question), make("dd", {}, one.answer, " ", change));
    }
    return list;
  }

  /** The case with its board as it is now. */
  get #now() {
    return { ...this.#given, ...this.#board?.told };
  }

  /** The case but for its board. */
  get #boardless() {
    return without(this.#given, PLAYED);
  }

  /**
   * Rules on what is on the board; what is still wanting is said there.
   * @param {Record<string, string>} told
   */
  async #tell(told) {
    const reply = await this.open({ ...this.#boardless, ...told });
    if (reply && !reply.ok) this.#changed(told);
    else if (reply?.ask) this.#board?.want(reply.ask.kind);
  }

  /**
   * The board is no longer the one that was ruled on, so that ruling is not shown beneath it.
   * @param {Record<string, string>} [told] what it is now
   */
  #changed(told) {
    if (told && PLAYED.every((key) => told[key] === this.#given[key])) return;
    this.#given = this.#boardless;
    this.#ruling.close();
    this.element.querySelector(".nardy-desk-more")?.remove();
  }

  /** @param {Step} step */
  #question(step) {
    if (step.options.length > 0) {
      const form = make("form", { class: "nardy-question" });
      const buttons = step.options.map(({ value, label }) =>
        button(label, () => this.open({ ...this.#now, [step.key]: value }), "nardy-choice-button"),
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
      if (value) this.open({ ...this.#now, [step.key]: value });
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
      this.open({
        ...without(this.#now, keys),
        ...Object.fromEntries(Object.entries(told).filter(([, value]) => value)),
      });
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
