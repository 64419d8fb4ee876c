// The rules core in a worker: boots Pyodide with narde_core once, then answers one string with another.
// A worker whose name begins with "plain" starts Python from scratch; any other from a memory snapshot that has the core
// in it already.

import { roomFor } from "./room.js";

/**
 * @typedef {{ bytes: number, br: number, gzip: number }} Size
 * @typedef {{ dir: string, files: Record<string, Size> }} Folder
 * @typedef {{ pyodide: Folder, core: Folder & { snapshot: string, sha256: string, lock: string } }} Manifest
 * @typedef {{ runPython: (code: string) => (request: string) => string }} Python
 */

// held as long as this worker lives, so that the page hears of its death however it comes
const LOCK = `nardy-core ${self.name}`;
const BASE = new URL("../../runtime/", import.meta.url);
const STEPS = 50; // of the progress that is told
const PLAIN = self.name.startsWith("plain");
const START = `
import random
random.seed()  # the state in the snapshot is the same for everybody
from narde_core.bridge import answer
answer
`;

/** @type {(message: object) => void} */
const send = (message) => self.postMessage(message);

/**
 * @param {URL} url
 * @param {RequestInit} [options]
 */
async function get(url, options) {
  const response = await fetch(url, options);
  if (!response.ok) throw new Error(`${url.pathname}: ${response.status}`);
  return response;
}

/** Counts what has arrived, in bytes as they travel, and tells the page. */
class Progress {
  /** @type {Map<string, number>} */
  #arrived = new Map();
  /** @type {Record<string, Size>} */
  #files;
  /** @type {keyof Size} */
  #encoding = "br";

  /** @param {Record<string, Size>} files by address */
  constructor(files) {
    this.#files = files;
    new PerformanceObserver((list) => {
      for (const { name } of list.getEntries()) if (name in files) this.arrived(name, 1);
    }).observe({ type: "resource", buffered: true });
  }

  /** @param {Response} response */
  encoded(response) {
    // another site's page is not told
    if (response.type === "cors") return;
    const encoding = response.headers.get("content-encoding");
    this.#encoding = encoding === "br" || encoding === "gzip" ? encoding : "bytes";
  }

  /**
   * @param {string} address
   * @param {number} share of the file, 0 to 1
   */
  arrived(address, share) {
    this.#arrived.set(address, share);
    let loaded = 0;
    let total = 0;
    for (const [file, size] of Object.entries(this.#files)) {
      total += size[this.#encoding];
      loaded += size[this.#encoding] * (this.#arrived.get(file) ?? 0);
    }
    send({ kind: "progress", loaded, total });
  }
}

/**
 * The body of a response of known length; an Error if it is not whole.
 * @param {Response} response
 * @param {number} length
 * @param {(share: number) => void} tell
 */
async function whole(response, length, tell) {
  const body = new Uint8Array(length);
  let at = 0;
  let told = 0;
  const reader = /** @type {ReadableStream<Uint8Array>} */ (response.body).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    body.set(part.value, at);
    at += part.value.length;
    // it comes in hundreds of pieces, and the page is busy with each that it hears of
    if (at - told < length / STEPS && at < length) continue;
    told = at;
    tell(at / length);
  }
  if (at !== length) throw new Error(`${at} bytes of ${length}`);
  return body;
}

/**
 * The same bytes; an Error if they are not what was built.
 * @param {Uint8Array<ArrayBuffer>} body
 * @param {string} sha256
 */
async function undamaged(body, sha256) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  const written = [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  if (written !== sha256) throw new Error("the snapshot is damaged");
  return body;
}

async function boot() {
  const manifest = /** @type {Manifest} */ (
    await (await get(new URL("runtime.json", BASE), { cache: "no-cache" })).json()
  );
  const { pyodide, core } = manifest;
  const home = new URL(pyodide.dir, BASE);
  const snapshot = new URL(core.dir + core.snapshot, BASE);
  const lockFileURL = new URL(core.dir + core.lock, BASE).href;
  const needed = Object.entries(pyodide.files).filter(([name]) => PLAIN || name !== "python_stdlib.zip");
  /** @type {Record<string, Size>} */
  const files = Object.fromEntries(needed.map(([name, size]) => [new URL(name, home).href, size]));
  const length = core.files[core.snapshot];
  if (!PLAIN && length) files[snapshot.href] = length;
  const progress = new Progress(files);

  const script = import(new URL("pyodide.mjs", home).href);
  const options = { indexURL: home.href, lockFileURL };
  if (PLAIN || !length) return (await script).loadPyodide({ ...options, packages: ["narde-core"] });
  const memory = get(snapshot).then((response) => {
    progress.encoded(response);
    return whole(response, length.bytes, (share) => progress.arrived(snapshot.href, share));
  });
  const checked = memory.then((body) => undamaged(body, core.sha256));
  // awaited only after Python's code has arrived; a failure before that is no less handled
  checked.catch(() => {});
  // the snapshot holds every module that is needed, so the small lock file stands in for the standard library's archive
  const createPyodideModule = roomFor(import(new URL("pyodide.asm.mjs", home).href), length.bytes);
  const { loadPyodide } = await script;
  return loadPyodide({ ...options, createPyodideModule, stdLibURL: lockFileURL, _loadSnapshot: checked });
}

/** @type {Promise<(request: string) => string>} */
const answer = boot().then((/** @type {Python} */ python) => python.runPython(START));

/** @param {unknown} error */
const fail = (error) => send({ kind: "failed", reason: String(error) });

navigator.locks.request(LOCK, () => new Promise(() => {}));
answer.then(() => send({ kind: "ready" }), fail);

self.addEventListener("message", (/** @type {MessageEvent<{ id: number, request: string }>} */ { data }) => {
  answer.then((ask) => send({ kind: "answer", id: data.id, reply: ask(data.request) })).catch(fail);
});
