"""What a person's command becomes in the log of a table, or why it is refused. Pure."""

from __future__ import annotations

from codex_naturalis.engine.errors import BadText
from codex_naturalis.engine.legality import why_not
from codex_naturalis.engine.moves import parse_move
from codex_naturalis.engine.state import Phase
from codex_naturalis.protocol.clocks import NoClock
from codex_naturalis.protocol.people import Millis
from codex_naturalis.protocol.refusals import Code, Detail, Refused
from codex_naturalis.protocol.tables import Colour, SeatState, Status
from codex_naturalis.server.ports.log import Entry, Kind
from codex_naturalis.server.rooms.course import Chair, Course
from codex_naturalis.server.rooms.entries import Sitter, to_text


def chair_of(course: Course, seat: int) -> Chair:
    if not 0 <= seat < len(course.chairs):
        raise Refused(Code.NO_SUCH_SEAT, f"there is no seat {seat}")
    return course.chairs[seat]


def own_chair(course: Course, person: str, seat: int) -> Chair:
    chair = chair_of(course, seat)
    if chair.person != person:
        raise Refused(Code.NOT_YOUR_SEAT, f"seat {seat} is not yours")
    return chair


def in_gathering(course: Course) -> None:
    if course.status is not Status.GATHERING:
        raise Refused(Code.STARTED, "the game has started already")


def in_play(course: Course) -> None:
    if course.status is Status.GATHERING:
        raise Refused(Code.NOT_STARTED, "the game has not started yet")
    if course.status is not Status.PLAYING:
        raise Refused(Code.GAME_OVER, "the game is over")


def sit(
    course: Course, person: str, seat: int, name: str | None, colour: Colour | None, now: Millis
) -> Entry:
    in_gathering(course)
    chair = chair_of(course, seat)
    if chair.state is not SeatState.FREE:
        raise Refused(Code.SEAT_TAKEN, f"seat {seat} is taken")
    if course.head.settings.rated and any(other.person == person for other in course.chairs):
        raise Refused(Code.SEAT_TAKEN, "you sit at this table already, and it is a rated one")
    if name is not None and (not name.isprintable() or not name.strip()):
        raise Refused(Code.BAD_NAME, "the name of a seat has printable characters only")
    if colour is None:
        colour = chair.colour
    _paintable(course, seat, colour)
    text = to_text(Sitter(person, name, colour))
    return Entry(course.version + 1, now, Kind.SIT, seat, text)


def stand(course: Course, person: str, seat: int, now: Millis) -> Entry:
    in_gathering(course)
    own_chair(course, person, seat)
    return Entry(course.version + 1, now, Kind.STAND, seat)


def paint(course: Course, person: str, seat: int, colour: Colour, now: Millis) -> Entry:
    in_gathering(course)
    own_chair(course, person, seat)
    _paintable(course, seat, colour)
    return Entry(course.version + 1, now, Kind.PAINT, seat, colour.value)


def _paintable(course: Course, seat: int, colour: Colour) -> None:
    """A person's colour is safe; a bot and a free seat take what is left."""
    for other, chair in enumerate(course.chairs):
        if other != seat and chair.colour is colour and chair.person is not None:
            raise Refused(Code.COLOUR_TAKEN, f"{colour} is the colour of seat {other}")


def playing_chair(course: Course, person: str, seat: int) -> Chair:
    """The chair of somebody who still plays it."""
    in_play(course)
    chair = own_chair(course, person, seat)
    if chair.state is not SeatState.PLAYING:
        raise Refused(Code.NOT_YOUR_SEAT, f"seat {seat} is played by a bot now")
    return chair


def fresh(course: Course, seat: int, version: int) -> None:
    """Refuse what was made against a table that the seat no longer has before it."""
    if version > course.version:
        raise Refused(Code.STALE, f"the table is at version {course.version}, not at {version}")
    if version < course.owing_since[seat]:
        raise Refused(
            Code.STALE, f"made against version {version}; the table is at {course.version} now"
        )


def play(course: Course, person: str, seat: int, version: int, text: str, now: Millis) -> Entry:
    playing_chair(course, person, seat)
    fresh(course, seat, version)
    return half_move(course, seat, text, now)


def half_move(course: Course, seat: int, text: str, now: Millis) -> Entry:
    """A half-move of whoever plays the seat, a person or a bot."""
    assert course.state is not None
    try:
        move = parse_move(text)
    except BadText as error:
        raise Refused(Code.UNREADABLE, str(error)) from error
    if reasons := why_not(course.state, move, seat):
        if not course.state.players[seat].begun:
            del reasons[1:]  # R12: the others would tell of cards that are not dealt to it yet
        details = tuple(Detail(Code(reason.code.value), reason.text) for reason in reasons)
        raise Refused(details[0].code, "; ".join(map(str, reasons)), details)
    spent = course.timing.spent(seat, now)
    return Entry(course.version + 1, now, Kind.MOVE, seat, str(move), spent)


def take_back(course: Course, person: str, seat: int, version: int, now: Millis) -> Entry:
    playing_chair(course, person, seat)
    fresh(course, seat, version)
    state = course.state
    if course.before is None or state is None or state.seat != seat:
        raise Refused(Code.NO_TAKE_BACK, "only a placement of yours, until you draw")
    spent = course.timing.spent(seat, now)
    return Entry(course.version + 1, now, Kind.TAKE_BACK, seat, "", spent)


def give_up(course: Course, person: str, seat: int, kind: Kind, now: Millis) -> Entry:
    """Resign, or leave for good."""
    playing_chair(course, person, seat)
    return _gone(course, seat, kind, now)


def flag(course: Course, now: Millis) -> Entry | None:
    """The clock that has run out by now, if one has."""
    for end, seat in course.timing.deadlines:
        if end <= now:
            return _gone(course, seat, Kind.FLAG, now)
    return None


def claim(course: Course, person: str, seat: int, away: bool, now: Millis) -> Entry:
    """Somebody who plays says that another has been away for too long."""
    in_play(course)
    chair = chair_of(course, seat)
    if all(
        other.person != person or other.state is not SeatState.PLAYING for other in course.chairs
    ):
        raise Refused(Code.NOT_YOUR_SEAT, "only somebody who plays here can claim a seat")
    clocked = not isinstance(course.head.settings.clock, NoClock)
    playing = chair.state is SeatState.PLAYING and chair.person is not None
    if clocked or not away or not playing or seat not in course.to_move:
        raise Refused(Code.NOT_AWAY, f"seat {seat} does not keep the table waiting")
    return _gone(course, seat, Kind.LEAVE, now)


def _gone(course: Course, seat: int, kind: Kind, now: Millis) -> Entry:
    return Entry(course.version + 1, now, kind, seat, "", course.timing.spent(seat, now))


def come_back(course: Course, person: str, seat: int, now: Millis) -> Entry:
    in_play(course)
    chair = own_chair(course, person, seat)
    if chair.state is not SeatState.HANDED:
        raise Refused(Code.FORBIDDEN, f"seat {seat} is not played by a bot in your place")
    return Entry(course.version + 1, now, Kind.RETURN, seat)


def may_abort(course: Course, person: str, seat: int) -> None:
    if course.status is Status.GATHERING:
        if person != course.head.creator:
            raise Refused(Code.FORBIDDEN, "only who made the table can take it away")
        return
    playing_chair(course, person, seat)
    if course.turn_began:
        raise Refused(Code.TOO_LATE, "the first turn has been played: resign instead")


def may_rematch(course: Course, person: str, seat: int) -> None:
    own_chair(course, person, seat)
    if course.status not in (Status.FINISHED, Status.ABORTED):
        raise Refused(Code.NOT_FINISHED, "the game is not over yet")
    if course.rematch is not None:
        raise Refused(Code.STARTED, "the rematch has been made already")


def may_hint(course: Course, person: str, seat: int, version: int) -> None:
    playing_chair(course, person, seat)
    fresh(course, seat, version)
    if not course.head.settings.hints:
        raise Refused(Code.NO_HINTS, "there are no hints at this table")
    if seat not in course.to_move:
        assert course.state is not None
        setup = course.state.phase is Phase.SETUP
        reason = "you have chosen already" if setup else f"it is the turn of {course.state.seat}"
        raise Refused(Code.NOT_YOUR_TURN, reason)
