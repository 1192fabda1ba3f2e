"""A whole table as one viewer may know it: areas on the left, market and hand on the right."""

from __future__ import annotations

from collections.abc import Sequence

from codex_naturalis.art.definitions import document
from codex_naturalis.art.faces import face_body
from codex_naturalis.art.lettering import FAMILY, GOLD, MUTED, clip, text
from codex_naturalis.art.objectives import objective_body
from codex_naturalis.art.panels import (
    COLUMN_WIDTH,
    MARKET_HEIGHT,
    ROW_HEIGHT,
    TYBOR_HEIGHT,
    card_row,
    market,
    player_panel,
    shown,
    tybor_panel,
)
from codex_naturalis.engine.cards import Side
from codex_naturalis.engine.game import Game
from codex_naturalis.engine.state import Phase
from codex_naturalis.engine.view import View

_WIDTH, _MARGIN, _HEAD = 1600, 20, 56
_MAIN = _WIDTH - COLUMN_WIDTH - 3 * _MARGIN
_TALL, _LOW = 720, 450
"""The height of an area: with one or two players, and with more, in two rows."""
_DESK = (
    '<radialGradient id="desk" r=".8"><stop stop-color="#503622"/><stop offset=".6"'
    ' stop-color="#2a1c12"/><stop offset="1" stop-color="#130c08"/></radialGradient>'
)


_DOING = {
    Phase.SETUP: "choose",
    Phase.PLACE: "place a card",
    Phase.DRAW: "draw a card",
}


def _names(view: View, names: Sequence[str]) -> list[str]:
    seats = len(view.players)
    given = [*names, *[""] * seats][:seats]
    called = [name.strip() or f"Seat {seat}" for seat, name in enumerate(given)]
    return called if view.tybor is None else [*called, "Tybor"]


def _status(view: View, names: Sequence[str]) -> str:
    """The status of the game in one line."""
    if view.outcome is not None:
        scores = zip(names, view.outcome.scores, strict=True)
        totals = ", ".join(f"{clip(name, 22)} {score.total}" for name, score in scores)
        winners = " and ".join(clip(names[seat], 22) for seat in view.outcome.winners)
        return f"{totals} · won by {winners}"
    turns = ", ".join(clip(names[seat], 22) for seat in view.to_move)
    words = f"Round {view.round} · to {_DOING[view.phase]}: {turns}"
    return words if view.last_round is None else f"{words} · the last round is {view.last_round}"


def _areas(view: View, names: Sequence[str]) -> tuple[str, float]:
    """The players' panels in one column or two, and their height together."""
    count = len(view.players)
    columns, height = min(count, 2), _TALL if count < 3 else _LOW
    width = (_MAIN - (columns - 1) * _MARGIN) / columns
    panels = "".join(
        player_panel(
            view, seat, names[seat],
            _MARGIN + seat % columns * (width + _MARGIN),
            _HEAD + seat // columns * (height + _MARGIN),
            width, height,
        )
        for seat in range(count)
    )  # fmt: skip
    rows = -(-count // columns)
    return panels, rows * (height + _MARGIN) - _MARGIN


def _mine(view: View) -> list[tuple[str, list[str]]]:
    """What only I see: my hand, or what I must choose from."""
    if view.seat is None:
        return []
    me, rows = view.me, []
    if not me.cards and me.starter is not None:
        faces = [face_body(me.starter, side) for side in Side]
        rows.append(("Starter: front or back", faces))
    if me.offered and me.objective is None:
        rows.append(
            (
                "Secret objective: one of two",
                [objective_body(objective) for objective in me.offered],
            )
        )
    if me.hand:
        rows.append(("Hand", [shown(held) for held in me.hand]))
    return rows


def _side(view: View) -> tuple[str, float]:
    """The right column, and its height."""
    x, y = _WIDTH - COLUMN_WIDTH - _MARGIN, _HEAD - 10.0
    parts = []
    if view.tybor is not None:
        parts.append(tybor_panel(view.tybor, x, y + 10))
        y += TYBOR_HEIGHT
    parts.append(market(view, x, y))
    y += MARKET_HEIGHT
    objectives = [objective_body(objective) for objective in view.objectives]
    if view.seat is not None and view.me.objective is not None:
        objectives.append(objective_body(view.me.objective))
    rows = [("Objectives", objectives)] if objectives else []
    for heading, bodies in rows + _mine(view):
        parts.append(card_row(heading, bodies, x, y))
        y += ROW_HEIGHT
    return "".join(parts), y - _HEAD


def table(source: Game | View, *, names: Sequence[str] = ()) -> str:
    """The table of a view; of a game, the view of the seat to move, or at its end of a spectator.
    `names` are those of the seats; a game has its own."""
    if isinstance(source, Game):
        over = source.over
        return table(source.view(None if over else source.seat), names=names or source.names)
    called = _names(source, names)
    areas, areas_height = _areas(source, called)
    side, side_height = _side(source)
    height = _HEAD + max(areas_height, side_height) + _MARGIN
    body = (
        f'<defs>{_DESK}</defs><rect width="{_WIDTH}" height="{height:g}" fill="url(#desk)"/>'
        f'<g font-family="{FAMILY}">'
        + text("Codex Naturalis", _MARGIN, 37, 24, fill=GOLD)
        + text(_status(source, called), _WIDTH - _MARGIN, 37, 20, fill=MUTED, anchor="end")
        + f"{areas}{side}</g>"
    )
    return document(body, _WIDTH, height)
