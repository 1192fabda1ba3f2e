"""Reviews over REST: made in the background, told how far they are, kept when finished."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import msgspec
import pytest
from httpx import AsyncClient

from codex_naturalis.analysis.judgement import ReviewTask
from codex_naturalis.engine.game import Game
from codex_naturalis.notation.record import write_record
from codex_naturalis.protocol.reviews import REVIEW, Review, ReviewState, ReviewStatus
from codex_naturalis.server.archive import reviewer
from codex_naturalis.server.people_limits import PeopleLimits
from codex_naturalis.server.ports.thinker import Assessment, Busy, Owner, ThinkingFailed
from tests.server.endpoints import code
from tests.server.inline import InlineThinker
from tests.server.process import running
from tests.server.serving import serving
from tests.server.visiting import Visitor, guest

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

HALF_MOVES = 12


class HeldThinker(InlineThinker):
    """Judges as many half-moves as it is let, one after the other; some of them go wrong."""

    def __init__(self) -> None:
        self.let = asyncio.Semaphore(0)
        self.faults: list[Exception] = []
        self.owners: set[Owner] = set()
        self.at_once = self.most_at_once = 0

    async def judge(self, bot: str, task: ReviewTask, owner: Owner, seconds: float) -> Assessment:
        self.at_once += 1
        self.most_at_once = max(self.at_once, self.most_at_once)
        try:
            await self.let.acquire()
            self.owners.add(owner)
            if self.faults:
                raise self.faults.pop()
            return await super().judge(bot, task, owner, seconds)
        finally:
            self.at_once -= 1

    def go(self, half_moves: int = 10_000) -> None:
        for _ in range(half_moves):
            self.let.release()


@pytest.fixture
def thinker() -> HeldThinker:
    return HeldThinker()


@pytest.fixture
async def anna(tmp_path: Path, thinker: HeldThinker) -> AsyncIterator[Visitor]:
    """Somebody at a server whose thinker is held."""
    async with serving(tmp_path / "data", thinker=thinker) as url, guest(url) as visitor:
        yield visitor


def played(half_moves: int = HALF_MOVES, seed: int = 7) -> Game:
    game = Game.new(seed=seed)
    rng = Random(11)
    while not game.over and len(game.transitions) < half_moves:
        game.push(game.legal_moves.sample(rng))
    return game


async def bring(http: AsyncClient, game: Game) -> str:
    """The path of its review."""
    brought = await http.post("/api/records", json={"record": write_record(game)})
    assert brought.status_code == 201, brought.text
    return f"/api/records/{brought.json()['id']}/review"


PAUSE = 0.1
"""Between two looks: no oftener than a person may ask (Action.STUDY)."""


async def state(http: AsyncClient, path: str) -> ReviewState:
    answer = await http.get(path)
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=ReviewState)


async def until(http: AsyncClient, path: str, status: ReviewStatus, done: int) -> ReviewState:
    async with asyncio.timeout(30):
        while True:
            found = await state(http, path)
            if (found.status, found.done) == (status, done):
                return found
            await asyncio.sleep(PAUSE)


async def finished(http: AsyncClient, path: str) -> Review:
    async with asyncio.timeout(60):
        while (found := await state(http, path)).review is None:
            await asyncio.sleep(PAUSE)
    assert found.status is ReviewStatus.FINISHED
    return found.review


async def test_progress(anna: Visitor, thinker: HeldThinker) -> None:
    """Asked for, waiting, half-move by half-move, finished; asked for again it is there at once,
    and nothing is thought twice. Two of them are made one after the other."""
    http, game = anna.http, played()
    path, other = await bring(http, game), await bring(http, played(3, seed=8))
    asked = await http.post(path)
    assert asked.status_code == 202
    assert asked.json()["total"] == HALF_MOVES
    assert (await http.post(other)).json() == {
        "status": "waiting",
        "done": 0,
        "total": 3,
        "review": None,
    }
    for done in range(3):
        await until(http, path, ReviewStatus.THINKING, done)
        await until(http, other, ReviewStatus.WAITING, 0)
        thinker.go(1)
    thinker.go()
    review = await finished(http, path)
    assert [one.played.move for one in review.half_moves] == [str(move) for _, move in game.moves]
    assert (review.version, review.outcome) == (REVIEW, None)
    assert len(review.by) == 1
    assert len((await finished(http, other)).half_moves) == 3
    again = await http.post(path)
    assert again.json() == {"status": "finished", "done": 12, "total": 12, "review": None}
    assert (thinker.owners, thinker.most_at_once) == ({reviewer.OWNER}, 1)


async def test_with_and_without_gzip(anna: Visitor, thinker: HeldThinker) -> None:
    """The same JSON, packed for who takes it."""
    thinker.go()
    path = await bring(anna.http, played())
    await anna.http.post(path)
    await finished(anna.http, path)
    packed = await anna.http.get(path)
    plain = await anna.http.get(path, headers={"Accept-Encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.content == plain.content
    assert packed.headers["content-type"] == plain.headers["content-type"] == "application/json"


async def test_a_finished_table(anna: Visitor, thinker: HeldThinker) -> None:
    """A game that runs has no review, one that is over has, for anyone who has its link; a table
    where no game was begun has none."""
    thinker.go()
    table = await anna.table("me", "random")
    path = f"/api/tables/{table}/review"
    for answer in (await anna.http.post(path), await anna.http.get(path)):
        assert code(answer) == (409, "not_finished")
    async with anna.line() as line:
        await line.do("watch", table=table)
        for _ in range(2):
            view = line.update(table).view
            await line.play(table, 0, f"o:{view.me.offered[0]}" if view.me.cards else "s:front")
            await line.rest()
        await line.do("resign", table=table, seat=0)
    assert code(await anna.http.get(path)) == (404, "not_found")
    assert (await anna.http.post(path)).status_code == 202
    review = await finished(anna.http, path)
    assert review.outcome is None
    assert {one.seat for one in review.half_moves} == {0, 1}
    async with AsyncClient(base_url=anna.url, timeout=60) as stranger:
        assert await finished(stranger, path) == review


async def test_refusals(anna: Visitor) -> None:
    """Who is nobody, or may not; what is not there; what nobody has asked for."""
    path = await bring(anna.http, played())
    async with AsyncClient(base_url=anna.url, timeout=60) as nobody:
        assert code(await nobody.post(path)) == (401, "unauthenticated")
        assert code(await nobody.get(path)) == (404, "not_found")
        _, reader = await anna.token("read", "play")
        assert code(await nobody.post(path, headers=reader)) == (403, "no_scope")
    for kind in ("tables", "records"):
        for send in (anna.http.get, anna.http.post):
            assert code(await send(f"/api/{kind}/nowhere/review")) == (404, "not_found")


async def test_too_many(tmp_path: Path, thinker: HeldThinker) -> None:
    """Beyond so many that wait it is busy, but not for those that are on their way; and one
    person may ask so often only."""
    people = PeopleLimits(all_reviews=1)
    async with (
        serving(tmp_path / "few", thinker=thinker, people=people) as url,
        guest(url) as anna,
    ):
        await ask_too_much(anna, thinker)


async def ask_too_much(anna: Visitor, thinker: HeldThinker) -> None:
    first, second = [await bring(anna.http, played(2, seed)) for seed in (1, 2)]
    assert (await anna.http.post(first)).status_code == 202
    busy = await anna.http.post(second)
    assert code(busy) == (503, "busy")
    assert busy.headers["retry-after"]
    assert (await anna.http.post(first)).status_code == 202
    thinker.go()
    await finished(anna.http, first)
    assert (await anna.http.post(second)).status_code == 202
    answers = [await anna.http.post(second) for _ in range(7)]
    assert code(answers[-1]) == (429, "rate_limited")


async def test_a_thinker_that_fails(anna: Visitor, thinker: HeldThinker) -> None:
    """A busy thinker is asked again; one that fails ends the review, and no other; it may be
    asked for again."""
    path, other = [await bring(anna.http, played(4, seed)) for seed in (1, 2)]
    thinker.faults = [ThinkingFailed("a bot failed"), Busy("full")]
    await anna.http.post(path)
    await anna.http.post(other)
    thinker.go()
    assert len((await finished(anna.http, other)).half_moves) == 4
    failed = await state(anna.http, path)
    assert (failed.status, failed.total, failed.review) == (ReviewStatus.FAILED, 4, None)
    assert (await anna.http.post(path)).status_code == 202
    assert len((await finished(anna.http, path)).half_moves) == 4


async def test_a_server_that_stops(tmp_path: Path, thinker: HeldThinker) -> None:
    """Stopping does not wait for a review; it is given up, and can be asked for again."""
    async with serving(tmp_path / "data", thinker=thinker) as url, guest(url) as anna:
        path = await bring(anna.http, played())
        await anna.http.post(path)
        thinker.go(2)
        await until(anna.http, path, ReviewStatus.THINKING, 2)
    async with serving(tmp_path / "data", thinker=thinker) as url, guest(url) as anna:
        assert code(await anna.http.get(path)) == (404, "not_found")
        thinker.go()
        await anna.http.post(path)
        await finished(anna.http, path)


async def test_an_older_way_of_reviewing(
    anna: Visitor, thinker: HeldThinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A review that was made in another way is as good as none."""
    thinker.go()
    path = await bring(anna.http, played(3))
    await anna.http.post(path)
    await finished(anna.http, path)
    monkeypatch.setattr(reviewer, "REVIEW", REVIEW + 1)
    assert code(await anna.http.get(path)) == (404, "not_found")
    await anna.http.post(path)
    await finished(anna.http, path)


async def test_killed_and_started_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server as people run it, with processes that think: a finished review survives
    `kill -9`, byte for byte."""
    monkeypatch.setenv("CODEX_REVIEW_SECONDS", "0.01")
    async with running(tmp_path / "data") as server:
        async with guest(server.url) as anna:
            path = await bring(anna.http, played())
            assert (await anna.http.post(path)).status_code == 202
            assert len((await finished(anna.http, path)).half_moves) == HALF_MOVES
            before = (await anna.http.get(path)).content
        await server.stop(signal.SIGKILL)
        await server.start()
        async with AsyncClient(base_url=server.url, timeout=60) as http:
            assert (await http.get(path)).content == before
