// Fetches the scripts of the school when a page has something for them; on all other pages they are not wanted.

const ELEMENTS = "nardy-level, nardy-puzzle, nardy-school, nardy-set, nardy-progress, nardy-trainer";

function look() {
  if (document.querySelector(ELEMENTS)) import("./learn/elements.js");
}

look();
// the theme tells of every page it puts in the place of another
/** @type {{ subscribe: (callback: () => void) => void } | undefined} */ (Reflect.get(window, "document$"))?.subscribe(
  look,
);
