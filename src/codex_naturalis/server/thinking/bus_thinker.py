"""A node's thinker that asks workers over the bus, and thinks itself where that fails."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
from collections import Counter
from contextlib import suppress
from itertools import count
from secrets import token_hex
from typing import Any

import msgspec
from msgspec import msgpack

from codex_naturalis import __version__
from codex_naturalis.server.ports.bus import Bus, BusAway, BusError, NoResponders, Subscription
from codex_naturalis.server.ports.thinker import Busy, Owner, ThoughtCounts
from codex_naturalis.server.thinking.asking import AskingThinker
from codex_naturalis.server.thinking.bus_messages import (
    ROOM,
    ROOM_EVERY,
    WHO,
    Answered,
    Asked,
    Broken,
    Refusal,
    Refused,
    Reply,
    Who,
    fingerprint,
    given_up_of,
    questions_of,
    replies,
    rooms,
    veiled,
)
from codex_naturalis.server.thinking.messages import Answer, Question, ToExplore, frame
from codex_naturalis.server.thinking.pool import SHARE, PoolThinker
from codex_naturalis.server.thinking.workers import Worker, Workers

logger = logging.getLogger(__name__)

RETRIES = 1
"""After so many more workers are lost over one thought the node thinks itself."""
LONGEST = 180.0
"""Seconds after which a question counts as lost although its worker is there: more than a worker
needs for all that may wait before it."""


class WorkerLost(Exception):
    """No answer will come from this worker."""


class BusThinker(AskingThinker):
    def __init__(self, bus: Bus, here: PoolThinker, most_asked: int) -> None:
        """`here` thinks where no worker does; it is closed with this."""
        self.counts = ThoughtCounts()
        self._bus = bus
        self._here = here
        self._most_asked = most_asked
        self._most_of_one = max(1, most_asked // SHARE)
        self._asked: Counter[str] = Counter()
        """By payer, without zeros."""
        self._ids = count()
        self._name = token_hex(6)
        self._workers = Workers(self.counts, asyncio.get_running_loop().time)
        self._heard: Subscription | None = None
        self._looking: asyncio.Task[None] | None = None
        self._asking_who: asyncio.Task[None] | None = None

    @property
    def waiting(self) -> int:
        return self._here.waiting + self._workers.overdue

    @property
    def elsewhere(self) -> int:
        return self._workers.processes

    async def open(self) -> None:
        """The bus is open already."""
        self._bus.on_reconnect(self._again)
        self._heard = await self._bus.subscribe(ROOM, self._hear)
        self._looking = asyncio.get_running_loop().create_task(self._look())
        await self._say_who()

    async def ask(self, question: Question, owner: Owner, *, background: bool) -> Answer:
        if not (isinstance(question, ToExplore) and question.truth is not None):
            answer = await self._ask_workers(question, owner, background=background)
            if answer is not None:
                self.counts.by_workers += 1
                return answer
        self.counts.here += 1
        return await self._here.ask(question, owner, background=background)

    async def close(self) -> None:
        if self._heard is not None:
            await self._heard.close()
        if self._looking is not None:
            self._looking.cancel()
            with suppress(asyncio.CancelledError):
                await self._looking
        await self._here.close()

    async def _ask_workers(
        self, question: Question, owner: Owner, *, background: bool
    ) -> Answer | None:
        """None: the node has to think itself. Raises Busy."""
        hidden = veiled(owner)
        question = msgspec.structs.replace(question, game=hidden.game)
        tried: set[str] = set()
        lost = 0
        while lost <= RETRIES and (worker := self._workers.choose(hidden, tried)) is not None:
            tried.add(worker.room.worker)
            name = f"{self._name}-{next(self._ids)}"
            asked = Asked(fingerprint(), name, hidden, background, frame(question))
            try:
                match await self._ask(worker, asked):
                    case Answered(answer):
                        return answer
                    case Broken(reason):
                        raise WorkerLost(reason)
                    case Refused(Refusal.SHARE):
                        raise Busy("the same payer has as many thoughts waiting as one may")
                    case Refused(reason):
                        logger.debug("a worker refuses: %s", reason)
            except BusAway:
                return None
            except WorkerLost as error:
                lost += 1
                self.counts.again += 1
                logger.warning("a thought is asked again: %s", error, extra={"often": True})
        return None

    async def _ask(self, worker: Worker, asked: Asked) -> Reply:
        """Raises Busy, BusAway and WorkerLost."""
        payer = asked.owner.payer
        if self._asked.total() >= self._most_asked or self._asked[payer] >= self._most_of_one:
            raise Busy(f"{self._asked[payer]} thoughts of the same payer are waiting already")
        self._asked[payer] += 1
        worker.asked += 1
        answered = False
        loop = asyncio.get_running_loop()
        request = loop.create_task(
            self._bus.request(questions_of(worker.room.worker), msgpack.encode(asked), LONGEST)
        )
        request.add_done_callback(_retrieved)
        try:
            either: set[asyncio.Future[Any]] = {request, worker.lost}
            await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
            if not request.done():
                raise WorkerLost(f"{worker.room.name} has gone")
            reply = replies.decode(request.result())
            answered = True
            return reply
        except NoResponders as error:
            self._workers.drop(worker.room.worker, "has gone")
            raise WorkerLost(str(error)) from error
        except BusAway:
            raise
        except (BusError, msgspec.DecodeError) as error:
            raise WorkerLost(str(error)) from error
        finally:  # also when the caller was cancelled
            worker.asked -= 1
            self._asked[payer] -= 1
            self._asked += Counter()  # without zeros
            request.cancel()
            if not answered:
                await self._bus.publish(given_up_of(worker.room.worker), asked.id.encode())

    def _hear(self, _: str, data: bytes) -> None:
        try:
            room = rooms.decode(data)
        except msgspec.DecodeError:
            logger.warning("a worker cannot be understood", extra={"often": True})
        else:
            self._workers.tell(room)

    def _again(self) -> None:
        self._workers.forget()
        self._asking_who = asyncio.get_running_loop().create_task(self._say_who())

    async def _say_who(self) -> None:
        who = Who(fingerprint(), __version__, f"{socket.gethostname()} {os.getpid()}")
        await self._bus.publish(WHO, msgpack.encode(who))

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(ROOM_EVERY)
            self._workers.look()


def _retrieved(request: asyncio.Task[bytes]) -> None:
    """How a request ended that nobody waits for any more is no error."""
    if not request.cancelled():
        request.exception()
