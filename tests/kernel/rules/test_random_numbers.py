"""The kernel's random numbers are even, and neighbouring seeds have nothing in common."""

from __future__ import annotations

from itertools import pairwise

import pytest

from codex_naturalis.kernel.rules.random_numbers import (
    WORD_BITS,
    below,
    fraction,
    next_pair,
    next_word,
    seeded,
)
from tests.kernel.rules.chances import assert_uniform

DRAWS = 20_000


@pytest.mark.parametrize("limit", [1, 2, 3, 6, 7, 40, 97])
def test_below(limit: int) -> None:
    """Every number below the limit is as likely, none else comes."""
    seed = seeded(limit)
    counts = [0] * limit
    for _ in range(DRAWS):
        counts[below(seed, limit)] += 1
    assert_uniform(counts, limit)


def test_numbers_do_not_depend_on_the_one_before() -> None:
    """Pairs of neighbours are as even as single ones."""
    seed = seeded(9)
    counts = [0] * 64
    for _ in range(DRAWS):
        counts[8 * below(seed, 8) + below(seed, 8)] += 1
    assert_uniform(counts, 64)


def test_both_halves_of_a_pair() -> None:
    """The lower number of a pair is as good as the upper, and not the same."""
    seed = seeded(10)
    counts = [0] * 64
    for _ in range(DRAWS):
        pair = next_pair(seed)
        assert 0 <= pair < 1 << 2 * WORD_BITS
        counts[8 * (pair >> 59) + (pair >> 28 & 7)] += 1
    assert_uniform(counts, 64)


def test_every_bit_of_a_word() -> None:
    """Each of the 31 bits is set in half of the words."""
    seed = seeded(11)
    words = [next_word(seed) for _ in range(DRAWS)]
    for bit in range(WORD_BITS):
        ones = sum(word >> bit & 1 for word in words)
        assert_uniform([ones, DRAWS - ones], 2)


def test_fractions() -> None:
    """From 0 up to 1, evenly."""
    seed = seeded(12)
    counts = [0] * 50
    for _ in range(DRAWS):
        counts[int(50 * fraction(seed))] += 1
    assert_uniform(counts, 50)


def test_neighbouring_seeds() -> None:
    """Seeds one apart begin with words that differ in about half of their bits, and no seed
    is zero, where the generator would stay."""
    words = [int(seeded(number)[0]) for number in range(2000)]
    assert all(words)
    assert len(set(words)) == len(words)
    firsts = [next_pair(seeded(number)) for number in range(2000)]
    apart = [(one ^ other).bit_count() for one, other in pairwise(firsts)]
    assert 30 < sum(apart) / len(apart) < 32
    assert min(apart) > 10


def test_any_number_is_a_seed() -> None:
    """Large and negative ones too; the same number gives the same words."""
    for number in (-1, 1 << 70, 123456789012345678901234567890):
        assert next_pair(seeded(number)) == next_pair(seeded(number))
    assert next_pair(seeded(-1)) != next_pair(seeded(1))
