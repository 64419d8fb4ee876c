// The desk: an event's rules, a case that is asked for question by question, its ruling. The core asks and rules; the
// desk only shows what it says, and the page's address holds the case.

import { Address } from "./desk-address.js";
import { CasePanel } from "./desk-case.js";
import { EventPanel } from "./desk-event.js";
import { KeptPanel } from "./desk-kept.js";
import { without } from "./desk-parts.js";
import { TYPED } from "./desk-ruling.js";
import { keepEvent, keptEvent } from "./desk-store.js";
import { DESK_STRINGS } from "./desk-strings.js";
import { Taps } from "./desk-taps.js";
import { TranscriptPanel } from "./desk-transcripts.js";
import { make } from "./dom.js";
import { Inquiry } from "./inquiry.js";
import { interest } from "./interest.js";
import { Message } from "./message.js";
import { STRINGS } from "./strings.js";

/** @import { Language } from "./types.js" */

/**
 * `retry` does anew what was asked for; `drop` asks for it no longer.
 * @typedef {((question: Record<string, string>, retry: () => void) => Promise<any>) & { drop: () => void }} Ask
 */

const EVENT_KEYS = ["event", "event name", "game", "rules", "readings"];
/** What the reader may have acted on, and is told beside. */
const ACTED_ON = "form, .nardy-choices, .nardy-desk-place, .nardy-event, .nardy-kept";
const ACTS = ["submit", "click", "change", "nardy-refuse"];

/**
 * @param {Record<string, string>} given
 * @returns {[Record<string, string>, Record<string, string>]} what is of the event, and the rest
 */
function parted(given) {
  return [
    Object.fromEntries(Object.entries(given).filter(([key]) => EVENT_KEYS.includes(key))),
    without(given, EVENT_KEYS),
  ];
}

export class Desk {
  /** @type {any} the event as the core reads it; nothing while it cannot be read whole */
  event;
  #host;
  #message;
  #said = make("div", { class: "nardy-desk-said" });
  /** @type {Element | null} where the reader acted last */
  #acted = null;
  /** Whether a case is about to be opened: until then the address is left as it is. */
  #opening = false;
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
    this.address = new Address(() => this.#arrive());
    this.taps = new Taps(host);
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
    for (const act of ACTS) {
      this.#host.addEventListener(act, ({ target }) => this.#note(/** @type {Element} */ (target)), { capture: true });
    }
    this.#host.classList.add("is-live");
    this.#said.append(this.#message.element);
    this.#host.append(this.events.element, this.case.element, this.#said, this.kept.element, this.transcripts.element);
    const [event, given] = parted(this.address.told);
    const told = Object.keys(event).length > 0;
    // Python is woken for a case, or for somebody who is there
    if (!told && !given.way) this.events.settled = interest;
    const kept = keptEvent();
    await this.#openBy(told ? event : { ...(kept.event ? {} : { game: "long" }), ...kept }, given);
  }

  /** Shows what the address tells now: a case, or the ways. */
  async #arrive() {
    const [event, given] = parted(this.address.told);
    if (given.way) await this.#openBy(event, given);
    else this.case.close();
  }

  /**
   * Opens a case by the rules it names; by others it opens nothing.
   * @param {Record<string, string>} event
   * @param {Record<string, string>} given
   * @param {Record<string, string>} [kept] what was typed for its ruling
   */
  async #openBy(event, given, kept) {
    this.#opening = "way" in given;
    const read = await this.events.read(event, () => this.#openBy(event, given, kept));
    this.#opening = false;
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
   * @param {boolean} [chosen] whether it is the reader's, and does not only stand in for what could not be read
   */
  async take(event, chosen = true) {
    const { game } = this.event ?? event ?? {};
    this.event = event;
    if (!event) {
      this.case.close();
      return;
    }
    if (chosen) keepEvent(this.eventGivens);
    if (this.case.isOpen) await this.case.again(game !== event.game);
    // rules that are chosen take the place of those that the page was opened with
    else if (chosen && location.search && !this.#opening) this.address.remember(this.eventGivens);
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
    await this.#openBy(event, without(rest, TYPED), { ...rest, ...(time ? { time } : {}) });
  }

  /** Stops listening: the page is left. */
  leave() {
    this.#leave.abort();
    this.address.leave();
  }

  /** Shows the ways again. */
  close() {
    // it may have stood in the case, which is empty now
    this.#sayAt(null);
    this.address.remember(this.eventGivens);
    this.#host.classList.remove("is-open");
    /** @type {HTMLElement | null} */ (this.#host.querySelector("[data-way]"))?.focus();
  }

  /** @param {Element} target */
  #note(target) {
    // what is said is no place to say something else
    if (!this.#said.contains(target)) this.#acted = target.closest(ACTED_ON);
  }

  /**
   * Puts what is said next beside that part of the desk; beneath the case, if it is gone.
   * @param {Element | null} place
   */
  #sayAt(place) {
    const at = place && this.#host.contains(place) ? place : this.case.element;
    if (at.nextElementSibling !== this.#said) at.after(this.#said);
  }

  /**
   * Says what is wrong where it can be seen.
   * @param {string} sentence
   * @param {Element | null} [place] where the reader acted, if not said
   */
  say(sentence, place = this.#acted) {
    this.#sayAt(place);
    this.#message.say(sentence);
    this.#said.scrollIntoView({ block: "nearest" });
  }

  /** Takes back what was said. */
  hush() {
    this.#message.clear();
  }

  /**
   * A way to ask the core: what is wrong is said where the reader acted, and what was said before is taken back. Each part
   * of the desk has its own, for a new question drops the one before it: its own, never another part's.
   * @returns {Ask}
   */
  asker() {
    const inquiry = new Inquiry(this.#message);
    const ask = async (/** @type {Record<string, string>} */ question, /** @type {() => void} */ retry) => {
      const place = this.#acted;
      this.#sayAt(place);
      const reply = await inquiry.ask(question, retry);
      if (reply?.ok) this.hush();
      else if (reply) this.say(reply.error, place);
      return reply;
    };
    const drop = () => {
      if (inquiry.waits) this.hush();
      inquiry.drop();
    };
    return Object.assign(ask, { drop });
  }
}
