"""An attack: what it is called, what server it needs, and the function that runs it."""

from __future__ import annotations

import asyncio
import os
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from urllib.parse import urlsplit


@dataclass(frozen=True)
class Target:
    """A server of our own on a loopback address, and what has been done to it."""

    base: str
    until: float
    """The time (`time.monotonic`) at which the attack ends."""
    counts: Counter[str] = field(default_factory=Counter)
    """Told in the report, such as `connections` or `cut`."""

    @property
    def host(self) -> str:
        return urlsplit(self.base).netloc

    def is_over(self) -> bool:
        return time.monotonic() >= self.until

    @asynccontextmanager
    async def connection(
        self, address: str
    ) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
        """A bare TCP connection from one of this machine's loopback addresses. Whatever the server
        does to it ends the block quietly and is counted."""
        where = urlsplit(self.base)
        writer = None
        try:
            async with asyncio.timeout_at(asyncio.get_running_loop().time() + 5):
                reader, writer = await asyncio.open_connection(
                    where.hostname, where.port, local_addr=(address, 0)
                )
            self.counts["connections"] += 1
            yield reader, writer
        except (OSError, asyncio.IncompleteReadError):
            self.counts["cut"] += 1
        except TimeoutError:
            self.counts["no connection"] += 1
        finally:
            if writer is not None:
                writer.close()
                with suppress(OSError, TimeoutError):
                    async with asyncio.timeout(1):
                        await writer.wait_closed()


@dataclass(frozen=True)
class Attack:
    name: str
    about: str
    run: Callable[[Target], Awaitable[None]]
    """Ends by itself when `target.is_over()`; `attack.py` cancels it a little later."""
    flags: tuple[str, ...] = ()
    """Of the server, beyond the usual ones."""
    descriptors: int | None = None
    """What `ulimit -n` is for the server."""


SHARED = "CODEX_ATTACK_ADDRESS"
"""The variable that names an address of the honest, from which all attackers come then."""


def addresses(number: int, first: int = 0) -> list[str]:
    """So many loopback addresses of attackers, all different unless they share one."""
    if shared := os.environ.get(SHARED):
        return [shared] * number
    return [f"127.66.{place // 200}.{place % 200 + 1}" for place in range(first, first + number)]
