// A link to a place on its own page goes there and does no more. The theme would fetch the page anew for the first of
// them, for it does not know yet which page it is on: boards would start over.

const first = location.pathname;
let known = false; // whether the theme knows

document.body.addEventListener("click", (event) => {
  const link = event.target instanceof Element && event.target.closest("a[href]");
  if (!(link instanceof HTMLAnchorElement) || link.target || link.origin !== location.origin) return;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  // what the search found is marked by the theme
  if (link.pathname !== location.pathname || !link.hash || new URL(link.href).searchParams.has("h")) known = true;
  else {
    event.stopImmediatePropagation();
    // the board's page keeps the board in its address, which a link does not know
    link.search = location.search;
    const drawer = document.querySelector("#__drawer");
    if (drawer instanceof HTMLInputElement && drawer.checked) drawer.click();
  }
});

addEventListener("popstate", (event) => {
  if (location.pathname !== first) known = true;
  else if (!known) event.stopImmediatePropagation();
  // who keeps something in the address comes after this, and would not hear of it
  dispatchEvent(new Event("nardy-popstate"));
});
