"""Four small numbers in one word of 64 bits, so that one operation works on all of them.

Here and elsewhere in the kernel a mask on an index is there for the compiler: Numba counts
negative indices from the end, and saves the trouble where it sees that there are none.
"""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
import numpy.typing as npt

from codex_naturalis.kernel.compiling import inlined

Shorts = npt.NDArray[np.int16]
LANE = 16
"""Its width in bits."""
GUARDS = 0x4000_4000_4000_4000
"""A bit in each lane, above all numbers that are compared."""


def word_of(numbers: Iterable[int]) -> int:
    return sum(int(number) << LANE * lane for lane, number in enumerate(numbers))


@inlined
def read_lanes(s: Shorts, first: int) -> int:
    """The word of four neighbours in a state: one load."""
    return (
        (int(s[first]) & 0xFFFF)
        | (int(s[first + 1]) & 0xFFFF) << LANE
        | (int(s[first + 2]) & 0xFFFF) << 2 * LANE
        | int(s[first + 3]) << 3 * LANE
    )


@inlined
def _signed(word: int) -> int:
    return ((word & 0xFFFF) ^ 0x8000) - 0x8000


@inlined
def write_lanes(s: Shorts, first: int, word: int) -> None:
    s[first] = _signed(word)
    s[first + 1] = _signed(word >> LANE)
    s[first + 2] = _signed(word >> 2 * LANE)
    s[first + 3] = word >> 3 * LANE


@inlined
def without(word: int, lane: int) -> int:
    """The lanes above one move down into it."""
    below = (1 << LANE * lane) - 1
    return (word & below) | (word >> LANE & ~below)


@inlined
def covers(owned: int, price: int) -> bool:
    """Whether every lane of one is at least that of the other: no guard is borrowed from."""
    return ((owned | GUARDS) - price) & GUARDS == GUARDS
