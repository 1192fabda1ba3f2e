"""Stores that older versions wrote."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from codex_naturalis.notation.record import write_record
from codex_naturalis.protocol.refusals import Code, Refused
from codex_naturalis.protocol.reviews import GameKind
from codex_naturalis.protocol.tables import Status
from codex_naturalis.server.archive.archive import Archive, GameKey
from codex_naturalis.server.archive.people_statistics import PeopleStatistics
from codex_naturalis.server.ports.log import Kind
from codex_naturalis.server.ports.store import GamesQuery, Store
from codex_naturalis.server.store import SqliteStore
from codex_naturalis.server.tables.course import fold
from codex_naturalis.server.tables.decisions import half_move

pytestmark = pytest.mark.anyio

STORES = Path(__file__).parent / "written"
"""`version_0002` is a data file that the server of that schema wrote: a finished rated game with a
placement taken back and two lines of chat, a running one, a resigned one, a gathering table, a solo
game, an imported record and a review. Its record was served by the same server."""

FINISHED, SOLO, RESIGNED = "UT6IteJb0vSR", "72qi9nH0_05f", "mtdF4O_xqbWl"
PLAYING, GATHERING = "U9ONaolMg3OK", "UxZAnQQrwhni"
IMPORTED = "nzH0rrx7TGVI"


@pytest.fixture
async def store(tmp_path: Path) -> Store:
    path = tmp_path / "codex.sqlite3"
    path.write_bytes(gzip.decompress((STORES / "version_0002.sqlite3.gz").read_bytes()))
    return await SqliteStore.open(path)


async def test_games_are_what_they_were(store: Store) -> None:
    """The record of a finished game is the one that the old server gave, letter by letter; that of
    a game that goes on is refused as ever."""
    record = (STORES / "version_0002.codex").read_text()
    archive = Archive(store)
    for key in (GameKey(GameKind.TABLE, FINISHED), GameKey(GameKind.RECORD, IMPORTED)):
        assert write_record(await archive.load(key)) == record
    assert (await archive.load(GameKey(GameKind.TABLE, SOLO))).over
    assert not (await archive.load(GameKey(GameKind.TABLE, RESIGNED))).over
    for table in (PLAYING, GATHERING):
        with pytest.raises(Refused) as refused:
            await archive.load(GameKey(GameKind.TABLE, table))
        assert refused.value.code is Code.NOT_FINISHED
    await store.close()


async def test_logs_go_on(store: Store) -> None:
    """Half-moves and nonces are appended to a log that knew no nonces."""
    stored = await store.tables.load(PLAYING)
    assert stored is not None
    assert {entry.nonce for entry in stored.entries} == {None}
    assert Kind.TAKE_BACK not in {entry.kind for entry in stored.entries}
    course = fold(stored.head, stored.entries)
    assert course.state is not None
    seat = course.to_move[0]
    at = next(iter(course.state.players[seat].area.slots))
    move = f"{course.state.players[seat].hand[0].id}b@{at[0]},{at[1]}"
    if course.state.phase.value == "draw":
        move = "<R"
    entry = half_move(course, seat, move, stored.entries[-1].at)
    await store.tables.append(PLAYING, [entry])
    again = await store.tables.load(PLAYING)
    assert again is not None
    assert again.entries == (*stored.entries, entry)
    await store.close()


async def test_games_from_before_there_were_statistics_are_counted(store: Store) -> None:
    """A finished game of two and a solo one count, the resigned one does not; all three are done
    with."""
    statistics = PeopleStatistics(store)
    await statistics.catch_up()
    two = await statistics.group("2")
    assert (two.games, [seat.games for seat in two.seats]) == (1, [1, 1])
    assert statistics.version == 2
    assert await store.statistics.uncounted(10) == []
    await store.close()


async def test_everything_else(store: Store) -> None:
    """People, ratings, chat and lists; a review of the old form is there, and is not served."""
    ada = await store.people.by_name("ada")
    bob = await store.people.by_name("bob")
    assert ada is not None
    assert bob is not None
    assert [token.label for token in await store.people.tokens_of(ada.id)] == ["my bot"]
    assert {row.games for row in await store.ratings.of([ada.id, bob.id])} == {1}
    assert [row.text for row in await store.chat.last(FINISHED)] == ["good game", "thank you ♥"]
    found = await store.tables.find(GamesQuery(person=ada.id))
    assert {index.line.id for index in found} == {FINISHED, SOLO, RESIGNED, PLAYING, GATHERING}
    assert (await store.tables.index(GATHERING) or found[0]).status is Status.GATHERING
    review = await store.reviews.get("table", FINISHED)
    assert review is not None
    assert review.version == 1
    await store.close()
