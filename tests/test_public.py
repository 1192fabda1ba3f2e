"""What is public: `__all__` of the top package, and short texts about what it names."""

from __future__ import annotations

import ast
import doctest
import pydoc
from importlib import import_module
from pathlib import Path

import pytest

import codex_naturalis


def imported_names() -> set[str]:
    """The names of this package that the top package imports by `from … import`."""
    source = Path(codex_naturalis.__file__).read_text("utf-8")
    return {
        alias.asname or alias.name
        for node in ast.parse(source).body
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("codex_naturalis.")
        for alias in node.names
    }


def test_all_is_complete() -> None:
    """Law: `__all__` has every public name that the top package imports, and no other."""
    public = {name for name in imported_names() if not name.startswith("_")}
    assert set(codex_naturalis.__all__) == public
    assert all(hasattr(codex_naturalis, name) for name in codex_naturalis.__all__)


def test_all_is_sorted() -> None:
    """Law: constants, classes, functions, each group in alphabetical order and no name twice."""

    def key(name: str) -> tuple[int, str]:
        return (0 if name.isupper() else 1 if name[0].isupper() else 2, name)

    assert codex_naturalis.__all__ == sorted(set(codex_naturalis.__all__), key=key)


def test_the_docstring_runs() -> None:
    """Case: the example at the top of the package gives what it says."""
    assert doctest.testmod(codex_naturalis) == (0, 2)


@pytest.mark.parametrize("module", ["review", "mistakes", "exercises", "statistics"])
def test_examples_of_the_analysis_run(module: str) -> None:
    """Law: what the analysis offers as plain functions is shown by an example, which gives what it
    says."""
    found = doctest.testmod(import_module(f"codex_naturalis.analysis.{module}"))
    assert found.failed == 0
    assert found.attempted > 0


def test_help_is_short() -> None:
    """Case: no default value of `Game` fills the screen."""
    assert len(pydoc.render_doc(codex_naturalis.Game)) < 20_000
