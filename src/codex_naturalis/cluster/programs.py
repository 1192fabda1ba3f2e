"""The programs of others that a cluster runs: where they are, and how they are installed."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path

from msgspec import Struct

from codex_naturalis.engine.errors import CodexError

PATH = "/usr/local/sbin:/usr/sbin:/usr/local/bin:/usr/bin"
LIBRARIES = ("asyncpg", "greenlet", "nats")
EXTRA = "pip install 'codex-naturalis[cluster]'"

QUIETLY = {"DEBIAN_FRONTEND": "noninteractive", "RUNLEVEL": "1"}
"""Nothing is asked, and no service of the system is started: a cluster has processes of its own."""


class Missing(CodexError):
    """Says what is missing, and how it is installed."""


class Program(Struct, frozen=True):
    name: str
    """For people."""
    executable: str
    package: str
    """Of Debian."""
    versions: str = ""
    """A pattern of folders for those that Debian keeps away from PATH."""

    def find(self) -> Path | None:
        folders = sorted(Path("/").glob(self.versions), reverse=True) if self.versions else []
        found = next((one for one in folders if (one / self.executable).is_file()), None)
        if found is not None:
            return found / self.executable
        there = shutil.which(self.executable) or shutil.which(self.executable, path=PATH)
        return None if there is None else Path(there)

    def path(self) -> Path:
        """Raises Missing."""
        return self.find() or _refuse([self])


POSTGRES = Program("PostgreSQL", "initdb", "postgresql", "usr/lib/postgresql/*/bin")
NATS = Program("NATS", "nats-server", "nats-server")
NGINX = Program("nginx", "nginx", "nginx-light")
PROGRAMS = (POSTGRES, NATS, NGINX)


def check(programs: Iterable[Program] = PROGRAMS) -> None:
    """Raises Missing."""
    missing = [one for one in programs if one.find() is None]
    if missing:
        _refuse(missing)
    libraries = [name for name in LIBRARIES if find_spec(name) is None]
    if libraries:
        raise Missing(f"{' and '.join(libraries)} cannot be imported: {EXTRA}")


def install(programs: Iterable[Program] = PROGRAMS) -> None:
    """Those that are not there, by apt-get; for root. Raises Missing."""
    if all(one.find() for one in programs):
        return
    if os.geteuid() or not shutil.which("apt-get"):
        raise Missing("only root can install programs, and only where there is apt-get")
    with (Path(tempfile.gettempdir()) / "codex-naturalis-install.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        wanted = [one.package for one in programs if one.find() is None]
        if wanted:
            # The lists of packages may be old or missing; one source that fails leaves the others.
            _apt_get("update")
            said = _apt_get("install", "--yes", "--no-install-recommends", *wanted)
            if any(one.find() is None for one in programs):
                raise Missing(f"apt-get could not install {' '.join(wanted)}: {said}")


def _apt_get(*words: str) -> str:
    """The last line of what it says."""
    done = subprocess.run(
        # Others may install too: it waits for them.
        ["apt-get", "--quiet", "-o", "DPkg::Lock::Timeout=600", *words],
        check=False,
        capture_output=True,
        text=True,
        env={**os.environ, **QUIETLY},
    )
    return next(reversed((done.stderr or done.stdout).splitlines()), "")


def _refuse(missing: list[Program]) -> Path:
    names = " and ".join(one.name for one in missing)
    packages = " ".join(one.package for one in missing)
    plural = "is" if len(missing) == 1 else "are"
    raise Missing(f"{names} {plural} missing; on Debian or Ubuntu: apt-get install {packages}")
