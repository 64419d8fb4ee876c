// A board on somebody else's page: drawn by the core from the element's attributes, in a shadow of its own, so that
// neither page styles the other.

import { drawing, make } from "./dom.js";
import { Inquiry } from "./inquiry.js";
import { LiveBoard } from "./live.js";
import { Message } from "./message.js";
import { STRINGS } from "./strings.js";

/** @import { Drawn, Failure } from "./types.js" */

const STYLES = ["../css/board.css", "../css/board-controls.css", "../css/board-forms.css"];
const ATTRIBUTES = [
  "game",
  "rules",
  "readings",
  "white",
  "black",
  "to-move",
  "roll",
  "first-turn",
  "second-player",
  "opponent-opened",
  "turn-number",
  "goes-on",
  "handed",
  "title",
  "view",
];

/**
 * @param {HTMLElement} host
 * @returns {Promise<LiveBoard | undefined>} nothing if its attributes make no board: then that is said in its place
 */
export async function embed(host) {
  const language = (host.lang || document.documentElement.lang).startsWith("ru") ? "ru" : "en";
  const root = host.shadowRoot ?? host.attachShadow({ mode: "open" });
  const message = new Message(language, STRINGS[language]);
  // what stands in the element, a picture perhaps, is shown until the core has drawn the board
  const stage = make("div", { class: "nardy-stage" }, make("slot"));
  const frame = make("div", { class: "nardy-embed", lang: language }, stage, message.element);
  const styles = STYLES.map((path) => make("link", { rel: "stylesheet", href: new URL(path, import.meta.url).href }));
  root.replaceChildren(...styles, frame);
  const given = ATTRIBUTES.filter((name) => host.hasAttribute(name));
  const givens = Object.fromEntries(given.map((name) => [name.replace("-", " "), host.getAttribute(name) ?? ""]));
  const question = { ask: "draw", keys: "written", ...givens };
  const retry = () => embed(host);
  const reply = /** @type {Drawn | Failure | undefined} */ (await new Inquiry(message).ask(question, retry));
  if (!reply?.ok) {
    if (reply) message.answer(reply, "");
    return undefined;
  }
  message.element.remove();
  stage.replaceChildren(drawing(reply.svg));
  return new LiveBoard(frame, stage, reply, language);
}
