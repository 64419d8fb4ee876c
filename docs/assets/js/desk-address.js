// The page's address says which case is open: a reload and a copied address lead to it, Back from it to the ways.

import { asked } from "./links.js";

const SWITCH = ".md-select__link[hreflang]";

export class Address {
  #path = location.pathname;
  #written = location.search;
  /** Whether the ways lie before this entry of the browser's history. */
  #entered = false;
  #gone = new AbortController();

  /** @param {() => void} arrive what shows what the address tells, when the reader has gone back or forth */
  constructor(arrive) {
    const { signal } = this.#gone;
    this.#entered = "way" in this.told;
    addEventListener("nardy-popstate", () => this.#pop(arrive), { signal });
    for (const kind of ["click", "auxclick"]) {
      document.addEventListener(kind, ({ target }) => this.#carry(/** @type {Element} */ (target)), {
        capture: true,
        signal,
      });
    }
  }

  /** Lets go of the browser's history: another page is there. */
  leave() {
    this.#gone.abort();
  }

  /** @returns {Record<string, string>} */
  get told() {
    return Object.fromEntries(new URLSearchParams(asked()));
  }

  /**
   * The address of this page with a case.
   * @param {Record<string, string>} given
   */
  of(given) {
    const search = new URLSearchParams(given).toString();
    return `${location.origin}${this.#path}${search && `?${search}`}`;
  }

  /** @param {Record<string, string>} given */
  remember(given) {
    if (this.#gone.signal.aborted || location.pathname !== this.#path) return;
    const open = "way" in given;
    const address = this.of(given);
    if (open && !this.#entered) history.pushState(history.state, "", address);
    else history.replaceState(history.state, "", address);
    this.#entered ||= open;
    this.#written = location.search;
  }

  /** @param {() => void} arrive */
  #pop(arrive) {
    if (location.pathname !== this.#path || location.search === this.#written) return;
    this.#entered = "way" in this.told;
    this.#written = location.search;
    arrive();
  }

  /**
   * The same case in the other language.
   * @param {Element} target
   */
  #carry(target) {
    const link = /** @type {HTMLAnchorElement | null} */ (target.closest(SWITCH));
    if (link) link.search = location.search;
  }
}
