"""Who asks for too much is refused, and served again a little later; others do not notice."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from codex_naturalis.protocol.messages import CommandRefused, Done, Pong
from codex_naturalis.protocol.refusals import Code
from codex_naturalis.server.people_limits import Action
from tests.server.serving import serving
from tests.server.visiting import Line, guest

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


@pytest.fixture
async def url(tmp_path: Path) -> AsyncIterator[str]:
    async with serving(tmp_path / "data") as url:
        yield url


async def until_done(line: Line, kind: str, **fields: object) -> None:
    """Ask politely, again and again, until it is carried out."""
    async with asyncio.timeout(30):
        while not isinstance(await line.ask(kind, **fields), Done | Pong):
            await asyncio.sleep(0.1)


async def test_a_flood_of_chat(url: str) -> None:
    """A person says five things in ten seconds, over however many connections; other commands go
    on, other people talk, and later the person may talk again."""
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(guest(url)) for _ in range(2)]
        lines = [await stack.enter_async_context(one.line()) for one in people]
        second = await stack.enter_async_context(people[0].line())
        table = await people[0].table("me", "free")
        await lines[1].do("sit", table=table, seat=1)
        answers = [
            await line.ask("say", table=table, text="hello")
            for line in (lines[0], second) * Action.CHAT.rates[0].amount
        ]
        refused = [answer for answer in answers if isinstance(answer, CommandRefused)]
        assert {answer.code for answer in refused} == {Code.RATE_LIMITED}
        assert len(answers) - len(refused) >= Action.CHAT.rates[0].amount
        await lines[0].do("watch", table=table)
        await lines[1].do("say", table=table, text="hello yourself")
        await until_done(lines[0], "say", table=table, text="hello again")


async def test_a_flood_of_tables(url: str) -> None:
    """So many tables a minute, made or asked for by pairing; the rest is refused."""
    async with guest(url) as one, one.line() as line:
        amount = Action.CREATE_TABLE.rates[0].amount
        for _ in range(amount):
            await line.ask("pair")
        assert await line.refused("pair") is Code.RATE_LIMITED
        seats = [{"type": "human", "mine": True}, {"type": "human"}]
        answer = await one.http.post("/api/tables", json={"seats": seats})
        assert (answer.status_code, answer.json()["code"]) == (429, "rate_limited")
        assert int(answer.headers["retry-after"]) >= 1
