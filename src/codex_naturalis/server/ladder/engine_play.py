"""Play that is too close to the search: how often people choose as it does, in rated games that
were reviewed, against what their rating explains. Housekeeping, a few reviews at a time; what is
beyond doubt is shown to moderators with its interval, and nothing follows from it by itself."""

from __future__ import annotations

import asyncio
import gzip

import msgspec

from codex_naturalis.analysis.agreement import Agreement, Tally, agreement_of, reference, tally
from codex_naturalis.analysis.interval import Interval
from codex_naturalis.protocol.moderation import ReportFact
from codex_naturalis.protocol.reviews import REVIEW, GameKind, ReviewState
from codex_naturalis.server.ladder.suspicion import NEWCOMER, Suspicion
from codex_naturalis.server.ports.ladder_store import AgreementRow
from codex_naturalis.server.ports.store import RatingRow, Store

EVERY = 600.0
"""Seconds."""
AT_ONCE = 4
"""Reviews of one batch."""
LAST_GAMES = 30
LEAST_GAMES = 4
LEAST_DECISIONS = 80
PLAYERS = 2
"""The bots of the reference have played games of two."""
ELO_A_POINT = 400 / 2.302585 / (2**0.5 * 25 / 6)
"""How much Elo one point of `mu` is, in the model of the ratings."""
NEWCOMERS_ELO = 1650
"""The scale of people's ratings has no anchor among the bots. A newcomer is taken to be as strong
as `monk-4`, stronger than most will be: then too much is explained rather than too little."""
PATTERN = "engine"

_state = msgspec.json.Decoder(ReviewState)


class EnginePlay:
    def __init__(self, store: Store, suspicion: Suspicion) -> None:
        self._store = store
        self._suspicion = suspicion

    async def batch(self) -> int:
        """Examine some reviews that were not examined yet; returns how many."""
        tables = await self._store.ladder.unexamined(AT_ONCE)
        for table in tables:
            rows = await self._examine(table)
            await self._store.ladder.examine(table, rows)
            for row in rows:
                await self._judge(row)
        return len(tables)

    async def _examine(self, table: str) -> list[AgreementRow]:
        index = await self._store.tables.index(table)
        review = await self._store.reviews.get(GameKind.TABLE.value, table)
        if index is None or review is None or review.version != REVIEW:
            return []
        found = await asyncio.to_thread(_tallies, review.body, len(index.people))
        return [
            AgreementRow(table, person, index.changed, len(index.people), one.decisions, one.agreed)
            for person, one in zip(index.people, found, strict=True)
            if person is not None
        ]

    async def _judge(self, row: AgreementRow) -> None:
        if row.players != PLAYERS:
            return
        games = await self._store.ladder.agreement(row.person, PLAYERS, LAST_GAMES)
        estimate = agreement_of([Tally(one.decisions, one.agreed) for one in games])
        if estimate.games < LEAST_GAMES or estimate.decisions < LEAST_DECISIONS:
            return
        rated = await self._store.ratings.of([row.person], PLAYERS)
        explained = explained_by(rated[0] if rated else None)
        if estimate.interval.low > explained.high:
            await self._suspicion.file(row.person, row.table, facts_of(estimate, explained))


def explained_by(rating: RatingRow | None) -> Interval:
    """The agreement that a rating explains, from two standard errors below to two above it."""
    mu, sigma = NEWCOMER if rating is None else (rating.mu, rating.sigma)
    known = reference()

    def elo(skill: float) -> float:
        return NEWCOMERS_ELO + ELO_A_POINT * (skill - NEWCOMER[0])

    return Interval(
        known.expected(elo(mu - 2 * sigma)).low, known.expected(elo(mu + 2 * sigma)).high
    )


def facts_of(estimate: Agreement, explained: Interval) -> list[ReportFact]:
    return [
        ReportFact("pattern", PATTERN),
        ReportFact("agreement", round(estimate.share, 3), round(estimate.doubt, 3)),
        ReportFact("agreement_low", round(estimate.interval.low, 3)),
        ReportFact("agreement_high", round(estimate.interval.high, 3)),
        ReportFact("explained_low", round(explained.low, 3)),
        ReportFact("explained_high", round(explained.high, 3)),
        ReportFact("decisions", estimate.decisions),
        ReportFact("reviewed_games", estimate.games),
    ]


def _tallies(body: bytes, seats: int) -> list[Tally]:
    review = _state.decode(gzip.decompress(body)).review
    moves = () if review is None else review.half_moves
    return [tally(moves, seat) for seat in range(seats)]
