// A term is explained where it is tapped. The theme explains what the mouse is over or what has the focus; a finger is
// over nothing, so the term is given the focus.

document.body.addEventListener("pointerup", ({ target }) => {
  const term = target instanceof Element && target.closest("abbr");
  if (!term || term.closest("a, button, label, summary")) return;
  term.tabIndex = -1;
  term.focus({ preventScroll: true });
});
