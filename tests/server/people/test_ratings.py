"""Ratings, the leaderboard and profiles."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from codex_naturalis.engine.state import Mode
from codex_naturalis.protocol.people import Against, PersonKind, Results
from codex_naturalis.protocol.refusals import Code, Refused
from codex_naturalis.protocol.tables import (
    Colour,
    EndCause,
    HumanSeat,
    Result,
    Seat,
    SeatState,
    Settings,
    Status,
    TableLine,
)
from codex_naturalis.server.people.ratings import MOST_SIGMA, Ratings
from codex_naturalis.server.ports.log import Head, Index
from codex_naturalis.server.ports.store import PersonRow, RatingRow
from codex_naturalis.server.store import SqliteStore
from tests.server.clock import START, HeldClock

NAMES = ("Anna", "Boris", "Carla", "Dmitri")


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    store = await SqliteStore.open(tmp_path / "codex.sqlite")
    for name in NAMES:
        await store.people.add(PersonRow(name.lower(), name, PersonKind.ACCOUNT, START))
    yield store
    await store.close()


@pytest.fixture
def ratings(store: SqliteStore) -> Ratings:
    return Ratings(store, HeldClock())


async def shown(ratings: Ratings, person: str, players: int = 2) -> int:
    (rating,) = [r for r in await ratings.ratings_of(person) if r.players == players]
    return rating.rating


@pytest.mark.anyio
async def test_winner_gains(ratings: Ratings) -> None:
    """The winner is rated above the loser; the order of seats makes no difference."""
    await ratings.rate("t1", ["anna", "boris"], [1, 2])
    await ratings.rate("t2", ["carla", "dmitri"], [2, 1])
    assert await shown(ratings, "anna") == await shown(ratings, "dmitri") > 1000
    assert await shown(ratings, "boris") == await shown(ratings, "carla")
    assert await shown(ratings, "anna") > await shown(ratings, "boris")


@pytest.mark.anyio
async def test_newcomers_have_1000(ratings: Ratings, store: SqliteStore) -> None:
    """The scale begins where the model does; who never played has no rating at all."""
    await store.ratings.save("t", [RatingRow("anna", 2, 25.0, 25 / 3, 0)])
    assert await shown(ratings, "anna") == 1000
    assert await ratings.ratings_of("boris") == ()


@pytest.mark.anyio
async def test_ties(ratings: Ratings) -> None:
    """Equal ranks of equal players leave them equal."""
    await ratings.rate("t", ["anna", "boris", "carla"], [1, 1, 3])
    after = [await shown(ratings, person, 3) for person in ("anna", "boris", "carla")]
    assert abs(after[0] - after[1]) <= 1
    assert after[1] > after[2]


@pytest.mark.anyio
async def test_a_table_counts_once(ratings: Ratings) -> None:
    """Told twice, even at once, a game is counted once; other games at once are not lost."""
    await asyncio.gather(
        *(ratings.rate("same", ["anna", "boris"], [1, 2]) for _ in range(3)),
        *(ratings.rate(f"t{n}", ["anna", "boris"], [1, 2]) for n in range(5)),
    )
    (rating,) = await ratings.ratings_of("anna")
    assert rating.games == 6


@pytest.mark.anyio
async def test_sizes_are_apart(ratings: Ratings) -> None:
    """Games of two, of three and of four have ratings of their own."""
    for players in (2, 3, 4):
        people = [name.lower() for name in NAMES[:players]]
        await ratings.rate(f"t{players}", people, list(range(1, players + 1)))
    assert [rating.players for rating in await ratings.ratings_of("anna")] == [2, 3, 4]
    assert [rating.players for rating in await ratings.ratings_of("dmitri")] == [4]


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("people", "ranks"),
    [
        (["anna"], [1]),
        (["anna", "anna"], [1, 2]),
        (["anna", "boris"], [1]),
        (list("abcde"), [1] * 5),
    ],
)
async def test_no_such_game(ratings: Ratings, people: list[str], ranks: list[int]) -> None:
    """Only games of two to four different people are rated."""
    with pytest.raises(ValueError, match="2 to 4 different people"):
        await ratings.rate("t", people, ranks)


@pytest.mark.anyio
async def test_leaderboard(ratings: Ratings, store: SqliteStore) -> None:
    """The best first, by what people see; equals share a rank; the uncertain, guests and the
    deleted are not there, however many of them are better."""
    for number in range(9):
        guest = PersonRow(f"g{number}", f"Guest {number}", PersonKind.GUEST, START)
        await store.people.add(guest)
        await store.ratings.save(f"g{number}", [RatingRow(guest.id, 2, 60, 1, 99)])
    for person, mu, sigma in (
        ("anna", 30, 2), ("boris", 33, 3), ("carla", 20, 1), ("dmitri", 70, MOST_SIGMA + 0.1),
    ):  # fmt: skip
        await store.ratings.save(person, [RatingRow(person, 2, mu, sigma, 20)])
    rows = await ratings.leaderboard(2, limit=3)
    assert [(row.rank, row.person.name, row.rating.rating) for row in rows] == [
        (1, "Anna", 1960),
        (1, "Boris", 1960),
        (3, "Carla", 1680),
    ]
    assert all(row.rating.certain for row in rows)
    assert len(await ratings.leaderboard(2, limit=1)) == 1
    assert await ratings.leaderboard(3) == ()
    await store.people.erase("anna", "deleted-1", START)
    assert [row.person.name for row in await ratings.leaderboard(2)] == ["Boris", "Carla"]


@pytest.mark.anyio
async def test_certain_after_a_dozen_games(ratings: Ratings) -> None:
    """Two equals reach the leaderboard after a dozen games, not after three."""
    for number in range(12):
        ranks = [1, 2] if number % 2 else [2, 1]
        await ratings.rate(f"t{number}", ["anna", "boris"], ranks)
        if number == 2:
            assert await ratings.leaderboard(2) == ()
    assert len(await ratings.leaderboard(2)) == 2


async def seat_them(
    store: SqliteStore,
    table: str,
    status: Status,
    winners: tuple[int, ...],
    *people: str | None,
    totals: tuple[int, ...] | None = None,
    at: int = START,
) -> None:
    mode = Mode.SOLO_EASY if len(people) == 1 else Mode.TABLE
    settings = Settings((HumanSeat(),) * len(people), mode)
    rows = await store.people.many([person for person in people if person])
    seats = tuple(
        Seat(
            SeatState.PLAYING,
            rows[person].public if person else None,
            None if person else "greedy",
            person or "greedy",
            colour,
            False,
        )
        for person, colour in zip(people, Colour, strict=False)
    )
    over = status is Status.FINISHED
    result = Result(EndCause.PLAYED, winners, (1,) * len(people), totals) if over else None
    creator = rows["anna"].public
    line = TableLine(table, status, settings, creator, seats, START, at, result)
    index = Index(status, at, None, people, line)
    await store.tables.create(Head(table, START, "anna", settings), [], index)


@pytest.mark.anyio
async def test_profile(
    ratings: Ratings, store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A profile counts what was played to an end, won and goes on, page by page; in solo the
    second winner is Tybor."""
    monkeypatch.setattr("codex_naturalis.server.people.results.PAGE", 2)
    await seat_them(store, "t1", Status.FINISHED, (0,), "anna", "boris", totals=(26, 24))
    await seat_them(store, "t2", Status.FINISHED, (1,), "anna", "boris", totals=(21, 30))
    await seat_them(store, "t3", Status.FINISHED, (0, 1), "boris", "anna")
    await seat_them(store, "t4", Status.FINISHED, (1,), "anna")
    await seat_them(store, "t5", Status.FINISHED, (0,), None, "anna")
    await seat_them(store, "t6", Status.PLAYING, (), "anna", "boris")
    await seat_them(store, "t7", Status.GATHERING, (), "anna", None)
    await seat_them(store, "t8", Status.ABORTED, (), "anna", "boris")
    await ratings.rate("t1", ["anna", "boris"], [1, 2])
    profile = await ratings.profile("ANNA")
    assert profile.person.name == "Anna"
    assert profile.since == START
    assert (profile.running, profile.finished, profile.won) == (1, 5, 2)
    assert [rating.games for rating in profile.ratings] == [1]
    assert profile.results == (
        Results(Against.TYBOR, won=0, drawn=0, lost=1, scored=0, points=0, most=0),
        Results(Against.BOTS, won=0, drawn=0, lost=1, scored=0, points=0, most=0),
        Results(Against.PEOPLE, won=1, drawn=1, lost=1, scored=2, points=47, most=26),
    )


@pytest.mark.anyio
async def test_past_ratings(ratings: Ratings, store: SqliteStore) -> None:
    """Law: every rated game leaves the rating that it made, in the order of the games; the last
    one of each number of players is the rating now."""
    for number in range(3):
        table = f"t{number}"
        await seat_them(store, table, Status.FINISHED, (0,), "anna", "boris", at=START + number)
        await ratings.rate(f"t{number}", ["anna", "boris"], [1, 2])
    three_of_us = ("anna", "boris", "carla")
    await seat_them(store, "three", Status.FINISHED, (0,), *three_of_us, at=START + 9)
    await ratings.rate("three", ["anna", "boris", "carla"], [3, 1, 2])
    profile = await ratings.profile("Anna")
    assert [past.players for past in profile.past_ratings] == [2, 2, 2, 3]
    two, three = ([p for p in profile.past_ratings if p.players == n] for n in (2, 3))
    assert [two[-1].rating, three[-1].rating] == [now.rating for now in profile.ratings]
    assert two[0].rating < two[1].rating < two[2].rating
    assert [past.at for past in profile.past_ratings] == [START + n for n in (0, 1, 2, 9)]


@pytest.mark.anyio
async def test_games_on_one_device_are_nobodys_results(
    ratings: Ratings, store: SqliteStore
) -> None:
    """Case: who holds both seats has won and lost; neither counts."""
    await seat_them(store, "t1", Status.FINISHED, (0,), "anna", "anna")
    assert (await ratings.profile("Anna")).results == ()


@pytest.mark.anyio
@pytest.mark.parametrize("name", ["Nobody", "x", "An\0na", "<b>", "deleted-1"])
async def test_no_such_profile(ratings: Ratings, store: SqliteStore, name: str) -> None:
    """A name that nobody has, can have, or has any more, is not found."""
    await store.people.erase("boris", "deleted-1", START)
    with pytest.raises(Refused) as refused:
        await ratings.profile(name)
    assert refused.value.code is Code.NOT_FOUND
