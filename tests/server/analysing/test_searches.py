"""Searches that go on while somebody looks: with a real pool of workers, over real sockets."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from codex_naturalis.engine.game import Game
from codex_naturalis.kernel.build.readiness import make_ready
from codex_naturalis.notation.position import write_position
from codex_naturalis.notation.record import write_record
from codex_naturalis.protocol.analyses import AnalysisStatus
from codex_naturalis.protocol.messages import AnalysisUpdate
from codex_naturalis.protocol.refusals import Code
from codex_naturalis.server.analysing import searches
from codex_naturalis.server.analysing.searches import Search, Searches
from codex_naturalis.server.people.limits import Limits
from codex_naturalis.server.people_limits import Action, Rate
from codex_naturalis.server.ports.thinker import Owner
from codex_naturalis.server.thinking.pool import PoolThinker
from tests.server.clock import HeldClock
from tests.server.serving import serving
from tests.server.visiting import Line, guest

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


def played(half_moves: int, seed: int = 7) -> Game:
    game = Game.new(2, seed=seed)
    rng = Random(seed)
    while len(game.transitions) < half_moves:
        game.push(game.legal_moves.sample(rng))
    return game


def line_of(game: Game) -> dict[str, object]:
    """As a client sends it: the start, and the half-moves to the position."""
    start = Game(game.start, deal=game.deal, names=game.names)
    moves = [{"seat": seat, "move": str(move)} for seat, move in game.moves]
    return {"start": write_record(start), "moves": moves}


@pytest.fixture
async def pool() -> AsyncIterator[PoolThinker]:
    make_ready()
    pool = PoolThinker(workers=1, most_waiting=20)
    yield pool
    await pool.close()


async def next_update(line: Line) -> AnalysisUpdate:
    async with asyncio.timeout(60):
        while True:
            message = await line.hear()
            if isinstance(message, AnalysisUpdate):
                return message


@pytest.mark.parametrize("every_card", [False, True])
async def test_lines_come(tmp_path: Path, pool: PoolThinker, every_card: bool) -> None:
    """Case: the lines of a position come, each update with more simulations than the one before,
    with a chance, a doubt, expected scores and a reason; after `stop_analysis` none comes."""
    async with (
        serving(tmp_path / "data", thinker=pool) as url,
        guest(url) as ada,
        ada.line() as line,
    ):
        game = played(24)
        done = await line.do("analyse", open=every_card, **line_of(game))
        first, second = await next_update(line), await next_update(line)
        for update in (first, second):
            assert (update.analysis, update.seat) == (done.id, game.seat)
            assert update.status is AnalysisStatus.RUNNING
            assert update.open is every_card
            assert 1 <= len(update.lines) == len(update.doubts) <= 5
            for one, doubt in zip(update.lines, update.doubts, strict=True):
                assert game.why_not(one.move) == []
                assert len(one.wins) == len(one.scores) == 2
                assert one.line[0].move == one.move
                assert one.reason is not None
                assert 0 <= doubt < 0.51
        assert second.simulations > first.simulations > 0
        await line.do("stop_analysis")
        heard = len(line.heard)
        await line.rest()
        assert not [m for m in line.heard[heard:] if isinstance(m, AnalysisUpdate)]


async def test_what_a_seat_knows_and_all_open_differ(pool: PoolThinker) -> None:
    """Case: with every card seen, the search knows which card a deck will give: where the hidden
    cards are others, what it finds is another thing; with what the seat knows, it is the same."""
    game = played(25)
    view = game.view(game.seat)
    other = view.resample(Random(3))
    found = [
        await pool.explore("monk-6", view, truth, Owner(f"analysis:{number}"), 0.2, 1)
        for number, truth in enumerate((None, game.state, other))
    ]
    assert [one.open for one in found] == [False, True, True]
    assert found[1].candidates != found[2].candidates


async def test_one_search_a_person(tmp_path: Path, pool: PoolThinker) -> None:
    """Law: a person has one search at a time, on all devices together; the earlier one hears that
    it was replaced. Somebody who leaves leaves no search behind."""
    async with (
        serving(tmp_path / "data", thinker=pool) as url,
        guest(url) as ada,
        ada.line() as phone,
        ada.line() as desk,
    ):
        await phone.do("analyse", **line_of(played(10)))
        await next_update(phone)
        await desk.do("analyse", **line_of(played(12)))
        while (update := await next_update(phone)).status is AnalysisStatus.RUNNING:
            pass
        assert update.status is AnalysisStatus.REPLACED
        assert (await next_update(desk)).status is AnalysisStatus.RUNNING


async def test_games_go_first(pool: PoolThinker) -> None:
    """Law: while games and hints wait, no slice of an analysis begins, however long it waits."""
    game = played(10)
    view = game.view(game.seat)
    order: list[str] = []

    async def note(name: str, work: object) -> None:
        await work  # type: ignore[misc]
        order.append(name)

    await pool.choose("random", view, 1, Owner("warm"))
    slices = [
        note("slice", pool.explore("monk-6", view, None, Owner(f"analysis:{n}"), 0.05, 1))
        for n in range(4)
    ]
    bots = [note("game", pool.choose("greedy", view, 1, Owner(f"table-{n}"))) for n in range(4)]
    await asyncio.gather(*slices, *bots)
    assert order.index("game") <= 1
    assert order[1:5].count("game") >= 4 - (order[0] == "game"), order


class Ear:
    def __init__(self) -> None:
        self.frames: list[bytes] = []
        self.heard = asyncio.Event()

    def send(self, frame: bytes) -> None:
        self.frames.append(frame)
        if b'"running"' not in frame:
            self.heard.set()


async def test_an_hour_has_its_budget(pool: PoolThinker) -> None:
    """Case: who has used up the thinking of an hour is told so, and no worker thinks."""
    limits = Limits(HeldClock())
    state = played(10).state
    for _ in range(Action.THINKING.rates[0].burst):
        limits.check(Action.THINKING, "ada", "")
    ear, all_of_them = Ear(), Searches(pool, limits)
    all_of_them.begin("ada", Search(ear, 1, state, every_card=False))
    async with asyncio.timeout(30):
        await ear.heard.wait()
    assert [b'"spent"' in frame for frame in ear.frames] == [True]
    assert len(all_of_them) == 0


async def test_it_ends_by_itself(pool: PoolThinker, monkeypatch: pytest.MonkeyPatch) -> None:
    """Case: after its slices a search ends and says so, with what it has found."""
    monkeypatch.setattr(searches, "MOST_SLICES", 2)
    monkeypatch.setattr(searches, "SLICE", 0.05)
    ear, all_of_them = Ear(), Searches(pool, Limits(HeldClock()))
    all_of_them.begin("ada", Search(ear, 1, played(10).state, every_card=False))
    async with asyncio.timeout(30):
        await ear.heard.wait()
    assert b'"finished"' in ear.frames[-1]
    assert b'"lines":[{' in ear.frames[-1]


async def test_refusals(tmp_path: Path) -> None:
    """Law: what is no position is refused with a reason, and nothing is searched: illegal
    half-moves, a broken text, an impossible position, a game that is over."""
    game = played(10)
    impossible = write_position(game.state).replace("Round: ", "Round: 1")
    over = Game.new(2, seed=3)
    rng = Random(3)
    while not over.over:
        over.push(over.legal_moves.sample(rng))
    async with serving(tmp_path / "data") as url, guest(url) as ada, ada.line() as line:
        start = line_of(game)["start"]
        wrong = [{"seat": 0, "move": "<R"}]
        assert await line.refused("analyse", start=start, moves=wrong) is Code.SETUP_NOT_OVER
        assert await line.refused("analyse", start="nonsense") is Code.BAD_RECORD
        assert await line.refused("analyse", start=impossible) is Code.BAD_RECORD
        assert await line.refused("analyse", **line_of(over)) is Code.GAME_OVER
        many = [{"seat": 0, "move": "<R"}] * 401
        assert await line.refused("analyse", start=start, moves=many) is Code.BAD_REQUEST
        await line.do("stop_analysis")


def test_the_budget_is_bounded() -> None:
    """Law: a person gets at most twenty minutes of thinking an hour."""
    rate: Rate = Action.THINKING.rates[0]
    assert rate.amount * searches.SLICE <= 20 * 60 * rate.seconds / 3600
