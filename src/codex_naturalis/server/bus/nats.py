"""The bus between machines: NATS, without anything that it would keep."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from secrets import token_hex
from typing import Any

from nats import errors
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription as NatsSubscription

from codex_naturalis.server.bus.nats_connection import MOST_PENDING, Connection, connect
from codex_naturalis.server.bus.subjects import checked
from codex_naturalis.server.bus_address import BusAddress
from codex_naturalis.server.ports.bus import (
    AnswerFailed,
    Answering,
    BusAway,
    BusError,
    BusRefused,
    BusTimeout,
    Heard,
    HintCounts,
    NoResponders,
)

logger = logging.getLogger(__name__)

MOST_UNHEARD = 20_000
"""Hints of one subscription that wait in memory."""
MOST_ANSWERING = 1000
"""Requests of one subscription at a time."""
OPENING = 4
"""Seconds that `open` waits for a bus that does not answer."""
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 2.0
"""Seconds between attempts to connect."""
LOOK_AGAIN_AFTER = 0.1
"""Seconds after a hint was lost; what else is lost until then needs no look of its own."""
ENDING = 2.0
"""Seconds in which answers under way are sent in the end."""
STATUS, NOBODY, FAILURE = "Status", "503", "Nats-Service-Error"


@dataclass(eq=False)
class _Subscription:
    bus: NatsBus
    subject: str
    queue: str | None
    hear: Callable[[Msg], None]
    there: NatsSubscription | None = None

    async def close(self) -> None:
        await self.bus.leave(self)


class NatsBus:
    def __init__(
        self,
        address: BusAddress,
        *,
        namespace: str = "codex",
        credentials: Path | None = None,
        ca: Path | None = None,
        name: str = "codex",
    ) -> None:
        self.counts = HintCounts()
        self._address = address
        self._prefix = f"{checked(namespace)}."
        self._credentials, self._ca, self._name = credentials, ca, name
        self._connection: Connection | None = None
        self._keeper: asyncio.Task[None] | None = None
        self._broken = asyncio.Event()
        self._listeners: list[Callable[[], None]] = []
        self._subscriptions: set[_Subscription] = set()
        self._inbox = f"_inbox.{token_hex(12)}"
        self._listening: asyncio.Task[_Subscription] | None = None
        """For answers, from the first request on: who never asks needs no right to hear them."""
        self._numbers = count()
        self._requests: dict[str, asyncio.Future[bytes]] = {}
        self._answering: set[asyncio.Task[None]] = set()
        self._looking_again: asyncio.TimerHandle | None = None
        self._closing = asyncio.Event()

    async def open(self) -> None:
        first: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._keeper = asyncio.get_running_loop().create_task(self._keep(first))
        try:
            async with asyncio.timeout(OPENING):
                await asyncio.shield(first)
        except TimeoutError:
            logger.warning("the bus at %s does not answer; trying on", self._address.shown)
            first.cancel()
        except BusRefused:
            await self.close()
            raise

    async def publish(self, subject: str, data: bytes) -> None:
        try:
            await self._send(subject, data)
        except BusError:
            self.counts.lost += 1
        else:
            self.counts.sent += 1

    async def subscribe(
        self, subject: str, heard: Heard, *, queue: str | None = None
    ) -> _Subscription:
        start = len(self._prefix)

        def hear(message: Msg) -> None:
            self.counts.heard += 1
            try:
                heard(message.subject[start:], message.data)
            except Exception:
                logger.exception("a hint could not be taken", extra={"subject": subject})

        return await self._add(subject, queue, hear)

    async def request(self, subject: str, data: bytes, timeout: float) -> bytes:
        checked(subject)
        if self._listening is None:
            hearing = self._add(f"{self._inbox}.*", None, self._replied)
            self._listening = asyncio.get_running_loop().create_task(hearing)
        await asyncio.shield(self._listening)
        number = str(next(self._numbers))
        reply: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._requests[number] = reply
        try:
            await self._send(subject, data, f"{self._prefix}{self._inbox}.{number}")
            async with asyncio.timeout(timeout):
                return await reply
        except TimeoutError as error:
            raise BusTimeout(f"no answer from {subject} in {timeout:g} s") from error
        except (NoResponders, AnswerFailed) as error:
            raise type(error)(f"{subject}: {error}") from error
        finally:
            del self._requests[number]

    async def serve(self, subject: str, answer: Answering, *, queue: str) -> _Subscription:
        running: set[asyncio.Task[None]] = set()

        def take(message: Msg) -> None:
            if len(running) >= MOST_ANSWERING:
                task = self._spawn(self._reply(message, b"", {FAILURE: "too many requests"}))
            else:
                task = self._spawn(self._answer(message, answer))
            running.add(task)
            task.add_done_callback(running.discard)

        return await self._add(subject, queue, take)

    def connected(self) -> bool:
        return self._connection is not None and self._connection.is_connected

    def on_reconnect(self, again: Callable[[], None]) -> None:
        self._listeners.append(again)

    async def close(self) -> None:
        if self._answering:
            await asyncio.wait(self._answering, timeout=ENDING)
        for task in self._answering:
            task.cancel()
        if self._looking_again is not None:
            self._looking_again.cancel()
        keeper, self._keeper = self._keeper, None
        if keeper is not None:
            # Not cancelled: nats-py swallows that here and there, or leaves a socket open.
            self._closing.set()
            self._broken.set()
            await keeper

    async def leave(self, subscription: _Subscription) -> None:
        self._subscriptions.discard(subscription)
        there, subscription.there = subscription.there, None
        if there is not None:
            with suppress(errors.Error):
                await there.unsubscribe()

    async def _keep(self, first: asyncio.Future[None]) -> None:
        """Connects again and again, until the bus is closed."""
        try:
            await self._keep_connected(first)
        finally:
            if not first.done():
                first.set_result(None)

    async def _keep_connected(self, first: asyncio.Future[None]) -> None:
        pause = FIRST_PAUSE
        while not self._closing.is_set():
            try:
                self._broken.clear()
                connection = await self._connect()
            except (BusRefused, BusAway) as error:
                refused = isinstance(error, BusRefused)
                level = logging.ERROR if refused else logging.WARNING
                logger.log(level, "%s", error, extra={"often": True})
                if refused and not first.done():
                    first.set_exception(error)
                    return
            except Exception:
                logger.exception("nats-py failed")
            else:
                pause = FIRST_PAUSE
                await self._hold(connection, first)
                if not self._closing.is_set():
                    logger.warning("the connection to the bus at %s broke", self._address.shown)
            if not first.done():
                first.set_result(None)
            with suppress(TimeoutError):
                async with asyncio.timeout(pause * random.uniform(0.5, 1.0)):
                    await self._closing.wait()
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _connect(self) -> Connection:
        return await connect(
            self._address,
            self._credentials,
            self._ca,
            self._name,
            failed=self._failed,
            closed=self._broken.set,
        )

    async def _hold(self, connection: Connection, first: asyncio.Future[None]) -> None:
        """Returns when the connection has broken and is closed."""
        try:
            await self._use(connection, first)
        except (errors.Error, OSError) as error:
            logger.warning("the bus: %s", error, extra={"often": True})
        except Exception:
            logger.exception("nats-py failed")
        finally:
            self._connection = None
            self._lose_requests()
            await connection.end(flushed=True)

    async def _use(self, connection: Connection, first: asyncio.Future[None]) -> None:
        self._connection = connection  # who subscribes from now on joins by itself
        for subscription in [*self._subscriptions]:
            if subscription in self._subscriptions:
                await self._join(subscription, connection)
        await connection.settle(OPENING)
        logger.info("connected to the bus at %s", self._address.shown)
        if first.done():
            self._look_again()
        else:
            first.set_result(None)
        await self._broken.wait()

    def _failed(self, error: Exception) -> None:
        """What nats-py meets with. It says of a break only sometimes that it has closed."""
        if isinstance(error, errors.SlowConsumerError):
            self.counts.lost += 1
            if self._looking_again is None:
                loop = asyncio.get_running_loop()
                self._looking_again = loop.call_later(LOOK_AGAIN_AFTER, self._look_again)
        elif isinstance(error, OSError | errors.StaleConnectionError | errors.UnexpectedEOF):
            self._broken.set()
        else:
            logger.error("the bus: %s", error, extra={"often": True})

    def _look_again(self) -> None:
        self._looking_again = None
        for again in self._listeners:
            again()

    async def _add(
        self, subject: str, queue: str | None, hear: Callable[[Msg], None]
    ) -> _Subscription:
        checked(subject, pattern=True)
        subscription = _Subscription(self, subject, queue, hear)
        self._subscriptions.add(subscription)
        connection = self._connection
        if connection is not None:
            with suppress(errors.Error):  # it is away: the next connection has it from the start
                await self._join(subscription, connection)
                await connection.settle(OPENING)
        return subscription

    async def _join(self, subscription: _Subscription, connection: Connection) -> None:
        async def hear(message: Msg) -> None:
            subscription.hear(message)

        subscription.there = await connection.subscribe(
            self._prefix + subscription.subject,
            queue=subscription.queue or "",
            cb=hear,
            pending_msgs_limit=MOST_UNHEARD,
        )

    async def _send(
        self, subject: str, data: bytes, reply: str = "", headers: dict[str, str] | None = None
    ) -> None:
        """Raises BusAway, also if the server does not read what is sent."""
        checked(subject)
        connection = self._connection
        if connection is None or not connection.is_connected:
            raise BusAway("there is no connection to the bus")
        if connection.pending_data_size + len(data) > MOST_PENDING:
            raise BusAway("the bus does not take what is sent")
        try:
            await connection.publish(self._prefix + subject, data, reply, headers)
        except errors.MaxPayloadError as error:
            raise BusError(f"{len(data)} bytes are more than the bus carries at once") from error
        except errors.Error as error:
            raise BusAway(f"the bus: {error}") from error

    def _replied(self, message: Msg) -> None:
        reply = self._requests.get(message.subject.rpartition(".")[2])
        if reply is None or reply.done():  # the request was given up
            return
        said = message.headers or {}
        if said.get(STATUS) == NOBODY:
            reply.set_exception(NoResponders("nobody serves this"))
        elif FAILURE in said:
            reply.set_exception(AnswerFailed(said[FAILURE]))
        else:
            reply.set_result(message.data)

    async def _answer(self, message: Msg, answer: Answering) -> None:
        try:
            data = await answer(message.data)
        except Exception:
            logger.exception("a request failed", extra={"subject": message.subject})
            await self._reply(message, b"", {FAILURE: "no answer could be made"})
        else:
            await self._reply(message, data)

    async def _reply(
        self, message: Msg, data: bytes, headers: dict[str, str] | None = None
    ) -> None:
        subject = message.reply.removeprefix(self._prefix)
        if subject == message.reply:
            return  # not a request, or one whose answer would leave the namespace
        with suppress(BusError, ValueError):  # who asked will hear of the break too
            await self._send(subject, data, headers=headers)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self._answering.add(task)
        task.add_done_callback(self._answering.discard)
        return task

    def _lose_requests(self) -> None:
        for reply in self._requests.values():
            if not reply.done():
                reply.set_exception(BusAway("the connection to the bus broke"))
