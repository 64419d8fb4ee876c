// What else can be done with a board: other rules and numbers, copies of it in many forms, another board from a text.

import { make } from "./dom.js";
import { engine } from "./engine.js";
import { games } from "./games.js";
import { boardPage, script } from "./links.js";
import { asPng } from "./png.js";

/** @import { LiveBoard } from "./live.js" */
/** @import { Drawn, Failure } from "./types.js" */

const NUMBERINGS = /** @type {const} */ (["own", "common", "moscow", "none"]);
const FORMATS = /** @type {Record<string, string>} */ ({ xgid: "XGID", gnubg: "GNUBG ID", ogid: "OGID" });

/** @param {LiveBoard} board */
export function menu(board) {
  return make("div", { class: "nardy-menu" }, settings(board), copies(board), pasting(board));
}

/** @param {LiveBoard} board */
function settings(board) {
  const { strings } = board;
  const rules = make("select", { class: "nardy-select" });
  if (!board.fixed) offerRules(board, rules);
  rules.addEventListener("change", () => {
    const { readings: _, ...givens } = board.givens;
    board.draw({ ...givens, rules: rules.value });
  });
  const options = NUMBERINGS.map((value) =>
    make("option", { value, selected: value === (board.look.numbering ?? "own") }, strings.numberings[value]),
  );
  const numbering = make("select", { class: "nardy-select" }, ...options);
  numbering.addEventListener("change", () => show(board, { numbering: numbering.value }));
  const mirrored = make("input", { type: "checkbox", checked: board.look.mirrored === "yes" });
  mirrored.addEventListener("change", () => show(board, { mirrored: mirrored.checked ? "yes" : "no" }));
  return make(
    "div",
    { class: "nardy-form" },
    board.fixed ? "" : make("label", { class: "nardy-field" }, strings.rules, rules),
    make("label", { class: "nardy-field" }, strings.numbering, numbering),
    make("label", { class: "nardy-check" }, mirrored, strings.mirrored),
    button(strings.edit, () => board.edit()),
  );
}

/**
 * @param {LiveBoard} board
 * @param {LiveBoard["look"]} change
 */
function show(board, change) {
  board.look = { ...board.look, ...change };
  board.draw(board.givens);
}

/**
 * The rule sets of the board's game, as the core knows them; the board's own readings stand first, if it has such.
 * @param {LiveBoard} board
 * @param {HTMLSelectElement} select
 */
async function offerRules({ givens, language, strings }, select) {
  if (givens.readings) select.append(make("option", { value: givens.rules, selected: true }, strings.ownReadings));
  const reply = await engine.ask({ ask: "rulesets", lang: language, game: givens.game ?? "" }).catch(() => undefined);
  for (const { name, title } of reply?.rulesets ?? []) {
    select.append(make("option", { value: name, selected: !givens.readings && name === givens.rules }, title));
  }
}

/** @param {LiveBoard} board */
function copies(board) {
  const { strings, language } = board;
  const copy = (/** @type {string} */ label, /** @type {() => Promise<string | undefined> | string} */ text) =>
    button(label, async () => {
      const written = await text();
      if (written !== undefined) await copied(board, written);
    });
  const lines = () =>
    Object.entries(board.givens)
      .map(([key, value]) => `${key}: ${value}`)
      .join("\n");
  const made = [
    copy(strings.link, () => `${boardPage(language)}?${new URLSearchParams(board.givens)}`),
    copy(strings.text, lines),
    copy(strings.embed, () => snippet(board)),
    copy("SVG", () => drawing(board)),
    button("PNG", () => copyPng(board)),
  ];
  const element = make("fieldset", { class: "nardy-copies" }, make("legend", {}, strings.copy), ...made);
  games(language).then((known) => {
    const { forms = [] } = known.find(({ name }) => name === board.givens.game) ?? {};
    element.append(...forms.map((name) => copy(FORMATS[name] ?? name, () => converted(board, name))));
  });
  return element;
}

/**
 * @param {LiveBoard} board
 * @param {string} text
 */
async function copied({ message, strings }, text) {
  try {
    await navigator.clipboard.writeText(text);
    message.say(strings.copied);
  } catch {
    const field = make("textarea", { class: "nardy-input", rows: 3, readonly: true, "aria-label": strings.copyThis });
    field.value = text;
    message.say(strings.copyThis, field);
    field.select();
  }
}

/**
 * The board as it stands now as SVG, by the core.
 * @param {LiveBoard} board
 */
async function drawing(board) {
  const question = { ask: "draw", ...board.seen, ...board.look };
  const reply = /** @type {Drawn | Failure | undefined} */ (await board.inquiry.ask(question, () => drawing(board)));
  if (reply?.ok) return reply.svg;
  if (reply) board.message.answer(reply, "");
  return undefined;
}

/** @param {LiveBoard} board */
async function copyPng(board) {
  const svg = await drawing(board);
  if (!svg) return;
  const png = await asPng(svg);
  try {
    await navigator.clipboard.write([new ClipboardItem({ "image/png": png })]);
    board.message.say(board.strings.copied);
  } catch {
    const address = URL.createObjectURL(png);
    make("a", { href: address, download: "board.png" }).click();
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
    board.message.say(board.strings.saved);
  }
}

/**
 * The position in another program's words; a sentence beneath the board if they cannot hold it.
 * @param {LiveBoard} board
 * @param {string} name
 */
async function converted(board, name) {
  const question = { ask: "convert", ...board.givens };
  const reply = await board.inquiry.ask(question, () => converted(board, name));
  const why = reply?.ok ? reply.unwritten[name] : reply?.error;
  if (why) board.message.say(why);
  return reply?.forms?.[name];
}

/** @param {LiveBoard} board */
function snippet({ givens, language }) {
  const escaped = (/** @type {string} */ value) =>
    value.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
  const attributes = Object.entries(givens).map(([key, value]) => ` ${key.replaceAll(" ", "-")}="${escaped(value)}"`);
  return `<script type="module" src="${script()}"></script>\n<nardy-board lang="${language}"${attributes.join("")}></nardy-board>`;
}

/** @param {LiveBoard} board */
function pasting(board) {
  const { strings } = board;
  const field = make("textarea", { class: "nardy-input", rows: 2, spellcheck: "false", "aria-label": strings.paste });
  field.placeholder = strings.pasteExample;
  const form = make("form", { class: "nardy-form" }, field, make("button", { class: "nardy-button" }, strings.show));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    board.read(field.value);
  });
  return form;
}

/**
 * @param {string} label
 * @param {() => void} action
 */
function button(label, action) {
  const made = make("button", { class: "nardy-button", type: "button" }, label);
  made.addEventListener("click", action);
  return made;
}
