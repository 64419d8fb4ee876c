// The row of buttons beneath a board.

import { make } from "./dom.js";
import { icon } from "./icons.js";

/** @import { IconName } from "./icons.js" */
/** @import { Strings } from "./strings.js" */

/** @typedef {"undo" | "reset" | "flip" | "dice" | "ask" | "more"} Action */

/** @type {Action[]} */
const ACTIONS = ["undo", "reset", "flip", "dice", "ask", "more"];
/** @type {Action[]} those that open a form beneath the buttons, and close it */
export const PANELS = ["dice", "ask", "more"];
/** @type {Partial<Record<Action, string>>} */
const KEYS = { undo: "U", flip: "F" };

/**
 * @param {Strings} strings
 * @param {Record<Action, () => void>} actions
 * @param {string[]} [shown] which of them; all, if not said
 * @returns {{ element: HTMLElement, buttons: Record<Action, HTMLButtonElement> }}
 */
export function controls(strings, actions, shown = ACTIONS) {
  const made = ACTIONS.map((action) => {
    const name = /** @type {IconName} */ (action);
    const key = KEYS[action];
    const button = make(
      "button",
      {
        class: `nardy-control is-${action}`,
        type: "button",
        title: key ? `${strings[action]} (${key})` : strings[action],
        "aria-keyshortcuts": key,
        "aria-expanded": PANELS.includes(action) ? "false" : undefined,
      },
      icon(name),
      make("span", { class: "nardy-word" }, strings[action]),
    );
    button.addEventListener("click", actions[action]);
    return /** @type {const} */ ([action, button]);
  });
  const element = make("div", { class: "nardy-controls", role: "group", "aria-label": strings.controls });
  element.append(...made.filter(([action]) => shown.includes(action)).map(([, button]) => button));
  return { element, buttons: /** @type {Record<Action, HTMLButtonElement>} */ (Object.fromEntries(made)) };
}
