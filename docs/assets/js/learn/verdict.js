// What is said to an answer, beneath a level or a puzzle: right or wrong, why, and what can be done next.

import { make } from "../dom.js";

export class Said {
  element = make("div", { class: "nardy-said-of-it", "aria-live": "polite", "aria-atomic": "true" });
  #beside;

  /** @param {() => Element | null} [beside] what stays in the window, however much is said */
  constructor(beside = () => null) {
    this.#beside = beside;
  }

  clear() {
    this.element.className = "nardy-said-of-it";
    this.element.replaceChildren();
  }

  /**
   * @param {"right" | "wrong" | "note"} kind
   * @param {string} heading
   * @param {(string | Node)[]} sentences empty ones are left out
   */
  show(kind, heading, ...sentences) {
    const lines = sentences.filter(Boolean).map((sentence) => make("p", {}, sentence));
    this.element.className = `nardy-said-of-it is-${kind}`;
    this.element.replaceChildren(make("p", {}, make("strong", {}, heading)), ...lines);
    // on a phone it stands below the window; what the caller adds is to be seen too
    requestAnimationFrame(() => {
      this.element.scrollIntoView({ block: "nearest" });
      this.#beside()?.scrollIntoView({ block: "nearest" });
    });
  }
}

/**
 * @param {string} text
 * @param {() => void} action
 * @param {boolean} [primary]
 */
export function button(text, action, primary = false) {
  const made = make("button", { type: "button", class: `nardy-button${primary ? " is-primary" : ""}` }, text);
  made.addEventListener("click", action);
  return made;
}

/**
 * Stars as a sign, said in words to those who do not see it.
 * @param {number} count
 * @param {string} label
 */
export function stars(count, label) {
  const sign = "★".repeat(count) + "☆".repeat(3 - count);
  return make("span", { class: "nardy-stars", role: "img", "aria-label": label }, sign);
}
