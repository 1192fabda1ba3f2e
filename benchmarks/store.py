"""How many half-moves a second are safe on disk, and how long does one wait? Tables append beside
each other, each waiting for its own; the yardstick, in the same run, is one commit after another
without our store. With --postgres the same on a PostgreSQL that is started here, as durable as in
earnest, or with --store URL on one that is there: its database must be empty.

./codex bench store
./codex bench store --postgres
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sqlite3
import time
from contextlib import ExitStack, closing
from dataclasses import asdict, dataclass
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

from codex_naturalis.engine.moves import parse_move
from codex_naturalis.protocol.people import Person, PersonKind
from codex_naturalis.protocol.tables import (
    Colour,
    HumanSeat,
    Seat,
    SeatState,
    Settings,
    Status,
    TableLine,
)
from codex_naturalis.server.database_url import DatabaseUrl
from codex_naturalis.server.ports.log import Entry, Head, Index, Kind
from codex_naturalis.server.ports.store import Store
from codex_naturalis.server.store.opening import Place, open_store

TABLES = (1, 50, 200, 1000)
MOVE = parse_move("17f@1,1")
SETTINGS = Settings((HumanSeat(), HumanSeat()))
PERSON = Person("p", "Ada", PersonKind.ACCOUNT)
SEATS = (Seat(SeatState.PLAYING, PERSON, None, "Ada", Colour.RED, False),) * 2


def index(table: str, changed: int) -> Index:
    line = TableLine(table, Status.PLAYING, SETTINGS, PERSON, SEATS, 0, changed, None)
    return Index(Status.PLAYING, changed, None, ("p", "p"), line)


def move(number: int) -> Entry:
    return Entry(number, 1_700_000_000_000 + number, Kind.MOVE, number % 2, spent=1500, move=MOVE)


@dataclass(frozen=True)
class Rate:
    appends: float
    """A second."""
    median: float
    """Milliseconds that one waited."""
    p99: float
    cpu: float
    """Microseconds of this process for each."""


async def appends(store: Store, names: list[str], seconds: float, indexed: bool) -> Rate:
    """Of that many tables at once."""
    await asyncio.gather(
        *(store.tables.create(Head(name, 0, "p", SETTINGS), (), index(name, 0)) for name in names)
    )
    waited: list[float] = []
    begun, worked = time.perf_counter(), time.process_time()

    async def play(name: str) -> None:
        for number in count(1):
            entry = move(number)
            known = index(name, entry.at) if indexed else None
            asked = time.perf_counter()
            await store.tables.append(name, (entry,), known)
            waited.append(time.perf_counter() - asked)
            if time.perf_counter() - begun > seconds:
                return

    await asyncio.gather(*map(play, names))
    took, cpu = time.perf_counter() - begun, time.process_time() - worked
    waited.sort()
    return Rate(
        len(waited) / took,
        1000 * waited[len(waited) // 2],
        1000 * waited[len(waited) * 99 // 100],
        1e6 * cpu / len(waited),
    )


async def measured(place: Place, tables: int, seconds: float, indexed: bool) -> Rate:
    store = await open_store(place)
    names = [f"{tables}-{indexed}-{number}" for number in range(tables)]
    try:
        return await appends(store, names, seconds, indexed)
    finally:
        await store.close()


def one_by_one(folder: Path, seconds: float) -> float:
    """Commits a second of plain SQLite with the same promise, an entry each."""
    with closing(sqlite3.connect(folder / "plain.db", isolation_level=None)) as plain:
        plain.execute("PRAGMA journal_mode = WAL")
        plain.execute("PRAGMA synchronous = FULL")
        plain.execute("CREATE TABLE entries (number INTEGER PRIMARY KEY, text TEXT)")
        done = 0
        begun = time.perf_counter()
        while time.perf_counter() - begun < seconds:
            plain.execute("INSERT INTO entries (text) VALUES (?)", ("17f@1,1",))
            done += 1
        return done / (time.perf_counter() - begun)


def postgres_of(stack: ExitStack) -> DatabaseUrl:
    """One for this run, with all that makes it durable."""
    from tests.services.postgres import Postgres  # noqa: PLC0415  only those who want it need it

    own = Postgres(durable=True)
    stack.callback(own.stop)
    return asyncio.run(own.database("bench"))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.2, help="for each line")
    parser.add_argument("--tables", type=int, nargs="+", default=TABLES)
    parser.add_argument("--postgres", action="store_true", help="start one and measure it too")
    parser.add_argument("--store", metavar="URL", help="measure this PostgreSQL too")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    seconds: float = asked.seconds
    with TemporaryDirectory(dir=Path.cwd()) as name, ExitStack() as stack:
        folder = Path(name)
        places: dict[str, Place] = {"sqlite": folder / "store.db"}
        if asked.postgres or asked.store:
            url = DatabaseUrl(asked.store) if asked.store else postgres_of(stack)
            places["postgres"] = url
        plain = one_by_one(folder, seconds)
        lines = [{"store": "sqlite", "tables": 1, "what": "one by one", "appends": plain}]
        if not asked.json:
            heads = ("appends/s", "ratio", "median ms", "p99 ms", "CPU µs")
            print(f"{'':>32}" + "".join(f"{head:>11}" for head in heads))
            print(f"{'sqlite, one by one':>32}{plain:>11,.0f}{1:>11.1f}")
        for indexed in (False, True):
            for tables in asked.tables:
                for kind, place in places.items():
                    rate = asyncio.run(measured(place, tables, seconds, indexed))
                    what = "indexed" if indexed else "plain"
                    lines.append({"store": kind, "tables": tables, "what": what, **asdict(rate)})
                    if not asked.json:
                        label = f"{kind}, {tables} tables{', indexed' if indexed else ''}"
                        print(
                            f"{label:>32}{rate.appends:>11,.0f}{rate.appends / plain:>11.1f}"
                            f"{rate.median:>11.2f}{rate.p99:>11.2f}{rate.cpu:>11.0f}"
                        )
        if asked.json:
            print(json.dumps(lines))


if __name__ == "__main__":
    main()
