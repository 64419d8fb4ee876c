// The service worker: the site without a network. site_tools/offline.py bundles it and tells it which files there are.
//
// Pages come from the network if it answers, else as they were saved. The scripts and styles they share are saved with
// their revisions when this worker is installed; whole parts (a language, Python) when a page asks for them.

import { clientsClaim, setCacheNameDetails } from "workbox-core";
import { precacheAndRoute } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst } from "workbox-strategies";

/**
 * @typedef {{ url: string, revision: string | null }} File no revision: its address changes with its content
 * @typedef {{ files: File[], bytes: number }} Part and how much of it travels
 * @typedef {"ru" | "en" | "runtime"} Name
 */

const sw = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
/** @type {Record<Name | "shell", Part>} */
const PARTS = Reflect.get(globalThis, "NARDY_PARTS");
const ROOT = new URL("./", sw.location.href);
const AT_ONCE = 4;
const NETWORK_WITHIN = 5; // seconds
const VISITED = "nardy-visited";

setCacheNameDetails({ prefix: "nardy" });
clientsClaim();
precacheAndRoute(PARTS.shell.files);

/** @param {Name} name */
const cacheOf = (name) => `nardy-${name}`;

/** @param {File} file */
function addressOf({ url, revision }) {
  const address = new URL(url, ROOT);
  if (revision) address.searchParams.set("revision", revision);
  return address.href;
}

/**
 * The address under which a file is known: a link's question is the page's own, and a folder is its index.
 * @param {string} address
 */
function plain(address) {
  const url = new URL(address);
  url.search = "";
  url.hash = "";
  url.pathname = url.pathname.replace(/\/index\.html$/, "/");
  return url.href;
}

/** @type {Map<string, { name: Name, saved: string }>} by plain address: its part, and the address it is saved under */
const KNOWN = new Map();
for (const name of /** @type {Name[]} */ (["ru", "en", "runtime"]))
  for (const file of PARTS[name].files) KNOWN.set(new URL(file.url, ROOT).href, { name, saved: addressOf(file) });

/**
 * A file as it was saved: of this version, else of the one before.
 * @param {string} address
 */
async function saved(address) {
  const known = KNOWN.get(plain(address));
  if (!known) return undefined;
  const cache = await caches.open(cacheOf(known.name));
  return (await cache.match(known.saved)) ?? (await cache.match(plain(address), { ignoreSearch: true }));
}

/**
 * What stands in for a page that is not saved: the way to the folder of that name, as a server would show it, or 404.
 * @param {string} address
 */
async function missing(address) {
  const folder = `${plain(address)}/`;
  if (KNOWN.has(folder)) return Response.redirect(folder + new URL(address).search);
  const english = address.startsWith(new URL("en/", ROOT).href);
  return saved(new URL(english ? "en/404.html" : "404.html", ROOT).href);
}

const networkFirst = new NetworkFirst({
  cacheName: VISITED,
  networkTimeoutSeconds: NETWORK_WITHIN,
  plugins: [
    {
      // a redirection holds the question of one link only
      cacheWillUpdate: async ({ response }) => (response.ok ? response : null),
      // what stands behind the question mark is a board's, not the server's
      cacheKeyWillBeUsed: async ({ request }) => plain(request.url),
      cachedResponseWillBeUsed: async ({ request, cachedResponse }) => cachedResponse ?? saved(request.url),
      handlerDidError: async ({ request }) => (request.mode === "navigate" ? missing(request.url) : undefined),
    },
  ],
});

const inSite = (/** @type {URL} */ url) => url.href.startsWith(ROOT.href);
const named = (/** @type {URL} */ url) => /^runtime\/[^/]+\//.test(url.href.slice(ROOT.href.length));

registerRoute(({ url }) => inSite(url) && named(url), new CacheFirst({ cacheName: cacheOf("runtime") }));
registerRoute(
  ({ url, request }) =>
    inSite(url) && (request.mode === "navigate" || url.pathname.endsWith("/") || KNOWN.has(plain(url.href))),
  networkFirst,
);

/**
 * Saves what is not saved yet of a part, and forgets what is no longer in it.
 * @param {Name} name
 * @param {ExtendableEvent} event
 */
async function fill(name, event) {
  const strategy = new CacheFirst({ cacheName: cacheOf(name) });
  const addresses = PARTS[name].files.map(addressOf);
  const waiting = [...addresses];
  const work = async () => {
    for (let address = waiting.shift(); address; address = waiting.shift()) {
      const [answer, done] = strategy.handleAll({ event, request: new Request(address) });
      const response = await answer;
      if (!response.ok) throw new Error(`${address}: ${response.status}`);
      // only the copy in the cache is wanted, and that must be whole
      await Promise.all([response.body?.cancel(), done]);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const wanted = new Set(addresses);
  const cache = await caches.open(cacheOf(name));
  for (const request of await cache.keys()) if (!wanted.has(request.url)) await cache.delete(request);
}

/** How many files of each part are saved, of how many, and how much the part weighs. */
async function state() {
  /** @type {Record<string, { saved: number, files: number, bytes: number }>} */
  const told = {};
  for (const name of /** @type {Name[]} */ (["ru", "en", "runtime"])) {
    const { files, bytes } = PARTS[name];
    const keys = new Set((await (await caches.open(cacheOf(name))).keys()).map((request) => request.url));
    told[name] = { saved: files.filter((file) => keys.has(addressOf(file))).length, files: files.length, bytes };
  }
  return told;
}

/**
 * @param {Name[]} names in the order they are wanted
 * @param {ExtendableEvent} event
 */
async function fillAll(names, event) {
  for (const name of names) await fill(name, event);
  // what was saved now is newer than what was kept on the way
  if (names.includes("ru") && names.includes("en")) await caches.delete(VISITED);
}

sw.addEventListener("message", (event) => {
  const { kind, names } = event.data;
  const [port] = event.ports;
  if (kind === "renew") event.waitUntil(sw.skipWaiting());
  else if (kind === "state") event.waitUntil(state().then((told) => port?.postMessage(told)));
  else if (kind === "fill") {
    const done = fillAll(names, event).then(
      () => port?.postMessage({ ok: true }),
      (error) => port?.postMessage({ ok: false, reason: String(error) }),
    );
    event.waitUntil(done);
  }
});
