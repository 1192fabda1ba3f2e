"""What the documents say is there."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
LEDGER = (ROOT / "docs/rules.md").read_text("utf-8")
ROWS = re.findall(r"^\| (R\d+) \| (.+) \| `(.+)` \| `(.+)` \|$", LEDGER, re.MULTILINE)
CLAUSES = [
    number
    for first, last in ((1, 8), (10, 16), (20, 28), (30, 33), (40, 43), (50, 54), (60, 69))
    for number in range(first, last + 1)
]


def test_the_ledger_has_every_clause_once() -> None:
    """R1–R69, in order."""
    assert [row[0] for row in ROWS] == [f"R{number}" for number in CLAUSES]


@pytest.mark.parametrize(("clause", "reading", "function", "test"), ROWS, ids=lambda row: row[:4])
def test_the_ledger_names_what_exists(clause: str, reading: str, function: str, test: str) -> None:
    """The function of each clause is in the engine, and its test among the tests."""
    module, *names = function.split(".")
    found: object = import_module(f"codex_naturalis.engine.{module}")
    for name in names:
        found = getattr(found, name)
    path, _, case = test.partition("::")
    assert f"def {case}(" in (ROOT / "tests" / path).read_text("utf-8")


def test_no_source_file_is_too_long() -> None:
    """CONTRIBUTING.md: never above 500 lines."""
    for folder in ("src", "tests", "benchmarks"):
        for path in (ROOT / folder).rglob("*.py"):
            assert len(path.read_text("utf-8").splitlines()) <= 500, path
