"""A step of all games of a batch, compiled: act, deal anew at the end, tell what the seat to move
may know."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from codex_naturalis.env.actions import Mask
from codex_naturalis.env.fields import MOST_CARDS, Row
from codex_naturalis.env.games import Games, act, deal_anew
from codex_naturalis.env.glance import glance
from codex_naturalis.env.picking import Actions, pick
from codex_naturalis.kernel.compiling import compiled, lean
from codex_naturalis.kernel.goals import settle
from codex_naturalis.kernel.layout import (
    BLOCK,
    HEADER,
    LAID,
    MODE,
    OVER,
    PHASE,
    PLACE,
    SEAT,
    SEATS,
    TABLE,
)
from codex_naturalis.kernel.tables import Numbers

Flags = npt.NDArray[np.bool_]
Totals = npt.NDArray[np.float64]


class Told(NamedTuple):
    """What is told after every step, a row for each game; `env.batch` says what it means."""

    observations: Row
    masks: Mask
    seat: npt.NDArray[np.int8]
    rewards: npt.NDArray[np.float32]
    terminations: Flags
    truncations: Flags
    refused: Flags
    scores: Row


@lean
def look(games: Games, told: Told, faces: Numbers, game: int) -> None:
    """Write the observation and the mask of the seat to move."""
    s = games.states[game]
    told.seat[game] = s[SEAT]
    glance(s, faces, games.areas[game], told.observations[game], told.masks[game])


@lean
def _settle(
    games: Games, told: Told, tables: tuple[Numbers, Numbers], game: int, won: bool, totals: Totals
) -> None:
    """Write the scores, and the rewards as `env.ending` has them."""
    s = games.states[game]
    faces, goals = tables
    settle(s, faces, goals, totals)
    seats = int(s[SEATS])
    parties = seats + (s[MODE] != TABLE)
    best = 0.0
    winners = 0
    for party in range(parties):
        told.scores[game, party] = int(totals[party])
        if totals[party] > best:
            best = totals[party]
            winners = 0
        winners += totals[party] == best
    for seat in range(seats):
        share = parties / winners if totals[seat] == best else 0.0
        told.rewards[game, seat] = (share - 1.0) / (parties - 1) if won else 0.0


@lean
def _finish(
    games: Games, told: Told, tables: tuple[Numbers, Numbers], game: int, totals: Totals
) -> None:
    """If the game is over, or must be cut off, tell so and deal anew."""
    s = games.states[game]
    over = s[PHASE] == OVER
    full = s[PHASE] == PLACE and s[HEADER + s[SEAT] * BLOCK + LAID] >= MOST_CARDS
    told.terminations[game] = over
    told.truncations[game] = full
    for seat in range(s[SEATS]):
        told.rewards[game, seat] = 0.0
    if over or full:
        _settle(games, told, tables, game, over, totals)
        deal_anew(games, tables[0], game)


@compiled
def begin(games: Games, told: Told, tables: tuple[Numbers, Numbers]) -> None:
    """New games everywhere."""
    for game in range(len(games.states)):
        deal_anew(games, tables[0], game)
        look(games, told, tables[0], game)


@compiled
def step(games: Games, told: Told, tables: tuple[Numbers, Numbers], actions: Actions) -> None:
    totals = np.zeros(5)
    for game in range(len(actions)):
        done = act(games, tables[0], game, int(actions[game]))
        told.refused[game] = not done
        _finish(games, told, tables, game, totals)
        if done:
            look(games, told, tables[0], game)


@compiled
def wander(games: Games, told: Told, tables: tuple[Numbers, Numbers], steps: int) -> None:
    """Any legal action, that many times, one game after another."""
    totals = np.zeros(5)
    for game in range(len(games.states)):
        told.refused[game] = False
        for _ in range(steps):
            act(games, tables[0], game, pick(told.masks[game], games.picking[game]))
            _finish(games, told, tables, game, totals)
            look(games, told, tables[0], game)
