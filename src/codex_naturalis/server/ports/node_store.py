"""What the store knows of the servers that use it together: which are alive, what only one of them
does, and which tables go on at which. Every moment is one of the store's own clock, so that the
clocks of the machines need not agree."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from codex_naturalis.protocol.people import Millis

DEAD_AFTER: Millis = 3000
"""A node that has not been seen for so long counts as dead."""


class NodeRow(Struct, frozen=True):
    id: str
    started: Millis
    draining: bool
    """It is about to stop."""
    version: str
    """Of the program."""
    silent: Millis
    """For how long it has not been seen."""

    @property
    def alive(self) -> bool:
        return self.silent < DEAD_AFTER


class NodeStore(Protocol):
    async def beat(self, node: str, version: str, *, draining: bool = False) -> None:
        """The node is alive, from its first beat on."""
        ...

    async def nodes(self) -> list[NodeRow]:
        """In the order of their starts; also dead ones, for a while."""
        ...

    async def leave(self, node: str) -> None:
        """It has ended: forget it and its leases. Its tables are still its own, for others to
        adopt."""
        ...

    async def take(self, lease: str, node: str, seconds: float) -> bool:
        """Have a lease from now on for so long. False when another node has it."""
        ...

    async def release(self, lease: str, node: str) -> None: ...

    async def keep(self, node: str, begun: Sequence[str], ended: Sequence[str]) -> None:
        """Tables that go on by themselves at this node from now on, and those that do not any
        more; what another node has adopted meanwhile stays with that one."""
        ...

    async def keeper(self, table: str) -> str | None:
        """Where a table goes on by itself, alive or dead; None: nowhere."""
        ...

    async def adopt(self, node: str, limit: int) -> list[str]:
        """Take over tables of nodes that are not alive; which ones."""
        ...
