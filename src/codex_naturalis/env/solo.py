"""The solo game against Tybor for Gymnasium: `CodexNaturalis-Solo-v0`.

    import gymnasium
    import codex_naturalis.env

    game = gymnasium.make("CodexNaturalis-Solo-v0", level="hard")
    observation, info = game.reset(seed=7)

Actions and observations are those of a table (`env.actions`, `env.fields`). The reward comes at the
end: 1 for a victory, −1 for a defeat (a tie is Tybor's); `info` then has the `scores`, Tybor's
second, and the `winners`. `reset(options={"deal": deal})` plays a given deal.

Illegal actions are not corrected: the episode ends as a defeat, and `info["refused"]` says why.
"""

from __future__ import annotations

from random import Random
from typing import Any

import gymnasium
from gymnasium import spaces

from codex_naturalis.engine.deal import Deal
from codex_naturalis.engine.errors import BadOptions, IllegalMove
from codex_naturalis.engine.game import Game
from codex_naturalis.env.actions import ACTIONS, move_of
from codex_naturalis.env.observation import Observation, observation_space, observe
from codex_naturalis.env.rendering import RENDER_MODES, check_render_mode, render
from codex_naturalis.env.rewards import final_info, is_truncated, rewards

LEVELS = ("easy", "normal", "hard")
NAME = "CodexNaturalis-Solo-v0"


class SoloEnv(gymnasium.Env[Any, Any]):
    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012  # as Gymnasium calls it

    def __init__(self, level: str = "normal", *, render_mode: str | None = None) -> None:
        if level not in LEVELS:
            raise BadOptions(f"unknown level {level!r}: one of {', '.join(LEVELS)}")
        check_render_mode(render_mode)
        self.level = level
        self.render_mode = render_mode
        self.observation_space = observation_space()
        self.action_space = spaces.Discrete(ACTIONS)
        self.game = self._deal(Random(0), None)

    def _deal(self, rng: Random, deal: Deal | None) -> Game:
        chosen = rng if deal is None else None
        return Game.new(mode=f"solo-{self.level}", rng=chosen, deal=deal)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        rng = Random(int(self.np_random.integers(2**63)))
        self.game = self._deal(rng, (options or {}).get("deal"))
        self._render_for_human()
        return observe(self.game.view(0)), {}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        game = self.game
        try:
            game.push(move_of(game.view(0), int(action)))
        except IllegalMove as refusal:
            return observe(game.view(0)), -1.0, True, False, {"refused": str(refusal)}
        self._render_for_human()
        [reward] = rewards(game)
        return observe(game.view(0)), reward, game.over, is_truncated(game.state), final_info(game)

    def _render_for_human(self) -> None:
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        return render(self.game, self.render_mode)


gymnasium.register(NAME, entry_point="codex_naturalis.env.solo:SoloEnv")
