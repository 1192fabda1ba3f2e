"""Looks at the rated games of each two people when one of them ends, and files what is unlikely as
a report for moderators. Nobody is judged by it, and nobody is told."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

import msgspec

from codex_naturalis.protocol.moderation import ReportFact, ReportKind
from codex_naturalis.protocol.people import Millis
from codex_naturalis.server.ladder.facts import facts_to_text
from codex_naturalis.server.ladder.patterns import PairGame, Pattern, facts_of, patterns
from codex_naturalis.server.ports.clock import Clock
from codex_naturalis.server.ports.ladder_store import RatedGame
from codex_naturalis.server.ports.moderation_store import ReportRow
from codex_naturalis.server.ports.store import RatingRow, Store
from codex_naturalis.server.telemetry.security_events import SecurityEvent, SecurityLog

MONTH: Millis = 30 * 24 * 3_600_000
AGAIN: Millis = 7 * 24 * 3_600_000
"""The same about the same two people is not filed again for so long."""
NEWCOMER = (25.0, 25 / 3)


class Suspicion:
    def __init__(self, store: Store, clock: Clock, security: SecurityLog, most_a_day: int) -> None:
        self._store = store
        self._clock = clock
        self._security = security
        self._most_a_day = most_a_day

    async def look(self, table: str, people: Sequence[str], players: int) -> None:
        """A rated game of these people is over."""
        known = {row.person: row for row in await self._store.ratings.of(people, players)}

        def rating(person: str) -> RatingRow:
            return known.get(person) or RatingRow(person, players, *NEWCOMER, games=0)

        now = self._clock.now()
        for winner, loser in permutations(people, 2):
            found = await self._store.ladder.games_between(winner, loser, now - MONTH)
            games = [_seen_by(winner, loser, game) for game in found]
            mine, its = rating(winner), rating(loser)
            for pattern in patterns(games, mine, its, now=now, most_a_day=self._most_a_day):
                facts = facts_of(pattern, games, mine, its, loser)
                await self.file(winner, table, facts)
                if pattern is not Pattern.MANY_GAMES:  # it is found from both sides
                    turned = [_turned(game) for game in games]
                    await self.file(loser, table, facts_of(pattern, turned, its, mine, winner))

    async def file(self, person: str, table: str, facts: Sequence[ReportFact]) -> None:
        """One report for the same pattern and the same other person, unless there was one
        lately."""
        now = self._clock.now()
        text = facts_to_text(facts)
        for report in await self._store.moderation.reports_of(person=person):
            same = report.kind is ReportKind.FAIR_PLAY and _about(report.facts) == _about(text)
            if same and (report.decision is None or report.at > now - AGAIN):
                return
        row = ReportRow(person, ReportKind.FAIR_PLAY, now, None, "", table, facts=text)
        number = await self._store.moderation.report(row)
        pattern = str(facts[0].value)
        self._security.write(SecurityEvent.SUSPICION, person=person, report=number, pattern=pattern)


class _Fact(msgspec.Struct, frozen=True):
    value: float | str


class _About(msgspec.Struct, frozen=True):
    pattern: _Fact = _Fact("")
    other: _Fact = _Fact("")


def _about(facts: str) -> tuple[str, str]:
    found = msgspec.json.decode(facts, type=_About)
    return str(found.pattern.value), str(found.other.value)


def _seen_by(person: str, other: str, game: RatedGame) -> PairGame:
    line, people = game.index.line, game.index.people
    score = None
    if line.result is not None and line.result.ranks:
        mine, its = (line.result.ranks[people.index(one)] for one in (person, other))
        score = 0.5 if mine == its else float(mine < its)
    seconds = (line.changed - line.created) / 1000
    return PairGame(line.id, line.changed, seconds, game.row.turns, score, game.row.shared_address)


def _turned(game: PairGame) -> PairGame:
    score = None if game.score is None else 1 - game.score
    return msgspec.structs.replace(game, score=score)
