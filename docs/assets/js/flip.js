// Turns a drawn board round, to be seen by the other side. The places stay where they are and change their numbers;
// names, homes and dice change their sides.

/** @import { Place, Places } from "./places.js" */
/** @import { Colour } from "./types.js" */

/** @type {Record<Colour, Colour>} */
const OTHER = { white: "black", black: "white" };
const GEOMETRY = ["x", "y", "cx", "cy"];

/**
 * @param {Places} places
 * @returns {Colour} the side that is at the bottom now
 */
export function flip(places) {
  const { svg, width, height, all } = places;
  const old = /** @type {Colour} */ (svg.dataset.viewpoint);
  const bottom = OTHER[old];
  svg.dataset.viewpoint = bottom;
  // where the one had his point, the other now has his of the same number
  const numbers = all.map((place) => {
    const { white, black } = /** @type {Place} */ (
      all.find((other) => (place[old] === undefined ? other[old] === place[bottom] : other[bottom] === place[old]))
    );
    return { white, black };
  });
  for (const [index, place] of all.entries()) renumber(place, /** @type {Numbers} */ (numbers[index]));
  exchange(svg, ".nardy-player");
  exchange(svg, ".nardy-home");
  for (const die of svg.querySelectorAll(".nardy-die"))
    carry(/** @type {SVGGElement} */ (die), ({ e, f }) => [width - e, f]);
  for (const cube of svg.querySelectorAll(".nardy-cube"))
    carry(/** @type {SVGGElement} */ (cube), ({ e, f }) => [e, height - f]);
  // the arrows were drawn for the other view
  svg.querySelector(".nardy-arrows")?.remove();
  return bottom;
}

/** @typedef {{ white: number | undefined, black: number | undefined }} Numbers */

/**
 * @param {Place} place
 * @param {Numbers} numbers
 */
function renumber(place, numbers) {
  for (const colour of /** @type {Colour[]} */ (["white", "black"])) {
    place[colour] = numbers[colour];
    if (numbers[colour] === undefined) delete place.element.dataset[colour];
    else place.element.dataset[colour] = String(numbers[colour]);
  }
  if (place.element.dataset.colour) place.element.dataset.colour = numbers.white === undefined ? "black" : "white";
}

/**
 * Two groups of the same make change places.
 * @param {SVGSVGElement} svg
 * @param {string} selector
 */
function exchange(svg, selector) {
  const [one, other] = svg.querySelectorAll(selector);
  if (!one || !other) return;
  const pairs = [[one, other], ...[...one.children].map((child, index) => [child, other.children[index]])];
  for (const [a, b] of pairs) {
    for (const name of GEOMETRY) {
      const [mine, theirs] = [a?.getAttribute(name), b?.getAttribute(name)];
      if (!mine || !theirs) continue;
      a?.setAttribute(name, theirs);
      b?.setAttribute(name, mine);
    }
  }
}

/**
 * @param {SVGGElement} element
 * @param {(at: DOMMatrix | SVGMatrix) => [number, number]} where
 */
function carry(element, where) {
  const at = element.transform.baseVal.consolidate()?.matrix;
  if (at) element.setAttribute("transform", `translate(${where(at).join(" ")})`);
}
