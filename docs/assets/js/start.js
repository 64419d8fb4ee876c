// Runs the page's scripts once its text is painted: a phone has time for one thing only. The theme's own comes first.

import "./anchors.js";
import "./clean.js";
import "./interest.js";
import "./searching.js";
import "./terms.js";

const OURS = ["board.js", "matrix.js", "offline.js", "learn.js", "desk.js"];
const PAINTED_WITHIN = 2000; // a page in the background is not painted at all

const { src, dataset } = /** @type {HTMLScriptElement} */ (document.currentScript);

/** @param {() => void} callback */
function whenPainted(callback) {
  const timer = setTimeout(begin, document.hidden ? 0 : PAINTED_WITHIN);
  // some readers switch it off
  const watch = "PerformanceObserver" in window ? new PerformanceObserver(begin) : undefined;
  watch?.observe({ type: "paint", buffered: true });

  function begin() {
    clearTimeout(timer);
    watch?.disconnect();
    callback();
  }
}

/**
 * @param {string} address
 * @param {string} type
 */
function run(address, type) {
  const script = document.createElement("script");
  script.type = type;
  script.async = false; // in this order
  script.src = address;
  document.body.append(script);
  return script;
}

whenPainted(() => {
  const theme = run(dataset.theme ?? "", "text/javascript");
  // the theme sets up what is on the page when it hears of this, and the browser has told of it already
  theme.addEventListener("load", () => document.dispatchEvent(new Event("DOMContentLoaded")));
  for (const name of OURS) run(new URL(name, src).href, "module");
});
