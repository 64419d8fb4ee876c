// The first sign that somebody is there. A page that nobody reads fetches nothing of Python.

// a screen reader may send no more than a click or the focus
const SIGNS = ["pointermove", "pointerdown", "keydown", "wheel", "touchstart", "scroll", "click", "focusin"];
const KEPT = "nardyInterest"; // start.js, which has its own copy of this, looks first

function look() {
  return new Promise((/** @type {(value: void) => void} */ resolve) => {
    for (const sign of SIGNS) addEventListener(sign, () => resolve(), { once: true, passive: true, capture: true });
  });
}

/** @type {Promise<void>} */
export const interest = Reflect.get(globalThis, KEPT) ?? look();
Reflect.set(globalThis, KEPT, interest);
