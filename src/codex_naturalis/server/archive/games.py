"""The game of a finished table, replayed from its log."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

from codex_naturalis.engine.game import Game
from codex_naturalis.notation.fairness import commitment
from codex_naturalis.protocol.people import Person
from codex_naturalis.protocol.refusals import Code, Refused
from codex_naturalis.protocol.tables import EndCause
from codex_naturalis.server.ports.log import Entry, Kind, Stored
from codex_naturalis.server.tables.course import Course, first_state, fold
from codex_naturalis.server.tables.entries import Start
from codex_naturalis.server.tables.projection import seats_of


class FinishedTable:
    """A table's log, replayed once."""

    def __init__(self, course: Course, game: Game) -> None:
        self._course = course
        self._game = game
        self.people = tuple(sorted({chair.person for chair in course.chairs if chair.person}))
        """The ids of the players."""
        self.people_seats = tuple(course.people_seats)

    def game(self, people: dict[str, Person]) -> Game:
        """The game with the current names of its players. It is shared: do not play on in it."""
        names = tuple(_names(self._course, people))
        if names != self._game.names:
            renamed = self._game.copy()
            renamed.names = names
            self._game = renamed
        return self._game


def finished_table(stored: Stored) -> FinishedTable:
    """Raises Refused (NOT_FOUND) when the table ended before its game began."""
    course = fold(stored.head, stored.entries)
    if course.start is None:
        raise Refused(Code.NOT_FOUND, "no game was started at this table", case="game")
    return FinishedTable(course, _game(stored, course, course.start))


def _game(stored: Stored, course: Course, start: Start) -> Game:
    """Without the placements that were taken back."""
    game = Game(
        first_state(start, stored.head.settings, len(course.chairs)),
        deal=start.deal,
        names=_names(course, {}),
        headers=_headers(stored, course, start),
    )
    for entry in _kept(stored.entries):
        assert entry.move is not None
        game.push(entry.move, entry.seat)
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


def _headers(stored: Stored, course: Course, start: Start) -> dict[str, str]:
    headers = {
        "Date": datetime.fromtimestamp(stored.head.created / 1000, UTC).strftime("%Y-%m-%d"),
        "Table": stored.head.id,
    }
    if start.deal is not None:
        headers |= {"Deal-Hash": commitment(start.deal, start.salt), "Deal-Salt": start.salt}
    if (origin := stored.head.settings.origin) is not None:
        game = " ".join(filter(None, (origin.kind.value, origin.id)))
        headers["Played-On-From"] = f"{game}, after {origin.ply} half-moves"
    if course.result is not None and course.result.cause is not EndCause.PLAYED:
        headers["Ended-By"] = course.result.cause.value
    return headers
