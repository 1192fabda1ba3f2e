"""What the search thinks of the secret objectives of others."""

from __future__ import annotations

from math import log
from random import Random

import numpy as np
import pytest

from codex_naturalis.bots import make
from codex_naturalis.engine.game import Game
from codex_naturalis.engine.state import Phase
from codex_naturalis.engine.view import View
from codex_naturalis.kernel.evaluation.children import new_scratch
from codex_naturalis.kernel.evaluation.weights import new_evaluator
from codex_naturalis.kernel.rules.encoding import OBJECTIVE_INDEX
from codex_naturalis.kernel.rules.layout import state_size
from codex_naturalis.kernel.rules.random_numbers import seeded
from codex_naturalis.kernel.search.belief import update_belief
from codex_naturalis.kernel.search.information_set import InformationSet, information_set_of
from tests.comparison import SETTINGS, Setting
from tests.kernel.search.test_information_set import moments


def suspicious(view: View) -> InformationSet:
    known = information_set_of(view)
    evaluator = new_evaluator(len(view.players))
    update_belief(known, evaluator, new_scratch(state_size(4)), seeded(1), 4)
    return known


def belief(known: InformationSet, game: Game, seat: int) -> float:
    """The belief in the objective that a seat really has."""
    objective = game.state.players[seat].objective
    assert objective is not None
    belief = known.belief[seat]
    return float(belief[list(known.objectives).index(OBJECTIVE_INDEX[objective.id])] / belief.sum())


def test_the_objectives_of_good_players_are_seen_through() -> None:
    """Law: in games of bots that pursue their objectives, the true one is suspected more than by
    lot, and more than by the points that it has already."""
    by_lot, by_points, by_worth = [], [], []
    bot = make("monk-4")
    for seed in range(12):
        game, rng = Game.new(2, seed=seed), Random(seed)
        while not game.over:
            if game.state.phase is Phase.PLACE and game.state.round > 3:
                view, other = game.view(game.seat), 1 - game.seat
                by_lot.append(-log(len(information_set_of(view).objectives)))
                by_points.append(log(belief(information_set_of(view), game, other)))
                by_worth.append(log(belief(suspicious(view), game, other)))
            game.push(bot.choose(game.view(game.seat), rng))
    assert np.mean(by_worth) > np.mean(by_points) + 0.1 > np.mean(by_lot) + 0.2


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_every_objective_stays_possible(setting: Setting) -> None:
    """Law: at any moment of any mode each objective that may be anybody's has some likelihood, the
    most suspected of a seat 1."""
    for game in moments(setting, 11, 4):
        for seat in game.state.to_move:
            view = game.view(seat)
            known, before = suspicious(view), information_set_of(view)
            for other, player in enumerate(view.players):
                belief = known.belief[other, : len(known.objectives)]
                if other != seat and player.settled and player.objective is None:
                    assert belief.max() == 1
                    assert belief.min() > 0
                else:
                    assert (belief == before.belief[other, : len(known.objectives)]).all()
