"""Who plays whom, and who sits where: all play the same deals, each bot in every seat."""

from __future__ import annotations

from collections import Counter
from enum import StrEnum
from itertools import combinations, permutations

from msgspec import Struct

from codex_naturalis.engine.errors import BadOptions
from codex_naturalis.lab.schedule import Seating


class Format(StrEnum):
    SOLO = "solo"
    """Each bot alone against Tybor."""
    DUELS = "duels"
    """All pairs of bots."""
    TABLES = "tables"
    """All sets of three or four bots, as many as there are seats."""
    ALONE = "alone"
    """More seats than bots: a bot in one seat, and another bot in all other seats."""


class Pairings(Struct, frozen=True):
    bots: tuple[str, ...]
    seats: int
    """1: solo."""

    def __post_init__(self) -> None:
        twice = [name for name, times in Counter(self.bots).items() if times > 1]
        if twice:
            raise BadOptions(f"{twice[0]} is named twice: a bot is not compared with itself")
        if len(self.bots) < min(self.seats, 2):
            raise BadOptions(f"{len(self.bots)} bot: at a table two at least are compared")

    @property
    def format(self) -> Format:
        if self.seats == 1:
            return Format.SOLO
        if len(self.bots) < self.seats:
            return Format.ALONE
        return Format.DUELS if self.seats == 2 else Format.TABLES

    @property
    def groups(self) -> tuple[Seating, ...]:
        """The bots that play together, in their first seating."""
        if self.format is Format.ALONE:
            others = self.seats - 1
            return tuple((one, *(rest,) * others) for one, rest in permutations(self.bots, 2))
        return tuple(combinations(self.bots, self.seats))

    @property
    def seatings(self) -> tuple[Seating, ...]:
        """Each group in every rotation of the seats."""
        return tuple(
            group[turn:] + group[:turn] for group in self.groups for turn in range(self.seats)
        )

    def deals(self, games: int) -> int:
        """How many deals give each group at least so many games."""
        return -(-games // self.seats)

    def words(self, deals: int) -> str:
        """What is played, as a sentence."""
        bots, rest = len(self.bots), self.seats - 1
        games = f"{deals * self.seats} games: the same {deals} deals"
        match self.format:
            case Format.SOLO:
                return f"Each bot plays the same {deals} deals against Tybor."
            case Format.DUELS:
                who = "The two bots play" if bots == 2 else f"Each pair of {bots} bots plays"
                return f"{who} {games}, each with the seats swapped too."
            case Format.TABLES:
                who = (
                    f"The {bots} bots"
                    if bots == self.seats
                    else f"Every {self.seats} of {bots} bots"
                )
                return f"{who} play {games}, each in {self.seats} rotations of the seats."
            case Format.ALONE:
                who = f"Each bot alone against {rest} of another"
                return f"{who} plays {games}, the lone one in every seat in turn."
