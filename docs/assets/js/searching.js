// The field for searching is there before the theme's script is: what is typed early waits for it.

const shown = document.querySelector("#__search");
const field = document.querySelector("[data-md-component=search-query]");

// without the theme the form would fetch the page anew, and lose what was typed
document.forms.namedItem("search")?.addEventListener("submit", (event) => event.preventDefault());
shown?.addEventListener("change", () => {
  if (shown instanceof HTMLInputElement && shown.checked && field instanceof HTMLElement) field.focus();
});
