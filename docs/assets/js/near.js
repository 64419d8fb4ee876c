// Boards far down a page are brought to life when they come near: a phone has no time for fifty at once.

/** @type {Map<Element, () => void>} */
const waiting = new Map();

const watch = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) if (isIntersecting) call(target);
  },
  { rootMargin: "600px" },
);

/** @param {Element} element */
function call(element) {
  watch.unobserve(element);
  waiting.get(element)?.();
  waiting.delete(element);
}

/**
 * @param {Element} element
 * @param {() => void} callback
 */
export function whenNear(element, callback) {
  waiting.set(element, callback);
  watch.observe(element);
}
