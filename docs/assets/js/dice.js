// Fair dice, and how they roll to where they lie.

import { calm } from "./dom.js";

const ROLLING = 420;

/** A roll as the core reads it: `6-5`. */
export function thrown() {
  return `${face()}-${face()}`;
}

function face() {
  const bytes = new Uint8Array(1);
  // the few numbers that would favour some faces are thrown again
  do crypto.getRandomValues(bytes);
  while (Number(bytes[0]) >= 252);
  return (Number(bytes[0]) % 6) + 1;
}

/**
 * Lets the dice of a drawing roll in.
 * @param {SVGSVGElement} svg
 */
export function tumble(svg) {
  if (calm.matches) return;
  for (const [index, die] of /** @type {NodeListOf<SVGGElement>} */ (svg.querySelectorAll(".nardy-die")).entries()) {
    const { e: x, f: y } = spot(die);
    const far = `translate(${x + 70}px, ${y - 16}px) rotate(${-270 - 90 * index}deg) scale(0.6)`;
    const here = `translate(${x}px, ${y}px) rotate(0deg) scale(1)`;
    const way = [{ transform: far, opacity: 0 }, { opacity: 1, offset: 0.25 }, { transform: here }];
    die.animate(way, { duration: ROLLING, easing: "cubic-bezier(0.2, 0.8, 0.3, 1)" });
  }
}

/**
 * Where a die lies, as the shift of a matrix.
 * @param {SVGGElement} die
 */
export function spot(die) {
  return die.transform.baseVal.consolidate()?.matrix ?? new DOMMatrix();
}
