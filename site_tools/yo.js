// Appended to the Russian part of the theme's search, in its worker: ё and е are one letter, as readers type them.
{
  const fold = (text) => text.replaceAll("ё", "е").replaceAll("Ё", "Е");
  const { add } = lunr.Builder.prototype;
  lunr.Builder.prototype.add = function (page, attributes) {
    add.call(this, { ...page, title: fold(page.title), text: fold(page.text) }, attributes);
  };
  lunr.QueryParser = class extends lunr.QueryParser {
    constructor(text, query) {
      super(fold(text), query);
    }
  };
}
