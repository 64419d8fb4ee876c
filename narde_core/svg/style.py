"""The colours and strokes of a board that stands alone; a page repaints it by setting the custom properties."""

from __future__ import annotations

import re

PALETTE = {
    "frame": "#5d6f6a",
    "frame-text": "#ffffff",
    "field": "#e9e4d6",
    "point-a": "#c3b592",
    "point-b": "#a9bdb3",
    "line": "#6f6a5c",
    "home": "#f2c14e",
    "white": "#fffdf7",
    "white-edge": "#26282b",
    "white-ring": "#b9b2a0",
    "black": "#26282b",
    "black-edge": "#26282b",
    "black-ring": "#9aa3a6",
    "legal": "#0b57a4",
    "illegal": "#b3261e",
    "halo": "#ffffff",
    "text": "#26282b",
    "muted": "#565b57",
    "surface": "#ffffff",
}

_RULES = """
.nardy-board{display:block;font-family:system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","DejaVu Sans",sans-serif;
 -webkit-user-select:none;user-select:none}
.nardy-board text{text-anchor:middle;dominant-baseline:central;font-variant-numeric:tabular-nums;pointer-events:none}
.nardy-frame{fill:$frame}
.nardy-field{fill:$field}
.nardy-hit{fill:transparent}
.nardy-point-a{fill:$point-a}
.nardy-point-b{fill:$point-b}
.nardy-hinge{stroke:$field;stroke-width:1;opacity:.45}
.nardy-home{fill:$home}
.nardy-number{fill:$frame-text;font-size:10.5px;font-weight:600}
.nardy-head{fill:none;stroke:$frame-text;stroke-width:1.2}
.nardy-checker{pointer-events:none}
.nardy-disc{stroke-width:1.6}
.nardy-ring{fill:none;stroke-width:1.4}
.nardy-white .nardy-disc{fill:$white;stroke:$white-edge}
.nardy-white .nardy-ring{stroke:$white-ring}
.nardy-black .nardy-disc{fill:$black;stroke:$black-edge}
.nardy-black .nardy-ring{stroke:$black-ring}
.nardy-deep{visibility:hidden}
.nardy-count{font-size:12px;font-weight:700}
.nardy-count.nardy-white{fill:$white-edge}
.nardy-count.nardy-black{fill:$white}
.nardy-die rect{stroke-width:1.4}
.nardy-die.nardy-white rect{fill:$white;stroke:$white-edge}
.nardy-die.nardy-white circle{fill:$white-edge}
.nardy-die.nardy-black rect{fill:$black;stroke:$white}
.nardy-die.nardy-black circle{fill:$white}
.nardy-name{fill:$text;font-size:12.5px}
.nardy-board .nardy-name{text-anchor:start}
.nardy-board .nardy-name-end,.nardy-board .nardy-pips{text-anchor:end}
.nardy-mover{font-weight:700}
.nardy-pips{fill:$muted;font-size:11.5px}
.nardy-cube rect{fill:$white;stroke:$white-edge;stroke-width:1.4}
.nardy-cube text{fill:$white-edge;font-size:12px;font-weight:700}
.nardy-arrows{pointer-events:none}
.nardy-halo{fill:none;stroke:$halo;stroke-width:6.5;stroke-linecap:round;stroke-linejoin:round}
.nardy-shaft{fill:none;stroke-width:3.4;stroke-linecap:round}
.nardy-legal .nardy-shaft{stroke:$legal}
.nardy-legal .nardy-tip,.nardy-legal .nardy-times{fill:$legal}
.nardy-illegal .nardy-shaft{stroke:$illegal;stroke-dasharray:7 5;stroke-linecap:butt}
.nardy-illegal .nardy-tip,.nardy-illegal .nardy-times{fill:$illegal}
.nardy-tip,.nardy-times{stroke:$halo;stroke-width:1.5}
.nardy-cross{fill:none;stroke:$halo;stroke-width:2.6;stroke-linecap:round}
.nardy-times-text{fill:$halo;font-size:10px;font-weight:700}
"""


def stylesheet() -> str:
    """The rules of the board; every colour is a custom property ``--nardy-…`` that falls back to the light palette."""
    rules = re.sub(r"\$([a-z-]+)", lambda name: f"var(--nardy-{name[1]},{PALETTE[name[1]]})", _RULES)
    return rules.replace("\n", "")
