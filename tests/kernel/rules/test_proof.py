"""./codex prove --kernel finds what differs."""

from __future__ import annotations

import json
from collections.abc import Callable

import numpy as np
import pytest
from click.testing import CliRunner

from codex_naturalis.kernel.rules import layout as at
from codex_naturalis.kernel.rules.card_tables import Numbers, card_tables
from tests import prove
from tests.comparison import SETTINGS
from tests.kernel import twins
from tests.kernel.proof import LISTS, STYLES, prove_kernel_game

pytestmark = pytest.mark.slow

FRONT = 2 * 7
"""Card 8: one point, one hidden corner, one symbol."""


def worth(faces: Numbers, _goals: Numbers) -> None:
    """A card that scores one more."""
    faces[FRONT, at.PACKED] += 1 << 4


def corner(faces: Numbers, _goals: Numbers) -> None:
    """A hidden corner that is visible."""
    faces[FRONT, at.PACKED] |= 15


def symbol(faces: Numbers, _goals: Numbers) -> None:
    """A symbol that is not there."""
    faces[FRONT, at.GAINS_WORDS] = 0


def covered(faces: Numbers, _goals: Numbers) -> None:
    """A symbol that stays when it is covered."""
    faces[FRONT, at.LOST_WORDS : at.LOST_WORDS + 8] = 0


def price(faces: Numbers, _goals: Numbers) -> None:
    """A gold card for nothing."""
    faces[2 * 60, at.COST_WORD] = 0


def points_each(_faces: Numbers, objectives: Numbers) -> None:
    """A diagonal of three points."""
    objectives[0, at.POINTS_EACH] += 1


@pytest.mark.parametrize("plant", [worth, corner, symbol, covered, price, points_each])
def test_a_planted_difference_is_found(
    plant: Callable[[Numbers, Numbers], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """One wrong number in the kernel's tables, and some of the first hundred games tell."""
    faces, objectives = map(np.copy, card_tables())
    plant(faces, objectives)
    monkeypatch.setattr(twins, "FACES", faces)
    monkeypatch.setattr(twins, "OBJECTIVES", objectives)
    found = [prove_kernel_game(number, seed=1)[2] for number in range(100)]
    told = [difference for difference in found if difference is not None]
    assert told
    assert all("the kernel has" in difference for difference in told)
    assert told[0].startswith(f"game {found.index(told[0])} of seed 1: Difference(")


def test_without_one_nothing_is_found() -> None:
    """All settings and styles come in turn."""
    turn = len(SETTINGS) * len(STYLES)
    proven = [prove_kernel_game(number * (LISTS + 1), seed=2) for number in range(turn)]
    assert {difference for _, _, difference in proven} == {None}
    kinds = {prove_kernel_game(number, seed=2)[0] for number in range(turn)}
    assert len(kinds) == 6 * len(STYLES)


def test_the_command() -> None:
    """A summary like that of the other proof, and nothing but numbers with --json."""
    arguments = ["--kernel", "--games", "30", "--jobs", "1", "--json"]
    result = CliRunner().invoke(prove.main, arguments)
    assert result.exit_code == 0, result.output
    summary = json.loads(result.stdout)
    assert (summary["games"], summary["differences"]) == (30, 0)
    assert summary["half_moves"] > 2000
