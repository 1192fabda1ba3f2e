"""Four people around a table in any state, and one round of anything that any of them may say."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

from codex_naturalis.protocol.messages import CommandRefused
from codex_naturalis.protocol.refusals import Code
from tests.server.fuzzing import Fuzzer
from tests.server.visiting import Line, Visitor, guest, set_up, some_move, stored_log

STATES = ("gathering", "setup", "placing", "drawing", "finished", "aborted")
OUR_FAULT = (Code.INTERNAL, Code.UNAVAILABLE)


class Party:
    """Who made a table, who plays there, who looks on, and who has no business there."""

    def __init__(self, people: list[Visitor], lines: list[Line]) -> None:
        self.people = people
        self.lines = lines
        self.owner, self.player, self.spectator, self.stranger = lines

    async def table(self, state: str) -> str:
        """A table for two, brought to that state."""
        table = await self.people[0].table("me", "free", visibility="open")
        for line in (self.owner, self.spectator):
            await line.do("watch", table=table)
        if state == "gathering":
            return table
        await self.player.do("sit", table=table, seat=1)
        if state == "aborted":
            for seat, line in enumerate((self.owner, self.player)):
                await line.do("abort", table=table, seat=seat)
        if state in ("placing", "drawing"):
            await set_up(table, [self.owner, self.player])
        if state == "drawing":
            move = some_move(self.owner.update(table).view, 0, Random(0))
            await self.owner.play(table, 0, move)
        if state == "finished":
            await self.player.do("resign", table=table, seat=1)
        return table

    async def well(self) -> None:
        """Everybody is still connected, and the server is well."""
        for line in self.lines:
            await line.rest()
        assert (await self.people[0].http.get("/health")).status_code == 200

    async def say_anything(
        self, data: Path, state: str, fuzzer: Fuzzer, times: int
    ) -> Counter[str]:
        """Commands of all kinds, from all four, at tables in that state. A refusal must have left
        the log as it was; how often each code came, `done` when there was none."""
        codes: Counter[str] = Counter()
        fuzzer.people = [one.id for one in self.people]
        table = await self.table(state)
        for _ in range(times):
            fuzzer.tables = (table,)
            before = stored_log(data, table)
            fuzzer.version = before[-1][1] if before else 0
            command = fuzzer.command()
            answer = await self._give(command, fuzzer.rng.choice(self.lines))
            after = stored_log(data, table)
            if isinstance(answer, CommandRefused):
                assert answer.code not in OUR_FAULT, command
                assert answer.reason, command
                assert after == before, command
                codes[answer.code] += 1
            else:
                codes["done"] += 1
                if after != before:
                    table = await self.table(state)
        return codes

    async def say_nothing_right(self, fuzzer: Fuzzer, times: int) -> None:
        """Junk, from all four; each is a bad request and no more."""
        for number in range(times):
            line = self.lines[number % 4]
            frame = fuzzer.junk()
            await line.socket.send(frame)
            answer = await line.answer()
            assert isinstance(answer, CommandRefused), frame
            assert answer.code is Code.BAD_REQUEST, frame
            assert answer.reason

    async def _give(self, command: dict[str, Any], line: Line) -> Any:
        fields = {name: value for name, value in command.items() if name not in ("type", "id")}
        return await line.ask(command["type"], **fields)


@asynccontextmanager
async def party(url: str) -> AsyncGenerator[Party, None]:
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(guest(url)) for _ in range(4)]
        yield Party(people, [await stack.enter_async_context(one.line()) for one in people])
