"""A player's area: the cards in the order of laying, so that later ones lie on top."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from codex_naturalis.art.definitions import document
from codex_naturalis.art.faces import face_body
from codex_naturalis.art.parts import HEIGHT, STEP_X, STEP_Y, WIDTH
from codex_naturalis.art.pigments import GILT, GILT_LIGHT, INK
from codex_naturalis.engine.area import Area
from codex_naturalis.engine.geometry import ORIGIN, Cell
from codex_naturalis.engine.view import Laid, PlayerView

AreaCards = Area | PlayerView | Iterable[Laid]
"""Anything that contains the cards of an area in the order of laying."""

_SCALE = 0.3
"""A card in a picture of an area is 180 pixels wide."""
MARGIN = 24
"""Room for the shadow and for the light around a card."""

_SHEET = f'width="{WIDTH}" height="{HEIGHT}" rx="20"'
_SHADOW = f'<rect x="-4" y="5" {_SHEET} opacity=".3"/>'
_SLOT = (
    f'<rect {_SHEET} fill="{GILT_LIGHT}" fill-opacity=".1" stroke="{GILT}" stroke-width="6"'
    ' stroke-dasharray="24 16"/>'
)
_LIGHT = (
    f'<rect {_SHEET} fill="none" stroke="{INK}" stroke-width="26"/>'
    f'<rect {_SHEET} fill="none" stroke="{GILT_LIGHT}" stroke-width="16"/>'
)


class DrawnArea(Struct, frozen=True):
    """The SVG body of an area, and its bounding box."""

    body: str
    left: float
    top: float
    width: float
    height: float

    def document(self) -> str:
        moved = f'<g transform="translate({-self.left:g} {-self.top:g})">{self.body}</g>'
        return document(moved, self.width, self.height, _SCALE)

    def fitted(self, x: float, y: float, width: float, height: float) -> str:
        """The body inside a box, as large as possible, but no card wider than 300."""
        scale = min(width / self.width, height / self.height, 0.5)
        dx = x + (width - self.width * scale) / 2 - self.left * scale
        dy = y + (height - self.height * scale) / 2 - self.top * scale
        return f'<g transform="translate({dx:.1f} {dy:.1f}) scale({scale:.4f})">{self.body}</g>'


def _laid(manuscript: AreaCards) -> list[Laid]:
    if isinstance(manuscript, Area):
        return [Laid(face.card, face.side, at) for at, face in manuscript.cards.items()]
    return list(manuscript.cards if isinstance(manuscript, PlayerView) else manuscript)


def _at(position: Cell, what: str, body: str) -> str:
    x, y = position
    return f'<g class="{what}" transform="translate({x * STEP_X} {-y * STEP_Y})">{body}</g>'


def draw_area(
    manuscript: AreaCards, slots: Iterable[Cell] = (), lit: Iterable[Cell] = ()
) -> DrawnArea:
    cards, free = _laid(manuscript), sorted(slots)
    used = [*(laid.at for laid in cards), *free] or [ORIGIN]
    columns, rows = [x for x, _ in used], [y for _, y in used]
    return DrawnArea(
        body="".join(
            [
                *(_at(at, "slot", _SLOT) for at in free),
                *(
                    _at(laid.at, "card", _SHADOW + face_body(laid.card, laid.side))
                    for laid in cards
                ),
                *(_at(at, "lit", _LIGHT) for at in sorted(lit)),
            ]
        ),
        left=min(columns) * STEP_X - MARGIN,
        top=-max(rows) * STEP_Y - MARGIN,
        width=(max(columns) - min(columns)) * STEP_X + WIDTH + 2 * MARGIN,
        height=(max(rows) - min(rows)) * STEP_Y + HEIGHT + 2 * MARGIN,
    )


def area(manuscript: AreaCards, *, slots: Iterable[Cell] = (), lit: Iterable[Cell] = ()) -> str:
    """The cards of an area, drawn in the order of laying; `slots` are shown as open places, and the
    cards at the cells `lit` with a ring of gold."""
    return draw_area(manuscript, slots, lit).document()
