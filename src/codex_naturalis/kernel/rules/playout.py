"""Whole random games, compiled: all legal half-moves are equally likely."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from codex_naturalis.kernel.build.compiling import compiled_no_refcounts, inlined
from codex_naturalis.kernel.build.readiness import entry
from codex_naturalis.kernel.rules.area import State
from codex_naturalis.kernel.rules.card_tables import Numbers, card_tables
from codex_naturalis.kernel.rules.deal import (
    DEAL_OBJECTIVES,
    DEAL_SIZE,
    DEAL_STARTERS,
    lay_table,
    shuffle_deal,
)
from codex_naturalis.kernel.rules.lanes import SEAT_MASK
from codex_naturalis.kernel.rules.layout import (
    BLOCK,
    HAND_COUNT,
    HAND_SIZE,
    HEADER,
    MAX_PARTIES,
    MODE,
    OVER,
    PHASE,
    PLACE,
    SEAT,
    SEATS,
    SETUP,
    SLOT_COUNT,
    SOURCES,
    STARTER_LAID,
    TABLE,
    state_size,
)
from codex_naturalis.kernel.rules.random_numbers import (
    WORD_BITS,
    WORD_MASK,
    Rng,
    below,
    next_word,
    seeded,
)
from codex_naturalis.kernel.rules.rules import (
    block_of,
    choose_objective,
    choose_starter,
    draw,
    drawable,
    payable_fronts,
    place,
)
from codex_naturalis.kernel.rules.scoring import final_totals

FRONT_SETS = 1 << HAND_SIZE
"""How many sets of fronts in hand there are."""
BIT_COUNTS = sum(bits.bit_count() << 2 * bits for bits in range(FRONT_SETS))
"""How many bits are set in a number below FRONT_SETS, two bits for each."""
FACE_CHOICES = 2 * HAND_SIZE
CHOICES = np.array(
    [
        [
            *(2 * card + 1 for card in range(held)),
            *(2 * card for card in range(HAND_SIZE) if fronts >> card & 1),
            *[0] * (FACE_CHOICES - held - fronts.bit_count()),
        ]
        for held in range(HAND_SIZE + 1)
        for fronts in range(FRONT_SETS)
    ]
).ravel()
"""For each number of cards in hand and each set of payable fronts the faces that may be laid: twice
the place in the hand, plus the side."""


@inlined
def _random_placement(s: State, faces: Numbers, rng: Rng) -> None:
    base = block_of(s)
    held = int(s[base + HAND_COUNT]) & SEAT_MASK
    fronts = payable_fronts(s, faces, base)
    payable = BIT_COUNTS >> 2 * fronts & 3
    # One random number for both: its integer part is the face, its fraction the slot.
    share = next_word(rng) * (held + payable)
    choice = CHOICES[(FRONT_SETS * held + fronts) * FACE_CHOICES + (share >> WORD_BITS)]
    slot = (share & WORD_MASK) * int(s[base + SLOT_COUNT]) >> WORD_BITS
    place(s, faces, choice >> 1, choice & 1, slot)


@inlined
def play_random_move(s: State, faces: Numbers, rng: Rng) -> None:
    phase = s[PHASE]
    if phase == PLACE:
        _random_placement(s, faces, rng)
    elif phase == SETUP:
        seat = int(s[SEAT])
        if s[HEADER + seat * BLOCK + STARTER_LAID] == 0:
            choose_starter(s, faces, seat, below(rng, 2))
        else:
            choose_objective(s, faces, seat, below(rng, 2))
    else:
        source = below(rng, SOURCES)
        while not drawable(s, source):
            source = below(rng, SOURCES)
        draw(s, faces, source)


@compiled_no_refcounts
def play_out(s: State, faces: Numbers, rng: Rng) -> int:
    """Play at random to the end; returns the number of half-moves."""
    count = 0
    while s[PHASE] != OVER:
        play_random_move(s, faces, rng)
        count += 1
    return count


@compiled_no_refcounts
def _play_games(
    s: State,
    faces: Numbers,
    objectives: Numbers,
    deal: State,
    rng: Rng,
    number: int,
    totals: npt.NDArray[np.float64],
) -> int:
    """Play games with the seats and mode of `s`. `totals` gets those of the last game, then the
    sums over all games. Returns the number of half-moves."""
    seats, mode = int(s[SEATS]), int(s[MODE])
    half_moves = 0
    for _ in range(number):
        shuffle_deal(rng, deal)
        lay_table(s, faces, deal, seats, mode, 0, 0)
        half_moves += play_out(s, faces, rng)
        final_totals(s, faces, objectives, totals)
        for party in range(MAX_PARTIES):
            totals[MAX_PARTIES + party] += np.floor(totals[party])
    return half_moves


def unshuffled_deal() -> State:
    """Decks in the order of the catalogue."""
    starters = np.arange(DEAL_OBJECTIVES - DEAL_STARTERS)
    objectives = np.arange(DEAL_SIZE - DEAL_OBJECTIVES)
    return np.concatenate([np.arange(DEAL_STARTERS), starters, objectives]).astype(np.int16)


def random_games(
    number: int, rng: Rng, seats: int = 2, mode: int = TABLE
) -> tuple[int, list[float]]:
    """Play random games from new deals; returns the number of half-moves and the mean totals."""
    s = np.zeros(state_size(seats), np.int16)
    s[SEATS], s[MODE] = seats, mode
    totals = np.zeros(2 * MAX_PARTIES)
    half_moves = _play_games(s, *card_tables(), unshuffled_deal(), rng, number, totals)
    return half_moves, (totals[MAX_PARTIES:] / number).tolist()


@entry("random games")
def _() -> None:
    random_games(1, seeded(1))
