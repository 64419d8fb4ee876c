// One board's questions to the core, one at a time: how far it is, and what goes wrong, is told beneath the board.

import { EngineError, engine } from "./engine.js";

/** @import { Message } from "./message.js" */

const PATIENCE = 150;

export class Inquiry {
  #message;
  /** @type {AbortController | undefined} */
  #asked;

  /** @param {Message} message */
  constructor(message) {
    this.#message = message;
  }

  /** Whether a question is being asked. */
  get waits() {
    return this.#asked?.signal.aborted === false;
  }

  /** Drops the question that is being asked. */
  drop() {
    this.#asked?.abort();
  }

  /**
   * Asks in the language of the page, for somebody who sees a form and no keys; a new question drops the one before.
   * @param {Record<string, string>} question
   * @param {() => void} retry what asks it again
   * @returns {Promise<any>} the reply; nothing if there is none
   */
  async ask(question, retry) {
    this.drop();
    const asked = new AbortController();
    this.#asked = asked;
    const wait = () => this.#message.wait(engine);
    const timer = setTimeout(() => {
      wait();
      engine.addEventListener("change", wait, { signal: asked.signal });
    }, PATIENCE);
    try {
      return await engine.ask({ lang: this.#message.language, keys: "labels", ...question }, asked.signal);
    } catch (error) {
      if (error instanceof EngineError) this.#message.failed(error, retry);
      else if (!asked.signal.aborted) throw error;
      return undefined;
    } finally {
      clearTimeout(timer);
      asked.abort();
    }
  }
}
