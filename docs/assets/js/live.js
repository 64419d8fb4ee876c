// A board that is played on, with its controls: what is done on the table, told in words and asked of the core.

import { controls } from "./controls.js";
import { make } from "./dom.js";
import { EngineError, engine } from "./engine.js";
import { flip } from "./flip.js";
import { Grid } from "./grid.js";
import { Message } from "./message.js";
import { askForm, diceForm } from "./panels.js";
import { followPointer } from "./pointer.js";
import { STRINGS } from "./strings.js";
import { Table } from "./table.js";
import { BAR, OFF } from "./turn.js";

/** @import { Action } from "./controls.js" */
/** @import { BoardData, Drawn, Failure, Givens, Language, Verdict } from "./types.js" */

const PATIENCE = 150;

export class LiveBoard {
  #host;
  #stage;
  #language;
  #strings;
  #data;
  #status = make("p", { class: "nardy-status" });
  #spoken = make("p", { class: "nardy-spoken", "aria-live": "polite" });
  #panel = make("div", { class: "nardy-panel" });
  /** @type {Action | undefined} the panel that is open */
  #open;
  #message;
  #controls;
  #steps = 0;
  #wasPicked = false;
  /** @type {AbortController | undefined} the question that is being asked */
  #question;

  /**
   * @param {HTMLElement} host what the stage lies in; the controls are put after it
   * @param {HTMLElement} stage what holds the drawing
   * @param {BoardData} data
   * @param {Language} language
   */
  constructor(host, stage, data, language) {
    this.#host = host;
    this.#stage = stage;
    this.#data = data;
    this.#language = language;
    this.#strings = STRINGS[language];
    this.#message = new Message(language, this.#strings);
    this.#controls = controls(
      this.#strings,
      {
        undo: () => this.#undo(),
        reset: () => this.table.reset(),
        flip: () => this.#flip(),
        dice: () => this.#toggle("dice"),
        ask: () => this.#toggle("ask"),
      },
      host.dataset.controls?.split(" "),
    );
    host.append(this.#status, this.#controls.element, this.#panel, this.#message.element, this.#spoken);
    this.table = this.#sit();
    this.grid = this.#cover();
    this.#tell();
    followPointer(stage, () => this);
    host.addEventListener("keydown", (event) => this.#key(event));
    host.classList.add("is-live");
  }

  /** Drops the question that is being asked. */
  leave() {
    this.#question?.abort();
  }

  /** The drawing in the stage as a table that is played on. */
  #sit() {
    const svg = /** @type {SVGSVGElement} */ (this.#stage.querySelector("svg"));
    svg.setAttribute("aria-hidden", "true");
    this.#steps = 0;
    return new Table(svg, this.#data, {
      changed: () => this.#changed(),
      refused: (move) => this.#refuse(this.table.walk?.text(move) ?? move),
    });
  }

  /** Lays a grid of cells over the table. */
  #cover() {
    const grid = new Grid(this.table, this.#strings);
    this.#stage.append(grid.element);
    return grid;
  }

  #changed() {
    const { picked, walk } = this.table;
    const steps = walk?.made.length ?? 0;
    this.grid.tell();
    this.#tell();
    if (steps !== this.#steps) {
      this.#message.clear();
      this.#question?.abort();
      this.#say(this.#status.textContent ?? "");
      whenIdle(() => engine.warm());
    } else if (picked !== undefined) {
      this.#say(this.#taken(picked));
    } else if (this.#wasPicked) {
      this.#say(this.#strings.dropped);
    }
    const moved = steps !== this.#steps;
    this.#steps = steps;
    this.#wasPicked = picked !== undefined;
    if (moved) this.#publish("nardy-play", { made: walk?.made ?? [], over: walk?.over ?? true, play: walk?.play });
  }

  /**
   * A move that is not in the graph: if nobody who holds the board answers it, the core is asked why.
   * @param {string} play
   */
  #refuse(play) {
    if (this.#publish("nardy-refuse", { play })) this.#ask(play);
  }

  /**
   * Tells the page; false if somebody there has taken the matter over.
   * @param {string} name
   * @param {object} detail
   */
  #publish(name, detail) {
    return this.#host.dispatchEvent(new CustomEvent(name, { bubbles: true, cancelable: true, detail }));
  }

  /** Where the checker that is picked up may land, the farthest last. */
  #where() {
    const numbers = [...this.table.landings.keys()].sort((a, b) => b - a);
    return numbers.map((number) => (number === OFF ? this.#strings.off : number)).join(", ");
  }

  /** @param {number} picked */
  #taken(picked) {
    const { mover, places } = this.table;
    return mover ? this.#strings.taken(this.grid.name(places.at(mover, picked)), this.#where()) : "";
  }

  /** What the line beneath the board says. */
  #state() {
    const { walk, picked } = this.table;
    const strings = this.#strings;
    if (!walk) return strings.noTurn;
    if (picked !== undefined) return strings.from(picked === BAR ? strings.onBar : String(picked), this.#where());
    if (walk.mustPass) return strings.pass;
    if (walk.made.length === 0) return strings.start;
    return walk.over ? strings.done(walk.play ?? walk.text()) : strings.part(walk.text(), walk.left);
  }

  #tell() {
    this.#status.textContent = this.#state();
    const { walk } = this.table;
    const begun = Boolean(walk?.made.length);
    for (const action of /** @type {Action[]} */ (["undo", "reset"])) {
      this.#controls.buttons[action].setAttribute("aria-disabled", String(!begun));
    }
  }

  /** @param {string} sentence */
  #say(sentence) {
    this.#spoken.textContent = sentence;
  }

  #undo() {
    this.table.undo();
  }

  #flip() {
    if (this.table.held) return;
    const bottom = flip(this.table.places);
    this.#data.givens.view = bottom;
    this.table.turnRound();
    const focused = this.grid.focused;
    this.grid.lay();
    if (focused) this.grid.focus(focused);
    this.#say(this.#strings.flipped(bottom));
  }

  /** @param {"dice" | "ask"} panel */
  #toggle(panel) {
    this.#open = this.#open === panel ? undefined : panel;
    for (const action of /** @type {Action[]} */ (["dice", "ask"])) {
      this.#controls.buttons[action].setAttribute("aria-expanded", String(this.#open === action));
    }
    this.#panel.replaceChildren();
    if (!this.#open) return;
    engine.warm();
    this.#panel.append(panel === "ask" ? this.#askForm() : this.#diceForm());
    /** @type {HTMLElement | null} */ (this.#panel.querySelector("input:checked, input"))?.focus();
  }

  #askForm() {
    return askForm(this.#strings, this.#data.turn?.plays[0] ?? "", (play) => {
      if (this.table.walk) this.#ask(play);
      else this.#message.say(this.#strings.needRoll);
    });
  }

  #diceForm() {
    const now = { mover: this.table.mover, roll: this.#data.givens.roll };
    return diceForm(this.#strings, now, (mover, roll) => this.#draw({ "to move": mover, roll }));
  }

  /**
   * Whether a play may be made, and if not, why. A legal one is made.
   * @param {string} play
   */
  async #ask(play) {
    const question = { ask: "judge", lang: this.#language, ...this.#data.givens, play };
    const reply = /** @type {Verdict | Failure | undefined} */ (await this.#inquire(question, () => this.#ask(play)));
    if (!reply) return;
    if (reply.ok && reply.steps) this.table.play(reply.steps);
    this.#message.answer(reply, play);
  }

  /**
   * Draws the board anew with other givens.
   * @param {Givens} changes
   */
  async #draw(changes) {
    const question = { ask: "draw", lang: this.#language, ...this.#data.givens, ...changes };
    const reply = /** @type {Drawn | Failure | undefined} */ (await this.#inquire(question, () => this.#draw(changes)));
    if (!reply) return;
    if (!reply.ok) {
      this.#message.answer(reply, "");
      return;
    }
    this.#message.clear();
    this.#data = { givens: reply.givens, turn: reply.turn };
    const drawn = new DOMParser().parseFromString(reply.svg, "image/svg+xml").documentElement;
    this.grid.element.remove();
    this.table.svg.replaceWith(document.importNode(drawn, true));
    this.table = this.#sit();
    this.grid = this.#cover();
    this.#tell();
    this.#say(this.#status.textContent ?? "");
  }

  /**
   * Asks the core, and shows how far it is and what goes wrong. One question at a time: a new one drops the last.
   * @param {Record<string, string>} question
   * @param {() => void} retry
   */
  async #inquire(question, retry) {
    this.#question?.abort();
    const asked = new AbortController();
    this.#question = asked;
    const wait = () => this.#message.wait(engine);
    const timer = setTimeout(() => {
      wait();
      engine.addEventListener("change", wait, { signal: asked.signal });
    }, PATIENCE);
    try {
      return await engine.ask(question, asked.signal);
    } catch (error) {
      if (error instanceof EngineError) this.#message.failed(error, retry);
      else if (!asked.signal.aborted) throw error;
      return undefined;
    } finally {
      clearTimeout(timer);
      asked.abort();
    }
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.altKey || event.metaKey || event.ctrlKey || event.target instanceof HTMLInputElement) return;
    // by the place of the key, so that it is the same one on a Russian keyboard
    if (event.code === "KeyU") this.#undo();
    else if (event.code === "KeyF") this.#flip();
    else return;
    event.preventDefault();
    // the theme has keys of its own: F opens the search
    event.stopPropagation();
  }
}

/**
 * Later, unless the reader has to save data.
 * @param {() => void} callback
 */
function whenIdle(callback) {
  const connection = /** @type {{ saveData?: boolean, effectiveType?: string } | undefined} */ (
    Reflect.get(navigator, "connection")
  );
  if (connection?.saveData || (connection?.effectiveType ?? "4g") !== "4g") return;
  if ("requestIdleCallback" in window) requestIdleCallback(callback);
  else setTimeout(callback, 200);
}
