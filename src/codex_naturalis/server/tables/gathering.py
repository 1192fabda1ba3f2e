"""Commands before a game starts: who sits where, in which colour, and which seats bots have. The
game starts when the last free seat is taken."""

from __future__ import annotations

from codex_naturalis.protocol.commands import AddBot, ChooseColour, FreeSeat, Sit, Stand
from codex_naturalis.protocol.refusals import Code, Refused
from codex_naturalis.server.ports.log import Entry
from codex_naturalis.server.ports.store import PersonRow
from codex_naturalis.server.tables import decisions
from codex_naturalis.server.tables.course import Course
from codex_naturalis.server.tables.registry import TableRegistry
from codex_naturalis.server.tables.room import Room

GatheringCommand = Sit | Stand | ChooseColour | AddBot | FreeSeat


async def gather(
    registry: TableRegistry, room: Room, person: PersonRow, command: GatheringCommand
) -> int:
    """Carry out a command; returns the version of the table. Raises Refused."""
    if isinstance(command, Sit):
        if room.course.head.settings.rated and person.password_hash is None:
            raise Refused(Code.NEEDS_ACCOUNT, "rated games need an account", case="rated")
        registry.check_name(command.name)
        await _check_company(registry, room, person.id)
        room.add_person(person.public)
    if isinstance(command, AddBot):
        bots = registry.context.thinker.bots
        if command.bot not in bots:
            reason = f"no bot is called {command.bot!r}; there are {', '.join(bots)}"
            raise Refused(Code.NO_SUCH_BOT, reason)

    def decide(course: Course, now: int) -> list[Entry]:
        entry = _entry(course, person.id, command, now)
        fills = isinstance(command, Sit | AddBot) and course.free_seats == [command.seat]
        if not fills:
            return [entry]
        after = course.copy()
        after.apply(entry)
        return [entry, registry.start(after, now)]

    return await room.act(decide, command.nonce)


async def _check_company(registry: TableRegistry, room: Room, person: str) -> None:
    """Nobody sits down at the table of somebody who has blocked them, or beside them."""
    head = room.course.head
    there = {chair.person for chair in room.course.chairs if chair.person is not None}
    others = sorted({head.creator, *there} - {person})
    for _, blocked in await registry.context.store.people.blocks_among([person, *others]):
        if blocked == person:
            raise Refused(Code.FORBIDDEN, "you cannot sit at this table", case="company")


def _entry(course: Course, person: str, command: GatheringCommand, now: int) -> Entry:
    seat = command.seat
    match command:
        case Sit(name=name, colour=colour):
            return decisions.sit(course, person, seat, name, colour, now)
        case Stand():
            return decisions.stand(course, person, seat, now)
        case ChooseColour(colour=colour):
            return decisions.choose_colour(course, person, seat, colour, now)
        case AddBot(bot=bot):
            return decisions.add_bot(course, person, seat, bot, now)
        case FreeSeat():
            return decisions.free_seat(course, person, seat, now)
