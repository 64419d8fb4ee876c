// The board of a case: shown by the moves from the start, or set up; its position, roll and play are what is told.

import { button, field } from "./desk-parts.js";
import { drawing, make } from "./dom.js";

/** @import { NardyBoard } from "./board.js" */
/** @import { Desk } from "./desk-page.js" */

/**
 * Who is told of the board.
 * @typedef {object} Teller
 * @property {(told: Record<string, string>) => void} send it is to be ruled on
 * @property {(told?: Record<string, string>) => void} changed by the reader: it is so now; nothing, if that is no board
 */

const POSITION = [
  "white",
  "black",
  "to move",
  "first turn",
  "second player",
  "opponent opened",
  "turn number",
  "goes on",
  "handed",
  "roll",
];
/** All that is told of a board and what is played on it. */
export const PLAYED = [...POSITION, "play"];

/**
 * @param {Record<string, string>} from
 * @param {string[]} keys
 */
function only(from, keys) {
  return Object.fromEntries(keys.filter((key) => from[key]).map((key) => [key, from[key] ?? ""]));
}

export class BoardPanel {
  element = make("div", { class: "nardy-desk-board" });
  #desk;
  #ask;
  #kind;
  #place = make("div", { class: "nardy-desk-place" });
  /** @type {NardyBoard | undefined} */
  #board;
  #moves;
  #play;
  #white;
  #black;

  #teller;
  /** @type {HTMLFormElement} the form that is sent with what stands on the board */
  #form;

  /**
   * @param {Desk} desk
   * @param {"board" | "sides"} kind with a turn, or where the checkers stand only
   * @param {Teller} teller
   */
  constructor(desk, kind, teller) {
    const { strings } = desk;
    this.#desk = desk;
    this.#ask = desk.asker();
    this.#kind = kind;
    this.#teller = teller;
    this.element.classList.add(`is-${kind}`);
    this.#moves = field(
      strings.moves,
      { name: "moves", placeholder: strings.movesExample, maxlength: 4000, enterkeyhint: "go" },
      strings.movesHint,
    );
    this.#play = field(strings.play, { name: "play", placeholder: strings.playExample, enterkeyhint: "go" });
    this.#white = field(strings.white, { name: "white" });
    this.#black = field(strings.black, { name: "black" }, strings.sidesHint);
    this.#form = make("form", { class: kind === "board" ? "nardy-desk-row" : "nardy-desk-sides" });
    this.#form.addEventListener("submit", (event) => {
      event.preventDefault();
      teller.send(this.told);
    });
    this.element.append(kind === "board" ? this.#turnForm() : this.#sidesForm());
    this.#place.addEventListener("nardy-play", (event) => {
      const { play, made } = /** @type {CustomEvent} */ (event).detail;
      if (play || made.length === 0) this.#play.input.value = play ?? "";
      this.#changed();
    });
    this.#place.addEventListener("nardy-drawn", () => this.#changed());
    this.#form.addEventListener("input", () => this.#changed());
    this.#place.addEventListener("nardy-refuse", (event) => {
      event.preventDefault();
      this.#play.input.value = /** @type {CustomEvent} */ (event).detail.play;
      teller.send(this.told);
    });
  }

  #changed() {
    this.#desk.hush();
    this.#teller.changed(this.told);
  }

  #turnForm() {
    const { strings } = this.#desk;
    const moves = this.#moves;
    const first = make(
      "form",
      { class: "nardy-desk-row" },
      moves.element,
      make("button", { class: "nardy-button" }, strings.show),
    );
    const replay = async () => {
      const given = { ask: "moves", ...this.#desk.eventGivens, moves: moves.input.value };
      const reply = await this.#ask(given, replay);
      if (!reply?.ok) {
        if (reply) this.#teller.changed();
        return;
      }
      await this.show(reply.givens);
      this.#teller.changed(this.told);
      if (reply.givens.play) this.#teller.send(this.told);
      else this.#play.input.focus();
    };
    first.addEventListener("submit", (event) => {
      event.preventDefault();
      replay();
    });
    this.#form.append(this.#play.element, make("button", { class: "nardy-button is-primary" }, strings.decide));
    const hint = make("p", { class: "nardy-desk-hint" }, strings.boardHint);
    return make("div", {}, first, this.#place, hint, this.#form);
  }

  #sidesForm() {
    const { strings } = this.#desk;
    const all = (/** @type {HTMLInputElement} */ input) => {
      input.value = `off:${this.#desk.event.checkers}`;
      this.#changed();
      this.#redraw();
    };
    this.#form.append(
      this.#white.element,
      this.#black.element,
      make(
        "div",
        { class: "nardy-desk-buttons" },
        button(strings.whiteOff, () => all(this.#white.input)),
        button(strings.blackOff, () => all(this.#black.input)),
        make("button", { class: "nardy-button is-primary" }, strings.answer),
      ),
    );
    this.#form.addEventListener("change", () => this.#redraw());
    this.#place.addEventListener("nardy-placed", () => this.#fill());
    this.#place.addEventListener("focusout", () => this.#fill());
    this.#place.addEventListener("pointerup", () => setTimeout(() => this.#fill()));
    return make("div", {}, this.#form, this.#place);
  }

  /** Asks for nothing any more: the case is closed. */
  leave() {
    this.#ask.drop();
  }

  get isEmpty() {
    return this.#board === undefined;
  }

  /** The sides as they stand on the board, into the fields. */
  #fill() {
    const table = this.#board?.live?.table;
    if (!table) return;
    this.#white.input.value = table.side("white");
    this.#black.input.value = table.side("black");
    this.#teller.changed(this.told);
  }

  async #redraw() {
    const { white = "", black = "" } = this.told;
    if (white && black) await this.show({ white, black });
  }

  /**
   * Says what is not told yet, and opens the place where it can be.
   * @param {string} kind of the question that is open
   */
  want(kind) {
    const { strings } = this.#desk;
    if (kind === "roll") {
      /** @type {HTMLElement | null} */ (this.#place.querySelector(".is-dice:not([aria-expanded=true])"))?.click();
      this.#desk.say(strings.wantRoll, this.#place);
    } else if (kind === "play") {
      this.#desk.say(strings.wantPlay, this.#form);
      this.#play.input.focus();
    } else if (kind === "board" || kind === "sides") {
      this.#desk.say(strings.wantBoard, this.#kind === "sides" ? this.#form : this.#place);
    }
  }

  /**
   * What is told: the position, and where a turn is judged the roll and the play.
   * @returns {Record<string, string>}
   */
  get told() {
    const live = this.#board?.live;
    if (this.#kind === "sides") return { white: this.#white.input.value.trim(), black: this.#black.input.value.trim() };
    const play = this.#play.input.value.trim();
    return { ...only(live?.givens ?? {}, POSITION), ...(play ? { play } : {}) };
  }

  /**
   * Whether it is the board of a case, if that has one.
   * @param {Record<string, string>} given
   */
  tells(given) {
    const { told } = this;
    const keys = this.#kind === "sides" ? ["white", "black"] : PLAYED;
    return !given.white || keys.every((key) => given[key] === told[key]);
  }

  /** What is on it and in its fields, for another board of the same game. */
  get draft() {
    return { ...this.told, moves: this.#moves.input.value };
  }

  /**
   * Shows a position; says what is wrong with one that cannot be.
   * @param {Record<string, string>} told
   * @returns {Promise<void>}
   */
  async show(told) {
    const { game = "long", rules = "common", readings = "" } = this.#desk.event ?? {};
    if (!told.white || !told.black) {
      const reply = await this.#ask({ ask: "start", game }, () => this.show(told));
      if (!reply?.ok) return;
      return this.show({ ...told, ...only(reply.givens, ["white", "black"]), "to move": "white" });
    }
    const keys = this.#kind === "board" ? POSITION : ["white", "black"];
    const given = { game, rules, ...(readings ? { readings } : {}), ...only(told, keys) };
    this.#play.input.value = told.play ?? "";
    this.#moves.input.value = told.moves ?? this.#moves.input.value;
    this.#white.input.value = told.white;
    this.#black.input.value = told.black;
    const reply = await this.#ask({ ask: "draw", ...given }, () => this.show(told));
    if (!reply?.ok) return;
    const stage = make("div", { class: "nardy-stage" }, drawing(reply.svg));
    const board = /** @type {NardyBoard} */ (document.createElement("nardy-board"));
    // the event's rules are chosen above: a board by others would be ruled on by these all the same
    board.dataset.rules = "fixed";
    board.dataset.board = JSON.stringify({ givens: reply.givens, turn: reply.turn });
    board.append(stage);
    this.#board?.remove();
    this.#place.replaceChildren(board);
    this.#board = board;
    await board.wake();
    if (this.#kind === "sides") board.live?.edit();
  }
}
