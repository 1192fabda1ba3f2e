"""Reviews through the client: asked for, waited for, and given up."""

from __future__ import annotations

from pathlib import Path

import pytest

from codex_naturalis.bots.review import Task
from codex_naturalis.client import Client, Refused, reviewing
from codex_naturalis.notation.record import write_record
from codex_naturalis.protocol.refusals import Code
from codex_naturalis.protocol.tables import HumanSeat, Settings
from codex_naturalis.server.ports.thinker import ThinkingFailed, Verdict
from tests.cli.conftest import played
from tests.server.inline import InlineThinker
from tests.server.serving import serving

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def _hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "PAUSE", 0.01)


async def test_a_record_and_a_table(tmp_path: Path) -> None:
    """The review comes when it is finished, and progress never falls; a table that is over is
    reviewed like a record, one that is not is refused."""
    game = played(10)
    async with serving(tmp_path / "data") as url, Client(url) as client:
        await client.people.guest()
        brought = await client.records.bring(write_record(game))
        seen: list[tuple[int, int]] = []
        review = await client.records.review(
            brought.id, lambda done, total: seen.append((done, total))
        )
        assert [one.played.move for one in review.half_moves] == [str(m) for _, m in game.moves]
        assert seen == sorted(seen)
        assert seen[-1] == (10, 10)
        assert await client.records.review(brought.id) == review
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
        async def judge(self, bot: str, task: Task, owner: str, seconds: float) -> Verdict:
            raise ThinkingFailed("a bot failed")

    async with serving(tmp_path / "data", thinker=Failing()) as url, Client(url) as client:
        await client.people.guest()
        brought = await client.records.bring(write_record(played(3)))
        with pytest.raises(Refused) as refused:
            await client.records.review(brought.id)
        assert refused.value.code is Code.UNAVAILABLE
