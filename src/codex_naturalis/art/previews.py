"""Pictures for links to this site, as other sites and messengers show them: a table as a spectator
may know it, or the opening picture. Without words of any language but the names."""

from __future__ import annotations

from collections.abc import Sequence

from codex_naturalis.art.areas import draw_area
from codex_naturalis.art.definitions import document
from codex_naturalis.art.faces import back_body
from codex_naturalis.art.lettering import FAMILY, GOLD, clip, text
from codex_naturalis.art.panels import frame, placed, tybor_backs
from codex_naturalis.art.parts import HEIGHT as CARD_UNITS_HIGH
from codex_naturalis.art.parts import WIDTH as CARD_UNITS_WIDE
from codex_naturalis.engine.cards import FRONT
from codex_naturalis.engine.view import Laid, PlayerView, TyborView, View

PREVIEW_WIDTH, PREVIEW_HEIGHT = 1200, 630
_MARGIN, _FOOT = 24, 52
_BACK_WIDTH, _BACK_GAP = 100, 12
_TITLE = "Codex Naturalis"
_DESK = "#2a1c12"
"""One colour: a gradient over the whole picture would make the file several times as large."""
_OPENING = (
    (86, 2, 1), (19, 3, 0), (35, 3, 2), (33, 2, 3), (76, 4, 1), (28, 5, 2), (74, 1, 2), (1, 0, 1),
    (46, 4, 3),
)  # fmt: skip
"""The area of the front page: card, column, row."""


def table_preview(view: View, names: Sequence[str]) -> str:
    """The areas and points of a table; before the first card, the opening picture. `view` should be
    a spectator's."""
    if not any(player.cards for player in view.players):
        return opening_preview()
    boxes = _boxes(len(view.players) + (view.tybor is not None))
    parts = []
    for seat, (player, name) in enumerate(zip(view.players, names, strict=True)):
        points = player.points if view.outcome is None else view.outcome.scores[seat].total
        parts.append(_player(player, name, points, seat in _lit(view), *boxes[seat]))
    if view.tybor is not None:
        points = view.tybor.points if view.outcome is None else view.outcome.scores[-1].total
        parts.append(_tybor(view.tybor, points, len(names) in _lit(view), *boxes[-1]))
    foot = text(_TITLE, PREVIEW_WIDTH / 2, PREVIEW_HEIGHT - 18, 28, fill=GOLD, anchor="middle")
    return _document("".join(parts) + foot)


def opening_preview() -> str:
    """The picture of the site itself."""
    laid = [Laid(card, FRONT, (x, -y)) for card, x, y in _OPENING]
    area = draw_area(laid).fitted(_MARGIN, _MARGIN, PREVIEW_WIDTH - 2 * _MARGIN, 400)
    return _document(
        area + text(_TITLE, PREVIEW_WIDTH / 2, 560, 100, fill=GOLD, anchor="middle", bold=True)
    )


def _document(body: str) -> str:
    desk = f'<rect width="{PREVIEW_WIDTH}" height="{PREVIEW_HEIGHT}" fill="{_DESK}"/>'
    return document(f'{desk}<g font-family="{FAMILY}">{body}</g>', PREVIEW_WIDTH, PREVIEW_HEIGHT)


def _lit(view: View) -> tuple[int, ...]:
    """The seats with a gold frame: the winners, or those who are to move."""
    return view.to_move if view.outcome is None else view.outcome.winners


def _boxes(count: int) -> list[tuple[float, float, float, float]]:
    """Where each panel is: up to three side by side, four in two rows."""
    columns, rows = (2, 2) if count == 4 else (count, 1)
    width = (PREVIEW_WIDTH - (columns + 1) * _MARGIN) / columns
    height = (PREVIEW_HEIGHT - _FOOT - rows * _MARGIN) / rows
    return [
        (
            _MARGIN + place % columns * (width + _MARGIN),
            _MARGIN + place // columns * (height + _MARGIN),
            width,
            height,
        )
        for place in range(count)
    ]


def _head(name: str, points: int, x: float, y: float, width: float) -> str:
    return text(clip(name, int(width / 22)), x + 20, y + 46, 34, bold=True) + text(
        str(points), x + width - 20, y + 48, 46, fill=GOLD, anchor="end", bold=True
    )


def _player(
    player: PlayerView, name: str, points: int, lit: bool,
    x: float, y: float, width: float, height: float,
) -> str:  # fmt: skip
    parts = frame(x, y, width, height, lit) + _head(name, points, x, y, width)
    if not player.cards:
        return parts
    area = draw_area(player)
    return parts + area.fitted(x + 12, y + 66, width - 24, height - 78)


def _tybor(
    tybor: TyborView, points: int, lit: bool, x: float, y: float, width: float, height: float
) -> str:
    """His cards as backs, in rows."""
    backs = tybor_backs(tybor)
    columns = int((width - 24) / (_BACK_WIDTH + _BACK_GAP))
    high = _BACK_WIDTH * CARD_UNITS_HIGH / CARD_UNITS_WIDE + _BACK_GAP
    rows = -(-len(backs) // columns)
    step = min(high, (height - 90 - high) / max(1, rows - 1))
    left = x + (width - columns * (_BACK_WIDTH + _BACK_GAP) + _BACK_GAP) / 2
    return (
        frame(x, y, width, height, lit)
        + _head("Tybor", points, x, y, width)
        + "".join(
            placed(
                back_body(back),
                left + place % columns * (_BACK_WIDTH + _BACK_GAP),
                y + 76 + place // columns * step,
                _BACK_WIDTH,
            )
            for place, back in enumerate(backs)
        )
    )
