// <nardy-school>: the list of lessons, with the stars of every level; on the page of sets, with boxes to tick.

import { make } from "../dom.js";
import { address, count, given, home } from "./sets.js";
import { store } from "./store.js";
import { button, stars } from "./verdict.js";
import { wordsOf } from "./words.js";

export class NardySchool extends HTMLElement {
  #leave = new AbortController();

  connectedCallback() {
    this.#leave = new AbortController();
    store.addEventListener("change", () => this.#tell(), { signal: this.#leave.signal });
    this.#tell();
  }

  disconnectedCallback() {
    this.#leave.abort();
  }

  #tell() {
    for (const item of /** @type {NodeListOf<HTMLElement>} */ (this.querySelectorAll("[data-step]"))) {
      item.querySelector(".nardy-stars")?.remove();
      const count = store.progress.levels[item.dataset.step ?? ""];
      if (count !== undefined) item.append(" ", stars(count, wordsOf(this).stars(count)));
    }
  }
}

/** <nardy-set>: makes a link to some levels, and shows the set that the address names. */
export class NardySet extends HTMLElement {
  #said = make("p", { "aria-live": "polite" });
  #link = make("input", { class: "nardy-input", readonly: true });

  connectedCallback() {
    if (this.childElementCount > 0) return;
    const words = wordsOf(this);
    const titles = new Map(this.#items().map((item) => [placeOf(item), item.querySelector("a")?.textContent ?? ""]));
    const set = given().filter((place) => titles.has(place));
    const lost = count() - set.length;
    if (lost > 0) this.append(make("p", { class: "nardy-said-of-it is-wrong" }, words.setUnread(lost)));
    if (set.length > 0) this.append(...this.#given(set, titles));
    this.#link.setAttribute("aria-label", words.setLink);
    this.append(
      make("h2", {}, words.pick),
      make(
        "div",
        { class: "nardy-form" },
        this.#link,
        button(words.copy, () => this.#copy(), true),
      ),
      this.#said,
    );
    for (const item of this.#items()) this.#tickable(item, set);
    this.#tell();
  }

  /**
   * @param {string[]} set
   * @param {Map<string, string>} titles by place
   */
  #given(set, titles) {
    const words = wordsOf(this);
    const items = set.map((place) => {
      const earned = store.progress.levels[place.slice(place.lastIndexOf("/") + 1)];
      const item = make("li", {}, make("a", { href: address(place, set) }, titles.get(place) ?? place));
      if (earned !== undefined) item.append(" ", stars(earned, words.stars(earned)));
      return item;
    });
    const start = make("a", { class: "nardy-button is-primary", href: address(set[0] ?? "", set) }, words.setStart);
    return [make("h2", {}, words.setGiven), make("ol", {}, ...items), start];
  }

  /** @returns {HTMLElement[]} */
  #items() {
    return [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("nardy-school [data-step]"))];
  }

  /**
   * @param {HTMLElement} item
   * @param {string[]} set
   */
  #tickable(item, set) {
    const box = make("input", { type: "checkbox", value: placeOf(item), checked: set.includes(placeOf(item)) });
    box.setAttribute("aria-label", item.querySelector("a")?.textContent ?? "");
    box.addEventListener("change", () => this.#tell());
    item.prepend(box, " ");
  }

  get #ticked() {
    return this.#items()
      .map((item) => item.querySelector("input"))
      .filter((box) => box?.checked)
      .map((box) => box?.value ?? "");
  }

  #tell() {
    const ticked = this.#ticked;
    this.#link.value = ticked.length > 0 ? home(ticked) : "";
    this.#said.textContent = ticked.length > 0 ? "" : wordsOf(this).setEmpty;
  }

  async #copy() {
    if (!this.#link.value) return;
    this.#link.select();
    try {
      await navigator.clipboard.writeText(this.#link.value);
      this.#said.textContent = wordsOf(this).copied;
    } catch {
      // the link stays selected, to be copied by hand
    }
  }
}

/**
 * Where a level of the list lies: its page below `learn`, and its name.
 * @param {HTMLElement} item
 */
function placeOf(item) {
  const { pathname, hash } = new URL(item.querySelector("a")?.href ?? location.href);
  const page = pathname.split("/learn/")[1]?.replace(/\/$/, "") ?? "";
  return `${page}/${hash.slice(1)}`;
}
