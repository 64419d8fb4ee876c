// Transcripts on their way through the core: part by part, so that the reader sees how far it is and can stop it.

import { engine } from "./engine.js";

/** @import { Source } from "./desk-files.js" */

/** @typedef {{ line: number, column: number, game: number, turn: number, player: "white" | "black" | "", code: string, sentence: string }} Finding */
/** @typedef {{ game: number, line: number, column: number, givens: Record<string, string> }} Turn */
/**
 * @typedef {object} Checked a transcript, or why it cannot be read
 * @property {string} file
 * @property {string} [error]
 * @property {string} [game]
 * @property {string} [title]
 * @property {string} [notice]
 * @property {number} [games] how many there are in it
 * @property {Source} source
 * @property {Finding[]} findings
 * @property {Turn[]} turns
 */
/** @typedef {{ files: number, file: number, games: number, game: number }} Stage how far it is: of how many, and how many of them are done */

/**
 * Checks one transcript after another. Rejects as `engine.ask` does.
 * @param {Source[]} sources
 * @param {Record<string, string>} rules what is asked besides
 * @param {AbortSignal} signal
 * @param {(stage: Stage) => void} tell
 * @param {(checked: Checked) => void} take each transcript as soon as it can be read; what is found in it is added later
 */
export async function check(sources, rules, signal, tell, take) {
  for (const [number, source] of sources.entries()) {
    const stage = { files: sources.length, file: number, games: 0, game: 0 };
    tell(stage);
    const given = { ask: "check", ...rules, turns: "yes", transcript: await source.text() };
    /** @type {Checked} */
    const checked = { file: source.name, source, findings: [], turns: [] };
    for (let from = 1; from > 0; ) {
      const reply = await engine.ask({ ...given, from: String(from) }, signal);
      if (!reply.ok) {
        take({ ...checked, error: reply.error });
        break;
      }
      if (from === 1) take(checked);
      const { findings, turns, next, ok: _, ...told } = reply;
      Object.assign(checked, told);
      checked.findings.push(...findings);
      checked.turns.push(...turns);
      from = next;
      tell({ ...stage, games: told.games, game: from > 0 ? from - 1 : told.games });
    }
    // of a folder of transcripts only those are kept ready that somebody will want to see
    if (sources.length > 1 && checked.findings.length === 0) checked.turns = [];
  }
  tell({ files: sources.length, file: sources.length, games: 0, game: 0 });
}
