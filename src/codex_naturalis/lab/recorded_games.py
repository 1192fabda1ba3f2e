"""Whole games of the network against itself, without a search: thousands a second, as records."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import numpy as np

from codex_naturalis.engine import rules
from codex_naturalis.engine.catalogue import RETAIL
from codex_naturalis.engine.deal import Deal
from codex_naturalis.engine.game import Game
from codex_naturalis.engine.state import Mode
from codex_naturalis.kernel.evaluation.children import new_scratch
from codex_naturalis.kernel.evaluation.recorded_play import MAX_HALF_MOVES, record_games
from codex_naturalis.kernel.evaluation.weights import new_evaluator
from codex_naturalis.kernel.rules.area import State
from codex_naturalis.kernel.rules.deal import (
    DEAL_GOLD,
    DEAL_OBJECTIVES,
    DEAL_SIZE,
    DEAL_STARTERS,
)
from codex_naturalis.kernel.rules.encoding import CARD_IDS, MODES, OBJECTIVE_IDS, decode_move
from codex_naturalis.kernel.rules.layout import state_size
from codex_naturalis.kernel.rules.moves import Moves
from codex_naturalis.kernel.rules.playout import unshuffled_deal
from codex_naturalis.kernel.rules.random_numbers import seeded

CHUNK = 500
"""Games that are recorded at once."""
ALL_PLACEMENTS = 10**6


def recorded_games(
    players: int,
    games: int,
    *,
    mode: Mode = Mode.TABLE,
    temperature: float = 0.01,
    seed: int = 0,
    jobs: int = 1,
) -> Iterator[Game]:
    """That many games, in the order of their numbers; the same ones for any number of threads.

    Each half-move is sampled by the softmax of the network's values. The temperature of 0.01 is
    that of the bot `monk-4`, a little above its best.
    """
    sizes = [min(CHUNK, games - first) for first in range(0, games, CHUNK)]

    def chunk(number: int) -> list[Game]:
        return _recorded(players, sizes[number], mode, temperature, seed * len(sizes) + number)

    with ThreadPoolExecutor(jobs) as threads:
        waiting = []
        for number in range(len(sizes)):
            waiting.append(threads.submit(chunk, number))
            if len(waiting) > jobs:
                yield from waiting.pop(0).result()
        for done in waiting:
            yield from done.result()


def _recorded(players: int, games: int, mode: Mode, temperature: float, seed: int) -> list[Game]:
    deals = np.zeros((games, DEAL_SIZE), np.int16)
    moves = np.zeros((games, MAX_HALF_MOVES), np.int32)
    lengths = np.zeros(games, np.int32)
    record_games(
        np.zeros(state_size(players), np.int16),
        new_evaluator(players),
        new_scratch(1),
        unshuffled_deal(),
        seeded(seed),
        (players, MODES.index(mode)),
        (temperature, ALL_PLACEMENTS),
        deals,
        moves,
        lengths,
    )
    return [
        _game(players, mode, _deal(deal), codes[:length])
        for deal, codes, length in zip(deals, moves, lengths, strict=True)
    ]


def _game(players: int, mode: Mode, deal: Deal, codes: Moves) -> Game:
    game = Game.new(players, deal=deal, mode=mode)
    for code in codes:
        step = rules.apply(game.state, decode_move(int(code)))
        game.transitions.append(step)
        game.state = step.after
    return game


def _deal(deal: State) -> Deal:
    starters = tuple(card.id for card in RETAIL.starters)

    def ids(first: int, last: int, known: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(known[index] for index in deal[first:last])

    return Deal(
        ids(0, DEAL_GOLD, CARD_IDS),
        ids(DEAL_GOLD, DEAL_STARTERS, CARD_IDS),
        ids(DEAL_STARTERS, DEAL_OBJECTIVES, starters),
        ids(DEAL_OBJECTIVES, DEAL_SIZE, OBJECTIVE_IDS),
    )
