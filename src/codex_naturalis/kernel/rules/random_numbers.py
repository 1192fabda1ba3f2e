"""Random numbers for the kernel: xorshift64 with explicit state; no global generator."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from codex_naturalis.kernel.build.compiling import inlined

Rng = npt.NDArray[np.uint64]
WORD_BITS = 31
WORD_MASK = (1 << WORD_BITS) - 1


def seeded(number: int) -> Rng:
    """The state of a new generator; splitmix64 makes neighbouring seeds differ."""
    mask = (1 << 64) - 1
    word = (number + 0x9E3779B97F4A7C15) & mask
    word = (word ^ (word >> 30)) * 0xBF58476D1CE4E5B9 & mask
    word = (word ^ (word >> 27)) * 0x94D049BB133111EB & mask
    return np.array([(word ^ (word >> 31)) or 1], np.uint64)


@inlined
def next_pair(rng: Rng) -> int:
    """62 random bits: two numbers of WORD_BITS."""
    word = rng[0]
    word ^= word << np.uint64(13)
    word ^= word >> np.uint64(7)
    word ^= word << np.uint64(17)
    rng[0] = word
    return int(np.int64(word >> np.uint64(2)))


@inlined
def next_word(rng: Rng) -> int:
    """WORD_BITS random bits."""
    return next_pair(rng) >> WORD_BITS


@inlined
def below(rng: Rng, limit: int) -> int:
    """A number from 0 up to, not including, the limit."""
    return (next_word(rng) * limit) >> WORD_BITS


@inlined
def fraction(rng: Rng) -> float:
    """A number from 0 up to, not including, 1."""
    return next_word(rng) / (1 << WORD_BITS)
