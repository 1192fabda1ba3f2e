"""Single choices of the bots, and the evaluation behind them."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings

from codex_naturalis.bots import NAMES, make
from codex_naturalis.bots.face_points import face_points, missing_symbols, most_covered_corners
from codex_naturalis.bots.known_cards import possible_draws, unseen_cards
from codex_naturalis.bots.match import play_game
from codex_naturalis.bots.planner.evaluation import PlannerEvaluation
from codex_naturalis.bots.planner.objective_progress import progress_towards
from codex_naturalis.bots.planner.weights import EvaluationWeights
from codex_naturalis.engine.area import lay
from codex_naturalis.engine.catalogue import RETAIL
from codex_naturalis.engine.errors import BadOptions
from codex_naturalis.engine.events import CardDrawn
from codex_naturalis.engine.game import Game
from codex_naturalis.engine.moves import Draw, Place
from codex_naturalis.engine.scoring import score_objective
from codex_naturalis.engine.state import Phase
from codex_naturalis.engine.supply import Source
from tests.building import lay_all, player, table
from tests.comparison import SETTINGS, Setting
from tests.playing import play, seeds, settings


def test_an_unknown_bot() -> None:
    """Case: the error names the bots that there are."""
    with pytest.raises(BadOptions, match="unknown bot 'deep': one of random, greedy, planner"):
        make("deep")


@pytest.mark.parametrize("name", NAMES)
def test_names(name: str) -> None:
    """Law: a bot is called what it is asked for by."""
    assert make(name).name == name


def test_a_bot_for_each_seat() -> None:
    """Case: too few bots are refused before anything is played."""
    game = Game.new(2, seed=1)
    with pytest.raises(BadOptions, match="1 bots for 2 seats"):
        play_game(game, [make("random")], Random(1))
    assert game.moves == []


@given(settings, seeds)
@hypothesis_settings(max_examples=12)
def test_greedy_takes_the_most_points(setting: Setting, seed: int) -> None:
    """Law: no placement scores more at once than the one that greedy chooses."""
    for game, _ in play(setting, seed):
        if game.state.phase is Phase.PLACE:
            view = game.view(game.seat)
            places = [move for move in view.legal_moves if isinstance(move, Place)]
            chosen = make("greedy").choose(view, Random(1))
            assert isinstance(chosen, Place)
            best = max(view.preview(move).points for move in places)
            assert view.preview(chosen).points == best


@given(settings, seeds)
@hypothesis_settings(max_examples=12)
def test_the_last_placement(setting: Setting, seed: int) -> None:
    """Law: in the last round the planner gets the most points and objective points there are."""
    for game, _ in play(setting, seed):
        if game.state.phase is Phase.PLACE and game.state.round == game.state.last_round:
            view = game.view(game.seat)
            places = [move for move in view.legal_moves if isinstance(move, Place)]
            chosen = make("planner").choose(view, Random(1))
            assert isinstance(chosen, Place)
            ends = {move: view.preview(move) for move in places}
            best = max(end.points + end.objective_points for end in ends.values())
            assert ends[chosen].points + ends[chosen].objective_points == best


@given(settings, seeds)
@hypothesis_settings(max_examples=15)
def test_progress_counts_as_the_rules_do(setting: Setting, seed: int) -> None:
    """Law: in every area at a game's end, every objective is fulfilled as often as scoring says."""
    *_, (game, _) = play(setting, seed)
    for seat in game.state.players:
        for objective in RETAIL.objectives:
            times = score_objective(objective, seat.area).times
            assert progress_towards(objective, seat.area, (), EvaluationWeights()).times == times


@given(settings, seeds)
@hypothesis_settings(max_examples=10)
def test_no_face_brings_more_than_its_points(setting: Setting, seed: int) -> None:
    """Law: no front scores more than its points on the most corners that can be covered, and a card
    misses no symbols if and only if it can be paid."""
    for game, _ in play(setting, seed):
        for seat in game.state.players:
            area = seat.area
            cover = most_covered_corners(area)
            for card in seat.hand if seat.starter_placed else ():
                most = face_points(card.front, area.tally, cover)
                assert all(lay(area, card.front, at).points <= most for at in area.slots)
                assert (missing_symbols(card.front, area.tally) == 0) == card.front.affordable(
                    area.tally
                )


@pytest.mark.parametrize("setting", SETTINGS[::4], ids=str)
def test_what_a_source_may_give(setting: Setting) -> None:
    """Law: the card that a source gives is among those considered possible, and no card that the
    seat has seen is considered unseen."""
    for game, _ in play(setting, 8):
        if game.state.phase is Phase.DRAW:
            view, supply = game.view(game.seat), game.state.supply
            for source in view.draws:
                drawn = game.copy().push(Draw(source))[0]
                assert isinstance(drawn, CardDrawn)
                assert drawn.card in [card.id for card in possible_draws(view, source)]
            hidden = [*supply.resource, *supply.gold]
            assert {card.id for card in hidden} <= {card.id for card in unseen_cards(view)}


def test_greedy_draws_what_pays_at_once() -> None:
    """Case: with three plants visible it takes the three-pointer for three plants."""
    area, _ = lay_all("81f 13f@-1,-1")
    game = table([player(area, hand=(1, 2)), player()], market=(31, 32, 57, 72), phase=Phase.DRAW)
    assert make("greedy").choose(game.view(0), Random(1)) == Draw(Source.GOLD_LEFT)


def test_the_planner_completes_its_pattern() -> None:
    """Case: in the last round two fungi of the diagonal lie; the third completes it, face down
    where a point elsewhere would be worth less."""
    area, _ = lay_all("81f 4f@1,1 2b@2,2")
    game = table([player(area, hand=(8, 21, 22)), player()], last_round=5)
    chosen = make("planner").choose(game.view(0), Random(1))
    assert isinstance(chosen, Place)
    assert (chosen.card, chosen.at) == (8, (3, 3))


def test_turns_left() -> None:
    """Case: once the end is triggered the turns left are known (R41); reaching 20 leaves one."""
    view = table([player(), player()], last_round=6).view(0)
    assert PlannerEvaluation.of(view, EvaluationWeights()).expected_turns(3) == 1
    view = table([player(points=19), player()]).view(0)
    evaluation = PlannerEvaluation.of(view, EvaluationWeights())
    assert evaluation.expected_turns(20) == 1
    assert evaluation.expected_turns(19) > 1
    assert evaluation.next_turn(20).is_last_turn
    assert not evaluation.next_turn(19).is_last_turn
