"""Self-play of the evaluation, without a search: games and their positions as training data."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from codex_naturalis.kernel.build.compiling import compiled
from codex_naturalis.kernel.evaluation.children import Scratch, choose_child
from codex_naturalis.kernel.evaluation.evaluator import Evaluator
from codex_naturalis.kernel.evaluation.feature_columns import FEATURES, Vector
from codex_naturalis.kernel.evaluation.features import turns_left, write_features
from codex_naturalis.kernel.evaluation.lookahead import evaluate_placement, prepare_placements
from codex_naturalis.kernel.evaluation.move_ordering import order_placements, stage_of
from codex_naturalis.kernel.evaluation.network import Matrix
from codex_naturalis.kernel.evaluation.ordering_columns import ORDERING_FEATURES, STAGES
from codex_naturalis.kernel.evaluation.tybor_features import write_tybor_features
from codex_naturalis.kernel.rules.area import State
from codex_naturalis.kernel.rules.deal import lay_table, shuffle_deal
from codex_naturalis.kernel.rules.layout import (
    MAX_PARTIES,
    MODE,
    OVER,
    PHASE,
    PLACE,
    SEAT,
    SEATS,
    TABLE,
)
from codex_naturalis.kernel.rules.moves import MAX_MOVES, play
from codex_naturalis.kernel.rules.random_numbers import Rng, below
from codex_naturalis.kernel.rules.scoring import final_totals

POSITIONS_PERCENT = 30
"""How many positions `collect_placements` takes."""
TEMPERATURE = 0.02
"""Of the games it plays."""


class PositionBuffer(NamedTuple):
    """Positions of games, a row each, in the order of playing."""

    x: npt.NDArray[np.float32]
    """The features of every party."""
    totals: npt.NDArray[np.float64]
    """The final totals of the game, with the tie-break as a fraction."""
    done: npt.NDArray[np.bool_]
    """Whether the seat has no turn left."""
    games: npt.NDArray[np.int32]
    """The number of the game."""


def new_position_buffer(rows: int, parties: int) -> PositionBuffer:
    return PositionBuffer(
        np.zeros((rows, parties, FEATURES), np.float32),
        np.zeros((rows, MAX_PARTIES)),
        np.zeros((rows, parties), np.bool_),
        np.zeros(rows, np.int32),
    )


@compiled
def _keep(s: State, evaluator: Evaluator, buffer: PositionBuffer, row: int, game: int) -> None:
    seats = int(s[SEATS])
    for seat in range(seats):
        write_features(s, evaluator.faces, evaluator.objectives, seat, buffer.x[row, seat])
        buffer.done[row, seat] = turns_left(s, seat) == 0
    if s[MODE] != TABLE:
        write_tybor_features(s, evaluator.faces, buffer.x[row, seats])
    buffer.games[row] = game


@compiled
def play_games(
    s: State,
    evaluator: Evaluator,
    scratch: Scratch,
    deal: State,
    rng: Rng,
    table: tuple[int, int],
    policy: tuple[float, int, int],
    buffer: PositionBuffer,
    results: npt.NDArray[np.float64],
) -> int:
    """Plays a game for each row of `results`, which gets its totals; returns how many positions
    were kept. `table`: seats and mode. `policy`: temperature, width, and how many percent of the
    positions are kept."""
    seats, mode = table
    temperature, width, share = policy
    rows = 0
    for game in range(len(results)):
        shuffle_deal(rng, deal)
        lay_table(s, evaluator.faces, deal, seats, mode, 0, 0)
        first = rows
        half_moves = 0
        while s[PHASE] != OVER:
            seat = int(s[SEAT])
            play(
                s,
                evaluator.faces,
                seat,
                choose_child(s, evaluator, scratch, seat, width, temperature, rng),
            )
            half_moves += 1
            wanted = half_moves >= 2 * seats and s[PHASE] != OVER and below(rng, 100) < share
            if wanted and rows < len(buffer.x):
                _keep(s, evaluator, buffer, rows, game)
                rows += 1
        final_totals(s, evaluator.faces, evaluator.objectives, results[game])
        for row in range(first, rows):
            buffer.totals[row] = results[game]
    return rows


@compiled
def collect_placements(
    s: State,
    evaluator: Evaluator,
    scratch: Scratch,
    deal: State,
    rng: Rng,
    table: tuple[int, int],
    facts: Matrix,
    values: Vector,
    group: npt.NDArray[np.int32],
) -> int:
    """Plays games and writes every placement of some of their positions, until the buffers are
    full: the facts that move ordering uses, the network's value, and as group STAGES times the
    number of the position plus its stage. Returns how many placements."""
    rows = 0
    positions = 0
    while True:
        shuffle_deal(rng, deal)
        lay_table(s, evaluator.faces, deal, table[0], table[1], 0, 0)
        while s[PHASE] != OVER:
            if s[PHASE] == PLACE and below(rng, 100) < POSITIONS_PERCENT:
                seat = int(s[SEAT])
                count = order_placements(
                    s, evaluator, seat, scratch.moves, scratch.ordering, facts[rows:]
                )
                prepare_placements(s, evaluator, scratch.quiet)
                for index in range(count):
                    move = int(scratch.moves[index])
                    values[rows + index] = evaluate_placement(
                        s, evaluator, scratch.quiet, move, scratch.kept, scratch.scores
                    )
                    group[rows + index] = STAGES * positions + stage_of(s, seat)
                rows += count
                positions += 1
                if rows + MAX_MOVES > len(values):
                    return rows
            seat = int(s[SEAT])
            play(
                s,
                evaluator.faces,
                seat,
                choose_child(s, evaluator, scratch, seat, MAX_MOVES, TEMPERATURE, rng),
            )


def new_placement_buffer(rows: int) -> tuple[Matrix, Vector, npt.NDArray[np.int32]]:
    return (
        np.zeros((rows, ORDERING_FEATURES), np.float32),
        np.zeros(rows, np.float32),
        np.zeros(rows, np.int32),
    )
