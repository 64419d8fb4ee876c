// Where the site's pages are, seen from this module and not from the page it is on.

/** @import { Language } from "./types.js" */

const ROOT = new URL("../../", import.meta.url);

/**
 * The address of a dispute's page, if there is one: the page tells which there are.
 * @param {string} dispute
 * @param {Language} language
 */
export function disputePage(dispute, language) {
  const told = document.querySelector('meta[name="nardy-disputes"]')?.getAttribute("content") ?? "";
  if (!told.split(" ").includes(dispute)) return undefined;
  return new URL(`${language === "ru" ? "" : `${language}/`}disputes/${dispute}/`, ROOT).href;
}
