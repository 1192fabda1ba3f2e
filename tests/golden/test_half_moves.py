"""The golden games once more, half-move by half-move: each way to ask gives the same answer."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from codex_naturalis.engine.moves import Place
from codex_naturalis.engine.rules import advance
from codex_naturalis.engine.view_builder import ViewBuilder, view_of
from codex_naturalis.notation.position import read_position, write_position
from codex_naturalis.notation.record import load_record
from tests.golden import RECORDS

records = pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)


@records
def test_without_events(path: Path) -> None:
    """Who reads no events gets the same states; a position as text is the same state."""
    for step in load_record(path).transitions:
        assert advance(step.before, step.move, step.seat) == step.after
        assert read_position(write_position(step.after)) == step.after


@records
def test_legal_half_moves(path: Path) -> None:
    """What is played is legal, and one of as many as are listed; in the end none is."""
    game = load_record(path)
    with pytest.raises(IndexError, match="has no legal half-move now"):
        game.legal_moves_of(0).sample(Random(1))
    while game.transitions:
        step = game.pop()
        legal = game.legal_moves_of(step.seat)
        assert game.why_not(step.move, step.seat) == []
        assert step.move in legal
        assert len(legal) == len([*legal])


@records
def test_views_that_are_kept(path: Path) -> None:
    """One `ViewBuilder` for a whole game gives the views that a new one gives, and a preview what
    the half-move then brings."""
    game = load_record(path)
    builder = ViewBuilder()
    for step in game.transitions:
        for seat in (*range(len(game.names)), None):
            assert builder.view(step.before, seat) == view_of(step.before, seat)
        if isinstance(step.move, Place):
            before, after = (view_of(state, step.seat) for state in (step.before, step.after))
            preview = before.preview(step.move)
            assert preview.points == after.me.points - before.me.points
            assert preview.tally == after.me.area.tally
