"""The laws of the store, for every adapter: with what people get in."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace

from codex_naturalis.protocol.tables import HumanSeat
from codex_naturalis.server.ports.credential_store import (
    FreedName,
    LinkRow,
    MailRow,
    PasskeyRow,
    Purpose,
    SessionRow,
)
from codex_naturalis.server.ports.log import Entry, Kind
from codex_naturalis.server.ports.store import Conflict, Store
from tests.conformance.stores import head, index, moves, person, settings, token

pytestmark = pytest.mark.anyio


@pytest.fixture
async def store(store: Store) -> Store:
    for name in ("Ada", "Bob"):
        await store.people.add(person(name))
    return store


def session(number: int, owner: str = "id-Ada") -> SessionRow:
    return SessionRow(f"s{number}", owner, f"hash{number}", "Firefox", "Linux", number, number)


def passkey(number: int, owner: str = "id-Ada") -> PasskeyRow:
    return PasskeyRow(f"p{number}", owner, f"cred{number}", b"\0key", 0, "phone", number)


async def test_sessions(store: Store) -> None:
    """Found by hash and by person, the last used first; only their person ends them, once."""
    credentials = store.credentials
    for number in (1, 2):
        await credentials.add_session(session(number))
    assert await credentials.session_by_hash("hash1") == session(1)
    assert await credentials.session_by_hash("s1") is None
    await credentials.use_session("s1", 50)
    await credentials.prove_session("s1", 51)
    used = replace(session(1), used=50, proven=51)
    assert await credentials.sessions_of("id-Ada") == [used, session(2)]
    assert not await credentials.end_session("id-Bob", "s1")
    assert await credentials.end_session("id-Ada", "s1")
    assert not await credentials.end_session("id-Ada", "s1")
    assert await credentials.sessions_of("id-Ada") == [session(2)]


async def test_old_sessions(store: Store) -> None:
    """Those unused for long and those made long ago end, so many at a time."""
    for number in range(1, 6):
        await store.credentials.add_session(session(number))
    assert await store.credentials.drop_sessions(3, 0, 2) == 2
    assert await store.credentials.drop_sessions(3, 0, 2) == 1
    assert await store.credentials.drop_sessions(0, 4, 9) == 1
    assert await store.credentials.sessions_of("id-Ada") == [session(5)]


async def test_securing(store: Store) -> None:
    """In one step the row is new, everything else that let in is gone, and one session begins; for
    a name that is taken nothing has happened. Others keep theirs."""
    credentials, ada = store.credentials, person("Ada")
    for number, owner in ((1, "id-Ada"), (2, "id-Bob")):
        await credentials.add_session(session(number, owner))
        await store.people.add_token(token(owner))
        link = LinkRow(f"link{number}", owner, Purpose.RECOVER, 99)
        await credentials.add_link(link)
    with pytest.raises(Conflict):
        await store.people.secure(replace(ada, name="BOB"), session(3), tokens=True)
    assert await credentials.sessions_of("id-Ada") == [session(1)]
    assert await store.people.get("id-Ada") == ada
    changed = replace(ada, password_hash="new", generation=1, second_factor=True)
    await store.people.secure(changed, session(3), tokens=False)
    assert len(await store.people.tokens_of("id-Ada")) == 1
    await store.people.secure(changed, session(4), tokens=True)
    assert await store.people.get("id-Ada") == changed
    assert await credentials.sessions_of("id-Ada") == [session(4)]
    assert await store.people.tokens_of("id-Ada") == []
    assert await credentials.take_link("link1", Purpose.RECOVER, 1) is None
    assert len(await store.people.tokens_of("id-Bob")) == 1
    assert await credentials.sessions_of("id-Bob") == [session(2, "id-Bob")]
    assert await credentials.take_link("link2", Purpose.RECOVER, 1) is not None


async def test_passkeys(store: Store) -> None:
    """A credential is one person's; its use and name are noted; only its person removes it."""
    credentials = store.credentials
    await credentials.add_passkey(passkey(2))
    await credentials.add_passkey(passkey(1))
    with pytest.raises(Conflict):
        await credentials.add_passkey(replace(passkey(1, "id-Bob"), id="other"))
    assert await credentials.passkeys_of("id-Ada") == [passkey(1), passkey(2)]
    await credentials.use_passkey("p1", 7, 50)
    used = replace(passkey(1), uses=7, used=50)
    assert await credentials.passkey_by_credential("cred1") == used
    assert not await credentials.rename_passkey("id-Bob", "p1", "mine")
    assert await credentials.rename_passkey("id-Ada", "p1", "key")
    assert not await credentials.remove_passkey("id-Bob", "p1")
    assert await credentials.remove_passkey("id-Ada", "p1")
    assert await credentials.passkeys_of("id-Ada") == [passkey(2)]


async def test_codes_and_links_are_taken_once(store: Store) -> None:
    """Also by ten who ask at once; a link only for its purpose and in its time."""
    credentials = store.credentials
    await credentials.set_codes("id-Ada", ["a", "b"])
    taken = await asyncio.gather(*(credentials.take_code("id-Ada", "a") for _ in range(10)))
    assert taken.count(True) == 1
    assert not await credentials.take_code("id-Bob", "b")
    assert await credentials.codes_left("id-Ada") == 1
    await credentials.set_codes("id-Ada", ["c"])
    assert not await credentials.take_code("id-Ada", "b")
    link = LinkRow("l", "id-Ada", Purpose.CONFIRM, 10, "ada@example.org")
    await credentials.add_link(link)
    assert await credentials.take_link("l", Purpose.RECOVER, 9) is None
    assert await credentials.take_link("l", Purpose.CONFIRM, 10) is None
    found = await asyncio.gather(
        *(credentials.take_link("l", Purpose.CONFIRM, 9) for _ in range(10))
    )
    assert [one for one in found if one] == [link]
    await credentials.add_link(link)
    assert await credentials.drop_links(9, 5) == 0
    assert await credentials.drop_links(10, 5) == 1


async def test_mail_addresses(store: Store) -> None:
    """One a person; found in any case, once confirmed; several people may share one."""
    credentials = store.credentials
    for owner in ("id-Ada", "id-Bob"):
        await credentials.set_mail(owner, MailRow(owner, "Us@Example.org"))
    assert await credentials.with_mail("us@example.org") == []
    for owner in ("id-Bob", "id-Ada"):
        await credentials.set_mail(owner, MailRow(owner, "Us@Example.org", 5))
    assert await credentials.with_mail("US@example.org") == ["id-Ada", "id-Bob"]
    assert await credentials.mail_of("id-Ada") == MailRow("id-Ada", "Us@Example.org", 5)
    await credentials.set_mail("id-Ada", None)
    assert await credentials.mail_of("id-Ada") is None


async def test_freed_names(store: Store) -> None:
    """The last who gave it up; until it is old."""
    credentials = store.credentials
    for freed in (FreedName("id-Ada", 1), FreedName("id-Bob", 5)):
        await credentials.free_name("h", freed)
    assert await credentials.freed_name("h") == FreedName("id-Bob", 5)
    assert await credentials.drop_freed_names(5, 9) == 0
    assert await credentials.drop_freed_names(6, 9) == 1
    assert await credentials.freed_name("h") is None


async def test_deleting_a_person(store: Store) -> None:
    """Nothing is left that would let them in."""
    credentials = store.credentials
    await credentials.add_session(session(1))
    await credentials.add_passkey(passkey(1))
    await credentials.set_codes("id-Ada", ["a"])
    await credentials.add_link(LinkRow("l", "id-Ada", Purpose.RECOVER, 99))
    await credentials.set_mail("id-Ada", MailRow("id-Ada", "ada@example.org", 1))
    await store.people.erase("id-Ada", "deleted-1", 9)
    assert await credentials.session_by_hash("hash1") is None
    assert await credentials.passkey_by_credential("cred1") is None
    assert await credentials.codes_left("id-Ada") == 0
    assert await credentials.take_link("l", Purpose.RECOVER, 1) is None
    assert await credentials.mail_of("id-Ada") is None
    assert (await store.own_data.about("id-Ada")).keys() == {"person"}


async def test_forgetting_names(store: Store) -> None:
    """A table keeps its log, its numbers and its times, and can be loaded; only the names of that
    person are gone, and those that they gave to seats on one device."""
    wished = replace(settings(), seats=(HumanSeat(mine=True, name="Granny"), HumanSeat()))
    sat = [
        Entry(number, 1, Kind.SIT, number - 1, text)
        for number, text in enumerate(
            (
                '{"person":"id-Ada","name":"Granny","colour":"red"}',
                '{"person":"id-Bob","name":"Bobby","colour":"blue"}',
            ),
            1,
        )
    ]
    known = index("t", people=("id-Ada", "id-Bob"), wished=wished)
    await store.tables.create(head("t", wished), (*sat, *moves(3, 2)), known)
    assert await store.tables.forget_names("id-Ada", "deleted-1") == ["t"]
    stored = await store.tables.load("t")
    assert stored is not None
    assert '"Granny"' not in stored.entries[0].text
    assert stored.entries[1:] == (sat[1], *moves(3, 2))
    assert stored.head.settings.seats == (HumanSeat(mine=True), HumanSeat())
    found = await store.tables.index("t")
    assert found is not None
    assert found.line.creator.name == "deleted-1"
    assert found.line.seats[0].name == "deleted-1"
    assert found.changed == known.changed
    assert await store.tables.forget_names("id-Ada", "deleted-1") == ["t"]
    assert await store.tables.load("t") == stored
