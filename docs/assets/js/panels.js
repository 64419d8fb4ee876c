// The two small forms beneath a board: a play to ask about, and the dice to set.

import { thrown } from "./dice.js";
import { make } from "./dom.js";

/** @import { Strings } from "./strings.js" */
/** @import { Colour } from "./types.js" */

const FACES = [1, 2, 3, 4, 5, 6];
let forms = 0;

/**
 * @param {Strings} strings
 * @param {string} example a legal play, or nothing
 * @param {(play: string) => void} send
 */
export function askForm(strings, example, send) {
  forms += 1;
  const id = `nardy-play-${forms}`;
  const input = make("input", {
    id,
    class: "nardy-input",
    type: "text",
    name: "play",
    autocomplete: "off",
    autocapitalize: "off",
    spellcheck: "false",
    enterkeyhint: "send",
    maxlength: 400,
    placeholder: example && strings.example(example),
  });
  const label = make("label", { class: "nardy-label", for: id }, strings.question);
  const button = make("button", { class: "nardy-button is-primary" }, strings.send);
  const form = make("form", { class: "nardy-form" }, label, input, button);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (input.value.trim()) send(input.value);
    else input.focus();
  });
  return form;
}

/**
 * @param {Strings} strings
 * @param {{ mover: Colour | undefined, roll: string | undefined }} now
 * @param {(mover: Colour, roll: string, rolled: boolean) => void} set `rolled`: not chosen, but thrown
 */
export function diceForm(strings, now, set) {
  forms += 1;
  const name = `nardy-${forms}`;
  const dice = now.roll?.split("-") ?? [];
  const form = make(
    "form",
    { class: "nardy-form nardy-dice-form" },
    choice(strings.mover, `${name}-mover`, Object.entries(strings.side), now.mover ?? "white"),
    choice(
      strings.firstDie,
      `${name}-0`,
      FACES.map((face) => [String(face), String(face)]),
      dice[0],
      true,
    ),
    choice(
      strings.secondDie,
      `${name}-1`,
      FACES.map((face) => [String(face), String(face)]),
      dice[1],
      true,
    ),
    make("button", { class: "nardy-button is-primary" }, strings.roll),
  );
  const chosen = (/** @type {string} */ field) => new FormData(form).get(`${name}-${field}`);
  const tell = (rolled = false) => {
    const [first, second] = [chosen("0"), chosen("1")];
    if (first && second) set(/** @type {Colour} */ (chosen("mover")), `${first}-${second}`, rolled);
  };
  form.addEventListener("change", () => tell());
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    for (const [number, face] of thrown().split("-").entries()) {
      const radio = form.querySelector(`[name="${name}-${number}"][value="${face}"]`);
      /** @type {HTMLInputElement} */ (radio).checked = true;
    }
    tell(true);
  });
  return form;
}

/**
 * @param {string} legend
 * @param {string} name
 * @param {[value: string, label: string][]} options
 * @param {string | undefined} chosen
 * @param {boolean} [faces] whether they look like dice
 */
export function choice(legend, name, options, chosen, faces = false) {
  return make(
    "fieldset",
    { class: faces ? "nardy-choice is-dice" : "nardy-choice" },
    make("legend", {}, legend),
    ...options.map(([value, label]) =>
      make(
        "label",
        {},
        make("input", { type: "radio", name, value, checked: value === chosen }),
        make("span", {}, label),
      ),
    ),
  );
}
