// <nardy-desk>: the referee's desk. What it needs is fetched only where one is.

class NardyDesk extends HTMLElement {
  async connectedCallback() {
    const { Desk } = await import("./desk-page.js");
    if (!this.isConnected || this.classList.contains("is-live")) return;
    const desk = new Desk(this, this.lang === "en" ? "en" : "ru");
    await desk.begin();
  }

  disconnectedCallback() {
    document.querySelector(".nardy-print")?.remove();
  }
}

customElements.define("nardy-desk", NardyDesk);
