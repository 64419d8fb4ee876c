// <nardy-progress>: what has been done in this browser; saved to a file, read from one, erased.

import { make } from "../dom.js";
import { Unreadable } from "../stored.js";
import { due, streak } from "./schedule.js";
import { store } from "./store.js";
import { button } from "./verdict.js";
import { wordsOf } from "./words.js";

export class NardyProgress extends HTMLElement {
  #leave = new AbortController();
  #facts = make("div", { class: "nardy-facts" });
  #said = make("p", { role: "status" });

  connectedCallback() {
    this.#leave = new AbortController();
    store.addEventListener("change", () => this.#tell(), { signal: this.#leave.signal });
    if (!this.#facts.isConnected) this.replaceChildren(this.#facts, this.#buttons(), this.#said);
    this.#tell();
  }

  disconnectedCallback() {
    this.#leave.abort();
  }

  get #words() {
    return wordsOf(this);
  }

  #tell() {
    const words = this.#words;
    const { levels } = store.progress;
    const count = Object.keys(levels).length;
    const total = Object.values(levels).reduce((sum, stars) => sum + stars, 0);
    const lines = [make("p", {}, count ? words.total(count, total) : words.nothing)];
    const days = streak();
    if (days > 1) lines.push(make("p", {}, words.days(days)));
    this.#facts.replaceChildren(...this.#trouble(), ...lines, ...this.#again());
  }

  /** What is wrong with the store, and a way to keep what cannot be read. */
  #trouble() {
    if (!store.trouble) return [];
    const said = make("div", { class: "nardy-said-of-it is-wrong" }, make("p", {}, this.#words.trouble[store.trouble]));
    const { damaged } = store;
    if (damaged) said.append(button(this.#words.exportDamaged, () => save("nardy-damaged.txt", damaged)));
    return [said];
  }

  /** The levels and first moves that are due, as links. */
  #again() {
    const names = due();
    if (Object.keys(store.progress.cards).length === 0) return [];
    if (names.length === 0) return [make("p", {}, this.#words.nothingDue)];
    const items = [...this.#titled(names)].map(([title, [href, count]]) => {
      const shown = href ? make("a", { href }, title) : title;
      return count > 1 ? make("li", {}, shown, ` ×${count}`) : make("li", {}, shown);
    });
    return [make("h2", {}, this.#words.again), make("ul", {}, ...items)];
  }

  /**
   * What is due by its title, with the first link to it and how many there are: first moves under several rule sets
   * are called alike.
   * @param {string[]} names
   */
  #titled(names) {
    /** @type {Map<string, [href: string, count: number]>} */
    const titled = new Map();
    for (const name of names) {
      const [title, href] = this.#place(name);
      const [first, count] = titled.get(title) ?? [href, 0];
      titled.set(title, [first, count + 1]);
    }
    return titled;
  }

  /**
   * The title of a level or of a first move, and its address; none for a level that this version of the site has not.
   * @param {string} name
   * @returns {[title: string, href: string]}
   */
  #place(name) {
    const [kind = "", ...rest] = name.split("/");
    if (kind !== "level") {
      const [roll = "", opening = ""] = rest.reverse();
      return [this.#words.card(kind, roll, opening), `../first-moves/#${name}`];
    }
    const level = rest.join("/");
    const known = document.querySelector(/** @type {"a"} */ (`nardy-school [data-step="${CSS.escape(level)}"] a`));
    return [known?.textContent ?? level, known?.href ?? ""];
  }

  #buttons() {
    const words = this.#words;
    const file = make("input", { type: "file", accept: ".json,application/json", hidden: true });
    file.addEventListener("change", () => this.#read(file));
    const erase = button(words.erase, () => this.#sure(erase));
    return make(
      "div",
      { class: "nardy-choices" },
      button(words.export, () => save("nardy-progress.json", store.text), true),
      button(words.import, () => file.click()),
      file,
      erase,
    );
  }

  /** @param {HTMLInputElement} input */
  async #read(input) {
    const [file] = input.files ?? [];
    input.value = "";
    if (!file) return;
    try {
      store.add(await file.text());
      this.#said.textContent = this.#words.added;
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      this.#said.textContent = error.trouble === "newer" ? this.#words.trouble.newer : this.#words.badFile;
    }
  }

  /** @param {HTMLElement} asked what gets the focus back */
  #sure(asked) {
    const question = make("p", { id: "nardy-sure" }, this.#words.sure);
    const dialog = make("dialog", { class: "nardy-dialog", "aria-labelledby": question.id }, question);
    const close = () => {
      dialog.remove();
      asked.focus();
    };
    const yes = button(this.#words.yes, () => {
      store.erase();
      this.#said.textContent = this.#words.erased;
      close();
    });
    dialog.append(make("div", { class: "nardy-choices" }, yes, button(this.#words.no, close)));
    dialog.addEventListener("close", close);
    this.append(dialog);
    dialog.showModal();
  }
}

/**
 * @param {string} name
 * @param {string} text
 */
function save(name, text) {
  const href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  make("a", { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}
