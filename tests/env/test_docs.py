"""What the page and the docstring say works."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

import codex_naturalis.env

pytestmark = pytest.mark.slow

ROOT = Path(__file__).resolve().parents[2]
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


def test_the_page() -> None:
    """Its examples print what they say."""
    page = str(ROOT / "docs/environments.md")
    found = doctest.testfile(page, module_relative=False, encoding="utf-8", optionflags=FLAGS)
    assert found.attempted > 10
    assert found.failed == 0


def test_the_docstring_of_the_package() -> None:
    """The same."""
    found = doctest.testmod(codex_naturalis.env, optionflags=FLAGS)
    assert found.attempted > 3
    assert found.failed == 0
