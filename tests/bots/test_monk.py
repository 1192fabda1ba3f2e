"""The monk: his levels, from the one that a child beats to the one that thinks for a second."""

from __future__ import annotations

import subprocess
import sys
from random import Random

import pytest
from msgspec.structs import replace

from codex_naturalis.bots import NAMES, UnknownBot, make, needs_kernel
from codex_naturalis.bots.bot import SearchingBot
from codex_naturalis.bots.levels import BASELINE, ELO, LEVELS, level_of
from codex_naturalis.bots.match import play_game
from codex_naturalis.bots.monk import MonkBot
from codex_naturalis.engine.catalogue import RETAIL
from codex_naturalis.engine.game import Game
from codex_naturalis.engine.moves import Place
from codex_naturalis.engine.supply import Supply
from codex_naturalis.engine.view import View
from codex_naturalis.kernel.build.readiness import make_ready
from codex_naturalis.kernel.rules import layout
from tests.building import lay_all, player, table
from tests.kernel.rules.test_bounds import with_line

pytestmark = pytest.mark.slow

WITHOUT_NUMBA = """
import sys
sys.modules["numba"] = None
from codex_naturalis.bots import MissingPart, make
try:
    make("monk-1")
except MissingPart as error:
    print(error)
"""


@pytest.mark.parametrize(("name", "mode"), [("monk-5", "table"), ("monk-5", "solo-hard")])
def test_a_searching_monk_plays_whole_games(name: str, mode: str) -> None:
    """Law: every half-move is legal, which `Game.push` checks, and the tree kept from half-move to
    half-move changes nothing about that; the same seed gives the same game."""
    games = []
    for _ in range(2):
        game = Game.new(2 if mode == "table" else 1, seed=8, mode=mode)
        bots = [make(name), make("greedy")][: len(game.names)]
        games.append(play_game(game, bots, Random(9)))
    assert games[0].outcome() is not None
    assert games[0] == games[1]


def test_every_level_has_its_figure() -> None:
    """Law: an Elo for every bot that people see; the levels rise."""
    assert set(ELO) == set(NAMES)
    ladder = [ELO[level.name] for level in LEVELS]
    assert ladder == sorted(ladder)
    assert all(needs_kernel(level.name) for level in (*LEVELS, BASELINE))
    assert not needs_kernel("planner")


def test_a_budget_is_a_level() -> None:
    """Case: what strength is measured by, in simulations or CPU seconds."""
    budgets = {"monk@400": (400, None), "monk@0.25s": (None, 0.25), "monk-6": (None, 1.0)}
    for name, budget in budgets.items():
        level = level_of(name)
        assert level is not None
        assert (level.name, (level.simulations, level.seconds)) == (name, budget)
        assert needs_kernel(name)
    for name in ("monk@", "monk@0", "monk@-4", "monk@4e2", "monk@.5s", "monk@9999s", "monk@4s@4"):
        with pytest.raises(UnknownBot, match=f"unknown bot '{name}'"):
            make(name)


def test_higher_levels_win_more() -> None:
    """Case: of twenty games on fixed deals the fourth level wins most against the first."""
    won = 0
    for deal in range(10):
        for seat, names in enumerate((("monk-4", "monk-1"), ("monk-1", "monk-4"))):
            game = play_game(Game.new(2, seed=deal), [make(name) for name in names], Random(deal))
            outcome = game.outcome()
            assert outcome is not None
            won += outcome.winners == (seat,)
    assert won >= 15


def test_levels_are_levels_at_full_tables() -> None:
    """Case: on fixed deals the third level is well ahead of `greedy` at a table of four, as with
    two."""
    names = ("monk-3", "greedy", "greedy", "greedy")
    novice, others = 0, 0
    for deal in range(24):
        game = play_game(Game.new(4, seed=deal), [make(name) for name in names], Random(deal))
        outcome = game.outcome()
        assert outcome is not None
        totals = [score.total for score in outcome.scores]
        novice += totals[0]
        others += sum(totals[1:])
    assert novice > 1.2 * others / 3


def test_the_lowest_level_is_not_absurd() -> None:
    """Case: where a card is worth five points at once, even the oblate lays it as a rule."""
    view = five_points()
    moves = [make("monk-1").choose(view, Random(seed)) for seed in range(40)]
    points = [view.preview(move).points for move in moves if isinstance(move, Place)]
    assert points.count(5) > 20


def five_points() -> View:
    """Gold 50 needs five fungi, which are there; the other cards bring nothing."""

    area, points = lay_all("81f 1b@1,1 2b@2,2 3b@3,3 4b@4,4 5b@5,5")
    return table([player(area, hand=(50, 21, 22), points=points), player()]).view(0)


def test_monks_search() -> None:
    """Case: hints and reviews come from bots that search."""
    make_ready()
    bot = make("monk-6")
    assert isinstance(bot, SearchingBot)
    assert bot.ready
    assert isinstance(bot, MonkBot)
    assert bot.search(five_points(), simulations=50).simulations == 50


def test_without_the_compiler_the_error_says_what_is_missing() -> None:
    """Case: no Numba: the readable bots are there, a monk says what it needs."""
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_NUMBA], capture_output=True, text=True, check=True
    )
    assert done.stdout == "monk-1 needs numba: pip install codex-naturalis[strong]\n"


@pytest.mark.parametrize("name", ["monk-1", "monk-6"])
def test_an_area_too_wide_for_the_kernel(name: str) -> None:
    """Case: 41 steps in a line, as only somebody whose opponent is blocked could lay them: the
    readable planner and playouts take over, and the half-move is legal."""
    state = with_line(1, layout.SAFE_CARDS + 1)
    used = {face.card for one in state.players for face in one.area.cards.values()}
    used |= {card.id for one in state.players for card in one.hand}
    gold = tuple(card for card in RETAIL.gold if card.id not in used)
    game = Game(replace(state, supply=Supply((), gold[2:], (None, None, *gold[:2]))))
    move = make(name).choose(game.view(0), Random(1))
    assert game.why_not(move) == []
