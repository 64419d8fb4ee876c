// The checkers of a drawn board: which stand where, and how they are put from one place on another.

import { calm, shape } from "./dom.js";
import { slot } from "./places.js";

/** @import { Places } from "./places.js" */
/** @import { Colour } from "./types.js" */

export class Checkers {
  /** Whether checkers are put down without a glide. */
  still = false;
  #svg;
  #places;
  #layer;
  #counts;
  /** @type {Map<string, SVGGElement[]>} */
  #stacks = new Map();

  /**
   * @param {SVGSVGElement} svg
   * @param {Places} places
   */
  constructor(svg, places) {
    this.#svg = svg;
    this.#places = places;
    this.#layer = /** @type {SVGGElement} */ (svg.querySelector(".nardy-checkers"));
    this.#counts = /** @type {SVGGElement} */ (svg.querySelector(".nardy-counts"));
    for (const piece of /** @type {NodeListOf<SVGGElement>} */ (svg.querySelectorAll(".nardy-checker"))) {
      this.#stack(/** @type {Colour} */ (piece.dataset.colour), Number(piece.dataset.point)).push(piece);
    }
  }

  /**
   * @param {Colour} colour
   * @param {number} point
   */
  count(colour, point) {
    return this.#stack(colour, point).length;
  }

  /**
   * The checker on top of a stack.
   * @param {Colour} colour
   * @param {number} point
   */
  top(colour, point) {
    return this.#stack(colour, point).at(-1);
  }

  /**
   * Takes the top checker of a stack into the hand: it is drawn above everything until it is put down.
   * @param {Colour} colour
   * @param {number} point
   */
  lift(colour, point) {
    const piece = this.#stack(colour, point).pop();
    if (!piece) throw new Error(`${colour} has no checker on ${point}`);
    this.#svg.append(piece);
    this.#arrange(colour, point);
    return piece;
  }

  /**
   * Puts a checker on top of a stack; it glides there from where it is seen now.
   * @param {SVGGElement} piece
   * @param {Colour} colour
   * @param {number} point
   */
  put(piece, colour, point) {
    const before = getComputedStyle(piece).transform;
    this.#layer.append(piece);
    this.#stack(colour, point).push(piece);
    this.#arrange(colour, point);
    this.#tellPips(colour);
    // a node that is moved in the document forgets its transition, so the glide is an animation of its own
    if (calm.matches || this.still) return;
    piece.animate([{ transform: before }, { transform: piece.style.transform }], { duration: 180, easing: "ease-out" });
  }

  /**
   * @param {Colour} colour
   * @param {number} from
   * @param {number} to
   */
  move(colour, from, to) {
    this.put(this.lift(colour, from), colour, to);
  }

  /** Stands every checker where its place is now. */
  arrange() {
    for (const key of this.#stacks.keys()) {
      const [colour, point] = key.split(" ");
      this.#arrange(/** @type {Colour} */ (colour), Number(point));
    }
  }

  /**
   * @param {Colour} colour
   * @param {number} point
   */
  #stack(colour, point) {
    const key = `${colour} ${point}`;
    const stack = this.#stacks.get(key) ?? [];
    this.#stacks.set(key, stack);
    return stack;
  }

  /**
   * @param {Colour} colour
   * @param {number} point
   */
  #arrange(colour, point) {
    const stack = this.#stack(colour, point);
    const place = this.#places.at(colour, point);
    for (const [index, piece] of stack.entries()) {
      const { x, y } = slot(place, index);
      piece.style.transform = `translate(${x}px, ${y}px)`;
      piece.dataset.point = String(point);
      piece.dataset.index = String(index);
      piece.classList.toggle("nardy-deep", place.room <= index && index < stack.length - 1);
    }
    const old = this.#counts.querySelector(`[data-colour="${colour}"][data-point="${point}"]`);
    if (stack.length < place.counted) {
      old?.remove();
      return;
    }
    const { x, y } = slot(place, stack.length - 1);
    const data = { "data-colour": colour, "data-point": point, class: `nardy-count nardy-${colour}` };
    const written = old ?? this.#counts.appendChild(shape("text", data));
    written.setAttribute("x", String(x));
    written.setAttribute("y", String(y));
    written.textContent = String(stack.length);
  }

  /** @param {Colour} colour */
  #tellPips(colour) {
    const written = this.#svg.querySelector(`.nardy-player[data-colour="${colour}"] .nardy-pips`);
    let pips = 0;
    for (const [key, stack] of this.#stacks) {
      const [owner, point] = key.split(" ");
      if (owner === colour) pips += Number(point) * stack.length;
    }
    // the number stands before a tooltip, which the live board has no use for
    written?.replaceChildren(String(pips));
  }
}
