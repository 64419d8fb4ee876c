// The rulings that were kept in this browser: opened again, taken out, saved as files.

import { button, download } from "./desk-parts.js";
import { keep, remove, rulings } from "./desk-store.js";
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
    rulings.addEventListener("change", () => this.#show(), { signal: desk.left });
    this.#show();
  }

  /**
   * @param {Parameters<typeof keep>[0]} ruling
   * @returns {string} what came of it
   */
  add(ruling) {
    const { strings } = this.#desk;
    if (keep(ruling)) return strings.saved;
    return rulings.trouble === "newer" ? strings.keptTrouble.newer : strings.full;
  }

  #show() {
    const { strings } = this.#desk;
    const lines = rulings.held.map((one) => {
      const drop = () => {
        remove(one);
        this.#offerBack(one);
      };
      const told = `${one.time} · ${one.title} ${one.verdict} `;
      return make(
        "li",
        {},
        told,
        button(strings.open, () => this.#desk.reopen(one.given)),
        button(strings.remove, drop),
      );
    });
    const files = make(
      "div",
      { class: "nardy-desk-buttons" },
      button(strings.asJson, () => this.#save("json")),
      button(strings.asCsv, () => this.#save("csv")),
    );
    const list = make("ol", { class: "nardy-kept-list" }, ...lines);
    this.element.replaceChildren(
      make("h2", {}, strings.kept),
      this.#dropped,
      ...this.#trouble(),
      ...(lines.length > 0 ? [list, files] : [make("p", {}, strings.nothingKept)]),
    );
  }

  /** What is wrong with the list, and a way to keep what cannot be read of it. */
  #trouble() {
    const { trouble, damaged } = rulings;
    if (!trouble || trouble === "blocked") return [];
    const { strings } = this.#desk;
    const buttons = [button(strings.saveDamaged, () => download("rulings-damaged.txt", damaged, "text/plain"))];
    if (trouble === "damaged") buttons.push(button(strings.eraseDamaged, () => rulings.forgetDamaged()));
    const said = make("p", {}, strings.keptTrouble[trouble]);
    return [make("div", { class: "nardy-faults", role: "status" }, said, ...buttons)];
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
    for (const { given } of rulings.held) {
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
