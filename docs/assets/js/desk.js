// <nardy-desk>: the referee's desk. What it needs is fetched only where one is.

/** @import { Desk } from "./desk-page.js" */

class NardyDesk extends HTMLElement {
  /** @type {Desk | undefined} */
  #desk;

  async connectedCallback() {
    const { Desk } = await import("./desk-page.js");
    if (!this.isConnected || this.classList.contains("is-live")) return;
    this.#desk = new Desk(this, this.lang === "en" ? "en" : "ru");
    await this.#desk.begin();
  }

  disconnectedCallback() {
    this.#desk?.leave();
    document.querySelector(".nardy-print")?.remove();
  }
}

customElements.define("nardy-desk", NardyDesk);
