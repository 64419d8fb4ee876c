// What the core answered, beneath the board: a verdict with its reason, who holds the rule, and where to read more.

import { make } from "./dom.js";
import { icon } from "./icons.js";
import { disputePage } from "./links.js";

/** @import { EngineError, Engine } from "./engine.js" */
/** @import { Strings } from "./strings.js" */
/** @import { Failure, Language, Refusal, Verdict } from "./types.js" */

export class Message {
  element;
  language;
  #strings;

  /**
   * @param {Language} language
   * @param {Strings} strings
   */
  constructor(language, strings) {
    this.language = language;
    this.#strings = strings;
    this.element = make("div", { class: "nardy-message", "aria-live": "polite", "aria-atomic": "true" });
  }

  clear() {
    this.element.className = "nardy-message";
    this.element.replaceChildren();
  }

  /**
   * @param {string} sentence
   * @param {(Node | string)[]} more
   */
  say(sentence, ...more) {
    this.#show("", make("p", {}, sentence), ...more);
  }

  /**
   * How far the core is loaded, or that it is at work.
   * @param {Engine} engine
   */
  wait({ state, loaded, total }) {
    if (state !== "loading") {
      this.say(this.#strings.thinking);
      return;
    }
    const said = this.#strings.loading(loaded, total);
    const bar = this.element.querySelector("progress");
    if (bar) {
      // in place, so that the bar glides and a screen reader is not told of every part
      bar.max = total || 1;
      bar.value = loaded;
      bar.setAttribute("aria-valuetext", said);
      /** @type {Element} */ (bar.previousElementSibling).textContent = said;
      return;
    }
    this.#show(
      "",
      make("p", { "aria-hidden": "true" }, said),
      make("progress", { max: total || 1, "aria-label": said }),
    );
  }

  /**
   * @param {Verdict | Failure} reply
   * @param {string} asked the play that was asked about
   */
  answer(reply, asked) {
    if (!reply.ok) this.#show("is-illegal", make("p", {}, reply.error));
    else if (reply.refusal) this.#refusal(reply, reply.refusal, asked);
    else this.#show("is-legal", make("p", {}, make("strong", {}, this.#strings.legal(reply.play ?? asked))));
    this.element.scrollIntoView({ block: "nearest" });
  }

  /**
   * @param {EngineError} error
   * @param {() => void} retry
   */
  failed(error, retry) {
    const button = make("button", { class: "nardy-button", type: "button" }, this.#strings.retry);
    button.addEventListener("click", retry);
    this.#show("is-illegal", make("p", {}, this.#strings.failed[error.kind]), button);
  }

  /**
   * @param {Verdict} reply
   * @param {Refusal} refusal
   * @param {string} asked
   */
  #refusal(reply, refusal, asked) {
    const strings = this.#strings;
    const lines = [
      make("p", {}, make("strong", {}, strings.illegal(asked))),
      make("p", { class: "nardy-reason" }, refusal.sentence),
    ];
    const held = (refusal.holders ?? []).map(({ title, article }) => (article ? `${title}, ${article}` : title));
    if (held.length > 0) lines.push(make("p", { class: "nardy-held" }, strings.holders, `${held.join("; ")}.`));
    const page = refusal.dispute && disputePage(refusal.dispute, this.language);
    if (page) lines.push(make("p", {}, make("a", { href: page }, strings.dispute)));
    this.#show("is-illegal", ...lines, ...this.#elsewhere(reply));
  }

  /**
   * The rule sets under which the play would be legal, to be opened.
   * @param {Verdict} reply
   */
  #elsewhere({ legal_under: some, refused_under: others, titles }) {
    if (some.length === 0) return [];
    const said = this.#strings.legalUnder(some.length, some.length + others.length);
    const button = make("button", { class: "nardy-more", type: "button", "aria-expanded": "false" }, said);
    const names = make("p", { class: "nardy-held", hidden: true }, some.map((name) => titles[name] ?? name).join("; "));
    button.addEventListener("click", () => {
      names.hidden = !names.hidden;
      button.setAttribute("aria-expanded", String(!names.hidden));
    });
    return [button, names];
  }

  /**
   * @param {string} kind
   * @param {(Node | string)[]} lines
   */
  #show(kind, ...lines) {
    const close = make(
      "button",
      { class: "nardy-close", type: "button", "aria-label": this.#strings.close },
      icon("close"),
    );
    close.addEventListener("click", () => this.clear());
    this.element.className = `nardy-message ${kind}`;
    this.element.replaceChildren(make("div", { class: "nardy-said" }, ...lines), close);
  }
}
