"""Statistics of many games: how often cards, objectives, starter faces, seats and openings won.

Those of the bots' games come with the program:

>>> from codex_naturalis.analysis.statistics import shipped, statistics_of
>>> two = shipped().groups["2"]
>>> two.games >= 50_000
True
>>> round(two.seats[0].share + two.seats[1].share, 6)
1.0
>>> ladybird = two.cards["76f"]
>>> ladybird.interval.low < ladybird.share < ladybird.interval.high
True

Those of any games are counted from them:

>>> from random import Random
>>> from codex_naturalis.bots import make
>>> from codex_naturalis.bots.match import play_game
>>> from codex_naturalis.engine.game import Game
>>> bots = [make("greedy"), make("random")]
>>> games = (play_game(Game.new(2, seed=seed), bots, Random(seed)) for seed in range(3))
>>> counted = statistics_of(games, progress=print)
1
2
3
>>> first = counted.groups["2"].seats[0]
>>> first.games, first.won, first.small
(3, 3.0, True)
"""

from __future__ import annotations

import gzip
import zlib
from collections.abc import Callable, Collection, Iterable, Mapping
from functools import cache
from importlib.resources import files
from itertools import zip_longest

from msgspec import Struct, field, json

from codex_naturalis.analysis.game_facts import GameFacts, SeatFacts, facts_of
from codex_naturalis.analysis.interval import Interval, wilson
from codex_naturalis.analysis.stopping import Stopped
from codex_naturalis.bots.search import Stop
from codex_naturalis.engine.catalogue import RETAIL
from codex_naturalis.engine.errors import CodexError
from codex_naturalis.engine.game import Game

FORMAT = 1
SMALL = 50
"""Below so many games a share says little."""
QUARTERS = (0.25, 0.75)
FACES = frozenset(f"{card}{face}" for card in RETAIL.cards for face in "fb")
OBJECTIVES = frozenset(map(str, RETAIL.objective_by_id))


class BadStatistics(CodexError):
    """Data that are no statistics of this version."""


class Count(Struct):
    """How often something occurred, and how its seats did."""

    games: int = 0
    won: float = 0.0
    """The sum of victories, shared ones by their share."""
    points: int = 0
    """The sum of points: of a card when placed, of a secret objective, else of the whole seat."""

    def add(self, won: float, points: int) -> None:
        self.games += 1
        self.won += won
        self.points += points

    def merge(self, other: Count) -> None:
        self.games += other.games
        self.won += other.won
        self.points += other.points

    @property
    def share(self) -> float:
        """Of the games, how many were won."""
        return self.won / self.games if self.games else 0.0

    @property
    def interval(self) -> Interval:
        """The 95 % interval of the share."""
        return wilson(self.won, self.games)

    @property
    def mean_points(self) -> float:
        return self.points / self.games if self.games else 0.0

    @property
    def small(self) -> bool:
        return self.games < SMALL


class CardCount(Count):
    rounds: list[int] = field(default_factory=list)
    """How often it was placed in each round, the first one first."""

    def add_card(self, won: float, points: int, played: int) -> None:
        self.add(won, points)
        self.rounds += [0] * (played - len(self.rounds))
        self.rounds[played - 1] += 1

    def merge_card(self, other: CardCount) -> None:
        self.merge(other)
        pairs = zip_longest(self.rounds, other.rounds, fillvalue=0)
        self.rounds = [here + there for here, there in pairs]

    @property
    def usual_rounds(self) -> tuple[int, int]:
        """Half of the placements were made from the first to the second of these rounds."""
        low, high = (self._round_of(share) for share in QUARTERS)
        return low, high

    def _round_of(self, share: float) -> int:
        passed = 0
        for number, times in enumerate(self.rounds, 1):
            passed += times
            if passed >= share * self.games:
                return number
        return len(self.rounds)


class Group(Struct):
    """Games with the same number of players, or of one solo mode."""

    games: int = 0
    rounds: int = 0
    """The sum over all games."""
    seats: list[Count] = field(default_factory=list)
    cards: dict[str, CardCount] = field(default_factory=dict)
    """By card and face, such as `17f`."""
    objectives: dict[str, Count] = field(default_factory=dict)
    """Secret ones that were kept."""
    declined: dict[str, Count] = field(default_factory=dict)
    """The seats that kept the other one of the two."""
    starters: dict[str, Count] = field(default_factory=dict)
    """By card and face, such as `83b`."""
    openings: dict[str, Count] = field(default_factory=dict)
    """See SeatFacts.opening."""

    def add(self, facts: GameFacts, seats: Collection[int] | None = None) -> None:
        """Count a game, and all its seats or only these."""
        self.games += 1
        self.rounds += facts.rounds
        self.seats += [Count() for _ in range(len(facts.seats) - len(self.seats))]
        for seat, one in enumerate(facts.seats):
            if seats is None or seat in seats:
                self.seats[seat].add(one.won, one.total)
                self._add_seat(one)

    @property
    def average(self) -> float:
        """Of all seats that were counted, how many won: what a share is to be compared with."""
        counted = sum(seat.games for seat in self.seats)
        return sum(seat.won for seat in self.seats) / counted if counted else 0.0

    def _add_seat(self, one: SeatFacts) -> None:
        for placed in one.placed:
            key = f"{placed.card}{placed.side.value[0]}"
            counted = self.cards.setdefault(key, CardCount())
            counted.add_card(one.won, placed.points, placed.round)
        starter = f"{one.starter}{one.starter_side.value[0]}"
        self.starters.setdefault(starter, Count()).add(one.won, one.total)
        self.openings.setdefault(one.opening, Count()).add(one.won, one.total)
        kept = self.objectives.setdefault(str(one.objective), Count())
        kept.add(one.won, one.objective_points)
        self.declined.setdefault(str(one.declined), Count()).add(one.won, one.total)

    def merge(self, other: Group) -> None:
        self.games += other.games
        self.rounds += other.rounds
        self.seats += [Count() for _ in range(len(other.seats) - len(self.seats))]
        for here, there in zip(self.seats, other.seats, strict=False):
            here.merge(there)
        for key, card in other.cards.items():
            self.cards.setdefault(key, CardCount()).merge_card(card)
        for mine, theirs in (
            (self.objectives, other.objectives),
            (self.declined, other.declined),
            (self.starters, other.starters),
            (self.openings, other.openings),
        ):
            for key, count in theirs.items():
                mine.setdefault(key, Count()).merge(count)


class Statistics(Struct):
    """Add games or merge others': the order does not matter."""

    version: int = FORMAT
    command: str = ""
    """What has made it, where it comes from one command."""
    groups: dict[str, Group] = field(default_factory=dict)
    """By GameFacts.group."""

    @property
    def games(self) -> int:
        return sum(group.games for group in self.groups.values())

    def add(self, facts: GameFacts) -> None:
        self.groups.setdefault(facts.group, Group()).add(facts)

    def merge(self, other: Statistics) -> None:
        for name, group in other.groups.items():
            self.groups.setdefault(name, Group()).merge(group)

    def encode(self) -> bytes:
        """As gzipped JSON, always the same bytes for the same statistics."""
        return gzip.compress(json.encode(self, order="sorted"), mtime=0)


def statistics_of(
    games: Iterable[Game],
    *,
    progress: Callable[[int], None] | None = None,
    stop: Stop | None = None,
) -> Statistics:
    """Of finished games; those that were not played from their beginning to their end are left out.
    `progress` is called with the number of games so far, after each. Raises Stopped as soon as
    `stop` returns true."""
    made = Statistics()
    for number, game in enumerate(games, 1):
        if stop is not None and stop():
            raise Stopped("the count was stopped")
        if game.over and game.deal is not None:
            made.add(facts_of(game))
        if progress is not None:
            progress(number)
    return made


def decode(data: bytes) -> Statistics:
    """Raises BadStatistics."""
    try:
        found = json.decode(gzip.decompress(data), type=Statistics)
    except (OSError, EOFError, ValueError, zlib.error) as error:
        raise BadStatistics(f"no statistics: {error}") from error
    if found.version != FORMAT:
        raise BadStatistics(f"statistics of version {found.version}; this program reads {FORMAT}")
    for name, group in found.groups.items():
        unknown = sorted({*group.cards, *group.starters} - FACES)
        unknown += sorted({*group.objectives, *group.declined} - OBJECTIVES)
        if unknown:
            raise BadStatistics(f"no statistics: group {name} has {unknown[0]}, which is no card")
    return found


@cache
def shipped() -> Statistics:
    """Of the bots' games that come with the program; do not change it."""
    return decode(
        files("codex_naturalis.analysis.data").joinpath("statistics.json.gz").read_bytes()
    )


def ordered(counts: Mapping[str, Count]) -> list[tuple[str, Count]]:
    """The highest share first."""
    return sorted(counts.items(), key=lambda pair: (-pair[1].share, pair[0]))
