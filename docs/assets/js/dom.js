// Elements by name and attributes. Text only ever becomes text: nothing given here is read as markup.

/** Whether the reader wants nothing to move. */
export const calm = matchMedia("(prefers-reduced-motion: reduce)");

const SVG = "http://www.w3.org/2000/svg";
// browsers break a line after the hyphen of 4-4, and of a score; site_tools/rolls.py keeps the rolls of the pages together
const ROLL = /(?<![\p{L}\d_-])(\d{1,3}-\d{1,3})(?![\p{L}\d_-])/u;
const PLAIN = ["option", "textarea", "title"];

/** @typedef {string | number | boolean | undefined} Value */

/**
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, Value>} [attributes] `true` sets an empty attribute, `false` and `undefined` leave it out
 * @param {(Node | string)[]} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  assign(element, attributes);
  if (PLAIN.includes(tag)) element.append(...children);
  else tell(element, ...children);
  return element;
}

/**
 * A drawing of the core as an element of this document.
 * @param {string} svg
 */
export function drawing(svg) {
  return document.importNode(new DOMParser().parseFromString(svg, "image/svg+xml").documentElement, true);
}

/**
 * Appends nodes and texts, every roll and every score in an element of its own that is not broken over two lines.
 * @param {Element} element
 * @param {(Node | string)[]} children
 */
export function tell(element, ...children) {
  for (const child of children) {
    if (typeof child !== "string") element.append(child);
    else
      for (const [number, part] of child.split(ROLL).entries())
        element.append(number % 2 ? make("span", { class: "nardy-roll" }, document.createTextNode(part)) : part);
  }
}

/**
 * @template {keyof SVGElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, Value>} [attributes]
 * @param {(Node | string)[]} children
 * @returns {SVGElementTagNameMap[Tag]}
 */
export function shape(tag, attributes = {}, ...children) {
  const element = document.createElementNS(SVG, tag);
  assign(element, attributes);
  element.append(...children);
  return element;
}

/**
 * @param {Element} element
 * @param {Record<string, Value>} attributes
 */
function assign(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    element.setAttribute(name, value === true ? "" : String(value));
  }
}
