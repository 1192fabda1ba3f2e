"""The half-moves of the bots at one table. Each is the work of the node that wrote the last entry;
the others with the table in memory go on when that node is gone. Two that think at once do no harm:
the log takes one half-move."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from secrets import randbits
from typing import Protocol

from codex_naturalis.engine.view_builder import view_of
from codex_naturalis.protocol.refusals import Refused
from codex_naturalis.server.ports.clock import Timer
from codex_naturalis.server.ports.log import Entry
from codex_naturalis.server.ports.thinker import Busy, Owner, ThinkingFailed
from codex_naturalis.server.tables import decisions
from codex_naturalis.server.tables.context import Context, log
from codex_naturalis.server.tables.course import Course

RETRY_SECONDS = 1.0
LOOK_SECONDS = 1.0
"""How often somebody looks whether the node whose work it is is still there."""


class Room(Protocol):
    """A live table, as far as its bots need it."""

    context: Context
    course: Course
    lock: asyncio.Lock
    closed: bool

    @property
    def id(self) -> str: ...

    @property
    def often(self) -> dict[str, object]: ...

    async def refresh(self) -> None: ...

    async def commit(self, entries: Sequence[Entry]) -> bool: ...


class BotTurns:
    def __init__(self, room: Room, writer: str | None) -> None:
        self._room = room
        self.writer = writer
        """The node that has written the last entry; None: unknown."""
        self._playing: asyncio.Task[None] | None = None
        self._left_to_others: Timer | None = None

    @property
    def thinking(self) -> bool:
        return self._playing is not None and not self._playing.done()

    def wake(self) -> None:
        """If it is a bot's turn, make its half-move, or see to it that another node does."""
        self._leave_to_nobody()
        if not self._room.closed and not self.thinking and self._turn() is not None:
            self._wait(0.0)

    def close(self) -> None:
        self._leave_to_nobody()
        if self._playing is not None:
            self._playing.cancel()

    def _wait(self, waited: float) -> None:
        """Until it is this node's work; `waited` since the last entry, in seconds."""
        context = self._room.context
        rest = context.node.patience(self.writer, self._room.id) - waited
        if rest <= 0:
            self._playing = context.spawn(self._play())
            return
        pause = min(rest, LOOK_SECONDS)
        self._left_to_others = context.clock.call_later(pause, lambda: self._wait(waited + pause))

    def _leave_to_nobody(self) -> None:
        if self._left_to_others is not None:
            self._left_to_others.cancel()
            self._left_to_others = None

    def _turn(self) -> tuple[int, str, int] | None:
        """The next seat whose half-move a bot has to make, the bot, and the version since then."""
        course = self._room.course
        for seat in course.to_move:
            bot = course.acting_bot(seat)
            if bot is not None:
                return seat, bot, course.owing_since[seat]
        return None

    async def _play(self) -> None:
        """Make half-moves for as long as it is a bot's turn, and this node's work."""
        clock = self._room.context.clock
        while (turn := self._turn()) is not None and not self._room.closed:
            try:
                await self._think(turn)
            except Busy:
                await clock.sleep(RETRY_SECONDS)
            except ThinkingFailed:
                log.exception("bot %s could not think", turn[1], extra=self._room.often)
                await clock.sleep(RETRY_SECONDS)
            except Refused as refused:
                log.warning("a bot was refused: %s", refused.code, extra=self._room.often)
                await clock.sleep(RETRY_SECONDS)
            if self._room.context.node.patience(self.writer, self._room.id) > 0:
                if self._turn() is not None:
                    self._left_to_others = clock.call_later(LOOK_SECONDS, self.wake)
                return

    async def _think(self, turn: tuple[int, str, int]) -> None:
        room, clock = self._room, self._room.context.clock
        seat, bot, _ = turn
        assert room.course.state is not None
        settings = room.course.head.settings
        pause = room.context.settings.bot_pause if settings.bot_pause else 0.0
        owner = Owner(room.context.payer_of(room.course.head.creator), room.id)
        begun = clock.now()
        view = view_of(room.course.state, seat)
        text = await room.context.thinker.choose(bot, view, randbits(32), owner)
        if (rest := pause - (clock.now() - begun) / 1000) > 0:
            await clock.sleep(rest)
        async with room.lock:
            await room.refresh()
            if self._turn() == turn:
                move = decisions.half_move(room.course, seat, text, clock.now())
                if not await room.commit([move]):
                    await room.refresh()
