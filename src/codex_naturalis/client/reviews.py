"""Waiting for a review that the server makes in the background."""

from __future__ import annotations

from collections.abc import Callable

from codex_naturalis.client.connection import Notification
from codex_naturalis.client.http import Http, segment
from codex_naturalis.client.reconnect import ReconnectingConnection, Send
from codex_naturalis.client.stream import Stream
from codex_naturalis.protocol.commands import WatchReview
from codex_naturalis.protocol.messages import ReviewProgress
from codex_naturalis.protocol.refusals import Code, Refused
from codex_naturalis.protocol.reviews import GameKind, Review, ReviewState, ReviewStatus

Progress = Callable[[int, int], None]
"""Called with the number of half-moves judged so far and the number of all half-moves."""
Connect = Callable[[], ReconnectingConnection]
"""Makes a connection that is not open yet."""


class Reviews:
    """The reviews of one kind of game."""

    def __init__(self, http: Http, connect: Connect, kind: GameKind) -> None:
        self._http = http
        self._connect = connect
        self._kind = kind

    async def wait_for(self, game: str, progress: Progress | None) -> Review:
        """Ask for a review and wait for it. Raises Refused also when the review fails, and when the
        server was restarted before it was finished (`not_found`): then ask again."""
        path = f"/api/{self._kind}s/{segment(game)}/review"
        state = await self._http.exchange("POST", path, ReviewState)
        if state.status is not ReviewStatus.FINISHED:
            await self._finished(game, progress)
        elif progress is not None:
            progress(state.done, state.total)
        state = await self._http.get(path, ReviewState)
        if state.review is None:
            raise Refused(Code.UNAVAILABLE, "the review failed: ask again", case="review")
        return state.review

    async def _finished(self, game: str, progress: Progress | None) -> None:
        """Wait until it is finished, or has failed."""
        connection = self._connect()
        stream = _ReviewStream(connection, self._kind, game, progress)
        connection.subscribe(stream)
        await connection.open()
        try:
            await stream.until(lambda: stream.over or None)
        finally:
            await connection.close()


class _ReviewStream(Stream):
    def __init__(
        self,
        connection: ReconnectingConnection,
        kind: GameKind,
        game: str,
        progress: Progress | None,
    ) -> None:
        super().__init__()
        self._connection = connection
        self._kind = kind
        self._game = game
        self._progress = progress
        self.over = False

    async def restore(self, send: Send) -> None:
        await send(WatchReview(id=self._connection.number(), kind=self._kind, game=self._game))

    def receive(self, notification: Notification) -> None:
        if not isinstance(notification, ReviewProgress):
            return
        if self._progress is not None:
            self._progress(notification.done, notification.total)
        self.over = notification.status in (ReviewStatus.FINISHED, ReviewStatus.FAILED)
        self._signal.notify()
