"""What people have done at a rated table, from its log; and what it costs them. Pure."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from codex_naturalis.protocol.clocks import RealTime
from codex_naturalis.protocol.ladder import LapseKind
from codex_naturalis.protocol.people import Millis
from codex_naturalis.server.ports.ladder_store import LapseRow
from codex_naturalis.server.ports.log import Entry, GivingUp, Head, Kind
from codex_naturalis.server.tables.course import fold
from codex_naturalis.server.tables.timing import DAY, allowance

WINDOW = 14 * DAY
"""A lapse counts for so long."""
FORGIVEN = 3
"""Losses of the connection within the window that cost nothing: they happen to everybody."""
STALL_LEAST = 30_000
STALL_SHARE = 0.4
"""Who was there is stalling if the last wait alone took so much of the time that a seat starts
with: who was thinking has spent the time on many half-moves."""
GROWTH = 4
"""Each pause is so many times as long as the one before…"""
LONGEST = 7 * DAY
"""… up to this."""


class Cost(Struct, frozen=True):
    warned: bool = False
    pause: Millis = 0


def lapses_of(head: Head, entries: Sequence[Entry]) -> list[LapseRow]:
    """Those of one table, the first of each person."""
    course = fold(head, tuple(entries))
    found: dict[str, LapseRow] = {}
    for entry in entries:
        kind = _kind(head, entry)
        if kind is None or entry.seat is None:
            continue
        person = course.chairs[entry.seat].person
        if person is not None and person not in found:
            found[person] = LapseRow(person, head.id, entry.at, kind)
    return list(found.values())


def _kind(head: Head, entry: Entry) -> LapseKind | None:
    words = entry.text.split() if entry.kind in (Kind.RESIGN, Kind.FLAG, Kind.LEAVE) else ()
    match entry.kind:
        case Kind.LEAVE:
            return LapseKind.LEFT
        case Kind.RESIGN if GivingUp.EARLY in words:
            return LapseKind.EARLY
        case Kind.FLAG if GivingUp.AWAY in words or not isinstance(head.settings.clock, RealTime):
            return LapseKind.LOST
        case Kind.FLAG if entry.spent >= _stalling(head):
            return LapseKind.STALLED
        case _:
            return None


def _stalling(head: Head) -> float:
    return max(STALL_LEAST, STALL_SHARE * (allowance(head.settings.clock) or 0))


def counted(kinds: Sequence[LapseKind]) -> int:
    """How many lapses count of those within the window."""
    lost = sum(kind is LapseKind.LOST for kind in kinds)
    return len(kinds) - min(lost, FORGIVEN)


def cost(earlier: Sequence[LapseKind], new: LapseKind, warned_at: int, first_pause: Millis) -> Cost:
    """Of a new lapse, after the earlier ones within the window. The one of number `warned_at`
    brings a warning, each later one a pause; those before it, and what is forgiven, nothing."""
    before, now = counted(earlier), counted((*earlier, new))
    if now == before or now < warned_at:
        return Cost()
    if now == warned_at:
        return Cost(warned=True)
    steps = min(now - warned_at - 1, 20)
    return Cost(pause=min(LONGEST, first_pause * GROWTH**steps))
