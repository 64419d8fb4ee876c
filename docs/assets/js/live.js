// A board that is played on, with its controls: what is done on the table, told in words and asked of the core.

import { controls, PANELS } from "./controls.js";
import { thrown, tumble } from "./dice.js";
import { make } from "./dom.js";
import { editForm } from "./editor.js";
import { engine, whenIdle } from "./engine.js";
import { Inquiry } from "./inquiry.js";
import { menu } from "./menu.js";
import { Message } from "./message.js";
import { askForm, diceForm } from "./panels.js";
import { Past, taken, underRulesOf } from "./past.js";
import { followPointer } from "./pointer.js";
import { rulesOf, Seat } from "./seat.js";
import { STRINGS } from "./strings.js";
import { landings, state } from "./told.js";

/** @import { Action } from "./controls.js" */
/** @import { Played } from "./past.js" */
/** @import { BoardData, Colour, Drawn, Failure, Following, Givens, Language, Verdict } from "./types.js" */

/** The theme goes to another page by these, and what was played here would be lost. */
const LEAVING = ["KeyN", "KeyP", "Comma", "Period"];
/** What makes it the same position under other rules, numbers or dice. */
const POSITION = ["game", "white", "black", "to move"];

export class LiveBoard {
  #host;
  #seat;
  #status = make("span");
  #onward = make("button", { class: "nardy-button nardy-onward", type: "button", hidden: true });
  #spoken = make("p", { class: "nardy-spoken", "aria-live": "polite" });
  #panel = make("div", { class: "nardy-panel" });
  #buttons;
  /** Whether the reader may go on to other turns and boards. */
  #free;
  #steps = 0;
  #wasPicked = false;
  /** @type {number | undefined} */
  #firstDie;
  #past = new Past();
  /** How the game has ended, in a sentence. */
  #ended = "";
  /** @type {{ numbering?: string, mirrored?: string }} how the board is shown */
  look = {};

  /**
   * @param {HTMLElement} host what the stage lies in; the controls are put after it
   * @param {HTMLElement} stage what holds the drawing
   * @param {BoardData} data
   * @param {Language} language
   */
  constructor(host, stage, data, language) {
    this.#host = host;
    this.language = language;
    this.strings = STRINGS[language];
    this.message = new Message(language, this.strings);
    this.inquiry = new Inquiry(this.message);
    this.#seat = new Seat(stage, data, this.strings, {
      changed: () => this.#changed(),
      refused: (move) => this.#refuse(this.#seat.played?.walk?.text(move) ?? move),
    });
    const shown = host.dataset.controls?.split(" ");
    /** Whether game and rules are the page's and no business of the board's. */
    this.fixed = host.dataset.rules === "fixed";
    this.#free = !shown || shown.includes("more");
    const { element, buttons } = controls(
      this.strings,
      {
        undo: () => this.#undo(),
        reset: () => this.#seat.played?.reset(),
        flip: () => this.#flip(),
        dice: () => this.#toggle("dice"),
        ask: () => this.#toggle("ask"),
        more: () => this.#toggle("more"),
      },
      shown,
    );
    this.#buttons = buttons;
    this.#onward.addEventListener("click", () => this.#goOn());
    const line = make("div", { class: "nardy-status" }, this.#status, this.#onward);
    host.append(line, element, this.#panel, this.message.element, this.#spoken);
    this.#tell();
    followPointer(stage, () => this.#seat);
    host.addEventListener("keydown", (event) => this.#key(event));
    host.classList.add("is-live");
  }

  /** The board as text by key, at the start of the turn. */
  get givens() {
    return this.#seat.data.givens;
  }

  /** The board as text by key, as it stands now. */
  get seen() {
    return this.#seat.seen;
  }

  get table() {
    return this.#seat.table;
  }

  get grid() {
    return this.#seat.grid;
  }

  /** Drops the question that is being asked. */
  leave() {
    this.inquiry.drop();
  }

  /** @param {string} sentence */
  say(sentence) {
    this.#spoken.textContent = sentence;
  }

  #changed() {
    const { picked } = this.table;
    const walk = this.#seat.played?.walk;
    const steps = walk?.made.length ?? 0;
    const moved = steps !== this.#steps;
    this.grid.tell();
    this.#seat.choice.tell();
    this.#tell();
    if (walk && walk.first !== this.#firstDie) {
      this.say(this.strings.dieFirst(walk.first));
    } else if (moved) {
      this.message.clear();
      this.inquiry.drop();
      this.say(this.#status.textContent ?? "");
      whenIdle(() => engine.warm());
    } else if (picked) {
      this.say(this.strings.taken(this.grid.name(picked), landings(this.table, this.strings)));
    } else if (this.#wasPicked) {
      this.say(this.strings.dropped);
    }
    this.#steps = steps;
    this.#firstDie = walk?.first;
    this.#wasPicked = picked !== undefined;
    if (moved) this.#publish("nardy-play", { made: walk?.made ?? [], over: walk?.over ?? true, play: walk?.play });
    if (!this.#seat.played && !picked) this.#check();
  }

  /**
   * A move that is not in the graph: if nobody who holds the board answers it, the core is asked why.
   * @param {string} play
   */
  #refuse(play) {
    if (!this.#publish("nardy-refuse", { play })) return;
    // the answer comes beneath the panel, which may fill a phone
    if (this.#buttons.ask.getAttribute("aria-expanded") !== "true") this.#toggle();
    this.#ask(play);
  }

  /**
   * Tells the page; false if somebody there has taken the matter over.
   * @param {string} name
   * @param {object} detail
   */
  #publish(name, detail) {
    return this.#host.dispatchEvent(new CustomEvent(name, { bubbles: true, cancelable: true, detail }));
  }

  #tell() {
    const { played } = this.#seat;
    const walk = played?.walk;
    this.#status.textContent = this.#ended || state(this.table, this.strings);
    const begun = Boolean(walk?.made.length);
    this.#buttons.reset.setAttribute("aria-disabled", String(!begun));
    this.#buttons.undo.setAttribute("aria-disabled", String(!begun && !this.#past.last));
    const ready = walk ? walk.over : Boolean(played?.mover);
    this.#onward.hidden = !this.#free || !ready || this.#ended !== "";
    this.#onward.textContent = this.strings[walk ? walk.next : "roll"];
  }

  #flip() {
    if (this.table.held) return;
    if ((this.look.numbering ?? "own") === "own" || !this.#seat.played) {
      this.say(this.strings.flipped(this.#seat.flip()));
    } else {
      // the numbers at the edge are not the same from the other side
      this.draw({ ...this.givens, view: this.table.bottom === "white" ? "black" : "white" });
    }
  }

  /** @param {Action} [panel] the one to open, or to close if it is open */
  #toggle(panel) {
    const open = panel && this.#buttons[panel].getAttribute("aria-expanded") !== "true" ? panel : undefined;
    for (const action of PANELS) this.#buttons[action].setAttribute("aria-expanded", String(action === open));
    this.#panel.replaceChildren();
    if (!open) return;
    engine.warm();
    this.#panel.append(this.#form(open));
    /** @type {HTMLElement | null} */ (this.#panel.querySelector("input:checked, input, select"))?.focus();
  }

  /** @param {Action} panel */
  #form(panel) {
    if (panel === "more") return menu(this);
    if (panel === "dice") {
      const now = { mover: this.table.mover, roll: this.givens.roll };
      return diceForm(this.strings, now, async (mover, roll, rolled) => {
        if ((await this.#throw(mover, roll)) && rolled) tumble(this.table.svg);
      });
    }
    return askForm(this.strings, this.#seat.data.turn?.plays[0] ?? "", (play) => {
      if (this.#seat.played?.walk) this.#ask(play);
      else this.message.say(this.strings.needRoll);
    });
  }

  /** Lets the checkers be put anywhere. */
  edit() {
    this.#toggle();
    this.#ended = "";
    this.#past.forget();
    this.message.clear();
    // a board that is still being drawn would take the table away
    this.inquiry.drop();
    this.#panel.append(editForm(this, this.#seat.edit()));
    this.#tell();
    this.say(this.strings.editing);
  }

  /** Says why the position that is set up cannot be, if it cannot. */
  async #check() {
    Object.assign(this.givens, { white: this.table.side("white"), black: this.table.side("black") });
    const question = { ask: "draw", ...this.givens };
    const reply = /** @type {Drawn | Failure | undefined} */ (await this.inquiry.ask(question, () => this.#check()));
    if (reply?.ok) this.message.clear();
    else if (reply) this.message.answer(reply, "");
  }

  /**
   * Whether a play may be made, and if not, why. A legal one is made.
   * @param {string} play
   */
  async #ask(play) {
    const question = { ask: "judge", ...this.givens, play };
    const reply = /** @type {Verdict | Failure | undefined} */ (
      await this.inquiry.ask(question, () => this.#ask(play))
    );
    if (!reply) return;
    if (reply.ok && reply.steps) this.#seat.played?.play(reply.steps);
    this.message.answer(reply, play);
  }

  /** Rolls, or ends the turn and rolls for whoever comes next, unless he plays on without a throw. */
  async #goOn() {
    const { walk, mover } = this.#seat.played ?? {};
    if (!walk) {
      if (await this.draw({ ...this.givens, roll: thrown() })) tumble(this.table.svg);
      return;
    }
    const { givens } = this;
    const question = { ask: "next", ...givens, play: walk.play ?? "" };
    const reply = /** @type {Following | Failure | undefined} */ (await this.inquiry.ask(question, () => this.#goOn()));
    if (!reply?.ok) {
      if (reply) this.message.answer(reply, "");
      return;
    }
    const next = { ...reply.next, view: this.table.bottom };
    const roll = this.#past.nextRoll ?? thrown();
    /** @type {Played} */
    const turn = { givens, mover: mover ?? "white", steps: taken(walk), play: walk.play ?? "" };
    if (!(await this.#lay(reply.over ? next : { roll, ...next }, () => this.#past.goOn(turn)))) return;
    if (reply.over) {
      this.#ended = reply.sentence;
      this.#tell();
    } else if (!reply.next.roll) {
      tumble(this.table.svg);
    }
    this.say(`${this.strings.lastPlay(turn.mover, turn.play)} ${this.#status.textContent}`);
  }

  /** Takes a step back; where none is made, goes back to the turn before, as it was played. */
  async #undo() {
    const { walk } = this.#seat.played ?? {};
    const { last } = this.#past;
    if (walk?.made.length || !last) {
      this.#seat.played?.undo();
      return;
    }
    const { roll } = this.givens;
    const before = { ...underRulesOf(this.givens, last.givens), view: this.table.bottom };
    await this.#lay(before, () => this.#past.goBack(roll), last.steps);
  }

  /**
   * The same board with a throw, of either side.
   * @param {Colour} by
   * @param {string} thrown
   * @returns {Promise<boolean>} whether it was drawn
   */
  async #throw(by, thrown) {
    return this.#show({ ask: "turn", ...this.givens, by, thrown }, () => this.#throw(by, thrown));
  }

  /**
   * Shows the start of a game.
   * @param {string} game
   */
  async start(game) {
    const rules = game === this.givens.game ? rulesOf(this.givens) : {};
    return this.#show({ ask: "start", game, ...rules }, () => this.start(game));
  }

  /**
   * Shows the board that a text describes.
   * @param {string} text
   */
  async read(text) {
    const { game = "long" } = this.givens;
    const rules = this.fixed ? { ...rulesOf(this.givens), "same rules": "yes" } : {};
    return this.#show({ ask: "read", keys: "written", text, game, ...rules }, () => this.read(text));
  }

  /**
   * Shows the board that an address tells; one that cannot be read is left in the field for pasting.
   * @param {string} address
   */
  async open(address) {
    if (await this.read(address)) return;
    this.#toggle("more");
    const field = this.#panel.querySelector("textarea");
    if (field) field.value = address;
  }

  /**
   * Draws the board that the core answers with.
   * @param {Record<string, string>} question
   * @param {() => void} retry
   */
  async #show(question, retry) {
    const reply = await this.inquiry.ask(question, retry);
    if (reply?.ok) return this.draw(/** @type {BoardData} */ (reply).givens);
    if (reply) this.message.answer(/** @type {Failure} */ (reply), "");
    return false;
  }

  /**
   * Draws another board; a fault of its givens is said, and leaves all as it is. Of the same position and roll the steps
   * that were made are made again; the turns before are forgotten with the position that they led to.
   * @param {Givens} givens
   * @returns {Promise<boolean>} whether it was drawn
   */
  async draw(givens) {
    const same = POSITION.every((key) => givens[key] === this.givens[key]);
    const walk = this.#seat.played?.walk;
    const steps = same && walk && givens.roll === this.givens.roll ? taken(walk) : [];
    return this.#lay(givens, () => (same ? undefined : this.#past.forget()), steps);
  }

  /**
   * @param {Givens} givens
   * @param {() => void} done what becomes of the past, once it is drawn
   * @param {Played["steps"]} steps those that are made already
   * @returns {Promise<boolean>} whether it was drawn
   */
  async #lay(givens, done, steps = []) {
    const question = { ask: "draw", ...givens, ...this.look };
    const reply = /** @type {Drawn | Failure | undefined} */ (
      await this.inquiry.ask(question, () => this.#lay(givens, done, steps))
    );
    if (!reply?.ok) {
      if (reply) this.message.answer(reply, "");
      return false;
    }
    done();
    this.message.clear();
    this.#ended = "";
    this.#steps = 0;
    this.#wasPicked = false;
    this.#firstDie = undefined;
    const onward = this.#onward.matches(":focus");
    const other = reply.givens.game !== this.givens.game;
    this.#seat.replace(reply, this.#past.touched, steps);
    this.#tell();
    // the menu of one game is not that of the other
    if (other && this.#buttons.more.getAttribute("aria-expanded") === "true") this.#panel.replaceChildren(menu(this));
    if (onward) this.grid.enter();
    this.#publish("nardy-drawn", { givens: reply.givens });
    this.say(this.#status.textContent ?? "");
    return true;
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const typing = event.target instanceof HTMLElement && event.target.matches("input, textarea, select");
    if (typing || event.altKey || event.metaKey || event.ctrlKey) return;
    // by the place of the key, so that it is the same one on a Russian keyboard
    if (event.code === "KeyU") this.#undo();
    else if (event.code === "KeyD") this.#seat.choice.next();
    else if (event.code === "KeyF") this.#flip();
    else if (event.code === "KeyN" && !this.#onward.hidden) this.#goOn();
    else if (!LEAVING.includes(event.code)) return;
    event.preventDefault();
    event.stopPropagation();
  }
}
