// What the reader has done, kept in this browser and nowhere else.
//
// A store that cannot be read is set aside, not thrown away; one that a newer version of the site has written is left as
// it is, and nothing is saved over it.

const KEY = "nardy-progress";
const ASIDE = "nardy-progress-damaged";
const TRIED = "nardy-progress-tried";
const VERSION = 1;
const NAME = /^[\w./-]{1,80}$/;
const DAY = /^\d{4}-\d\d-\d\d$/;

/**
 * A card is a level or a first move to be asked again: the box it lies in, and the day on which it is due.
 * @typedef {{ box: number, due: string }} Card
 */
/**
 * `levels` holds the stars of every level that was solved; `days` those on which something was.
 * @typedef {{ version: number, levels: Record<string, number>, cards: Record<string, Card>, days: string[] }} Progress
 */
/** @typedef {"damaged" | "newer" | "blocked"} Trouble */

/** @returns {Progress} */
function empty() {
  return { version: VERSION, levels: byName({}), cards: byName({}), days: [] };
}

/**
 * A table that holds the names it was given and no others, such as every object of JavaScript has.
 * @template Entry
 * @param {Record<string, Entry>} table
 * @returns {Record<string, Entry>}
 */
function byName(table) {
  return Object.assign(Object.create(null), table);
}

/** The text is no progress, or one of a version to come. */
export class Unreadable extends Error {
  /** @param {"damaged" | "newer"} trouble */
  constructor(trouble) {
    super(trouble);
    this.trouble = trouble;
  }
}

/**
 * The progress that a text holds; throws Unreadable for anything else.
 * @param {string} text
 * @returns {Progress}
 */
export function parse(text) {
  const told = json(text);
  if (typeof told?.version === "number" && told.version > VERSION) throw new Unreadable("newer");
  const { levels, cards, days } = told ?? {};
  const whole =
    told?.version === VERSION &&
    table(levels, (stars) => Number.isInteger(stars) && Number(stars) >= 0 && Number(stars) <= 3) &&
    table(cards, isCard) &&
    Array.isArray(days) &&
    days.every((day) => typeof day === "string" && DAY.test(day));
  if (!whole) throw new Unreadable("damaged");
  return { version: VERSION, levels: byName(levels), cards: byName(cards), days };
}

/** @param {string} text */
function json(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * @param {unknown} value
 * @param {(entry: unknown) => boolean} fits
 */
function table(value, fits) {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  return Object.entries(value).every(([name, entry]) => NAME.test(name) && fits(entry));
}

/** @param {unknown} value */
function isCard(value) {
  if (typeof value !== "object" || value === null) return false;
  const { box, due } = /** @type {Record<string, unknown>} */ (value);
  return Number.isInteger(box) && Number(box) >= 0 && typeof due === "string" && DAY.test(due);
}

/** Fires `change` when something was done, here or in another tab. */
class Store extends EventTarget {
  /** @type {Trouble | undefined} */
  trouble;
  /** @type {Progress} */
  progress = empty();

  constructor() {
    super();
    this.#load();
    window.addEventListener("storage", ({ key }) => {
      if (key !== KEY && key !== null) return;
      this.#load();
      this.#tell();
    });
  }

  #load() {
    this.progress = empty();
    this.trouble = undefined;
    try {
      const text = localStorage.getItem(KEY);
      if (text) this.#take(text);
      if (!this.trouble && localStorage.getItem(ASIDE) !== null) this.trouble = "damaged";
      // some browsers let everything be read and nothing be written
      localStorage.setItem(TRIED, "");
      localStorage.removeItem(TRIED);
    } catch {
      this.trouble = "blocked";
    }
  }

  /** @param {string} text */
  #take(text) {
    try {
      this.progress = parse(text);
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      this.trouble = error.trouble;
      if (error.trouble === "newer") return;
      localStorage.setItem(ASIDE, text);
      localStorage.removeItem(KEY);
    }
  }

  /** What could not be read, as it was found. */
  get damaged() {
    try {
      return localStorage.getItem(this.trouble === "newer" ? KEY : ASIDE) ?? "";
    } catch {
      return "";
    }
  }

  /** The progress as text, to be kept elsewhere. */
  get text() {
    return JSON.stringify(this.progress, undefined, 1);
  }

  /** @param {(progress: Progress) => void} change */
  change(change) {
    change(this.progress);
    if (this.trouble !== "newer") {
      try {
        localStorage.setItem(KEY, JSON.stringify(this.progress));
      } catch {
        this.trouble = "blocked";
      }
    }
    this.#tell();
  }

  /**
   * Adds what another copy holds: of two the more stars and the later day count. Throws Unreadable.
   * @param {string} text
   */
  add(text) {
    const theirs = parse(text);
    this.change((mine) => {
      for (const [name, stars] of Object.entries(theirs.levels)) {
        mine.levels[name] = Math.max(stars, mine.levels[name] ?? 0);
      }
      for (const [name, card] of Object.entries(theirs.cards)) {
        const own = mine.cards[name];
        if (!own || own.due < card.due) mine.cards[name] = card;
      }
      mine.days = [...new Set([...mine.days, ...theirs.days])].sort();
    });
  }

  /** Forgets everything, what was set aside too. */
  erase() {
    try {
      localStorage.removeItem(KEY);
      localStorage.removeItem(ASIDE);
    } catch {
      // nothing was kept
    }
    this.#load();
    this.#tell();
  }

  #tell() {
    this.dispatchEvent(new Event("change"));
  }
}

/** The one store of this tab. */
export const store = new Store();
