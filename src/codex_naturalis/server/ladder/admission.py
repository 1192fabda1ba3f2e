"""Who may begin a rated game with whom."""

from __future__ import annotations

from collections.abc import Sequence

from codex_naturalis.protocol.people import Millis
from codex_naturalis.protocol.refusals import Code, Refused
from codex_naturalis.protocol.tables import Status
from codex_naturalis.server.ladder.conduct import Conduct
from codex_naturalis.server.ports.clock import Clock
from codex_naturalis.server.ports.store import GamesQuery, Store
from codex_naturalis.server.settings import ServerSettings

JUST: Millis = 24 * 3_600_000
"""How long ago people have just met."""
HOURS = JUST // 3_600_000


class Admission:
    def __init__(
        self, store: Store, clock: Clock, settings: ServerSettings, conduct: Conduct
    ) -> None:
        self._store = store
        self._clock = clock
        self._most = settings.rated_meetings
        self._conduct = conduct

    async def check(self, person: str, others: Sequence[str]) -> None:
        """Raises Refused during a pause of a person or of one of the others, and where they have
        just met too often. Pairing names no others: it chooses them."""
        if (until := await self._conduct.paused_until(person)) is not None:
            reason = "your rated play is paused: you have left rated games, or let others wait"
            raise _paused(reason, "", until, self._clock.now())
        for other in others:
            await self._check_other(other)
            await self._check_met(person, other)

    async def _check_other(self, other: str) -> None:
        if (until := await self._conduct.paused_until(other)) is not None:
            name = await self._name(other)
            reason = f"rated play is paused for {name}"
            raise _paused(reason, "other", until, self._clock.now(), name=name)

    async def _check_met(self, person: str, other: str) -> None:
        begun = (Status.PLAYING, Status.FINISHED, Status.ABORTED)
        query = GamesQuery(
            person=person,
            opponent=other,
            statuses=begun,
            rated=True,
            since=self._clock.now() - JUST,
        )
        if await self._store.tables.count(query) < self._most:
            return
        name = await self._name(other)
        raise Refused(
            Code.MET_OFTEN,
            f"you and {name} have met in {self._most} rated games within {HOURS} hours:"
            " play a casual game, or let pairing choose",
            parameters={"name": name, "most": self._most, "hours": HOURS},
        )

    async def _name(self, person: str) -> str:
        row = await self._store.people.get(person)
        return "" if row is None else row.name


def _paused(reason: str, case: str, until: Millis, now: Millis, **more: str) -> Refused:
    return Refused(
        Code.RATED_PAUSE,
        reason,
        retry_after=(until - now) / 1000,
        case=case,
        parameters={"until": until, **more},
    )
