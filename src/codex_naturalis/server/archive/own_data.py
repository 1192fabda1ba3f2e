"""Everything about one person, in one file to take along."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping
from io import BytesIO
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile

import msgspec
from msgspec.structs import replace

from codex_naturalis.notation.record import write_record
from codex_naturalis.protocol.people import Millis
from codex_naturalis.protocol.refusals import Refused
from codex_naturalis.protocol.reviews import GameKind
from codex_naturalis.protocol.tables import Status
from codex_naturalis.server.archive.archive import Archive, GameKey
from codex_naturalis.server.ports.log import Index
from codex_naturalis.server.ports.store import Damaged, GamesQuery, Store

EVERYTHING = "everything.json"
PAGE = 100


async def zipped(store: Store, archive: Archive, person: str, now: Millis) -> bytes:
    """`everything.json`: the rows of the store by what they are, and the games. `records/`: the
    finished games and the imported records as they can be read elsewhere."""
    about = await store.own_data.about(person)
    files = {
        f"records/imported-{row['id']}.codex": row.pop("text") for row in about.get("record", [])
    }
    games = []
    async for game in _games(store, person):
        line = game.line
        games.append({"table": line.id, "status": line.status, "changed": game.changed})
        if line.status is Status.FINISHED and (text := await _record(archive, line.id)):
            files[f"records/{line.id}.codex"] = text
    return await asyncio.to_thread(_zip, {"at": now, "games": games, **about}, files)


async def _record(archive: Archive, table: str) -> str | None:
    """None: it began with a position, or never began."""
    try:
        game = await archive.load(GameKey(GameKind.TABLE, table))
    except (Refused, Damaged):
        return None
    # Replaying keeps the loop; others go on between two games.
    await asyncio.sleep(0)
    return None if game.deal is None else write_record(game)


async def _games(store: Store, person: str) -> AsyncIterator[Index]:
    query = GamesQuery(person=person, limit=PAGE)
    while True:
        page = await store.tables.find(query)
        for game in page:
            yield game
        if len(page) < PAGE:
            return
        query = replace(query, before=(page[-1].changed, page[-1].line.id))


def _zip(everything: Mapping[str, Any], files: Mapping[str, str]) -> bytes:
    packed = BytesIO()
    with ZipFile(packed, "w", ZIP_DEFLATED) as zipped:
        text = msgspec.json.format(msgspec.json.encode(everything), indent=2)
        zipped.writestr(EVERYTHING, text)
        for name, content in files.items():
            zipped.writestr(name, content)
    return packed.getvalue()
