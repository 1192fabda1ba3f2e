"""The locks of the Python packages: each with its version, its hashes and who asks for it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

ROOT = Path(__file__).resolve().parents[1]
EVERYTHING = ROOT / "requirements.lock"
SERVER = ROOT / "requirements-server.lock"

_PIN = re.compile(r"(?P<name>[a-z0-9.-]+)==(?P<version>[^ ;]+)(?: ; (?P<marker>.+?))? \\")
_HASH = re.compile(r"--hash=sha256:([0-9a-f]{64})")
_ASKS = re.compile(r"#\s+(?:via )?([a-z0-9.-]+)(?: \(pyproject\.toml\))?")


class Pin(Struct, frozen=True):
    """One version of a package. Some have two, for different versions of Python (`marker`)."""

    name: str
    version: str
    marker: str
    hashes: tuple[str, ...]
    """Of every file that may be installed, for any platform."""
    wanted_by: tuple[str, ...]


def read_lock(path: Path) -> tuple[Pin, ...]:
    return tuple(_pins(path.read_text("utf-8").splitlines()))


def _pins(lines: list[str]) -> Iterator[Pin]:
    begins = [number for number, line in enumerate(lines) if _PIN.fullmatch(line)]
    for begin, end in zip(begins, [*begins[1:], len(lines)], strict=True):
        pin = _PIN.fullmatch(lines[begin])
        assert pin is not None
        rest = lines[begin + 1 : end]
        yield Pin(
            pin["name"],
            pin["version"],
            pin["marker"] or "",
            tuple(sorted(found[1] for line in rest if (found := _HASH.search(line)))),
            tuple(
                found[1]
                for line in rest
                if (found := _ASKS.fullmatch(line.strip())) and found[1] != "via"
            ),
        )
