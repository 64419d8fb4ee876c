// What was typed for the protocol, for as long as this tab lives: a reload loses none of it, and no link holds it.

import { texts } from "./stored.js";

const TYPED = "nardy-typed";

/** @typedef {{ search: string, typed: Record<string, string> }} Held of which case, and what was typed for it */

/**
 * @param {string} search
 * @param {Record<string, string>} typed
 */
export function hold(search, typed) {
  try {
    sessionStorage.setItem(TYPED, JSON.stringify({ search, typed }));
  } catch {
    // a browser that keeps nothing is no fault
  }
}

/** @returns {Held} */
export function held() {
  try {
    const { search, typed } = JSON.parse(sessionStorage.getItem(TYPED) ?? "null");
    return { search: String(search), typed: texts(typed) };
  } catch {
    return { search: "", typed: {} };
  }
}
