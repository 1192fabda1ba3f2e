"""The key that signs cookies. With it anybody can forge a session; without it everybody must sign
in again."""

from __future__ import annotations

import logging
import os
import secrets
from contextlib import suppress
from pathlib import Path

log = logging.getLogger(__name__)

KEY_BYTES = 32


def cookie_key(path: Path) -> bytes:
    """The key in a file, which is made when the server first starts."""
    with suppress(FileExistsError):
        handle = os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
        with os.fdopen(handle, "wb") as file:
            file.write(secrets.token_bytes(KEY_BYTES))
            os.fsync(file.fileno())
    if (mode := path.stat().st_mode & 0o077) and os.name == "posix":
        log.warning(
            "others than its owner may read or change %s (%s): chmod 600 it", path, oct(mode)
        )
    key = path.read_bytes()
    if len(key) < KEY_BYTES:
        raise ValueError(f"{path} is too short to be a key: delete it, and all sign in again")
    return key
