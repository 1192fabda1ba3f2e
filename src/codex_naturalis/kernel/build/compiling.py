"""The decorators of compiled functions: Numba without the interpreter lock, with a cache.

Numba freezes global arrays into the machine code, so the card tables are arguments everywhere.
`cache` says where the machine code is kept.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, ParamSpec, TypeVar, cast

import numba

from codex_naturalis.kernel.build.cache import code_folder

P = ParamSpec("P")
R = TypeVar("R")


def compiled(function: Callable[P, R]) -> Callable[P, R]:
    """The function as machine code, compiled at its first call or taken from the cache."""
    return _compile(function)


def compiled_no_refcounts(function: Callable[P, R]) -> Callable[P, R]:
    """The same for a function that allocates no arrays and copies no slices. It skips reference
    counting, which would cost more than its own work."""
    return _compile(function, _nrt=False)


def inlined(function: Callable[P, R]) -> Callable[P, R]:
    """The same for a function that is inlined wherever it is called."""
    return _compile(function, _nrt=False, forceinline=True)


def compiled_fastmath(function: Callable[P, R]) -> Callable[P, R]:
    """The same for sums of floats that may be added in any order, and so several at a time."""
    return _compile(function, fastmath=True)


def _compile(function: Callable[P, R], **options: bool) -> Callable[P, R]:
    settings: dict[str, Any] = {"nogil": True, "cache": True, "error_model": "numpy", **options}
    config: Any = import_module("numba.core.config")
    before = config.CACHE_DIR
    config.CACHE_DIR = str(code_folder())  # for our functions only
    try:
        return cast("Callable[P, R]", numba.njit(**settings)(function))
    finally:
        config.CACHE_DIR = before
