"""Ratings by the Plackett–Luce model, separate for games of 2, 3 and 4 players.

The displayed rating is 1000 + 40 · (mu − 3 sigma), rounded. A newcomer (mu 25, sigma 25/3) has
1000. It is a lower bound of the skill, so it mostly rises with the first games.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from math import sqrt

from openskill.models import PlackettLuce

from codex_naturalis.protocol.people import LeaderboardRow, PastRating, PersonKind, Profile, Rating
from codex_naturalis.protocol.refusals import Code, Refused
from codex_naturalis.protocol.tables import Status
from codex_naturalis.server.people.names import normal_name
from codex_naturalis.server.people.pair_weight import WINDOW, player_weight
from codex_naturalis.server.people.results import Tallies
from codex_naturalis.server.ports.clock import Clock
from codex_naturalis.server.ports.store import GamesQuery, PersonRow, RatingRow, Store

MOST_SIGMA = 6.0
"""Below it a rating is certain enough for the leaderboard: after about 12 games of two players,
or 18 of four."""
MOST_PAST = 300


class Ratings:
    def __init__(self, store: Store, clock: Clock) -> None:
        self.store = store
        self._clock = clock
        self._model = PlackettLuce()
        self._tallies = Tallies(store.tables)
        self._counting = asyncio.Lock()
        """Held while the ratings of one game are read, changed and written."""

    async def rate(self, table: str, people: Sequence[str], ranks: Sequence[int]) -> None:
        """Rate a game; a repeated call changes nothing. 1 is the best rank; ties share a rank. The
        oftener players have met lately, the less it counts for them."""
        players = len(people)
        if len(set(people)) != players or len(ranks) != players or not 2 <= players <= 4:
            raise ValueError("a rated game has 2 to 4 different people, and a rank for each")
        async with self._counting:
            known = {row.person: row for row in await self.store.ratings.of(people, players)}
            before = [known.get(person) or self._newcomer(person, players) for person in people]
            after = self._model.rate(
                [[self._model.rating(row.mu, row.sigma)] for row in before],
                ranks=[float(rank) for rank in ranks],
            )
            since = self._clock.now() - WINDOW
            rows = []
            for row, (rated,) in zip(before, after, strict=True):
                met = await self.store.ratings.met(row.person, people, since)
                weight = player_weight(met[other] for other in met if other != row.person)
                rows.append(weighted(row, rated.mu, rated.sigma, weight))
            await self.store.ratings.save(table, rows)

    async def ratings_of(self, person: str) -> tuple[Rating, ...]:
        rows = await self.store.ratings.of([person])
        return tuple(_rating(row) for row in sorted(rows, key=lambda row: row.players))

    async def leaderboard(self, players: int, limit: int = 100) -> tuple[LeaderboardRow, ...]:
        """The best accounts with a certain rating. Equal ratings share a rank."""
        asked = limit
        while True:
            rows = await self.store.ratings.best(players, MOST_SIGMA, asked)
            people = await self.store.people.many([row.person for row in rows])
            shown = [(people[row.person], row) for row in rows if _shown(people.get(row.person))]
            if len(shown) >= limit or len(rows) < asked:
                return _ranked(shown[:limit])
            asked *= 2

    async def profile(self, name: str) -> Profile:
        person = await self._named(name)
        running = GamesQuery(person=person.id, statuses=(Status.PLAYING,))
        finished = GamesQuery(person=person.id, statuses=(Status.FINISHED,))
        results = await self._tallies.results_of(person.id)
        return Profile(
            person=person.public,
            since=person.created,
            ratings=await self.ratings_of(person.id),
            past_ratings=await self._past(person.id),
            running=await self.store.tables.count(running),
            finished=await self.store.tables.count(finished),
            won=sum(kind.won + kind.drawn for kind in results),
            results=results,
        )

    async def _past(self, person: str) -> tuple[PastRating, ...]:
        rows = await self.store.ratings.history(person, MOST_PAST)
        return tuple(PastRating(row.players, _shown_rating(row), at) for row, at in rows)

    async def _named(self, name: str) -> PersonRow:
        missing = Refused(Code.NOT_FOUND, "nobody has this name", case="person")
        try:
            row = await self.store.people.by_name(normal_name(name))
        except Refused:
            raise missing from None
        if row is None:
            raise missing
        return row

    def _newcomer(self, person: str, players: int) -> RatingRow:
        return RatingRow(person, players, self._model.mu, self._model.sigma, games=0)


def weighted(row: RatingRow, mu: float, sigma: float, weight: float) -> RatingRow:
    """A rating after a game that counts in part: it goes that part of the way, also in how certain
    it becomes."""
    variance = row.sigma**2 + weight * (sigma**2 - row.sigma**2)
    moved = row.mu + weight * (mu - row.mu)
    return RatingRow(row.person, row.players, moved, sqrt(variance), row.games + 1)


def _shown_rating(row: RatingRow) -> int:
    return round(1000 + 40 * (row.mu - 3 * row.sigma))


def _rating(row: RatingRow) -> Rating:
    return Rating(
        players=row.players,
        rating=_shown_rating(row),
        mu=row.mu,
        sigma=row.sigma,
        games=row.games,
        certain=row.sigma < MOST_SIGMA,
    )


def _shown(person: PersonRow | None) -> bool:
    return person is not None and person.deleted is None and person.kind is PersonKind.ACCOUNT


def _ranked(best: Sequence[tuple[PersonRow, RatingRow]]) -> tuple[LeaderboardRow, ...]:
    ratings = [_rating(row) for _, row in best]
    shown = [rating.rating for rating in ratings]
    return tuple(
        LeaderboardRow(shown.index(rating.rating) + 1, person.public, rating)
        for (person, _), rating in zip(best, ratings, strict=True)
    )
