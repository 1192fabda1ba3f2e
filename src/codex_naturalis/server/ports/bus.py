"""News between nodes. It carries hints only: a lost one is harmless, for versions tell."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

Handler = Callable[[str], None]


class Bus(Protocol):
    async def publish(self, topic: str, message: str) -> None: ...

    def subscribe(self, topic: str, handler: Handler) -> Callable[[], None]:
        """Call the handler for each message from now on; returns what ends it. A handler must
        not block; what it raises is logged and reaches nobody else."""
        ...

    async def close(self) -> None: ...
