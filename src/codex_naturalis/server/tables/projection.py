"""A table as everyone may see it: seats, status, clocks and result, but no cards."""

from __future__ import annotations

from collections.abc import Mapping

from codex_naturalis.notation.fairness import commitment
from codex_naturalis.protocol.clocks import Clocks, Correspondence
from codex_naturalis.protocol.people import Millis, Person, PersonKind
from codex_naturalis.protocol.tables import Seat, SeatState, Status, Table, TableLine, Visibility
from codex_naturalis.server.ports.log import Index
from codex_naturalis.server.tables.course import Chair, Course

NOBODY = Person("", "", PersonKind.GUEST)
NOBODY_CLAIMABLE: Mapping[str, Millis] = {}


def seats_of(
    course: Course,
    people: dict[str, Person],
    present: set[str],
    claimable: Mapping[str, Millis] = NOBODY_CLAIMABLE,
) -> tuple[Seat, ...]:
    """`claimable`: when the seats of people who are away may be claimed."""

    def seat(number: int, chair: Chair) -> Seat:
        person = None if chair.person is None else people.get(chair.person, NOBODY)
        bot = course.acting_bot(number) if chair.state is not SeatState.FREE else None
        name = chair.name or (person.name if person else chair.bot) or ""
        away = chair.person is not None and chair.person not in present
        at = claimable.get(chair.person or "") if away else None
        return Seat(chair.state, person, bot, name, chair.colour, away, at)

    return tuple(seat(number, chair) for number, chair in enumerate(course.chairs))


def clocks_of(course: Course, now: Millis) -> Clocks:
    return course.timing.shown(now)


def table_of(
    course: Course,
    people: dict[str, Person],
    present: set[str],
    claimable: Mapping[str, Millis],
    now: Millis,
    watching: int,
) -> Table:
    start = course.start
    deal = None if start is None else start.deal
    over = course.status in (Status.FINISHED, Status.ABORTED)
    head = course.head
    return Table(
        id=head.id,
        version=course.version,
        status=course.status,
        settings=head.settings,
        creator=people.get(head.creator, NOBODY),
        seats=seats_of(course, people, present, claimable),
        created=head.created,
        clocks=None if start is None else clocks_of(course, now),
        deal_hash=None if deal is None or start is None else commitment(deal, start.salt),
        deal_salt=start.salt if start is not None and deal is not None and over else None,
        result=course.result,
        rematch=course.rematch,
        abort_votes=tuple(sorted(course.votes.abort)),
        rematch_votes=tuple(sorted(course.votes.rematch)),
        rematch_declined=tuple(sorted(course.votes.declined)),
        watching=watching,
        sent_away=tuple(sorted(course.barred)) if course.status is Status.GATHERING else (),
        closed=course.closed,
    )


def line_of(course: Course, people: dict[str, Person], now: Millis) -> TableLine:
    head = course.head
    sitting = {chair.person for chair in course.chairs if chair.person is not None}
    return TableLine(
        id=head.id,
        status=course.status,
        settings=head.settings,
        creator=people.get(head.creator, NOBODY),
        seats=seats_of(course, people, sitting),
        created=head.created,
        changed=now,
        result=course.result,
    )


def index_of(course: Course, people: dict[str, Person], now: Millis) -> Index:
    deadlines = course.timing.deadlines
    correspondence = isinstance(course.head.settings.clock, Correspondence)
    return Index(
        status=course.status,
        changed=now,
        deadline=deadlines[0][0] if correspondence and deadlines else None,
        people=tuple(chair.person for chair in course.chairs),
        line=line_of(course, people, now),
    )


def in_lobby(course: Course) -> bool:
    return course.head.settings.visibility is Visibility.OPEN
