"""Random numbers for the kernel: xorshift, one word of state; no global generator."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from codex_naturalis.kernel.compiling import inlined

Seed = npt.NDArray[np.uint64]
WORD_BITS = 31
WORD = (1 << WORD_BITS) - 1


def seeded(number: int) -> Seed:
    """A generator of its own for every number; splitmix spreads neighbouring ones apart."""
    mask = (1 << 64) - 1
    word = (number + 0x9E3779B97F4A7C15) & mask
    word = (word ^ (word >> 30)) * 0xBF58476D1CE4E5B9 & mask
    word = (word ^ (word >> 27)) * 0x94D049BB133111EB & mask
    return np.array([(word ^ (word >> 31)) or 1], np.uint64)


@inlined
def next_pair(seed: Seed) -> int:
    """62 random bits: two numbers of 31."""
    word = seed[0]
    word ^= word << np.uint64(13)
    word ^= word >> np.uint64(7)
    word ^= word << np.uint64(17)
    seed[0] = word
    return int(np.int64(word >> np.uint64(2)))


@inlined
def next_word(seed: Seed) -> int:
    """31 random bits."""
    return next_pair(seed) >> WORD_BITS


@inlined
def below(seed: Seed, limit: int) -> int:
    """A number from 0 up to, not including, the limit."""
    return (next_word(seed) * limit) >> WORD_BITS


@inlined
def fraction(seed: Seed) -> float:
    """From 0 up to, not including, 1."""
    return next_word(seed) / (1 << WORD_BITS)
