"""The limits of people, for one person or one address: how much they may make and keep
(`PeopleLimits`), and how often they may do what (`Action`). The first may be set as
`CODEX_PEOPLE_…`, or in the table `[people]` of the configuration file, with `pace` for the second;
`people/limits.py` counts."""

from __future__ import annotations

from enum import Enum
from typing import Annotated

from msgspec import Meta, Struct

from codex_naturalis.protocol.cases import CASES
from codex_naturalis.protocol.refusals import Code

_KB, _MB = 1000, 1_000_000
DAY = 86_400
"""In seconds."""

Number = Annotated[int, Meta(ge=1, le=1_000_000)]
Bytes = Annotated[int, Meta(ge=_KB, le=10**12)]
Days = Annotated[float, Meta(gt=0, le=36_500)]
Factor = Annotated[float, Meta(gt=0, le=1000)]


class PeopleLimits(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    pace: Factor = 1.0
    """Of all rates of `Action`: 2 allows everything twice as often."""

    bot_tables: Number = 20
    """Unfinished tables with bots that one person has made."""
    tables_per_address: Number = 2000
    """Made in a day."""
    take_backs: Number = 100
    """Of one seat in one game."""
    seat_changes: Number = 100
    """Before the start, by one person at one table: sitting down, standing up, another colour."""

    reviews: Number = 5
    """Waiting, of one payer: a person, or the address of guests."""
    all_reviews: Number = 50

    records: Number = 200
    """Imported by one person and kept."""
    record_bytes: Bytes = 4 * _MB
    """Of all of these together, as they were sent."""
    guest_records: Number = 30
    guest_record_bytes: Bytes = 500 * _KB
    record_bytes_per_address: Bytes = 8 * _MB
    """Imported in a day."""

    guest_days: Days = 60.0
    """After which a guest who was not seen is forgotten, with what nobody else needs."""


class Rate(Struct, frozen=True):
    """`amount` in `seconds`, of which `burst` may come at once (default: all)."""

    amount: int
    seconds: float
    burst: int = 0

    def at(self, pace: float) -> Rate:
        """So many times as often."""
        return Rate(self.amount, self.seconds / pace, self.burst)

    @property
    def interval(self) -> float:
        """Milliseconds until one more is allowed."""
        return 1000 * self.seconds / self.amount

    @property
    def depth(self) -> float:
        """Milliseconds in which an empty bucket fills up."""
        return (self.burst or self.amount) * self.interval


class Action(Enum):
    """Each with one rate for each of its keys. A whole school may share one address."""

    LOGIN = ("login", Rate(20, 60), Rate(5, 300))
    """By address, and by address and the name that is tried."""
    LOGIN_NAME = ("login", Rate(10, 3600, burst=30))
    """By the name that is tried, from whatever address; not in browsers that its owner has used."""
    PROOF = ("login", Rate(10, 300))
    """By session: passwords that are asked again."""
    RECOVERY = ("recovery", Rate(10, 600), Rate(10, 3600))
    """By address, and by the name that is tried."""
    PASSKEY = ("login", Rate(30, 60))
    """By address."""
    MAIL = ("mail", Rate(10, 3600), Rate(5, 3600))
    """By address, and by the person whose address is to be confirmed."""
    MAIL_TO = ("mail", Rate(3, 3600))
    """By the person who gets a link to recover; never refused aloud."""
    RENAME = ("rename", Rate(10, 3600))
    """By person: each name that an account gives up is kept from others for a while."""
    EXPORT = ("export", Rate(3, 3600))
    """By person: everything about oneself."""
    GUEST = ("guest", Rate(20, 60))
    """By address."""
    REGISTER = ("register", Rate(30, 3600))
    """By address."""
    CREATE_TABLE = ("create_table", Rate(20, 60), Rate(60, 60))
    """By person and by address, as are the next ones; a rematch counts too."""
    CHANGE = ("change", Rate(40, 1, burst=120), Rate(200, 1, burst=600))
    """Commands that may change a table, over all connections."""
    CHAT = ("chat", Rate(5, 10), Rate(50, 10))
    HINT = ("hint", Rate(20, 60), Rate(60, 60))
    COACH = ("coach", Rate(20, 60), Rate(60, 60))
    REPORT = ("report", Rate(10, 600), Rate(30, 600))
    IMPORT = ("import", Rate(30, 60), Rate(60, 60))
    REVIEW = ("review", Rate(10, 600), Rate(30, 600))
    EXERCISE = ("exercise", Rate(10, 60), Rate(30, 60))
    """Positions of one's own games that have to be searched."""
    ANALYSIS = ("analysis", Rate(2, 1, burst=60), Rate(6, 1, burst=180))
    """Analyses that are begun."""
    THINKING = ("thinking", Rate(4800, 3600, burst=1600), Rate(14_400, 3600, burst=4800))
    """Slices of a quarter of a second in which a worker thinks for an analysis."""
    TABLES = ("tables", Rate(2000, DAY))
    """By address; `tables_per_address`."""
    RECORD_BYTES = ("record_bytes", Rate(8_000_000, DAY))
    """By address; `record_bytes_per_address`."""
    STUDY = ("study", Rate(10, 1, burst=60))
    """By address: replays cost more than other requests."""
    PICTURE = ("picture", Rate(30, 60))
    """By address: pictures of links that have to be drawn."""
    REQUEST = ("request", Rate(50, 1, burst=200))
    """By address."""

    def __init__(self, word: str, *rates: Rate) -> None:
        self.word = word
        self.rates = rates
        self.case = word if word in CASES[Code.RATE_LIMITED] else ""
