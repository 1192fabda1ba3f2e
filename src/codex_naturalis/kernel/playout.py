"""Whole random games, compiled: any legal half-move is as likely as any other."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from codex_naturalis.kernel.area import State
from codex_naturalis.kernel.compiling import inlined, lean
from codex_naturalis.kernel.dealing import lay_table, shuffle_deal
from codex_naturalis.kernel.flow import (
    block_of,
    choose_objective,
    choose_starter,
    draw,
    drawable,
    payable_fronts,
    place,
)
from codex_naturalis.kernel.goals import settle
from codex_naturalis.kernel.layout import (
    BEGUN,
    BLOCK,
    HEADER,
    HELD,
    MODE,
    OPEN,
    OVER,
    PHASE,
    PLACE,
    SEAT,
    SEATS,
    SETUP,
    SOURCES,
    state_size,
)
from codex_naturalis.kernel.random_numbers import (
    WORD,
    WORD_BITS,
    Seed,
    below,
    next_word,
    seeded,
)
from codex_naturalis.kernel.readiness import entry
from codex_naturalis.kernel.tables import Numbers, tables

COUNTS = sum(bits.bit_count() << 2 * bits for bits in range(8))
"""How many bits are set in a number below 8, two bits for each."""
CHOICES = np.array(
    [
        [
            *(2 * card + 1 for card in range(held)),
            *(2 * card for card in range(3) if fronts >> card & 1),
            *[0] * (6 - held - fronts.bit_count()),
        ]
        for held in range(4)
        for fronts in range(8)
    ]
).ravel()
"""For a number of cards in hand and payable fronts, what may be laid: twice the card, plus the
side."""


@inlined
def _random_placement(s: State, faces: Numbers, seed: Seed) -> None:
    base = block_of(s)
    held = int(s[base + HELD]) & 3
    fronts = payable_fronts(s, faces, base)
    payable = COUNTS >> 2 * fronts & 3
    # The whole part of a fraction of the faces tells the face, what is left of it the slot.
    share = next_word(seed) * (held + payable)
    choice = CHOICES[48 * held + 6 * fronts + (share >> WORD_BITS)]
    slot = (share & WORD) * int(s[base + OPEN]) >> WORD_BITS
    place(s, faces, choice >> 1, choice & 1, slot)


@inlined
def random_half_move(s: State, faces: Numbers, seed: Seed) -> None:
    phase = s[PHASE]
    if phase == PLACE:
        _random_placement(s, faces, seed)
    elif phase == SETUP:
        seat = int(s[SEAT])
        if s[HEADER + seat * BLOCK + BEGUN] == 0:
            choose_starter(s, faces, seat, below(seed, 2))
        else:
            choose_objective(s, faces, seat, below(seed, 2))
    else:
        source = below(seed, SOURCES)
        while not drawable(s, source):
            source = below(seed, SOURCES)
        draw(s, faces, source)


@lean
def play_out(s: State, faces: Numbers, seed: Seed) -> int:
    """At random to the end; returns the half-moves made."""
    count = 0
    while s[PHASE] != OVER:
        random_half_move(s, faces, seed)
        count += 1
    return count


@lean
def _games(
    s: State,
    faces: Numbers,
    goals: Numbers,
    deal: State,
    seed: Seed,
    number: int,
    totals: npt.NDArray[np.float64],
) -> int:
    """Games with the seats and in the mode of `s`. `totals`: those of the last, then all sums."""
    seats, mode = int(s[SEATS]), int(s[MODE])
    half_moves = 0
    for _ in range(number):
        shuffle_deal(seed, deal)
        lay_table(s, faces, deal, seats, mode, 0, 0)
        half_moves += play_out(s, faces, seed)
        settle(s, faces, goals, totals)
        for seat in range(5):
            totals[5 + seat] += np.floor(totals[seat])
    return half_moves


def fresh_deal() -> State:
    """Decks in the order of the catalogue, to be shuffled."""
    return np.concatenate([np.arange(80), np.arange(6), np.arange(16)]).astype(np.int16)


def random_games(number: int, seed: Seed, seats: int = 2, mode: int = 0) -> tuple[int, list[float]]:
    """That many random games from new deals; returns the half-moves and the mean total scores."""
    s = np.zeros(state_size(seats), np.int16)
    s[SEATS], s[MODE] = seats, mode
    totals = np.zeros(10)
    half_moves = _games(s, *tables(), fresh_deal(), seed, number, totals)
    return half_moves, (totals[5:] / number).tolist()


@entry("random games")
def _() -> None:
    random_games(1, seeded(1))
