"""Hints of a bot that searches: who gives them, and that they tell nothing beyond the view."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path
from random import Random

import msgspec
import pytest

from codex_naturalis.analysis.hints import suggest_moves
from codex_naturalis.bots import playouts
from codex_naturalis.bots.planner import PlannerBot
from codex_naturalis.bots.search import Stop
from codex_naturalis.engine.game import Game
from codex_naturalis.engine.moves import Move
from codex_naturalis.engine.view import View
from codex_naturalis.kernel.search.result import SearchResult
from codex_naturalis.protocol.messages import HintGiven, Update
from codex_naturalis.server.ports.thinker import Advice, Owner
from tests.comparison import SETTINGS, Setting
from tests.playing import play
from tests.server.inline import InlineThinker
from tests.server.serving import serving
from tests.server.tables.test_leaks import known_at, names
from tests.server.visiting import guest


class Dreamer(PlannerBot):
    """A bot that searches, and whose lines go on with hidden cards as it dreams them."""

    name = "dreamer"
    ready = True

    def search(
        self,
        view: View,
        *,
        simulations: int | None = None,
        seconds: float | None = None,
        seed: int = 0,
        consider: Collection[Move] = (),
        stop: Stop | None = None,
    ) -> SearchResult:
        thought = playouts.search(view, simulations=1, seed=seed, consider=consider)
        rng, dreamt = Random(seed), []
        for one in thought.candidates:
            game = Game(view.resample(rng))
            game.push(one.move, view.seat)
            for _ in range(20):
                if not game.over:
                    game.push(game.legal_moves.sample(rng))
            dreamt.append(msgspec.structs.replace(one, line=tuple(game.moves)))
        return msgspec.structs.replace(thought, candidates=tuple(dreamt))


@pytest.mark.parametrize("setting", SETTINGS[::5], ids=str)
def test_a_hint_names_nothing_that_the_seat_does_not_know(setting: Setting) -> None:
    """Law: all cards and objectives in a hint, in its lines and its reasons too, are known to the
    seat, whatever the search dreams of."""
    found = 0
    for number, (game, _) in enumerate(play(setting, 7)):
        for seat in game.state.to_move if number % 9 == 0 or number < 9 else ():
            given = suggest_moves(Dreamer(), game.view(seat), seconds=0.01, most=5)
            told = names(msgspec.json.decode(msgspec.json.encode(given)))
            assert told <= known_at(game.state, seat), told - known_at(game.state, seat)
            found += len(told)
    assert found > 20


@pytest.mark.anyio
async def test_who_gives_hints(tmp_path: Path) -> None:
    """The bot of the settings is asked, for so long; and who answered in its place is told."""
    asked = []

    class Asked(InlineThinker):
        async def weigh(self, bot: str, view: View, owner: Owner, seconds: float) -> Advice:
            asked.append((bot, seconds))
            return await super().weigh("random", view, owner, seconds)

    async with (
        serving(tmp_path / "data", thinker=Asked(), hint_bot="greedy", hint_seconds=0.125) as url,
        guest(url) as anna,
        anna.line() as line,
    ):
        table = await anna.table("me", "greedy")
        await line.do("watch", table=table)
        version = line.update(table).version
        hint = await line.ask("hint", table=table, seat=0, version=version)
        assert isinstance(hint, HintGiven)
        assert (asked, hint.bot) == ([("greedy", 0.125)], "random")
        # While all choose at once, the other's choice may have come in between.
        await line.rest()
        seen = {one.version for one in line.heard if isinstance(one, Update)}
        assert hint.version in seen
        assert hint.version >= version
        assert all(one.reason is not None for one in hint.candidates)
