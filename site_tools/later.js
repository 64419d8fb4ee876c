// Put before the theme's script: the search index, half of what a page weighs, is fetched when the reader goes to search.
{
  const wanted = new Promise((resolve) => {
    const { searchParams } = new URL(location.href);
    if (searchParams.has("q") || searchParams.has("h")) resolve();
    const look = () => {
      if (document.activeElement.matches("[data-md-component=search-query]")) resolve();
    };
    addEventListener("focusin", look);
    look(); // a reader may be there before the script
  });
  // an RxJS observable does nothing before somebody subscribes to it
  globalThis.nardyLater = (index) =>
    new index.constructor((observer) => {
      wanted.then(() => index.subscribe(observer));
    });
}
