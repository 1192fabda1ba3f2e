"""Whether numbers came by chance, all as likely as each other."""

from __future__ import annotations

from math import sqrt


def assert_uniform(counts: list[int], cells: int) -> None:
    """Pearson's chi-square over `cells` outcomes, below its mean and five standard deviations;
    the seeds of our tests are fixed, so it never fails by chance. A single cell says nothing."""
    total = sum(counts)
    expected = total / cells
    missing = cells - len(counts)
    assert missing >= 0
    square = sum((count - expected) ** 2 for count in counts) / expected + missing * expected
    freedom = cells - 1
    assert square <= freedom + 5 * sqrt(2 * freedom), f"chi-square {square:.1f} of {freedom}"
