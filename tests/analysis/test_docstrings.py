"""The examples in the docstrings of exercises, answers and mistakes."""

from __future__ import annotations

import doctest
from types import ModuleType

import pytest

from codex_naturalis.analysis import answers, exercises, mistakes


@pytest.mark.parametrize("module", [answers, exercises, mistakes])
def test_the_docstring_runs(module: ModuleType) -> None:
    """Case: the example at the top of a module gives what it says."""
    failed, tried = doctest.testmod(module)
    assert tried > 0
    assert failed == 0
