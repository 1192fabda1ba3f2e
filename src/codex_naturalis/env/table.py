"""A table of two to four for PettingZoo (AEC): one agent a seat, `seat_0` to `seat_3`.

    from codex_naturalis.env import table

    game = table.env(seats=3)
    game.reset(seed=7)
    for agent in game.agent_iter():
        observation, reward, terminated, truncated, info = game.last()
        over = terminated or truncated
        mask = None if over else observation["action_mask"]
        game.step(None if over else game.action_space(agent).sample(mask))

Placing and drawing are two actions (`env.actions`); an observation is what the seat's View says
(`env.fields`). In the setup each seat in turn makes its two choices. Rewards come only at the end
and sum to zero (`env.rewards`); every `info` then has the `scores` and the `winners`.

The same seed gives the same deals. `reset(options={"deal": deal})` plays a given one.

Illegal actions are not corrected: `env` ends the game with −1 for the agent that made one, as
PettingZoo's own games do; `raw_env` raises IllegalMove with every reason and changes nothing.
"""

from __future__ import annotations

from random import Random
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from codex_naturalis.engine.deal import Deal
from codex_naturalis.engine.game import Game
from codex_naturalis.engine.state import TieBreak
from codex_naturalis.engine.supply import Refill
from codex_naturalis.env.actions import ACTIONS, move_of
from codex_naturalis.env.observation import Observation, observation_space, observe
from codex_naturalis.env.rendering import RENDER_MODES, check_render_mode, render
from codex_naturalis.env.rewards import final_info, is_truncated, rewards

ILLEGAL_REWARD = -1.0


class TableEnv(AECEnv):  # type: ignore[misc]
    """The environment without PettingZoo's usual wrappers; `env` adds them."""

    metadata = {  # noqa: RUF012  # what PettingZoo calls it
        "name": "codex_naturalis_v0",
        "render_modes": RENDER_MODES,
        "render_fps": 1,
        "is_parallelizable": False,
    }

    def __init__(
        self,
        seats: int = 2,
        *,
        tie_break: str = TieBreak.POINTS,
        refill: str = Refill.SAME,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        check_render_mode(render_mode)
        self.render_mode = render_mode
        self._seats = seats
        self._tie_break = tie_break
        self._refill = refill
        self._rng = Random()
        self.game = self._deal(None)
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self._observations = {agent: observation_space() for agent in self.possible_agents}
        self._actions = {agent: spaces.Discrete(ACTIONS) for agent in self.possible_agents}

    def _deal(self, deal: Deal | None) -> Game:
        return Game.new(
            self._seats,
            rng=self._rng if deal is None else None,
            deal=deal,
            tie_break=self._tie_break,
            refill=self._refill,
        )

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._rng = Random(seed)
        self.game = self._deal((options or {}).get("deal"))
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._skip_agent_selection = None

    def observe(self, agent: str) -> Observation:
        return observe(self.game.view(self.possible_agents.index(agent)))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is still playing: None is no action")
        game = self.game
        game.push(move_of(game.view(game.seat), int(action)))
        self._cumulative_rewards[agent] = 0.0
        for name, reward in zip(self.agents, rewards(game), strict=True):
            self.rewards[name] = reward
            self.terminations[name] = game.over
            self.truncations[name] = is_truncated(game.state)
            self.infos[name] = final_info(game)
        self.agent_selection = self.agents[game.seat]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        return render(self.game, self.render_mode)

    def close(self) -> None:
        """Nothing to close."""


raw_env = TableEnv


def env(
    seats: int = 2,
    *,
    tie_break: str = TieBreak.POINTS,
    refill: str = Refill.SAME,
    render_mode: str | None = None,
) -> AECEnv:
    """The environment with PettingZoo's wrappers: illegal actions lose, the order is enforced."""
    bare = TableEnv(seats, tie_break=tie_break, refill=refill, render_mode=render_mode)
    wrapped = wrappers.TerminateIllegalWrapper(bare, illegal_reward=ILLEGAL_REWARD)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)
