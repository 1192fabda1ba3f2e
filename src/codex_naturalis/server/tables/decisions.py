"""From a command to the entry that it adds to the log of its table, or the reason why it is
refused. Pure. Every `check_…` raises Refused."""

from __future__ import annotations

from collections.abc import Callable

from codex_naturalis.engine.errors import BadText
from codex_naturalis.engine.legality import why_not
from codex_naturalis.engine.moves import parse_move
from codex_naturalis.engine.state import Phase
from codex_naturalis.protocol.clocks import NoClock
from codex_naturalis.protocol.people import Millis
from codex_naturalis.protocol.refusals import Code, Detail, Refused
from codex_naturalis.protocol.tables import Colour, SeatState, Status, Visibility
from codex_naturalis.server.ports.log import Entry, GivingUp, Kind, Vote
from codex_naturalis.server.tables.course import Chair, Course
from codex_naturalis.server.tables.entries import Sitter, to_text

MOST_VOTES = 100
"""Changes of mind at one table, of all its seats: each is kept in the log."""


def chair_of(course: Course, seat: int) -> Chair:
    if not 0 <= seat < len(course.chairs):
        raise Refused(Code.NO_SUCH_SEAT, f"there is no seat {seat}")
    return course.chairs[seat]


def own_chair(course: Course, person: str, seat: int) -> Chair:
    chair = chair_of(course, seat)
    if chair.person != person:
        raise Refused(Code.NOT_YOUR_SEAT, f"seat {seat} is not yours")
    return chair


def check_gathering(course: Course) -> None:
    if course.status is not Status.GATHERING:
        raise Refused(Code.STARTED, "the game has already started")


def check_playing(course: Course) -> None:
    if course.status is Status.GATHERING:
        raise Refused(Code.NOT_STARTED, "the game has not started yet")
    if course.status is not Status.PLAYING:
        raise Refused(Code.GAME_OVER, "the game is over")


def sit(
    course: Course, person: str, seat: int, name: str | None, colour: Colour | None, now: Millis
) -> Entry:
    check_gathering(course)
    chair = chair_of(course, seat)
    if chair.state is not SeatState.FREE:
        raise Refused(Code.SEAT_TAKEN, f"seat {seat} is taken")
    if person in course.barred:
        raise Refused(Code.SENT_AWAY, "the creator of this table has sent you away")
    has_seat = any(other.person == person for other in course.chairs)
    if course.head.settings.rated and has_seat:
        raise Refused(
            Code.SEAT_TAKEN,
            "you already have a seat at this table, and a rated game allows only one",
            case="rated",
        )
    stranger = person != course.head.creator
    if stranger and course.head.settings.visibility is Visibility.OPEN and has_seat:
        raise Refused(Code.SEAT_TAKEN, "at an open table everybody has one seat", case="open")
    if name is not None and (not name.isprintable() or not name.strip()):
        raise Refused(
            Code.BAD_NAME, "the name of a seat may have printable characters only", case="seat"
        )
    if colour is None:
        colour = chair.colour
    _check_colour(course, seat, colour)
    text = to_text(Sitter(person, name, colour))
    return Entry(course.version + 1, now, Kind.SIT, seat, text)


def check_changes(course: Course, person: str, most: int) -> None:
    """Nobody fills the log of a table that does not begin."""
    if course.seat_changes.get(person, 0) >= most:
        raise Refused(
            Code.LIMIT_REACHED,
            f"you have changed seats here {most} times",
            case="seat_changes",
            parameters={"most": most},
        )


def check_take_backs(course: Course, seat: int, most: int) -> None:
    if course.take_backs.get(seat, 0) >= most:
        raise Refused(
            Code.LIMIT_REACHED,
            f"seat {seat} has taken back {most} cards",
            case="take_backs",
            parameters={"most": most},
        )


def stand(course: Course, person: str, seat: int, now: Millis) -> Entry:
    check_gathering(course)
    own_chair(course, person, seat)
    return Entry(course.version + 1, now, Kind.STAND, seat)


def add_bot(course: Course, person: str, seat: int, bot: str, now: Millis) -> Entry:
    check_gathering(course)
    check_creator(course, person)
    chair = chair_of(course, seat)
    if chair.person is not None:
        raise Refused(Code.SEAT_TAKEN, f"seat {seat} is taken")
    if course.head.settings.rated:
        raise Refused(Code.BAD_SETTINGS, "a game with bots cannot be rated", case="rated_bots")
    return Entry(course.version + 1, now, Kind.ADD_BOT, seat, bot)


def free_seat(course: Course, person: str, seat: int, now: Millis) -> Entry:
    check_gathering(course)
    check_creator(course, person)
    chair = chair_of(course, seat)
    if chair.state is SeatState.FREE:
        raise Refused(Code.NOT_FOUND, f"nobody has seat {seat}", case="seat")
    if chair.person == person:
        return stand(course, person, seat, now)
    return Entry(course.version + 1, now, Kind.FREE_SEAT, seat)


def check_creator(course: Course, person: str) -> None:
    if person != course.head.creator:
        raise Refused(Code.NOT_CREATOR, "only the creator of the table can do this")


def choose_colour(course: Course, person: str, seat: int, colour: Colour, now: Millis) -> Entry:
    check_gathering(course)
    own_chair(course, person, seat)
    _check_colour(course, seat, colour)
    return Entry(course.version + 1, now, Kind.CHOOSE_COLOUR, seat, colour.value)


def _check_colour(course: Course, seat: int, colour: Colour) -> None:
    """Only the colour of another person is taken; bots and free seats give theirs up."""
    for other, chair in enumerate(course.chairs):
        if other != seat and chair.colour is colour and chair.person is not None:
            raise Refused(Code.COLOUR_TAKEN, f"{colour} is the colour of seat {other}")


def check_player(course: Course, person: str, seat: int) -> None:
    """The person holds the seat and is still playing it."""
    check_playing(course)
    chair = own_chair(course, person, seat)
    if chair.state is not SeatState.PLAYING:
        raise Refused(Code.NOT_YOUR_SEAT, f"seat {seat} is played by a bot now", case="handed")


def check_version(course: Course, seat: int, version: int) -> None:
    """Refuse a command that was made against a version from before this seat's current choice."""
    if version > course.version:
        raise Refused(Code.STALE, f"the table is at version {course.version}, not at {version}")
    if version < course.owing_since[seat]:
        raise Refused(
            Code.STALE, f"made against version {version}; the table is at {course.version} now"
        )


def play(course: Course, person: str, seat: int, version: int, text: str, now: Millis) -> Entry:
    check_player(course, person, seat)
    check_version(course, seat, version)
    return half_move(course, seat, text, now)


def half_move(course: Course, seat: int, text: str, now: Millis) -> Entry:
    """A half-move of the person or bot that is playing the seat."""
    assert course.state is not None
    try:
        move = parse_move(text)
    except BadText as error:
        raise Refused(Code.UNREADABLE, str(error)) from error
    if reasons := why_not(course.state, move, seat):
        if not course.state.players[seat].starter_placed:
            del reasons[1:]  # R12: the others would reveal cards that are not dealt to it yet
        details = tuple(Detail(Code(reason.code.value), reason.text) for reason in reasons)
        raise Refused(details[0].code, "; ".join(map(str, reasons)), details)
    spent = course.timing.spent(seat, now)
    return Entry(course.version + 1, now, Kind.MOVE, seat, spent=spent, move=move)


def take_back(course: Course, person: str, seat: int, version: int, now: Millis) -> Entry:
    check_player(course, person, seat)
    check_version(course, seat, version)
    check_take_back(course, seat)
    spent = course.timing.spent(seat, now)
    return Entry(course.version + 1, now, Kind.TAKE_BACK, seat, "", spent)


def give_up(course: Course, person: str, seat: int, kind: Kind, now: Millis) -> Entry:
    """Resign, or leave for good."""
    check_player(course, person, seat)
    return _giving_up(course, seat, kind, now)


def flag(
    course: Course, now: Millis, is_away: Callable[[str], bool] = lambda _: False
) -> Entry | None:
    """The entry for a clock that has run out, if one has. `is_away`: whether a person has no
    connection."""
    for end, seat in course.timing.deadlines:
        if end <= now:
            person = course.chairs[seat].person
            away = person is not None and is_away(person)
            return _giving_up(course, seat, Kind.FLAG, now, away=away)
    return None


def claim(course: Course, person: str, seat: int, away: bool, now: Millis) -> Entry:
    """A player claims the seat of somebody who has been away for too long."""
    check_playing(course)
    chair = chair_of(course, seat)
    if all(
        other.person != person or other.state is not SeatState.PLAYING for other in course.chairs
    ):
        raise Refused(
            Code.NOT_YOUR_SEAT, "only a player of this table can claim a seat", case="claim"
        )
    clocked = not isinstance(course.head.settings.clock, NoClock)
    playing = chair.state is SeatState.PLAYING and chair.person is not None
    if clocked or not away or not playing or seat not in course.to_move:
        raise Refused(Code.NOT_AWAY, f"seat {seat} is not keeping the table waiting")
    return _giving_up(course, seat, Kind.LEAVE, now)


def _giving_up(course: Course, seat: int, kind: Kind, now: Millis, *, away: bool = False) -> Entry:
    words = []
    if course.head.settings.rated:
        words += [GivingUp.EARLY] * (not course.counts_already) + [GivingUp.AWAY] * away
    text = " ".join(words)
    return Entry(course.version + 1, now, kind, seat, text, course.timing.spent(seat, now))


def come_back(course: Course, person: str, seat: int, now: Millis) -> Entry:
    check_playing(course)
    chair = own_chair(course, person, seat)
    if chair.state is not SeatState.HANDED:
        raise Refused(Code.FORBIDDEN, f"no bot is playing seat {seat} for you", case="no_stand_in")
    return Entry(course.version + 1, now, Kind.RETURN, seat)


def check_abort(course: Course, person: str, seat: int) -> None:
    if course.status is Status.GATHERING:
        check_creator(course, person)
        return
    check_player(course, person, seat)
    if course.first_card_placed:
        raise Refused(Code.TOO_LATE, "the first turn has been played: resign instead")


def vote(course: Course, seat: int, vote: Vote, now: Millis) -> list[Entry]:
    """Nothing, where the vote changes nothing."""
    if course.votes.after(seat, vote) == course.votes:
        return []
    if course.votes.changes >= MOST_VOTES:
        raise Refused(
            Code.LIMIT_REACHED,
            f"at this table votes have changed {MOST_VOTES} times: nobody can change theirs again",
            case="votes",
            parameters={"most": MOST_VOTES},
        )
    return [Entry(course.version + 1, now, Kind.VOTE, seat, vote.value)]


def vote_rematch(course: Course, person: str, seat: int, agreed: bool, now: Millis) -> list[Entry]:
    """Agree, withdraw one's own offer, or decline that of others."""
    check_rematch(course, person, seat)
    if agreed:
        return vote(course, seat, Vote.REMATCH, now)
    if seat in course.votes.rematch:
        return vote(course, seat, Vote.NO_REMATCH, now)
    return vote(course, seat, Vote.DECLINE, now) if course.votes.rematch else []


def close(course: Course, reason: str, now: Millis) -> Entry:
    """A moderator ends a table for all."""
    if course.status not in (Status.GATHERING, Status.PLAYING):
        raise Refused(Code.GAME_OVER, "the game is over")
    return Entry(course.version + 1, now, Kind.CLOSE, None, reason)


def check_rematch(course: Course, person: str, seat: int) -> None:
    own_chair(course, person, seat)
    if course.status not in (Status.FINISHED, Status.ABORTED):
        raise Refused(Code.NOT_FINISHED, "the game is not over yet")
    if course.closed is not None:
        raise Refused(Code.GAME_OVER, "a moderator has closed this table")
    if course.rematch is not None:
        raise Refused(Code.STARTED, "the rematch has already been created", case="rematch")


def check_coach(course: Course, person: str, seat: int, version: int) -> None:
    """The seat has placed a card, and may still take it back."""
    check_player(course, person, seat)
    check_version(course, seat, version)
    _check_hints(course)
    check_take_back(course, seat)


def check_take_back(course: Course, seat: int) -> None:
    if course.before_placement is None or course.state is None or course.state.seat != seat:
        raise Refused(
            Code.NO_TAKE_BACK, "you can only take back your own placement, until you draw"
        )


def _check_hints(course: Course) -> None:
    if not course.head.settings.hints:
        raise Refused(Code.NO_HINTS, "hints are switched off at this table")


def check_hint(course: Course, person: str, seat: int, version: int) -> None:
    check_player(course, person, seat)
    check_version(course, seat, version)
    _check_hints(course)
    if seat not in course.to_move:
        assert course.state is not None
        setup = course.state.phase is Phase.SETUP
        reason = (
            "you have already chosen" if setup else f"it is the turn of seat {course.state.seat}"
        )
        raise Refused(Code.NOT_YOUR_TURN, reason, case="chosen" if setup else "")
