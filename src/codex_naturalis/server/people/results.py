"""How the finished games of a person ended, by who the others were."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator
from weakref import WeakValueDictionary

from msgspec.structs import replace

from codex_naturalis.engine.state import Mode
from codex_naturalis.protocol.people import Against, Millis, Results
from codex_naturalis.protocol.tables import Status
from codex_naturalis.server.ports.log import Index
from codex_naturalis.server.ports.store import GamesQuery, TableStore

PAGE = 200
MOST_KNOWN = 300


class Tally:
    """What is known of one person's games."""

    def __init__(self) -> None:
        self.newest: Millis = 0
        """When the last of them has changed."""
        self._games: set[str] = set()
        self._ends: dict[Against, Counter[str]] = {}
        self._points: dict[Against, list[int]] = {}

    def add(self, person: str, game: Index) -> None:
        """Games that were played on from a position do not count: others played their
        beginning."""
        self.newest = max(self.newest, game.changed)
        result = game.line.result
        played_on = game.line.settings.origin is not None
        known = game.line.id in self._games
        if known or game.people.count(person) != 1 or result is None or played_on:
            return
        self._games.add(game.line.id)
        seat, against = game.people.index(person), _against(game)
        self._ends.setdefault(against, Counter())[_end(seat, result.winners)] += 1
        if result.totals is not None:
            self._points.setdefault(against, []).append(result.totals[seat])

    @property
    def results(self) -> tuple[Results, ...]:
        """Only kinds of opponents that the person has met."""
        return tuple(
            Results(
                against,
                won=found["won"],
                drawn=found["drawn"],
                lost=found["lost"],
                scored=len(scored := self._points.get(against, [])),
                points=sum(scored),
                most=max(scored, default=0),
            )
            for against in Against
            if (found := self._ends.get(against))
        )


class Tallies:
    """Of those whose profiles were looked at last. Only games that are new since then are read."""

    def __init__(self, tables: TableStore) -> None:
        self._tables = tables
        self._known: OrderedDict[str, Tally] = OrderedDict()
        self._reading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def results_of(self, person: str) -> tuple[Results, ...]:
        lock = self._reading.get(person)
        if lock is None:
            lock = self._reading[person] = asyncio.Lock()
        async with lock:
            tally = self._known.get(person) or Tally()
            new = [game async for game in _finished(self._tables, person, tally.newest)]
            for game in new:
                tally.add(person, game)
        self._known[person] = tally
        self._known.move_to_end(person)
        if len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)
        return tally.results


def _end(seat: int, winners: tuple[int, ...]) -> str:
    if seat not in winners:
        return "lost"
    return "won" if len(winners) == 1 else "drawn"


def _against(game: Index) -> Against:
    if game.line.settings.mode is not Mode.TABLE:
        return Against.TYBOR
    others = sum(person is not None for person in game.people) > 1
    return Against.PEOPLE if others else Against.BOTS


async def _finished(tables: TableStore, person: str, since: Millis) -> AsyncIterator[Index]:
    """Those that have changed since a time, the last changed first."""
    query = GamesQuery(person=person, statuses=(Status.FINISHED,), limit=PAGE)
    while True:
        page = await tables.find(query)
        for game in page:
            if game.changed < since:
                return
            yield game
        if len(page) < PAGE:
            return
        query = replace(query, before=(page[-1].changed, page[-1].line.id))
