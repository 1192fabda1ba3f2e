"""The drawings that browsers are given: every face, and all that belongs to the table."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from functools import cache

from msgspec import Struct

from codex_naturalis import art
from codex_naturalis.server.api.kept import FOR_EVER, Kept, keep


class Drawings(Struct, frozen=True):
    digest: str
    """Stands in the address of each, so that a browser never shows an old one."""
    files: Mapping[str, Kept]


@cache
def draw() -> Drawings:
    """All of them, which takes a while."""
    drawn = {name: keep(name, svg.encode(), FOR_EVER) for name, svg in art.files().items()}
    return Drawings(art.digest(), drawn)


class Gallery:
    """Draws when the first asks, beside the event loop; whoever asks meanwhile waits for it."""

    def __init__(self) -> None:
        self._drawn: asyncio.Task[Drawings] | None = None

    async def drawings(self) -> Drawings:
        if self._drawn is None:
            self._drawn = asyncio.create_task(asyncio.to_thread(draw))
        return await asyncio.shield(self._drawn)
