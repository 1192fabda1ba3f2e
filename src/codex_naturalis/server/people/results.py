"""How the finished games of a person ended, by who the others were."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator

from msgspec.structs import replace

from codex_naturalis.engine.state import Mode
from codex_naturalis.protocol.people import Against, Results
from codex_naturalis.protocol.tables import Status
from codex_naturalis.server.ports.log import Index
from codex_naturalis.server.ports.store import GamesQuery, TableStore

PAGE = 200


async def results_of(tables: TableStore, person: str) -> tuple[Results, ...]:
    """Only kinds of opponents that the person has met. Games that were played on from a position do
    not count: others played their beginning."""
    ends: dict[Against, Counter[str]] = {}
    points: dict[Against, list[int]] = {}
    async for game in _finished(tables, person):
        result = game.line.result
        played_on = game.line.settings.origin is not None
        if game.people.count(person) == 1 and result is not None and not played_on:
            seat, against = game.people.index(person), _against(game)
            ends.setdefault(against, Counter())[_end(seat, result.winners)] += 1
            if result.totals is not None:
                points.setdefault(against, []).append(result.totals[seat])
    return tuple(
        Results(
            against,
            won=found["won"],
            drawn=found["drawn"],
            lost=found["lost"],
            scored=len(scored := points.get(against, [])),
            points=sum(scored),
            most=max(scored, default=0),
        )
        for against in Against
        if (found := ends.get(against))
    )


def _end(seat: int, winners: tuple[int, ...]) -> str:
    if seat not in winners:
        return "lost"
    return "won" if len(winners) == 1 else "drawn"


def _against(game: Index) -> Against:
    if game.line.settings.mode is not Mode.TABLE:
        return Against.TYBOR
    others = sum(person is not None for person in game.people) > 1
    return Against.PEOPLE if others else Against.BOTS


async def _finished(tables: TableStore, person: str) -> AsyncIterator[Index]:
    query = GamesQuery(person=person, statuses=(Status.FINISHED,), limit=PAGE)
    while True:
        page = await tables.find(query)
        for game in page:
            yield game
        if len(page) < PAGE:
            return
        query = replace(query, before=(page[-1].changed, page[-1].line.id))
