"""The colours and strokes of a board that stands alone; a page repaints it by setting the custom properties."""

from __future__ import annotations

import re

PALETTE = {
    "frame": "#46605a",
    "frame-line": "#46605a",
    "number": "#ffffff",
    "field": "#eee8da",
    "middle": "#8ba59c",
    "point-a": "#b39b69",
    "point-b": "#b9ccc1",
    "home": "#f0bd46",
    "white": "#fffdf7",
    "white-edge": "#22282b",
    "white-ring": "#c3bba6",
    "black": "#22282b",
    "black-edge": "#22282b",
    "black-ring": "#8d9a97",
    "legal": "#0b57a4",
    "illegal": "#b3261e",
    "halo": "#ffffff",
}
"""Every colour of a board by name; the page's ``--nardy-NAME`` overrides it."""

_RULES = """
.nardy-board{display:block;font-family:system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","DejaVu Sans",sans-serif}
.nardy-board text{text-anchor:middle;dominant-baseline:central;font-variant-numeric:tabular-nums}
.nardy-frame{fill:$frame;stroke:$frame-line}
.nardy-field,.nardy-bed{fill:$field}
.nardy-middle{fill:$middle}
.nardy-hinge{stroke:$frame;stroke-width:1.5;opacity:.55}
.nardy-hit{fill:transparent}
.nardy-board:not(:has([data-colour=white][data-point="0"])) .nardy-tray[data-colour=white] .nardy-bed,
.nardy-board:not(:has([data-colour=black][data-point="0"])) .nardy-tray[data-colour=black] .nardy-bed{opacity:.45}
.nardy-point-a{fill:$point-a}
.nardy-point-b{fill:$point-b}
.nardy-home{fill:$home}
.nardy-number{fill:$number;font-size:10.5px;font-weight:600}
.nardy-head{fill:none;stroke:$number;stroke-width:1.1}
.nardy-disc{stroke-width:1.6}
.nardy-ring{fill:none;stroke-width:1.4}
.nardy-white .nardy-disc{fill:$white;stroke:$white-edge}
.nardy-white .nardy-ring{stroke:$white-ring}
.nardy-black .nardy-disc{fill:$black;stroke:$black-edge}
.nardy-black .nardy-ring{stroke:$black-ring}
.nardy-deep{visibility:hidden}
.nardy-count{font-size:11.5px;font-weight:700;paint-order:stroke;stroke-width:3.5}
.nardy-count.nardy-white{fill:$white-edge;stroke:$white}
.nardy-count.nardy-black{fill:$white;stroke:$black}
.nardy-face{stroke-width:1.4}
.nardy-white .nardy-face,.nardy-cube .nardy-face{fill:$white;stroke:$white-edge}
.nardy-white .nardy-pip,.nardy-value{fill:$white-edge}
.nardy-black .nardy-face{fill:$black;stroke:$black-edge}
.nardy-black .nardy-pip{fill:$white}
.nardy-value{font-size:12px;font-weight:700}
.nardy-player .nardy-disc{stroke:currentColor}
.nardy-name,.nardy-pips{fill:currentColor}
.nardy-board .nardy-name{text-anchor:start;font-size:12.5px}
.nardy-board .nardy-pips{text-anchor:end;font-size:11.5px;opacity:.8}
.nardy-mover{font-weight:700}
.nardy-halo,.nardy-shaft,.nardy-cross{fill:none;stroke-linecap:round}
.nardy-halo,.nardy-cross{stroke:$halo}
.nardy-halo{stroke-width:6.4}
.nardy-shaft{stroke-width:3.4}
.nardy-cross{stroke-width:2.6}
.nardy-tip,.nardy-times{stroke:$halo;stroke-width:1.5;stroke-linejoin:round}
.nardy-legal .nardy-tip,.nardy-legal .nardy-times{fill:$legal}
.nardy-legal .nardy-shaft{stroke:$legal}
.nardy-illegal .nardy-tip,.nardy-illegal .nardy-times{fill:$illegal}
.nardy-illegal .nardy-shaft{stroke:$illegal;stroke-dasharray:6.5 4.5;stroke-linecap:butt}
.nardy-times-text{fill:$halo;font-size:10px;font-weight:700}
"""


def stylesheet() -> str:
    """The rules of the board; every colour is a custom property ``--nardy-NAME`` that falls back to ``PALETTE``."""
    rules = re.sub(r"\$([a-z-]+)", lambda name: f"var(--nardy-{name[1]},{PALETTE[name[1]]})", _RULES)
    return rules.replace("\n", "")


def plain(svg: str) -> str:
    """A drawn board with the colours of ``PALETTE`` written out, for programs that know no custom properties."""
    return re.sub(r"var\(--nardy-[a-z-]+,([^()]+)\)", r"\1", svg)
