"""The cache of machine code: a folder for each version of the source, in the user's cache folder.

To find out whether machine code is stale, Numba looks only at the path and the modification time
of the file that a function is in, not at the files it imports. So the folder has a hash in its
name: of the card data, the compiler, and every source file with its path and modification time.
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
DAY_SECONDS = 24 * 60 * 60
COMPILED_PACKAGES = ("env", "kernel")


def user_cache() -> Path:
    """The user's folder for data that can be recreated, by the custom of each system."""
    if own := os.environ.get("CODEX_CACHE"):
        return Path(own)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home(), "codex-naturalis", "cache")
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "codex-naturalis"
    xdg = Path(os.environ.get("XDG_CACHE_HOME", ""))
    return (xdg if xdg.is_absolute() else Path.home() / ".cache") / "codex-naturalis"


def fingerprint() -> str:
    """A hash that changes with the cards, the compiler, and the content, path or modification time
    of any source file of the compiled packages."""
    digest = sha256(f"{version('numba')} {sys.version}".encode())
    digest.update(files("codex_naturalis.engine").joinpath("cards.toml").read_bytes())
    root = Path(__file__).parents[2]
    for package in COMPILED_PACKAGES:
        for source in sorted(root.joinpath(package).rglob("*.py")):
            digest.update(f"{source} {source.stat().st_mtime_ns}".encode())
            digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


@cache
def code_folder() -> Path:
    """The folder of our machine code; a temporary one if the user's cache cannot be written."""
    name = f"kernel-{fingerprint()}"
    try:
        return _create(user_cache() / name)
    except (OSError, RuntimeError) as error:
        log.warning("machine code cannot be kept and has to be compiled again: %s", error)
    temporary = tempfile.mkdtemp(prefix="codex-naturalis-")
    atexit.register(shutil.rmtree, temporary, ignore_errors=True)
    os.environ["CODEX_CACHE"] = temporary  # our processes share it
    return _create(Path(temporary) / name)


def _create(folder: Path) -> Path:
    if not folder.is_dir():
        folder.mkdir(parents=True, exist_ok=True)
        _remove_old_versions(folder)
    os.utime(folder)
    tempfile.TemporaryFile(dir=folder).close()
    return folder


def _remove_old_versions(folder: Path) -> None:
    """Remove other versions that no process has started to use for a day. A process that is still
    running loses only what it has loaded already or can compile again."""
    for other in folder.parent.glob("kernel-*"):
        with suppress(OSError):  # another process removed it first
            if other != folder and other.stat().st_mtime < time.time() - DAY_SECONDS:
                shutil.rmtree(other, ignore_errors=True)
