"""Reviews through the client: asked for, waited for, and given up."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path

import httpx
import pytest

from codex_naturalis.analysis.judgement import ReviewTask
from codex_naturalis.client import Client, Refused
from codex_naturalis.notation.record import write_record
from codex_naturalis.protocol.refusals import Code
from codex_naturalis.protocol.tables import HumanSeat, Settings
from codex_naturalis.server.ports.thinker import Assessment, Owner, ThinkingFailed
from tests.cli.conftest import played
from tests.server.inline import InlineThinker
from tests.server.process import running
from tests.server.serving import serving

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


async def test_a_record_and_a_table(tmp_path: Path) -> None:
    """The review comes when it is finished, without asking for it again and again, and progress
    never falls; a game that is not over, and one that does not exist, are refused."""
    game = played(10)
    async with serving(tmp_path / "data") as url, Client(url) as client:
        await client.people.guest()
        uploaded = await client.records.upload(write_record(game))
        seen: list[tuple[int, int]] = []
        asked: list[str] = []

        async def note(request: httpx.Request) -> None:
            asked.append(request.method)

        client._httpx.event_hooks = {"request": [note]}
        review = await client.records.review(
            uploaded.id, lambda done, total: seen.append((done, total))
        )
        assert [one.played.move for one in review.half_moves] == [str(m) for _, m in game.moves]
        assert asked == ["POST", "GET"]
        assert seen == sorted(seen)
        assert seen[-1] == (10, 10)
        assert await client.records.review(uploaded.id) == review
        table = await client.tables.create(Settings(seats=(HumanSeat(mine=True), HumanSeat())))
        with pytest.raises(Refused) as refused:
            await client.tables.review(table.id)
        assert refused.value.code is Code.NOT_FINISHED
        with pytest.raises(Refused) as unknown:
            await client.records.review("nowhere")
        assert unknown.value.code is Code.NOT_FOUND


async def test_a_review_that_fails(tmp_path: Path) -> None:
    """It is told as a refusal, and not waited for."""

    class Failing(InlineThinker):
        async def judge(
            self, bot: str, task: ReviewTask, owner: Owner, seconds: float
        ) -> Assessment:
            raise ThinkingFailed("a bot failed")

    async with serving(tmp_path / "data", thinker=Failing()) as url, Client(url) as client:
        await client.people.guest()
        uploaded = await client.records.upload(write_record(played(3)))
        with pytest.raises(Refused) as refused:
            await client.records.review(uploaded.id)
        assert refused.value.code is Code.UNAVAILABLE


async def test_a_server_that_is_restarted(tmp_path: Path) -> None:
    """A review that was not finished is gone with its server: that is said, and not waited for."""
    async with (
        running(tmp_path / "data", options=("--review-seconds", "5")) as server,
        Client(server.url) as client,
    ):
        await client.people.guest()
        uploaded = await client.records.upload(write_record(played(40)))
        begun = asyncio.Event()
        waiting = asyncio.create_task(
            client.records.review(uploaded.id, lambda done, total: begun.set())
        )
        await begun.wait()
        await server.stop(signal.SIGKILL)
        await server.start()
        with pytest.raises(Refused) as refused:
            await waiting
        assert refused.value.code is Code.NOT_FOUND
        assert refused.value.case == "review"
