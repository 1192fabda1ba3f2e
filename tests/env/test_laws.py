"""What holds for the batched environment: it is the readable one, quicker, and it hides as much."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings

from codex_naturalis.engine.game import Game
from codex_naturalis.engine.state import Phase
from codex_naturalis.engine.view_builder import view_of
from codex_naturalis.env import Batch
from codex_naturalis.env.actions import ACTIONS, FIRST_DRAW, mask_of, move_of
from codex_naturalis.env.fields import MAX_SLOTS, named
from codex_naturalis.env.observation import observation_space, observe
from codex_naturalis.env.rewards import final_info, rewards
from tests.comparison import SETTINGS, Setting
from tests.laws.test_hidden import permute_hidden
from tests.playing import play, seeds, settings

pytestmark = pytest.mark.slow

SPACE = observation_space()


def batch_of(games: int, setting: Setting) -> Batch:
    seats, mode, tie_break, refill = setting
    return Batch(games, seats, mode=mode, tie_break=tie_break, refill=refill)


def same_deal(batch: Batch, game: int, setting: Setting) -> Game:
    seats, mode, tie_break, refill = setting
    deal = batch.deal(game)
    return Game.new(seats, deal=deal, mode=mode, tie_break=tie_break, refill=refill)


def differing(batch: Batch, row: int, game: Game) -> list[str]:
    """The fields that are not as the readable environment has them."""
    seen = observe(game.view(game.seat))
    assert SPACE.contains(seen)
    found: dict[str, npt.NDArray[Any]] = {
        **named(batch.observations[row]),
        "action_mask": batch.masks[row],
    }
    assert batch.seat[row] == game.seat
    return [name for name in seen if not np.array_equal(seen[name], found[name])]


def some_action(mask: npt.NDArray[np.int8], rng: Random) -> int:
    """Half of the time a front, so that games score, and end by points."""
    legal = np.flatnonzero(mask)
    fronts = legal[(legal < FIRST_DRAW) & (legal // MAX_SLOTS % 2 == 0)]
    return int(rng.choice(fronts if len(fronts) and rng.random() < 0.5 else legal))


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_the_batch_is_the_readable_environment(setting: Setting) -> None:
    """From the same deals, by the same actions, every field and mask is equal at every half-move,
    over several games in a row; so are rewards, scores and ends."""
    rng = Random(str(setting))
    batch = batch_of(3, setting)
    batch.reset(seed=rng.getrandbits(30))
    games = [same_deal(batch, row, setting) for row in range(3)]
    ended = 0
    for _ in range(320):
        for row, game in enumerate(games):
            assert differing(batch, row, game) == []
        actions = [some_action(mask, rng) for mask in batch.masks]
        batch.step(actions)
        assert not batch.refused.any()
        for row, (game, action) in enumerate(zip(games, actions, strict=True)):
            game.push(move_of(game.view(game.seat), action))
            assert batch.terminations[row] == game.over
            assert batch.rewards[row] == pytest.approx(rewards(game))
            if game.over:
                ended += 1
                assert batch.scores[row].tolist() == final_info(game)["scores"]
                games[row] = same_deal(batch, row, setting)
    assert ended >= 3


@given(settings, seeds)
@hypothesis_settings(max_examples=12)
def test_what_the_seat_to_move_cannot_see_changes_nothing(setting: Setting, seed: int) -> None:
    """Two states behind the same view give equal observations and masks, in both environments."""
    batch = batch_of(2, setting)
    batch.reset(seed=0)
    for game, rng in play(setting, seed):
        if game.over:
            return
        other = permute_hidden(game.state, game.seat, set(), rng)
        batch.load(0, game.state)
        batch.load(1, other)
        assert np.array_equal(batch.observations[0], batch.observations[1])
        assert np.array_equal(batch.masks[0], batch.masks[1])
        seen, again = observe(game.view(game.seat)), observe(view_of(other, game.seat))
        assert all(np.array_equal(seen[name], again[name]) for name in seen)
        assert differing(batch, 0, game) == []


@given(settings, seeds)
@hypothesis_settings(max_examples=4)
def test_an_action_is_refused_unless_the_mask_allows_it(setting: Setting, seed: int) -> None:
    """Every number there is, and some that are none, at some moments of a game: what is refused
    changes nothing, what is legal is not refused."""
    actions = np.array([-(2**62), -1, *range(ACTIONS), ACTIONS, 2**32])
    batch = batch_of(len(actions), setting)
    batch.reset(seed=0)
    for number, (game, _) in enumerate(play(setting, seed)):
        if game.over or number % 21 > 1:
            continue
        for row in range(len(actions)):
            batch.load(row, game.state)
        before = batch.observations.copy()
        legal = np.pad(mask_of(game.view(game.seat)), 2).astype(bool)
        batch.step(actions)
        assert np.array_equal(batch.refused, ~legal)
        assert np.array_equal(batch.observations[~legal], before[~legal])
        assert (batch.observations[legal] != before[legal]).any(1).all()


def test_a_game_does_not_depend_on_how_many_there_are() -> None:
    """Its deals and the actions sampled for it follow from the seed and its index alone."""
    small, large = Batch(3), Batch(40)
    for batch in (small, large):
        batch.reset(seed=11)
    for _ in range(200):
        assert np.array_equal(small.observations, large.observations[:3])
        assert np.array_equal(small.sample(), large.sample()[:3])
        small.step(small._sampled)
        large.step(large._sampled)
    assert small.deal(0) == large.deal(0)


def test_random_steps_are_sampling_and_stepping() -> None:
    """Both come to the same."""
    steps, randomly = Batch(20, 3), Batch(20, 3)
    for batch in (steps, randomly):
        batch.reset(seed=5)
    for _ in range(150):
        steps.step(steps.sample())
    randomly.step_randomly(150)
    assert np.array_equal(steps.observations, randomly.observations)
    assert np.array_equal(steps.scores, randomly.scores)


def test_batches_in_two_threads_do_not_disturb_each_other() -> None:
    """They come to what they come to alone."""
    batches = [Batch(30, seats) for seats in (2, 4, 2, 4)]
    for batch in batches:
        batch.reset(seed=9)
    for batch in batches[:2]:
        batch.step_randomly(2000)
    with ThreadPoolExecutor(2) as pool:
        list(pool.map(lambda batch: batch.step_randomly(2000), batches[2:]))
    for alone, threaded in zip(batches[:2], batches[2:], strict=True):
        assert np.array_equal(alone.observations, threaded.observations)


def test_a_seed_gives_the_same_again_and_another_gives_others() -> None:
    """Resetting forgets all that was; every game has a deal of its own."""
    batch = Batch(50)
    batch.reset(seed=1)
    first = batch.observations.copy()
    deals = {batch.deal(game) for game in range(50)}
    batch.step_randomly(300)
    batch.reset(seed=2)
    deals |= {batch.deal(game) for game in range(50)}
    assert len(deals) == 100
    batch.reset(seed=1)
    assert np.array_equal(batch.observations, first)
    assert not batch.scores.any()


def test_every_legal_action_is_sampled_as_often() -> None:
    """Within what luck allows, with a fixed seed; no other ever is."""
    game = next(game for game, _ in play(SETTINGS[0], 3) if game.state.phase is Phase.PLACE)
    batch = batch_of(6000, SETTINGS[0])
    batch.reset(seed=3)
    for row in range(len(batch)):
        batch.load(row, game.state)
    counts = np.bincount(batch.sample(), minlength=ACTIONS)
    legal = mask_of(game.view(game.seat)).astype(bool)
    expected = len(batch) / legal.sum()
    assert not counts[~legal].any()
    assert np.abs(counts[legal] - expected).max() < 5 * np.sqrt(expected)
