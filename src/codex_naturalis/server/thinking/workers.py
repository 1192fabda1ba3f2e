"""The workers that a node knows of, and which of them it asks."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from hashlib import blake2b

from codex_naturalis import __version__
from codex_naturalis.server.ports.thinker import Owner, ThoughtCounts
from codex_naturalis.server.thinking.bus_messages import GONE_AFTER, Room, State, fingerprint

logger = logging.getLogger(__name__)


class Worker:
    """One that was heard of within the last seconds."""

    def __init__(self, room: Room, now: float) -> None:
        self.room = room
        self.heard = now
        self.asked = 0
        """Questions of this node that it has not answered."""
        self.lost: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Done as soon as what it was asked will not be answered."""

    @property
    def load(self) -> float:
        """Of each of its processes. What it has last told may be older than what it was asked."""
        return max(self.room.in_hand, self.asked) / self.room.processes

    @property
    def half_free(self) -> bool:
        """Also when it gets one more."""
        return self.load + 1 / self.room.processes <= 1 / 2

    def lose(self) -> None:
        if not self.lost.done():
            self.lost.set_result(None)


class Workers:
    def __init__(self, counts: ThoughtCounts, now: Callable[[], float]) -> None:
        self._counts = counts
        self._now = now
        self._known: dict[str, Worker] = {}
        self._foreign: dict[str, float] = {}
        """When those of other versions were last heard."""

    def tell(self, room: Room) -> None:
        """What a worker tells of itself."""
        if room.fingerprint != fingerprint():
            self._meet(room)
            return
        known = self._known.get(room.worker)
        if room.state is State.GONE:
            self.drop(room.worker, "has ended")
            return
        if known is None:
            self._known[room.worker] = Worker(room, self._now())
            logger.info("a worker has come", extra={"worker": room.name})
        elif known.room.connection != room.connection:
            known.lose()
            self._known[room.worker] = Worker(room, self._now())
        else:
            known.room, known.heard = room, self._now()
        self._count()

    def drop(self, worker: str, why: str) -> None:
        known = self._known.pop(worker, None)
        if known is not None:
            logger.warning("a worker %s", why, extra={"worker": known.room.name})
            known.lose()
        self._count()

    def look(self) -> None:
        """Drops those that were not heard of for too long."""
        before = self._now() - GONE_AFTER
        for worker in [one for one, known in self._known.items() if known.heard < before]:
            self.drop(worker, "does not answer")
        for worker in [one for one, heard in self._foreign.items() if heard < before]:
            del self._foreign[worker]
        self._count()

    def forget(self) -> None:
        """What was on its way may be lost, and so may be what they have told."""
        for known in self._known.values():
            known.lose()
        self._known.clear()
        self._count()

    def choose(self, owner: Owner, tried: set[str]) -> Worker | None:
        """A payer has the same half of all workers on every node, so that however much one asks
        for, others find room. Of these it is the first one with room in an order that belongs to
        the game, because that one may have its tree. Without room it is another worker of which
        half stays free, or else the least busy of the payer's. Who has tried those gets any."""
        ranked = sorted(self._taking(), key=lambda known: _score(owner.payer, known.room.worker))
        share = ranked[: (len(ranked) + 1) // 2]
        left = [one for one in share if one.room.worker not in tried]
        if not left and tried:
            left = [one for one in ranked if one.room.worker not in tried]
        left.sort(key=lambda known: _score(owner.game, known.room.worker))
        free = [known for known in left if known.load < 1]
        spare = [known for known in ranked if known.half_free and known.room.worker not in tried]
        return next(iter(free or spare), None) or min(
            left, key=lambda known: known.load, default=None
        )

    @property
    def processes(self) -> int:
        """Of all that take questions."""
        return sum(one.room.processes for one in self._taking())

    @property
    def overdue(self) -> int:
        """Questions beyond what the workers' processes think about."""
        return sum(max(0, one.asked - one.room.processes) for one in self._known.values())

    def _taking(self) -> list[Worker]:
        return [known for known in self._known.values() if known.room.state is State.TAKING]

    def _meet(self, room: Room) -> None:
        if room.worker not in self._foreign:
            logger.warning(
                "a worker of another version is not asked",
                extra={"worker": room.name, "theirs": room.version, "ours": __version__},
            )
        self._foreign[room.worker] = self._now()
        self._count()

    def _count(self) -> None:
        self._counts.workers = len(self._taking())
        self._counts.foreign = len(self._foreign)


def _score(name: str, worker: str) -> bytes:
    return blake2b(f"{name} {worker}".encode(), digest_size=8).digest()
