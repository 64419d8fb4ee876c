// The board of a case: shown by the moves from the start, or set up; its position, roll and play are what is told.

import { button, field } from "./desk-parts.js";
import { drawing, make } from "./dom.js";

/** @import { NardyBoard } from "./board.js" */
/** @import { Desk } from "./desk-page.js" */

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
  /** The givens that it tells, but for the play. */
  keys;
  #place = make("div", { class: "nardy-desk-place" });
  /** @type {NardyBoard | undefined} */
  #board;
  #play;
  #white;
  #black;

  /**
   * @param {Desk} desk
   * @param {"board" | "sides"} kind with a turn, or where the checkers stand only
   * @param {string[]} keys the givens that answer the question for it
   * @param {(told: Record<string, string>) => void} send
   */
  constructor(desk, kind, keys, send) {
    const { strings } = desk;
    this.#desk = desk;
    this.#ask = desk.asker();
    this.#kind = kind;
    this.keys = kind === "board" ? [...keys, "roll"] : keys;
    this.element.classList.add(`is-${kind}`);
    this.#play = field(strings.play, { name: "play", placeholder: strings.playExample, enterkeyhint: "go" });
    this.#white = field(strings.white, { name: "white" });
    this.#black = field(strings.black, { name: "black" }, strings.sidesHint);
    this.element.append(kind === "board" ? this.#turnForm(send) : this.#sidesForm(send));
    this.#place.addEventListener("nardy-play", (event) => {
      const { play, made } = /** @type {CustomEvent} */ (event).detail;
      if (play || made.length === 0) this.#play.input.value = play ?? "";
    });
    this.#place.addEventListener("nardy-refuse", (event) => {
      event.preventDefault();
      this.#play.input.value = /** @type {CustomEvent} */ (event).detail.play;
      send(this.told);
    });
  }

  /** @param {(told: Record<string, string>) => void} send */
  #turnForm(send) {
    const { strings } = this.#desk;
    const moves = field(
      strings.moves,
      { name: "moves", placeholder: strings.movesExample, maxlength: 4000, enterkeyhint: "go" },
      strings.movesHint,
    );
    const first = make(
      "form",
      { class: "nardy-desk-row" },
      moves.element,
      make("button", { class: "nardy-button" }, strings.show),
    );
    const replay = async () => {
      const given = { ask: "moves", ...this.#desk.eventGivens, moves: moves.input.value };
      const reply = await this.#ask(given, replay);
      if (!reply?.ok) return;
      await this.show(reply.givens);
      if (reply.givens.play) send(this.told);
      else this.#play.input.focus();
    };
    first.addEventListener("submit", (event) => {
      event.preventDefault();
      replay();
    });
    const second = make(
      "form",
      { class: "nardy-desk-row" },
      this.#play.element,
      make("button", { class: "nardy-button is-primary" }, strings.decide),
    );
    second.addEventListener("submit", (event) => {
      event.preventDefault();
      send(this.told);
    });
    const hint = make("p", { class: "nardy-desk-hint" }, strings.boardHint);
    return make("div", {}, first, this.#place, hint, second);
  }

  /** @param {(told: Record<string, string>) => void} send */
  #sidesForm(send) {
    const { strings } = this.#desk;
    const all = (/** @type {HTMLInputElement} */ input) => {
      input.value = `off:${this.#desk.event.checkers}`;
      this.#redraw();
    };
    const form = make(
      "form",
      { class: "nardy-desk-sides" },
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
    form.addEventListener("change", () => this.#redraw());
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      send(this.told);
    });
    this.#place.addEventListener("nardy-placed", () => this.#fill());
    this.#place.addEventListener("focusout", () => this.#fill());
    this.#place.addEventListener("pointerup", () => setTimeout(() => this.#fill()));
    return make("div", {}, form, this.#place);
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
  }

  #redraw() {
    return this.show({ white: this.#white.input.value.trim(), black: this.#black.input.value.trim() });
  }

  /**
   * What is told: the position, and where a turn is judged the roll and the play.
   * @returns {Record<string, string>}
   */
  get told() {
    const live = this.#board?.live;
    if (this.#kind === "sides") return { white: this.#white.input.value.trim(), black: this.#black.input.value.trim() };
    const play = this.#play.input.value.trim();
    return { ...only(live?.givens ?? {}, this.keys), ...(play ? { play } : {}) };
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
      return this.show({ ...only(reply.givens, ["white", "black"]), "to move": "white" });
    }
    const given = { game, rules, ...(readings ? { readings } : {}), ...only(told, this.keys) };
    this.#play.input.value = told.play ?? "";
    this.#white.input.value = told.white;
    this.#black.input.value = told.black;
    const reply = await this.#ask({ ask: "draw", ...given }, () => this.show(told));
    if (!reply?.ok) return;
    const stage = make("div", { class: "nardy-stage" }, drawing(reply.svg));
    const board = /** @type {NardyBoard} */ (document.createElement("nardy-board"));
    board.dataset.board = JSON.stringify({ givens: reply.givens, turn: reply.turn });
    board.append(stage);
    this.#board?.remove();
    this.#place.replaceChildren(board);
    this.#board = board;
    await board.wake();
    if (this.#kind === "sides") board.live?.edit();
  }
}
