// <nardy-matrix>: shows of the table only what the reader chose: one game, one topic, one text.
//
// The table is whole without it. Rows and marks name their games, rows their topic, cells their text.

class NardyMatrix extends HTMLElement {
  connectedCallback() {
    const filters = this.querySelector(".nardy-filters");
    if (!(filters instanceof HTMLElement)) return;
    filters.hidden = false;
    filters.addEventListener("change", this.#show);
    this.#show();
  }

  /** @param {string} name */
  #chosen(name) {
    const select = this.querySelector(`select[name=${name}]`);
    return select instanceof HTMLSelectElement ? select.value : "";
  }

  #show = () => {
    const game = this.#chosen("game");
    const topic = this.#chosen("topic");
    const text = this.#chosen("authority");
    this.classList.toggle("is-single", text !== "");
    this.#each("[data-authority]", (cell) => text !== "" && cell.dataset.authority !== text);
    this.#each("[data-games]", (part) => game !== "" && !(part.dataset.games ?? "").split(" ").includes(game));
    this.#each("[data-topic]", (body) => topic !== "" && body.dataset.topic !== topic);
  };

  /**
   * Hides every part that matches and is not wanted.
   * @param {string} selector
   * @param {(part: HTMLElement) => boolean} unwanted
   */
  #each(selector, unwanted) {
    for (const part of this.querySelectorAll(selector)) {
      if (part instanceof HTMLElement) part.hidden = unwanted(part);
    }
  }
}

customElements.define("nardy-matrix", NardyMatrix);
