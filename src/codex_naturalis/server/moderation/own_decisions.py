"""Decisions about oneself, and appeals against them. Who has decided is not said."""

from __future__ import annotations

from codex_naturalis.protocol.moderation import (
    AppealAnswer,
    DecisionKind,
    MyAppeal,
    MyDecision,
)
from codex_naturalis.protocol.people import Millis
from codex_naturalis.protocol.refusals import Code, Refused
from codex_naturalis.server.moderation.logged import endings
from codex_naturalis.server.ports.clock import Clock
from codex_naturalis.server.ports.moderation_store import (
    AppealRow,
    DecisionQuery,
    DecisionRow,
    Renaming,
)
from codex_naturalis.server.ports.store import Conflict, Store

MOST_SHOWN = 100
SHOWN = (
    DecisionKind.WARN,
    DecisionKind.MUTE,
    DecisionKind.RENAME,
    DecisionKind.BAN,
    DecisionKind.CLOSE_TABLE,
)
_LASTING = (DecisionKind.MUTE, DecisionKind.BAN)


class OwnDecisions:
    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock

    async def all_of(self, person: str) -> tuple[MyDecision, ...]:
        """The newest first; not those that were undone, which are as if they had not been made."""
        store = self._store.moderation
        rows = await store.decisions(DecisionQuery(person=person, kinds=SHOWN, limit=MOST_SHOWN))
        numbers = [row.id for row in rows]
        ended = await endings(self._store, numbers)
        appeals = await store.appeals(numbers)
        renamings = await store.renamings(numbers)
        seen = await store.seen(numbers)
        answers = {
            number: await store.decision(appeal.answer)
            for number, appeal in appeals.items()
            if appeal.answer is not None
        }
        return tuple(
            _shown(
                row,
                ended.get(row.id),
                _appeal(appeals.get(row.id), answers.get(row.id)),
                renamings.get(row.id),
                row.id in seen,
                self._clock.now(),
            )
            for row in rows
            if row.id not in ended or ended[row.id].kind is not DecisionKind.UNDO
        )

    async def see(self, person: str, number: int) -> None:
        await self._mine(person, number)
        await self._store.moderation.see(number, self._clock.now())

    async def appeal(self, person: str, number: int, text: str) -> None:
        """Once against each decision. Raises Refused."""
        row = await self._mine(person, number)
        now = self._clock.now()
        if number in await self._store.moderation.appeals([number]):
            raise _appealed()
        if row.id in await endings(self._store, [number]) or not _in_force(row, now):
            raise Refused(Code.ALREADY_DECIDED, "this decision has already ended", case="ended")
        if not text.strip():
            raise Refused(Code.BAD_REQUEST, "an appeal needs a text", case="decision")
        try:
            await self._store.moderation.appeal(AppealRow(number, person, now, text.strip()))
        except Conflict:
            raise _appealed() from None

    async def _mine(self, person: str, number: int) -> DecisionRow:
        row = await self._store.moderation.decision(number)
        ended = (await endings(self._store, [number])).get(number)
        undone = ended is not None and ended.kind is DecisionKind.UNDO
        if row is None or row.person != person or row.kind not in SHOWN or undone:
            raise Refused(Code.NOT_FOUND, "there is no such decision about you", case="decision")
        return row


def _in_force(row: DecisionRow, now: Millis) -> bool:
    """It has not run out."""
    return row.kind not in _LASTING or row.until is None or row.until > now


def _appeal(appeal: AppealRow | None, answer: DecisionRow | None) -> MyAppeal | None:
    if appeal is None:
        return None
    answered = None if answer is None else AppealAnswer(answer.kind, answer.at, answer.reason)
    return MyAppeal(appeal.at, appeal.text, answered)


def _shown(
    row: DecisionRow,
    end: DecisionRow | None,
    appeal: MyAppeal | None,
    renaming: Renaming | None,
    seen: bool,
    now: Millis,
) -> MyDecision:
    open_ended = end is None and _in_force(row, now)
    return MyDecision(
        id=row.id,
        kind=row.kind,
        at=row.at,
        reason=row.reason,
        until=row.until,
        in_force=open_ended and row.kind is not DecisionKind.WARN,
        lifted=None if end is None else end.at,
        table=row.table,
        old_name=None if renaming is None else renaming.old,
        new_name=None if renaming is None else renaming.new,
        seen=seen,
        may_appeal=open_ended and appeal is None,
        appeal=appeal,
    )


def _appealed() -> Refused:
    return Refused(Code.ALREADY_DECIDED, "there is an appeal already", case="appeal")
