"""How the kernel is compiled: without the interpreter's lock, and once.

Tables that Numba finds as globals are frozen into the machine code, so those of the cards are
arguments everywhere. `code_cache` says where the machine code is kept.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, ParamSpec, TypeVar, cast

import numba

from codex_naturalis.kernel.code_cache import code_folder

P = ParamSpec("P")
R = TypeVar("R")


def compiled(function: Callable[P, R]) -> Callable[P, R]:
    """The function as machine code, compiled at its first call or taken from the cache."""
    return _compile(function)


def lean(function: Callable[P, R]) -> Callable[P, R]:
    """The same for a function that makes no arrays and copies no slices: it need not count who
    uses an array, which would cost more than what it does."""
    return _compile(function, _nrt=False)


def inlined(function: Callable[P, R]) -> Callable[P, R]:
    """The same for one that is to become a part of whatever calls it."""
    return _compile(function, _nrt=False, forceinline=True)


def compiled_sums(function: Callable[P, R]) -> Callable[P, R]:
    """The same for sums of floats, which may be added up in any order: several at a time."""
    return _compile(function, fastmath=True)


def _compile(function: Callable[P, R], **options: bool) -> Callable[P, R]:
    settings: dict[str, Any] = {"nogil": True, "cache": True, "error_model": "numpy", **options}
    config: Any = import_module("numba.core.config")
    before = config.CACHE_DIR
    config.CACHE_DIR = str(code_folder())  # for our functions only, not for others beside us
    try:
        return cast("Callable[P, R]", numba.njit(**settings)(function))
    finally:
        config.CACHE_DIR = before
