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
from codex_naturalis.locale.words import ENGLISH_WORDS, Words

_WIDTH, _MARGIN, _HEAD = 1600, 20, 56
_MAIN = _WIDTH - COLUMN_WIDTH - 3 * _MARGIN
_TALL, _LOW = 720, 450
"""The height of an area: with one or two players, and with more, in two rows."""
_DESK = (
    '<radialGradient id="desk" r=".8"><stop stop-color="#503622"/><stop offset=".6"'
    ' stop-color="#2a1c12"/><stop offset="1" stop-color="#130c08"/></radialGradient>'
)


def _names(view: View, names: Sequence[str], words: Words) -> list[str]:
    seats = len(view.players)
    given = [*names, *[""] * seats][:seats]
    called = [name.strip() or words("lobby-seat", n=seat) for seat, name in enumerate(given)]
    return called if view.tybor is None else [*called, words("terminal-tybor")]


def _status(view: View, names: Sequence[str], words: Words) -> str:
    """The status of the game in one line."""
    short = [clip(name, 22) for name in names]
    if view.outcome is not None:
        scores = zip(short, view.outcome.scores, strict=True)
        totals = ", ".join(words("hint-score", name=name, n=score.total) for name, score in scores)
        winners = [short[seat] for seat in view.outcome.winners]
        won = words("end-won" if len(winners) == 1 else "end-shared", names=words.list(winners))
        return f"{totals} · {won}"
    if view.phase is Phase.SETUP:
        return words("table-setup-watch")
    turns = words.list(short[seat] for seat in view.to_move)
    parts = [
        words("log-round", round=view.round),
        words("table-status-turn-of", name=turns),
    ]
    if view.last_round is not None:
        last = view.last_round == view.round
        parts.append(words("table-last-round" if last else "table-end-near"))
    return " · ".join(parts)


def _areas(view: View, names: Sequence[str], words: Words) -> tuple[str, float]:
    """The players' panels in one column or two, and their height together."""
    count = len(view.players)
    columns, height = min(count, 2), _TALL if count < 3 else _LOW
    width = (_MAIN - (columns - 1) * _MARGIN) / columns
    panels = "".join(
        player_panel(
            view, seat, names[seat],
            _MARGIN + seat % columns * (width + _MARGIN),
            _HEAD + seat // columns * (height + _MARGIN),
            width, height, words,
        )
        for seat in range(count)
    )  # fmt: skip
    rows = -(-count // columns)
    return panels, rows * (height + _MARGIN) - _MARGIN


def _mine(view: View, words: Words) -> list[tuple[str, list[str]]]:
    """What only I see: my hand, or what I must choose from."""
    if view.seat is None:
        return []
    me, rows = view.me, []
    if not me.cards and me.starter is not None:
        faces = [face_body(me.starter, side) for side in Side]
        rows.append((words("table-setup-starter"), faces))
    if me.offered and me.objective is None:
        offered = [objective_body(objective) for objective in me.offered]
        rows.append((words("table-setup-objective"), offered))
    if me.hand:
        rows.append((words("board-hand"), [shown(held) for held in me.hand]))
    return rows


def _side(view: View, words: Words) -> tuple[str, float]:
    """The right column, and its height."""
    x, y = _WIDTH - COLUMN_WIDTH - _MARGIN, _HEAD - 10.0
    parts = []
    if view.tybor is not None:
        parts.append(tybor_panel(view.tybor, x, y + 10, words))
        y += TYBOR_HEIGHT
    parts.append(market(view, x, y, words))
    y += MARKET_HEIGHT
    objectives = [objective_body(objective) for objective in view.objectives]
    if view.seat is not None and view.me.objective is not None:
        objectives.append(objective_body(view.me.objective))
    rows = [(words("table-objectives"), objectives)] if objectives else []
    for heading, bodies in rows + _mine(view, words):
        parts.append(card_row(heading, bodies, x, y, words))
        y += ROW_HEIGHT
    return "".join(parts), y - _HEAD


def table(source: Game | View, *, names: Sequence[str] = (), words: Words = ENGLISH_WORDS) -> str:
    """The table of a view; of a game, the view of the seat to move, or at its end of a spectator.
    `names` are those of the seats; a game has its own. `words` are those of a language."""
    if isinstance(source, Game):
        over = source.over
        view = source.view(None if over else source.seat)
        return table(view, names=names or source.names, words=words)
    called = _names(source, names, words)
    areas, areas_height = _areas(source, called, words)
    side, side_height = _side(source, words)
    height = _HEAD + max(areas_height, side_height) + _MARGIN
    body = (
        f'<defs>{_DESK}</defs><rect width="{_WIDTH}" height="{height:g}" fill="url(#desk)"/>'
        f'<g font-family="{FAMILY}">'
        + text(words("title-full"), _MARGIN, 37, 24, fill=GOLD)
        + text(_status(source, called, words), _WIDTH - _MARGIN, 37, 20, fill=MUTED, anchor="end")
        + f"{areas}{side}</g>"
    )
    return document(body, _WIDTH, height)
