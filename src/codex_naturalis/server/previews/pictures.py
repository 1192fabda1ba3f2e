"""The pictures of links: drawn one at a time in a process of its own, and the newest kept."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from asyncio.subprocess import PIPE
from contextlib import suppress

from codex_naturalis.protocol.refusals import Code, Refused
from codex_naturalis.server.archive.cache import Cache
from codex_naturalis.server.previews.scenes import Scene, digest, encode_scene

logger = logging.getLogger(__name__)

MOST_KEPT = 48
"""About ten megabytes."""
MOST_WAITING = 8
LONGEST = 30.0
"""Seconds that a picture may take."""
WORKER = "codex_naturalis.server.previews.worker"


class Pictures:
    def __init__(self) -> None:
        self._kept: Cache[bytes] = Cache(MOST_KEPT)
        self._drawing: dict[str, asyncio.Task[bytes]] = {}
        self._turn = asyncio.Lock()

    def kept(self, scene: Scene) -> bytes | None:
        return self._kept.get(digest(encode_scene(scene)))

    async def picture(self, scene: Scene) -> bytes:
        """As PNG. Raises Refused (BUSY, UNAVAILABLE). Several who want the same wait for one."""
        body = encode_scene(scene)
        key = digest(body)
        if (kept := self._kept.get(key)) is not None:
            return kept
        if key not in self._drawing:
            if len(self._drawing) >= MOST_WAITING:
                raise Refused(Code.BUSY, "too many pictures are being drawn: ask again soon")
            task = asyncio.create_task(self._draw(key, body))
            self._drawing[key] = task
            task.add_done_callback(lambda _: self._drawing.pop(key, None))
        return await asyncio.shield(self._drawing[key])

    async def close(self) -> None:
        tasks = list(self._drawing.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _draw(self, key: str, body: bytes) -> bytes:
        async with self._turn:
            try:
                picture = await asyncio.wait_for(_by_worker(body), LONGEST)
            except (OSError, TimeoutError) as error:
                logger.exception("a picture could not be drawn")
                raise Refused(Code.UNAVAILABLE, "the picture could not be drawn") from error
            return self._kept.put(key, picture)


async def _by_worker(body: bytes) -> bytes:
    """Raises OSError if the process fails."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-P", "-m", WORKER),
        stdin=PIPE,
        stdout=PIPE,
        stderr=PIPE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        start_new_session=True,
    )
    try:
        picture, complaint = await process.communicate(body)
    finally:
        if process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()
    if process.returncode:
        raise OSError(complaint.decode(errors="replace").strip()[-500:])
    return picture
