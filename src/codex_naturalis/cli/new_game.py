"""The new game that `play` starts."""

from __future__ import annotations

from collections import Counter
from random import Random

import click
from msgspec import Struct

from codex_naturalis.cli.options import fill_seats, seats_of, some_seed
from codex_naturalis.engine.errors import BadOptions
from codex_naturalis.engine.game import Game

RANDOM_SEAT = "random"
USUAL_BOTS = ("planner",)


class NewGame(Struct, frozen=True, kw_only=True):
    """The options of `play` for a new game; a resumed game has none of them."""

    solo: str | None
    players: int | None
    bots: tuple[str, ...] | None
    seat: str
    seed: int | None
    tie_break: str
    refill: str
    name: str

    def make(self) -> Game:
        """The game; its headers contain the bots and the seed, so that it can be resumed."""
        if self.solo is not None and self.bots is not None:
            raise click.UsageError("--bots is for a table: against Tybor you are alone")
        mode = "table" if self.solo is None else f"solo-{self.solo}"
        bots = self.bots or USUAL_BOTS
        players = self.players
        if self.solo is None and players is None:
            players = 1 + len(bots)
        seats = seats_of(mode, players)
        others = list(fill_seats(bots, seats - 1)) if self.solo is None else []
        seed = some_seed(self.seed)
        me = seat_number(self.seat, seats, seed)
        names = _names(others)
        others.insert(me, "")
        names.insert(me, self.name)
        headers = {f"Bot-{number}": bot for number, bot in enumerate(others) if bot}
        try:
            return Game.new(
                seats,
                seed=seed,
                mode=mode,
                tie_break=self.tie_break,
                refill=self.refill,
                names=names,
                headers={"Seed": str(seed), **headers},
            )
        except BadOptions as error:
            raise click.UsageError(str(error)) from error


def _names(bots: list[str]) -> list[str]:
    """The names of the bots, with a number where several are the same."""
    seen: Counter[str] = Counter()
    names = []
    for bot in bots:
        seen[bot] += 1
        names.append(bot if bots.count(bot) == 1 else f"{bot} {seen[bot]}")
    return names


def seat_number(seat: str, seats: int, seed: int) -> int:
    """R16: a random seat, unless one is asked for."""
    if seat == RANDOM_SEAT:
        return Random(f"{seed}/seat").randrange(seats)
    if not (seat.isascii() and seat.isdigit()) or len(seat) > 1 or int(seat) >= seats:
        raise click.BadParameter(
            f"{seat!r} is not a seat: 0 to {seats - 1}, or random", param_hint="'--seat'"
        )
    return int(seat)
