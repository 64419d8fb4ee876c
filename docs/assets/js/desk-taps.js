// Two taps on one spot: the second was meant for what the first one found there, not for what has come in its place.

const WITHIN = 300; // milliseconds
const NEAR = 30;

export class Taps {
  /** @type {{ time: number, x: number, y: number, control: Element | null } | undefined} */
  #last;
  #drawn = 0;

  /** @param {HTMLElement} host */
  constructor(host) {
    host.addEventListener("click", (event) => this.#take(event), { capture: true });
    // who has typed in between does not tap the same thing twice
    host.addEventListener("input", () => this.#forget(), { capture: true });
  }

  #forget() {
    this.#last = undefined;
  }

  /** Something has been drawn that can be tapped. */
  drawn() {
    this.#drawn = performance.now();
  }

  /** @param {MouseEvent} event */
  #take(event) {
    // of a key or a script
    if (event.detail === 0) return;
    const { timeStamp: time, clientX: x, clientY: y } = event;
    const control = /** @type {Element} */ (event.target).closest("a, button, summary");
    const last = this.#last;
    // a mouse counts its clicks; not every browser counts taps
    const counted = /** @type {PointerEvent} */ (event).pointerType !== "mouse" || event.detail > 1;
    const soon = last && counted && time - Math.max(last.time, this.#drawn) < WITHIN;
    if (soon && control && control !== last.control && Math.hypot(x - last.x, y - last.y) < NEAR) {
      event.preventDefault();
      event.stopImmediatePropagation();
    } else {
      this.#last = { time, x, y, control };
    }
  }
}
