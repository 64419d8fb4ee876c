// What the desk keeps in this browser: the event's rules and the rulings. A browser that keeps nothing is no fault.

/** @typedef {{ time: string, title: string, verdict: string, given: Record<string, string> }} Kept */

const EVENT = "nardy-event";
const RULINGS = "nardy-rulings";

/**
 * @param {string} key
 * @returns {unknown}
 */
function read(key) {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/**
 * @param {string} key
 * @param {unknown} value
 */
function write(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** @returns {Record<string, string>} the event's givens, or none */
export function keptEvent() {
  const held = read(EVENT);
  if (typeof held !== "object" || held === null) return {};
  return Object.fromEntries(Object.entries(held).filter(([, value]) => typeof value === "string"));
}

/** @param {Record<string, string>} givens */
export function keepEvent(givens) {
  write(EVENT, givens);
}

/** @returns {Kept[]} the newest first */
export function keptRulings() {
  const held = read(RULINGS);
  return Array.isArray(held) ? held.filter((one) => typeof one?.given === "object" && one.given !== null) : [];
}

/**
 * @param {Kept[]} rulings
 * @returns {boolean} whether the browser keeps them
 */
export function keepRulings(rulings) {
  return write(RULINGS, rulings);
}
