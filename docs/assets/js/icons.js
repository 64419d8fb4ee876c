// The few icons of the controls, drawn here: strokes on a field of 24 by 24.

import { shape } from "./dom.js";

const PATHS = {
  undo: "M9 14 4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 0 11H10",
  reset: "M4 4v6h6M4.5 10A8 8 0 1 1 4 13.5",
  flip: "M8 20V4M4 8l4-4 4 4M16 4v16M12 16l4 4 4-4",
  dice: "M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2ZM8 8h.01M16 8h.01M12 12h.01M8 16h.01M16 16h.01",
  ask: "M8.5 9a3.6 3.6 0 1 1 5.4 3.1c-1.3.8-1.9 1.5-1.9 2.9M12 19h.01M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  close: "M6 6l12 12M18 6 6 18",
};

/** @typedef {keyof typeof PATHS} IconName */

/** @param {IconName} name */
export function icon(name) {
  const path = shape("path", { d: PATHS[name] });
  return shape("svg", { class: "nardy-icon", viewBox: "0 0 24 24", "aria-hidden": "true" }, path);
}
