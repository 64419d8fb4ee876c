// Boards far down a page are brought to life when they come near, and those that are near one after the other, when the
// page has nothing else to do: a phone has no time for fifty at once.

/** @type {Map<Element, () => void>} */
const waiting = new Map();
const BUSY_FOR = 300; // milliseconds a reader may wait for a board on a page that is never idle

const watch = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) if (isIntersecting) soon(() => call(target));
  },
  { rootMargin: "600px" },
);

/** @param {() => void} callback Safari has no idle callbacks */
function soon(callback) {
  if ("requestIdleCallback" in window) requestIdleCallback(callback, { timeout: BUSY_FOR });
  else setTimeout(callback);
}

/** @param {Element} element */
function call(element) {
  watch.unobserve(element);
  const callback = waiting.get(element);
  waiting.delete(element);
  callback?.();
}

/**
 * @param {Element} element
 * @param {() => void} callback
 */
export function whenNear(element, callback) {
  waiting.set(element, callback);
  watch.observe(element);
}
