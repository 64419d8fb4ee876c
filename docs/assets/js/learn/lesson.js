// A page of levels, shown one at a time: the heading and the text above a level belong to it.

import { make } from "../dom.js";
import { decoded } from "../links.js";
import { next as nextOfSet } from "./sets.js";
import { store } from "./store.js";
import { button } from "./verdict.js";

/** @import { Step } from "./step.js" */

/** @type {WeakMap<Element, Lesson>} */
const lessons = new WeakMap();

/**
 * The lesson of the page that a level is on; made with the first, laid out when all have joined.
 * @param {Step} step
 */
export function join(step) {
  const page = /** @type {HTMLElement} */ (step.closest("article") ?? step.parentElement);
  const lesson = lessons.get(page) ?? new Lesson(page);
  lessons.set(page, lesson);
  lesson.add(step);
  return lesson;
}

export class Lesson {
  #page;
  /** @type {Step[]} */
  #steps = [];
  #map = make("ol");
  #current = 0;

  /** @param {HTMLElement} page */
  constructor(page) {
    this.#page = page;
    queueMicrotask(() => this.#lay());
  }

  /** @param {Step} step */
  add(step) {
    this.#steps.push(step);
  }

  #lay() {
    // levels are made before puzzles, wherever they stand
    this.#steps.sort((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
    const [first] = this.#steps;
    if (!first) return;
    const nav = make("nav", { class: "nardy-steps", "aria-label": first.words.steps }, this.#map);
    (this.#page.querySelector("h1") ?? this.#page.firstElementChild)?.after(nav);
    const leave = new AbortController();
    addEventListener("hashchange", () => this.#follow(leave), { signal: leave.signal });
    store.addEventListener("change", () => this.#tell(), { signal: leave.signal });
    this.#show(this.#named(location.hash) ?? this.#firstOpen());
  }

  /** @param {AbortController} leave what ends the listening when the page has been left */
  #follow(leave) {
    if (!this.#page.isConnected) {
      leave.abort();
      return;
    }
    const number = this.#named(location.hash);
    if (number !== undefined) this.#show(number);
  }

  /** @param {string} hash */
  #named(hash) {
    const number = this.#steps.findIndex((step) => `#${step.name}` === decoded(hash));
    return number < 0 ? undefined : number;
  }

  /**
   * What of the page a step stands in.
   * @param {Element} step
   */
  #part(step) {
    let part = step;
    while (part.parentElement && part.parentElement !== this.#page) part = part.parentElement;
    return part;
  }

  #firstOpen() {
    return Math.max(
      0,
      this.#steps.findIndex((step) => !store.progress.levels[step.name]),
    );
  }

  /** @param {number} number */
  #show(number) {
    this.#current = number;
    const step = /** @type {Step} */ (this.#steps[number]);
    const shown = this.#part(step);
    const others = new Set(this.#steps.map((other) => this.#part(other)));
    others.delete(shown);
    // what stands before the first heading is told once, with the first level
    let own = number === 0;
    let begun = false;
    for (const part of this.#page.children) {
      if (part.matches("h2")) {
        own = sectionHolds(part, shown);
        begun = true;
      }
      const stays = own || (!begun && !part.matches("p"));
      part.classList.toggle("is-elsewhere", !stays || others.has(part));
    }
    this.#tell();
  }

  #tell() {
    this.#map.replaceChildren(
      ...this.#steps.map((step, number) => {
        const count = store.progress.levels[step.name] ?? 0;
        const link = make(
          "a",
          {
            href: `#${step.name}`,
            "aria-current": number === this.#current ? "step" : undefined,
            "aria-label": step.words.step(number + 1, count),
            "data-stars": count,
          },
          String(number + 1),
        );
        link.addEventListener("click", (event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          // the theme would fetch the page anew
          event.preventDefault();
          event.stopPropagation();
          this.#go(number);
        });
        return make("li", {}, link);
      }),
    );
  }

  /** What leads on from a level that is done: the next of the set, of the lesson, or the next lesson. */
  onward() {
    const step = /** @type {Step} */ (this.#steps[this.#current]);
    const { words } = step;
    const inSet = nextOfSet(step.name);
    if (inSet) return inSet.href ? link(words.next, inSet.href) : link(words.setDone, inSet.home);
    const following = this.#steps[this.#current + 1];
    if (following) {
      return button(words.next, () => this.#go(this.#current + 1), true);
    }
    const lesson = document.querySelector(/** @type {"a"} */ (".md-footer__link--next"));
    return lesson ? link(words.nextLesson, lesson.href) : undefined;
  }

  /** @param {number} number */
  #go(number) {
    const step = /** @type {Step} */ (this.#steps[number]);
    history.pushState(history.state, "", `#${step.name}`);
    this.#show(number);
    this.#page.scrollIntoView({ block: "start" });
    const task = step.querySelector(/** @type {"p"} */ (".nardy-task"));
    task?.setAttribute("tabindex", "-1");
    task?.focus({ preventScroll: true });
  }
}

/**
 * Whether a level stands under a heading, before the next of its kind.
 * @param {Element} heading
 * @param {Element} step
 */
function sectionHolds(heading, step) {
  for (let part = heading.nextElementSibling; part && !part.matches("h2"); part = part.nextElementSibling) {
    if (part === step) return true;
  }
  return false;
}

/**
 * @param {string} text
 * @param {string} href
 */
function link(text, href) {
  return make("a", { class: "nardy-button is-primary", href }, text);
}
