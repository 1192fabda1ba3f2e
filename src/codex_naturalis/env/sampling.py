"""Sampling legal actions from masks, compiled."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from codex_naturalis.env.actions import ACTIONS, Mask
from codex_naturalis.kernel.build.compiling import compiled_no_refcounts
from codex_naturalis.kernel.rules.random_numbers import Rng, below

Actions = npt.NDArray[np.int64]
BLOCK_ACTIONS = 128


@compiled_no_refcounts
def sample_action(mask: Mask, rng: Rng) -> int:
    """A legal action, all equally likely; −1 if there is none. They are counted in blocks, which is
    faster than going from one to the next."""
    count = 0
    for action in range(ACTIONS):
        count += mask[action] != 0
    rest = below(rng, count)
    for first in range(0, ACTIONS, BLOCK_ACTIONS):
        end = min(first + BLOCK_ACTIONS, ACTIONS)
        inside = 0
        for action in range(first, end):
            inside += mask[action] != 0
        if rest < inside:
            for action in range(first, end):
                rest -= mask[action] != 0
                if rest < 0:
                    return action
        rest -= inside
    return -1


@compiled_no_refcounts
def sample_actions(masks: Mask, rngs: Rng, actions: Actions) -> None:
    for game in range(len(actions)):
        actions[game] = sample_action(masks[game], rngs[game])
