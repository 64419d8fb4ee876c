// <nardy-board>: brings a board to life that was drawn when the site was built, or draws one on any other page.
//
// On the site the element holds the drawing, and in data-board what the core knows of it: the givens and, with a roll,
// the legal plays as a graph of steps. So moving needs no Python; only what is not in the graph is asked of the worker.

import { embed } from "./embed.js";
import { interest } from "./interest.js";
import { asked } from "./links.js";
import { LiveBoard } from "./live.js";
import { whenNear } from "./near.js";

export class NardyBoard extends HTMLElement {
  /** @type {LiveBoard | undefined} the board, once it is awake */
  live;

  connectedCallback() {
    whenNear(this, () => this.wake());
  }

  disconnectedCallback() {
    this.live?.leave();
  }

  /** Brings the board to life now, if it is not awake already. */
  async wake() {
    const stage = this.querySelector(".nardy-stage");
    if (this.live || !this.isConnected) return;
    if (!(stage instanceof HTMLElement)) {
      // what stands in the element is its picture, until somebody is there to play
      if (this.querySelector(":scope > svg.nardy-board")) await interest;
      if (this.live || !this.isConnected) return;
      this.live = await embed(this);
      this.classList.toggle("is-live", this.live !== undefined);
      return;
    }
    const language = stage.querySelector("svg")?.getAttribute("lang") === "en" ? "en" : "ru";
    this.live = new LiveBoard(this, stage, JSON.parse(this.dataset.board ?? ""), language);
    if (this.closest("[data-nardy-address]")) this.#keepAddress(this.live);
  }

  /**
   * The page's address says what stands on the board: it is read at first, and written whenever the board changes.
   * @param {LiveBoard} live
   */
  #keepAddress(live) {
    this.addEventListener("nardy-drawn", (event) => {
      const { givens } = /** @type {CustomEvent} */ (event).detail;
      history.replaceState(history.state, "", `?${new URLSearchParams(givens)}`);
    });
    const told = asked();
    if (told) live.open(new URL(`?${told}`, location.href).href);
  }
}

customElements.define("nardy-board", NardyBoard);
