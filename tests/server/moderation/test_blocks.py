"""Who has blocked somebody hears no more of them, and is not told who has blocked whom."""

from __future__ import annotations

from pathlib import Path

import pytest

from codex_naturalis.protocol.messages import Paired, Said
from codex_naturalis.protocol.refusals import Code
from tests.server.endpoints import code
from tests.server.serving import serving
from tests.server.visiting import Line, Visitor, guest

pytestmark = pytest.mark.anyio


async def block(one: Visitor, other: Visitor) -> None:
    answer = await one.http.put(f"/api/me/blocks/{other.id}")
    assert answer.status_code == 200, answer.text


def said(line: Line) -> list[str]:
    return [one.text for one in line.heard if isinstance(one, Said)]


async def test_the_list(tmp_path: Path) -> None:
    """Of oneself only, once for each person, and never oneself."""
    async with serving(tmp_path / "data") as url, guest(url) as one, guest(url) as other:
        for _ in range(2):
            await block(one, other)
        (shown,) = (await one.http.get("/api/me/blocks")).json()
        assert shown["person"]["id"] == other.id
        assert (await other.http.get("/api/me/blocks")).json() == []
        assert code(await one.http.put(f"/api/me/blocks/{one.id}")) == (400, Code.BAD_REQUEST)
        assert code(await one.http.put("/api/me/blocks/nobody")) == (404, Code.NOT_FOUND)
        assert (await one.http.delete(f"/api/me/blocks/{other.id}")).status_code == 204
        assert (await one.http.get("/api/me/blocks")).json() == []


async def test_chat_of_somebody_blocked(tmp_path: Path) -> None:
    """Does not come, neither live nor when the table is opened again; others read it."""
    async with (
        serving(tmp_path / "data") as url,
        guest(url) as one,
        guest(url) as other,
        guest(url) as third,
        one.line() as mine,
        other.line() as theirs,
        third.line() as watching,
    ):
        table = await one.table("me", "free", "free")
        await theirs.do("sit", table=table, seat=1)
        for line in (mine, theirs, watching):
            await line.do("watch", table=table)
        await theirs.do("say", table=table, text="before")
        await block(one, other)
        await theirs.do("say", table=table, text="after")
        await mine.do("say", table=table, text="mine")
        for line in (mine, theirs, watching):
            await line.rest()
        assert said(mine) == ["before", "mine"]
        assert said(theirs) == said(watching) == ["before", "after", "mine"]
        async with one.line() as again:
            await again.do("watch", table=table)
            await again.rest()
            assert said(again) == ["mine"]


async def test_somebody_blocked_does_not_sit_down(tmp_path: Path) -> None:
    """Not at my table, not beside me; who has blocked may."""
    async with (
        serving(tmp_path / "data") as url,
        guest(url) as one,
        guest(url) as other,
        guest(url) as third,
        one.line() as mine,
        other.line() as theirs,
    ):
        await block(one, other)
        my_table = await one.table("me", "free", "free")
        assert await theirs.refused("sit", table=my_table, seat=1) is Code.FORBIDDEN
        elsewhere = await third.table("me", "free", "free")
        await mine.do("sit", table=elsewhere, seat=1)
        assert await theirs.refused("sit", table=elsewhere, seat=2) is Code.FORBIDDEN
        their_table = await other.table("me", "free", "free")
        await mine.do("sit", table=their_table, seat=1)


async def test_pairing_keeps_them_apart(tmp_path: Path) -> None:
    """In both directions; both go on waiting, and are paired with the next two."""
    async with (
        serving(tmp_path / "data") as url,
        guest(url) as one,
        guest(url) as other,
        guest(url) as third,
        guest(url) as fourth,
        one.line() as a,
        other.line() as b,
        third.line() as c,
        fourth.line() as d,
    ):
        await block(one, other)
        await b.do("pair")
        await a.do("pair")
        await a.rest()
        assert not any(isinstance(message, Paired) for message in [*a.heard, *b.heard])
        await c.do("pair")
        await d.do("pair")
        for line in (a, b, c, d):
            await line.rest()
        assert b.last(Paired) == c.last(Paired)
        assert a.last(Paired) == d.last(Paired)


async def test_no_rematch_after_a_block(tmp_path: Path) -> None:
    async with (
        serving(tmp_path / "data") as url,
        guest(url) as one,
        guest(url) as other,
        one.line() as mine,
        other.line() as theirs,
    ):
        table = await one.table("me", "free")
        await theirs.do("sit", table=table, seat=1)
        await mine.do("resign", table=table, seat=0)
        await theirs.do("rematch", table=table, seat=1)
        await block(one, other)
        assert await mine.refused("rematch", table=table, seat=0) is Code.FORBIDDEN
