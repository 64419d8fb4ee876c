// Mouse, pen and finger: a checker is dragged, or tapped and then its landing is tapped.

/** @import { Grid } from "./grid.js" */
/** @import { Place } from "./places.js" */
/** @import { Table } from "./table.js" */

const SLACK = 4;

/**
 * A press on a checker that may become a drag.
 * @typedef {object} Press
 * @property {number} pointer
 * @property {Place} place
 * @property {boolean} again whether that checker was picked up already
 * @property {number} x
 * @property {number} y
 */

/**
 * @param {HTMLElement} stage what the grid lies in
 * @param {() => { table: Table, grid: Grid }} played what is played on now
 */
export function followPointer(stage, played) {
  /** @type {Press | undefined} */
  let press;
  let handled = false;
  /** @type {Element | null} */
  let over = null;

  stage.addEventListener("pointerdown", (event) => {
    const { table, grid } = played();
    handled = false;
    if (press || !event.isPrimary || event.button !== 0) return;
    const place = grid.place(event.target);
    const grip = event.target instanceof Element && event.target.closest(".is-mine > .nardy-grip");
    if (!place || !grip || table.lands(place)) return;
    press = {
      pointer: event.pointerId,
      place,
      again: table.picked === place,
      x: event.clientX,
      y: event.clientY,
    };
    handled = true;
    if (!press.again) table.pick(place);
  });

  stage.addEventListener("pointermove", (event) => {
    if (!press || event.pointerId !== press.pointer) return;
    const { table, grid } = played();
    if (!table.held) {
      if (Math.hypot(event.clientX - press.x, event.clientY - press.y) < SLACK) return;
      if (!table.lift()) return;
      stage.setPointerCapture(press.pointer);
    }
    const { x, y } = table.places.spot(event);
    if (table.held) table.held.style.transform = `translate(${x}px, ${y}px)`;
    const place = table.places.under({ x, y });
    const cell = place && table.lands(place) ? grid.cell(place) : null;
    if (cell === over) return;
    over?.classList.remove("is-over");
    cell?.classList.add("is-over");
    over = cell;
  });

  stage.addEventListener("pointerup", (event) => {
    if (!press || event.pointerId !== press.pointer) return;
    const { table } = played();
    if (table.held) table.letGo(table.places.under(table.places.spot(event)));
    else if (press.again) table.drop();
    release();
  });

  stage.addEventListener("pointercancel", (event) => {
    if (!press || event.pointerId !== press.pointer) return;
    const { table } = played();
    if (table.held) table.letGo(undefined);
    else table.drop();
    release();
  });

  // a click is a tap that was not the end of a press; assistive technology sends clicks, too
  stage.addEventListener("click", (event) => {
    if (handled) return;
    const { table, grid } = played();
    const place = grid.place(event.target);
    if (place) table.tap(place);
  });

  function release() {
    press = undefined;
    over?.classList.remove("is-over");
    over = null;
  }
}
