"""Who somebody is, by password, cookie and token."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from argon2 import PasswordHasher
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from codex_naturalis.protocol.people import Credentials, NewToken, PersonKind, Scope
from codex_naturalis.protocol.refusals import Code, Refused
from codex_naturalis.server.people import identity as module
from codex_naturalis.server.people.cookies import LIFE, Session, sign, unsign
from codex_naturalis.server.people.identity import Caller, Identity
from codex_naturalis.server.people.passwords import AT_ONCE, MOST_WAITING, Passwords
from codex_naturalis.server.store import SqliteStore
from tests.server.clock import START, HeldClock
from tests.server.endpoints import GOOD, QUICK, SECRET

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
    return Identity(store, clock, SECRET, Passwords(QUICK))


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
    row = await identity.register(None, ANNA)
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
    """A guest becomes an account with the same id, once; the guest's cookies end."""
    guest = await identity.guest()
    old = identity.cookie(guest)
    row = await identity.register(guest, ANNA)
    assert (row.id, row.created, row.kind) == (guest.id, guest.created, PersonKind.ACCOUNT)
    assert await identity.by_cookie(old) is None
    assert await identity.by_cookie(identity.cookie(row)) == row
    with pytest.raises(Refused) as refused:
        await identity.register(guest, Credentials("Otto", GOOD))
    assert refused.value.code is Code.UNAUTHENTICATED
    assert await identity.store.people.get(guest.id) == row


@pytest.mark.anyio
async def test_guest_takes_its_own_name(identity: Identity) -> None:
    """A guest who likes the made-up name may keep it."""
    guest = await identity.guest()
    assert (await identity.register(guest, Credentials(guest.name, GOOD))).name == guest.name


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
    row = await identity.register(None, ANNA)
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
    row = await identity.register(None, Credentials("Zoe", "na\u00efve caf\u00e9"))
    assert await identity.login(Credentials("Zoe", "nai\u0308ve cafe\u0301")) == row


@pytest.mark.anyio
async def test_damaged_hash(identity: Identity, store: SqliteStore) -> None:
    """A hash that is none opens to nobody, and breaks nothing."""
    row = await identity.register(None, ANNA)
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
    row = await identity.register(None, ANNA)
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
async def test_change_password(identity: Identity) -> None:
    """Needs the old one; ends all sessions and leaves the tokens."""
    row = await identity.register(None, ANNA)
    cookie = identity.cookie(row)
    token = await identity.new_token(row, NewToken("mine", (Scope.READ,)))
    new = "another good passphrase"
    with pytest.raises(Refused, match="wrong_password"):
        await identity.change_password(row, "not the password", new)
    with pytest.raises(Refused, match="bad_password"):
        await identity.change_password(row, GOOD, "12345678")
    with pytest.raises(Refused, match="needs_account"):
        await identity.change_password(await identity.guest(), "", new)
    assert await identity.by_cookie(cookie) == row
    changed = await identity.change_password(row, GOOD, new)
    assert await identity.by_cookie(cookie) is None
    assert await identity.by_cookie(identity.cookie(changed)) == changed
    assert await identity.by_token(token.secret) == (changed, (Scope.READ,))
    with pytest.raises(Refused, match="wrong_password"):
        await identity.login(ANNA)
    assert await identity.login(Credentials("Anna", new)) == changed


@pytest.mark.anyio
async def test_delete(identity: Identity, store: SqliteStore) -> None:
    """An account is deleted by its password: cookie and token die, and the name is free again,
    for somebody who is not the one deleted."""
    row = await identity.register(None, ANNA)
    cookie = identity.cookie(row)
    token = await identity.new_token(row, NewToken("mine", (Scope.READ,)))
    with pytest.raises(Refused, match="wrong_password"):
        await identity.delete(row, "")
    await identity.delete(row, GOOD)
    assert await identity.by_cookie(cookie) is None
    assert await identity.by_token(token.secret) is None
    with pytest.raises(Refused, match="wrong_password"):
        await identity.login(ANNA)
    with pytest.raises(Refused, match="unauthenticated"):
        await identity.rename(row, "Otto")
    gone = await store.people.get(row.id)
    assert gone is not None
    assert gone.name.startswith("deleted-")
    assert gone.password_hash is None
    assert (await identity.register(None, ANNA)).id != row.id


@pytest.mark.anyio
async def test_delete_guest(identity: Identity) -> None:
    """A guest has no password to repeat."""
    guest = await identity.guest()
    await identity.delete(guest, "")
    assert await identity.by_cookie(identity.cookie(guest)) is None


@pytest.mark.anyio
async def test_cookie_ages(identity: Identity, clock: HeldClock) -> None:
    """A cookie is good for 400 days, in its generation, under its secret."""
    row = await identity.guest()
    cookie = identity.cookie(row)
    clock.advance(LIFE / 1000 - 1)
    assert await identity.by_cookie(cookie) == row
    assert await identity.by_cookie(identity.cookie(replace(row, generation=1))) is None
    assert await identity.by_cookie(identity.cookie(replace(row, id="somebody"))) is None
    stranger = Identity(identity.store, clock, b"another secret", identity.passwords)
    assert await identity.by_cookie(stranger.cookie(row)) is None
    ended = await identity.end_sessions(row)
    assert await identity.by_cookie(cookie) is None
    assert await identity.by_cookie(identity.cookie(ended)) == ended
    clock.advance(1)
    assert await identity.by_cookie(cookie) is None


@given(st.data())
def test_forged_cookies(data: st.DataObject) -> None:
    """A cookie with any one letter changed, and any other text at all, is nobody's; nothing is
    ever raised."""
    session = Session("p" * 20, 3, START)
    cookie = sign(session, SECRET)
    assert unsign(cookie, SECRET, START) == session
    place = data.draw(st.integers(0, len(cookie) - 1))
    letter = data.draw(st.characters(codec=None).filter(lambda letter: letter != cookie[place]))
    assert unsign(cookie[:place] + letter + cookie[place + 1 :], SECRET, START) is None
    assert unsign(data.draw(st.text()), SECRET, START) is None
    assert unsign(cookie + "=", SECRET, START) is None
    assert unsign(cookie * 100, SECRET, START) is None


@pytest.mark.anyio
async def test_tokens(identity: Identity, store: SqliteStore, clock: HeldClock) -> None:
    """A token is good until it expires or is revoked by its owner; only its hash is stored; when
    it was used is written once an hour at most."""
    row = await identity.register(None, ANNA)
    other = await identity.guest()
    made = await identity.new_token(row, NewToken("bot", (Scope.PLAY, Scope.READ, Scope.PLAY), 1))
    assert made.secret.startswith("codex_")
    assert len(made.secret) == len("codex_") + 43
    assert made.token.scopes == (Scope.READ, Scope.PLAY)
    (stored,) = await store.people.tokens_of(row.id)
    assert made.secret.removeprefix("codex_") not in repr(stored)

    assert await identity.by_token(made.secret) == (row, (Scope.READ, Scope.PLAY))
    clock.advance(3599)
    await identity.by_token(made.secret)
    assert [token.used for token in await identity.tokens(row)] == [START]
    clock.advance(1)
    await identity.by_token(made.secret)
    assert [token.used for token in await identity.tokens(row)] == [START + 3_600_000]

    for text in ("", "codex_", made.secret[:-1], made.secret + "x", "codex_\ud800", stored.hash):
        assert await identity.by_token(text) is None
    with pytest.raises(Refused, match="not_found"):
        await identity.revoke_token(other, made.token.id)
    clock.advance(23 * 3600)
    assert await identity.by_token(made.secret) is None

    forever = await identity.new_token(row, NewToken("forever", (Scope.READ,)))
    clock.advance(3650 * 86_400)
    assert await identity.by_token(forever.secret) is not None
    await identity.revoke_token(row, forever.token.id)
    assert await identity.by_token(forever.secret) is None
    with pytest.raises(Refused, match="not_found"):
        await identity.revoke_token(row, forever.token.id)


@pytest.mark.anyio
async def test_token_limits(identity: Identity) -> None:
    """Twenty tokens at most, also when asked for all at once; a label can be printed."""
    row = await identity.guest()
    wish = NewToken("bot", (Scope.READ,))
    outcomes = await asyncio.gather(
        *(identity.new_token(row, wish) for _ in range(23)), return_exceptions=True
    )
    refused = [outcome for outcome in outcomes if isinstance(outcome, Refused)]
    assert [refusal.code for refusal in refused] == [Code.LIMIT_REACHED] * 3
    with pytest.raises(Refused, match="label"):
        await identity.new_token(await identity.guest(), NewToken("a\x1b[2Jb", (Scope.READ,)))


@pytest.mark.anyio
async def test_scopes(identity: Identity) -> None:
    """A caller may do what the scopes say, and manage the account only in a session."""
    row = await identity.guest()
    program = Caller(row, (Scope.READ,), session=False)
    program.require(Scope.READ)
    with pytest.raises(Refused) as refused:
        program.require(Scope.PLAY)
    assert refused.value.code is Code.NO_SCOPE
    with pytest.raises(Refused) as refused:
        program.require_session()
    assert refused.value.code is Code.FORBIDDEN
    Caller(row, tuple(Scope), session=True).require_session()
