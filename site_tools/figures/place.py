"""Where on the site a fence stands: what it may link to, and from where.

The HTML of a fence is not touched by MkDocs, which would else resolve its links; so they are resolved here. A page that
is not there yet is not linked to.
"""

import posixpath
from dataclasses import dataclass, field
from html import escape
from pathlib import Path
from typing import Any

from narde_core.wording import Language
from site_tools.rolls import prose


@dataclass(frozen=True)
class Place:
    """A page by its source's path below ``docs``, and the ids that may be linked to on it."""

    lang: Language
    docs: Path
    page: str
    ids: set[str] = field(default_factory=set)

    def href(self, page: str, anchor: str = "") -> str | None:
        """The address of a page given by its source's path, as seen from here; None if there is no such page."""
        tail = f"#{anchor}" if anchor else ""
        if page == self.page:
            return tail or "./"
        if not (self.docs / page).is_file():
            return None
        return f"{posixpath.relpath(address(page), address(self.page))}/{tail}"

    def link(self, text: str, page: str, anchor: str = "") -> str:
        """A link with this text, or the text alone if there is no such page."""
        href = self.href(page, anchor)
        return prose(text) if href is None else f'<a href="{escape(href)}">{prose(text)}</a>'


def address(page: str) -> str:
    """The address of a page below the site, without a slash at its end."""
    whole = page.removesuffix(".md")
    return "." if whole == "index" else whole.removesuffix("/index")


def place_of(md: object, lang: Language) -> Place:
    """Where the text that ``md`` converts stands: MkDocs and Zensical each leave it in a processor of their own."""
    converter: Any = md  # the types of Python-Markdown do not know those processors
    if "relpath" in converter.treeprocessors:
        file = converter.treeprocessors["relpath"].file
        docs = Path(str(file.abs_src_path)[: -len(file.src_uri)])
        # so that MkDocs takes a link to what a fence draws for what it is
        return Place(lang, docs, file.src_uri, converter.treeprocessors["mkdocs_extract_anchors"].present_anchor_ids)
    context = converter.preprocessors["rendering_context"]
    return Place(lang, Path(context.config["docs_dir"]), context.page.path)
