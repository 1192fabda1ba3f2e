"""Making decisions: who may, what is needed for each, and what an earlier one still allows.

The store writes a decision with all that follows from it; what else it means is carried out by
whoever follows the log (`sanctions`, `effects`)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from codex_naturalis.locale.words import ENGLISH_WORDS, Words
from codex_naturalis.protocol.moderation import DecisionKind, DecisionRequest
from codex_naturalis.protocol.people import Millis, PersonKind, Role
from codex_naturalis.protocol.refusals import Code, Refused
from codex_naturalis.protocol.tables import Status
from codex_naturalis.server.moderation.logged import (
    LIFTABLE,
    UNDO_MINUTES,
    UNDOABLE,
    endings,
    undo_until,
)
from codex_naturalis.server.moderation.networks import Network, network_to_block
from codex_naturalis.server.moderation.rank import (
    ABOUT_ADDRESSES,
    ABOUT_PEOPLE,
    Decider,
    Roles,
    may_decide_about,
    may_end,
    may_judge,
)
from codex_naturalis.server.moderation.standing import standing_of
from codex_naturalis.server.people.guest_names import guest_name
from codex_naturalis.server.people.names import new_name as checked_name
from codex_naturalis.server.ports.clock import Clock
from codex_naturalis.server.ports.moderation_store import (
    DecisionQuery,
    DecisionRow,
    NewDecision,
)
from codex_naturalis.server.ports.store import Conflict, PersonRow, Store

_HOUR: Millis = 3_600_000
_LASTING = (DecisionKind.MUTE, DecisionKind.BAN, DecisionKind.BLOCK_ADDRESS)
_NEEDS_PERSON = (
    DecisionKind.WARN,
    DecisionKind.MUTE,
    DecisionKind.RENAME,
    DecisionKind.BAN,
    DecisionKind.DISMISS,
)


class Deciding:
    def __init__(self, store: Store, clock: Clock, exempt: Sequence[Network] = ()) -> None:
        """`exempt`: networks that cannot be blocked."""
        self._store = store
        self._clock = clock
        self._exempt = exempt

    async def decide(
        self,
        by: Decider,
        wanted: DecisionRequest,
        words: Words = ENGLISH_WORDS,
        address: str | None = None,
        new_name: str | None = None,
    ) -> DecisionRow:
        """`words`: the language of a neutral name, where none is given; `address`: from where the
        decider acts. Raises Refused."""
        _check_form(wanted)
        decision = NewDecision(
            kind=wanted.kind,
            at=self._clock.now(),
            by=by.person,
            person=wanted.person,
            reason=wanted.reason.strip(),
            until=None if wanted.hours is None else self._clock.now() + wanted.hours * _HOUR,
            table=wanted.table,
            reports=tuple(dict.fromkeys(wanted.reports)),
            tell=wanted.tell,
        )
        if wanted.kind in ABOUT_ADDRESSES:
            return await self._about_address(by, decision, wanted.network or "", address)
        if wanted.kind is DecisionKind.CLOSE_TABLE:
            await self._check_table(by, wanted.table or "")
        if wanted.person is not None:
            await self._check_person(by, wanted.person)
            await self._check_reports(wanted)
        if wanted.kind is DecisionKind.RENAME:
            return await self._rename(decision, words, new_name)
        return await self._write(decision)

    async def undo(self, by: Decider, number: int) -> DecisionRow:
        """As if it had not been made."""
        row = await self._open_decision(number, UNDOABLE)
        if by.person != row.by:
            raise _no_rank()
        now = self._clock.now()
        if now >= undo_until(row):
            raise Refused(
                Code.TOO_LATE,
                f"a decision can be undone for {UNDO_MINUTES} minutes: lift it instead",
                case="undo",
                parameters={"minutes": UNDO_MINUTES},
            )
        return await self._end(NewDecision(DecisionKind.UNDO, now, by.person), row)

    async def lift(self, by: Decider, number: int, reason: str) -> DecisionRow:
        """It ends now."""
        row = await self._open_decision(number, LIFTABLE)
        now = self._clock.now()
        if row.kind in ABOUT_ADDRESSES and not by.hosts:
            raise _no_rank()
        if not may_end(by, row, await self._roles()):
            raise _no_rank()
        if row.until is not None and row.until <= now:
            raise _ended()
        return await self._end(NewDecision(DecisionKind.LIFT, now, by.person, reason=reason), row)

    async def answer(self, by: Decider, number: int, uphold: bool, reason: str) -> DecisionRow:
        """To the appeal against a decision."""
        appeal = (await self._store.moderation.appeals([number])).get(number)
        row = await self._store.moderation.decision(number)
        if appeal is None or row is None:
            raise _no_decision()
        if appeal.answer is not None:
            raise Refused(Code.ALREADY_DECIDED, "this appeal has been answered")
        roles = await self._roles()
        if not may_end(by, row, roles):
            raise _no_rank()
        if not may_judge(by, row, roles):
            raise Refused(
                Code.FORBIDDEN,
                "an appeal against your own decision is answered by somebody else",
                case="own_appeal",
            )
        kind = DecisionKind.UPHOLD if uphold else DecisionKind.LIFT
        decision = NewDecision(kind, self._clock.now(), by.person, reason=reason)
        return await self._end(decision, row)

    async def pass_on(self, by: Decider, reports: Sequence[int]) -> None:
        """Leave reports to a host. Raises Refused."""
        roles = await self._roles()
        for number in reports:
            report = await self._store.moderation.reported(number)
            if report is None:
                raise _no_decision()
            if not may_decide_about(by, report.person, roles):
                raise _no_rank()
            if report.decision is not None:
                raise Refused(Code.ALREADY_DECIDED, "this report has been decided")
        await self._store.moderation.pass_on(reports)

    async def give_role(self, person: PersonRow, role: Role | None) -> DecisionRow:
        """Only the host's command does."""
        now = self._clock.now()
        return await self._write(NewDecision(DecisionKind.ROLE, now, None, person.id, role=role))

    async def _roles(self) -> Roles:
        """Of those who can use them."""
        return await roles_in_use(self._store, self._clock.now())

    async def _check_person(self, by: Decider, person: str) -> None:
        row = await self._store.people.get(person)
        if row is None or row.deleted is not None:
            raise Refused(Code.NOT_FOUND, "there is no such person", case="person")
        if not may_decide_about(by, person, await self._store.moderation.roles()):
            raise _no_rank()

    async def _check_reports(self, wanted: DecisionRequest) -> None:
        for number in wanted.reports:
            report = await self._store.moderation.reported(number)
            if report is None or report.person != wanted.person:
                raise _incomplete("the reports must be about this person")
            if report.decision is not None:
                raise Refused(Code.ALREADY_DECIDED, "this report has been decided")

    async def _check_table(self, by: Decider, table: str) -> None:
        """Nobody closes a table at which they play."""
        index = await self._store.tables.index(table)
        if index is None:
            raise Refused(Code.NOT_FOUND, "there is no such table", case="table")
        if index.status not in (Status.GATHERING, Status.PLAYING):
            raise Refused(Code.GAME_OVER, "the game is over")
        if by.person is not None and by.person in index.people:
            raise _no_rank()

    async def _about_address(
        self, by: Decider, decision: NewDecision, text: str, own: str | None
    ) -> DecisionRow:
        if not by.hosts:
            raise _no_rank()
        blocking = decision.kind is DecisionKind.BLOCK_ADDRESS
        network = network_to_block(
            text, self._exempt if blocking else (), own if blocking else None
        )
        known = {one.network for one in await self._store.moderation.address_blocks(decision.at)}
        if blocking is (network in known):
            raise (
                _ended()
                if not blocking
                else Refused(Code.ALREADY_DECIDED, f"{network} is blocked already")
            )
        return await self._write(replace(decision, network=network))

    async def _rename(self, decision: NewDecision, words: Words, wanted: str | None) -> DecisionRow:
        """To a name that is free."""
        if wanted is not None:
            name = checked_name(wanted)
            if await self._store.people.by_name(name) is not None:
                raise Refused(Code.NAME_TAKEN, f"the name {name!r} is taken")
            return await self._write(replace(decision, name=name))
        for digits in (2, 3, 3, 4, 4, 5, 5):
            name = guest_name(words, digits)
            if await self._store.people.by_name(name) is None:
                return await self._write(replace(decision, name=name))
        raise Refused(Code.BUSY, "no free name was found: try again", case="guests")

    async def _open_decision(self, number: int, kinds: Sequence[DecisionKind]) -> DecisionRow:
        """One of these kinds that was neither undone nor lifted."""
        row = await self._store.moderation.decision(number)
        if row is None:
            raise _no_decision()
        if row.kind is DecisionKind.CLOSE_TABLE:
            raise Refused(Code.TOO_LATE, "a closed table cannot be opened again", case="table")
        if row.kind not in kinds:
            raise _incomplete(f"a decision of the kind {row.kind} cannot be taken back")
        if number in await endings(self._store, [number]):
            raise _ended()
        if row.kind is DecisionKind.BLOCK_ADDRESS and not any(
            block.decision == number
            for block in await self._store.moderation.address_blocks(self._clock.now())
        ):
            raise _ended()
        return row

    async def _end(self, decision: NewDecision, row: DecisionRow) -> DecisionRow:
        """Write what undoes, lifts or upholds an earlier decision; a name comes back with it, if
        nobody else has taken it and the person has not chosen another one."""
        name = None
        if row.kind is DecisionKind.RENAME and decision.kind is not DecisionKind.UPHOLD:
            renaming = (await self._store.moderation.renamings([row.id])).get(row.id)
            person = None if row.person is None else await self._store.people.get(row.person)
            if renaming is not None and person is not None and person.name == renaming.new:
                free = await self._store.people.by_name(renaming.old) is None
                name = renaming.old if free else None
        return await self._write(replace(decision, person=row.person, of=row.id, name=name))

    async def _write(self, decision: NewDecision) -> DecisionRow:
        try:
            return await self._store.moderation.decide(decision)
        except Conflict as error:
            raise Refused(Code.ALREADY_DECIDED, "somebody else was quicker: look again") from error


async def roles_in_use(store: Store, now: Millis) -> dict[str, Role]:
    """Of people who can use them: banned and deleted people cannot."""
    roles = await store.moderation.roles()
    people = await store.people.many(sorted(roles))
    usable = {}
    for person, role in roles.items():
        row = people.get(person)
        about = await store.moderation.decisions(DecisionQuery(person=person, limit=500))
        gone = row is None or row.deleted is not None or row.kind is not PersonKind.ACCOUNT
        if not gone and standing_of(about, now).ban is None:
            usable[person] = role
    return usable


def _check_form(wanted: DecisionRequest) -> None:
    """Raises Refused(BAD_REQUEST)."""
    if wanted.kind not in (*ABOUT_PEOPLE, *ABOUT_ADDRESSES):
        raise _incomplete(f"a decision of the kind {wanted.kind} is not made here")
    if not wanted.reason.strip():
        raise _incomplete("a decision needs a reason")
    if wanted.kind in _NEEDS_PERSON and wanted.person is None:
        raise _incomplete("a decision of this kind is about a person")
    if wanted.kind is DecisionKind.DISMISS and not wanted.reports:
        raise _incomplete("there are no reports to dismiss")
    if wanted.reports and wanted.person is None:
        raise _incomplete("the reports must be about this person")
    if (wanted.kind is DecisionKind.CLOSE_TABLE) and wanted.table is None:
        raise _incomplete("which table is to be closed?")
    if (wanted.kind in ABOUT_ADDRESSES) is (wanted.network is None):
        raise _incomplete("a network is for blocks of addresses, which need one")
    if wanted.hours is not None and wanted.kind not in _LASTING:
        raise _incomplete("only mutes, bans and blocks last for a time")


def _incomplete(reason: str) -> Refused:
    return Refused(Code.BAD_REQUEST, reason, case="decision")


def _no_rank() -> Refused:
    return Refused(Code.FORBIDDEN, "you may not decide about this", case="rank")


def _no_decision() -> Refused:
    return Refused(Code.NOT_FOUND, "there is no such decision", case="decision")


def _ended() -> Refused:
    return Refused(Code.ALREADY_DECIDED, "this decision has already ended", case="ended")
