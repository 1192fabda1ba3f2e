"""Rated play: what leaving and stalling has cost a person."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from codex_naturalis.protocol.people import Millis


class LapseKind(StrEnum):
    """What a person has done at a rated table."""

    STALLED = "stalled"
    """Was there, and let the clock run out while the others waited."""
    LEFT = "left"
    EARLY = "early"
    """Gave up before everybody had three turns."""
    LOST = "lost"
    """Ran out of time without a connection. The first few cost nothing."""


class Lapse(Struct, frozen=True):
    table: str
    at: Millis
    kind: LapseKind
    warned: bool
    """The person was warned for it."""
    until: Millis | None
    """Until when it has paused rated play; null: it has not."""


class RatedStanding(Struct, frozen=True):
    """How I stand with rated play."""

    paused_until: Millis | None
    """No rated games until then."""
    news: Lapse | None
    """The newest one with a warning or a pause that I have not confirmed."""
    lapses: tuple[Lapse, ...]
    """Those that still count, the newest first."""
