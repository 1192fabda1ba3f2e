"""What each command does at its table. Every one is checked here or in `decisions`, whoever sent
it; nothing is believed but who the person is."""

from __future__ import annotations

from codex_naturalis.engine.sight import view_of
from codex_naturalis.protocol.commands import (
    Abort,
    AnyTableCommand,
    Claim,
    Hint,
    Leave,
    Paint,
    Play,
    Rematch,
    Resign,
    Return,
    Say,
    Sit,
    Stand,
    TakeBack,
    Unwatch,
    Watch,
)
from codex_naturalis.protocol.messages import HintGiven, Said
from codex_naturalis.protocol.refusals import Code, Refused
from codex_naturalis.protocol.tables import BotSeat, HumanSeat, SeatState, Settings, Status
from codex_naturalis.server.ports.log import Entry, Kind
from codex_naturalis.server.ports.store import PersonRow
from codex_naturalis.server.ports.thinker import Busy, ThinkingFailed
from codex_naturalis.server.rooms import decisions
from codex_naturalis.server.rooms.course import Course
from codex_naturalis.server.rooms.house import House, Sitters
from codex_naturalis.server.rooms.room import Decision, Room
from codex_naturalis.server.rooms.world import Listener, encode, public


async def obey(
    house: House, listener: Listener, person: PersonRow, command: AnyTableCommand
) -> int | None:
    """Carry a command out; the table's version when it changed it. Raises Refused."""
    room = await house.get(command.table)
    match command:
        case Watch():
            await watch(house, room, listener, person, command.seat)
        case Unwatch():
            for eyes in room.audience.eyes_of(listener):
                if command.seat is None or eyes == command.seat:
                    room.unwatch(listener, eyes)
        case Say():
            await say(house, room, person, command.text)
        case Sit():
            return await house.sit(room, person, command.seat, command.name, command.colour)
        case Hint():
            await hint(room, listener, person, command)
        case Abort():
            return await abort(room, person, command)
        case Rematch():
            return await rematch(house, room, person, command)
        case _:
            return await room.act(_decision(room, person, command))
    return None


OneEntry = Play | Stand | Paint | TakeBack | Resign | Leave | Return | Claim
"""The commands that are one entry and nothing else."""


def _decision(room: Room, person: PersonRow, command: OneEntry) -> Decision:
    return lambda course, now: [_entry(room, person.id, command, course, now)]


def _entry(room: Room, person: str, command: OneEntry, course: Course, now: int) -> Entry:
    seat = command.seat
    match command:
        case Play(version=version, move=move):
            return decisions.play(course, person, seat, version, move, now)
        case TakeBack(version=version):
            return decisions.take_back(course, person, seat, version, now)
        case Stand():
            return decisions.stand(course, person, seat, now)
        case Paint(colour=colour):
            return decisions.paint(course, person, seat, colour, now)
        case Resign():
            return decisions.give_up(course, person, seat, Kind.RESIGN, now)
        case Leave():
            return decisions.give_up(course, person, seat, Kind.LEAVE, now)
        case Return():
            return decisions.come_back(course, person, seat, now)
        case Claim():
            decisions.chair_of(course, seat)
            away = room.away_for(seat) >= room.world.settings.patience
            return decisions.claim(course, person, seat, away, now)


async def watch(
    house: House, room: Room, listener: Listener, person: PersonRow, seat: int | None
) -> None:
    course = room.course
    mine = [n for n, chair in enumerate(course.chairs) if chair.person == person.id]
    if seat is not None:
        decisions.own_chair(course, person.id, seat)
    elif mine:
        seat = mine[0]
    elif not course.head.settings.spectators and course.status is not Status.GATHERING:
        raise Refused(Code.NO_SPECTATORS, "this table is not for spectators")
    room.watch(listener, seat)
    muted = await house.world.store.people.muted_by(person.id)
    lines = [row for row in await house.world.store.talk.last(room.id) if row.person not in muted]
    people = await house.world.people(sorted({row.person for row in lines}))
    for row in lines:
        if row.person in people:
            said = Said(room.id, row.number, people[row.person], row.text, row.at)
            room.audience.pass_on(listener, seat, encode(said), row.at)


async def say(house: House, room: Room, person: PersonRow, text: str) -> None:
    """Chat: for those who sit here; everyone who listens hears it, but for those who muted them."""
    if all(chair.person != person.id for chair in room.course.chairs):
        raise Refused(Code.NOT_YOUR_SEAT, "only those who sit here can talk here")
    clean = " ".join(text.split())
    if not clean.isprintable() or not clean:
        raise Refused(Code.BAD_REQUEST, "a line of chat has printable characters only")
    store = house.world.store
    row = await store.talk.say(room.id, person.id, clean, house.world.clock.now())
    frame = encode(Said(room.id, row.number, public(person), row.text, row.at))
    heard: dict[str, bool] = {}
    for eyes, stream in list(room.audience.streams.items()):
        for listener in list(stream):
            if listener.person not in heard:
                muted = await store.people.muted_by(listener.person)
                heard[listener.person] = person.id not in muted
            if heard[listener.person]:
                room.audience.pass_on(listener, eyes, frame, row.at)


async def hint(room: Room, listener: Listener, person: PersonRow, command: Hint) -> None:
    course = room.course
    decisions.may_hint(course, person.id, command.seat, command.version)
    assert course.state is not None
    thinker, settings = room.world.thinker, room.world.settings
    view, version = view_of(course.state, command.seat), course.version
    bot = settings.adviser(thinker.bots)
    try:
        advice = await thinker.weigh(bot, view, person.id, settings.hint_seconds)
    except Busy as busy:
        raise Refused(Code.BUSY, "too many want a hint just now: ask again") from busy
    except ThinkingFailed as failed:
        raise Refused(Code.UNAVAILABLE, "the bot that gives hints failed: ask again") from failed
    given = HintGiven(
        id=command.id,
        table=room.id,
        seat=command.seat,
        version=version,
        bot=advice.bot,
        candidates=advice.candidates,
    )
    listener.send(encode(given))


async def abort(room: Room, person: PersonRow, command: Abort) -> int:
    """End the game without a result when everybody agrees before the first turn; before it
    starts its maker alone takes the table away."""
    course, seat = room.course, command.seat
    decisions.may_abort(course, person.id, seat)
    if course.status is Status.GATHERING:
        if not command.agreed:
            return course.version
    else:
        (room.abort_votes.add if command.agreed else room.abort_votes.discard)(seat)
        playing = {n for n in course.people_seats if course.chairs[n].state is SeatState.PLAYING}
        if not playing <= room.abort_votes:
            room.tell_table()
            return course.version

    def decide(now_course: Course, now: int) -> list[Entry]:
        if now_course.status is not course.status:
            raise Refused(Code.STARTED, "the game has started meanwhile")
        decisions.may_abort(now_course, person.id, seat)
        return [Entry(now_course.version + 1, now, Kind.ABORT)]

    return await room.act(decide)


async def rematch(house: House, room: Room, person: PersonRow, command: Rematch) -> int:
    """When everybody wants one: the same table again, and the next seat starts."""
    course, seat = room.course, command.seat
    decisions.may_rematch(course, person.id, seat)
    (room.rematch_votes.add if command.agreed else room.rematch_votes.discard)(seat)
    if not set(course.people_seats) <= room.rematch_votes:
        room.tell_table()
        return course.version
    async with room.lock:
        decisions.may_rematch(room.course, person.id, seat)
        settings, sitters = _rotated(course)
        new = await house.found(person, settings, sitters)
        return await room.act_alone(
            lambda now_course, now: [Entry(now_course.version + 1, now, Kind.REMATCH, None, new.id)]
        )


def _rotated(course: Course) -> tuple[Settings, Sitters]:
    chairs = course.chairs[1:] + course.chairs[:1]
    old = course.head.settings
    wishes = tuple(
        HumanSeat(name=chair.name) if chair.bot is None else BotSeat(chair.bot) for chair in chairs
    )
    fields = {name: getattr(old, name) for name in Settings.__struct_fields__}
    settings = Settings(**{**fields, "seats": wishes, "shuffle_seats": False})
    sitters = [
        None if chair.person is None else (chair.person, chair.name, chair.colour)
        for chair in chairs
    ]
    return settings, sitters
