"""Laws of the rules, over whole games of every mode."""

from __future__ import annotations

import pickle
from collections import Counter
from itertools import product
from random import Random

import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings

from codex_naturalis.engine import rules
from codex_naturalis.engine.catalogue import RETAIL
from codex_naturalis.engine.errors import IllegalMove
from codex_naturalis.engine.events import (
    CardPlaced,
    EndTriggered,
    GameEnded,
    TurnSkipped,
    TyborTook,
)
from codex_naturalis.engine.game import Game
from codex_naturalis.engine.moves import Place
from codex_naturalis.engine.scoring import outcome, ranks
from codex_naturalis.engine.state import Phase, State
from tests.comparison import (
    SETTINGS,
    Setting,
    at_random,
    eager,
    legal_texts,
    near_misses,
    new_game,
    play_both,
)
from tests.playing import play, seeds, settings, whole_game


def places(state: State) -> Counter[int]:
    """In how many places each card is."""
    where = Counter(card.id for card in (*state.supply.resource, *state.supply.gold))
    where.update(card.id for card in state.supply.market if card is not None)
    for player in state.players:
        where.update(card.id for card in player.hand)
        where.update(face.card for face in player.area.cards.values())
        where.update(objective.id for objective in player.offered)
        if not player.starter_placed:
            where[player.starter.id] += 1
    where.update(objective.id for objective in state.objectives)
    if (monk := state.tybor) is not None:
        where.update(card.id for card in (*monk.dealt, *monk.taken, *monk.scored))
    return where


@given(settings, seeds)
@hypothesis_settings(max_examples=60)
def test_every_card_is_in_one_place(setting: Setting, seed: int) -> None:
    """All 80 resource and gold cards are somewhere, no card is anywhere twice."""
    everything = {card.id for card in (*RETAIL.resource, *RETAIL.gold)}
    for game, _ in play(setting, seed):
        where = places(game.state)
        assert set(where.values()) == {1}
        assert everything <= where.keys()


@pytest.mark.slow
@pytest.mark.parametrize("setting", SETTINGS, ids=str)
@pytest.mark.parametrize("style", [at_random, eager])
def test_engine_and_oracle_agree(setting: Setting, style: object) -> None:
    """Legal half-moves, tallies, frontier, points, hands, decks, Tybor, ends and outcomes are
    those of the independent recount at every half-move (the long run is `./codex prove`)."""
    choose = eager if style is eager else at_random
    for seed in range(12):
        rng = Random(seed)
        assert play_both(new_game(setting, rng), rng, choose) > 10


@given(settings, seeds)
@hypothesis_settings(max_examples=40)
def test_in_legal_moves_and_why_not_and_push_agree(setting: Setting, seed: int) -> None:
    """`move in legal_moves` ⇔ `why_not` is empty ⇔ `push` accepts, for half-moves near the border
    of the rules, of every seat; a refused one changes nothing."""
    for game, rng in play(setting, seed):
        for seat in range(len(game.names)):
            legal = set(game.legal_moves_of(seat))
            for text in near_misses(game, rng):
                before = game.state
                reasons = game.why_not(text, seat)
                if reasons:
                    with pytest.raises(IllegalMove) as refused:
                        game.push(text, seat)
                    assert list(refused.value.reasons) == reasons
                    assert game.state is before
                else:
                    game.push(text, seat)
                    move = game.pop().move
                    assert str(move) == text
                    assert move in game.legal_moves_of(seat)
                assert (text in set(map(str, legal))) == (not reasons)


@given(settings, seeds)
@hypothesis_settings(max_examples=30)
def test_legal_moves_count_iterate_and_sample_alike(setting: Setting, seed: int) -> None:
    """len is the number iterated, none twice, each `in`, in canonical order; a sample is one."""
    for game, rng in play(setting, seed):
        for seat in range(len(game.names)):
            legal = game.legal_moves_of(seat)
            moves = list(legal)
            assert len(legal) == len(moves) == len(set(moves))
            assert set(map(str, moves)) == legal_texts(game, seat)
            assert bool(legal) == bool(moves) == (seat in game.state.to_move)
            places_ = [move for move in moves if isinstance(move, Place)]
            order = [(move.card, move.side.value == "back", move.at) for move in places_]
            assert order == sorted(order)
            for move in rng.sample(moves, min(5, len(moves))):
                assert move in legal
            if moves:
                assert legal.sample(rng) in moves
            else:
                with pytest.raises(IndexError):
                    legal.sample(rng)


@given(settings, seeds)
@hypothesis_settings(max_examples=30)
def test_winners_are_those_of_the_first_rank(setting: Setting, seed: int) -> None:
    """Ranks and winners agree, and whoever has more points in all is not ranked behind."""
    state = whole_game(setting, seed).state
    result, places = outcome(state), ranks(state)
    assert tuple(seat for seat, place in enumerate(places) if place == 1) == result.winners
    totals = [score.total for score in result.scores]
    for one, other in product(range(len(totals)), repeat=2):
        assert totals[one] <= totals[other] or places[one] < places[other]


@given(settings, seeds)
@hypothesis_settings(max_examples=30)
def test_a_game_without_a_log_goes_the_same_way(setting: Setting, seed: int) -> None:
    """Every transition of a whole game, events or none, leads to the same state."""
    for step in whole_game(setting, seed).transitions:
        assert rules.advance(step.before, step.move, step.seat) == step.after


@pytest.mark.slow
@given(settings, seeds)
@hypothesis_settings(max_examples=30)
def test_push_then_pop_is_nothing(setting: Setting, seed: int) -> None:
    """Every state comes back the same object after any legal half-move is taken back."""
    for game, rng in play(setting, seed):
        if not game.over:
            before, count = game.state, len(game.transitions)
            content = pickle.dumps(before)
            game.push(game.legal_moves.sample(rng))
            transition = game.pop()
            assert game.state is before
            assert transition.before is before
            assert pickle.dumps(before) == content
            assert len(game.transitions) == count


@given(settings, seeds)
@hypothesis_settings(max_examples=60)
def test_every_game_ends_and_points_never_fall(setting: Setting, seed: int) -> None:
    """The track only rises (R28); after a trigger in round r everybody has had r + 1 turns (R41);
    points on the track are those of the events."""
    game = whole_game(setting, seed)
    assert game.state.phase is Phase.OVER
    assert len(game.transitions) < 400
    turns: Counter[int] = Counter()
    points: Counter[int] = Counter()
    triggers = []
    for transition in game.transitions:
        for before, after in zip(transition.before.players, transition.after.players, strict=True):
            assert after.points >= before.points
        for event in transition.events:
            match event:
                case CardPlaced():
                    turns[event.seat] += 1
                    points[event.seat] += event.points
                case TurnSkipped():
                    turns[event.seat] += 1
                case TyborTook():
                    points[-1] += event.points
                case EndTriggered():
                    triggers.append(event)
                case _:
                    pass
    assert [type(event) for event in game.transitions[-1].events][-1] is GameEnded
    assert len(triggers) == 1
    assert triggers[0].last_round == game.state.last_round == game.state.round
    assert set(turns.values()) == {game.state.round}
    for seat, player in enumerate(game.state.players):
        assert points[seat] == player.points
    if game.state.tybor is not None:
        start = 4 if game.state.options.mode == "solo-hard" else 0
        assert points[-1] + start == game.state.tybor.points


@given(settings, seeds)
@hypothesis_settings(max_examples=40)
def test_a_preview_is_what_happens(setting: Setting, seed: int) -> None:
    """The points, covered corners, tally and slots that a view foretells are those that come."""
    for game, _ in play(setting, seed):
        if game.transitions and isinstance(game.transitions[-1].move, Place):
            transition = game.transitions[-1]
            move, seat = transition.move, transition.seat
            assert isinstance(move, Place)
            view = Game(transition.before).view(seat)
            preview = view.preview(move)
            placed = transition.events[0]
            assert isinstance(placed, CardPlaced)
            assert (preview.points, preview.covered, preview.lost) == (
                placed.points,
                placed.covered,
                placed.lost,
            )
            face = next(f for f in view.faces if (f.card, f.side) == (move.card, move.side))
            points = face.points or (0,) * len(view.slots)
            assert points[view.slots.index(move.at)] == placed.points
            area = transition.after.players[seat].area
            assert preview.tally == area.tally
            assert list(preview.slots) == sorted(area.slots)
            then = game.view(seat).objective_scores
            assert preview.objective_points == sum(score.points for score in then)
            slot = view.slots.index(move.at)
            gains = face.gains or ((),) * len(then)
            assert [change[slot] if change else 0 for change in gains] == [
                after.times - before.times
                for before, after in zip(view.objective_scores, then, strict=True)
            ]
