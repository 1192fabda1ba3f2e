"""A process that serves as fast as it can until it is killed, again and again.

python -m tests.faults.appending FILE KILLS: prints what was acknowledged before each kill, as
JSON, and goes on after a line on stdin. Servers are forked, which is safe while there is one
thread, and saves the imports.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from itertools import count
from pathlib import Path
from typing import NoReturn

from codex_naturalis.server.ports.store import Store
from codex_naturalis.server.store import SqliteStore
from tests.conformance.stores import index, lay, moves

TABLES = tuple(f"table-{number}" for number in range(12))


async def _play(store: Store, table: str, out: int) -> NoReturn:
    stored = await store.tables.load(table)
    if stored is None:
        await lay(store, index(table))
    for number in count(len(stored.entries) + 1 if stored else 1):
        known = index(table, changed=number) if number % 3 == 0 else None
        await store.tables.append(table, moves(number), known)
        os.write(out, f"{table} {number}\n".encode())
    raise AssertionError


async def _serve(path: Path, out: int) -> None:
    store = await SqliteStore.open(path)
    await asyncio.gather(*(_play(store, table, out) for table in TABLES))


def killed_after(path: Path, lines: int) -> dict[str, int]:
    """The last number of each table that was acknowledged."""
    reading, writing = os.pipe()
    server = os.fork()
    if server == 0:
        os.close(reading)
        asyncio.run(_serve(path, writing))
    os.close(writing)
    with os.fdopen(reading) as pipe:
        said = [pipe.readline() for _ in range(lines)]
        os.kill(server, signal.SIGKILL)
        said += pipe.readlines()
    os.waitpid(server, 0)
    acknowledged = dict.fromkeys(TABLES, 0)
    for line in said:
        table, number = line.split()
        acknowledged[table] = int(number)
    return acknowledged


def main() -> None:
    path, kills = Path(sys.argv[1]), int(sys.argv[2])
    for kill in range(kills):
        print(json.dumps(killed_after(path, 1 + 41 * kill)), flush=True)
        sys.stdin.readline()


if __name__ == "__main__":
    main()
