// The form with which a position is set up: the game, who is to move, the start, an empty board.

import { make } from "./dom.js";
import { games } from "./games.js";
import { choice } from "./panels.js";

/** @import { EditTable } from "./edit.js" */
/** @import { LiveBoard } from "./live.js" */

/**
 * @param {LiveBoard} board
 * @param {EditTable} table
 */
export function editForm(board, table) {
  const { strings, givens } = board;
  const again = async (/** @type {string} */ game) => {
    if (await board.start(game)) board.edit();
  };
  const game = make("select", { class: "nardy-select", name: "game" });
  if (!board.fixed) offerGames(board, game);
  const form = make(
    "form",
    { class: "nardy-form" },
    board.fixed ? "" : make("label", { class: "nardy-field" }, strings.game, game),
    choice(strings.mover, "mover", Object.entries(strings.side), givens["to move"]),
    button(strings.startPosition, () => again(givens.game ?? "long")),
    button(strings.emptyBoard, () => table.clear()),
    make("button", { class: "nardy-button is-primary" }, strings.editDone),
  );
  form.addEventListener("change", ({ target }) => {
    const { name, value } = /** @type {HTMLInputElement} */ (target);
    if (name === "game") again(value);
    else givens["to move"] = value;
  });
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (await board.draw({ ...givens })) form.remove();
  });
  return form;
}

/**
 * @param {LiveBoard} board
 * @param {HTMLSelectElement} select
 */
async function offerGames({ givens, language }, select) {
  for (const { name, title } of await games(language)) {
    select.append(make("option", { value: name, selected: name === givens.game }, title));
  }
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
