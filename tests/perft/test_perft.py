"""Engine and oracle count the same half-move sequences."""

from __future__ import annotations

from functools import partial

import pytest

from codex_naturalis.cli.perft import count
from tests import oracle
from tests.perft import COUNTS, counts, positions


def test_the_engine_counts_what_the_oracle_counted() -> None:
    """All depths of all positions; the oracle's counts are kept (./codex golden makes them)."""
    kept = [line for line in COUNTS.read_text("utf-8").splitlines() if line[0] != "#"]
    found = []
    for name, ply, game, _ in positions():
        found.append(f"{name} {ply}: {counts(partial(count, game.state))}")
    assert found == kept


@pytest.mark.slow
def test_the_oracle_still_counts_so() -> None:
    """The kept counts are the oracle's own, at the depths that it counts quickly."""
    kept = [line for line in COUNTS.read_text("utf-8").splitlines() if line[0] != "#"]
    for line, (_, _, _, table) in zip(kept, positions(), strict=True):
        numbers = [int(word) for word in line.split(": ")[1].split()]
        for depth, number in enumerate(numbers, 1):
            if number <= 1000:
                assert oracle.perft(table, depth) == number
