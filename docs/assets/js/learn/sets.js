// A set of levels that a teacher links to: `?set=long/head/six-six,short/bar/enter`, each by its page and its name.

import { ROOT } from "../links.js";
import { languageOf } from "./words.js";

const PART = /^[a-z0-9-]+(?:\/[a-z0-9-]+){1,2}$/;
const LONGEST = 100;

/** What the page's address names, whatever it is. */
function named() {
  return new URLSearchParams(location.search).get("set")?.split(",").filter(Boolean) ?? [];
}

/** The places of the set that the page's address names. */
export function given() {
  return named()
    .filter((place) => PART.test(place))
    .slice(0, LONGEST);
}

/** How many places the page's address names, or tries to. */
export function count() {
  return named().length;
}

/**
 * The address of a level of a set.
 * @param {string} place
 * @param {string[]} set
 */
export function address(place, set) {
  const cut = place.lastIndexOf("/");
  return `${school()}${place.slice(0, cut)}/?set=${set.join(",")}#${place.slice(cut + 1)}`;
}

/** The address of the page that lists a set. @param {string[]} set */
export function home(set) {
  return `${school()}set/?set=${set.join(",")}`;
}

function school() {
  return new URL(languageOf(document.documentElement) === "en" ? "en/learn/" : "learn/", ROOT).href;
}

/**
 * What comes after a level in the set that is being played; nothing if none is, no `href` if it was the last.
 * @param {string} name
 */
export function next(name) {
  const set = given();
  const here = set.findIndex((place) => place.endsWith(`/${name}`));
  if (here < 0) return undefined;
  const following = set[here + 1];
  return { href: following && address(following, set), home: home(set) };
}
