"""Legal actions picked at random from masks, compiled."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from codex_naturalis.env.actions import ACTIONS, Mask
from codex_naturalis.kernel.compiling import lean
from codex_naturalis.kernel.random_numbers import Seed, below

Actions = npt.NDArray[np.int64]
AT_ONCE = 128


@lean
def pick(mask: Mask, seed: Seed) -> int:
    """One of the legal actions, each as likely as the other; −1 if there is none. They are counted
    many at a time, which is quicker than going from one to the next."""
    count = 0
    for action in range(ACTIONS):
        count += mask[action] != 0
    rest = below(seed, count)
    for first in range(0, ACTIONS, AT_ONCE):
        end = min(first + AT_ONCE, ACTIONS)
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


@lean
def pick_all(masks: Mask, seeds: Seed, actions: Actions) -> None:
    for game in range(len(actions)):
        actions[game] = pick(masks[game], seeds[game])
