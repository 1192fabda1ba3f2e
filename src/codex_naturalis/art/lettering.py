"""Text in a picture of a table. Names come from people: they are cut off and escaped."""

from __future__ import annotations

import re
from xml.sax.saxutils import escape

from codex_naturalis.art.pigments import BARE

OWN_FAMILY = "Alegreya"
"""The family of the fonts in `fonts/`."""
FAMILY = f"{OWN_FAMILY}, Georgia, 'Times New Roman', serif"
MUTED, GOLD = "#c2ae8e", "#dcb04d"

_NOT_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""Characters that XML does not allow, not even escaped."""
_STAND_IN = "\N{REPLACEMENT CHARACTER}"


def clip(words: str, most: int) -> str:
    return words if len(words) <= most else words[: most - 1] + "…"


def text(
    words: str, x: float, y: float, size: float,
    *, fill: str = BARE, anchor: str = "start", bold: bool = False,
) -> str:  # fmt: skip
    """A line of words; (x, y) is where it begins, or its middle or end, on the base line."""
    place = "" if anchor == "start" else f' text-anchor="{anchor}"'
    weight = ' font-weight="700"' if bold else ""
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" fill="{fill}"{place}{weight}>'
        f"{escape(_NOT_XML.sub(_STAND_IN, words))}</text>"
    )
