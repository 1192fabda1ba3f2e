"""Environments for reinforcement learning: the game as numbers, with what each seat may know of it.
Learning algorithms do not belong here.

- `table`: two to four seats for PettingZoo (AEC);
- `solo`: against Tybor for Gymnasium, registered as `CodexNaturalis-Solo-v0`;
- `batch`: thousands of games at once, compiled.

All have the same actions (`actions`), observations (`fields`) and rewards (`rewards`).

>>> import codex_naturalis.env as codex_env
>>> game = codex_env.env(seats=2)
>>> game.reset(seed=7)
>>> observation, reward, terminated, truncated, info = game.last()
>>> observation["phase"], observation["action_mask"].nonzero()[0]
(array([0], dtype=int16), array([498, 499]))
"""

from __future__ import annotations

from codex_naturalis.env.batch import Batch
from codex_naturalis.env.solo import SoloEnv
from codex_naturalis.env.table import TableEnv, env, raw_env

__all__ = ["Batch", "SoloEnv", "TableEnv", "env", "raw_env"]
