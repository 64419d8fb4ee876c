// The rulings that were kept in this browser: opened again, taken out, saved as files.

import { button, download } from "./desk-parts.js";
import { keepRulings, keptRulings } from "./desk-store.js";
import { make } from "./dom.js";

/** @import { Desk } from "./desk-page.js" */
/** @import { Kept } from "./desk-store.js" */

export class KeptPanel {
  element = make("section", { class: "nardy-kept" });
  #desk;
  #ask;
  #dropped = make("p", { role: "status" });

  /** @param {Desk} desk */
  constructor(desk) {
    this.#desk = desk;
    this.#ask = desk.asker();
    this.#show();
  }

  /**
   * @param {Kept} ruling
   * @returns {boolean} whether the browser keeps it
   */
  add(ruling) {
    const kept = keepRulings([ruling, ...keptRulings()]);
    this.#show();
    return kept;
  }

  #show() {
    const { strings } = this.#desk;
    const rulings = keptRulings();
    const list = make("ol", { class: "nardy-kept-list" });
    for (const [number, one] of rulings.entries()) {
      const drop = button(strings.remove, () => {
        keepRulings(rulings.filter((_, other) => other !== number));
        this.#show();
        this.#offerBack(one);
      });
      const line = `${one.time} · ${one.title} ${one.verdict}`;
      list.append(
        make(
          "li",
          {},
          line,
          " ",
          button(strings.open, () => this.#desk.reopen(one.given)),
          drop,
        ),
      );
    }
    const files = make(
      "div",
      { class: "nardy-desk-buttons" },
      button(strings.asJson, () => this.#save("json")),
      button(strings.asCsv, () => this.#save("csv")),
    );
    this.element.replaceChildren(
      make("h2", {}, strings.kept),
      this.#dropped,
      ...(rulings.length > 0 ? [list, files] : [make("p", {}, strings.nothingKept)]),
    );
  }

  /**
   * Says that a ruling is gone, and brings it back.
   * @param {Kept} ruling
   */
  #offerBack(ruling) {
    const { strings } = this.#desk;
    const back = button(strings.bringRulingBack, () => {
      this.add(ruling);
      this.#dropped.replaceChildren();
    });
    this.#dropped.replaceChildren(`${strings.removed} `, back);
    back.focus();
  }

  /**
   * Each ruling as the core writes it, in one file.
   * @param {"json" | "csv"} form
   */
  async #save(form) {
    const written = [];
    for (const { given } of keptRulings()) {
      const reply = await this.#ask({ ask: "rule", ...given }, () => this.#save(form));
      if (!reply?.ok) return;
      written.push({ given, reply });
    }
    if (form === "csv") {
      const rows = written.map(({ reply }) => reply.row);
      download("rulings.csv", `\ufeff${written[0]?.reply.header ?? ""}${rows.join("")}`, "text/csv");
      return;
    }
    const told = written.map(({ given, reply }) => ({ given, ruling: reply.ruling, protocol: reply.protocol }));
    download("rulings.json", `${JSON.stringify(told, undefined, 2)}\n`, "application/json");
  }
}
