"""Four small numbers (lanes) in one word of 64 bits, so that one operation works on all of them.

Here and elsewhere in the kernel an index is masked only to help the compiler: Numba lets negative
indices count from the end, and leaves that check out where it can see that an index is not
negative. INDEX_MASK and SMALL_MASK are wider than any index or number they are used for.
"""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
import numpy.typing as npt

from codex_naturalis.kernel.build.compiling import inlined

Int16s = npt.NDArray[np.int16]
LANES = 4
LANE_BITS = 16
LANE_MASK = 0xFFFF
SIGN_BIT = 0x8000
GUARD_BITS = 0x4000_4000_4000_4000
"""A bit in each lane, above all numbers that are compared."""
INDEX_MASK = 0xFFFF
"""For indices into a state."""
SMALL_MASK = 0xFFF
"""For faces, slots and entries of a grid."""
COUNT_MASK = 0xFF
"""For how many slots or cards there are, and for cards."""
SEAT_MASK = 3
"""For seats, and for places in a hand."""


def word_of(numbers: Iterable[int]) -> int:
    return sum(int(number) << LANE_BITS * lane for lane, number in enumerate(numbers))


@inlined
def read_lanes(s: Int16s, first: int) -> int:
    """Four neighbouring numbers of a state as a word; compiled to one load."""
    return (
        (int(s[first]) & LANE_MASK)
        | (int(s[first + 1]) & LANE_MASK) << LANE_BITS
        | (int(s[first + 2]) & LANE_MASK) << 2 * LANE_BITS
        | int(s[first + 3]) << 3 * LANE_BITS
    )


@inlined
def _signed(word: int) -> int:
    return ((word & LANE_MASK) ^ SIGN_BIT) - SIGN_BIT


@inlined
def write_lanes(s: Int16s, first: int, word: int) -> None:
    s[first] = _signed(word)
    s[first + 1] = _signed(word >> LANE_BITS)
    s[first + 2] = _signed(word >> 2 * LANE_BITS)
    s[first + 3] = word >> 3 * LANE_BITS


@inlined
def without(word: int, lane: int) -> int:
    """The word with one lane removed; the lanes above it move down."""
    below = (1 << LANE_BITS * lane) - 1
    return (word & below) | (word >> LANE_BITS & ~below)


@inlined
def covers(owned: int, cost: int) -> bool:
    """Whether every lane of `owned` is at least that of `cost`: no guard bit is borrowed from."""
    return ((owned | GUARD_BITS) - cost) & GUARD_BITS == GUARD_BITS
