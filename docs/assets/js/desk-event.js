// The event's rules: a rule set, readings put in its place one by one, a name; kept, saved, sent and printed.

import { button, copy, download, field } from "./desk-parts.js";
import { show as showPrint, wall } from "./desk-print.js";
import { make } from "./dom.js";

/** @import { Desk } from "./desk-page.js" */

export class EventPanel {
  element = make("section", { class: "nardy-event" });
  #desk;
  #faults = make("div", { class: "nardy-faults", role: "alert" });
  #rules = make("select", { class: "nardy-select", name: "rules", disabled: true }, make("option", {}, "…"));
  #composer = make("div", { class: "nardy-composer" });
  #details;
  #dropped = make("div", { class: "nardy-desk-told", role: "status" });
  #told = make("div", { class: "nardy-desk-told", role: "status" });
  #name;
  #file = make("input", { type: "file", accept: ".json,.txt", hidden: true });
  /** @type {any} the event as it was read last, whole or not */
  #read;
  /** @type {Set<string>} disputes that still have to be decided */
  #open = new Set();
  #ask;
  /** @type {Promise<void>} until whatever was told of the event is read; one thing after another, so that none is lost */
  settled = Promise.resolve();

  /** @param {Desk} desk */
  constructor(desk) {
    this.#desk = desk;
    this.#ask = desk.asker();
    const { strings } = desk;
    this.#name = field(strings.name, { name: "event name", maxlength: 80 });
    this.#name.input.addEventListener("change", () => this.#compose({}));
    this.#rules.addEventListener("change", async () => {
      const before = this.#read;
      const [game = "", rules = ""] = this.#rules.value.split("/");
      if ((await this.read({ game, rules, ...this.#named })) && before?.readings) this.#offerBack(before);
    });
    this.#file.addEventListener("change", async () => {
      const [file] = this.#file.files ?? [];
      if (file) await this.read({ event: await file.text() });
      this.#file.value = "";
    });
    this.#details = make(
      "details",
      { class: "nardy-desk-more" },
      make("summary", {}, strings.compose),
      this.#name.element,
      make(
        "div",
        { class: "nardy-desk-buttons" },
        button(strings.printSheet, () => this.#print()),
        button(strings.copyLink, () => copy(this.#link, this.#told, strings)),
        button(strings.saveFile, () => download("rules.json", this.#read?.json ?? "", "application/json")),
        button(strings.openFile, () => this.#file.click()),
        this.#file,
      ),
      this.#told,
      this.#composer,
    );
    this.element.append(
      make("label", { class: "nardy-desk-field" }, strings.rules, this.#rules),
      this.#dropped,
      this.#faults,
      this.#details,
    );
  }

  /** @returns {Record<string, string>} */
  get #named() {
    const name = this.#name.input.value.trim();
    return name ? { "event name": name } : {};
  }

  get #link() {
    return this.#desk.address.of(this.#desk.eventGivens);
  }

  /**
   * Reads an event; what cannot be read is said, and nothing stands in for it.
   * @param {Record<string, string>} given
   * @param {() => void} [retry] what is tried again if the core fails
   * @returns {Promise<boolean>} whether it was read whole
   */
  read(given, retry = () => this.read(given)) {
    return this.#inTurn(() => this.#readNow(given, retry));
  }

  /**
   * @template T
   * @param {() => Promise<T>} action
   */
  #inTurn(action) {
    const done = this.settled.then(action);
    this.settled = done.then(
      () => {},
      () => {},
    );
    return done;
  }

  /**
   * @param {Record<string, string>} given
   * @param {() => void} [retry]
   * @param {boolean} [chosen] whether they are the reader's
   */
  async #readNow(given, retry = () => this.read(given), chosen = true) {
    const reply = await this.#ask({ ask: "event", ...given }, retry);
    if (reply?.ok) {
      await this.#take(reply, chosen);
      return reply.faults.length === 0;
    }
    if (reply && !this.#read) {
      // the desk is usable, and the sentence stays as long as these rules stand in for what could not be read
      await this.#readNow({ game: "long" }, undefined, false);
      this.#faults.append(make("p", {}, reply.error), make("p", {}, this.#desk.strings.instead));
    }
    return false;
  }

  /**
   * @param {any} event
   * @param {boolean} chosen
   */
  async #take(event, chosen) {
    this.#read = event;
    this.#open = new Set(event.undecided);
    this.#told.replaceChildren();
    this.#dropped.replaceChildren();
    if (!this.#name.input.matches(":focus")) this.#name.input.value = event.name;
    this.#offer(event);
    this.#fault(event);
    this.#list(event);
    await this.#desk.take(event.faults.length > 0 ? undefined : event, chosen);
  }

  /** @param {any} event */
  #offer({ rulesets, game, rules }) {
    const titles = new Map(rulesets.map((/** @type {any} */ one) => [one.game, one["game title"]]));
    const groups = [...titles].map(([name, label]) => {
      const known = rulesets.filter((/** @type {any} */ one) => one.game === name);
      return make(
        "optgroup",
        { label },
        ...known.map((/** @type {any} */ one) =>
          make("option", { value: `${name}/${one.name}`, selected: name === game && one.name === rules }, one.title),
        ),
      );
    });
    this.#rules.replaceChildren(...groups);
    this.#rules.disabled = false;
  }

  /**
   * Says that readings which were put in one by one are gone, and brings them back.
   * @param {any} event the one before
   */
  #offerBack({ game, rules, readings }) {
    const { strings } = this.#desk;
    this.#dropped.replaceChildren(
      make("p", {}, strings.dropped(readings.split(", ").length)),
      button(strings.bringBack, () => this.read({ game, rules, readings, ...this.#named })),
    );
  }

  /** @param {any} event */
  #fault({ faults, undecided }) {
    const { strings } = this.#desk;
    this.#faults.replaceChildren();
    if (faults.length === 0) return;
    this.#details.open = true;
    this.#faults.append(
      ...faults.map((/** @type {string} */ fault) => make("p", {}, fault)),
      make("p", {}, strings.blocked),
    );
    if (undecided.length === 0) this.#faults.append(button(strings.keepAsIs, () => this.#compose({})));
  }

  /**
   * The event with some readings changed, once nothing is undecided.
   * @param {Record<string, string>} changes
   */
  #compose(changes) {
    return this.#inTurn(() => this.#composeNow(changes));
  }

  /** @param {Record<string, string>} changes */
  async #composeNow(changes) {
    const { game, rules, readings } = this.#read;
    for (const name of Object.keys(changes)) this.#open.delete(name);
    const now = Object.fromEntries(
      readings ? readings.split(", ").map((/** @type {string} */ one) => one.split("=")) : [],
    );
    const all = Object.entries({ ...now, ...changes });
    const told = all.map(([dispute, reading]) => `${dispute}=${reading}`).join(", ");
    if (this.#open.size > 0) {
      this.#read = { ...this.#read, readings: told };
      return;
    }
    await this.#readNow({ game, rules, ...(told ? { readings: told } : {}), ...this.#named });
  }

  /** @param {any} event */
  #list(event) {
    const { strings } = this.#desk;
    const rows = event.disputes.map((/** @type {any} */ dispute) => {
      const open = !dispute.chosen;
      const options = dispute.readings.map((/** @type {any} */ one) =>
        make("option", { value: one.name, selected: one.name === dispute.chosen }, one.sentence),
      );
      const none = open ? [make("option", { value: "", selected: true, disabled: true }, strings.undecided)] : [];
      const select = make("select", { class: "nardy-select", name: dispute.name }, ...none, ...options);
      select.addEventListener("change", () => this.#compose({ [dispute.name]: select.value }));
      return make(
        "label",
        { class: open ? "nardy-desk-field is-undecided" : "nardy-desk-field" },
        dispute.question,
        select,
        make("small", {}, open ? strings.undecided : dispute.source.source),
      );
    });
    this.#composer.replaceChildren(...rows);
  }

  #print() {
    if (!this.#desk.event) return;
    const before = showPrint(wall(this.#desk, this.#link));
    // the ruling that is open, if any, is what the browser prints again
    addEventListener("afterprint", () => showPrint(before), { once: true });
    window.print();
  }
}
