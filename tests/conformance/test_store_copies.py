"""The laws of copies of the whole store, for every adapter: backups and exports."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from pathlib import Path

import msgspec
import pytest

from codex_naturalis.server.ports.store import (
    AnalysisRow,
    RatingRow,
    RecordRow,
    ReviewRow,
    Store,
)
from tests.conformance import stores
from tests.conformance.stores import (
    ADAPTERS,
    RESTORED,
    index,
    lay,
    log_of,
    moves,
    person,
    token,
)

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("adapter", ADAPTERS)
async def test_a_backup_is_one_moment(adapter: str, tmp_path: Path) -> None:
    """A backup taken while others write opens as a store: all that was acknowledged before, and
    of two tables written together always the same number or one more in the first."""
    store = await ADAPTERS[adapter](tmp_path)
    await lay(store, index("first"))
    await lay(store, index("second"))
    running = True

    async def write() -> None:
        number = 0
        while running:
            number += 1
            await store.tables.append("first", moves(number, text="x" * 2000))
            await store.tables.append("second", moves(number, text="x" * 2000))

    writing = asyncio.create_task(write())
    while len(await log_of(store, "second")) < 20:
        await asyncio.sleep(0)
    before = len(await log_of(store, "second"))
    await store.backup(tmp_path / "whole.backup")
    running = False
    await writing
    copy = await RESTORED[adapter](tmp_path / "whole.backup", tmp_path / "copy")
    first, second = await log_of(copy, "first"), await log_of(copy, "second")
    await copy.close()
    assert before <= len(second) <= len(first) <= len(second) + 1
    assert first == (await log_of(store, "first"))[: len(first)]
    await store.close()


async def test_export_is_everything(store: Store) -> None:
    """Each row is one JSON object on one line, told by `of`; no secret of a person is in it."""
    ada = person("Ada")
    await store.people.add(ada)
    await store.people.add_token(token(ada.id))
    await store.people.mute(ada.id, "id-Bob", muted=True)
    await lay(store, index("t"), entries=1200)
    await store.chat.say("t", ada.id, "two\nlines", 1)
    await store.ratings.save("t", [RatingRow(ada.id, 2, 25.5, 8.0, 1)])
    await store.records.add(RecordRow("r", ada.id, 1, "text"))
    await store.analyses.save(AnalysisRow("a", ada.id, "title", 1, "text"), most=1)
    await store.reviews.save(ReviewRow("table", "t", 1, 1, b"can be made again"))
    lines = [line async for line in store.export()]
    assert all(line.endswith(b"\n") and line.count(b"\n") == 1 for line in lines)
    rows = [msgspec.json.decode(line) for line in lines]
    kinds = [row["of"] for row in rows]
    assert {kind: kinds.count(kind) for kind in kinds} == {
        "person": 1,
        "token": 1,
        "mute": 1,
        "table": 1,
        "seat": 1,
        "entry": 1200,
        "chat": 1,
        "rating": 1,
        "past_rating": 1,
        "rated_table": 1,
        "record": 1,
        "analysis": 1,
    }
    (table,) = (row for row in rows if row["of"] == "table")
    assert table["settings"] == msgspec.json.decode(msgspec.json.encode(stores.settings()))
    texts = b"".join(lines)
    assert b"argon" not in texts
    assert b"hash" not in texts


async def test_an_export_left_half_way(store: Store) -> None:
    """Who stops reading an export leaves a store that goes on, and closes."""
    await lay(store, index("t"), entries=600)
    export = store.export()
    assert await anext(export)
    assert isinstance(export, AsyncGenerator)
    await export.aclose()
    await store.tables.append("t", moves(601))
