// The first sign that somebody is there. A page that nobody reads fetches nothing of Python.

const SIGNS = ["pointermove", "pointerdown", "keydown", "wheel", "touchstart", "scroll"];
const KEPT = "nardyInterest"; // start.js, which has its own copy of this, looks first

function look() {
  return new Promise((/** @type {(value: void) => void} */ resolve) => {
    for (const sign of SIGNS) addEventListener(sign, () => resolve(), { once: true, passive: true, capture: true });
  });
}

/** @type {Promise<void>} */
export const interest = Reflect.get(globalThis, KEPT) ?? look();
Reflect.set(globalThis, KEPT, interest);
