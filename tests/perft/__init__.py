"""Perft: the number of half-move sequences of a length, counted by the oracle and kept here."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from codex_naturalis.engine.game import Game
from codex_naturalis.notation.record import load_record
from tests import oracle
from tests.comparison import new_table

COUNTS = Path(__file__).parent / "counts.txt"
RECORDS = Path(__file__).parents[1] / "golden"
MOST = 400
"""No position is counted deeper once a depth has more sequences than this."""
PLIES = {
    "ends-by-points": (0, 4, 20, 52),
    "ends-by-decks": (40, 145),
    "three-players": (0, 30, 72),
    "refill-other": (100, 140),
    "blocked-player": (39, 41),
    "market-without-refill": (8, 60, 135, 140),
    "solo-easy": (0, 10, 26),
    "solo-normal": (2, 20),
    "solo-hard": (6, 16),
}


def positions() -> Iterator[tuple[str, int, Game, oracle.Table]]:
    """Each position, as the engine and as the oracle have it."""
    for name, plies in PLIES.items():
        whole = load_record(RECORDS / f"{name}.codex")
        for ply in plies:
            game = Game(whole.start, deal=whole.deal, names=whole.names)
            table = new_table(game)
            for seat, move in whole.moves[:ply]:
                game.push(move, seat)
                table.play(seat, str(move))
            yield name, ply, game, table


def counts(count: Callable[[int], int]) -> str:
    """Depth by depth until they grow large, five at the most."""
    found: list[int] = []
    while len(found) < 5 and (not found or 0 < found[-1] <= MOST):
        found.append(count(len(found) + 1))
    return " ".join(map(str, found))


def counted_by_oracle() -> str:
    """The counts as they are kept: record, ply, and a number for each depth."""
    lines = ["# record ply: sequences of 1, 2, 3 … half-moves, counted by the oracle"]
    for name, ply, _, table in positions():
        numbers = counts(partial(oracle.perft, table))
        lines.append(f"{name} {ply}: {numbers}")
    return "\n".join(lines) + "\n"
