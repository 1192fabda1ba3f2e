"""Statistics of many games: how often seats won that placed a card, kept an objective, or began in
a certain way."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct


class StatisticsSource(StrEnum):
    BOTS = "bots"
    """Games of the bots among themselves, which come with the program."""
    PEOPLE = "people"
    """Games that people have played to their end on this server; only their seats are counted."""


class StatisticsGroup(StrEnum):
    """Games of so many players, or of a solo mode, are counted together."""

    TWO = "2"
    THREE = "3"
    FOUR = "4"
    SOLO_EASY = "solo-easy"
    SOLO_NORMAL = "solo-normal"
    SOLO_HARD = "solo-hard"


class StatisticsTopic(StrEnum):
    CARDS = "cards"
    OBJECTIVES = "objectives"
    STARTERS = "starters"
    SEATS = "seats"
    OPENINGS = "openings"


class StatisticsRow(Struct, frozen=True):
    key: str
    """`17f`: a card and its face; `95`: a secret objective; `0`: a seat; `f Rf Gb`: an opening, the
    face of the starter, then kind and face of the first two cards."""
    games: int
    """How often a seat did it."""
    won: float
    """The share of these games that the seat won; a shared victory counts as its part."""
    low: float
    """The 95 % interval of `won` begins here."""
    high: float
    points: float
    """The mean: of a card when it was placed, of a secret objective, else of the whole seat."""
    first_round: int | None = None
    """Of a card: half of the placements were made from this round to `last_round`."""
    last_round: int | None = None
    kept: float | None = None
    """Of an objective: the share of seats that kept it when it was offered."""


class GroupStatistics(Struct, frozen=True):
    source: StatisticsSource
    group: StatisticsGroup
    games: int
    average: float
    """Of all seats that were counted, the share that won: what `won` is to be compared with."""
    few: int
    """A row with fewer games says little."""
    command: str
    """What has made the statistics of the bots; else empty."""
    cards: tuple[StatisticsRow, ...]
    objectives: tuple[StatisticsRow, ...]
    starters: tuple[StatisticsRow, ...]
    seats: tuple[StatisticsRow, ...]
    openings: tuple[StatisticsRow, ...]
    """All of them, like the others, with the highest share first; seats by number."""
