"""The laws of the store, for every adapter: people, their tokens, mutes, ratings, and their end."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from codex_naturalis.protocol.people import PersonKind
from codex_naturalis.server.ports.store import (
    Conflict,
    GamesQuery,
    PersonRow,
    RatingRow,
    RecordRow,
    ReviewRow,
    Store,
)
from tests.conformance.stores import index, lay, person, token

pytestmark = pytest.mark.anyio


async def test_people_are_given_back(store: Store) -> None:
    """By id, by name or many at once; who is not there is None, or left out."""
    ada, guest = person("Ada"), PersonRow("id-guest", "Guest 1", PersonKind.GUEST, 7)
    await store.people.add(ada)
    await store.people.add(guest)
    assert await store.people.get(ada.id) == ada
    assert await store.people.get("nobody") is None
    assert await store.people.by_name("Guest 1") == guest
    assert await store.people.by_name("nobody") is None
    assert await store.people.many([ada.id, "nobody", guest.id, ada.id]) == {
        ada.id: ada,
        guest.id: guest,
    }
    assert await store.people.many([]) == {}


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Ada", "aDA"),
        ("Straße", "STRASSE"),
        ("Éloïse", "éloïse"),
        ("Jose\u0301", "JOSÉ"),
        ("Σίσυφος", "ΣΊΣΥΦΟΣ"),
        ("Ёлка", "ёЛКА"),
    ],
)
async def test_names_without_regard_to_case(store: Store, name: str, other: str) -> None:
    """A name is found and is taken however it is written, and kept as it was first."""
    await store.people.add(person(name))
    found = await store.people.by_name(other)
    assert found == person(name)
    with pytest.raises(Conflict, match="taken"):
        await store.people.add(person(other))


async def test_one_of_many_gets_a_name(store: Store) -> None:
    """Of ten who ask for a name at once, one gets it."""
    rows = [msgspec.structs.replace(person("Ada"), id=f"id-{number}") for number in range(10)]
    answers = await asyncio.gather(*map(store.people.add, rows), return_exceptions=True)
    assert [type(answer) for answer in answers].count(Conflict) == 9
    assert await store.people.by_name("ada") in rows


async def test_an_id_is_taken_once(store: Store) -> None:
    """Another name does not help: the id is taken."""
    await store.people.add(person("Ada"))
    with pytest.raises(Conflict):
        await store.people.add(msgspec.structs.replace(person("Bob"), id="id-Ada"))
    assert await store.people.by_name("Bob") is None


async def test_change(store: Store) -> None:
    """A row is replaced whole; a name that is taken, or a person who is not there, is a Conflict
    and changes nothing; one's own name may change its case."""
    ada, bob = person("Ada"), person("Bob")
    await store.people.add(ada)
    await store.people.add(bob)
    with pytest.raises(Conflict, match="taken"):
        await store.people.change(msgspec.structs.replace(ada, name="BOB", generation=1))
    with pytest.raises(Conflict):
        await store.people.change(person("Cy"))
    assert await store.people.get(ada.id) == ada
    changed = msgspec.structs.replace(ada, name="ADA", generation=2, password_hash=None)
    await store.people.change(changed)
    assert await store.people.by_name("ada") == changed


async def test_tokens(store: Store) -> None:
    """Tokens are found by hash and by person, in the order they were made; a use is noted; only
    their person revokes them, once."""
    ada, bob = person("Ada"), person("Bob")
    await store.people.add(ada)
    await store.people.add(bob)
    second, first = token(ada.id, 2), token(ada.id, 1)
    lasting = msgspec.structs.replace(token(bob.id), expires=99, scopes=())
    for row in (second, first, lasting):
        await store.people.add_token(row)
    assert await store.people.tokens_of(ada.id) == [first, second]
    assert await store.people.token_by_hash(lasting.hash) == lasting
    assert await store.people.token_by_hash("wrong") is None
    await store.people.use_token(first.id, 50)
    used = msgspec.structs.replace(first, used=50)
    assert await store.people.token_by_hash(first.hash) == used
    assert not await store.people.revoke_token(bob.id, first.id)
    assert await store.people.revoke_token(ada.id, first.id)
    assert not await store.people.revoke_token(ada.id, first.id)
    assert await store.people.tokens_of(ada.id) == [second]


async def test_a_token_is_added_once(store: Store) -> None:
    """The same id or the same hash again is a Conflict, and so is a token of nobody."""
    await store.people.add(person("Ada"))
    row = token("id-Ada")
    await store.people.add_token(row)
    for wrong in (
        msgspec.structs.replace(row, id="other"),
        msgspec.structs.replace(row, hash="other"),
        token("nobody"),
    ):
        with pytest.raises(Conflict):
            await store.people.add_token(wrong)
    assert await store.people.tokens_of("id-Ada") == [row]


async def test_mutes(store: Store) -> None:
    """To mute twice is to mute once; it goes one way only."""
    for name in ("Ada", "Bob", "Cy"):
        await store.people.add(person(name))
    for other in ("id-Bob", "id-Bob", "id-Cy"):
        await store.people.mute("id-Ada", other, muted=True)
    assert await store.people.muted_by("id-Ada") == {"id-Bob", "id-Cy"}
    assert await store.people.muted_by("id-Bob") == frozenset()
    for _ in range(2):
        await store.people.mute("id-Ada", "id-Bob", muted=False)
    assert await store.people.muted_by("id-Ada") == {"id-Cy"}


async def test_erase(store: Store) -> None:
    """Name, password, sessions, tokens, mutes, chat and records go, with the reviews of these, and
    the place on the leaderboard; games stay; others keep all of theirs; the old name is free."""
    for name in ("Ada", "Bob"):
        await store.people.add(person(name))
        await store.people.add_token(token(f"id-{name}"))
        await store.records.add(RecordRow(f"by-{name}", f"id-{name}", 1, "text"))
        await store.reviews.save(ReviewRow("record", f"by-{name}", 1, 1, b""))
    await store.reviews.save(ReviewRow("table", "by-Ada", 1, 1, b""))
    await store.people.mute("id-Ada", "id-Bob", muted=True)
    await store.people.mute("id-Bob", "id-Ada", muted=True)
    await lay(store, index("t", people=("id-Ada", "id-Bob")), entries=3)
    for speaker in ("id-Ada", "id-Bob", "id-Ada"):
        await store.chat.say("t", speaker, "hello", 1)
    rows = [RatingRow("id-Ada", 2, 30.0, 1.0, 9), RatingRow("id-Bob", 2, 20.0, 1.0, 9)]
    await store.ratings.save("t", rows)

    await store.people.erase("id-Ada", "somebody who left", 77)

    gone = await store.people.get("id-Ada")
    assert gone is not None
    assert (gone.name, gone.password_hash, gone.deleted) == ("somebody who left", None, 77)
    assert gone.generation > person("Ada").generation
    assert await store.people.by_name("Ada") is None
    assert await store.people.by_name("somebody who left") is None
    assert await store.people.tokens_of("id-Ada") == []
    assert await store.people.muted_by("id-Ada") == frozenset()
    assert await store.people.muted_by("id-Bob") == frozenset()
    assert [row.person for row in await store.chat.last("t")] == ["id-Bob"]
    assert await store.records.get("by-Ada") is None
    assert await store.ratings.best(2, 9.0, 9) == rows[1:]
    assert len(await store.tables.find(GamesQuery(person="id-Ada", opponent="id-Bob"))) == 1
    assert await store.people.tokens_of("id-Bob") == [token("id-Bob")]
    assert await store.records.get("by-Bob") is not None
    assert await store.reviews.get("record", "by-Ada") is None
    assert await store.reviews.get("record", "by-Bob") is not None
    assert await store.reviews.get("table", "by-Ada") is not None
    await store.people.add(msgspec.structs.replace(person("ADA"), id="id-new"))


async def test_many_are_erased(store: Store) -> None:
    """Those who are gone may share a name, and it is taken by none of them."""
    for name in ("Ada", "Bob"):
        await store.people.add(person(name))
        await store.people.erase(f"id-{name}", "Gone", 1)
    await store.people.add(person("Gone"))
    assert await store.people.by_name("gone") == person("Gone")


async def test_numbers_of_chat_do_not_come_back(store: Store) -> None:
    """What is said after an erasure has a new number: clients tell messages by it."""
    await store.people.add(person("Ada"))
    await lay(store, index("t"))
    await store.chat.say("t", "id-Ada", "one", 1)
    await store.people.erase("id-Ada", "Gone", 2)
    assert (await store.chat.say("t", "id-Bob", "two", 3))[0].number == 2


async def test_past_ratings(store: Store) -> None:
    """A rating stays known as it was after each game, the newest ones to the limit."""
    for number, table in enumerate(("t", "u", "v"), start=1):
        await lay(store, index(table))
        row = RatingRow("a", 2, 25.0 + number, 8.0, number)
        assert await store.ratings.save(table, [row, RatingRow("b", 2, 20.0, 8.0, number)])
    assert not await store.ratings.save("v", [RatingRow("a", 2, 99.0, 8.0, 4)])
    past = await store.ratings.history("a", limit=2)
    assert [row.mu for row, _ in past] == [27.0, 28.0]
    found = await store.tables.index("v")
    assert found is not None
    assert past[-1][1] == found.changed
    assert await store.ratings.history("z", limit=9) == []
