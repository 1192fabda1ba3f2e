"""Programs that tests run and that come as packages of Debian. Where root runs the tests, apt-get
installs what is missing; elsewhere the test is skipped and says what to install. In CI it fails."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterable
from functools import cache

from codex_naturalis.cluster.programs import Missing, Program, install
from tests.missing import missing

PLACES = os.pathsep.join((os.environ.get("PATH", ""), "/usr/local/sbin", "/usr/sbin", "/sbin"))
"""Where programs are; that of a user lacks those for administrators."""


def program(names: str | tuple[str, ...], *packages: str) -> str:
    """The path of the first of these programs that is there. Of the packages the first that brings
    one is installed."""
    path, reason = find(names if isinstance(names, tuple) else (names,), packages)
    return path or missing(reason)


def present(*programs: Program) -> None:
    """Without those of a cluster the test does not go on."""
    for one in programs:
        reason = _installed(one)
        if one.find() is None:
            missing(reason)


@cache
def find(names: tuple[str, ...], packages: tuple[str, ...]) -> tuple[str | None, str]:
    """The path, or why there is none."""
    reason = f"{names[0]} is missing; on Debian or Ubuntu: apt-get install {packages[0]}"
    for package in packages:
        if located(names) is None:
            reason = _installed(Program(names[0], names[0], package)) or reason
    return located(names), reason


def located(names: Iterable[str]) -> str | None:
    return next(filter(None, (shutil.which(name, path=PLACES) for name in names)), None)


@cache
def _installed(wanted: Program) -> str:
    """If root can: why not, or nothing."""
    try:
        if os.geteuid() == 0 and shutil.which("apt-get"):
            install([wanted])
        else:
            wanted.path()
    except Missing as error:
        return str(error)
    return ""
