"""The golden playthroughs read as they are written down."""

from __future__ import annotations

from pathlib import Path

import pytest

from codex_naturalis.notation.record import load_record, write_record
from tests import oracle
from tests.golden import RECORDS, transcript


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_golden(path: Path) -> None:
    """A playthrough tells the same story (after a wanted change: ./codex golden)."""
    assert transcript(path) == path.with_suffix(".txt").read_text("utf-8")


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_golden_records(path: Path) -> None:
    """The records are written in our form, and the oracle reads the same result from them."""
    text = path.read_text("utf-8")
    game = load_record(path)
    assert write_record(game) == text
    table = oracle.replay(text)
    outcome = game.outcome()
    assert outcome is not None
    assert tuple(table.winners()) == outcome.winners


def test_there_are_a_dozen() -> None:
    """One subject each."""
    assert len(RECORDS) == 12
