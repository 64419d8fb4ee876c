// The board for keyboard and screen reader: a grid of cells over the drawing, one for each place, spoken in words.
// The cells also take the pointer, so that what is heard, focused and touched is the same thing.

import { make } from "./dom.js";
import { slot } from "./places.js";

/** @import { Place } from "./places.js" */
/** @import { Strings } from "./strings.js" */
/** @import { Table } from "./table.js" */

const TYPING = 900;

export class Grid {
  element;
  #table;
  #strings;
  /** @type {Map<Place, HTMLElement>} */
  #cells = new Map();
  /** @type {Place[][]} */
  #rows = [];
  #typed = { text: "", at: 0 };

  /**
   * @param {Table} table
   * @param {Strings} strings
   */
  constructor(table, strings) {
    this.#table = table;
    this.#strings = strings;
    this.element = make("div", { class: "nardy-grid", role: "grid", "aria-label": strings.board });
    this.lay();
    this.element.addEventListener("keydown", (event) => this.#key(event));
    this.element.addEventListener("focusin", ({ target }) => {
      const place = this.place(target);
      if (place) this.#rove(place);
    });
  }

  /**
   * The place whose cell an event met.
   * @param {EventTarget | null} target
   */
  place(target) {
    const cell = target instanceof Element ? target.closest(".nardy-cell") : null;
    for (const [place, own] of this.#cells) if (own === cell) return place;
    return undefined;
  }

  /** Makes the cells anew, row by row as they are seen. */
  lay() {
    const { width, height, all } = this.#table.places;
    const heights = [...new Set(all.map(({ box }) => box.y))].sort((a, b) => a - b);
    this.#rows = heights.map((y) => all.filter(({ box }) => box.y === y).sort((a, b) => a.box.x - b.box.x));
    this.#cells.clear();
    this.element.replaceChildren(
      ...this.#rows.map((row) => {
        const cells = row.map((place) => {
          const { box } = place;
          const cell = make(
            "div",
            { class: "nardy-cell", role: "gridcell", tabindex: -1 },
            make("span", { class: "nardy-grip" }),
          );
          cell.style.inset = `${(box.y / height) * 100}% auto auto ${(box.x / width) * 100}%`;
          cell.style.inlineSize = `${(box.width / width) * 100}%`;
          cell.style.blockSize = `${(box.height / height) * 100}%`;
          this.#cells.set(place, cell);
          return cell;
        });
        return make("div", { role: "row" }, ...cells);
      }),
    );
    const places = this.#rows.flat();
    const first =
      places.find((place) => this.#table.starts(place)) ??
      places.find((place) => this.#table.mine(place)) ??
      this.#rows[1]?.[0];
    if (first) this.#rove(first);
    this.tell();
  }

  /** Says of every cell what stands there and what may be done, and puts the grips where the mover's checkers are. */
  tell() {
    for (const [place, cell] of this.#cells) {
      cell.setAttribute("aria-label", this.say(place));
      const own = this.#table.mine(place);
      const lands = this.#table.lands(place);
      cell.setAttribute("aria-selected", String(place === this.#table.picked));
      cell.classList.toggle("is-mine", own);
      cell.classList.toggle("is-landing", lands);
      if (own) this.#grip(place, /** @type {HTMLElement} */ (cell.firstElementChild));
    }
  }

  /**
   * A place in words: its name, what stands there, what may be done.
   * @param {Place} place
   */
  say(place) {
    const strings = this.#strings;
    const holds = this.#table.holds(place);
    const said = [this.name(place), holds ? strings.holds(...holds) : strings.empty];
    if (place === this.#table.picked) said.push(strings.picked);
    else if (this.#table.lands(place)) said.push(strings.landing);
    else if (this.#table.starts(place)) said.push(strings.movable);
    return said.join(", ");
  }

  /** @param {Place} place */
  name(place) {
    const side = place.white === undefined ? "black" : "white";
    if (place.element.classList.contains("nardy-tray")) return this.#strings.tray(side);
    if (place.element.classList.contains("nardy-bar")) return this.#strings.bar(side);
    return this.#strings.point(/** @type {number} */ (this.#table.number(place)));
  }

  /** @param {Place} place */
  cell(place) {
    return this.#cells.get(place) ?? null;
  }

  /** @param {Place} place */
  focus(place) {
    this.cell(place)?.focus();
  }

  /** Takes the focus to the cell that the Tab key meets. */
  enter() {
    /** @type {HTMLElement | null} */ (this.element.querySelector('[tabindex="0"]'))?.focus();
  }

  /** The place that has the focus, if one has. */
  get focused() {
    const root = /** @type {Document | ShadowRoot} */ (this.element.getRootNode());
    return this.place(root.activeElement);
  }

  /**
   * Only one cell is met by the Tab key.
   * @param {Place} place
   */
  #rove(place) {
    for (const cell of this.element.querySelectorAll('[tabindex="0"]')) cell.setAttribute("tabindex", "-1");
    this.#cells.get(place)?.setAttribute("tabindex", "0");
  }

  /**
   * Covers a stack, and no more: only there a finger drags a checker and not the page.
   * @param {Place} place
   * @param {HTMLElement} grip
   */
  #grip(place, grip) {
    const count = this.#table.holds(place)?.[1] ?? 1;
    const [first, last] = [slot(place, 0), slot(place, count - 1)];
    const { box } = place;
    const reach = Number(this.#table.svg.dataset.radius) + 2;
    const left = Math.max(Math.min(first.x, last.x) - reach, box.x);
    const top = Math.max(Math.min(first.y, last.y) - reach, box.y);
    const right = Math.min(Math.max(first.x, last.x) + reach, box.x + box.width);
    const bottom = Math.min(Math.max(first.y, last.y) + reach, box.y + box.height);
    const percent = (/** @type {number} */ part, /** @type {number} */ all) => `${(part / all) * 100}%`;
    grip.style.inset = `${percent(top - box.y, box.height)} auto auto ${percent(left - box.x, box.width)}`;
    grip.style.inlineSize = percent(right - left, box.width);
    grip.style.blockSize = percent(bottom - top, box.height);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const place = this.place(event.target);
    if (!place || event.altKey || event.metaKey || event.ctrlKey) return;
    const digit = /^\d$/.test(event.key);
    if (!digit) this.#typed.text = "";
    const next = this.#neighbour(place, event.key);
    if (next) this.focus(next);
    else if (event.key === "Enter" || event.key === " ") this.#table.tap(place);
    else if (event.key === "Escape" && this.#table.picked) this.#table.drop();
    else if (digit) this.#jump(event.key);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /**
   * The place an arrow key leads to: along the row, or to the nearest of the next row.
   * @param {Place} place
   * @param {string} key
   */
  #neighbour(place, key) {
    const at = this.#rows.findIndex((row) => row.includes(place));
    const row = this.#rows[at] ?? [];
    const column = row.indexOf(place);
    if (key === "ArrowLeft") return row[column - 1];
    if (key === "ArrowRight") return row[column + 1];
    if (key === "Home") return row[0];
    if (key === "End") return row.at(-1);
    const far = (/** @type {Place} */ other) => Math.abs(middle(other) - middle(place));
    const beyond = key === "ArrowUp" ? this.#rows[at - 1] : key === "ArrowDown" ? this.#rows[at + 1] : undefined;
    return beyond?.reduce((best, other) => (far(other) < far(best) ? other : best));
  }

  /**
   * Digits typed in a row lead to the point of that number.
   * @param {string} digit
   */
  #jump(digit) {
    const now = performance.now();
    const text = now - this.#typed.at < TYPING ? this.#typed.text + digit : digit;
    this.#typed = { text, at: now };
    const place = this.#table.places.all.find((other) => String(this.#table.number(other)) === text);
    if (place) this.focus(place);
  }
}

/** @param {Place} place */
function middle({ box }) {
  return box.x + box.width / 2;
}
