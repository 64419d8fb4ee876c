// A link to a place on its own page goes there and does no more. The theme would fetch the page anew for the first of
// them, for it does not know yet which page it is on: boards would start over.

const first = location.pathname;
let left = false; // from then on the theme knows

document.body.addEventListener("click", (event) => {
  const link = event.target instanceof Element && event.target.closest("a[href]");
  if (!(link instanceof HTMLAnchorElement) || link.target || link.origin !== location.origin) return;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  if (link.pathname !== location.pathname) left = true;
  else if (link.hash) {
    event.preventDefault();
    event.stopImmediatePropagation();
    // the board's page keeps the board in its address, which a link does not know
    location.hash = link.hash;
  }
});

addEventListener("popstate", (event) => {
  if (location.pathname !== first) left = true;
  else if (!left) event.stopImmediatePropagation();
});
