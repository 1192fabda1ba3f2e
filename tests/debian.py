"""Programs that tests run and that come as packages of Debian. Where root runs the tests, apt-get
installs what is missing; elsewhere the test is skipped and says what to install. In CI it fails."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path

from tests.missing import missing

PLACES = os.pathsep.join((os.environ.get("PATH", ""), "/usr/local/sbin", "/usr/sbin", "/sbin"))
"""Where programs are; that of a user lacks those for administrators."""
OPTIONS = ("--quiet", "--option", "DPkg::Lock::Timeout=600")
QUIETLY = {"DEBIAN_FRONTEND": "noninteractive", "RUNLEVEL": "1"}
"""Nothing is asked, and no service is started: a test starts its own."""


def program(names: str | tuple[str, ...], *packages: str) -> str:
    """The path of the first of these programs that is there. Of the packages the first that brings
    one is installed."""
    path, reason = find(names if isinstance(names, tuple) else (names,), packages)
    return path or missing(reason)


@cache
def find(names: tuple[str, ...], packages: tuple[str, ...]) -> tuple[str | None, str]:
    """The path, or why there is none."""
    reason = f"{names[0]} is missing; on Debian or Ubuntu: apt-get install {packages[0]}"
    if located(names) is None and os.geteuid() == 0 and shutil.which("apt-get"):
        failure = _install(names, packages)
        reason = f"{names[0]} is missing, and apt-get cannot install it: {failure}"
    return located(names), reason


def located(names: Iterable[str]) -> str | None:
    return next(filter(None, (shutil.which(name, path=PLACES) for name in names)), None)


def _install(names: Sequence[str], packages: Sequence[str]) -> str:
    """By one of the processes that test side by side; the others wait for it. Why it failed."""
    failure = ""
    with (Path(tempfile.gettempdir()) / "codex-naturalis-apt.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if located(names) is None:
            # The lists of packages may be old or missing; one source that fails leaves the others.
            failure = _apt_get("update")
        for package in packages:
            if located(names) is None:
                failure = (
                    _apt_get("install", "--yes", "--no-install-recommends", package) or failure
                )
    return failure


def _apt_get(*words: str) -> str:
    """The last line of its complaints, if it fails."""
    done = subprocess.run(
        ["apt-get", *OPTIONS, *words],
        env={**os.environ, **QUIETLY},
        check=False,
        capture_output=True,
        text=True,
    )
    return (done.stderr.strip().splitlines() or ["it says nothing"])[-1] if done.returncode else ""
