// What the desk keeps in this browser: the event's rules and the rulings. A browser that keeps nothing is no fault.

import { json, Store, texts, Unreadable } from "./stored.js";

/**
 * Each ruling tells its version, and what was kept before there was one has none: so a tab of an older version of the
 * site, which knows a plain list only, goes on with the same list.
 * @typedef {{ version: number, time: string, title: string, verdict: string, given: Record<string, string> }} Kept
 */

const EVENT = "nardy-event";
const VERSION = 1;

/** @returns {Record<string, string>} the event's givens, or none */
export function keptEvent() {
  try {
    const held = json(localStorage.getItem(EVENT) ?? "");
    if (typeof held !== "object" || held === null) return {};
    return texts(held);
  } catch {
    return {};
  }
}

/** @param {Record<string, string>} givens */
export function keepEvent(givens) {
  try {
    localStorage.setItem(EVENT, JSON.stringify(givens));
  } catch {
    // the next visit begins with the common rules
  }
}

/**
 * @param {string} text
 * @returns {Kept[]}
 */
function parse(text) {
  const told = json(text);
  const all = Array.isArray(told) ? told : [told];
  if (all.some((one) => Number(one?.version) > VERSION)) throw new Unreadable("newer");
  const read = all.map(ruling).filter((one) => one !== undefined);
  if (!Array.isArray(told) || read.length < told.length) throw new Unreadable("damaged", read);
  return read;
}

/**
 * @param {any} told
 * @returns {Kept | undefined}
 */
function ruling(told) {
  const { version = VERSION, time, title, verdict, given } = told ?? {};
  const texts = [time, title, verdict, ...Object.values(given ?? {})];
  const whole = version === VERSION && typeof given === "object" && given !== null && !Array.isArray(given);
  if (!whole || texts.some((text) => typeof text !== "string")) return undefined;
  return { version, time, title, verdict, given };
}

/** @type {Store<Kept[]>} the rulings, the newest first */
export const rulings = new Store("nardy-rulings", parse, () => []);

/**
 * @param {Omit<Kept, "version">} told
 * @returns {boolean} whether the browser keeps it
 */
export function keep(told) {
  const kept = rulings.change((list) => list.unshift({ version: VERSION, ...told }));
  // one that will be gone tomorrow does not stand among those that stay
  if (!kept) rulings.again();
  return kept;
}

/**
 * Removes one ruling; of several that are alike, one.
 * @param {Kept} told
 */
export function remove(told) {
  const text = JSON.stringify(told);
  rulings.change((list) => {
    const place = list.findIndex((one) => JSON.stringify(one) === text);
    if (place >= 0) list.splice(place, 1);
  });
}
