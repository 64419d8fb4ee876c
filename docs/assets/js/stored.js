// What is kept in this browser under one name, and nowhere else.
//
// A text that cannot be read is set aside, not thrown away; one that a newer version of the site has written is left as
// it is, and nothing is saved over it.

/** @typedef {"damaged" | "newer" | "blocked"} Trouble */

/** The text is not what is kept here, or is of a version to come. */
export class Unreadable extends Error {
  /**
   * @param {"damaged" | "newer"} trouble
   * @param {unknown} [left] what could be read of it
   */
  constructor(trouble, left) {
    super(trouble);
    this.trouble = trouble;
    this.left = left;
  }
}

/**
 * Fires `change` when something was done, here or in another tab.
 * @template Held
 */
export class Store extends EventTarget {
  /** @type {Trouble | undefined} */
  trouble;
  /** @type {Held} */
  held;
  #name;
  #aside;
  #parse;
  #empty;
  /** Whether what lies there now is neither read nor set aside, and may not be written over. */
  #locked = false;

  /**
   * @param {string} name
   * @param {(text: string) => Held} parse throws Unreadable
   * @param {() => Held} empty
   */
  constructor(name, parse, empty) {
    super();
    this.#name = name;
    this.#aside = `${name}-damaged`;
    this.#parse = parse;
    this.#empty = empty;
    this.held = empty();
    this.#load();
    window.addEventListener("storage", ({ key }) => {
      if (key !== name && key !== null) return;
      this.#load();
      this.#tell();
    });
  }

  #load() {
    this.held = this.#empty();
    this.trouble = undefined;
    this.#locked = false;
    try {
      const text = localStorage.getItem(this.#name);
      if (text) this.#take(text);
      if (!this.trouble && localStorage.getItem(this.#aside) !== null) this.trouble = "damaged";
      // some browsers let everything be read and nothing be written
      localStorage.setItem(`${this.#name}-tried`, "");
      localStorage.removeItem(`${this.#name}-tried`);
    } catch {
      this.trouble = "blocked";
    }
  }

  /** @param {string} text */
  #take(text) {
    try {
      this.held = this.#parse(text);
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      this.trouble = error.trouble;
      this.#locked = true;
      if (error.trouble === "newer") return;
      const before = localStorage.getItem(this.#aside);
      localStorage.setItem(this.#aside, before ? `${before}\n${text}` : text);
      localStorage.removeItem(this.#name);
      this.#locked = false;
      if (error.left === undefined) return;
      this.held = /** @type {Held} */ (error.left);
      localStorage.setItem(this.#name, JSON.stringify(this.held));
    }
  }

  /** What could not be read, as it was found. */
  get damaged() {
    try {
      return localStorage.getItem(this.trouble === "newer" ? this.#name : this.#aside) ?? "";
    } catch {
      return "";
    }
  }

  /** What is held as text, to be kept elsewhere. */
  get text() {
    return JSON.stringify(this.held, undefined, 1);
  }

  /**
   * @param {(held: Held) => void} change
   * @returns {boolean} whether it is kept
   */
  change(change) {
    // another tab may have kept something since; what the browser would not keep is held here alone
    if (this.trouble !== "blocked" && !this.#locked) this.#load();
    change(this.held);
    const kept = !this.#locked && this.#save();
    this.#tell();
    return kept;
  }

  #save() {
    try {
      localStorage.setItem(this.#name, JSON.stringify(this.held));
      return true;
    } catch {
      this.trouble = "blocked";
      return false;
    }
  }

  /** Takes back what the browser would not keep. */
  again() {
    this.#load();
    this.#tell();
  }

  /** Forgets what was set aside. */
  forgetDamaged() {
    this.#remove(this.#aside);
  }

  /** Forgets everything, what was set aside too. */
  erase() {
    this.#remove(this.#name, this.#aside);
  }

  /** @param {string[]} names */
  #remove(...names) {
    try {
      for (const name of names) localStorage.removeItem(name);
    } catch {
      // nothing was kept
    }
    this.again();
  }

  #tell() {
    this.dispatchEvent(new Event("change"));
  }
}

/** @param {string} text */
export function json(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * The entries of an object that are texts; throws if it is none.
 * @param {any} told
 * @returns {Record<string, string>}
 */
export function texts(told) {
  return Object.fromEntries(Object.entries(told).filter(([, value]) => typeof value === "string"));
}
