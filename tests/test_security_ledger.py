"""The ledger of docs/security.md names every requirement of ASVS 4.0.3, levels 1 and 2, and what
it names exists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PAGE = (ROOT / "docs/security.md").read_text("utf-8")
ROWS = re.findall(r"^\| (\d+\.\d+\.\d+)(?:–(\d+\.\d+\.\d+))? \|(.*)\|$", PAGE, re.MULTILINE)
STATES = {"Yes", "Part", "No", "None", "Host"}
LAST = {
    "1.1": "1-7", "1.2": "1-4", "1.4": "1 4 5", "1.5": "1-4", "1.6": "1-4", "1.7": "1-2",
    "1.8": "1-2", "1.9": "1-2", "1.10": "1", "1.11": "1-2", "1.12": "2", "1.14": "1-6",
    "2.1": "1-12", "2.2": "1-3", "2.3": "1-3", "2.4": "1-5", "2.5": "1-7", "2.6": "1-3",
    "2.7": "1-6", "2.8": "1-6", "2.9": "1-3", "2.10": "1-4",
    "3.1": "1", "3.2": "1-4", "3.3": "1-4", "3.4": "1-5", "3.5": "1-3", "3.7": "1",
    "4.1": "1-3 5", "4.2": "1-2", "4.3": "1-3",
    "5.1": "1-5", "5.2": "1-8", "5.3": "1-10", "5.4": "1-3", "5.5": "1-4",
    "6.1": "1-3", "6.2": "1-6", "6.3": "1-2", "6.4": "1-2",
    "7.1": "1-4", "7.2": "1-2", "7.3": "1 3-4", "7.4": "1-3",
    "8.1": "1-4", "8.2": "1-3", "8.3": "1-8",
    "9.1": "1-3", "9.2": "1-4", "10.2": "1-2", "10.3": "1-3",
    "11.1": "1-8", "12.1": "1-3", "12.2": "1", "12.3": "1-6", "12.4": "1-2", "12.5": "1-2",
    "12.6": "1", "13.1": "1 3-5", "13.2": "1-3 5-6", "13.3": "1-2", "13.4": "1-2",
    "14.1": "1-4", "14.2": "1-6", "14.3": "2-3", "14.4": "1-7", "14.5": "1-4",
}  # fmt: skip
"""The sections, and the numbers in each that level 1 or 2 asks for."""


def _numbers(spans: str) -> list[int]:
    found: list[int] = []
    for span in spans.split():
        first, _, last = span.partition("-")
        found += range(int(first), int(last or first) + 1)
    return found


def _listed() -> list[str]:
    found: list[str] = []
    for first, last, _ in ROWS:
        section, _, number = first.rpartition(".")
        end = int(last.rpartition(".")[2]) if last else int(number)
        found += [f"{section}.{one}" for one in range(int(number), end + 1)]
    return found


def test_every_requirement_is_listed_once_and_in_order() -> None:
    asked = [f"{section}.{one}" for section, spans in LAST.items() for one in _numbers(spans)]
    assert _listed() == asked


@pytest.mark.parametrize(("first", "last", "rest"), ROWS, ids=lambda text: text[:10])
def test_a_row_is_honest(first: str, last: str, rest: str) -> None:
    """It says how far a requirement is met, where, and by which test that exists; what is not met
    says why."""
    _, met, where, test = (cell.strip() for cell in rest.split("|"))
    assert met in STATES
    assert where or met == "Yes"
    assert re.fullmatch(r"—|`[a-z_/]+\.py(::test_\w+)?`", test), test
    for path, _, case in re.findall(r"`([a-z_/]+\.py)(::(test_\w+))?`", test):
        text = (ROOT / "tests" / path).read_text("utf-8")
        assert not case or f"def {case}(" in text, (path, case)


@pytest.mark.parametrize("name", sorted(set(re.findall(r"`([\w/.-]+/[\w.-]*)`", PAGE))))
def test_what_is_named_exists(name: str) -> None:
    """Files and folders: below server/ or from the top of the project."""
    if name.startswith("/"):
        return
    server = ROOT / "src/codex_naturalis/server"
    places = (ROOT, ROOT / "src/codex_naturalis", server, ROOT / "tests")
    assert any((place / name).exists() for place in places), name
