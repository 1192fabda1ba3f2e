"""Who somebody is, by password, cookie and token."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from argon2 import PasswordHasher
from msgspec.structs import replace

from codex_naturalis.protocol.people import Credentials, NewToken, PersonKind, Scope
from codex_naturalis.protocol.refusals import Code, Refused
from codex_naturalis.server.people import identity as module
from codex_naturalis.server.people.access_tokens import AccessTokens
from codex_naturalis.server.people.freed_names import KEPT
from codex_naturalis.server.people.identity import Caller, Identity, nameless
from codex_naturalis.server.people.passwords import AT_ONCE, MOST_WAITING, Passwords
from codex_naturalis.server.store import SqliteStore
from tests.server.clock import HeldClock
from tests.server.endpoints import GOOD, QUICK

ANNA = Credentials("Anna", GOOD)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    store = await SqliteStore.open(tmp_path / "codex.sqlite")
    yield store
    await store.close()


@pytest.fixture
def clock() -> HeldClock:
    return HeldClock()


@pytest.fixture
def identity(store: SqliteStore, clock: HeldClock) -> Identity:
    return Identity(store, clock, Passwords(QUICK))


@pytest.mark.anyio
async def test_guest_names_are_retried(identity: Identity, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two guests never share a name: another is made up; when none is free, it is refused."""
    names = ["Quiet Quill 417", "quiet quill 417", "Calm Owl 100"]
    monkeypatch.setattr(module, "guest_name", lambda *_: names.pop(0) if names else "Calm Owl 100")
    assert (await identity.guest()).name == "Quiet Quill 417"
    assert (await identity.guest()).name == "Calm Owl 100"
    with pytest.raises(Refused, match="busy"):
        await identity.guest()


@pytest.mark.anyio
async def test_register_and_login(identity: Identity) -> None:
    """Anyone may register, once a name, whatever its case; then the password opens."""
    row = (await identity.register(None, ANNA)).person
    assert row.kind is PersonKind.ACCOUNT
    assert row.password_hash is not None
    assert GOOD not in row.password_hash
    assert await identity.login(Credentials("aNNa", GOOD)) == row
    for caller in (None, row, await identity.guest()):
        with pytest.raises(Refused) as refused:
            await identity.register(caller, Credentials("ANNA", GOOD))
        assert refused.value.code is Code.NAME_TAKEN


@pytest.mark.anyio
async def test_one_name_for_two_at_once(identity: Identity) -> None:
    """When two register the same name in the same moment, one of them gets it."""
    outcomes = await asyncio.gather(
        *(identity.register(None, ANNA) for _ in range(4)), return_exceptions=True
    )
    refused = [outcome for outcome in outcomes if isinstance(outcome, Refused)]
    assert [refusal.code for refusal in refused] == [Code.NAME_TAKEN] * 3


@pytest.mark.anyio
async def test_guest_upgrade(identity: Identity) -> None:
    """A guest becomes an account with the same id, once; the guest's sessions and tokens end."""
    guest = await identity.guest()
    old = await identity.sessions.begin(guest.id, "", proven=False)
    token = await identity.tokens.create(guest, NewToken("mine", (Scope.READ,)))
    found = await identity.register(guest, ANNA)
    row = found.person
    assert (row.id, row.created, row.kind) == (guest.id, guest.created, PersonKind.ACCOUNT)
    assert await identity.by_cookie(old.secret) is None
    assert await identity.by_token(token.secret) is None
    caller = await identity.by_cookie(found.begun.secret)
    assert caller is not None
    assert caller.person == row
    with pytest.raises(Refused) as refused:
        await identity.register(guest, Credentials("Otto", GOOD))
    assert refused.value.code is Code.UNAUTHENTICATED
    assert await identity.store.people.get(guest.id) == row


@pytest.mark.anyio
async def test_guest_takes_its_own_name(identity: Identity) -> None:
    """A guest who likes the made-up name may keep it."""
    guest = await identity.guest()
    assert (await identity.register(guest, Credentials(guest.name, GOOD))).person.name == guest.name


@pytest.mark.anyio
async def test_wrong_login(identity: Identity) -> None:
    """A wrong password, an unknown name, a guest's and an impossible name are told alike, and
    each of them costs one hash."""
    await identity.register(None, ANNA)
    guest = await identity.guest()
    verified: list[str] = []

    class Counting(Passwords):
        def _matches(self, known: str, password: str) -> bool:
            verified.append(known)
            return super()._matches(known, password)

    identity.passwords = Counting(QUICK)
    reasons = set()
    for name in ("Anna", "Otto", guest.name, "An\0na", "deleted-1"):
        with pytest.raises(Refused) as refused:
            await identity.login(Credentials(name, "not the password"))
        assert refused.value.code is Code.WRONG_PASSWORD
        reasons.add(refused.value.reason)
    assert len(reasons) == 1
    assert len(verified) == 5
    assert len({known.rsplit("$", 2)[0] for known in verified}) == 1


@pytest.mark.anyio
async def test_stronger_hashes(identity: Identity, store: SqliteStore) -> None:
    """When the cost of hashes is raised, the next login writes a stronger one; it still opens."""
    row = (await identity.register(None, ANNA)).person
    identity.passwords = Passwords(PasswordHasher(time_cost=2, memory_cost=16, parallelism=1))
    again = await identity.login(ANNA)
    assert again.password_hash is not None
    assert "m=16,t=2" in again.password_hash
    assert await store.people.get(row.id) == again
    assert await identity.login(ANNA) == again
    assert again.generation == row.generation


@pytest.mark.anyio
async def test_spelling_of_passwords(identity: Identity) -> None:
    """The same password from a keyboard that composes its letters differently opens too."""
    row = (await identity.register(None, Credentials("Zoe", "na\u00efve caf\u00e9"))).person
    assert await identity.login(Credentials("Zoe", "nai\u0308ve cafe\u0301")) == row


@pytest.mark.anyio
async def test_damaged_hash(identity: Identity, store: SqliteStore) -> None:
    """A hash that is none opens to nobody, and breaks nothing."""
    row = (await identity.register(None, ANNA)).person
    await store.people.change(replace(row, password_hash="nonsense"))
    with pytest.raises(Refused, match="wrong_password"):
        await identity.login(ANNA)


@pytest.mark.anyio
async def test_too_many_at_once() -> None:
    """Beyond a queue of bounded length logins are refused, and those in it are served."""
    passwords = Passwords(QUICK)
    asked = [passwords.hash(GOOD) for _ in range(AT_ONCE + MOST_WAITING + 5)]
    outcomes = await asyncio.gather(*asked, return_exceptions=True)
    refused = [outcome for outcome in outcomes if isinstance(outcome, Refused)]
    assert [refusal.code for refusal in refused] == [Code.BUSY] * 5
    assert await passwords.verify(await passwords.hash(GOOD), GOOD)


@pytest.mark.anyio
async def test_rename(identity: Identity) -> None:
    """Guests and accounts may take any free name, also their own in other letters; two renamings
    at once lose nothing else of the row."""
    row = (await identity.register(None, ANNA)).person
    guest = await identity.guest()
    assert (await identity.rename(row, "ANNA")).name == "ANNA"
    assert (await identity.rename(guest, "Otto")).id == guest.id
    with pytest.raises(Refused) as refused:
        await identity.rename(row, "otto")
    assert refused.value.code is Code.NAME_TAKEN
    with pytest.raises(Refused, match="bad_name"):
        await identity.rename(row, "<script>")
    assert (await identity.rename(row, "Žofie")).password_hash == row.password_hash


@pytest.mark.anyio
async def test_a_new_password(identity: Identity) -> None:
    """Ends all sessions and all tokens, and begins a session; a guest has none."""
    found = await identity.register(None, ANNA)
    row = found.person
    token = await identity.tokens.create(row, NewToken("mine", (Scope.READ,)))
    new = "another good passphrase"
    with pytest.raises(Refused, match="bad_password"):
        await identity.set_password(row, "12345678")
    with pytest.raises(Refused, match="needs_account"):
        await identity.set_password(await identity.guest(), new)
    assert await identity.by_cookie(found.begun.secret) is not None
    assert await identity.by_token(token.secret) is not None
    changed = await identity.set_password(row, new)
    assert await identity.by_cookie(found.begun.secret) is None
    assert await identity.by_token(token.secret) is None
    caller = await identity.by_cookie(changed.begun.secret)
    assert caller is not None
    assert caller.person == changed.person
    with pytest.raises(Refused, match="wrong_password"):
        await identity.login(ANNA)
    assert await identity.login(Credentials("Anna", new)) == changed.person


@pytest.mark.anyio
async def test_proofs(identity: Identity, clock: HeldClock) -> None:
    """Whoever has a password repeats it; who has none has proven a passkey in the last ten
    minutes, in this session; a guest has nothing to prove."""
    found = await identity.register(None, ANNA)
    row, session = found.person, found.begun.row
    await identity.prove(row, session, GOOD)
    with pytest.raises(Refused, match="wrong_password"):
        await identity.prove(row, session, "")
    row = await identity.change(row, lambda row: replace(row, password_hash=None))
    await identity.prove(row, session, "")
    clock.advance(600)
    for password in ("", GOOD):
        with pytest.raises(Refused, match="needs_proof"):
            await identity.prove(row, session, password)
    guest = await identity.guest()
    begun = await identity.sessions.begin(guest.id, "", proven=False)
    await identity.prove(guest, begun.row, "")


@pytest.mark.anyio
async def test_delete(identity: Identity, store: SqliteStore, clock: HeldClock) -> None:
    """Session and token die; the name is free again after a while, for somebody who is not the one
    deleted."""
    found = await identity.register(None, ANNA)
    row = found.person
    token = await identity.tokens.create(row, NewToken("mine", (Scope.READ,)))
    await identity.delete(row, nameless(row))
    assert await identity.by_cookie(found.begun.secret) is None
    assert await identity.by_token(token.secret) is None
    with pytest.raises(Refused, match="wrong_password"):
        await identity.login(ANNA)
    with pytest.raises(Refused, match="unauthenticated"):
        await identity.rename(row, "Otto")
    gone = await store.people.get(row.id)
    assert gone is not None
    assert gone.name.startswith("deleted-")
    assert gone.password_hash is None
    with pytest.raises(Refused, match="name_taken"):
        await identity.register(None, Credentials("aNNa", GOOD))
    clock.advance(KEPT / 1000)
    assert (await identity.register(None, ANNA)).person.id != row.id


@pytest.mark.anyio
async def test_a_name_given_up(identity: Identity, clock: HeldClock) -> None:
    """Who had a name may have it back; others only after a while."""
    row = (await identity.register(None, ANNA)).person
    otto = await identity.rename(row, "Otto")
    stranger = await identity.guest()
    with pytest.raises(Refused, match="name_taken"):
        await identity.rename(stranger, "ANNA")
    assert (await identity.rename(otto, "Anna")).name == "Anna"
    await identity.rename(await identity.rename(row, "Zoe"), "Zofie")
    clock.advance(KEPT / 1000 - 1)
    with pytest.raises(Refused, match="name_taken"):
        await identity.rename(stranger, "Zoe")
    clock.advance(1)
    assert (await identity.rename(stranger, "Zoe")).name == "Zoe"


@pytest.mark.anyio
async def test_token_limits(identity: Identity, store: SqliteStore, clock: HeldClock) -> None:
    """Twenty tokens at most, also when asked for all at once; a label can be printed."""
    tokens, row = AccessTokens(store, clock), await identity.guest()
    wish = NewToken("bot", (Scope.READ,))
    outcomes = await asyncio.gather(
        *(tokens.create(row, wish) for _ in range(23)), return_exceptions=True
    )
    refused = [outcome for outcome in outcomes if isinstance(outcome, Refused)]
    assert [refusal.code for refusal in refused] == [Code.LIMIT_REACHED] * 3
    with pytest.raises(Refused, match="label"):
        await tokens.create(row, NewToken("a\x1b[2Jb", (Scope.READ,)))


@pytest.mark.anyio
async def test_scopes(identity: Identity) -> None:
    """A caller may do what the scopes say, and manage the account only in a session."""
    row = await identity.guest()
    program = Caller(row, (Scope.READ,), None, "token")
    program.require(Scope.READ)
    with pytest.raises(Refused) as refused:
        program.require(Scope.PLAY)
    assert refused.value.code is Code.NO_SCOPE
    with pytest.raises(Refused) as refused:
        program.require_session()
    assert refused.value.code is Code.FORBIDDEN
    begun = await identity.sessions.begin(row.id, "", proven=False)
    assert Caller(row, tuple(Scope), begun.row).require_session() == begun.row
