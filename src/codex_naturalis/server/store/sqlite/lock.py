"""One server a file: the lock is held by a file beside it and ends with its process, however
that ends."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path

from codex_naturalis.server.ports.store import Damaged, InUse


class Lock:
    """Held from its making until `release`. Raises InUse when another holds it."""

    def __init__(self, path: Path) -> None:
        if path.is_file() and path.stat().st_nlink > 1:
            raise Damaged(f"{path} has another name, a hard link: two servers might use it")
        # A link is the same store.
        self._handle = os.open(
            f"{path.resolve()}.lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600
        )
        try:
            fcntl.flock(self._handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(self._handle)
            raise InUse(f"{path} is in use by another server") from None

    def release(self) -> None:
        """The lock file stays: to remove it would let two hold it."""
        os.close(self._handle)
