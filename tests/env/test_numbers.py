"""Actions and fields: numbers that mean what the pages say."""

from __future__ import annotations

import re
from itertools import pairwise
from math import prod

import numpy as np
import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings

from codex_naturalis.engine.catalogue import RETAIL
from codex_naturalis.engine.errors import BadOptions
from codex_naturalis.engine.game import Game
from codex_naturalis.env import Batch, actions, batch, fields
from codex_naturalis.env.actions import ACTIONS, action_of, mask_of, move_of
from codex_naturalis.env.fields import FIELDS, OFFSETS, WIDTH, named
from codex_naturalis.env.observation import observation_space, observe
from tests.comparison import Setting
from tests.playing import play, seeds, settings


@given(settings, seeds)
@hypothesis_settings(max_examples=15)
def test_the_mask_is_the_legal_half_moves(setting: Setting, seed: int) -> None:
    """Each legal half-move has one number, which means it; every other number is masked. Seats
    that are not awaited have none."""
    for game, _ in play(setting, seed):
        for seat in range(len(game.names)):
            view = game.view(seat)
            legal = np.flatnonzero(mask_of(view)).tolist()
            if game.over or seat != game.seat:
                assert legal == []
                continue
            moves = [move_of(view, action) for action in legal]
            assert set(moves) == set(game.legal_moves)
            assert [action_of(view, move) for move in moves] == legal


def test_the_page_of_the_fields_names_each_with_its_shape() -> None:
    """In the order of a row."""
    rows = re.findall(r"^(\w+) +([0-9]+(?: × [0-9]+)*) ", fields.__doc__ or "", re.MULTILINE)
    assert [(name, tuple(map(int, shape.split(" × ")))) for name, shape in rows] == [
        (name, field.shape) for name, field in FIELDS.items()
    ]


def test_the_page_of_the_actions_has_its_numbers() -> None:
    """Where each kind begins and ends."""
    rows = re.findall(r"^(\d+)(?: – |, )(\d+)", actions.__doc__ or "", re.MULTILINE)
    ends = [0, actions.FIRST_DRAW, actions.FIRST_STARTER_SIDE, actions.FIRST_OBJECTIVE, ACTIONS]
    assert [(int(a), int(b) + 1) for a, b in rows] == list(pairwise(ends))


def test_the_page_of_the_batch_names_each_array() -> None:
    """Those that a step writes."""
    rows = re.findall(r"^(\w+) +(int16|int8|float32|bool)", batch.__doc__ or "", re.MULTILINE)
    games = Batch(2, 3)
    assert [name for name, _ in rows] == list(games._output._fields)
    for name, kind in rows:
        assert getattr(games, name).dtype == kind


def test_a_row_is_its_fields() -> None:
    """One after another, without gaps; named fields are views into the row."""
    assert next(iter(OFFSETS.values())) == 0
    ends = [OFFSETS[name] + prod(field.shape) for name, field in FIELDS.items()]
    assert ends == [*list(OFFSETS.values())[1:], WIDTH]
    rows = np.arange(2 * WIDTH, dtype=np.int16).reshape(2, WIDTH)
    by_name = named(rows)
    assert np.array_equal(np.concatenate([by_name[n].reshape(2, -1) for n in FIELDS], 1), rows)
    by_name["points"][1, 2] = -5
    assert rows[1, OFFSETS["points"] + 2] == -5


def test_numbers_of_things() -> None:
    """Cards are their printed numbers; objectives theirs less 86."""
    game = Game.new(2, seed=6)
    for move in ("s:front", f"o:{game.state.players[0].offered[0].id}"):
        game.push(move, 0)
    seen = observe(game.view(0))
    state = game.state
    assert seen["areas"][0, 0].tolist() == [2 * state.players[0].starter.id - 1, 0, 0]
    assert seen["hands"][0, :, 1].tolist() == [card.id for card in state.players[0].hand]
    assert seen["hands"][1, :, 1].tolist() == [0, 0, 0]
    assert seen["market"].tolist() == [card.id for card in state.supply.market if card]
    assert seen["kept"].tolist() == [state.players[0].offered[0].id - 86, 0, 0, 0]
    assert (min(RETAIL.objective_by_id) - 86, max(RETAIL.objective_by_id) - 86) == (1, 16)
    assert observation_space().contains(seen)


def test_a_batch_must_be_reset_first() -> None:
    """Nothing is dealt before."""
    games = Batch(2)
    for use in (games.sample, lambda: games.step([0, 0]), lambda: games.step_randomly(1)):
        with pytest.raises(RuntimeError, match="reset the batch first"):
            use()


def test_actions_of_another_shape_are_refused() -> None:
    """As many whole numbers as games."""
    games = Batch(2)
    games.reset(seed=1)
    with pytest.raises(ValueError, match=r"actions are 2 whole numbers, not int64 of shape \(3,\)"):
        games.step([498, 498, 498])
    with pytest.raises(ValueError, match="not float64"):
        games.step([498.0, 498.0])


def test_a_batch_of_what_there_is_not() -> None:
    """Games, seats, modes and positions."""
    with pytest.raises(BadOptions, match="at least 1 game, not 0"):
        Batch(0)
    with pytest.raises(BadOptions, match="a game has 2 to 4 players, not 7"):
        Batch(1, 7)
    with pytest.raises(BadOptions, match="unknown mode 'duel'"):
        Batch(1, mode="duel")
    games = Batch(1)
    games.reset(seed=1)
    with pytest.raises(BadOptions, match="other seats or options"):
        games.load(0, Game.new(3, seed=1).state)
