"""A finished table as a game: its record, and its replay by half-move."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

from codex_naturalis.engine.game import Game
from codex_naturalis.notation.fairness import commitment
from codex_naturalis.protocol.people import Person
from codex_naturalis.protocol.tables import EndCause
from codex_naturalis.server.ports.log import Entry, Kind, Stored
from codex_naturalis.server.rooms.course import Course, fold
from codex_naturalis.server.rooms.portrait import seats_of


def game_of(stored: Stored, people: dict[str, Person]) -> Game:
    """The game that a log tells, what was taken back left out."""
    course = fold(stored.head, stored.entries)
    start = course.start
    assert start is not None, "a game that has started"
    settings = stored.head.settings
    game = Game.new(
        len(course.chairs),
        deal=start.deal,
        mode=settings.mode,
        tie_break=settings.tie_break,
        refill=settings.refill,
        names=_names(course, people),
        headers=_headers(stored, course),
    )
    for entry in _kept(stored.entries):
        game.push(entry.text, entry.seat)
    return game


def _kept(entries: Sequence[Entry]) -> list[Entry]:
    moves: list[Entry] = []
    for entry in entries:
        if entry.kind is Kind.MOVE:
            moves.append(entry)
        elif entry.kind is Kind.TAKE_BACK:
            moves.pop()
    return moves


def _names(course: Course, people: dict[str, Person]) -> list[str]:
    names = [seat.name.replace("#", " ").strip() for seat in seats_of(course, people, set())]
    return [name or f"Seat {number}" for number, name in enumerate(names)]


def _headers(stored: Stored, course: Course) -> dict[str, str]:
    start = course.start
    assert start is not None
    headers = {
        "Date": datetime.fromtimestamp(stored.head.created / 1000, UTC).strftime("%Y-%m-%d"),
        "Table": stored.head.id,
        "Deal-Hash": commitment(start.deal, start.salt),
        "Deal-Salt": start.salt,
    }
    if course.result is not None and course.result.cause is not EndCause.PLAYED:
        headers["Ended-By"] = course.result.cause.value
    return headers
