"""Waiting for a review that the server makes in the background."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from codex_naturalis.client.http import Http
from codex_naturalis.protocol.refusals import Code, Refused
from codex_naturalis.protocol.reviews import Review, ReviewState, ReviewStatus

Progress = Callable[[int, int], None]
"""Called with the number of half-moves judged so far and the number of all half-moves."""

POLL_SECONDS = 0.5


async def request_review(http: Http, path: str, progress: Progress | None) -> Review:
    """Ask for a review and wait for it. Raises Refused also when the review fails, and when the
    server was restarted before it was finished (`not_found`): then ask again."""
    await http.exchange("POST", path, ReviewState)
    while True:
        state = await http.get(path, ReviewState)
        if progress is not None:
            progress(state.done, state.total)
        if state.review is not None:
            return state.review
        if state.status is ReviewStatus.FAILED:
            raise Refused(Code.UNAVAILABLE, "the review failed: ask again", case="review")
        await asyncio.sleep(POLL_SECONDS)
