"""The laws of the store, for every adapter: rated play, and who waits for a game."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from codex_naturalis.protocol.clocks import NoClock, RealTime
from codex_naturalis.protocol.ladder import LapseKind
from codex_naturalis.protocol.tables import Status
from codex_naturalis.server.ports.ladder_store import (
    AgreementRow,
    LapseRow,
    RatedGameRow,
    SeekRow,
)
from codex_naturalis.server.ports.store import GamesQuery, RatingRow, ReviewRow, Store
from tests.conformance import stores
from tests.conformance.stores import index, lay, person

pytestmark = pytest.mark.anyio

ADA, BOB = "id-Ada", "id-Bob"
RATED = stores.settings(rated=True)


async def over(store: Store, table: str, at: int, status: Status = Status.FINISHED) -> None:
    await lay(store, index(table, changed=at, people=(ADA, BOB), status=status, wished=RATED))


async def test_one_lapse_for_each_person_and_table(store: Store) -> None:
    """Law: a second one at the same table changes nothing; those since a moment are given back,
    the oldest first; confirmed ones stay."""
    lapse = LapseRow(ADA, "t1", 10, LapseKind.LEFT, warned=True)
    later = LapseRow(ADA, "t2", 20, LapseKind.STALLED, until=99)
    assert await store.ladder.add_lapse(later)
    assert await store.ladder.add_lapse(lapse)
    assert not await store.ladder.add_lapse(LapseRow(ADA, "t1", 50, LapseKind.EARLY))
    assert await store.ladder.add_lapse(LapseRow(BOB, "t1", 50, LapseKind.LOST))
    assert await store.ladder.lapses(ADA, 0) == [lapse, later]
    assert await store.ladder.lapses(ADA, 11) == [later]
    await store.ladder.confirm_lapses(ADA)
    assert [one.seen for one in await store.ladder.lapses(ADA, 0)] == [True, True]
    assert [one.seen for one in await store.ladder.lapses(BOB, 0)] == [False]


async def test_games_between_two(store: Store) -> None:
    """Law: only rated games of both that are over and were looked at, since a moment."""
    for number, status in enumerate((Status.FINISHED, Status.ABORTED, Status.PLAYING), 1):
        await over(store, f"t{number}", number, status)
        assert await store.ladder.add_game(RatedGameRow(f"t{number}", number, number == 2))
    assert not await store.ladder.add_game(RatedGameRow("t1", 7, shared_address=True))
    await over(store, "unknown", 4)
    found = await store.ladder.games_between(BOB, ADA, 0)
    assert [(game.row.table, game.row.turns, game.row.shared_address) for game in found] == [
        ("t1", 1, False),
        ("t2", 2, True),
    ]
    assert [game.index.line.id for game in await store.ladder.games_between(ADA, BOB, 2)] == ["t2"]
    assert await store.ladder.games_between(ADA, "id-Cleo", 0) == []
    assert await store.tables.count(GamesQuery(person=ADA, rated=True, since=3)) == 2


async def test_how_often_people_have_met(store: Store) -> None:
    """Law: games that were rated, since a moment; who was not met is left out."""
    for number in (1, 2, 3):
        await over(store, f"t{number}", number)
        rows = [RatingRow(one, 2, 25.0, 8.0, number) for one in (ADA, BOB)]
        assert await store.ratings.save(f"t{number}", rows)
    met = await store.ratings.met(ADA, [ADA, BOB, "id-Cleo"], 2)
    assert met[BOB] == 2
    assert "id-Cleo" not in met


async def test_reviews_are_examined_once(store: Store) -> None:
    """Law: a rated game with a review is given until it was examined, with rows or without."""
    for number in (1, 2):
        await over(store, f"t{number}", number)
        await store.reviews.save(ReviewRow("table", f"t{number}", 1, number, b""))
    await over(store, "not reviewed", 3)
    assert await store.ladder.unexamined(9) == ["t1", "t2"]
    rows = [AgreementRow("t1", one, 1, 2, 10, 4) for one in (ADA, BOB)]
    await store.ladder.examine("t1", rows)
    await store.ladder.examine("t1", rows)
    assert await store.ladder.unexamined(9) == ["t2"]
    await store.ladder.examine("t2", [])
    assert await store.ladder.unexamined(9) == []
    assert await store.ladder.agreement(ADA, 2, 5) == rows[:1]
    assert await store.ladder.agreement(ADA, 3, 5) == []


async def test_seeks_keep_their_place(store: Store) -> None:
    """Law: who came first is first; the same wish again keeps place and time, another one does not;
    ended ones are gone."""
    wish = SeekRow(ADA, 2, rated=True, clock=RealTime(5), since=10)
    first = await store.ladder.seek(wish)
    second = await store.ladder.seek(SeekRow(BOB, 2, rated=False, clock=NoClock(), since=11))
    assert first.place < second.place
    assert await store.ladder.seek(msgspec.structs.replace(wish, since=99)) == first
    assert await store.ladder.seeks() == [first, second]
    moved = await store.ladder.seek(msgspec.structs.replace(wish, players=3, since=99))
    assert await store.ladder.seeks() == [second, moved]
    await store.ladder.end_seeks([BOB])
    assert await store.ladder.seeks() == [moved]


async def test_a_table_for_all_of_a_party(store: Store) -> None:
    """Law: of parties that share somebody one gets its table, all of it; who is connected nowhere
    keeps the table that was found, until there will be none."""
    wish = SeekRow(ADA, 2, rated=True, clock=RealTime(5), since=10, node="a")
    for who in (ADA, BOB, "id-Cleo"):
        await store.ladder.seek(msgspec.structs.replace(wish, person=who))
    parties = {"t1": [ADA, BOB], "t2": [BOB, "id-Cleo"]}
    won = await asyncio.gather(
        *(store.ladder.claim_seeks(people, table) for table, people in parties.items())
    )
    assert won.count(True) == 1
    table = "t1" if won[0] else "t2"
    found = {row.person: row.table for row in await store.ladder.seeks()}
    assert found == {who: table if who in parties[table] else None for who in (ADA, BOB, "id-Cleo")}
    assert not await store.ladder.claim_seeks([BOB], "t3")
    assert not await store.ladder.claim_seeks(["id-Dora"], "t3")
    await store.ladder.leave_seek(BOB, "b", 50)
    await store.ladder.leave_seek(BOB, "a", 60)
    [row] = [row for row in await store.ladder.seeks() if row.person == BOB]
    assert (row.node, row.gone, row.table) == (None, 60, table)
    back = await store.ladder.seek(msgspec.structs.replace(wish, person=BOB, since=70, node="b"))
    assert (back.since, back.table, back.node, back.gone) == (10, table, "b", None)
    assert back in await store.ladder.seeks()
    await store.ladder.free_seeks(table)
    assert {row.table for row in await store.ladder.seeks()} == {None}


async def test_who_is_deleted_leaves_nothing_here(store: Store) -> None:
    """Law: lapses, agreement and waiting of a deleted person are deleted."""
    await store.people.add(person("Ada"))
    await store.ladder.add_lapse(LapseRow(ADA, "t", 1, LapseKind.LEFT))
    await store.ladder.examine("t", [AgreementRow("t", ADA, 1, 2, 10, 4)])
    await store.ladder.seek(SeekRow(ADA, 2, rated=True, clock=RealTime(5), since=10))
    await store.people.erase(ADA, "deleted-1", 5)
    assert await store.ladder.lapses(ADA, 0) == []
    assert await store.ladder.agreement(ADA, 2, 5) == []
    assert await store.ladder.seeks() == []
