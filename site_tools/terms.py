"""Terms of the game, explained wherever they stand in the text: what mkdocs.yml gives the ``abbr`` extension.

The explanations are the first sentences of the glossary's own entries, so that each is written once. Here stand only
the forms in which a term occurs; common words that mean something else as well are left out.
"""

import re
from collections.abc import Mapping

from narde_core.wording import Language
from site_tools.paths import DOCS

LONGEST = 150
ENTRY = re.compile(r"(?ms)^### [^\n]+ \{#(?P<id>[\w-]+)\}\n\n(?P<text>.+?)(?:\n\n|\Z)")
LINK = re.compile(r"\[([^\]]+)\]\([^)]+\)(?:\{[^}]*\})?")
MARK = re.compile(r"[*`]|<[^>]+>")
SENTENCE = re.compile(r"(?<=[.!?])\s+")

FORMS: Mapping[Language, Mapping[str, str]] = {
    "ru": {
        "head": "голова, головы, голове, голову, головой",
        "bar": "бар, бара, бару, баром, баре",
        "prime": "заграждение, заграждения, заграждению, заграждением, заграждении, заграждений",
        "passing": "на проходе",
        "blot": "блот, блота, блоту, блотом, блоте, блоты, блотов",
        "anchor": "якорь, якоря, якорем, якоре, якорей",
        "oin": "оин, оина, оину, оином, оине, оины",
        "mars": "марс, марса, марсу, марсом, марсе, марсы, марсов",
        "koks": "кокс, кокса, коксу, коксом, коксе, коксы",
        "home-mars": "домашний марс, домашнего марса, домашнему марсу, домашним марсом, домашнем марсе",
        "lot": "жребий, жребия, жребию, жребием, жребии",
        "double": "дубль, дубля, дублю, дублем, дубле, дубли, дублей, дублям, дублями, дублях",
        "kestum": "кестум, кестума, кестумом",
        "cube": "куб, куба, кубу, кубом, кубе",
        "dave": "даве",
        "base": "басе",
        "biver": "бивер, бивера, биверу, бивером, бивере",
        "crawford": "правило Кроуфорда, правила Кроуфорда, правилу Кроуфорда, правилом Кроуфорда",
        "jacoby": "правило Якоби, правила Якоби, правилу Якоби, правилом Якоби",
    },
    "en": {
        "head": "head, heads",
        "bar": "the bar",
        "prime": "prime, primes",
        "passing": "in passing",
        "blot": "blot, blots",
        "anchor": "anchor, anchors",
        "oin": "oin, oins",
        "mars": "mars, gammon, gammons",
        "koks": "koks",
        "home-mars": "home mars",
        "kestum": "kestum",
        "cube": "cube, doubling cube",
        "dave": "dave",
        "biver": "biver, beaver, beavers",
        "crawford": "Crawford rule",
        "jacoby": "Jacoby rule",
    },
}
"""By language and the entry's id in the glossary: the forms of a term."""


def entries(text: str) -> dict[str, str]:
    """Return the first sentences of every entry of a glossary, by its id."""
    return {match["id"]: short(plain(match["text"])) for match in ENTRY.finditer(text)}


def plain(text: str) -> str:
    """Return Markdown text as it is read: links by their words, no marks, one line."""
    return " ".join(MARK.sub("", LINK.sub(r"\1", text)).split())


def short(text: str) -> str:
    """Return as many of the first sentences as a tooltip holds, at least one."""
    first, *rest = SENTENCE.split(text)
    for sentence in rest:
        if len(first) + len(sentence) >= LONGEST:
            break
        first = f"{first} {sentence}"
    return first


def glossary(language: Language) -> dict[str, str]:
    """Return the explanation of every form of every term, as ``abbr`` wants it; KeyError for one without an entry."""
    explained = entries((DOCS / language / "glossary.md").read_text(encoding="utf-8"))
    forms = {form: name for name, listed in FORMS[language].items() for form in listed.split(", ")}
    return {word: explained[name] for form, name in forms.items() for word in (form, form[:1].upper() + form[1:])}


RU, EN = glossary("ru"), glossary("en")
