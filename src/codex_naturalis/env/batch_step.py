"""A step of all games of a batch, compiled: play the actions, deal again where a game is over, and
observe."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from codex_naturalis.env.actions import Mask
from codex_naturalis.env.compiled_observation import write_observation
from codex_naturalis.env.fields import MAX_CARDS, Row
from codex_naturalis.env.games import Games, deal_anew, play_action
from codex_naturalis.env.sampling import Actions, sample_action
from codex_naturalis.kernel.build.compiling import compiled, compiled_no_refcounts
from codex_naturalis.kernel.rules.card_tables import CardTables, Numbers
from codex_naturalis.kernel.rules.layout import (
    BLOCK,
    CARD_COUNT,
    HEADER,
    MAX_PARTIES,
    MODE,
    OVER,
    PHASE,
    PLACE,
    SEAT,
    SEATS,
    TABLE,
)
from codex_naturalis.kernel.rules.scoring import final_totals

Flags = npt.NDArray[np.bool_]
Totals = npt.NDArray[np.float64]


class StepOutput(NamedTuple):
    """The output of every step, a row for each game; `env.batch` describes it."""

    observations: Row
    masks: Mask
    seat: npt.NDArray[np.int8]
    rewards: npt.NDArray[np.float32]
    terminations: Flags
    truncations: Flags
    refused: Flags
    scores: Row


@compiled_no_refcounts
def observe_game(games: Games, output: StepOutput, faces: Numbers, game: int) -> None:
    """Write the observation and the mask of the seat to move."""
    s = games.states[game]
    output.seat[game] = s[SEAT]
    write_observation(s, faces, games.areas[game], output.observations[game], output.masks[game])


@compiled_no_refcounts
def _settle(
    games: Games,
    output: StepOutput,
    tables: CardTables,
    game: int,
    won: bool,
    totals: Totals,
) -> None:
    """Write the scores, and the rewards as `env.rewards` defines them."""
    s = games.states[game]
    final_totals(s, tables.faces, tables.objectives, totals)
    seats = int(s[SEATS])
    parties = seats + (s[MODE] != TABLE)
    best = 0.0
    winners = 0
    for party in range(parties):
        output.scores[game, party] = int(totals[party])
        if totals[party] > best:
            best = totals[party]
            winners = 0
        winners += totals[party] == best
    for seat in range(seats):
        share = parties / winners if totals[seat] == best else 0.0
        output.rewards[game, seat] = (share - 1.0) / (parties - 1) if won else 0.0


@compiled_no_refcounts
def _finish(
    games: Games,
    output: StepOutput,
    tables: CardTables,
    game: int,
    totals: Totals,
) -> None:
    """If the game is over or truncated, say so and deal the next one."""
    s = games.states[game]
    over = s[PHASE] == OVER
    full = s[PHASE] == PLACE and s[HEADER + s[SEAT] * BLOCK + CARD_COUNT] >= MAX_CARDS
    output.terminations[game] = over
    output.truncations[game] = full
    for seat in range(s[SEATS]):
        output.rewards[game, seat] = 0.0
    if over or full:
        _settle(games, output, tables, game, over, totals)
        deal_anew(games, tables.faces, game)


@compiled
def begin_games(games: Games, output: StepOutput, tables: CardTables) -> None:
    """Deal and observe all games."""
    for game in range(len(games.states)):
        deal_anew(games, tables.faces, game)
        observe_game(games, output, tables.faces, game)


@compiled
def step(games: Games, output: StepOutput, tables: CardTables, actions: Actions) -> None:
    totals = np.zeros(MAX_PARTIES)
    for game in range(len(actions)):
        done = play_action(games, tables.faces, game, int(actions[game]))
        output.refused[game] = not done
        _finish(games, output, tables, game, totals)
        if done:
            observe_game(games, output, tables.faces, game)


@compiled
def step_randomly(games: Games, output: StepOutput, tables: CardTables, steps: int) -> None:
    """Play that many random legal actions in each game, one game after another."""
    totals = np.zeros(MAX_PARTIES)
    for game in range(len(games.states)):
        output.refused[game] = False
        for _ in range(steps):
            play_action(
                games,
                tables.faces,
                game,
                sample_action(output.masks[game], games.action_rng[game]),
            )
            _finish(games, output, tables, game, totals)
            observe_game(games, output, tables.faces, game)
