"""This server among those that use the store together. On its own it is all that there is: nobody
is told anything, everything is its work, and it costs nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from codex_naturalis.server.nodes.hints import Hint
from codex_naturalis.server.ports.clock import Clock

Heard = Callable[[str, Any], object]
"""Is called with the node that gave the hint, and the hint."""


ALONE = "alone"


class Node:
    id = ALONE
    draining = False
    """It is about to stop."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock

    async def open(self) -> None:
        pass

    async def close(self) -> None:
        pass

    @property
    def others(self) -> bool:
        """Whether other nodes are alive."""
        return False

    @property
    def out_of_touch(self) -> bool:
        """There are others, but their hints do not come."""
        return False

    @property
    def running_since(self) -> int | None:
        """For how many milliseconds one of the others has been alive, at least."""
        return None

    def lives(self, node: str) -> bool:
        return node == self.id

    async def keeper(self, table: str) -> str | None:
        """The living node where a table goes on by itself; None: none."""
        return None

    def patience(self, writer: str | None, table: str) -> float:
        """For how many seconds the bots of a table are left to the node that has written its last
        entry; None: to an unknown one."""
        return 0.0

    def tell(self, hint: Hint) -> None:
        """Soon, together with others; of those with one key only the last."""

    def hear(self, kind: type[Any], heard: Heard) -> None:
        """From now on hints of that kind, of other nodes."""

    def on_change(self, changed: Callable[[], object]) -> None:
        """`changed` is called when other nodes have come, gone or begun to drain."""

    def on_doubt(self, doubt: Callable[[], object]) -> None:
        """`doubt` is called when hints may have been lost."""

    async def may(self, work: str, seconds: float) -> bool:
        """Whether a work that only one node does is this one's, from now on for so long."""
        return True

    async def drain(self) -> None:
        self.draining = True
