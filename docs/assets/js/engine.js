// The page's side of the rules core: one worker a tab, shared by all boards, kept while the page changes.
//
// Questions are sent one at a time, so that one that is no longer wanted is dropped before it costs anything. A worker
// that crashes or hangs is replaced, and the question it was at is asked once more.

const URL_OF_WORKER = new URL("./worker.js", import.meta.url);
const ANSWER_WITHIN = 15_000;
const NEWS_WITHIN = 45_000;
const ATTEMPTS = 2;

/** @typedef {"load" | "slow" | "crash"} Kind */

/** The core could not be asked: it did not load, it was too slow, or it crashed. */
export class EngineError extends Error {
  /** @param {Kind} kind */
  constructor(kind) {
    super(kind);
    this.kind = kind;
  }
}

/**
 * @typedef {object} Question
 * @property {number} id
 * @property {string} request
 * @property {number} attempts
 * @property {AbortSignal | undefined} signal
 * @property {(reply: any) => void} resolve
 * @property {(error: Error) => void} reject
 */

/** Fires `change` when its state or its progress changes. */
export class Engine extends EventTarget {
  /** @type {"off" | "loading" | "ready" | "failed"} */
  state = "off";
  loaded = 0;
  total = 0;
  /** @type {Worker | undefined} */
  #worker;
  #name = "";
  #plain = false;
  /** @type {Question[]} */
  #queue = [];
  #asked = false;
  #lastId = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #alarm;

  /** Starts the worker, unless it runs already. */
  warm() {
    if (this.state === "off" || this.state === "failed") this.#start();
  }

  /**
   * Asks the core. Rejects with EngineError if it cannot be asked, with AbortError if the question is dropped.
   * @param {Record<string, string>} question
   * @param {AbortSignal} [signal]
   * @returns {Promise<any>} the reply, as the core gives it
   */
  ask(question, signal) {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) throw signal.reason;
      this.#lastId += 1;
      const asked = { id: this.#lastId, request: JSON.stringify(question), attempts: 0, signal, resolve, reject };
      signal?.addEventListener("abort", () => this.#drop(asked), { once: true });
      this.#queue.push(asked);
      this.warm();
      this.#next();
    });
  }

  #start() {
    this.#worker?.terminate();
    this.#asked = false;
    this.loaded = 0;
    this.#tell("loading");
    const name = `${this.#plain ? "plain" : "snapshot"} ${crypto.randomUUID()}`;
    const worker = employ(name);
    worker.addEventListener("message", ({ data }) => this.#hear(data));
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      this.#broken("crash");
    });
    this.#worker = worker;
    this.#name = name;
    this.#watch(NEWS_WITHIN, "load");
  }

  /**
   * Expects news from the worker within a time.
   * @param {number} time in milliseconds
   * @param {Kind} kind what is wrong if there are none
   */
  #watch(time, kind) {
    clearTimeout(this.#alarm);
    this.#alarm = setTimeout(() => this.#broken(kind), time);
  }

  /** @param {any} message */
  #hear(message) {
    // the browser tells late of what has arrived, sometimes when all is at work already
    if (message.kind === "progress" && this.state === "ready") return;
    clearTimeout(this.#alarm);
    if (message.kind === "progress") {
      this.loaded = message.loaded;
      this.total = message.total;
      this.#watch(NEWS_WITHIN, "load");
      this.#tell("loading");
    } else if (message.kind === "ready") {
      this.#tell("ready");
      this.#mourn(this.#name);
      this.#next();
    } else if (message.kind === "failed") {
      this.#broken(this.state === "ready" ? "crash" : "load");
    } else {
      this.#asked = false;
      const asked = this.#queue.shift();
      if (asked?.id === message.id) asked?.resolve(JSON.parse(message.reply));
      this.#next();
    }
  }

  /**
   * The worker holds a lock as long as it lives: whoever gets it after that knows that it is dead.
   * @param {string} name
   */
  async #mourn(name) {
    await navigator.locks.request(`nardy-core ${name}`, () => {});
    if (this.#worker && this.#name === name) this.#broken("crash");
  }

  #next() {
    const question = this.#queue[0];
    if (this.state !== "ready" || this.#asked || !question) return;
    this.#asked = true;
    question.attempts += 1;
    this.#worker?.postMessage({ id: question.id, request: question.request });
    this.#watch(ANSWER_WITHIN, "slow");
  }

  /** @param {Question} question */
  #drop(question) {
    question.reject(question.signal?.reason);
    // one that the worker is at stays in the queue until its answer comes
    if (this.#asked && this.#queue[0] === question) return;
    this.#queue = this.#queue.filter((other) => other !== question);
  }

  /** @param {Kind} kind */
  #broken(kind) {
    clearTimeout(this.#alarm);
    this.#worker?.terminate();
    this.#worker = undefined;
    const booting = this.state === "loading";
    if (booting && this.#plain) {
      this.#plain = false;
      this.#fail("load");
      return;
    }
    if (booting) this.#plain = true;
    this.#queue = this.#queue.filter((question) => !question.signal?.aborted);
    const question = this.#queue[0];
    if (question && question.attempts >= ATTEMPTS) {
      this.#queue.shift();
      question.reject(new EngineError(kind));
    }
    if (booting || this.#queue.length > 0) this.#start();
    else this.#tell("off");
  }

  /** @param {Kind} kind */
  #fail(kind) {
    const questions = this.#queue;
    this.#queue = [];
    this.#tell("failed");
    for (const question of questions) question.reject(new EngineError(kind));
  }

  /** @param {Engine["state"]} state */
  #tell(state) {
    this.state = state;
    this.dispatchEvent(new Event("change"));
  }
}

/**
 * A page of another site may only start a worker of its own: one that imports ours.
 * @param {string} name
 */
function employ(name) {
  if (URL_OF_WORKER.origin === location.origin) return new Worker(URL_OF_WORKER, { type: "module", name });
  const address = URL.createObjectURL(new Blob([`import "${URL_OF_WORKER}"`], { type: "text/javascript" }));
  const worker = new Worker(address, { type: "module", name });
  worker.addEventListener("message", () => URL.revokeObjectURL(address), { once: true });
  return worker;
}

/**
 * Later, unless the reader has to save data.
 * @param {() => void} callback
 */
export function whenIdle(callback) {
  const connection = /** @type {{ saveData?: boolean, effectiveType?: string } | undefined} */ (
    Reflect.get(navigator, "connection")
  );
  if (connection?.saveData || (connection?.effectiveType ?? "4g") !== "4g") return;
  if ("requestIdleCallback" in window) requestIdleCallback(callback);
  else setTimeout(callback, 200);
}

/** The one engine of this tab. */
export const engine = new Engine();
