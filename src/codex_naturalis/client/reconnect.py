"""A connection that reconnects by itself and restores everything that was followed over it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from itertools import count
from time import monotonic
from typing import Protocol

from websockets.exceptions import WebSocketException

from codex_naturalis.client.connection import (
    Answer,
    Connection,
    ConnectionLost,
    Notification,
    RateLimited,
)
from codex_naturalis.client.errors import (
    BadAnswer,
    ClientError,
    Closed,
    Uncertain,
    Unreachable,
)
from codex_naturalis.client.signal import Signal
from codex_naturalis.client.timeouts import Timeouts
from codex_naturalis.protocol.commands import AnyCommand
from codex_naturalis.protocol.messages import Bye
from codex_naturalis.protocol.people import Me
from codex_naturalis.protocol.refusals import Code, Refused

Send = Callable[[AnyCommand], Awaitable[Answer]]

FATAL = (Code.UNAUTHENTICATED, Code.UNKNOWN_PROTOCOL)
"""Trying again would not help."""
TEMPORARY = (Code.UNAVAILABLE, Code.SHUTTING_DOWN)
"""The server cannot say whether it was carried out, or asks the client to try again."""
RATE_LIMIT_PAUSE = 0.25
"""Seconds to wait after RateLimited."""

log = logging.getLogger(__name__)


class Subscription(Protocol):
    """Something that is followed over the connection."""

    async def restore(self, send: Send) -> None:
        """The connection is a new one: subscribe again."""
        ...

    def receive(self, notification: Notification) -> None: ...

    def fail(self, error: Exception) -> None:
        """The subscription has ended."""
        ...


class ReconnectingConnection:
    def __init__(
        self, address: str, headers: Callable[[], Mapping[str, str]], timeouts: Timeouts
    ) -> None:
        self._address = address
        self._headers = headers
        self.timeouts = timeouts
        self._numbers = count(1)
        self.subscriptions: list[Subscription] = []
        self._signal = Signal()
        self._current: Connection | None = None
        """Set once all subscriptions have been restored over it."""
        self._end: Exception | None = None
        self._running: asyncio.Task[None] | None = None
        self._me: Me | None = None

    @property
    def me(self) -> Me:
        if self._me is None:
            raise Closed("not connected yet: use `async with`")
        return self._me

    @property
    def connected(self) -> bool:
        """Right now. If not, the server has dropped all subscriptions of this client."""
        return self._current is not None and self._current.alive

    def number(self) -> int:
        """For the next command."""
        return next(self._numbers)

    async def open(self) -> None:
        self._running = asyncio.get_running_loop().create_task(self._run())
        self._running.add_done_callback(self._on_task_done)
        try:
            await self.ready()
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        self._finish(Closed("the connection has been closed"))
        if self._running is not None:
            self._running.cancel()
            await asyncio.wait([self._running])

    def subscribe(self, subscription: Subscription) -> None:
        self.subscriptions.append(subscription)

    def unsubscribe(self, subscription: Subscription) -> None:
        if subscription in self.subscriptions:
            self.subscriptions.remove(subscription)

    async def ready(self, unanswered: Exception | None = None) -> Connection:
        """Wait for an open connection; raises the reason if there will be none. `unanswered`: a
        command has been sent already, and this is why it has no answer."""
        await self._signal.until(lambda: self._end or self._current)
        if self._end is None:
            assert self._current is not None
            return self._current
        if unanswered is not None:
            raise Uncertain(f"no answer came, and then: {self._end}") from self._end
        raise self._end

    async def wait_until_dropped(self, connection: Connection) -> None:
        """Return when `connection` is alive after all, or no longer the current one."""
        await self._signal.until(
            lambda: connection.alive or self._current is not connection or None
        )

    async def _run(self) -> None:
        pauses = self.timeouts.pauses()
        connected = monotonic()
        while self._end is None:
            wait: float | None = None
            try:
                connection = await Connection.open(self._address, self._headers(), self.timeouts)
            except (Refused, BadAnswer, OSError, WebSocketException) as error:
                problem: Exception = error
                if isinstance(error, Refused):
                    wait = error.retry_after
                    if error.code in FATAL:
                        self._finish(error)
                        return
            else:
                bye, restored = await self._use(connection)
                problem = ConnectionLost()
                wait = None if bye is None else bye.retry_after
                if restored:
                    pauses = self.timeouts.pauses()
                    connected = monotonic()
            pause = next(pauses) + (wait or 0.0)
            if monotonic() + pause > connected + self.timeouts.total:
                lasted = f"no connection for {self.timeouts.total:g} s"
                self._finish(Unreachable(f"{lasted}: {str(problem) or type(problem).__name__}"))
                return
            await asyncio.sleep(pause)

    async def _use(self, connection: Connection) -> tuple[Bye | None, bool]:
        """Use one connection until it ends. Returns the goodbye, if there was one, and whether
        all subscriptions were restored over it."""
        self._me = connection.welcome.me
        restoring = asyncio.get_running_loop().create_task(self._restore(connection))
        restoring.add_done_callback(self._on_task_done)
        try:
            bye = await connection.read(self._receive)
            return bye, self._current is not None
        finally:
            self._current = None
            self._signal.notify()
            restoring.cancel()
            await asyncio.wait([restoring])
            await connection.close()

    async def _restore(self, connection: Connection) -> None:
        async def send(command: AnyCommand) -> Answer:
            pauses = self.timeouts.pauses()
            while True:
                try:
                    return await connection.exchange(command)
                except RateLimited:
                    await asyncio.sleep(RATE_LIMIT_PAUSE)
                except Refused as refused:
                    if refused.code not in TEMPORARY:
                        raise
                    await asyncio.sleep(next(pauses))

        try:
            for subscription in list(self.subscriptions):
                try:
                    await subscription.restore(send)
                except Refused as refused:
                    self.unsubscribe(subscription)
                    subscription.fail(refused)
        except (ConnectionLost, ClientError) as error:
            log.info("could not restore all subscriptions: %s", error)
            connection.abort()
            return
        self._current = connection
        self._signal.notify()

    def _receive(self, notification: Notification) -> None:
        for subscription in list(self.subscriptions):
            subscription.receive(notification)

    def _finish(self, error: Exception) -> None:
        """End for good: no connection, and no more attempts."""
        if self._end is None:
            self._end = error
            for subscription in self.subscriptions:
                subscription.fail(error)
            self._signal.notify()

    def _on_task_done(self, task: asyncio.Task[None]) -> None:
        """If a task has crashed, nothing will reconnect any more: tell all who are waiting."""
        error = None if task.cancelled() else task.exception()
        if error is not None:
            log.error("a bug in the client", exc_info=error)
            self._finish(ClientError(f"a bug in the client: {error!r}"))
