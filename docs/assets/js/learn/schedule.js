// When something is asked again: the oftener it was right, the later.

import { store } from "./store.js";

/** Days until the next time, by box. */
const DAYS = [0, 1, 3, 7, 16, 35];
const LAST_DAYS = 400;

/**
 * A day of the reader's own calendar, as 2026-11-30.
 * @param {number} [later] how many days from today
 */
export function day(later = 0) {
  const date = new Date();
  date.setDate(date.getDate() + later);
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/**
 * Notes an answer: a right one moves the card on a box, a wrong one back to the first.
 * @param {string} name
 * @param {boolean} right
 */
export function answered(name, right) {
  store.change((progress) => {
    const box = right ? Math.min((progress.cards[name]?.box ?? 0) + 1, DAYS.length - 1) : 0;
    progress.cards[name] = { box, due: day(DAYS[box]) };
    const today = day();
    if (!progress.days.includes(today)) progress.days = [...progress.days, today].slice(-LAST_DAYS);
  });
}

/**
 * The cards that are due, the longest waiting first.
 * @param {string} [start] what their names start with
 */
export function due(start = "") {
  const today = day();
  return Object.entries(store.progress.cards)
    .filter(([name, card]) => name.startsWith(start) && card.due <= today)
    .sort(([, one], [, other]) => (one.due < other.due ? -1 : 1))
    .map(([name]) => name);
}

/**
 * Drops a card that nobody can ask any more.
 * @param {string} name
 */
export function forget(name) {
  store.change((progress) => {
    delete progress.cards[name];
  });
}

/** How many days in a row, up to today or yesterday, something was done. */
export function streak() {
  const { days } = store.progress;
  let length = 0;
  const first = days.includes(day()) ? 0 : 1;
  while (days.includes(day(-first - length))) length += 1;
  return length;
}

/**
 * Notes that a level was solved: stars only ever grow.
 * @param {string} name
 * @param {number} stars
 */
export function solved(name, stars) {
  store.change((progress) => {
    progress.levels[name] = Math.max(stars, progress.levels[name] ?? 0);
  });
  answered(`level/${name}`, stars === 3);
}
