// What levels and puzzles have in common: a name, stars, and a lesson that they are a step of.

import { join } from "./lesson.js";
import { answered, solved } from "./schedule.js";
import { button, Said, stars } from "./verdict.js";
import { wordsOf } from "./words.js";

/** @import { Lesson } from "./lesson.js" */

const MOST = 3;

/** An element that is solved; `name` is its link and its key in the progress. */
export class Step extends HTMLElement {
  name = "";
  said = new Said();
  /** @type {Lesson | undefined} */
  lesson;
  #misses = 0;
  #helped = false;
  #done = false;

  get words() {
    return wordsOf(this);
  }

  /** Joins the lesson of the page; called once the element is ready. */
  join() {
    for (const help of this.querySelectorAll(".nardy-hint, .nardy-solution")) {
      help.addEventListener("toggle", () => this.help(help.matches(".nardy-solution") ? 2 : 1), { once: true });
    }
    this.lesson = join(this);
  }

  /**
   * Notes that a hint or the solution was looked at.
   * @param {number} weight
   */
  help(weight) {
    if (this.#done) return;
    this.#misses += this.#helped ? weight - 1 : weight;
    this.#helped = true;
  }

  /** Notes a wrong answer. */
  miss() {
    this.#misses += 1;
    answered(`level/${this.name}`, false);
  }

  /**
   * Says that it is solved, and leads on.
   * @param {(string | Node)[]} sentences
   */
  succeed(...sentences) {
    const count = Math.max(1, MOST - this.#misses);
    if (!this.#done) solved(this.name, count);
    this.#done = true;
    this.said.show("right", this.words.right, stars(count, this.words.stars(count)), ...sentences);
    const onward = this.lesson?.onward();
    if (onward) this.said.element.append(onward);
  }

  /**
   * Says that it is not, and offers to try again.
   * @param {string} heading
   * @param {string[]} sentences
   * @param {() => void} retry
   */
  fail(heading, sentences, retry) {
    this.miss();
    this.said.show("wrong", heading, ...sentences);
    this.said.element.append(button(this.words.retry, retry));
  }
}
