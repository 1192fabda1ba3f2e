"""What each command does at its table. Every command is checked here or in `decisions`; the only
thing that is trusted is who the person is."""

from __future__ import annotations

from codex_naturalis.engine.view_builder import view_of
from codex_naturalis.protocol.commands import (
    Abort,
    AddBot,
    AnyTableCommand,
    ChooseColour,
    Claim,
    Coach,
    FreeSeat,
    Hint,
    Leave,
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
from codex_naturalis.protocol.tables import (
    BotSeat,
    HumanSeat,
    SeatState,
    Settings,
    Status,
    Visibility,
)
from codex_naturalis.server.ports.log import Entry, Kind
from codex_naturalis.server.ports.store import PersonRow
from codex_naturalis.server.ports.thinker import Busy, ThinkingFailed
from codex_naturalis.server.tables import decisions
from codex_naturalis.server.tables.coaching import ask_coach
from codex_naturalis.server.tables.context import Listener, encode
from codex_naturalis.server.tables.course import Course
from codex_naturalis.server.tables.gathering import gather
from codex_naturalis.server.tables.registry import Sitters, TableRegistry
from codex_naturalis.server.tables.room import Decision, Room


async def handle(
    registry: TableRegistry, listener: Listener, person: PersonRow, command: AnyTableCommand
) -> int | None:
    """Carry out a command. Returns the version of the table if the command has changed it. Raises
    Refused."""
    room = await registry.get(command.table)
    match command:
        case Watch():
            await watch(registry, room, listener, person, command)
        case Unwatch():
            for viewpoint in room.audience.viewpoints_of(listener):
                if command.seat is None or viewpoint == command.seat:
                    room.unwatch(listener, viewpoint)
        case Say():
            await say(registry, room, person, command)
        case Sit() | Stand() | ChooseColour() | AddBot() | FreeSeat():
            return await gather(registry, room, person, command)
        case Hint() | Coach():
            await advise(room, listener, person, command)
        case Abort():
            return await abort(room, person, command)
        case Rematch():
            return await rematch(registry, room, person, command)
        case _:
            return await room.act(_decision(room, person, command), command.nonce)
    return None


OneEntry = Play | TakeBack | Resign | Leave | Return | Claim
"""The commands that only add one entry to the log."""


def _decision(room: Room, person: PersonRow, command: OneEntry) -> Decision:
    return lambda course, now: [_entry(room, person.id, command, course, now)]


def _entry(room: Room, person: str, command: OneEntry, course: Course, now: int) -> Entry:
    seat = command.seat
    match command:
        case Play(version=version, move=move):
            return decisions.play(course, person, seat, version, move, now)
        case TakeBack(version=version):
            return decisions.take_back(course, person, seat, version, now)
        case Resign():
            return decisions.give_up(course, person, seat, Kind.RESIGN, now)
        case Leave():
            return decisions.give_up(course, person, seat, Kind.LEAVE, now)
        case Return():
            return decisions.come_back(course, person, seat, now)
        case Claim():
            decisions.chair_of(course, seat)
            return decisions.claim(course, person, seat, room.claimable(seat), now)


async def watch(
    registry: TableRegistry, room: Room, listener: Listener, person: PersonRow, command: Watch
) -> None:
    course, seat = room.course, command.seat
    mine = [n for n, chair in enumerate(course.chairs) if chair.person == person.id]
    if seat is not None:
        decisions.own_chair(course, person.id, seat)
    elif mine:
        seat = mine[0]
    elif not course.head.settings.spectators and course.status is not Status.GATHERING:
        raise Refused(Code.NO_SPECTATORS, "this table is not for spectators")
    room.watch(listener, seat, command.events_after)
    store = registry.context.store
    unheard = await store.people.muted_by(person.id) | {*await store.people.blocked_by(person.id)}
    lines = [row for row in await store.chat.last(room.id) if row.person not in unheard]
    people = await registry.context.people(sorted({row.person for row in lines}))
    for row in lines:
        if row.person in people:
            said = Said(room.id, row.number, people[row.person], row.text, row.at)
            room.audience.send_chat(listener, seat, encode(said), row.at)


async def say(registry: TableRegistry, room: Room, person: PersonRow, command: Say) -> None:
    """Send a chat line of a seated person to all listeners except those who have muted or blocked
    that person."""
    if all(chair.person != person.id for chair in room.course.chairs):
        raise Refused(
            Code.NOT_YOUR_SEAT, "only people who sit at this table can chat here", case="chat"
        )
    clean = " ".join(command.text.split())
    if not clean.isprintable() or not clean:
        raise Refused(
            Code.BAD_REQUEST, "a chat line may have printable characters only", case="chat"
        )
    is_open = room.course.head.settings.visibility is Visibility.OPEN
    if is_open and registry.context.is_bad(clean):
        raise Refused(Code.BAD_REQUEST, "a word in this line is not wanted here", case="words")
    store = registry.context.store
    now = registry.context.clock.now()
    row, new = await store.chat.say(room.id, person.id, clean, now, command.nonce)
    if not new:
        return
    frame = encode(Said(room.id, row.number, person.public, row.text, row.at))
    there = {one.person for group in room.audience.listeners.values() for one in group}
    deaf = await store.people.hears_not(person.id, sorted(there))
    for viewpoint, group in list(room.audience.listeners.items()):
        for listener in list(group):
            if listener.person in there - deaf:
                room.audience.send_chat(listener, viewpoint, frame, row.at)


async def advise(room: Room, listener: Listener, person: PersonRow, command: Hint | Coach) -> None:
    if isinstance(command, Coach):
        ask_coach(room, listener, person.id, command)
    else:
        await hint(room, listener, person, command)


async def hint(room: Room, listener: Listener, person: PersonRow, command: Hint) -> None:
    course = room.course
    decisions.check_hint(course, person.id, command.seat, command.version)
    assert course.state is not None
    thinker, settings = room.context.thinker, room.context.settings
    view, version = view_of(course.state, command.seat), course.version
    bot = settings.adviser(thinker.bots)
    try:
        advice = await thinker.weigh(bot, view, person.id, settings.hint_seconds)
    except Busy as busy:
        raise Refused(
            Code.BUSY, "too many people are asking for hints: ask again", case="hints"
        ) from busy
    except ThinkingFailed as failed:
        raise Refused(
            Code.UNAVAILABLE, "the bot that gives hints failed: ask again", case="hint"
        ) from failed
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
    """End a game without a result when all players agree before the first turn. Before the start
    its creator alone can remove the table."""
    course, seat = room.course, command.seat
    if (answered := await room.answered(command.nonce)) is not None:
        return answered
    decisions.check_abort(course, person.id, seat)
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
            raise Refused(Code.STARTED, "the game has started in the meantime")
        decisions.check_abort(now_course, person.id, seat)
        return [Entry(now_course.version + 1, now, Kind.ABORT, seat)]

    return await room.act(decide, command.nonce)


async def rematch(registry: TableRegistry, room: Room, person: PersonRow, command: Rematch) -> int:
    """When all players agree: a new table with the same settings, where the next seat starts. One
    who declines ends the offer of the others."""
    course, seat = room.course, command.seat
    if (answered := await room.answered(command.nonce)) is not None:
        return answered
    decisions.check_rematch(course, person.id, seat)
    people = sorted({chair.person for chair in course.chairs if chair.person is not None})
    if command.agreed and await registry.context.store.people.blocks_among(people):
        raise Refused(Code.FORBIDDEN, "not with this company", case="company")
    room.vote_rematch(seat, command.agreed)
    if not set(course.people_seats) <= room.rematch_votes:
        room.tell_table()
        return course.version
    async with room.lock:
        decisions.check_rematch(room.course, person.id, seat)
        settings, sitters = _rotated(course)
        new = await registry.create(person, settings, sitters)

        def decide(now_course: Course, now: int) -> list[Entry]:
            return [Entry(now_course.version + 1, now, Kind.REMATCH, seat, new.id)]

        return await room.act_locked(decide, command.nonce)


def _rotated(course: Course) -> tuple[Settings, Sitters]:
    chairs = course.chairs[1:] + course.chairs[:1]
    old = course.head.settings
    seats = tuple(
        HumanSeat(name=chair.name) if chair.bot is None else BotSeat(chair.bot) for chair in chairs
    )
    fields = {name: getattr(old, name) for name in Settings.__struct_fields__}
    settings = Settings(**{**fields, "seats": seats, "shuffle_seats": False, "origin": None})
    sitters = [
        None if chair.person is None else (chair.person, chair.name, chair.colour)
        for chair in chairs
    ]
    return settings, sitters
