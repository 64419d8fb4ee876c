// Transcripts: pasted, dropped or chosen; every fault with its place, and the board that steps through the game.

import { button, download, heading } from "./desk-parts.js";
import { make } from "./dom.js";

/** @import { Desk } from "./desk-page.js" */

/** @typedef {{ line: number, column: number, game: number, turn: number, sentence: string }} Finding */
/** @typedef {{ game: number, line: number, column: number, givens: Record<string, string> }} Turn */
/** @typedef {{ name: string, error?: string, game?: string, title?: string, findings: Finding[], turns: Turn[] }} Checked */

const TRANSCRIPT = /\.(mat|nardy|txt)$/i;

export class TranscriptPanel {
  element = make("section", { class: "nardy-transcripts" });
  #desk;
  #text;
  #progress = make("progress", { hidden: true });
  #told = make("p", { role: "status" });
  #found = make("div", { class: "nardy-found" });
  #viewer = make("div", { class: "nardy-viewer" });
  /** @type {Checked[]} */
  #checked = [];

  /** @param {Desk} desk */
  constructor(desk) {
    this.#desk = desk;
    const { strings } = desk;
    this.#text = make("textarea", {
      class: "nardy-input",
      rows: 5,
      name: "transcript",
      spellcheck: "false",
      "aria-label": strings.transcriptHint,
    });
    const files = make("input", { type: "file", multiple: true, accept: ".mat,.nardy,.txt", hidden: true });
    files.addEventListener("change", () => this.#files([...(files.files ?? [])]));
    const folder = make("input", { type: "file", multiple: true, webkitdirectory: true, hidden: true });
    folder.addEventListener("change", () => {
      // whatever else lies in the folder is no transcript
      this.#files([...(folder.files ?? [])].filter(({ name }) => TRANSCRIPT.test(name)));
    });
    const form = make(
      "form",
      { class: "nardy-transcript-form" },
      make("p", {}, strings.transcriptHint),
      this.#text,
      make(
        "div",
        { class: "nardy-desk-buttons" },
        make("button", { class: "nardy-button is-primary" }, strings.check),
        button(strings.choose, () => files.click()),
        button(strings.folder, () => folder.click()),
        files,
        folder,
      ),
    );
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#check([{ name: strings.pasted, text: async () => this.#text.value }]);
    });
    form.addEventListener("dragover", (event) => event.preventDefault());
    form.addEventListener("drop", (event) => {
      event.preventDefault();
      this.#files([...(event.dataTransfer?.files ?? [])]);
    });
    this.element.append(
      make("h2", {}, strings.transcripts),
      form,
      this.#progress,
      this.#told,
      this.#found,
      this.#viewer,
    );
  }

  /** @param {File[]} files */
  #files(files) {
    return this.#check(files.map((file) => ({ name: file.name, text: () => file.text() })));
  }

  /** @param {{ name: string, text: () => Promise<string> }[]} files */
  async #check(files) {
    const { strings, language } = this.#desk;
    this.#checked = [];
    this.#found.replaceChildren();
    this.#viewer.replaceChildren();
    this.#progress.max = files.length;
    // how far one file is nobody knows: then the bar only says that it is being read
    this.#progress.removeAttribute("value");
    for (const [number, file] of files.entries()) {
      this.#progress.hidden = false;
      if (files.length > 1) this.#progress.value = number;
      this.#told.textContent = strings.checking(number, files.length);
      const given = { ask: "check", lang: language, ...this.#rules, turns: "yes", transcript: await file.text() };
      const reply = await this.#desk.ask(given);
      if (!reply) {
        this.#progress.hidden = true;
        return;
      }
      const told = reply.ok ? reply : { error: reply.error, findings: [], turns: [] };
      this.#checked.push({ ...told, name: file.name });
    }
    this.#progress.hidden = true;
    this.#show();
  }

  get #rules() {
    const { "event name": _, ...event } = this.#desk.eventGivens;
    return event;
  }

  #show() {
    const { strings } = this.#desk;
    const faults = this.#checked.reduce((sum, one) => sum + one.findings.length, 0);
    const unread = this.#checked.some((one) => one.error);
    this.#told.textContent = faults || unread ? strings.faults(faults) : strings.noFaults;
    const parts = this.#checked.map((one) => this.#file(one));
    const save = button(strings.asJson, () => {
      const told = this.#checked.map(({ turns: _, ...rest }) => rest);
      download("faults.json", `${JSON.stringify(told, undefined, 2)}\n`, "application/json");
    });
    this.#found.replaceChildren(...parts, save);
    const first = this.#checked.find((one) => one.turns.length > 0);
    if (first) this.#step(first, 0);
  }

  /** @param {Checked} checked */
  #file(checked) {
    const { strings } = this.#desk;
    const list = make("ul", {});
    if (checked.error) list.append(make("li", {}, checked.error));
    for (const found of checked.findings) {
      const at = checked.turns.findIndex((turn) => turn.line === found.line && turn.column === found.column);
      const place = strings.place(found.line, found.column);
      const where = at < 0 ? make("span", {}, place) : button(place, () => this.#step(checked, at));
      list.append(make("li", {}, where, ` ${found.sentence}`));
    }
    return make("section", {}, make("h3", {}, checked.name), list);
  }

  /**
   * The board before one turn, with what was played.
   * @param {Checked} checked
   * @param {number} at
   */
  async #step(checked, at) {
    const { strings } = this.#desk;
    const turn = checked.turns[at];
    if (!turn) return;
    const { play, ...givens } = turn.givens;
    const { code: _, ...event } = { code: "", ...this.#rules };
    const reply = await this.#desk.ask({ ask: "draw", game: checked.game ?? "long", ...event, ...givens });
    if (!reply?.ok) return;
    const drawing = new DOMParser().parseFromString(reply.svg, "image/svg+xml").documentElement;
    const previous = button(strings.previous, () => this.#step(checked, at - 1));
    const next = button(strings.next, () => this.#step(checked, at + 1));
    previous.disabled = at === 0;
    next.disabled = at === checked.turns.length - 1;
    const found = checked.findings.filter((one) => one.line === turn.line && one.column === turn.column);
    this.#viewer.replaceChildren(
      heading(strings.turn(at + 1, checked.turns.length, turn.game)),
      make("div", { class: "nardy-viewer-board" }, document.importNode(drawing, true)),
      make("p", { class: "nardy-viewer-play" }, `${givens.roll} `, make("code", {}, play ?? "")),
      ...found.map((one) => make("p", { class: "nardy-viewer-fault" }, one.sentence)),
      make(
        "div",
        { class: "nardy-desk-buttons" },
        previous,
        next,
        button(strings.take, () => this.#desk.open({ way: "move", ...turn.givens })),
      ),
    );
  }
}
