"""The parts of a card of 600 × 400 units: field, plate, corners, shield, cost and edge.

Light means that a card may be laid there, dark that it may not: a visible corner is a box of bare
parchment, a hidden one is dark ground with a scroll of foliage.
"""

from __future__ import annotations

import re

from codex_naturalis.art.definitions import ground_name, use
from codex_naturalis.art.pigments import BARE, GILT, GILT_LIGHT, INK, PIGMENTS, VELLUM
from codex_naturalis.art.symbols import COVERED
from codex_naturalis.engine.cards import Face, Scoring
from codex_naturalis.engine.geometry import CORNERS
from codex_naturalis.engine.symbols import KINGDOMS, SYMBOLS, Symbol

WIDTH, HEIGHT = 600, 400
BOX_WIDTH, BOX_HEIGHT = 135, 168
"""A corner box: exactly what two diagonal neighbours share."""
STEP_X, STEP_Y = WIDTH - BOX_WIDTH, HEIGHT - BOX_HEIGHT
"""From a card to its diagonal neighbour."""

_PLATES: dict[Symbol | None, str] = {
    Symbol.FUNGI: "M-142 150L-142 -20C-142 -100 -80 -128 0 -150C80 -128 142 -100 142 -20L142 150Z",
    Symbol.PLANT: "M0 -150C44 -150 74 -128 84 -92L92 -84C128 -74 150 -44 150 0"
    "C150 44 128 74 92 84L84 92C74 128 44 150 0 150C-44 150 -74 128 -84 92L-92 84"
    "C-128 74 -150 44 -150 0C-150 -44 -128 -74 -92 -84L-84 -92C-74 -128 -44 -150 0 -150Z",
    Symbol.ANIMAL: "M0 -150C88 -150 150 -84 150 0C150 84 88 150 0 150C-88 150 -150 84 -150 0"
    "C-150 -84 -88 -150 0 -150Z",
    Symbol.INSECT: "M-76 -150L76 -150L150 0L76 150L-76 150L-150 0Z",
    None: "M0 -150C90 -150 150 -90 150 0C150 90 90 150 0 150C-90 150 -150 90 -150 0"
    "C-150 -90 -90 -150 0 -150Z",
}
"""The frame of the specimen, 300 × 300 round the middle; its outline alone names the kingdom."""

_PAIR = re.compile(r"(-?\d+) (-?\d+)")
_FLEURON = (
    "M0 0C8 -14 22 -16 34 0C22 16 8 14 0 0ZM0 0C-8 -14 -22 -16 -34 0C-22 16 -8 14 0 0Z"
    "M0 -22L7 0L0 22L-7 0Z"
)


def rounded(stroke: str, width: float, inset: float, radius: float) -> str:
    """A rule parallel to the card's edge."""
    return (
        f'<rect x="{inset:g}" y="{inset:g}" width="{WIDTH - 2 * inset:g}"'
        f' height="{HEIGHT - 2 * inset:g}" rx="{radius:g}" fill="none" stroke="{stroke}"'
        f' stroke-width="{width:g}"/>'
    )


def field(kingdom: Symbol | None, gilded: bool) -> str:
    """The patterned ground, a rule, and a fleuron on either side."""
    name = ground_name(kingdom)
    rule = "url(#gilt)" if gilded else PIGMENTS[kingdom].pale
    sheet = f'<rect width="{WIDTH}" height="{HEIGHT}" rx="20" fill="url(#'
    fleurons = "".join(
        f'<path d="{_FLEURON}" transform="translate({x} 200)" fill="{rule}" stroke="{INK}"'
        ' stroke-width="2"/>'
        for x in (76, 524)
    )
    return (
        f'{sheet}g-{name})"/>{sheet}d-{name}{"-gold" if gilded else ""})"/>'
        + rounded(rule, 5 if gilded else 3, 13, 11)
        + fleurons
    )


def plate(kingdom: Symbol | None, gilded: bool, cy: float, sx: float, sy: float) -> str:
    """The specimen's ground: parchment, or punched gold leaf with rays."""
    path = _PAIR.sub(
        lambda pair: f"{300 + int(pair[1]) * sx:.0f} {cy + int(pair[2]) * sy:.0f}", _PLATES[kingdom]
    )
    if gilded:
        return (
            f'<path d="{path}" fill="url(#leaf)" stroke="{INK}" stroke-width="13"/>'
            f'<path d="{path}" fill="url(#punch)" stroke="url(#gilt)" stroke-width="8"/>'
            f'<use href="#rays" transform="translate(300 {cy:g}) scale({sx:g} {sy:g})"/>'
        )
    pigment = PIGMENTS[kingdom]
    return (
        f'<path d="{path}" fill="url(#skin)" stroke="{pigment.deep}" stroke-width="10"/>'
        f'<path d="{path}" fill="none" stroke="{pigment.pale}" stroke-width="3"/>'
    )


def _hidden(place: str, flip: str, tint: str) -> str:
    inside = use("scroll", 10, 8, 108, 134)
    return f'<g class="{place} hidden" transform="{flip}" color="{tint}">{inside}</g>'


def _box(flip: str, frame: str, rule: str) -> str:
    """Bare parchment; it keeps the card's rounded corner, its inner corner is square."""
    return (
        f'<g transform="{flip}">'
        f'<path d="M{BOX_WIDTH} 0V{BOX_HEIGHT}H0V20A20 20 0 0 1 20 0Z" fill="{BARE}"/>'
        f'<path d="M{BOX_WIDTH} 0V{BOX_HEIGHT}H0" fill="none" stroke="{INK}" stroke-width="9"/>'
        f'<path d="M{BOX_WIDTH} 4V{BOX_HEIGHT}H4" fill="none" stroke="{frame}" stroke-width="5"/>'
        f'<path d="M{BOX_WIDTH - 14} 16V{BOX_HEIGHT - 14}H16V22Q16 16 22 16Z" fill="none"'
        f' stroke="{rule}" stroke-width="2.5"/></g>'
    )


def _corner(
    place: str, visible: bool, symbol: Symbol | None, kingdom: Symbol | None, gilded: bool
) -> str:
    right, low = place[1] == "r", place[0] == "b"
    pigment = PIGMENTS[kingdom]
    sx, x0 = (-1, WIDTH) if right else (1, 0)
    sy, y0 = (-1, HEIGHT) if low else (1, 0)
    flip = f"matrix({sx} 0 0 {sy} {x0} {y0})"
    if not visible:
        return _hidden(place, flip, GILT_LIGHT if gilded else pigment.pale)
    frame, rule = ("url(#gilt)", GILT) if gilded else (pigment.deep, VELLUM)
    x = WIDTH - BOX_WIDTH / 2 if right else BOX_WIDTH / 2
    y = HEIGHT - BOX_HEIGHT / 2 if low else BOX_HEIGHT / 2
    if symbol is None:  # a faint lozenge: free, not missing
        inside = (
            f'<path d="M{x:g} {y - 16:g}l12 16l-12 16l-12 -16Z" fill="none" stroke="{VELLUM}"'
            ' stroke-width="4"/>'
        )
    else:
        inside = use(symbol.value, x - 48, y - 48, 96)
    return f'<g class="{place}">{_box(flip, frame, rule)}{inside}</g>'


def corners(face: Face, gilded: bool) -> str:
    """The four corners, hidden ones first: a box lies over any foliage."""
    places = sorted(zip(CORNERS, face.open, face.corners, strict=True), key=lambda place: place[1])
    return "".join(
        _corner(place, visible, symbol, face.kingdom, gilded) for place, visible, symbol in places
    )


def edge(gilded: bool) -> str:
    outline = rounded(INK, 5, 2.5, 18)
    return outline + rounded("url(#gilt)", 4, 6.5, 15) if gilded else outline


def _panel(path: str, ink: float, rim: str, width: float) -> str:
    """A small parchment of its own: ink around, then a rim."""
    return (
        f'<path d="{path}" fill="{BARE}" stroke="{INK}" stroke-width="{ink:g}"/>'
        f'<path d="{path}" fill="{BARE}" stroke="{rim}" stroke-width="{width:g}"/>'
    )


def shield(face: Face, gilded: bool) -> str:
    """Value at the head of a card: a number, or a number times what it counts."""
    flat = face.scoring is Scoring.FLAT
    half = 46 if flat else 84
    left, right, toe = 300 - half, 300 + half, half * 0.4
    path = (
        f"M{left} 6H{right}V56Q{right} 82 {300 + toe:.0f} 92L300 106L{300 - toe:.0f} 92"
        f"Q{left} 82 {left} 56Z"
    )
    inside = _panel(path, 12, "url(#gilt)" if gilded else VELLUM, 6)
    if flat:
        inside += use(f"n{face.points}", 272, 16, 56, 72)
    else:
        counted = COVERED if face.counted is None else face.counted.value
        inside += (
            use(f"n{face.points}", 226, 17, 50, 64)
            + f'<path d="M285 42l18 18m0 -18l-18 18" stroke="{INK}" stroke-width="6"'
            ' stroke-linecap="round"/>' + use(counted, 312, 16, 64)
        )
    return f'<g class="points">{inside}</g>'


def cost_strip(face: Face) -> str:
    """What must be seen to play a gold front: own kingdom first, as large as the strip allows."""
    price = dict(zip(SYMBOLS, face.cost, strict=True))
    need = [kingdom for kingdom in KINGDOMS for _ in range(price[kingdom])]
    need.sort(key=lambda kingdom: kingdom is not face.kingdom)
    size = min(74, 310 / len(need))
    half = size * len(need) / 2 + 9
    left, right = round(300 - half), round(300 + half)
    path = f"M{left} 394V326Q{left} 310 {left + 16} 310H{right - 16}Q{right} 310 {right} 326V394Z"
    signs = "".join(
        use(kingdom.value, round(300 - half + 10 + place * size), round(353 - size / 2), size - 2)
        for place, kingdom in enumerate(need)
    )
    return f'<g class="cost">{_panel(path, 11, "url(#gilt)", 5)}{signs}</g>'
