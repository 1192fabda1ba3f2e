"""A process whose disk is full for a while: no file may grow beyond a limit of the kernel.

python -m tests.faults.limiting FILE: prints, as JSON, what became of the appends."""

from __future__ import annotations

import asyncio
import json
import resource
import sys
from pathlib import Path

from codex_naturalis.server.store import SqliteStore
from tests.conformance.stores import index, lay, log_of, moves


def limit(size: int) -> None:
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


async def main(path: Path) -> None:
    store = await SqliteStore.open(path)
    tables = [f"t{number}" for number in range(20)]
    for table in tables:
        await lay(store, index(table))

    async def append(number: int) -> list[str]:
        answers = await asyncio.gather(
            *(store.tables.append(table, moves(number, text="x" * 900)) for table in tables),
            return_exceptions=True,
        )
        return [f"{type(answer).__name__} {answer}" for answer in answers]

    async def lengths() -> list[int]:
        return [len(await log_of(store, table)) for table in tables]

    limit(Path(f"{path}-wal").stat().st_size + 8192)
    full = await append(1)
    during = await lengths()
    limit(resource.RLIM_INFINITY)
    later = await append(1)
    after = await lengths()
    await store.close()
    print(json.dumps({"full": full, "during": during, "later": later, "after": after}))


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
