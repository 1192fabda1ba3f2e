"""The bus between nodes and workers: hints that may be lost, and requests with one answer. Nothing
may hang on a hint: who has missed some is told so, and looks again."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Protocol

from codex_naturalis.engine.errors import CodexError

Heard = Callable[[str, bytes], None]
"""Is called with the subject and the data of a hint. It must not take long."""
Answering = Callable[[bytes], Awaitable[bytes]]


class BusError(CodexError):
    """A request has no answer, or the bus cannot be used."""


class BusRefused(BusError):
    """The bus is there, but not for us: wrong credentials, or a certificate that is not trusted."""


class BusAway(BusError):
    """There is no connection, or it broke before the answer came."""


class NoResponders(BusError):
    """Nobody serves the subject."""


class BusTimeout(BusError):
    """No answer came in time."""


class AnswerFailed(BusError):
    """Who serves the subject could not answer."""


@dataclass
class HintCounts:
    """Hints since the start."""

    sent: int = 0
    heard: int = 0
    lost: int = 0
    """As far as this side knows: while the bus was away, or faster than they could be heard."""


class Subscription(Protocol):
    async def close(self) -> None:
        """Nothing more is heard or taken; answers under way are still sent."""
        ...


class Bus(Protocol):
    """Subjects are words of letters, digits, `_` and `-` with dots between them. Where something is
    heard or served, `*` stands for a word and a last `>` for one or more. A node hears its own
    hints too."""

    counts: HintCounts

    async def open(self) -> None:
        """Connects, and from then on again after every break. A bus that is away is no error, only
        BusRefused is."""
        ...

    async def publish(self, subject: str, data: bytes) -> None:
        """A hint. It never waits; if the bus is away, the hint is lost and counted."""
        ...

    async def subscribe(
        self, subject: str, heard: Heard, *, queue: str | None = None
    ) -> Subscription:
        """Of those with the same `queue` one hears each hint. When this returns, hints are heard
        unless the bus is away; the subscription holds over every break."""
        ...

    async def request(self, subject: str, data: bytes, timeout: float) -> bytes:
        """Raises NoResponders, BusTimeout, BusAway and AnswerFailed."""
        ...

    async def serve(self, subject: str, answer: Answering, *, queue: str) -> Subscription:
        """Answers requests, several at a time; of those with the same `queue` one gets each."""
        ...

    def connected(self) -> bool: ...

    def on_reconnect(self, again: Callable[[], None]) -> None:
        """`again` is called whenever hints may have been missed: after a break, and when they came
        faster than they could be heard."""
        ...

    async def close(self) -> None:
        """Sends what is being answered, then ends. Waiting requests get BusAway."""
        ...
