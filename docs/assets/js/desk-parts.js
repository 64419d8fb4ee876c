// Small things that every part of the desk makes: buttons, fields, headings, copies and downloads.

import { make } from "./dom.js";

/** @import { DeskStrings } from "./desk-strings.js" */
/** @import { Value } from "./dom.js" */

let fields = 0;

/**
 * @param {string} label
 * @param {() => void} action
 * @param {string} [kind] a further class
 */
export function button(label, action, kind = "") {
  const made = make("button", { class: `nardy-button ${kind}`.trim(), type: "button" }, label);
  made.addEventListener("click", action);
  return made;
}

/**
 * A text field with its label above it and a hint beneath.
 * @param {string} label
 * @param {Record<string, Value>} attributes
 * @param {string} [hint]
 */
export function field(label, attributes, hint) {
  fields += 1;
  const id = `nardy-desk-${fields}`;
  const input = make("input", {
    id,
    class: "nardy-input",
    type: "text",
    autocomplete: "off",
    spellcheck: "false",
    maxlength: 300,
    "aria-describedby": hint && `${id}-hint`,
    ...attributes,
  });
  const element = make("p", { class: "nardy-desk-field" }, make("label", { for: id }, label), input);
  if (hint) element.append(make("small", { id: `${id}-hint` }, hint));
  return { element, input };
}

/** @param {string} text */
export function heading(text) {
  return make("h2", { class: "nardy-desk-heading", tabindex: -1 }, text);
}

/**
 * Puts a text into the clipboard; where that is not allowed, shows it to be copied by hand.
 * @param {string} text
 * @param {HTMLElement} told where to say so
 * @param {DeskStrings} strings
 */
export async function copy(text, told, strings) {
  try {
    await navigator.clipboard.writeText(text);
    told.replaceChildren(strings.copied);
  } catch {
    const area = make("textarea", { class: "nardy-input", rows: 4, readonly: true, "aria-label": strings.copyThis });
    area.value = text;
    told.replaceChildren(strings.copyThis, area);
    area.select();
  }
}

/**
 * Lets the reader save a text as a file.
 * @param {string} name
 * @param {string} text
 * @param {string} type
 */
export function download(name, text, type) {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  make("a", { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** The time on this device, to the minute. */
export function now() {
  const time = new Date();
  const local = new Date(time.getTime() - time.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16).replace("T", " ");
}

/**
 * What is told but for some keys.
 * @param {Record<string, string>} told
 * @param {string[]} keys
 * @returns {Record<string, string>}
 */
export function without(told, keys) {
  return Object.fromEntries(Object.entries(told).filter(([key]) => !keys.includes(key)));
}
