// Boards far down a page are brought to life when they come near, or when there is nothing else to do.

/** @type {Map<Element, () => void>} */
const waiting = new Map();

const watch = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) if (isIntersecting) call(target);
  },
  { rootMargin: "300px" },
);

/** @param {Element} element */
function call(element) {
  watch.unobserve(element);
  waiting.get(element)?.();
  waiting.delete(element);
}

/** @param {IdleDeadline} deadline */
function idle(deadline) {
  for (const element of waiting.keys()) {
    if (deadline.timeRemaining() < 5) break;
    call(element);
  }
  if (waiting.size > 0) later();
}

function later() {
  // Safari has no idle callbacks; there the boards wait until they come near
  if ("requestIdleCallback" in window) requestIdleCallback(idle);
}

/**
 * @param {Element} element
 * @param {() => void} callback
 */
export function whenNear(element, callback) {
  if (waiting.size === 0) later();
  waiting.set(element, callback);
  watch.observe(element);
}
