"""The laws of the store, for every adapter: logs, lists, talk, ratings, records. People
have a file of their own."""

from __future__ import annotations

import asyncio
from itertools import count
from pathlib import Path

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from codex_naturalis.engine.moves import parse_move
from codex_naturalis.protocol.tables import Status, Visibility
from codex_naturalis.server.ports.log import Entry, Kind, Stored
from codex_naturalis.server.ports.store import (
    MOST_REVIEWS,
    Conflict,
    GamesQuery,
    RatingRow,
    RecordRow,
    ReviewRow,
    Store,
    StoreError,
)
from tests.conformance import stores
from tests.conformance.stores import (
    ADAPTERS,
    head,
    index,
    lay,
    log_of,
    moves,
)

pytestmark = pytest.mark.anyio


# -- logs


async def test_a_table_loads_as_it_was_made(store: Store) -> None:
    """What create and append were given is what load gives back, whatever the text."""
    first = (Entry(1, 10, Kind.SIT, 0, '{"person":"é♥"}'), Entry(2, 11, Kind.STAND, None))
    await store.tables.create(head("t"), first, index("t"))
    last = (
        Entry(3, 2**52, Kind.REMATCH, 1, "line\nline\t'\"", 2**40),
        Entry(4, 2**52, Kind.MOVE, 1, move=parse_move("17f@-1,1"), nonce="a-nonce_1"),
    )
    await store.tables.append("t", last)
    assert await store.tables.load("t") == Stored(head("t"), (*first, *last))


async def test_what_lists_know_of_one_table(store: Store) -> None:
    """The index of a table, without its log; None where there is no table."""
    await lay(store, index("t", status=Status.FINISHED), 3)
    assert await store.tables.index("t") == index("t", status=Status.FINISHED)
    assert await store.tables.index("u") is None


async def test_no_table(store: Store) -> None:
    """A table that is not there loads as None, and nothing can be appended to it."""
    assert await store.tables.load("t") is None
    with pytest.raises(Conflict, match="t"):
        await store.tables.append("t", moves(1))


async def test_an_id_is_taken_once(store: Store) -> None:
    """A second table of the same id is a Conflict, and the first stays as it was."""
    await lay(store, index("t"), entries=2)
    with pytest.raises(Conflict):
        await store.tables.create(head("t"), (), index("t", changed=9))
    assert await log_of(store, "t") == moves(1, 2)
    assert [found.changed for found in await store.tables.find(GamesQuery())] == [1]


@pytest.mark.parametrize("first", [1, 3, 5])
async def test_a_number_that_does_not_follow(store: Store, first: int) -> None:
    """A number that is there already, or leaves a gap, is a Conflict and changes nothing, not
    even the index that came with it."""
    await lay(store, index("t"), entries=3)
    with pytest.raises(Conflict, match="t"):
        await store.tables.append("t", moves(first, 2), index("t", changed=9))
    assert await log_of(store, "t") == moves(1, 3)
    assert await store.tables.find(GamesQuery()) == [index("t")]


async def test_numbers_with_a_gap_inside(store: Store) -> None:
    """Entries that do not follow each other are a Conflict, in append and in create."""
    await lay(store, index("t"))
    for wrong in (moves(1) + moves(3), moves(1) + moves(1), moves(2) + moves(1)):
        with pytest.raises(Conflict):
            await store.tables.append("t", wrong)
        with pytest.raises(Conflict):
            await store.tables.create(head("u"), wrong, index("u"))
    with pytest.raises(Conflict):
        await store.tables.create(head("u"), moves(2), index("u"))
    assert await log_of(store, "t") == ()
    assert await store.tables.load("u") is None


async def test_an_index_alone(store: Store) -> None:
    """An index may change without an entry."""
    await lay(store, index("t"), entries=1)
    await store.tables.append("t", (), index("t", changed=7, people=(None, "id-Bob")))
    assert await store.tables.find(GamesQuery(person="id-Bob")) == [
        index("t", changed=7, people=(None, "id-Bob"))
    ]
    assert await store.tables.find(GamesQuery(person="id-Ada")) == []
    assert await log_of(store, "t") == moves(1)


_examples = count()


@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    attempts=st.lists(
        st.tuples(st.integers(0, 2), st.integers(-2, 2), st.integers(1, 3)), max_size=30
    )
)
async def test_logs_are_lists(store: Store, attempts: list[tuple[int, int, int]]) -> None:
    """Law: a log is a list that takes only what follows its end; all else is a Conflict."""
    example = next(_examples)
    model: dict[str, tuple[Entry, ...]] = {f"{example}/{n}": () for n in range(3)}
    for table in model:
        await lay(store, index(table))
    for number, (chosen, offset, length) in enumerate(attempts):
        table = f"{example}/{chosen}"
        entries = moves(len(model[table]) + 1 + offset, length, text=str(number))
        if offset == 0:
            await store.tables.append(table, entries)
            model[table] += entries
        else:
            with pytest.raises(Conflict):
                await store.tables.append(table, entries)
    for table, entries in model.items():
        assert await log_of(store, table) == entries


@settings(max_examples=15, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    wishes=st.lists(
        st.tuples(st.integers(0, 2), st.integers(1, 8), st.integers(1, 2)), min_size=1, max_size=60
    )
)
async def test_every_number_has_one_winner(
    store: Store, wishes: list[tuple[int, int, int]]
) -> None:
    """Law: whoever writes at the same time, a log is what was acknowledged, no more, no less; who
    was not acknowledged had a Conflict."""
    example = next(_examples)
    tables = [f"{example}/{n}" for n in range(3)]
    for table in tables:
        await lay(store, index(table))
    accepted: dict[str, list[Entry]] = {table: [] for table in tables}

    async def attempt(writer: int, chosen: int, first: int, length: int) -> None:
        entries = moves(first, length, text=f"by {writer}")
        try:
            await store.tables.append(tables[chosen], entries)
        except Conflict:
            return
        accepted[tables[chosen]].extend(entries)

    await asyncio.gather(*(attempt(writer, *wish) for writer, wish in enumerate(wishes)))
    for table in tables:
        assert await log_of(store, table) == tuple(
            sorted(accepted[table], key=lambda entry: entry.number)
        )


@pytest.mark.slow
async def test_many_writers_lose_nothing(store: Store) -> None:
    """Forty tasks that append to four tables, and try again after a Conflict, all get through."""
    for chosen in range(4):
        await lay(store, index(f"t{chosen}"))

    async def write(writer: int) -> None:
        table = f"t{writer % 4}"
        for number in range(5):
            while True:
                following = len(await log_of(store, table)) + 1
                try:
                    await store.tables.append(table, moves(following, 1, f"{writer}/{number}"))
                    break
                except Conflict:
                    continue

    await asyncio.gather(*map(write, range(40)))
    texts = [entry.text for n in range(4) for entry in await log_of(store, f"t{n}")]
    assert sorted(texts) == sorted(f"{w}/{n}" for w in range(40) for n in range(5))


async def test_a_bad_request_spoils_no_other(store: Store) -> None:
    """Of requests that are written together, one fails alone."""
    await lay(store, index("good"))
    results = await asyncio.gather(
        store.tables.append("good", moves(1)),
        store.tables.append("nowhere", moves(1)),
        store.tables.append("good", moves(2, 1, text="\ud800")),
        store.tables.append("good", moves(2)),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [
        type(None),
        Conflict,
        UnicodeEncodeError,
        type(None),
    ]
    assert await log_of(store, "good") == moves(1, 2)


async def test_who_goes_away_leaves_no_half(store: Store) -> None:
    """A task that is cancelled while it waits leaves its whole change, or nothing."""
    await lay(store, index("t"))
    task = asyncio.create_task(store.tables.append("t", moves(1, 3)))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    await lay(store, index("after"))
    assert await log_of(store, "t") in ((), moves(1, 3))


# -- lists


async def test_lists_filter(store: Store) -> None:
    """Each part of a query leaves only what it names; together they all hold; count agrees."""
    private, rated = stores.settings(visibility=Visibility.PRIVATE), stores.settings(4, rated=True)
    await lay(store, index("open", changed=1))
    await lay(store, index("private", changed=2, wished=private))
    await lay(
        store, index("rated", changed=3, people=("id-Ada", "id-Bob", None, None), wished=rated)
    )
    await lay(store, index("solo", changed=4, people=("id-Bob",), wished=stores.settings(1)))
    await lay(store, index("hot", changed=5, people=("id-Cy",) * 2, status=Status.PLAYING))

    cases = {
        GamesQuery(): "hot solo rated private open",
        GamesQuery(open_only=True, statuses=(Status.GATHERING,)): "solo rated open",
        GamesQuery(statuses=(Status.PLAYING, Status.FINISHED)): "hot",
        GamesQuery(person="id-Ada"): "rated private open",
        GamesQuery(person="id-Cy"): "hot",
        GamesQuery(person="id-Ada", opponent="id-Bob"): "rated",
        GamesQuery(mode="solo-hard"): "solo",
        GamesQuery(players=2): "hot private open",
        GamesQuery(rated=True): "rated",
        GamesQuery(rated=False, players=4): "",
        GamesQuery(person="nobody"): "",
    }
    for query, names in cases.items():
        assert [found.line.id for found in await store.tables.find(query)] == names.split(), query
        assert await store.tables.count(query) == len(names.split())


@settings(max_examples=15, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(changes=st.lists(st.integers(0, 4), max_size=12), limit=st.integers(1, 5))
async def test_pages_make_the_list(store: Store, changes: list[int], limit: int) -> None:
    """Law: page after page, each from where the last ended, is the whole list, newest first, and
    no table twice, even if many changed in the same moment; count knows all of them."""
    someone = f"id-{next(_examples)}"
    for number, changed in enumerate(changes):
        await lay(store, index(f"{someone}/{number}", changed=changed, people=(someone, None)))
    seen: list[tuple[int, str]] = []
    before = None
    while page := await store.tables.find(GamesQuery(person=someone, before=before, limit=limit)):
        assert len(page) <= limit
        seen += [(found.changed, found.line.id) for found in page]
        before = seen[-1]
    wanted = [(changed, f"{someone}/{number}") for number, changed in enumerate(changes)]
    assert seen == sorted(wanted, reverse=True)
    assert await store.tables.count(GamesQuery(person=someone, before=before, limit=1)) == len(
        wanted
    )


async def test_due(store: Store) -> None:
    """Deadlines that have passed, the oldest first; no deadline is never due; a change counts."""
    for table, deadline in {"a": 30, "b": 10, "c": None, "d": 20, "e": 21}.items():
        await lay(store, index(table, deadline=deadline))
    assert await store.tables.due(20) == ["b", "d"]
    assert await store.tables.due(99, limit=3) == ["b", "d", "e"]
    await store.tables.append("b", moves(1), index("b", deadline=None))
    assert await store.tables.due(20) == ["d"]


# -- talk, ratings, records


async def test_talk(store: Store) -> None:
    """Things said are numbered from 1 at each table; the last are given, the oldest first."""
    await lay(store, index("t"))
    await lay(store, index("u"))
    lines = await asyncio.gather(*(store.chat.say("t", "id-Ada", f"{n}", n) for n in range(6)))
    assert all(new for _, new in lines)
    said = [row for row, _ in lines]
    other, _ = await store.chat.say("u", "id-Bob", "hello ♥", 9)
    assert sorted(row.number for row in said) == [1, 2, 3, 4, 5, 6]
    assert (other.number, other.text) == (1, "hello ♥")
    by_number = sorted(said, key=lambda row: row.number)
    assert await store.chat.last("t", limit=4) == by_number[2:]
    assert await store.chat.last("u") == [other]
    assert await store.chat.last("nowhere") == []
    with pytest.raises(Conflict):
        await store.chat.say("nowhere", "id-Ada", "anyone?", 1)


async def test_a_line_with_a_nonce_is_said_once(store: Store) -> None:
    """The same person's line with the same nonce gives the line that is there, also when both come
    at the same time; another person's, or one at another table, is a line of its own."""
    for table in ("t", "u"):
        await lay(store, index(table))
    twice = [store.chat.say("t", "id-Ada", "hello", 1, "nonce-of-ada") for _ in range(2)]
    (first, new), (again, also_new) = await asyncio.gather(*twice)
    assert (first, {new, also_new}) == (again, {True, False})
    assert (await store.chat.say("t", "id-Bob", "hello", 1, "nonce-of-ada"))[1]
    assert (await store.chat.say("u", "id-Ada", "hello", 1, "nonce-of-ada"))[1]
    assert [row.person for row in await store.chat.last("t")] == ["id-Ada", "id-Bob"]


async def test_a_table_counts_once(store: Store) -> None:
    """Ratings of a table are saved once, also when two ask at the same time."""
    first = [RatingRow("a", 2, 26.5, 8.1, 1), RatingRow("b", 2, 23.5, 8.1, 1)]
    again = [RatingRow("a", 2, 0.0, 0.0, 9)]
    answers = await asyncio.gather(store.ratings.save("t", first), store.ratings.save("t", again))
    assert sorted(answers) == [False, True]
    assert await store.ratings.of(["b", "a", "z"]) == (first if answers[0] else again)
    assert await store.ratings.save("u", [RatingRow("a", 2, 27.0, 8.0, 2)])
    assert await store.ratings.save("v", [RatingRow("a", 3, 25.0, 8.0, 1)])
    assert await store.ratings.of(["a"], players=3) == [RatingRow("a", 3, 25.0, 8.0, 1)]
    assert [row.games for row in await store.ratings.of(["a"])] == [2, 1]
    assert await store.ratings.of([]) == []


async def test_the_best(store: Store) -> None:
    """By mu − 3 sigma, the best first, without those of whom too little is known."""
    sure, bold = RatingRow("sure", 2, 25.0, 1.0, 50), RatingRow("bold", 2, 30.0, 5.0, 9)
    weak, new = RatingRow("weak", 2, 10.0, 1.0, 50), RatingRow("new", 2, 90.0, 8.3, 0)
    await store.ratings.save("t", [weak, bold, sure, new, RatingRow("sure", 4, 50.0, 1.0, 1)])
    assert await store.ratings.best(2, most_sigma=5.0, limit=9) == [sure, bold, weak]
    assert await store.ratings.best(2, most_sigma=9.0, limit=2) == [new, sure]


async def test_records(store: Store) -> None:
    """A record is given back as it was brought, and its id is taken once."""
    record = RecordRow("r", "id-Ada", 7, "Codex-Record: 1\n\n1. …")
    await store.records.add(record)
    assert await store.records.get("r") == record
    assert await store.records.get("s") is None
    with pytest.raises(Conflict):
        await store.records.add(record)


async def test_reviews(store: Store) -> None:
    """A review is given back as it was saved; a newer one takes its place; a table and a record
    of the same id have nothing to do with each other."""
    first = ReviewRow("table", "x", 1, 7, b"\x1f\x8b\x00\xff")
    other = ReviewRow("record", "x", 1, 8, b"")
    for row in (first, other):
        await store.reviews.save(row)
    assert await store.reviews.get("table", "x") == first
    again = msgspec.structs.replace(first, version=2, at=9, body=b"more")
    await store.reviews.save(again)
    assert await store.reviews.get("table", "x") == again
    assert await store.reviews.get("record", "x") == other
    assert await store.reviews.get("table", "y") is None


@pytest.mark.slow
async def test_the_oldest_reviews_go(store: Store) -> None:
    """Beyond so many the oldest go, in whatever order they came."""
    late = ReviewRow("table", "late", 1, MOST_REVIEWS + 5, b"")
    await store.reviews.save(late)
    rows = [ReviewRow("table", f"{at}", 1, at, b"") for at in range(MOST_REVIEWS + 1)]
    for start in range(0, len(rows), 100):
        await asyncio.gather(*map(store.reviews.save, rows[start : start + 100]))
    kept = [await store.reviews.get("table", table) for table in ("0", "1", "2", "late")]
    assert [row is not None for row in kept] == [False, False, True, True]


# -- the whole


async def test_what_was_written_is_there_after_opening_again(tmp_path: Path) -> None:
    """Closing finishes every write that was begun; opening finds all of it."""
    for name, opened in ADAPTERS.items():
        folder = tmp_path / name
        store = await opened(folder)
        await lay(store, index("t"))
        begun = [asyncio.create_task(store.tables.append("t", moves(n))) for n in range(1, 101)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*begun)
        store = await opened(folder)
        assert await log_of(store, "t") == moves(1, 100)
        await store.close()


async def test_a_closed_store_is_closed(store: Store) -> None:
    """After close nothing is written or read, and a second close is nothing."""
    await store.check()
    await store.close()
    await store.close()
    for attempt in (store.check(), store.tables.append("t", moves(1)), store.tables.load("t")):
        with pytest.raises(StoreError, match="closed"):
            await attempt
    with pytest.raises(StoreError, match="closed"):
        await anext(store.export())
