// Transcripts: pasted, dropped or chosen; every fault with its place, and the board that steps through the game.

import { check } from "./desk-checking.js";
import { named, ofDrop, ofFolder } from "./desk-files.js";
import { button, download } from "./desk-parts.js";
import { turnOf, Viewer } from "./desk-viewer.js";
import { make } from "./dom.js";
import { EngineError, engine } from "./engine.js";
import { transcriptForm } from "./links.js";
import { Message } from "./message.js";
import { STRINGS } from "./strings.js";

/** @import { Checked, Stage } from "./desk-checking.js" */
/** @import { Desk } from "./desk-page.js" */
/** @import { Source } from "./desk-files.js" */

const EXAMPLE = `game: long
1. 5-5 24/4 | 4-4 24/20
2. 6-5 24/13`;

export class TranscriptPanel {
  element = make("section", { class: "nardy-transcripts" });
  #desk;
  #text;
  #progress = make("progress", {});
  #far = make("span", {});
  #running;
  #told = make("p", { role: "status" });
  #message;
  #found = make("div", { class: "nardy-found" });
  #viewer;
  /** @type {AbortController | undefined} what stops the checking that is going on */
  #stop;

  /** @param {Desk} desk */
  constructor(desk) {
    this.#desk = desk;
    const { strings, language } = desk;
    this.#message = new Message(language, STRINGS[language]);
    this.#viewer = new Viewer(desk);
    this.#text = make("textarea", {
      class: "nardy-input",
      rows: 5,
      name: "transcript",
      spellcheck: "false",
      "aria-label": strings.transcriptHint,
    });
    const files = make("input", { type: "file", multiple: true, accept: ".mat,.nardy,.txt", hidden: true });
    files.addEventListener("change", () => this.#check(named(files.files ?? [])));
    const folder = make("input", { type: "file", multiple: true, webkitdirectory: true, hidden: true });
    folder.addEventListener("change", () => this.#check(ofFolder(folder.files ?? [])));
    const form = make(
      "form",
      { class: "nardy-transcript-form" },
      make("p", {}, strings.transcriptHint),
      this.#text,
      make(
        "p",
        { class: "nardy-desk-hint" },
        `${strings.transcriptExample} `,
        make("a", { href: transcriptForm(language) }, strings.transcriptForm),
        ".",
      ),
      make("pre", {}, make("code", {}, EXAMPLE)),
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
    form.addEventListener("drop", async (event) => {
      event.preventDefault();
      if (event.dataTransfer) await this.#check(await ofDrop(event.dataTransfer));
    });
    this.#running = make(
      "div",
      { class: "nardy-running", hidden: true },
      this.#far,
      this.#progress,
      button(strings.stop, () => this.#stop?.abort()),
    );
    this.element.append(
      make("h2", {}, strings.transcripts),
      form,
      this.#running,
      this.#told,
      this.#message.element,
      this.#found,
      this.#viewer.element,
    );
  }

  /**
   * Checks transcripts in place of those that are shown or being checked.
   * @param {Source[]} sources
   */
  async #check(sources) {
    const { strings, language } = this.#desk;
    this.#stop?.abort();
    const stop = new AbortController();
    const { signal } = stop;
    this.#stop = stop;
    this.#told.replaceChildren();
    this.#found.replaceChildren();
    this.#viewer.close();
    this.#running.hidden = false;
    let began = 0;
    const loading = () => {
      // before the core is there nothing is being checked
      began = performance.now();
      if (engine.state === "loading") this.#message.wait(engine);
      else this.#message.clear();
    };
    engine.addEventListener("change", loading, { signal });
    loading();
    /** @type {Checked[]} */
    const checked = [];
    let done = 0;
    const tell = (/** @type {Stage} */ stage) => {
      done = stage.file;
      this.#tell(stage);
    };
    let failure;
    try {
      await check(sources, { lang: language, ...this.#rules }, signal, tell, (one) => checked.push(one));
    } catch (error) {
      failure = error;
    }
    // another checking has taken its place
    if (this.#stop !== stop) return;
    const stopped = signal.aborted;
    stop.abort();
    this.#running.hidden = true;
    this.#message.clear();
    if (failure && !stopped) this.#failed(failure, () => this.#check(sources));
    this.#show(checked, failure ? undefined : (performance.now() - began) / 1000);
    if (failure) this.#told.replaceChildren(strings.stopped(done, sources.length, faultsOf(checked)));
  }

  /** @param {Stage} stage */
  #tell({ files, file, games, game }) {
    const { strings } = this.#desk;
    const said = [
      files > 1 ? strings.filesChecked(file, files) : "",
      games > 1 ? strings.gamesChecked(game, games) : "",
    ];
    this.#far.textContent = said.filter(Boolean).join(" ") || strings.reading;
    this.#progress.max = files;
    this.#progress.setAttribute("aria-label", this.#far.textContent);
    // how far the only file is nobody knows before it has been read
    if (files > 1 || games > 0) this.#progress.value = file + (games && game / games);
    else this.#progress.removeAttribute("value");
  }

  get #rules() {
    const { "event name": _, ...event } = this.#desk.eventGivens;
    return event;
  }

  /**
   * @param {Checked[]} checked
   * @param {number} [seconds] how long it took, if it came to its end
   */
  #show(checked, seconds) {
    const { strings } = this.#desk;
    if (checked.length === 0) return;
    const faults = faultsOf(checked);
    const games = checked.reduce((sum, one) => sum + (one.games ?? 0), 0);
    const unread = checked.filter((one) => one.error).length;
    const speed = seconds && Number((games / seconds).toFixed(1));
    this.#told.replaceChildren(
      faults || unread ? strings.faults(faults) : strings.noFaults,
      ...(unread ? [" ", strings.unread(unread)] : []),
      ...(games ? [" ", strings.games(games)] : []),
    );
    const save = button(strings.asJson, () => {
      const files = checked.map(({ turns: _, source: __, ...told }) => told);
      const told = { files, games, "games a second": speed, faults, unread };
      download("faults.json", `${JSON.stringify(told, undefined, 2)}\n`, "application/json");
    });
    this.#found.replaceChildren(...checked.map((one) => this.#file(one)), save);
    const first = checked.find((one) => one.findings.length > 0) ?? (checked.length === 1 ? checked[0] : undefined);
    if (first) this.#viewer.show(first, Math.max(0, turnOf(first, first.findings[0])), this.#rules);
  }

  /** @param {Checked} checked */
  #file(checked) {
    const { strings } = this.#desk;
    const heading = make("h3", {}, checked.file);
    const notice = checked.notice ? make("p", { class: "nardy-notice" }, checked.notice) : "";
    const list = make("ul", {});
    if (checked.error) list.append(make("li", {}, checked.error));
    else if (checked.findings.length === 0)
      return make(
        "section",
        {},
        heading,
        notice,
        make(
          "p",
          {},
          strings.noFaults,
          " ",
          button(strings.stepThrough, () => this.#stepThrough(checked)),
        ),
      );
    for (const found of checked.findings) {
      const at = turnOf(checked, found);
      const place = strings.place(found);
      const where =
        at < 0 ? make("span", {}, `${place}:`) : button(place, () => this.#viewer.reveal(checked, at, this.#rules));
      list.append(make("li", {}, where, " ", found.sentence));
    }
    return make("section", {}, heading, notice, list);
  }

  /**
   * The board at the first turn of a transcript in which nothing is wrong.
   * @param {Checked} checked
   */
  async #stepThrough(checked) {
    if (checked.turns.length === 0) {
      const told = { lang: this.#desk.language, ...this.#rules };
      const { signal } = new AbortController();
      try {
        await check(
          [checked.source],
          told,
          signal,
          () => {},
          ({ turns }) => (checked.turns = turns),
        );
      } catch (error) {
        this.#failed(error, () => this.#stepThrough(checked));
        return;
      }
    }
    await this.#viewer.reveal(checked, 0, this.#rules);
  }

  /**
   * Says that the core or the browser could not do what was asked.
   * @param {unknown} error
   * @param {() => void} retry
   */
  #failed(error, retry) {
    if (error instanceof EngineError) this.#message.failed(error, retry);
    else if (error instanceof DOMException) this.#message.say(this.#desk.strings.unreadable);
    else throw error;
  }
}

/** @param {Checked[]} checked */
function faultsOf(checked) {
  return checked.reduce((sum, one) => sum + one.findings.length, 0);
}
