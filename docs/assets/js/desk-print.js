// What the browser prints: the ruling on one sheet, or the event's rules for the wall.

import { drawing, make } from "./dom.js";

/** @import { Desk } from "./desk-page.js" */

// The sheet for the wall is read from afar, so its letters are as large as one page allows: the square of their size in
// points times the letters written, a rule counting as some more, is the room there is.
const LARGEST = 13;
const PER_RULE = 25;
const ROOM = 280_000;

/**
 * Puts a sheet in place of the page when it is printed; without one the page itself is printed.
 * @param {Element} [sheet]
 * @returns {Element | undefined} the sheet that was in its place
 */
export function show(sheet) {
  const before = document.querySelector(".nardy-print") ?? undefined;
  before?.remove();
  if (sheet) document.body.append(sheet);
  return before;
}

/**
 * The protocol of a ruling: its lines, with the board drawn where the text has it in letters.
 * @param {any} reply
 * @param {string | undefined} svg
 * @param {Record<string, string>} whole
 * @param {Desk} desk
 */
export function ruling(reply, svg, whole, { event, strings }) {
  const { ruling: told, trail } = reply;
  const matter = reply.matters.find((/** @type {any} */ one) => one.name === reply.matter);
  const sheet = make("section", { class: "nardy-print is-ruling" });
  const title = event.name ? `${event.name} — ${event.base}` : event.base;
  const facts = make("dl", {}, ...fact(strings.rules, event.readings ? `${title}; ${event.readings}` : title));
  for (const [key, label] of [
    ["time", strings.time],
    ["white player", strings.whitePlayer],
    ["black player", strings.blackPlayer],
    ["referee", strings.referee],
  ]) {
    if (key && whole[key]) facts.append(...fact(label ?? "", whole[key]));
  }
  const [headline = ""] = reply.protocol.split("\n");
  sheet.append(make("h1", {}, headline), facts, make("h2", {}, matter.title));
  if (svg) sheet.append(make("div", { class: "is-board" }, drawing(svg)));
  for (const { question, answer } of trail) sheet.append(make("p", { class: "is-answer" }, `${question} ${answer}`));
  sheet.append(make("p", { class: "is-verdict" }, told.verdict), ...grounds(told, strings));
  if (told.demand)
    sheet.append(
      make("p", {}, make("b", {}, `${strings.demand}: `), told.demand.verdict),
      ...grounds(told.demand, strings),
    );
  const others = make("div", { class: "is-others" }, make("b", {}, strings.others));
  for (const group of told.others) others.append(make("p", {}, make("b", {}, group.verdict), ` ${group["told by"]}`));
  if (whole.note) sheet.append(make("p", {}, make("b", {}, `${strings.note}: `), whole.note));
  sheet.append(make("p", { class: "is-signed" }, strings.signed), others);
  sheet.append(make("p", { class: "is-link" }, whole.link ?? ""));
  return sheet;
}

/**
 * @param {any} told
 * @param {Desk["strings"]} strings
 */
function grounds(told, strings) {
  return told.grounds.map((/** @type {any} */ ground) =>
    make("p", {}, ground.reason, ...(ground.source ? [make("i", {}, ` ${strings.source}: ${ground.source}`)] : [])),
  );
}

/**
 * The event's rules for the wall.
 * @param {Desk} desk
 * @param {string} link
 */
export function wall({ event, strings }, link) {
  const sheet = make("section", { class: "nardy-print is-wall" });
  sheet.append(
    make("h1", {}, event.name || strings.sheetTitle),
    make("p", { class: "is-game" }, `${event["game title"]}. ${event.base}`),
  );
  const columns = make("div", { class: "is-columns" });
  for (const topic of event.sheet) {
    const rules = topic.rules.map((/** @type {any} */ rule) =>
      make("li", {}, rule.sentence, ...(rule.mark ? ["\u00a0", make("small", {}, rule.mark)] : [])),
    );
    columns.append(make("section", {}, make("h2", {}, topic.title), make("ul", {}, ...rules)));
  }
  const all = event.sheet.flatMap((/** @type {any} */ topic) => topic.rules);
  const written = all.reduce((/** @type {number} */ sum, /** @type {any} */ { sentence, mark }) => {
    return sum + sentence.length + mark.length + PER_RULE;
  }, 0);
  sheet.style.fontSize = `${Math.min(LARGEST, Math.sqrt(ROOM / written)).toFixed(1)}pt`;
  sheet.append(columns);
  if (all.some((/** @type {any} */ { kind }) => kind === "assumed"))
    sheet.append(make("p", { class: "is-link" }, strings.sheetAssumed));
  sheet.append(
    make("p", { class: "is-link" }, `${strings.sheetFoot} ${event.code}`),
    make("p", { class: "is-link" }, link),
  );
  return sheet;
}

/**
 * @param {string} name
 * @param {string} value
 */
function fact(name, value) {
  return [make("dt", {}, name), make("dd", {}, value)];
}
