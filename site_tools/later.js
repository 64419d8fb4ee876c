// Put before the theme's script: the search index, half of what a page weighs, is fetched when the reader goes to search.
"use strict"; // as the theme says where it is read first
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
      const get = () =>
        index.subscribe({
          next: (found) => observer.next(found),
          complete: () => observer.complete(),
          // without a network there is none: when the reader comes back to search, it is tried again
          error: () => addEventListener("focusin", get, { once: true }),
        });
      wanted.then(get);
    });
}
