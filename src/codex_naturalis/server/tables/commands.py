"""What each command does at its table. Every command is checked here or in `decisions`; the only
thing that is trusted is who the person is."""

from __future__ import annotations

from msgspec.structs import replace

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
from codex_naturalis.protocol.messages import HintGiven
from codex_naturalis.protocol.refusals import Code, Refused
from codex_naturalis.protocol.tables import (
    BotSeat,
    HumanSeat,
    SeatState,
    Settings,
    Status,
    Visibility,
)
from codex_naturalis.server.ports.log import Entry, Kind, Vote
from codex_naturalis.server.ports.store import PersonRow
from codex_naturalis.server.ports.thinker import Busy, Owner, ThinkingFailed
from codex_naturalis.server.tables import chatting, decisions
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
            entry = decisions.take_back(course, person, seat, version, now)
            decisions.check_take_backs(course, seat, room.context.settings.people.take_backs)
            return entry
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
    await chatting.send_last(room, listener, seat, person.id)


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
    context = registry.context
    now = context.clock.now()
    row, new = await context.store.chat.say(room.id, person.id, clean, now, command.nonce)
    if new:
        await chatting.send(room, row, person.public)


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
    owner = Owner(room.context.payer_of(person.id), person.id)
    try:
        advice = await thinker.weigh(bot, view, owner, settings.hint_seconds)
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
    status, seat = room.course.status, command.seat

    def decide(course: Course, now: int) -> list[Entry]:
        if course.status is not status:
            raise Refused(Code.STARTED, "the game has started in the meantime")
        decisions.check_abort(course, person.id, seat)
        votes = []
        if course.status is Status.PLAYING:
            wish = Vote.ABORT if command.agreed else Vote.NO_ABORT
            votes = decisions.vote(course, seat, wish, now)
            agreed = course.votes.after(seat, wish).abort
            playing = [n for n in course.people_seats if _plays(course, n)]
        else:
            agreed, playing = frozenset({seat} if command.agreed else ()), [seat]
        if not agreed.issuperset(playing):
            return votes
        return [*votes, Entry(course.version + 1 + len(votes), now, Kind.ABORT, seat)]

    return await room.act(decide, command.nonce)


def _plays(course: Course, seat: int) -> bool:
    return course.chairs[seat].state is SeatState.PLAYING


async def rematch(registry: TableRegistry, room: Room, person: PersonRow, command: Rematch) -> int:
    """When all players agree: a new table with the same settings, where the next seat starts. One
    who declines ends the offer of the others."""
    seat = command.seat
    if (answered := await room.answered(command.nonce)) is not None:
        return answered
    async with room.lock:
        decisions.check_rematch(room.course, person.id, seat)
        version = await _vote_rematch(registry, room, person, command)
        course = room.course
        if course.rematch is None and course.votes.rematch.issuperset(course.people_seats):
            # Of two nodes that wrote the last two votes, neither had seen the other's.
            await _vote_rematch(registry, room, person, replace(command, nonce=None))
        return version


async def _vote_rematch(
    registry: TableRegistry, room: Room, person: PersonRow, command: Rematch
) -> int:
    seat = command.seat
    agreed = room.course.votes.rematch | {seat}
    new = None
    people = sorted({one.person for one in room.course.chairs if one.person is not None})
    if command.agreed and await registry.context.store.people.blocks_among(people):
        raise Refused(Code.FORBIDDEN, "not with this company", case="company")
    if command.agreed and agreed.issuperset(room.course.people_seats):
        settings, sitters = _rotated(room.course)
        new = await registry.create(person, settings, sitters)

    def decide(course: Course, now: int) -> list[Entry]:
        votes = decisions.vote_rematch(course, person.id, seat, command.agreed, now)
        if new is None:
            return votes
        number = course.version + 1 + len(votes)
        return [*votes, Entry(number, now, Kind.REMATCH, seat, new.id)]

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
