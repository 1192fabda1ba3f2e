"""Games of the evaluation against itself, to learn from: compiled, with the positions kept."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from codex_naturalis.kernel.area import State
from codex_naturalis.kernel.compiling import compiled
from codex_naturalis.kernel.dealing import lay_table, shuffle_deal
from codex_naturalis.kernel.features import FEATURES, Vector, describe, turns_left
from codex_naturalis.kernel.goals import settle
from codex_naturalis.kernel.judgement import begin_placements, judge_placement
from codex_naturalis.kernel.layout import MODE, OVER, PHASE, PLACE, SEAT, SEATS, TABLE
from codex_naturalis.kernel.looking import Desk, choose
from codex_naturalis.kernel.moves import MOST_MOVES, play
from codex_naturalis.kernel.network import GLANCE, Matrix, Mind, describe_tybor
from codex_naturalis.kernel.random_numbers import Seed, below
from codex_naturalis.kernel.sketch import glance, stage_of


class Harvest(NamedTuple):
    """What is kept of games: some positions, a row each, in the order of playing."""

    x: npt.NDArray[np.float32]
    """Features of every party."""
    totals: npt.NDArray[np.float64]
    """Final totals with their tie-break."""
    done: npt.NDArray[np.bool_]
    """The seat has no turn left."""
    games: npt.NDArray[np.int32]
    """The number of the game."""


def new_harvest(rows: int, parties: int) -> Harvest:
    return Harvest(
        np.zeros((rows, parties, FEATURES), np.float32),
        np.zeros((rows, 5)),
        np.zeros((rows, parties), np.bool_),
        np.zeros(rows, np.int32),
    )


@compiled
def _keep(s: State, mind: Mind, harvest: Harvest, row: int, game: int) -> None:
    seats = int(s[SEATS])
    for seat in range(seats):
        describe(s, mind.faces, mind.goals, seat, harvest.x[row, seat])
        harvest.done[row, seat] = turns_left(s, seat) == 0
    if s[MODE] != TABLE:
        describe_tybor(s, mind.faces, harvest.x[row, seats])
    harvest.games[row] = game


@compiled
def play_games(
    s: State,
    mind: Mind,
    desk: Desk,
    deal: State,
    seed: Seed,
    shape: tuple[int, int],
    ways: tuple[float, int, int],
    harvest: Harvest,
    results: npt.NDArray[np.float64],
) -> int:
    """Plays as many games as `results` has rows for their totals; returns the positions kept.
    `shape`: seats and mode. `ways`: heat, placements looked at, and the share of positions kept
    in percent."""
    seats, mode = shape
    heat, most, share = ways
    rows = 0
    for game in range(len(results)):
        shuffle_deal(seed, deal)
        lay_table(s, mind.faces, deal, seats, mode, 0, 0)
        first = rows
        half_moves = 0
        while s[PHASE] != OVER:
            seat = int(s[SEAT])
            play(s, mind.faces, seat, choose(s, mind, desk, seat, most, heat, seed))
            half_moves += 1
            wanted = half_moves >= 2 * seats and s[PHASE] != OVER and below(seed, 100) < share
            if wanted and rows < len(harvest.x):
                _keep(s, mind, harvest, rows, game)
                rows += 1
        settle(s, mind.faces, mind.goals, results[game])
        for row in range(first, rows):
            harvest.totals[row] = results[game]
    return rows


@compiled
def show_placements(
    s: State,
    mind: Mind,
    desk: Desk,
    deal: State,
    seed: Seed,
    shape: tuple[int, int],
    facts: Matrix,
    worths: Vector,
    group: npt.NDArray[np.int32],
) -> int:
    """Plays games, and writes of some of their positions every placement: its facts at a glance,
    its worth by judgement, and three times the number of its position plus its stage, until there
    is no more room. Returns how many."""
    rows = 0
    positions = 0
    while True:
        shuffle_deal(seed, deal)
        lay_table(s, mind.faces, deal, shape[0], shape[1], 0, 0)
        while s[PHASE] != OVER:
            if s[PHASE] == PLACE and below(seed, 100) < 30:
                seat = int(s[SEAT])
                count = glance(s, mind, seat, desk.moves, desk.values, facts[rows:])
                begin_placements(s, mind, desk.quiet)
                for index in range(count):
                    move = int(desk.moves[index])
                    worths[rows + index] = judge_placement(
                        s, mind, desk.quiet, move, desk.kept, desk.scores
                    )
                    group[rows + index] = 3 * positions + stage_of(s, seat)
                rows += count
                positions += 1
                if rows + MOST_MOVES > len(worths):
                    return rows
            seat = int(s[SEAT])
            play(s, mind.faces, seat, choose(s, mind, desk, seat, MOST_MOVES, 0.02, seed))


def room_for_facts(rows: int) -> tuple[Matrix, Vector, npt.NDArray[np.int32]]:
    return (
        np.zeros((rows, GLANCE), np.float32),
        np.zeros(rows, np.float32),
        np.zeros(rows, np.int32),
    )
