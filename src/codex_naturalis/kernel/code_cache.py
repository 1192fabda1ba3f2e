"""The folder of the machine code: in the user's cache, one for each version of what was compiled.

Numba looks only at the file of a function itself to tell whether its machine code is stale: at its
path and its age. So the folder's name has a hash in it of the card data, of the compiler and of
all our source, with the paths and ages too: what is there is what Numba will take.
"""

from __future__ import annotations

import atexit
import logging
import os
import shutil
import sys
import tempfile
import time
from contextlib import suppress
from functools import cache
from hashlib import sha256
from importlib.metadata import version
from importlib.resources import files
from pathlib import Path

log = logging.getLogger(__name__)
A_DAY = 24 * 60 * 60


def user_cache() -> Path:
    """The folder for what can be made again, as each system has it."""
    if own := os.environ.get("CODEX_CACHE"):
        return Path(own)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home(), "codex-naturalis", "cache")
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "codex-naturalis"
    told = Path(os.environ.get("XDG_CACHE_HOME", ""))
    return (told if told.is_absolute() else Path.home() / ".cache") / "codex-naturalis"


def fingerprint() -> str:
    """Changes with the cards, with our source and where it is, and with the compiler."""
    digest = sha256(f"{version('numba')} {sys.version}".encode())
    digest.update(files("codex_naturalis.engine").joinpath("cards.toml").read_bytes())
    for folder in ("env", "kernel"):  # all that is compiled
        for source in sorted(Path(__file__).parents[1].joinpath(folder).glob("*.py")):
            digest.update(f"{source} {source.stat().st_mtime_ns}".encode())
            digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


@cache
def code_folder() -> Path:
    """Where our machine code is; where nothing can be kept, a place until we end."""
    name = f"kernel-{fingerprint()}"
    try:
        return _made(user_cache() / name)
    except (OSError, RuntimeError) as error:
        log.warning("machine code cannot be kept and will have to be made again: %s", error)
    passing = tempfile.mkdtemp(prefix="codex-naturalis-")
    atexit.register(shutil.rmtree, passing, ignore_errors=True)
    os.environ["CODEX_CACHE"] = passing  # our processes share it
    return _made(Path(passing) / name)


def _made(folder: Path) -> Path:
    if not folder.is_dir():
        folder.mkdir(parents=True, exist_ok=True)
        _forget_older(folder)
    os.utime(folder)
    tempfile.TemporaryFile(dir=folder).close()
    return folder


def _forget_older(folder: Path) -> None:
    """Remove other versions that nobody began to use for a day. One that still runs loses only
    what it has loaded already, or can make again."""
    for other in folder.parent.glob("kernel-*"):
        with suppress(OSError):  # somebody else was quicker
            if other != folder and other.stat().st_mtime < time.time() - A_DAY:
                shutil.rmtree(other, ignore_errors=True)
