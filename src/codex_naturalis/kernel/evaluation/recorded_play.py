"""Self-play of the evaluation, without a search, that records deals and half-moves."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from codex_naturalis.kernel.build.compiling import compiled
from codex_naturalis.kernel.evaluation.children import Scratch, choose_child
from codex_naturalis.kernel.evaluation.evaluator import Evaluator
from codex_naturalis.kernel.rules.area import State
from codex_naturalis.kernel.rules.deal import lay_table, shuffle_deal
from codex_naturalis.kernel.rules.layout import OVER, PHASE, SEAT
from codex_naturalis.kernel.rules.moves import play
from codex_naturalis.kernel.rules.random_numbers import Rng

MAX_HALF_MOVES = 512
"""Of a game: all seats together place at most 80 cards and draw as many."""


@compiled
def record_games(
    s: State,
    evaluator: Evaluator,
    scratch: Scratch,
    deal: State,
    rng: Rng,
    table: tuple[int, int],
    policy: tuple[float, int],
    deals: npt.NDArray[np.int16],
    moves: npt.NDArray[np.int32],
    lengths: npt.NDArray[np.int32],
) -> None:
    """Plays a game for each row of `deals`, and writes its deal, its half-moves and their number.
    `table`: seats and mode. `policy`: temperature and width."""
    seats, mode = table
    temperature, width = policy
    for game in range(len(deals)):
        shuffle_deal(rng, deal)
        deals[game] = deal
        lay_table(s, evaluator.faces, deal, seats, mode, 0, 0)
        made = 0
        while s[PHASE] != OVER:
            seat = int(s[SEAT])
            move = choose_child(s, evaluator, scratch, seat, width, temperature, rng)
            play(s, evaluator.faces, seat, move)
            moves[game, made] = move
            made += 1
        lengths[game] = made
