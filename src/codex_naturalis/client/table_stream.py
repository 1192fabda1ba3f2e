"""One table, live: its state, and the commands of those who sit there."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import TypedDict, TypeGuard

from codex_naturalis.client.connection import Notification
from codex_naturalis.client.errors import Closed
from codex_naturalis.client.reconnect import ReconnectingConnection, Send, Subscription
from codex_naturalis.client.request import new_nonce, request
from codex_naturalis.client.stream import Stream
from codex_naturalis.client.table_state import TableState
from codex_naturalis.client.tables import Tables
from codex_naturalis.engine.errors import BadText
from codex_naturalis.engine.moves import Move, parse_move
from codex_naturalis.engine.view import View
from codex_naturalis.protocol.coaching import CoachLevel
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
from codex_naturalis.protocol.messages import (
    Coached,
    Done,
    HintGiven,
    PastEvents,
    Recap,
    Said,
    TableChanged,
    Update,
)
from codex_naturalis.protocol.refusals import Code, Refused
from codex_naturalis.protocol.tables import Colour, Status, Table


class SeatFields(TypedDict):
    id: int
    table: str
    seat: int
    nonce: str


class TableStream(Stream):
    """`async for update in stream` gives every new state of the game until it is over. Made by
    `live.watch`. The commands raise Refused or a ClientError."""

    def __init__(
        self, connection: ReconnectingConnection, tables: Tables, table: str, seat: int | None
    ) -> None:
        super().__init__()
        self._connection = connection
        self._tables = tables
        self._state = TableState(table, seat)

    @property
    def id(self) -> str:
        return self._state.id

    @property
    def table(self) -> Table:
        """The newest state of the table: its settings, its seats, its result."""
        assert self._state.table is not None, "a stream is handed out once it knows its table"
        return self._state.table

    @property
    def update(self) -> Update | None:
        """The newest state of the game; None before it starts."""
        return self._state.update

    @property
    def view(self) -> View | None:
        return None if self.update is None else self.update.view

    @property
    def version(self) -> int:
        return self._state.version

    @property
    def seat(self) -> int | None:
        """The seat that the view belongs to; None for a spectator. It changes when the seats are
        shuffled at the start."""
        return self._state.seat

    async def __aiter__(self) -> AsyncIterator[Update]:
        seen = -1

        def newer() -> Update | None:
            update = self.update
            return update if update is not None and update.version > seen else None

        async for update in self._follow(newer, lambda: self._state.complete):
            seen = update.version
            yield update

    async def changes(self) -> AsyncIterator[Table]:
        """The table as it is now, then after every change: who sits there, who is away, who agrees
        to a rematch … It goes on after the game."""
        seen: Table | None = None

        def newer() -> Table | None:
            return None if self.table is seen else self.table

        async for table in self._follow(newer):
            seen = table
            yield table

    async def chat(self) -> AsyncIterator[Said]:
        """The last lines, then every new one."""
        seen: set[int] = set()

        def unseen() -> Said | None:
            numbers = self._state.chat.keys() - seen
            return self._state.chat[min(numbers)] if numbers else None

        async for said in self._follow(unseen):
            seen.add(said.number)
            yield said

    async def play(self, move: Move | str, version: int | None = None) -> int:
        """Make a half-move, decided on by looking at `version` (default: the newest). Returns the
        version after it, which the stream already shows. If the connection breaks meanwhile, this
        returns when the half-move has been made; it is never made twice (see `request`)."""
        try:
            half_move = parse_move(str(move))
        except BadText as error:
            raise Refused(Code.UNREADABLE, str(error)) from error
        seat, seen = self._my_seat(), self._version(version)
        about = self._about(seat)
        return await self._request(Play(**about, version=seen, move=str(half_move)))

    async def take_back(self, version: int | None = None) -> int:
        """Undo my placement; possible until I draw."""
        seat, seen = self._my_seat(), self._version(version)
        return await self._request(TakeBack(**self._about(seat), version=seen))

    async def hint(self) -> HintGiven:
        """What the strongest bot would do from my seat."""
        seat, seen = self._my_seat(), self._version(None)
        self._check()
        answer = await request(
            self._connection, Hint(id=self._number(), table=self.id, seat=seat, version=seen)
        )
        assert isinstance(answer, HintGiven)
        return answer

    async def coach(self, level: CoachLevel = CoachLevel.BIG) -> None:
        """Have the placement that I have just made judged; if it was poor, `coached` tells why
        before long."""
        seat, seen = self._my_seat(), self._version(None)
        await self._request(
            Coach(id=self._number(), table=self.id, seat=seat, version=seen, level=level)
        )

    @property
    def coached(self) -> Coached | None:
        """What the coach said last, and of which version."""
        return self._state.coached

    async def resign(self) -> int:
        return await self._request(Resign(**self._about(self._my_seat())))

    async def leave(self) -> int:
        """Leave the game. By the table's settings a bot takes over, or the seat is forfeited."""
        return await self._request(Leave(**self._about(self._my_seat())))

    async def come_back(self) -> int:
        """Take my seat back from the bot that is playing it."""
        return await self._request(Return(**self._about(self._my_seat())))

    async def claim(self, seat: int) -> int:
        """The player of this seat has been away too long: treat it as left."""
        return await self._request(Claim(**self._about(seat)))

    async def abort(self, agreed: bool = True) -> int:
        """Agree to end the game without a result, before the first turn. Before the game starts its
        creator alone can close the table."""
        return await self._request(Abort(**self._about(self.seat or 0), agreed=agreed))

    async def rematch(self, agreed: bool = True) -> int:
        """Agree to play again. `table.rematch` is the id of the new table once all agree."""
        return await self._request(Rematch(**self._about(self._my_seat()), agreed=agreed))

    async def say(self, text: str) -> None:
        """Send a line of chat; like all commands it arrives once, whatever the connection does."""
        command = Say(id=self._number(), table=self.id, text=text, nonce=new_nonce())
        await self._request(command)

    async def sit(self, seat: int, name: str | None = None, colour: Colour | None = None) -> int:
        """Take a free seat; the game starts when none is free. A spectator's stream becomes the
        stream of that seat. `name` is for a hot seat."""
        return await self._request(Sit(**self._about(seat), name=name, colour=colour))

    async def stand(self) -> int:
        """Give up my seat before the game starts."""
        return await self._request(Stand(**self._about(self._my_seat())))

    async def paint(self, colour: Colour) -> int:
        """Choose the colour of my seat before the game starts."""
        return await self._request(ChooseColour(**self._about(self._my_seat()), colour=colour))

    async def add_bot(self, seat: int, bot: str) -> int:
        """Give a free seat of my table to a bot before the game starts."""
        return await self._request(AddBot(**self._about(seat), bot=bot))

    async def free_seat(self, seat: int) -> int:
        """Remove a bot from my table, or send somebody away, before the game starts."""
        return await self._request(FreeSeat(**self._about(seat)))

    async def watch(self) -> None:
        """Called by `live.watch`."""
        self._state.me = self._connection.me.person.id
        await self._request(Watch(id=self._number(), table=self.id, seat=self.seat))
        if self._state.table is None:  # the server may show it to spectators only later
            self._state.set_table(await self._tables.get(self.id))

    async def past_events(self, after: int = 0) -> tuple[PastEvents, ...]:
        """What has happened at the table after that version, as I may know it."""
        about = Watch(id=self._number(), table=self.id, seat=self.seat, events_after=after)
        await self._request(about)
        return self._state.past

    async def unwatch(self) -> None:
        """Stop following the table; every loop over the stream ends."""
        self._connection.unsubscribe(self)
        self.fail(Closed("this table is no longer watched"))
        others = [other for other in self._connection.subscriptions if self._same_table(other)]
        if not self._connection.connected or any(other.seat == self.seat for other in others):
            return
        await request(self._connection, Unwatch(id=self._number(), table=self.id, seat=self.seat))
        if self.seat is None:  # the server has ended all streams of this connection
            for other in others:
                await other.watch()

    async def restore(self, send: Send) -> None:
        gathering = self._state.table is not None and self.table.status is Status.GATHERING
        if self.seat is not None and gathering:  # the seats may have been shuffled meanwhile
            self._state.set_table(await self._tables.get(self.id))
        try:
            await send(Watch(id=self._number(), table=self.id, seat=self.seat))
        except Refused as refused:
            if self.seat is None or refused.code is not Code.NOT_YOUR_SEAT:
                raise
            self._state.seat = None
            await send(Watch(id=self._number(), table=self.id))

    def receive(self, notification: Notification) -> None:
        match notification:
            case TableChanged(table=table) if table.id == self.id:
                self._state.set_table(table)
                if self._state.hidden:
                    self._connection.unsubscribe(self)
                    self.fail(Refused(Code.NO_SPECTATORS, "this table does not allow spectators"))
            case Update(table=self.id):
                self._state.set_update(notification)
            case Recap(table=self.id, seat=self.seat):
                self._state.past = notification.steps
            case Coached(table=self.id, seat=self.seat):
                self._state.coached = notification
            case Said(table=self.id):
                self._state.chat[notification.number] = notification
            case _:
                return
        self._signal.notify()

    def _same_table(self, other: Subscription) -> TypeGuard[TableStream]:
        """Another stream of the same table."""
        return isinstance(other, TableStream) and other.id == self.id

    def _number(self) -> int:
        return self._connection.number()

    def _version(self, version: int | None) -> int:
        if version is not None:
            return version
        return 0 if self.update is None else self.update.version

    def _my_seat(self) -> int:
        if self.seat is None:
            raise Refused(Code.NOT_YOUR_SEAT, "a spectator has no seat")
        return self.seat

    def _about(self, seat: int) -> SeatFields:
        """What every command of a seat says."""
        return {"id": self._number(), "table": self.id, "seat": seat, "nonce": new_nonce()}

    async def _request(self, command: AnyTableCommand) -> int:
        """Returns the version after the command."""
        self._check()
        answer = await request(self._connection, command)
        version = answer.version if isinstance(answer, Done) else None
        return self.version if version is None else version
