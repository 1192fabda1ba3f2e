"""One table, live: how it stands, and what may be done at it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import TypeGuard

from codex_naturalis.client.errand import Evidence, carry
from codex_naturalis.client.errors import Closed, Declined, Uncertain
from codex_naturalis.client.evidence import became, played, seats_of, taken_back
from codex_naturalis.client.lifeline import Lifeline, Send, Subscription
from codex_naturalis.client.sight import Sight
from codex_naturalis.client.stream import Stream
from codex_naturalis.client.tables import Tables
from codex_naturalis.client.wire import News
from codex_naturalis.engine.errors import BadText
from codex_naturalis.engine.moves import Move, parse_move
from codex_naturalis.engine.view import View
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
from codex_naturalis.protocol.messages import Done, HintGiven, Said, TableChanged, Update
from codex_naturalis.protocol.refusals import Code, Refused
from codex_naturalis.protocol.tables import Colour, SeatState, Status, Table

GONE = (SeatState.HANDED, SeatState.FORFEITED)


class TableStream(Stream):
    """`async for update in stream` gives every new state of the game, to its end. Made by
    `live.watch`; the commands raise Refused or a ClientError."""

    def __init__(self, lifeline: Lifeline, tables: Tables, table: str, seat: int | None) -> None:
        super().__init__()
        self._lifeline = lifeline
        self._tables = tables
        self._sight = Sight(table, seat)

    @property
    def id(self) -> str:
        return self._sight.id

    @property
    def table(self) -> Table:
        """Who sits there and how it stands, as last heard."""
        assert self._sight.table is not None, "a stream is handed out once it knows its table"
        return self._sight.table

    @property
    def update(self) -> Update | None:
        """The game as last heard; None before it starts."""
        return self._sight.update

    @property
    def view(self) -> View | None:
        return None if self.update is None else self.update.view

    @property
    def version(self) -> int:
        return self._sight.version

    @property
    def seat(self) -> int | None:
        """Whose eyes: None for a spectator's. When lots are drawn at the start it changes."""
        return self._sight.seat

    async def __aiter__(self) -> AsyncIterator[Update]:
        seen = -1

        def newer() -> Update | None:
            update = self.update
            return update if update is not None and update.version > seen else None

        async for update in self._follow(newer, lambda: self._sight.complete):
            seen = update.version
            yield update

    async def changes(self) -> AsyncIterator[Table]:
        """The table as it is, then every change of it: who sits, is away, agrees to a rematch …;
        also after the game."""
        seen: Table | None = None

        def newer() -> Table | None:
            return None if self.table is seen else self.table

        async for table in self._follow(newer):
            seen = table
            yield table

    async def chat(self) -> AsyncIterator[Said]:
        """The last lines, then every new one."""
        told: set[int] = set()

        def untold() -> Said | None:
            numbers = self._sight.lines.keys() - told
            return self._sight.lines[min(numbers)] if numbers else None

        async for said in self._follow(untold):
            told.add(said.number)
            yield said

    async def play(self, move: Move | str, version: int | None = None) -> int:
        """Make a half-move against the version that was seen, the newest unless told; returns the
        version then, and the stream shows it already. If the connection breaks on the way, it
        returns when the half-move is in (see `lifeline`): it is never made twice. If its answer
        was lost, the version is the newest one, and others may have moved since."""
        try:
            half_move = parse_move(str(move))
        except BadText as error:
            raise Declined(Code.UNREADABLE, str(error)) from error
        before = self.view

        def landed() -> bool | None:
            if before is None or self.view is None or self.view.seat != before.seat:
                return None
            return played(before, half_move, self.view)

        seat, seen = self._my_seat(), self._seen(version)
        command = Play(
            id=self._number(), table=self.id, seat=seat, version=seen, move=str(half_move)
        )
        return await self._order(command, landed)

    async def take_back(self, version: int | None = None) -> int:
        """Undo my placement, until I draw."""
        before = self.view

        def landed() -> bool | None:
            if before is None or self.view is None or self.view.seat != before.seat:
                return None
            return taken_back(before, self.view)

        seat, seen = self._my_seat(), self._seen(version)
        command = TakeBack(id=self._number(), table=self.id, seat=seat, version=seen)
        return await self._order(command, landed)

    async def hint(self) -> HintGiven:
        """What the strongest bot would do in my place."""
        seat, seen = self._my_seat(), self._seen(None)
        self._check()
        answer = await carry(
            self._lifeline, Hint(id=self._number(), table=self.id, seat=seat, version=seen)
        )
        assert isinstance(answer, HintGiven)
        return answer

    async def resign(self) -> int:
        command = Resign(id=self._number(), table=self.id, seat=self._my_seat())
        return await self._order(command, self._becomes(command.seat, SeatState.FORFEITED))

    async def leave(self) -> int:
        """Go for good: the seat is handed to a bot or forfeited, as the table says."""
        command = Leave(id=self._number(), table=self.id, seat=self._my_seat())
        return await self._order(command, self._becomes(command.seat, *GONE))

    async def come_back(self) -> int:
        """Take my seat back from the bot that plays it."""
        command = Return(id=self._number(), table=self.id, seat=self._my_seat())
        return await self._order(command, self._becomes(command.seat, SeatState.PLAYING))

    async def claim(self, seat: int) -> int:
        """That seat is away for too long: treat it as having left."""
        command = Claim(id=self._number(), table=self.id, seat=seat)
        return await self._order(command, self._becomes(seat, *GONE))

    async def abort(self, agreed: bool = True) -> int:
        """Agree to end the game without a result, before the first turn; before it starts its
        maker alone takes the table away."""
        command = Abort(id=self._number(), table=self.id, seat=self.seat or 0, agreed=agreed)
        before = self.table.status

        def landed() -> bool:
            return agreed and self.table.status is Status.ABORTED is not before

        return await self._order(command, landed)

    async def rematch(self, agreed: bool = True) -> int:
        """Agree to play again. `table.rematch` is its table once all agree."""
        seat = self._my_seat()
        command = Rematch(id=self._number(), table=self.id, seat=seat, agreed=agreed)
        made = self.table.rematch is not None
        return await self._order(
            command, lambda: agreed and not made and self.table.rematch is not None
        )

    async def say(self, text: str) -> None:
        """If the connection breaks and the line is not among the last ones then, Uncertain is
        raised: it might still come."""
        before = set(self._sight.lines)
        words = " ".join(text.split())

        def landed() -> bool:
            return any(
                said.text == words and said.person.id == self._lifeline.me.person.id
                for number, said in self._sight.lines.items()
                if number not in before
            )

        command = Say(id=self._number(), table=self.id, text=text)
        await self._order(command, landed, repeatable=False)

    async def sit(self, seat: int, name: str | None = None, colour: Colour | None = None) -> int:
        """Take a free seat; the game starts when none is free. A spectator's stream becomes that
        of the seat; `name` is for a hot seat."""
        command = Sit(id=self._number(), table=self.id, seat=seat, name=name, colour=colour)
        before = len(self._mine)
        return await self._order(command, lambda: len(self._mine) > before)

    async def stand(self) -> int:
        """Give my seat up before the game starts."""
        command = Stand(id=self._number(), table=self.id, seat=self._my_seat())
        before = len(self._mine)
        return await self._order(command, lambda: len(self._mine) < before)

    async def paint(self, colour: Colour) -> int:
        """Choose the colour of my seat before the game starts."""
        command = Paint(id=self._number(), table=self.id, seat=self._my_seat(), colour=colour)
        before = self.table.seats[command.seat].colour

        def landed() -> bool:
            now = None if self.seat is None else self.table.seats[self.seat].colour
            return before is not colour and now is colour

        return await self._order(command, landed)

    async def watch(self) -> None:
        """Done by `live.watch`."""
        self._sight.me = self._lifeline.me.person.id
        await self._order(Watch(id=self._number(), table=self.id, seat=self.seat))
        if self._sight.table is None:  # a table that is shown to spectators later is silent
            self._sight.see(await self._tables.get(self.id))

    async def unwatch(self) -> None:
        """Follow the table no more; every loop over the stream ends."""
        self._lifeline.forget(self)
        self.fail(Closed("this table is not watched any more"))
        twins = [other for other in self._lifeline.subscriptions if self._is_twin(other)]
        if not self._lifeline.connected or any(twin.seat == self.seat for twin in twins):
            return
        await carry(self._lifeline, Unwatch(id=self._number(), table=self.id, seat=self.seat))
        if self.seat is None:  # for the server: all eyes of this connection
            for twin in twins:
                await twin.watch()

    async def restore(self, send: Send) -> None:
        gathering = self._sight.table is not None and self.table.status is Status.GATHERING
        if self.seat is not None and gathering:  # lots may have been drawn meanwhile
            self._sight.see(await self._tables.get(self.id))
        try:
            await send(Watch(id=self._number(), table=self.id, seat=self.seat))
        except Refused as refused:
            if self.seat is None or refused.code is not Code.NOT_YOUR_SEAT:
                raise
            self._sight.seat = None
            await send(Watch(id=self._number(), table=self.id))

    def hear(self, news: News) -> None:
        match news:
            case TableChanged(table=table) if table.id == self.id:
                self._sight.see(table)
                if self._sight.shut:
                    self._lifeline.forget(self)
                    self.fail(Declined(Code.NO_SPECTATORS, "this table is not for spectators"))
            case Update(table=self.id):
                self._sight.look(news)
            case Said(table=self.id):
                self._sight.lines[news.number] = news
            case _:
                return
        self._bell.ring()

    def _is_twin(self, other: Subscription) -> TypeGuard[TableStream]:
        """Another stream of the same table."""
        return isinstance(other, TableStream) and other.id == self.id

    def _number(self) -> int:
        return self._lifeline.number()

    def _seen(self, version: int | None) -> int:
        if version is not None:
            return version
        return 0 if self.update is None else self.update.version

    @property
    def _mine(self) -> list[int]:
        return seats_of(self.table, self._lifeline.me.person.id)

    def _my_seat(self) -> int:
        if self.seat is None:
            raise Declined(Code.NOT_YOUR_SEAT, "a spectator has no seat")
        return self.seat

    def _becomes(self, seat: int, *states: SeatState) -> Evidence:
        before = self.table
        return lambda: became(before, seat, self.table, states)

    async def _order(
        self,
        command: AnyTableCommand,
        landed: Evidence = lambda: False,
        *,
        repeatable: bool = True,
    ) -> int:
        """The version then."""
        self._check()

        def witnessed() -> bool | None:
            if self._error is not None:
                reason = f"no answer came, and the table cannot be seen: {self._error}"
                raise Uncertain(reason) from self._error
            return landed()

        answer = await carry(self._lifeline, command, witnessed, repeatable=repeatable)
        version = answer.version if isinstance(answer, Done) else None
        return self.version if version is None else version
