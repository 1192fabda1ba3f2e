"""What every thinker does, wherever the thinking happens."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from random import Random

import pytest

from codex_naturalis.analysis.judgement import ReviewTask
from codex_naturalis.analysis.reasons import reason_for
from codex_naturalis.bots import NAMES
from codex_naturalis.bots.levels import LEVELS
from codex_naturalis.engine.moves import parse_move
from codex_naturalis.engine.state import Phase
from codex_naturalis.engine.view import View
from codex_naturalis.engine.view_builder import view_of
from codex_naturalis.server.bus.nats import NatsBus
from codex_naturalis.server.bus_address import parse_bus_address
from codex_naturalis.server.ports.thinker import Owner, Thinker
from codex_naturalis.server.thinking.pool import PoolThinker
from tests.building import player, table
from tests.comparison import SETTINGS
from tests.playing import play
from tests.server.thinking.nodes import a_node, a_worker, knows
from tests.services.nats import nats_server

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

OAK, ASH = Owner("oak", "oak"), Owner("ash", "ash")


@asynccontextmanager
async def in_processes(folder: Path) -> AsyncIterator[Thinker]:
    pool = PoolThinker(workers=1, most_waiting=1000)
    yield pool
    await pool.close()


@asynccontextmanager
async def at_a_worker(folder: Path) -> AsyncIterator[Thinker]:
    """Over NATS. The node thinks itself only where every card is to be seen."""
    with nats_server(folder) as server:
        async with a_worker(NatsBus(parse_bus_address(server.url))) as worker:
            bus = NatsBus(parse_bus_address(server.url))
            async with a_node(bus) as node:
                await knows(node, 1)
                yield node.thinker
                counts = node.thinker.counts
                assert (counts.by_workers, counts.again) == (worker.answered, 0)


THINKERS: dict[str, Callable[[Path], AbstractAsyncContextManager[Thinker]]] = {
    "pool": in_processes,
    "worker": at_a_worker,
}


@pytest.fixture(params=THINKERS)
async def thinker(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Thinker]:
    async with THINKERS[request.param](tmp_path) as made:
        yield made


def views_of_every_kind() -> list[View]:
    """One for each mode, number of players and option, and phase; the setup has two."""
    picker = Random(1)
    found: dict[tuple[int, Phase, bool], list[View]] = {}
    for number, setting in enumerate(SETTINGS):
        for game, _ in play(setting, number):
            for seat in game.state.to_move:
                view = game.view(seat)
                found.setdefault((number, view.phase, not view.me.cards), []).append(view)
    assert len(found) == 4 * len(SETTINGS)
    return [picker.choice(views) for views in found.values()]


def another_truth(view: View) -> View:
    assert view.seat is not None
    return view_of(view.resample(Random(9)), view.seat)


async def test_choices(thinker: Thinker) -> None:
    """Laws, in every mode and phase: the answer of every bot is a legal half-move as text; the
    same bot, view and seed give the same one, whatever the truth behind the view. Those that think
    by the clock are asked less, and may differ."""
    by_the_clock = {level.name for level in LEVELS if level.seconds is not None}
    views = views_of_every_kind()
    for bot in by_the_clock & {*thinker.bots}:
        assert parse_move(await thinker.choose(bot, views[-1], 1, OAK)) in views[-1].legal_moves
    for bot in (bot for bot in thinker.bots if bot not in by_the_clock):
        asked = [thinker.choose(bot, view, seed, OAK) for seed, view in enumerate(views)]
        again = [
            thinker.choose(bot, another_truth(view), seed, ASH) for seed, view in enumerate(views)
        ]
        chosen = await asyncio.gather(*asked)
        assert await asyncio.gather(*again) == chosen
        for view, text in zip(views, chosen, strict=True):
            assert parse_move(text) in view.legal_moves


async def test_candidates(thinker: Thinker) -> None:
    """Laws, in every mode and phase: candidates are one to five legal half-moves, the best first;
    parts add up to the value but for rounding; and the choice of a bot that never draws lots is
    the first of them."""
    for view in views_of_every_kind():
        advice = await thinker.weigh("planner", view, OAK, 0.1)
        candidates = advice.candidates
        assert advice.bot == "planner"
        assert 1 <= len(candidates) <= 5
        assert {parse_move(one.move) for one in candidates} <= set(view.legal_moves)
        values = [one.value for one in candidates]
        assert values == sorted(values, reverse=True)
        for one in candidates:
            assert abs(sum(one.parts.values()) - one.value) < 0.001 * (1 + len(one.parts))
            assert all(round(part, 3) == part for part in (one.value, *one.parts.values()))
            assert one.reason == reason_for(view, parse_move(one.move))
        assert await thinker.choose("planner", view, 1, OAK) == candidates[0].move


async def test_verdicts(thinker: Thinker) -> None:
    """Laws, in every mode and phase: what is judged is the half-move that was asked about, with
    the seat's own chances; and who judged is told."""
    for ply, view in enumerate(views_of_every_kind(), 1):
        *_, played = view.legal_moves
        verdict = await thinker.judge(thinker.bots[-1], ReviewTask(ply, view, played), OAK, 0.01)
        judged = verdict.judged
        assert verdict.by
        assert (judged.ply, judged.seat, judged.round) == (ply, view.seat, view.round)
        assert judged.played.move == str(played)
        assert judged.loss >= 0


async def test_every_bot_weighs(thinker: Thinker) -> None:
    """Case: all bots give candidates, the random one without a reason."""
    assert thinker.bots == NAMES
    view = table([player(), player()]).view(0)
    for bot in thinker.bots:
        candidates = (await thinker.weigh(bot, view, OAK, 0.05)).candidates
        assert len(candidates) == 5
        told = [bool(one.parts) or one.win is not None for one in candidates]
        assert any(told) == (bot != "random")


async def test_seeds_of_any_size(thinker: Thinker) -> None:
    """Case: a seed may be any integer."""
    view = table([player(), player()]).view(0)
    for seed in (0, -1, 2**63, -(2**64), 2**200):
        assert parse_move(await thinker.choose("random", view, seed, OAK)) in view.legal_moves


async def test_an_unknown_bot(thinker: Thinker) -> None:
    """Case: the error names the bots that there are."""
    view = table([player(), player()]).view(0)
    with pytest.raises(ValueError, match="unknown bot 'deep': one of random, greedy, planner"):
        await thinker.choose("deep", view, 1, OAK)
    with pytest.raises(ValueError, match="unknown bot 'deep'"):
        await thinker.weigh("deep", view, OAK, 0.1)
    with pytest.raises(ValueError, match="unknown bot 'deep'"):
        await thinker.judge("deep", ReviewTask(1, view, next(view.legal_moves)), OAK, 0.1)


async def test_nothing_to_think_about(thinker: Thinker) -> None:
    """Case: the view of a spectator, or of a seat whose turn it is not, is refused."""
    game = table([player(), player()])
    for seat in (None, 1):
        with pytest.raises(ValueError, match="owes no half-move"):
            await thinker.choose("random", game.view(seat), 1, OAK)


async def test_exploring(thinker: Thinker) -> None:
    """Laws: a slice finds legal half-moves, with a chance for every seat; a view whose seat owes
    nothing is refused. Whether it sees every card it says itself."""
    for number, setting in enumerate(SETTINGS[::5]):
        for ply, (game, _) in enumerate(play(setting, number)):
            if game.over or ply % 25 != 12:
                continue
            view = game.view(game.seat)
            for truth in (None, game.state):
                found = await thinker.explore("monk-6", view, truth, OAK, 0.02, 1)
                assert found.simulations > 0
                assert truth is not None or not found.open
                for one in found.candidates:
                    assert parse_move(one.move) in game.legal_moves
                    assert len(one.wins) in (len(game.names), 2)
    waits = table([player(), player()]).view(1)
    with pytest.raises(ValueError, match="owes no half-move"):
        await thinker.explore("monk-6", waits, None, OAK, 0.02, 1)
