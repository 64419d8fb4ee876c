// The games that the core knows, each with what a reader may be offered of it.

import { engine } from "./engine.js";

/** @import { Language } from "./types.js" */

/** @typedef {{ name: string, title: string, checkers: number, forms: string[] }} Game `forms` write its positions. */

/**
 * Every game in the core's order; none if the core cannot be asked.
 * @param {Language} language
 * @returns {Promise<Game[]>}
 */
export async function games(language) {
  const reply = await engine.ask({ ask: "games", lang: language }).catch(() => undefined);
  return reply?.games ?? [];
}
