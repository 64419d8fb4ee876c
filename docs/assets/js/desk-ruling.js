// The ruling on a case, its protocol, and what can be done with it.

import { button, copy, field, heading, now } from "./desk-parts.js";
import { ruling as printed, show as showPrint } from "./desk-print.js";
import { held, hold } from "./desk-session.js";
import { rulings } from "./desk-store.js";
import { make, tell } from "./dom.js";
import { disputePage } from "./links.js";

/** @import { Desk } from "./desk-page.js" */
/** @import { Held } from "./desk-session.js" */

const SHOWN = 12;
/** What is typed for the protocol; it is no part of the case. */
export const TYPED = ["white player", "black player", "referee", "note"];

export class RulingPanel {
  element = make("article", { class: "nardy-ruling", hidden: true, "aria-live": "polite" });
  heading = heading("");
  #desk;
  #told = make("div", { class: "nardy-desk-told", role: "status" });
  #typed;
  #time = "";
  /** @type {Held | undefined} what was typed before the page was loaded again */
  #held = held();
  /** @type {any} */
  #reply;
  #askForSheet;
  #askForText;

  /** @param {Desk} desk */
  constructor(desk) {
    this.#desk = desk;
    this.#askForSheet = desk.asker();
    this.#askForText = desk.asker();
    const { strings } = desk;
    const labels = [strings.whitePlayer, strings.blackPlayer, strings.referee, strings.note];
    this.#typed = TYPED.map((key, number) => field(labels[number] ?? "", { name: key }));
    for (const { input } of this.#typed) input.addEventListener("change", () => this.#prepare());
    this.#put({ referee: this.#held?.typed.referee ?? "" });
  }

  close() {
    this.element.hidden = true;
    this.element.replaceChildren();
    showPrint();
  }

  /** Forgets who played and what was noted: the next case is another table's. The referee stays. */
  forget() {
    for (const { input } of this.#typed) if (input.name !== "referee") input.value = "";
    this.#held = undefined;
    hold("", this.#names);
  }

  /** @param {Record<string, string>} typed */
  #put(typed) {
    for (const { input } of this.#typed) input.value = typed[input.name] ?? "";
    this.#time = typed.time ?? this.#time;
  }

  /**
   * Puts in what was typed for the ruling that is shown, and its time.
   * @param {Record<string, string>} kept
   */
  fill(kept) {
    if (this.element.hidden) return;
    this.#put(kept);
    this.#prepare();
  }

  /** @param {any} reply */
  show(reply) {
    const { strings } = this.#desk;
    const told = reply.ruling;
    this.#reply = reply;
    this.#time = now();
    if (this.#held?.search === location.search) this.#put(this.#held.typed);
    this.#held = undefined;
    this.#told.replaceChildren();
    this.heading.replaceChildren();
    tell(this.heading, told.verdict);
    const kind = told.answer === "legal" ? "is-legal" : told.answer.startsWith("illegal") ? "is-illegal" : "";
    this.element.className = `nardy-ruling ${kind}`;
    this.element.hidden = false;
    const parts = [this.heading, ...this.#grounds(told)];
    if (told.legal && told.answer !== "legal") parts.push(this.#legal(told.legal));
    if (told.demand) {
      const demand = make("section", { class: "nardy-demand" }, make("h3", {}, strings.demand));
      demand.append(make("p", {}, told.demand.verdict), ...this.#grounds(told.demand));
      parts.push(demand);
    }
    parts.push(this.#others(told), this.#protocol());
    this.element.replaceChildren(...parts);
    this.#prepare();
  }

  /** @param {any} told */
  #grounds(told) {
    const { strings, language } = this.#desk;
    return told.grounds.map((/** @type {any} */ ground) => {
      const part = make("div", { class: "nardy-ground" }, make("p", { class: "nardy-reason" }, ground.reason));
      if (!ground.source) return part;
      const line = make("p", { class: "nardy-source" });
      if (ground.silent) line.append(make("strong", { class: "nardy-silent" }, strings.silent), " ");
      tell(line, `${strings.source}: ${ground.source} `);
      const page = disputePage(ground.dispute, language);
      if (page) line.append(make("a", { href: page }, strings.dispute));
      part.append(line);
      return part;
    });
  }

  /** @param {string[]} plays */
  #legal(plays) {
    const { strings } = this.#desk;
    const line = make("p", { class: "nardy-legal-plays" }, `${strings.legal}: `);
    for (const [number, play] of plays.slice(0, SHOWN).entries()) {
      line.append(number ? ", " : "", make("code", {}, play === "pass" ? strings.pass : play));
    }
    if (plays.length > SHOWN) line.append(` ${strings.andMore(plays.length - SHOWN)}`);
    return line;
  }

  /** @param {any} told */
  #others(told) {
    const { strings } = this.#desk;
    const part = make("section", { class: "nardy-others" }, make("h3", {}, strings.others));
    if (told.agree) {
      part.append(make("p", {}, told.agree));
      return part;
    }
    for (const group of told.others) {
      const mark = make("span", { class: "nardy-same" }, group.same ? strings.same : strings.different);
      const line = make(
        "p",
        { class: group.same ? "is-same" : "is-other" },
        mark,
        " ",
        make("strong", {}, group.verdict),
      );
      tell(line, ` ${group["told by"]}`);
      part.append(line);
    }
    return part;
  }

  #protocol() {
    const { strings } = this.#desk;
    return make(
      "section",
      { class: "nardy-protocol" },
      make("h3", {}, strings.names),
      make("div", { class: "nardy-typed" }, ...this.#typed.map(({ element }) => element)),
      make(
        "div",
        { class: "nardy-desk-buttons" },
        button(strings.print, () => this.#print(), "is-primary"),
        button(strings.copyText, () => this.#copy()),
        button(strings.copyLink, () => copy(this.#link, this.#told, strings)),
        button(strings.keep, () => this.#keep()),
        button(strings.again, () => this.#desk.case.close()),
      ),
      this.#told,
    );
  }

  /** The case as it is asked again. */
  get #given() {
    const { name } = this.#desk.event;
    return { ...this.#reply.givens, ...(name ? { "event name": name } : {}) };
  }

  get #link() {
    return this.#desk.address.of(this.#given);
  }

  /** @returns {Record<string, string>} what was typed */
  get #names() {
    const typed = this.#typed.map(({ input }) => [input.name, input.value.trim()]);
    return Object.fromEntries(typed.filter(([, value]) => value));
  }

  /** The case with what was typed. */
  get #whole() {
    return { ...this.#given, time: this.#time, ...this.#names, link: this.#link };
  }

  /** The protocol with what was typed, by the core. */
  async #copy() {
    const reply = await this.#askForText({ ask: "rule", ...this.#whole }, () => this.#copy());
    if (reply?.ok) await copy(reply.protocol, this.#told, this.#desk.strings);
  }

  /** Makes the sheet that the browser prints. */
  async #prepare() {
    const shown = this.#reply;
    hold(location.search, { ...this.#names, time: this.#time });
    const gone = () => this.element.hidden || this.#reply !== shown;
    const reply = await this.#askForSheet({ ask: "rule", ...this.#whole }, () => this.#prepare());
    if (!reply?.ok || gone()) return;
    const { white, black } = this.#given;
    const { game, rules, readings } = this.#desk.event;
    const given = { ask: "draw", game, rules, ...(readings ? { readings } : {}), white, black };
    const turn = Object.fromEntries(
      ["to move", "roll"].map((key) => [key, this.#given[key]]).filter(([, value]) => value),
    );
    const drawn = white && black ? await this.#askForSheet({ ...given, ...turn }, () => this.#prepare()) : undefined;
    if (!gone()) showPrint(printed(reply, drawn?.svg, this.#whole, this.#desk));
  }

  async #print() {
    await this.#prepare();
    window.print();
  }

  #keep() {
    const matter = this.#reply.matters.find((/** @type {any} */ one) => one.name === this.#reply.matter);
    const given = this.#whole;
    const there = rulings.held.some((one) => JSON.stringify(one.given) === JSON.stringify(given));
    const { strings } = this.#desk;
    const { verdict } = this.#reply.ruling;
    const said = there ? strings.saved : this.#desk.kept.add({ time: this.#time, title: matter.title, verdict, given });
    this.#told.replaceChildren(said);
  }
}
