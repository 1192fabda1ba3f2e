"""The search: from a view only, legal, reproducible, at once to stop."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from random import Random

import numpy as np
import pytest

from codex_naturalis.engine.game import Game
from codex_naturalis.engine.moves import Draw, Place
from codex_naturalis.engine.rules import advance
from codex_naturalis.engine.scoring import outcome
from codex_naturalis.engine.state import Phase
from codex_naturalis.kernel.evaluation.weights import new_evaluator
from codex_naturalis.kernel.rules.card_tables import card_tables
from codex_naturalis.kernel.rules.encoding import encode
from codex_naturalis.kernel.rules.layout import state_size
from codex_naturalis.kernel.rules.random_numbers import seeded
from codex_naturalis.kernel.search.information_set import MAX_SEATS, determinize
from codex_naturalis.kernel.search.methods import BaselineSearch, NetworkSearch
from codex_naturalis.kernel.search.open_cards import open_information_set
from codex_naturalis.kernel.search.result import SearchResult
from codex_naturalis.kernel.search.searcher import Searcher
from tests.comparison import SETTINGS, Setting, new_game
from tests.kernel.search.test_information_set import moments


def searcher(seats: int, *, plain: bool = False) -> Searcher:
    return Searcher(
        BaselineSearch() if plain else NetworkSearch(new_evaluator(seats)), capacity=1 << 12
    )


def think(game: Game, seed: int = 1, simulations: int = 100) -> SearchResult:
    seats = len(game.state.players)
    return searcher(seats).search(game.view(game.seat), simulations=simulations, seed=seed)


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_whatever_the_moment_the_answer_is_sound(setting: Setting) -> None:
    """Law: at any moment of any mode, from the first choice on, the candidates are legal, the
    visits of the root add up to the simulations, chances to win add up to one, nobody is expected
    to lose points, and each line begins with its half-move."""
    for game in moments(setting, 3, 6):
        for seat in game.state.to_move:
            for plain in (False, True):
                evaluator = searcher(len(game.state.players), plain=plain)
                result = evaluator.search(game.view(seat), simulations=60, seed=4)
                legal = game.legal_moves_of(seat)
                assert result.simulations == 60
                assert sum(one.visits for one in result.candidates) == 60
                for one in result.candidates:
                    assert one.move in legal
                    assert one.line[0] == (seat, one.move)
                    assert sum(one.wins) == pytest.approx(1, abs=1e-3)
                    assert one.win == one.wins[seat]
                    for player, score in zip(game.state.players, one.scores, strict=False):
                        assert player.points - 1e-3 <= score < 120


def test_the_same_seed_gives_the_same_thought() -> None:
    """Law: with a number of simulations a result depends on the view and the seed alone, and
    another seed samples other worlds."""
    game = moments(SETTINGS[0], 5, 1)[0]
    assert think(game, seed=7) == think(game, seed=7)
    assert think(game, seed=7) != think(game, seed=8)


def test_hidden_cards_do_not_matter() -> None:
    """Law: two states behind one view give one result: the search knows no more than its seat."""
    for game in moments(SETTINGS[0], 6, 4):
        view = game.view(game.seat)
        other = Game(view.resample(Random(1)))
        assert think(other) == think(game)


def test_two_threads_search_side_by_side() -> None:
    """Law: searchers in two threads do not disturb each other."""
    games = moments(SETTINGS[4], 7, 2)
    alone = [think(game, simulations=400) for game in games]
    with ThreadPoolExecutor(2) as pool:
        assert list(pool.map(lambda game: think(game, simulations=400), games)) == alone


def test_stop_is_obeyed_at_once() -> None:
    """Case: asked to stop, a search that could go on for ever answers after one chunk."""
    game = moments(SETTINGS[0], 8, 1)[0]
    result = searcher(2).search(game.view(game.seat), stop=lambda: True)
    assert 0 < result.simulations <= 64


def test_a_search_needs_an_end_and_a_turn() -> None:
    """Case: no budget, or a seat that owes nothing, is refused."""
    game = Game.new(2, seed=1)
    with pytest.raises(ValueError, match="needs an end"):
        searcher(2).search(game.view(0))
    game.push("s:front", 0)
    game.push(next(iter(game.legal_moves_of(0))), 0)
    with pytest.raises(ValueError, match="owes no half-move"):
        searcher(2).search(game.view(0), simulations=1)


def test_a_half_move_to_consider_is_tried() -> None:
    """Law: any legal half-move can be asked about, and gets a fair share of the visits."""
    for game in moments(SETTINGS[0], 9, 3):
        view = game.view(game.seat)
        for move in list(game.legal_moves)[-3:]:
            result = searcher(2).search(view, simulations=128, consider=[move])
            found = next(one for one in result.candidates if one.move == move)
            assert found.visits >= 128 // 8


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_search_plans_turns_of_its_own(seats: int) -> None:
    """Law: a line is what the seat itself means to do, by turns a placement and a draw; and with
    any number of opponents it goes on in the turn after this one."""
    game = Game.new(seats, seed=seats)
    while game.state.phase is Phase.SETUP:
        game.push(game.legal_moves.sample(Random(1)))
    result = think(game, simulations=1000)
    for one in result.candidates:
        assert {seat for seat, _ in one.line} == {game.seat}
        kinds = [Place, Draw] * len(one.line)
        assert all(isinstance(move, kind) for (_, move), kind in zip(one.line, kinds, strict=False))
    assert len(result.best.line) > 2


def test_the_tree_is_used_again() -> None:
    """Law: after its own placement a searcher goes on where it was; a stranger's game it begins
    anew."""
    game = new_game(SETTINGS[0], Random(3))
    while game.state.phase is Phase.SETUP:
        game.push(game.legal_moves.sample(Random(1)))
    evaluator = searcher(2)
    first = evaluator.search(game.view(0), simulations=400)
    assert isinstance(first.best.move, Place)
    game.push(first.best.move)
    second = evaluator.search(game.view(0), simulations=100)
    assert isinstance(second.best.move, Draw)
    assert sum(one.visits for one in second.candidates) > 100
    stranger = moments(SETTINGS[0], 10, 1)[0]
    third = evaluator.search(stranger.view(stranger.seat), simulations=100)
    assert sum(one.visits for one in third.candidates) == 100


def last_turn(seed: int) -> Game:
    """A random game at the last placement of all."""
    rng = Random(seed)
    game = Game.new(2, seed=seed)
    while True:
        state = game.state
        if state.phase is Phase.PLACE and state.round == state.last_round and state.seat == 1:
            return game
        game.push(game.legal_moves.sample(rng))


@pytest.mark.parametrize("seed", range(8))
def test_the_last_placement_is_the_best_there_is(seed: int) -> None:
    """Law: where nothing is left to chance, the placement chosen brings the most points, counted
    by the engine; so the learned evaluation does not blur what is certain."""
    game = last_turn(seed)
    best = max(outcome(advance(game.state, move, 1)).scores[1].total for move in game.legal_moves)
    chosen = think(game, simulations=200).best.move
    assert outcome(advance(game.state, chosen, 1)).scores[1].total == best


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_with_every_card_seen_there_is_one_world(setting: Setting) -> None:
    """Law: who sees every card samples the true state and no other, at any moment of any mode, and
    a search of it is as sound as any."""
    faces, _ = card_tables()
    for game in moments(setting, 3, 6):
        known = open_information_set(game.state, game.seat)
        world = np.zeros(state_size(MAX_SEATS), np.int16)
        for seed in range(3):
            determinize(known, faces, world, seeded(seed))
            assert np.array_equal(world[: len(known.state)], encode(game.state))
        result = searcher(len(game.state.players)).search(
            game.view(game.seat), simulations=60, truth=game.state
        )
        assert sum(one.visits for one in result.candidates) == 60
        assert all(one.move in game.legal_moves for one in result.candidates)


def test_a_search_goes_on_where_it_ended() -> None:
    """Law: slices of a search of the same view add up; another view, or the same one with every
    card seen, begins anew."""
    first, second = moments(SETTINGS[0], 5, 2)
    mind = searcher(2)

    def visits(game: Game, *, resume: bool = True, seen: bool = False) -> int:
        truth = game.state if seen else None
        view = game.view(game.seat)
        result = mind.search(view, simulations=50, truth=truth, resume=resume)
        return sum(one.visits for one in result.candidates)

    assert [visits(first) for _ in range(3)] == [50, 100, 150]
    assert [visits(first, seen=True) for _ in range(2)] == [50, 100]
    assert visits(first) == 50
    assert visits(second) == 50
    assert visits(second, resume=False) == 50
