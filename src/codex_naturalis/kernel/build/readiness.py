"""Whether the kernel is compiled, and compiling it ahead of time.

Files with compiled functions that are called from outside register, with `entry`, a function that
calls them with small arguments. Running it compiles them or loads them from the cache.
"""

from __future__ import annotations

import os
import pkgutil
import sys
from collections.abc import Callable, Generator
from contextlib import contextmanager, suppress
from importlib import import_module
from typing import NamedTuple, TypeVar

from codex_naturalis.kernel.build.cache import code_folder

if sys.platform == "win32":
    import msvcrt

    def _lock(descriptor: int) -> None:
        while True:
            with suppress(OSError):  # msvcrt gives up after ten seconds
                msvcrt.locking(descriptor, msvcrt.LK_LOCK, 1)
                return

else:
    import fcntl

    def _lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX)


Report = Callable[[str, int, int], None]
"""Called with the name of the next entry, how many are done, and how many there are."""
F = TypeVar("F", bound=Callable[[], object])


class Entry(NamedTuple):
    name: str
    run: Callable[[], object]


_entries: list[Entry] = []


def entry(name: str) -> Callable[[F], F]:
    """Register a function that calls the compiled functions of a file."""

    def register(run: F) -> F:
        _entries.append(Entry(name, run))
        return run

    return register


def entries() -> tuple[Entry, ...]:
    """The entries of all files of the kernel."""
    package = import_module("codex_naturalis.kernel")
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        if not module.name.endswith("__main__"):
            import_module(module.name)
    return tuple(_entries)


def is_ready() -> bool:
    """Whether everything is compiled already, for this processor. Fast."""
    if os.environ.get("NUMBA_DISABLE_JIT", "0") != "0":
        return True
    try:
        return (code_folder() / "ready").read_text("utf-8") == _processor()
    except OSError:
        return False


def load(one: Entry) -> None:
    """Compile or load one entry, while no other process does."""
    with _locked():
        one.run()


def make_ready(report: Report | None = None) -> None:
    """Compile or load every entry. If several processes do so at once, one compiles each entry and
    the others load it."""
    found = entries()
    for done, one in enumerate(found):
        if report is not None:
            report(one.name, done, len(found))
        load(one)
    _note_ready()
    if report is not None:
        report("", len(found), len(found))


def _note_ready() -> None:
    """At once and whole: others read it at any time, and half of it would mean not ready."""
    note = code_folder() / f"ready-{os.getpid()}"
    note.write_text(_processor(), "utf-8")
    note.replace(code_folder() / "ready")


def _processor() -> str:
    """The processor that machine code is compiled for."""
    binding = import_module("llvmlite.binding")
    return f"{binding.get_host_cpu_name()} {binding.get_host_cpu_features().flatten()}"


@contextmanager
def _locked() -> Generator[None]:
    """One process at a time. The system releases the lock however the process ends."""
    with (code_folder() / "lock").open("a") as file:
        _lock(file.fileno())
        yield
