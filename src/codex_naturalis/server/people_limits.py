"""The limits of people: how much one person, or one address, may make and keep. Each may be set as
`CODEX_PEOPLE_…`, or in the table `[people]` of the configuration file. How often they may do what
stands in `people/limits.py`, next to the buckets that count it."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

_KB, _MB = 1000, 1_000_000

Number = Annotated[int, Meta(ge=1, le=1_000_000)]
Bytes = Annotated[int, Meta(ge=_KB, le=10**12)]
Days = Annotated[float, Meta(gt=0, le=36_500)]
Factor = Annotated[float, Meta(gt=0, le=1000)]


class PeopleLimits(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    pace: Factor = 1.0
    """Of all rates in `people/limits.py`: 2 allows everything twice as often."""

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
