// Where things stand on a drawn board: its points, bars and trays, with the geometry that the drawing says.

/** @import { Colour } from "./types.js" */

/**
 * A place for checkers. `white` and `black` are its numbers for each side (25 the bar, 0 off; none if it is the other
 * side's alone); checker `i` stands at (x + i·dx, y + i·dy), from `room` on they lie on top of each other, and from
 * `counted` on a number tells how many; `box` is the whole of the place.
 * @typedef {object} Place
 * @property {SVGGElement} element
 * @property {number | undefined} white
 * @property {number | undefined} black
 * @property {number} x
 * @property {number} y
 * @property {number} dx
 * @property {number} dy
 * @property {number} room
 * @property {number} counted
 * @property {{ x: number, y: number, width: number, height: number }} box
 */

export class Places {
  /** @type {Place[]} */
  all;
  /** The size of the drawing, in its own units. */
  width;
  height;

  /** @param {SVGSVGElement} svg */
  constructor(svg) {
    this.svg = svg;
    const { width, height } = svg.viewBox.baseVal;
    this.width = width;
    this.height = height;
    this.all = [.../** @type {NodeListOf<SVGGElement>} */ (svg.querySelectorAll(".nardy-place"))].map(read);
  }

  /**
   * @param {Colour} colour
   * @param {number} number the side's own number
   * @returns {Place}
   */
  at(colour, number) {
    const found = this.all.find((place) => place[colour] === number);
    if (!found) throw new Error(`the board has no place ${number} for ${colour}`);
    return found;
  }

  /**
   * The place at a spot of the drawing.
   * @param {{ x: number, y: number }} spot
   */
  under({ x, y }) {
    return this.all.find(({ box }) => x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height);
  }

  /**
   * A spot of the window in the units of the drawing.
   * @param {{ clientX: number, clientY: number }} event
   */
  spot({ clientX, clientY }) {
    const window = new DOMPoint(clientX, clientY);
    return window.matrixTransform(this.svg.getScreenCTM()?.inverse());
  }
}

/**
 * The centre of checker number `index`, counted from the edge.
 * @param {Place} place
 * @param {number} index
 */
export function slot(place, index) {
  const at = Math.min(index, place.room - 1);
  return { x: place.x + at * place.dx, y: place.y + at * place.dy };
}

/**
 * @param {SVGGElement} element
 * @returns {Place}
 */
function read(element) {
  const data = element.dataset;
  const hit = /** @type {SVGRectElement} */ (element.querySelector(".nardy-hit"));
  const number = (/** @type {string | undefined} */ text) => (text === undefined ? undefined : Number(text));
  const side = (/** @type {string} */ name) => Number(hit.getAttribute(name));
  return {
    element,
    white: number(data.white),
    black: number(data.black),
    x: Number(data.x),
    y: Number(data.y),
    dx: Number(data.dx),
    dy: Number(data.dy),
    room: Number(data.room),
    counted: Number(data.counted),
    box: { x: side("x"), y: side("y"), width: side("width"), height: side("height") },
  };
}
