"""Waiting for a review that the server makes in the background."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from codex_naturalis.client.doors import Doors
from codex_naturalis.client.errors import Declined
from codex_naturalis.protocol.refusals import Code
from codex_naturalis.protocol.reviews import Review, ReviewState, ReviewStatus

Progress = Callable[[int, int], None]
"""Told how many half-moves are judged, and how many there are."""

PAUSE = 0.5


async def reviewed(doors: Doors, path: str, progress: Progress | None) -> Review:
    """Ask for a review and wait for it. Raises Refused: also when the review fails, and when the
    server was started anew before it was finished (`not_found`): then ask again."""
    await doors.send("POST", path, ReviewState)
    while True:
        state = await doors.get(path, ReviewState)
        if progress is not None:
            progress(state.done, state.total)
        if state.review is not None:
            return state.review
        if state.status is ReviewStatus.FAILED:
            raise Declined(Code.UNAVAILABLE, "the review failed: ask again")
        await asyncio.sleep(PAUSE)
