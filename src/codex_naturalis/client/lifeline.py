"""A connection that comes back by itself, with everything that was followed over it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from itertools import count
from time import monotonic
from typing import Protocol

from websockets.exceptions import WebSocketException

from codex_naturalis.client.bell import Bell
from codex_naturalis.client.errors import (
    BadAnswer,
    ClientError,
    Closed,
    Declined,
    Uncertain,
    Unreachable,
)
from codex_naturalis.client.patience import Patience
from codex_naturalis.client.wire import Answer, Lost, News, TooFast, Wire
from codex_naturalis.protocol.commands import AnyCommand
from codex_naturalis.protocol.messages import Bye
from codex_naturalis.protocol.people import Me
from codex_naturalis.protocol.refusals import Code, Refused

Send = Callable[[AnyCommand], Awaitable[Answer]]

HOPELESS = (Code.UNAUTHENTICATED, Code.UNKNOWN_PROTOCOL)
PASSING = (Code.UNAVAILABLE, Code.SHUTTING_DOWN)
"""The server itself does not know, or asks to be asked again."""
BREATH = 0.25
"""Seconds to wait when the server finds us too fast."""

log = logging.getLogger(__name__)


class Subscription(Protocol):
    """What is followed over the connection, for as long as it is."""

    async def restore(self, send: Send) -> None:
        """The connection is a new one: follow again."""
        ...

    def hear(self, news: News) -> None: ...

    def fail(self, error: Exception) -> None:
        """It is followed no more."""
        ...


class Lifeline:
    def __init__(
        self, address: str, headers: Callable[[], Mapping[str, str]], patience: Patience
    ) -> None:
        self._address = address
        self._headers = headers
        self.patience = patience
        self._numbers = count(1)
        self.subscriptions: list[Subscription] = []
        self._bell = Bell()
        self._wire: Wire | None = None
        """The connection as it stands, once everything is followed again over it."""
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
        """Just now; when not, the server has let go of all that we followed."""
        return self._wire is not None and self._wire.alive

    def number(self) -> int:
        """For the next command."""
        return next(self._numbers)

    async def open(self) -> None:
        self._running = asyncio.get_running_loop().create_task(self._run())
        self._running.add_done_callback(self._ran)
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

    def forget(self, subscription: Subscription) -> None:
        if subscription in self.subscriptions:
            self.subscriptions.remove(subscription)

    async def ready(self, doubt: Exception | None = None) -> Wire:
        """The connection, when there is one; raises why there will be none. `doubt`: something
        has been sent already, and has had no answer."""
        await self._bell.until(lambda: self._end or self._wire)
        if self._end is None:
            assert self._wire is not None
            return self._wire
        if doubt is not None:
            raise Uncertain(f"no answer came, and then: {self._end}") from self._end
        raise self._end

    async def rest_of(self, wire: Wire) -> None:
        """Until a broken connection is known to be broken."""
        await self._bell.until(lambda: wire.alive or self._wire is not wire or None)

    async def _run(self) -> None:
        pauses = self.patience.pauses()
        connected = monotonic()
        while self._end is None:
            wait: float | None = None
            try:
                wire = await Wire.open(self._address, self._headers(), self.patience)
            except (Declined, BadAnswer, OSError, WebSocketException) as error:
                problem: Exception = error
                if isinstance(error, Declined):
                    wait = error.retry_after
                    if error.code in HOPELESS:
                        self._finish(error)
                        return
            else:
                bye, served = await self._use(wire)
                problem = Lost()
                wait = None if bye is None else bye.retry_after
                if served:
                    pauses = self.patience.pauses()
                    connected = monotonic()
            pause = next(pauses) + (wait or 0.0)
            if monotonic() + pause > connected + self.patience.total:
                lasted = f"no connection for {self.patience.total:g} s"
                self._finish(Unreachable(f"{lasted}: {str(problem) or type(problem).__name__}"))
                return
            await asyncio.sleep(pause)

    async def _use(self, wire: Wire) -> tuple[Bye | None, bool]:
        """One connection, from its welcome to its end: how it ended, and whether it ever came so
        far that everything was followed again."""
        self._me = wire.welcome.me
        restoring = asyncio.get_running_loop().create_task(self._restore(wire))
        restoring.add_done_callback(self._ran)
        try:
            bye = await wire.read(self._hear)
            return bye, self._wire is not None
        finally:
            self._wire = None
            self._bell.ring()
            restoring.cancel()
            await asyncio.wait([restoring])
            await wire.close()

    async def _restore(self, wire: Wire) -> None:
        async def send(command: AnyCommand) -> Answer:
            pauses = self.patience.pauses()
            while True:
                try:
                    return await wire.exchange(command)
                except TooFast:
                    await asyncio.sleep(BREATH)
                except Declined as declined:
                    if declined.code not in PASSING:
                        raise
                    await asyncio.sleep(next(pauses))

        try:
            for subscription in list(self.subscriptions):
                try:
                    await subscription.restore(send)
                except Refused as refused:
                    self.forget(subscription)
                    subscription.fail(refused)
        except (Lost, ClientError) as error:
            log.info("could not follow everything again: %s", error)
            wire.cut()
            return
        self._wire = wire
        self._bell.ring()

    def _hear(self, news: News) -> None:
        for subscription in list(self.subscriptions):
            subscription.hear(news)

    def _finish(self, error: Exception) -> None:
        """No connection any more, and no more attempts."""
        if self._end is None:
            self._end = error
            for subscription in self.subscriptions:
                subscription.fail(error)
            self._bell.ring()

    def _ran(self, running: asyncio.Task[None]) -> None:
        """Nobody shall wait for a connection that nothing will make again."""
        error = None if running.cancelled() else running.exception()
        if error is not None:
            log.error("the client's own fault", exc_info=error)
            self._finish(ClientError(f"the client's own fault: {error!r}"))
