"""The drawings for browsers: every face of a card, and the parts of the table."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from functools import cache

from msgspec import Struct

from codex_naturalis import art
from codex_naturalis.server.api.static_files import IMMUTABLE, StaticFile, static_file


class ArtworkFiles(Struct, frozen=True):
    digest: str
    """Part of the address of each drawing, so that a browser never shows an old one."""
    files: Mapping[str, StaticFile]


@cache
def draw() -> ArtworkFiles:
    """Draw everything, which takes a while."""
    drawn = {name: static_file(name, svg.encode(), IMMUTABLE) for name, svg in art.files().items()}
    return ArtworkFiles(art.digest(), drawn)


class Artwork:
    """Draws at the first request, in a thread; requests in the meantime wait for the result."""

    def __init__(self) -> None:
        self._drawn: asyncio.Task[ArtworkFiles] | None = None

    async def drawings(self) -> ArtworkFiles:
        if self._drawn is None:
            self._drawn = asyncio.create_task(asyncio.to_thread(draw))
        return await asyncio.shield(self._drawn)
