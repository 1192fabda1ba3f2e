"""The worker's side: takes questions from all nodes, each payer in turn, and tells how much it has
in hand."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
from contextlib import suppress
from secrets import token_hex

import msgspec
from msgspec import msgpack

from codex_naturalis import __version__
from codex_naturalis.server.ports.bus import Bus, Subscription
from codex_naturalis.server.ports.thinker import Busy, ThinkingFailed
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
    Room,
    State,
    asked,
    fingerprint,
    given_up_of,
    questions_of,
    whos,
)
from codex_naturalis.server.thinking.fair_queue import ShareTaken
from codex_naturalis.server.thinking.messages import LENGTH, Answer, ToExplore, questions
from codex_naturalis.server.thinking.pool import PoolThinker

logger = logging.getLogger(__name__)

AT_MOST_EVERY = 0.02
"""Seconds between two words about what is in hand."""


class BusWorker:
    def __init__(self, bus: Bus, pool: PoolThinker, processes: int) -> None:
        """The pool is closed with this, the bus is not."""
        self.id = token_hex(6)
        self.name = f"{socket.gethostname()} {os.getpid()}"
        self._bus = bus
        self._pool = pool
        self.processes = processes
        self._state = State.TAKING
        self._connection = 0
        self._thoughts: dict[str, asyncio.Task[Answer]] = {}
        self._changed = asyncio.Event()
        self._idle = asyncio.Event()
        self._idle.set()
        self._subscriptions: list[Subscription] = []
        self._telling: asyncio.Task[None] | None = None
        self._foreign: set[str] = set()
        self.answered = self.refused = 0
        """Questions since the start."""

    @property
    def in_hand(self) -> int:
        return len(self._thoughts)

    @property
    def state(self) -> State:
        return self._state

    async def open(self) -> None:
        """The bus is open already."""
        self._bus.on_reconnect(self._again)
        self._subscriptions = [
            await self._bus.subscribe(given_up_of(self.id), self._give_up),
            await self._bus.subscribe(WHO, self._asked_who),
            await self._bus.serve(questions_of(self.id), self._answer, queue="worker"),
        ]
        self._telling = asyncio.get_running_loop().create_task(self._tell_on())

    async def drain(self) -> None:
        """Takes nothing more; returns when all it has is answered."""
        self._state = State.LEAVING
        self._changed.set()
        await self._idle.wait()

    async def close(self) -> None:
        """What is still in hand is given up, and asked of others at once."""
        self._state = State.LEAVING
        for subscription in self._subscriptions:
            await subscription.close()
        for thought in self._thoughts.values():
            thought.cancel()
        await self._idle.wait()
        if self._telling is not None:
            self._telling.cancel()
            with suppress(asyncio.CancelledError):
                await self._telling
        self._state = State.GONE
        await self._tell()
        await self._pool.close()

    async def _answer(self, data: bytes) -> bytes:
        reply = await self._reply(data)
        if isinstance(reply, Refused):
            self.refused += 1
            logger.debug("a question is refused: %s", reply.reason)
        else:
            self.answered += 1
        return msgpack.encode(reply)

    async def _reply(self, data: bytes) -> Reply:
        try:
            question = asked.decode(data)
        except msgspec.DecodeError:
            return Refused(Refusal.OTHER_VERSION)
        if question.fingerprint != fingerprint() or not _is_question(question.question):
            return Refused(Refusal.OTHER_VERSION)
        if self._state is not State.TAKING:
            return Refused(Refusal.LEAVING)
        return await self._think(question)

    async def _think(self, question: Asked) -> Reply:
        thought = asyncio.get_running_loop().create_task(
            self._pool.ask_encoded(
                question.question, question.owner, background=question.background
            )
        )
        self._thoughts[question.id] = thought
        self._idle.clear()
        self._changed.set()
        try:
            await asyncio.wait({thought})
            return Refused(Refusal.GIVEN_UP) if thought.cancelled() else Answered(thought.result())
        except ShareTaken:
            return Refused(Refusal.SHARE)
        except Busy:
            return Refused(Refusal.FULL)
        except ThinkingFailed as error:
            return Broken(str(error))
        finally:
            thought.cancel()
            del self._thoughts[question.id]
            self._changed.set()
            if not self._thoughts:
                self._idle.set()

    def _give_up(self, _: str, data: bytes) -> None:
        thought = self._thoughts.get(data.decode(errors="replace"))
        if thought is not None:
            thought.cancel()

    def _asked_who(self, _: str, data: bytes) -> None:
        with suppress(msgspec.DecodeError):
            who = whos.decode(data)
            if who.fingerprint != fingerprint() and who.name not in self._foreign:
                self._foreign.add(who.name)
                logger.warning(
                    "a server of another version is there; it will not ask this worker",
                    extra={"server": who.name, "theirs": who.version, "ours": __version__},
                )
        self._changed.set()

    def _again(self) -> None:
        """Questions and answers on their way are lost: nodes have to ask again."""
        self._connection += 1
        self._changed.set()

    async def _tell_on(self) -> None:
        while True:
            self._changed.clear()
            await self._tell()
            await asyncio.sleep(AT_MOST_EVERY)
            with suppress(TimeoutError):
                async with asyncio.timeout(ROOM_EVERY):
                    await self._changed.wait()

    async def _tell(self) -> None:
        room = Room(
            self.id,
            fingerprint(),
            __version__,
            self.name,
            self.processes,
            self.in_hand,
            self._state,
            self._connection,
        )
        await self._bus.publish(ROOM, msgpack.encode(room))


def _is_question(framed: bytes) -> bool:
    """What a process could not read would end it."""
    if int.from_bytes(framed[:LENGTH], "big") != len(framed) - LENGTH:
        return False
    try:
        question = questions.decode(framed[LENGTH:])
    except msgspec.DecodeError:
        return False
    return not (isinstance(question, ToExplore) and question.truth is not None)
