"""A store with many unfinished games, as a server finds it when it starts again."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

from codex_naturalis.engine import rules
from codex_naturalis.engine.deal import shuffled
from codex_naturalis.engine.legality import sample
from codex_naturalis.protocol.people import PersonKind
from codex_naturalis.protocol.tables import HumanSeat, Settings
from codex_naturalis.server.ports.log import Entry, Head, Kind
from codex_naturalis.server.ports.store import PersonRow
from codex_naturalis.server.store import SqliteStore
from codex_naturalis.server.tables import decisions
from codex_naturalis.server.tables.course import Course
from codex_naturalis.server.tables.entries import Start, to_text
from codex_naturalis.server.tables.projection import index_of

HALF_MOVES = 60


async def write_games(path: Path, number: int) -> None:
    """Games of two, half-way through."""
    store = await SqliteStore.open(path)
    await store.people.add(PersonRow("p", "Somebody", PersonKind.GUEST, 0))
    rng = Random(1)
    for first in range(0, number, 200):
        games = range(first, min(first + 200, number))
        await asyncio.gather(*(_write(store, f"table-{game}", rng) for game in games))
    await store.close()


async def _write(store: SqliteStore, table: str, rng: Random) -> None:
    course = Course(Head(table, 0, "p", Settings(seats=(HumanSeat(), HumanSeat()))))
    entries: list[Entry] = []

    def add(entry: Entry) -> None:
        entries.append(entry)
        course.apply(entry)

    for seat in (0, 1):
        add(decisions.sit(course, "p", seat, None, None, 0))
    start = Start(shuffled(rng), "0" * 64, (0, 1))
    add(Entry(course.version + 1, 0, Kind.START, None, to_text(start)))
    state = course.state
    for _ in range(HALF_MOVES):
        assert state is not None
        move = sample(state, state.seat, rng)
        entries.append(Entry(len(entries) + 1, 0, Kind.MOVE, state.seat, move=move))
        state = rules.advance(state, move, state.seat)
    await store.tables.create(course.head, entries, index_of(course, {}, 0))
