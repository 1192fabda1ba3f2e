"""Export of a file, while a server may be using it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from itertools import islice

from codex_naturalis.server.store.export import LINES_AT_ONCE, all_lines
from codex_naturalis.server.store.sqlite.readers import Readers


async def stream(readers: Readers) -> AsyncIterator[bytes]:
    """All lines from one snapshot, read in a separate thread, which ends before the connection is
    closed."""
    with readers.snapshot() as connection, ThreadPoolExecutor(1, "store-export") as thread:
        lines = all_lines(connection)
        while chunk := await readers.run(lambda: list(islice(lines, LINES_AT_ONCE)), thread):
            for line in chunk:
                yield line
