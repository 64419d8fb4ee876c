// What lies in the stage of a live board: the drawing as a table, and the cells over it.

import { Choice } from "./choice.js";
import { drawing } from "./dom.js";
import { EditTable } from "./edit.js";
import { flip } from "./flip.js";
import { Grid } from "./grid.js";
import { PlayTable } from "./play.js";

/** @import { Played } from "./past.js" */
/** @import { Strings } from "./strings.js" */
/** @import { Listener, Table } from "./table.js" */
/** @import { BoardData, Drawn, Givens } from "./types.js" */

/** All that is known of a board that is being set up: what is said of a turn is said of no other. */
const SET_UP = ["game", "rules", "readings", "white", "black", "to move", "view"];

/**
 * The rules by which a board is played, as a question tells them.
 * @param {Givens} givens
 * @returns {Givens}
 */
export function rulesOf({ rules = "common", readings }) {
  return readings ? { rules, readings } : { rules };
}

export class Seat {
  #stage;
  #strings;
  #listener;

  /**
   * @param {HTMLElement} stage what holds the drawing
   * @param {BoardData} data
   * @param {Strings} strings
   * @param {Listener} listener
   */
  constructor(stage, data, strings, listener) {
    this.#stage = stage;
    this.#strings = strings;
    this.#listener = listener;
    this.data = data;
    /** @type {PlayTable | EditTable} */
    this.table = new PlayTable(this.#drawing, data, listener);
    this.grid = this.#cover();
    this.choice = this.#layChoice();
  }

  /** The table, if a turn is played on it. */
  get played() {
    return this.table instanceof PlayTable ? this.table : undefined;
  }

  /** The board as text by key, as it stands now. */
  get seen() {
    if (!this.played?.walk?.made.length) return this.data.givens;
    const { roll: _, ...givens } = this.data.givens;
    return { ...givens, white: this.table.side("white"), black: this.table.side("black") };
  }

  /**
   * Takes another drawing and plays on it.
   * @param {Drawn} drawn
   * @param {Table["last"]} last the places of the last play
   * @param {Played["steps"]} steps those that are made already
   */
  replace({ svg, givens, turn }, last, steps) {
    const root = /** @type {Document | ShadowRoot} */ (this.#stage.getRootNode());
    const inside = this.#stage.contains(root.activeElement);
    this.#drawing.replaceWith(drawing(svg));
    this.data = { givens, turn };
    const table = new PlayTable(this.#drawing, this.data, this.#listener);
    this.table = table;
    table.last = last;
    table.mark();
    this.grid = this.#cover();
    this.choice = this.#layChoice();
    if (steps.length > 0) {
      table.checkers.still = true;
      table.play(steps);
      table.checkers.still = false;
    }
    if (inside) this.grid.enter();
  }

  /** Lets the checkers be put anywhere, from where they stand; the turn is forgotten. */
  edit() {
    this.data = { givens: Object.fromEntries(Object.entries(this.seen).filter(([key]) => SET_UP.includes(key))) };
    this.#drawing.querySelector(".nardy-dice")?.remove();
    const table = new EditTable(this.#drawing, this.data, this.#listener);
    this.table = table;
    this.grid = this.#cover();
    this.choice = this.#layChoice();
    return table;
  }

  /** Turns the board round; the side that is at the bottom now. */
  flip() {
    const bottom = flip(this.table.places);
    this.data.givens.view = bottom;
    this.table.turnRound();
    const { focused } = this.grid;
    this.grid.lay();
    this.choice.tell();
    if (focused) this.grid.focus(focused);
    return bottom;
  }

  get #drawing() {
    const svg = /** @type {SVGSVGElement} */ (this.#stage.querySelector("svg"));
    svg.setAttribute("aria-hidden", "true");
    return svg;
  }

  /** Lays a grid of cells over the table. */
  #cover() {
    this.#stage.querySelector(".nardy-grid")?.remove();
    const grid = new Grid(this.table, this.#strings);
    this.#stage.append(grid.element);
    return grid;
  }

  /** Lays the choice of a die over the dice. */
  #layChoice() {
    this.#stage.querySelector(".nardy-dice-choice")?.remove();
    const choice = new Choice(this.table, this.#strings);
    this.#stage.append(choice.element);
    return choice;
  }
}
