"""The page of the formats."""

from __future__ import annotations

import doctest
from pathlib import Path

from codex_naturalis.notation.game_tree import MOST_NODES, MOST_NOTE

PAGE = Path(__file__).parents[2] / "docs/records.md"
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


def test_its_example_runs() -> None:
    """Case: the example of docs/records.md gives what it says."""
    found = doctest.testfile(str(PAGE), module_relative=False, encoding="utf-8", optionflags=FLAGS)
    assert found.failed == 0
    assert found.attempted > 8


def test_its_bounds_are_those_of_the_code() -> None:
    """Case: the bounds of a tree are those that the page names."""
    text = PAGE.read_text("utf-8")
    assert f"at most {MOST_NODES} half-moves" in text
    assert f"at most {MOST_NOTE} characters" in text
