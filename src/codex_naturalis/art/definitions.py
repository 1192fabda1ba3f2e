"""What drawings share: symbols, numerals, gold, parchment and patterned grounds, by id.

A document carries those that it uses, so that each file stands alone.
"""

from __future__ import annotations

import math
import re

from msgspec import Struct

from codex_naturalis.art.pen import n
from codex_naturalis.art.pigments import (
    BARE,
    GILT_DARK,
    GILT_LIGHT,
    INK,
    PARCHMENT,
    PIGMENTS,
    VELLUM,
    Pigment,
)
from codex_naturalis.art.symbols import NUMERALS, SIGNS
from codex_naturalis.engine.symbols import Symbol

LEATHER_GROUND = "leather"


class Diaper(Struct, frozen=True):
    """One tile of a patterned ground."""

    width: int
    height: int
    figure: str
    """The darker part."""
    drawn: str


_DIAPERS = {
    "fungi": Diaper(  # scales, like gills
        width=44,
        height=44,
        figure="M0 22A22 22 0 0 0 44 22A22 22 0 0 0 22 0A22 22 0 0 0 0 22Z",
        drawn="M0 0A22 22 0 0 0 44 0M-22 22A22 22 0 0 0 22 22A22 22 0 0 0 66 22"
        "M22 0V12M0 22V34M44 22V34",
    ),
    "plant": Diaper(  # a trellis with four-leaved flowers
        width=48,
        height=48,
        figure="M24 0L48 24L24 48L0 24Z",
        drawn="M0 24L24 0L48 24L24 48ZM24 16Q29 20 24 24Q19 20 24 16M24 32Q29 28 24 24Q19 28 24 32"
        "M16 24Q20 29 24 24Q20 19 16 24M32 24Q28 29 24 24Q28 19 32 24",
    ),
    "animal": Diaper(  # vair, the heralds' fur
        width=44,
        height=60,
        figure="M0 30C10 30 8 12 22 0C36 12 34 30 44 30H0ZM0 60C10 60 8 42 0 30Z"
        "M44 60C34 60 36 42 44 30Z",
        drawn="M0 30C10 30 8 12 22 0C36 12 34 30 44 30"
        "M-22 60C-12 60 -14 42 0 30C14 42 12 60 22 60C32 60 30 42 44 30",
    ),
    "insect": Diaper(  # honeycomb
        width=42,
        height=72,
        figure="M21 0L42 12V36L21 48L0 36V12Z",
        drawn="M21 0L42 12V36L21 48L0 36V12ZM21 48V72"
        "M21 18a6 6 0 1 0 .1 0M0 54a6 6 0 1 0 .1 0M42 54a6 6 0 1 0 .1 0",
    ),
    LEATHER_GROUND: Diaper(  # lozenges
        width=40,
        height=40,
        figure="M20 0L40 20L20 40L0 20Z",
        drawn="M0 20L20 0L40 20L20 40ZM20 17a3 3 0 1 0 .1 0",
    ),
}

_FOLIAGE = (
    '<symbol id="scroll" viewBox="0 0 135 168" overflow="visible">'
    '<path d="M24 150C14 96 20 40 92 26M22 108C52 112 66 86 50 70C40 62 28 72 36 82'
    "M42 54C60 66 92 62 92 44M92 26C110 24 122 34 114 48C108 56 98 50 102 42"
    'M24 150C28 162 42 162 44 150C44 142 36 140 34 146" fill="none" stroke="currentColor"'
    ' stroke-width="5" stroke-linecap="round"/>'
    '<path d="M20 78C2 68 4 44 22 34C30 50 30 66 20 78ZM40 50C28 36 34 18 52 12C58 28 54 42 40 50Z'
    "M58 98C70 88 88 92 94 106C80 114 66 110 58 98ZM84 74C92 62 108 62 116 72C106 84 94 84 84 74Z"
    "M40 124C52 114 68 120 72 132C60 140 46 136 40 124ZM68 80a6 6 0 1 0 12 0a6 6 0 1 0-12 0"
    "M99 92a5 5 0 1 0 10 0a5 5 0 1 0-10 0M62 14a4 4 0 1 0 8 0a4 4 0 1 0-8 0"
    'M8 94a4 4 0 1 0 8 0a4 4 0 1 0-8 0" fill="currentColor"/></symbol>'
)
"""A scroll of foliage for a hidden corner, drawn for the top left."""


def ground_name(kingdom: Symbol | None) -> str:
    return LEATHER_GROUND if kingdom is None else kingdom.value


def _gradient(kind: str, name: str, shape: str, *stops: tuple[float, str]) -> str:
    inside = "".join(f'<stop offset="{at:g}" stop-color="{hue}"/>' for at, hue in stops)
    return f'<{kind}Gradient id="{name}" {shape}>{inside}</{kind}Gradient>'


def _diaper(name: str, key: str, tone: str, line: str, width: float, strength: float) -> str:
    """A patterned ground."""
    tile = _DIAPERS[name]
    return (
        f'<pattern id="{key}" width="{tile.width}" height="{tile.height}"'
        ' patternUnits="userSpaceOnUse" x="300" y="200">'
        f'<path d="{tile.figure}" fill="{tone}" opacity=".28"/>'
        f'<path d="{tile.drawn}" fill="none" stroke="{line}" stroke-width="{width:g}"'
        f' opacity="{strength:g}"/></pattern>'
    )


def _grounds(name: str, pigment: Pigment) -> dict[str, str]:
    field, plain, gilded = f"g-{name}", f"d-{name}", f"d-{name}-gold"
    shades = ((0, pigment.ground), (0.6, pigment.ground), (1, pigment.deep))
    return {
        field: _gradient("radial", field, 'r=".72"', *shades),
        plain: _diaper(name, plain, pigment.deep, pigment.pale, 1.6, 0.5),
        gilded: _diaper(name, gilded, pigment.deep, GILT_LIGHT, 2, 0.75),
    }


def _rays() -> str:
    """Fine wedges of light, punched into gold leaf."""
    path = ""
    for ray in range(32):
        angle = ray * math.pi / 16
        ends = ((36, angle - 0.03), (128, angle), (36, angle + 0.03))
        path += "M" + "L".join(n(r * math.cos(a), r * math.sin(a)) for r, a in ends)
    return f'<path id="rays" d="{path}Z" fill="{GILT_DARK}" opacity=".3"/>'


def _definitions() -> dict[str, str]:
    found = {
        name: f'<symbol id="{name}" viewBox="0 0 100 100">{body}</symbol>'
        for name, body in SIGNS.items()
    }
    for value, path in NUMERALS.items():
        inside = f'<path d="{path}" fill="{INK}"/>'
        found[f"n{value}"] = f'<symbol id="n{value}" viewBox="0 0 64 82">{inside}</symbol>'
    found["gilt"] = _gradient(
        "linear", "gilt", 'x2="1" y2="1"',
        (0, "#e9c766"), (0.3, "#fbf0bd"), (0.5, "#d2a33a"), (0.75, "#f0d480"), (1, "#a8781f"),
    )  # fmt: skip
    found["leaf"] = _gradient(
        "radial", "leaf", 'cx=".42" cy=".36" r=".8"',
        (0, "#fff9dc"), (0.5, "#f5dc90"), (1, "#cb9b39"),
    )  # fmt: skip
    found["skin"] = _gradient(
        "radial", "skin", 'r=".75"', (0, BARE), (0.65, PARCHMENT), (1, VELLUM)
    )
    found["punch"] = (
        '<pattern id="punch" width="16" height="16" patternUnits="userSpaceOnUse"'
        ' patternTransform="rotate(45)">'
        f'<circle cx="8" cy="8" r="1.7" fill="{GILT_DARK}" opacity=".5"/></pattern>'
    )
    found["hatch"] = (
        '<pattern id="hatch" width="5" height="5" patternUnits="userSpaceOnUse"'
        ' patternTransform="rotate(-38)">'
        f'<path d="M0 1H5" stroke="{INK}" stroke-width="1.5"/></pattern>'
    )
    found["rays"] = _rays()
    for kingdom, pigment in PIGMENTS.items():
        found |= _grounds(ground_name(kingdom), pigment)
    found["scroll"] = _FOLIAGE
    return found


DEFINITIONS = _definitions()
_REFERENCE = re.compile(r'#([a-z][\w-]*)[")]')


def used(body: str) -> str:
    """The definitions that `body` refers to, in a stable order, with those that they refer to."""
    found: set[str] = set()
    unread = [body]
    while unread:
        for name in _REFERENCE.findall(unread.pop()):
            if name in DEFINITIONS and name not in found:
                found.add(name)
                unread.append(DEFINITIONS[name])
    return "".join(text for name, text in DEFINITIONS.items() if name in found)


def use(name: str, x: float, y: float, width: float, height: float | None = None) -> str:
    """A definition, placed."""
    high = width if height is None else height
    return f'<use href="#{name}" x="{x:g}" y="{y:g}" width="{width:g}" height="{high:g}"/>'


_PATH = re.compile(r' d="([^"]*)"')
_NEEDLESS = re.compile(r" (?=[-A-Za-z])|(?<=[A-Za-z]) ")


def document(body: str, width: float, height: float, scale: float = 1) -> str:
    """A complete SVG document with the definitions that it uses, without superfluous spaces.
    `scale`: pixels per unit, by default."""
    whole = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}"'
        f' width="{width * scale:g}" height="{height * scale:g}">'
        f"<defs>{used(body)}</defs>{body}</svg>"
    )
    return _PATH.sub(lambda found: f' d="{_NEEDLESS.sub("", found[1])}"', whole)
