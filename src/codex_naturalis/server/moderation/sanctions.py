"""The mutes, bans, roles and blocked networks that are in force, in memory. They follow the log of
decisions, to which commands of the host write too."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from datetime import UTC, datetime

from codex_naturalis.protocol.moderation import DecisionKind
from codex_naturalis.protocol.people import Role
from codex_naturalis.protocol.refusals import Code, Refused
from codex_naturalis.server.moderation.networks import BlockedNetworks
from codex_naturalis.server.moderation.standing import ENDING, Standing, standing_of
from codex_naturalis.server.ports.clock import Clock
from codex_naturalis.server.ports.moderation_store import DecisionQuery, DecisionRow
from codex_naturalis.server.ports.store import Store, StoreError

logger = logging.getLogger(__name__)

EVERY = 1.0
"""Seconds after which a decision that a command has made is in force."""
_LASTING = (DecisionKind.MUTE, DecisionKind.BAN)
_OF_ADDRESSES = (DecisionKind.BLOCK_ADDRESS, DecisionKind.UNBLOCK_ADDRESS, *ENDING)

CarryOut = Callable[[DecisionRow], Awaitable[None]]


class Sanctions:
    def __init__(self, store: Store, clock: Clock, networks: BlockedNetworks) -> None:
        self._store = store
        self._clock = clock
        self._networks = networks
        self._last = 0
        """The newest decision that is known."""
        self._about: dict[str, list[DecisionRow]] = {}
        """Mutes and bans of each person, and what has ended them."""
        self._roles: dict[str, Role] = {}
        self._following = asyncio.Lock()
        self._carry_out: CarryOut | None = None
        self._watcher: asyncio.Task[None] | None = None
        self._failing = False

    async def open(self, carry_out: CarryOut) -> None:
        """From now on `carry_out` is told every decision, once, after it is in force here."""
        store, now = self._store.moderation, self._clock.now()
        newest = await store.decisions(DecisionQuery(limit=1))
        self._last = newest[0].id if newest else 0
        self._roles = await store.roles()
        for row in await store.in_force(now):
            self._note(row)
        await self._networks.load(self._store)
        self._carry_out = carry_out
        self._watcher = asyncio.create_task(self._watch(), name="decisions")

    async def close(self) -> None:
        if self._watcher is not None:
            self._watcher.cancel()
            with suppress(asyncio.CancelledError):
                await self._watcher

    async def follow(self) -> None:
        """Take over the decisions that are new in the store, and carry them out."""
        async with self._following:
            while rows := await self._store.moderation.decisions_after(self._last):
                for row in rows:
                    await self._take(row)

    @property
    def roles(self) -> Mapping[str, Role]:
        return self._roles

    def role_of(self, person: str) -> Role | None:
        """None for somebody who is banned: a role can be used no more."""
        return None if self.standing(person).ban is not None else self._roles.get(person)

    def standing(self, person: str) -> Standing:
        rows = self._about.get(person)
        return standing_of(rows, self._clock.now()) if rows else _FREE

    def banned(self) -> list[str]:
        return [person for person in self._about if self.standing(person).ban is not None]

    def check_ban(self, person: str) -> None:
        """Raises Refused(BANNED)."""
        if (ban := self.standing(person).ban) is not None:
            raise ban_refusal(ban)

    def check_mute(self, person: str) -> None:
        """Raises Refused(MUTED)."""
        if (mute := self.standing(person).mute) is not None:
            raise _refusal(Code.MUTED, "you cannot chat", mute)

    async def _take(self, row: DecisionRow) -> None:
        self._note(row)
        if row.kind is DecisionKind.ROLE and row.person is not None:
            self._roles.pop(row.person, None)
            if row.role is not None:
                self._roles[row.person] = row.role
        if row.kind in _OF_ADDRESSES:
            await self._networks.load(self._store)
        self._last = row.id
        assert self._carry_out is not None
        await self._carry_out(row)

    def _note(self, row: DecisionRow) -> None:
        if row.person is None or row.kind not in (*_LASTING, *ENDING):
            return
        now = self._clock.now()
        kept = [
            one
            for one in self._about.pop(row.person, [])
            if one.kind in ENDING or one.until is None or one.until > now
        ]
        if any(one.kind in _LASTING for one in (*kept, row)):
            self._about[row.person] = [*kept, row]

    async def _watch(self) -> None:
        while True:
            await self._clock.sleep(EVERY)
            try:
                await self.follow()
            except StoreError as error:
                if not self._failing:
                    logger.warning("decisions cannot be read: %s", error)
                self._failing = True
            except Exception:
                # The next decisions must be followed all the same.
                logger.exception("a decision could not be carried out")
            else:
                self._failing = False


_FREE = Standing()


def ban_refusal(ban: DecisionRow) -> Refused:
    return _refusal(Code.BANNED, "you are banned", ban)


def _refusal(code: Code, what: str, decision: DecisionRow) -> Refused:
    if decision.until is None:
        return Refused(
            code,
            f"{what} for good: {decision.reason}",
            case="for_good",
            parameters={"reason": decision.reason},
        )
    end = datetime.fromtimestamp(decision.until / 1000, UTC).isoformat(" ", "minutes")
    return Refused(
        code,
        f"{what} until {end}: {decision.reason}",
        case="until",
        parameters={"until": decision.until, "reason": decision.reason},
    )
