"""The kernel's part of the long proof: whole games of every mode and option, random and eager,
through the engine and the kernel at the same time, compared half-move by half-move.

    ./codex prove --kernel --games 1000000 --jobs 2
"""

from __future__ import annotations

from random import Random

from codex_naturalis.engine.legality import sample
from tests.comparison import SETTINGS, new_game
from tests.kernel.twins import Chooser, eager, play_both

LISTS = 200
"""Of every so many games the whole lists of half-moves are compared, not only what they are the
product of."""
STYLES: dict[str, Chooser] = {"random": sample, "eager": eager}


def prove_kernel_game(number: int, seed: int) -> tuple[str, int, str | None]:
    """One game by its number; returns what it was, its half-moves, and the difference found."""
    rng = Random(f"{seed}/{number}")
    setting = SETTINGS[number % len(SETTINGS)]
    style = list(STYLES)[number // len(SETTINGS) % len(STYLES)]
    lists = number // (len(SETTINGS) * len(STYLES)) % LISTS == 0
    what = f"{setting[0]} players, {setting[1]}, {style}"
    try:
        state = new_game(setting, rng).state
        half_moves = play_both(state, rng, STYLES[style], lists=lists)
    except Exception as error:  # noqa: BLE001 — whatever goes wrong is what the proof looks for
        return what, 0, f"game {number} of seed {seed}: {error!r}"
    return what, half_moves, None
