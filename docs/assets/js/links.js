// Where the site's pages are, seen from its scripts and not from the page they are on.

/** @import { Language } from "./types.js" */

export const ROOT = new URL("../../", import.meta.url);
// the words that were searched for, as the theme marks and shares them, and the switch of offline.js
const OF_THE_SITE = ["h", "q", "sw"];

/** What stands behind the question mark of the page's address for the page itself, as it is written there. */
export function asked() {
  const parts = location.search.slice(1).split("&");
  return parts.filter((part) => !OF_THE_SITE.includes(part.split("=", 1)[0] ?? "")).join("&");
}

/**
 * The address of a dispute's page, if there is one: the page tells which there are.
 * @param {string} dispute
 * @param {Language} language
 */
export function disputePage(dispute, language) {
  const told = document.querySelector('meta[name="nardy-disputes"]')?.getAttribute("content") ?? "";
  if (!told.split(" ").includes(dispute)) return undefined;
  return page(`disputes/${dispute}/`, language);
}

/**
 * The address of the page with the free board.
 * @param {Language} language
 */
export function boardPage(language) {
  return page("board/", language);
}

/**
 * Where it stands how a game is written down.
 * @param {Language} language
 */
export function transcriptForm(language) {
  return page("notation/#transcript", language);
}

/**
 * What a part of an address says; one that is wrongly encoded is taken as it is.
 * @param {string} part
 */
export function decoded(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The address of the script that draws a board on any page. */
export function script() {
  return new URL("board.js", import.meta.url).href;
}

/**
 * @param {string} path
 * @param {Language} language
 */
function page(path, language) {
  return new URL(language === "ru" ? path : `${language}/${path}`, ROOT).href;
}
