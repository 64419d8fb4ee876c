// The desk: an event's rules, a case that is asked for question by question, its ruling. The core asks and rules; the
// desk only shows what it says, and the page's address holds the case.

import { CasePanel } from "./desk-case.js";
import { EventPanel } from "./desk-event.js";
import { KeptPanel } from "./desk-kept.js";
import { TYPED } from "./desk-ruling.js";
import { keepEvent, keptEvent } from "./desk-store.js";
import { DESK_STRINGS } from "./desk-strings.js";
import { TranscriptPanel } from "./desk-transcripts.js";
import { Inquiry } from "./inquiry.js";
import { interest } from "./interest.js";
import { asked } from "./links.js";
import { Message } from "./message.js";
import { STRINGS } from "./strings.js";

/** @import { Language } from "./types.js" */

/**
 * `retry` does anew what was asked for; `drop` asks for it no longer.
 * @typedef {((question: Record<string, string>, retry: () => void) => Promise<any>) & { drop: () => void }} Ask
 */

const EVENT_KEYS = ["event", "event name", "game", "rules", "readings"];

/**
 * @param {Record<string, string>} given
 * @returns {[Record<string, string>, Record<string, string>]} what is of the event, and the rest
 */
function parted(given) {
  const entries = Object.entries(given);
  return [
    Object.fromEntries(entries.filter(([key]) => EVENT_KEYS.includes(key))),
    Object.fromEntries(entries.filter(([key]) => !EVENT_KEYS.includes(key))),
  ];
}

export class Desk {
  /** @type {any} the event as the core reads it; nothing while it cannot be read whole */
  event;
  #host;
  #message;
  #leave = new AbortController();
  /** Until the page is left. */
  left = this.#leave.signal;

  /**
   * @param {HTMLElement} host holds, at first, the six ways as links
   * @param {Language} language
   */
  constructor(host, language) {
    this.#host = host;
    this.language = language;
    this.strings = DESK_STRINGS[language];
    this.#message = new Message(language, STRINGS[language]);
    this.events = new EventPanel(this);
    this.case = new CasePanel(this);
    this.kept = new KeptPanel(this);
    this.transcripts = new TranscriptPanel(this);
  }

  /** Takes the place of the links, and opens what the address tells. */
  async begin() {
    const ways = /** @type {HTMLElement[]} */ ([...this.#host.querySelectorAll("[data-way]")]);
    for (const way of ways) {
      way.addEventListener("click", (event) => {
        event.preventDefault();
        // the theme would fetch the page anew for any link, with or without a network
        event.stopPropagation();
        this.open({ way: way.dataset.way ?? "" });
      });
    }
    this.#host.classList.add("is-live");
    this.#host.append(
      this.events.element,
      this.case.element,
      this.#message.element,
      this.kept.element,
      this.transcripts.element,
    );
    const [event, given] = parted(Object.fromEntries(new URLSearchParams(asked())));
    const told = Object.keys(event).length > 0;
    // Python is woken for a case, or for somebody who is there
    if (!told && !given.way) this.events.settled = interest;
    const kept = keptEvent();
    await this.#openBy(told ? event : { ...(kept.event ? {} : { game: "long" }), ...kept }, given);
  }

  /**
   * Opens a case by the rules it names; by others it opens nothing.
   * @param {Record<string, string>} event
   * @param {Record<string, string>} given
   * @param {Record<string, string>} [kept] what was typed for its ruling
   */
  async #openBy(event, given, kept) {
    const read = await this.events.read(event, () => this.#openBy(event, given, kept));
    if (!read || !given.way) return;
    await this.open(given);
    if (kept) this.case.fill(kept);
  }

  /** The event as a question tells it. */
  get eventGivens() {
    const { code, name } = this.event ?? {};
    return { ...(code ? { event: code } : {}), ...(name ? { "event name": name } : {}) };
  }

  /**
   * The event that was read, or nothing where it could not be read whole.
   * @param {any} event
   */
  async take(event) {
    this.event = event;
    if (!event) {
      this.case.close();
      return;
    }
    keepEvent(this.eventGivens);
    await this.case.again();
  }

  /**
   * Opens a case as far as it is told.
   * @param {Record<string, string>} given
   */
  async open(given) {
    await this.case.open(given);
    this.#host.classList.toggle("is-open", this.case.isOpen);
  }

  /**
   * Opens a ruling that was kept: by its own event's rules, with its names and its time.
   * @param {Record<string, string>} ruling
   */
  async reopen({ time, link: _, ...told }) {
    const [event, rest] = parted(told);
    const given = Object.entries(rest).filter(([key]) => !TYPED.includes(key));
    await this.#openBy(event, Object.fromEntries(given), { ...rest, ...(time ? { time } : {}) });
  }

  /** Stops listening: the page is left. */
  leave() {
    this.#leave.abort();
  }

  /** Shows the ways again. */
  close() {
    this.#host.classList.remove("is-open");
    /** @type {HTMLElement | null} */ (this.#host.querySelector("[data-way]"))?.focus();
  }

  /**
   * The address of this page with a case.
   * @param {Record<string, string>} given
   */
  address(given) {
    return `${location.origin}${location.pathname}?${new URLSearchParams(given)}`;
  }

  /** @param {Record<string, string>} given */
  remember(given) {
    history.replaceState(history.state, "", this.address(given));
  }

  /**
   * A way to ask the core: what is wrong is said beneath the case, and what was said before is taken back. Each part of
   * the desk has its own, for a new question drops the one before it: its own, never another part's.
   * @returns {Ask}
   */
  asker() {
    const inquiry = new Inquiry(this.#message);
    const ask = async (/** @type {Record<string, string>} */ question, /** @type {() => void} */ retry) => {
      const reply = await inquiry.ask({ ...question, lang: this.language }, retry);
      if (reply?.ok) this.#message.clear();
      else if (reply) this.#message.say(reply.error);
      return reply;
    };
    const drop = () => {
      if (inquiry.waits) this.#message.clear();
      inquiry.drop();
    };
    return Object.assign(ask, { drop });
  }
}
