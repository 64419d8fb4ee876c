// The page's address says which case is open: a reload and a copied address lead to it, Back from it to the ways.

import { asked } from "./links.js";

const SWITCH = ".md-select__link[hreflang]";

export class Address {
  #path = location.pathname;
  #written = location.search;
  /** Whether this entry of the browser's history is a case, and whether the ways lie before it. */
  #entered = false;
  #pushed = false;
  /** @type {Record<string, string> | undefined} what the address tells once the browser is back at the ways */
  #returns;
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
    if (!open && this.#pushed) {
      // a second entry of the ways would be a Back that does nothing
      this.#pushed = this.#entered = false;
      this.#returns = given;
      history.back();
      return;
    }
    const address = this.of(given);
    if (open && !this.#entered) {
      history.pushState(history.state, "", address);
      this.#pushed = true;
    } else {
      history.replaceState(history.state, "", address);
    }
    this.#entered ||= open;
    this.#written = location.search;
  }

  /** @param {() => void} arrive */
  #pop(arrive) {
    if (location.pathname !== this.#path || location.search === this.#written) return;
    const given = this.#returns;
    this.#returns = undefined;
    if (given) history.replaceState(history.state, "", this.of(given));
    this.#entered = "way" in this.told;
    this.#pushed = false;
    this.#written = location.search;
    if (!given) arrive();
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
