"""What the link to a game says: who plays, how it stands, who won."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

from codex_naturalis.bots import NAMES as BOTS
from codex_naturalis.engine.state import Phase
from codex_naturalis.engine.view import View
from codex_naturalis.locale.words import Words
from codex_naturalis.protocol.tables import SeatState, Status, Table

MOST_LETTERS = 40
"""Of a name; a record may have any."""
TYBOR = "Tybor"


def called(name: str, words: Words) -> str:
    """A name as people read it: a bot's in their language, another's without invisible signs."""
    if name in BOTS:
        return words(f"bots-name-{name}")
    visible = "".join(sign for sign in name if not unicodedata.category(sign).startswith("C"))
    return visible if len(visible) <= MOST_LETTERS else f"{visible[: MOST_LETTERS - 1]}…"


def seat_names(table: Table, words: Words) -> tuple[str, ...]:
    return tuple(called(seat.name, words) for seat in table.seats)


def standing(view: View, names: Sequence[str], words: Words) -> str:
    """`Ada – Novice, round 7, 14 : 12`; at the end without the round, before the first only who."""
    players = " – ".join([*names, TYBOR] if view.tybor is not None else names)
    if view.phase is Phase.SETUP:
        return players
    points = " : ".join(map(str, _points(view)))
    if view.phase is Phase.OVER:
        return f"{players}, {points}"
    return words("site-playing", players=players, round=view.round, points=points)


def _points(view: View) -> list[int]:
    if view.outcome is not None:
        return [score.total for score in view.outcome.scores]
    points = [player.points for player in view.players]
    return points if view.tybor is None else [*points, view.tybor.points]


def stage(table: Table, names: Sequence[str], words: Words) -> str:
    """That the game goes on, or how it ended."""
    if table.status is Status.PLAYING:
        return words("site-playing-text")
    players = [*names, TYBOR]
    winners = [players[seat] for seat in table.result.winners] if table.result else []
    match winners:
        case []:
            return words("site-over")
        case [name]:
            return words("site-won", name=name)
        case _:
            return words("site-shared", names=words.list(winners))


def invitation(table: Table, words: Words) -> tuple[str, str]:
    """Who invites, and how many seats are free."""
    free = sum(seat.state is SeatState.FREE for seat in table.seats)
    title = words("site-invites", name=called(table.creator.name, words))
    return title, words("site-invites-text", free=free)
