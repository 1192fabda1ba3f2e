"""The solo game for Gymnasium."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from codex_naturalis.engine.errors import BadOptions
from codex_naturalis.engine.game import Game
from codex_naturalis.env import SoloEnv
from codex_naturalis.env.solo import LEVELS, NAME


@pytest.mark.parametrize("level", LEVELS)
def test_it_keeps_the_contract_of_gymnasium(level: str) -> None:
    """`check_env`, and a whole game through the registered name."""
    check_env(gymnasium.make(NAME, level=level).unwrapped)
    game = gymnasium.make(f"codex_naturalis.env:{NAME}", level=level)
    observation, _ = game.reset(seed=3)
    rng = np.random.default_rng(3)
    over = False
    reward = 0.0
    info: dict[str, Any] = {}
    while not over:
        action = rng.choice(np.flatnonzero(observation["action_mask"]))
        observation, step_reward, over, truncated, info = game.step(action)
        reward = float(step_reward)
        assert not truncated
        assert game.observation_space.contains(observation)
    mine, tybors = info["scores"]
    assert reward == (1 if mine > tybors else -1)
    assert info["winners"] == ([0] if mine > tybors else [1])


def test_the_same_seed_gives_the_same_deal() -> None:
    """And another another; a deal can be given."""
    game = SoloEnv("hard")
    deals = []
    for seed in (1, 1, 2, None):
        game.reset(seed=seed)
        deals.append(game.game.deal)
    assert deals[0] == deals[1]
    assert len(set(deals)) == 3
    game.reset(options={"deal": deals[0]})
    assert game.game == Game.new(mode="solo-hard", deal=deals[0])


def test_an_illegal_action_loses_and_is_told_why() -> None:
    """Nothing is repaired."""
    game = SoloEnv()
    game.reset(seed=1)
    _, reward, over, _, info = game.step(0)
    assert (reward, over) == (-1.0, True)
    assert info == {"refused": "action 0: it is card 0 of the hand, which has 0"}
    game.reset(seed=1)
    assert "setup is not over" in game.step(492)[4]["refused"]


def test_an_unknown_level_is_refused() -> None:
    """With those that there are."""
    with pytest.raises(BadOptions, match="unknown level 'brutal': one of easy, normal, hard"):
        gymnasium.make(NAME, level="brutal")


def test_it_can_be_seen(capsys: pytest.CaptureFixture[str]) -> None:
    """In the terminal after every step; as text or as a drawing when asked."""
    human = SoloEnv(render_mode="human")
    human.reset(seed=1)
    assert "the monk · normal" in capsys.readouterr().out
    human.step(498)
    assert "Your hand" in capsys.readouterr().out
    for mode, start in (("ansi", "Codex Naturalis"), ("svg", "<svg ")):
        game = SoloEnv(render_mode=mode)
        game.reset(seed=1)
        assert str(game.render()).startswith(start)
    assert SoloEnv().render() is None
