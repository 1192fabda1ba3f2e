"""How many half-moves a second are safe on disk? Tables append beside each other, each waiting
for its own; the yardstick, in the same run, is one commit after another without our store.

./codex bench store
"""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import time
from contextlib import closing
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
from codex_naturalis.server.ports.log import Entry, Head, Index, Kind
from codex_naturalis.server.store import SqliteStore

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


async def appends(folder: Path, tables: int, seconds: float, indexed: bool) -> float:
    """Appends a second of that many tables at once."""
    store = await SqliteStore.open(folder / f"{tables}-{indexed}.db")
    names = [f"table-{number}" for number in range(tables)]
    await asyncio.gather(
        *(store.tables.create(Head(name, 0, "p", SETTINGS), (), index(name, 0)) for name in names)
    )
    begun = time.perf_counter()

    async def play(name: str) -> int:
        for number in count(1):
            entry = move(number)
            known = index(name, entry.at) if indexed else None
            await store.tables.append(name, (entry,), known)
            if time.perf_counter() - begun > seconds:
                return number
        raise AssertionError

    done = sum(await asyncio.gather(*map(play, names)))
    rate = done / (time.perf_counter() - begun)
    await store.close()
    return rate


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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.2, help="for each line")
    seconds: float = parser.parse_args().seconds
    with TemporaryDirectory(dir=Path.cwd()) as name:
        folder = Path(name)
        plain = one_by_one(folder, seconds)
        print(f"{'':>24}{'appends/s':>12}{'ratio':>8}")
        print(f"{'one by one':>24}{plain:>12,.0f}{1:>8.1f}")
        for indexed in (False, True):
            for tables in TABLES:
                rate = asyncio.run(appends(folder, tables, seconds, indexed))
                label = f"{tables} tables{', indexed' if indexed else ''}"
                print(f"{label:>24}{rate:>12,.0f}{rate / plain:>8.1f}")


if __name__ == "__main__":
    main()
