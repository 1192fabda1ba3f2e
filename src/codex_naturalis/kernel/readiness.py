"""Whether the kernel is compiled, and compiling it ahead of need.

Every file of the kernel that has functions called from outside says with `entry` how to call them
with something small; that compiles them, or loads them from the cache.
"""

from __future__ import annotations

import os
import pkgutil
import sys
from collections.abc import Callable, Generator
from contextlib import contextmanager, suppress
from importlib import import_module
from typing import NamedTuple, TypeVar

from codex_naturalis.kernel.code_cache import code_folder

if sys.platform == "win32":
    import msvcrt

    def _lock(descriptor: int) -> None:
        while True:
            with suppress(OSError):  # it gives up after ten seconds
                msvcrt.locking(descriptor, msvcrt.LK_LOCK, 1)
                return

else:
    import fcntl

    def _lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX)


Report = Callable[[str, int, int], None]
"""Told what comes next, how many parts are done, and how many there are."""
F = TypeVar("F", bound=Callable[[], object])


class Entry(NamedTuple):
    name: str
    run: Callable[[], object]


_entries: list[Entry] = []


def entry(name: str) -> Callable[[F], F]:
    """Register a function that calls what a file offers."""

    def register(run: F) -> F:
        _entries.append(Entry(name, run))
        return run

    return register


def entries() -> tuple[Entry, ...]:
    """Those of all files."""
    package = import_module("codex_naturalis.kernel")
    for module in pkgutil.iter_modules(package.__path__):
        if module.name != "__main__":
            import_module(f"codex_naturalis.kernel.{module.name}")
    return tuple(_entries)


def is_ready() -> bool:
    """Whether everything is compiled already, for this processor. Quick."""
    if os.environ.get("NUMBA_DISABLE_JIT", "0") != "0":
        return True
    try:
        return (code_folder() / "ready").read_text("utf-8") == _processor()
    except OSError:
        return False


def load(part: Entry) -> None:
    """Compile or load one entry, while no other process does."""
    with _alone():
        part.run()


def make_ready(report: Report | None = None) -> None:
    """Compile or load every entry. Of several processes that do it at once one compiles each
    entry, and the others load what it has made."""
    found = entries()
    for done, part in enumerate(found):
        if report is not None:
            report(part.name, done, len(found))
        load(part)
    (code_folder() / "ready").write_text(_processor(), "utf-8")
    if report is not None:
        report("", len(found), len(found))


def _processor() -> str:
    """What machine code is made for."""
    binding = import_module("llvmlite.binding")
    return f"{binding.get_host_cpu_name()} {binding.get_host_cpu_features().flatten()}"


@contextmanager
def _alone() -> Generator[None]:
    """One process at a time; the system frees the lock with the file, however we end."""
    with (code_folder() / "lock").open("a") as file:
        _lock(file.fileno())
        yield
