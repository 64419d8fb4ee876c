"""Text that means no good: markup, scripts, far too much of it, the wrong characters, and good text cut short."""

XGID = "XGID=-b----E-C---eE---c-e----B-:0:0:1:52:0:0:0:0:10"
GNUBG = "4HPwATDgc/ABMA:cIkKAAAAAAAA"
OGID = "11jjjjjhhhccccc:ooddddd88866666:N0N::W:IW:0:0:1:0"
LINES = "game: long\nrules: commentary\nwhite: 24:14 4:1\nblack: 24:15\nto move: black\nroll: 4-4"

MARKED = "data-hurt"
"""The attribute that every element would have that came of the text."""

MARKUP = {
    "a picture": '<img src="/hurt.png" onerror="hurt = 1" data-hurt>',
    "a picture of another host": '<img src="//hurt.invalid/x.png" data-hurt>',
    "a script": "<script data-hurt>hurt = 1</script>",
    "a drawing": '<svg data-hurt onload="hurt = 1"><script>hurt = 1</script></svg>',
    "a way out of a field": "</textarea></title></select></style></script><b data-hurt>",
    "a way out of an attribute": """"' autofocus onfocus="hurt = 1" data-hurt x='""",
    "a way out of a drawing": "]]></desc></text></svg><b data-hurt>",
    "a frame": '<iframe data-hurt srcdoc="<script>parent.hurt = 1</script>"></iframe>',
    "a link": '<a data-hurt href="javascript:hurt = 1">24/18</a>',
    "a form": '<form data-hurt action="//hurt.invalid/"><input name="play"></form>',
    "a style": "<style data-hurt>* { display: none !important }</style>",
    "another base": '<base data-hurt href="https://example.org/">',
    "a board": '<nardy-board data-hurt game="long" onfocus="hurt = 1"></nardy-board>',
    "a comment": "<!--><b data-hurt>--><![CDATA[<b data-hurt>",
    "an entity": "&lt;b data-hurt&gt;&#60;b data-hurt&#62;&hurt;",
    "an address": "javascript:hurt = 1",
    "an encoded tag": "%3Cb%20data-hurt%3E",
    "a template": "${hurt = 1} {{hurt = 1}} {0.__class__} %s %(x)s",
    "a formula": '=HYPERLINK("https://example.org/")',
}
LONG = {
    "one long word": "x" * 4000,
    "a long number": "9" * 4500,
    "a long point": f"24:{'9' * 4500}",
    "many words": "24:1 " * 900,
    "many lines": "24:1\n" * 900,
    "many brackets": "[" * 4000,
    "many keys": "white=24:15&" * 300,
    "many dice": "🎲" * 900,
    "many accents": "24/18" + "\u0301" * 3000,
}
CHARACTERS = {
    "the character of nothing": "24:15\0",
    "controls": "\x01\x1b[31m\x7f\x9f",
    "no characters": "\ufffe\uffff\ufdd0",
    "the mark of wrong bytes": "\ufffd\ufffd",
    "a text that is turned round": "\u202e24:15\u2066",
    "a mark of the byte order": "\ufeff24:15",
    "digits of another script": "٢٤:١٥",
    "a raised digit": "24:²",
    "wide signs": "２４：１５",
    "a name of JavaScript's": "__proto__",
    "a line that ends elsewhere": "24:15\u2028\u2029\x85;",
}
KINDS = MARKUP | LONG | CHARACTERS
HALVES = {"half a character": "24:\ud83c", "halves in the wrong order": "\udfb2\ud83c"}
"""What no address and no file can hold, but a field can."""
SOME = ("a picture", "a script", "a way out of an attribute", "one long word", "a long number", "controls")
"""A few of each kind, for places that are like another."""


def some(kinds: dict[str, str] = KINDS) -> dict[str, str]:
    """A few kinds, by name."""
    return {name: kinds[name] for name in SOME}


def cut(text: str, parts: int) -> dict[str, str]:
    """A good text cut short in so many places, and once in the middle of nowhere."""
    ends = {len(text) * part // parts for part in range(1, parts)} | {len(text) - 1}
    return {f"{text[:8].strip()}… cut after {end}": text[:end] for end in sorted(ends)}
