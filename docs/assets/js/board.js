// <nardy-board>: brings a board to life that was drawn when the site was built.
//
// The element holds the drawing, and in data-board what the core knows of it: the givens and, with a roll, the legal
// plays as a graph of steps. So moving needs no Python; only what is not in the graph is asked of the worker.

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
  wake() {
    const stage = this.querySelector(".nardy-stage");
    if (this.live || !this.isConnected || !(stage instanceof HTMLElement)) return;
    const language = stage.querySelector("svg")?.getAttribute("lang") === "en" ? "en" : "ru";
    this.live = new LiveBoard(this, stage, JSON.parse(this.dataset.board ?? ""), language);
  }
}

customElements.define("nardy-board", NardyBoard);
