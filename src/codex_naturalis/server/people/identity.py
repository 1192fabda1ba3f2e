"""Identity: guests and accounts, their passwords, and who is behind a cookie or a token.

The name of a deleted person is free again after a while; their sessions and tokens end at once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from secrets import token_hex

from msgspec import Struct
from msgspec.structs import replace

from codex_naturalis.locale.words import ENGLISH_WORDS, Words
from codex_naturalis.protocol.people import Credentials, Person, PersonKind, Scope
from codex_naturalis.protocol.refusals import Code, Refused
from codex_naturalis.server.people.access_tokens import AccessTokens
from codex_naturalis.server.people.freed_names import FreedNames
from codex_naturalis.server.people.guest_names import guest_name
from codex_naturalis.server.people.names import DELETED, new_name, normal_name
from codex_naturalis.server.people.old_cookies import OldCookies
from codex_naturalis.server.people.password_rules import check_password
from codex_naturalis.server.people.passwords import Passwords
from codex_naturalis.server.people.random_secrets import new_id
from codex_naturalis.server.people.sessions import Begun, Sessions
from codex_naturalis.server.ports.clock import Clock
from codex_naturalis.server.ports.credential_store import SessionRow
from codex_naturalis.server.ports.store import Conflict, PersonRow, Store


class Caller(Struct, frozen=True):
    """The person behind a request, and what the request may do."""

    person: PersonRow
    scopes: tuple[Scope, ...]
    session: SessionRow | None
    """None: identified by a token, not by a browser's cookie."""
    token: str | None = None
    """Its id."""

    def require(self, scope: Scope) -> None:
        if scope not in self.scopes:
            raise Refused(Code.NO_SCOPE, f"this token may not {scope}")

    def require_session(self) -> SessionRow:
        """Accounts and tokens may only be managed by people, not by programs with a token."""
        if self.session is None:
            raise Refused(
                Code.FORBIDDEN, "this needs a session, not a token: sign in", case="token"
            )
        return self.session


class SignedIn(Struct, frozen=True):
    person: PersonRow
    begun: Begun


class Identity:
    def __init__(
        self,
        store: Store,
        clock: Clock,
        passwords: Passwords | None = None,
        sessions: Sessions | None = None,
        tokens: AccessTokens | None = None,
        freed_names: FreedNames | None = None,
        old_cookies: OldCookies | None = None,
        is_bad: Callable[[str], bool] = lambda _: False,
    ) -> None:
        """`is_bad`: whether a name has a word that is not wanted here."""
        self.store = store
        self.clock = clock
        self.passwords = passwords or Passwords()
        self.sessions = sessions or Sessions(store, clock)
        self.tokens = tokens or AccessTokens(store, clock)
        self.freed_names = freed_names or FreedNames(store, clock)
        self.old_cookies = old_cookies
        self._is_bad = is_bad
        self._changing = asyncio.Lock()
        """Held while a row is read, changed and written, so that no change is lost."""

    async def guest(self, words: Words = ENGLISH_WORDS) -> PersonRow:
        """A new person with a made-up name."""
        for digits in (3, 3, 3, 3, 4, 4, 4, 5, 5, 5):
            row = PersonRow(new_id(), guest_name(words, digits), PersonKind.GUEST, self.clock.now())
            if not await self.freed_names.may_take(row.name, None):
                continue
            try:
                await self.store.people.add(row)
            except Conflict:
                continue
            return row
        raise Refused(Code.BUSY, "no free name was found for a guest: try again", case="guests")

    async def register(
        self, caller: PersonRow | None, credentials: Credentials, agent: str = ""
    ) -> SignedIn:
        """A guest becomes the account and keeps its id and games; its older sessions and tokens
        end."""
        name = new_name(credentials.name)
        await self._check_wanted(name)
        await check_password(credentials.password, name)
        holder = await self.store.people.by_name(name)
        if holder is not None and (caller is None or holder.id != caller.id):
            raise _taken(name)
        await self._check_free(name, caller)
        password_hash = await self.passwords.hash(credentials.password)
        if caller is not None and caller.kind is PersonKind.GUEST:
            return await self.secure(
                caller,
                agent,
                lambda row: replace(
                    row, name=name, kind=PersonKind.ACCOUNT, password_hash=password_hash
                ),
            )
        row = PersonRow(new_id(), name, PersonKind.ACCOUNT, self.clock.now(), password_hash)
        try:
            await self.store.people.add(row)
        except Conflict:
            raise _taken(name) from None
        return SignedIn(row, await self.sessions.begin(row.id, agent, proven=True))

    async def login(self, credentials: Credentials) -> PersonRow:
        """An unknown name and a wrong password get the same answer, after the same time."""
        row = await self.named(credentials.name)
        known = row.password_hash if row else None
        good = await self.passwords.verify(known, credentials.password)
        if row is None or known is None or not good:
            raise Refused(Code.WRONG_PASSWORD, "the name or the password is wrong")
        if self.passwords.outdated(known):
            fresh = await self.passwords.hash(credentials.password)
            row = await self.change(row, lambda row: replace(row, password_hash=fresh))
        return row

    async def rename(self, person: PersonRow, name: str) -> PersonRow:
        name = new_name(name)
        await self._check_wanted(name)
        await self._check_free(name, person)
        renamed = await self.change(person, lambda row: replace(row, name=name))
        await self.freed_names.free(person)
        return renamed

    async def set_password(self, person: PersonRow, password: str, agent: str = "") -> SignedIn:
        """All sessions and tokens end; a new session begins."""
        if person.kind is not PersonKind.ACCOUNT:
            raise Refused(
                Code.NEEDS_ACCOUNT, "a guest has no password: register first", case="password"
            )
        await check_password(password, person.name)
        password_hash = await self.passwords.hash(password)
        return await self.secure(
            person, agent, lambda row: replace(row, password_hash=password_hash)
        )

    async def prove(self, person: PersonRow, session: SessionRow, password: str) -> None:
        """That it is still the same person: by the password, or a passkey just proven. Raises
        Refused(WRONG_PASSWORD or NEEDS_PROOF)."""
        if person.kind is PersonKind.GUEST:
            return
        if person.password_hash is not None:
            if not await self.passwords.verify(person.password_hash, password):
                raise Refused(Code.WRONG_PASSWORD, "the password is wrong", case="password")
        elif not self.sessions.recently_proven(session):
            raise Refused(Code.NEEDS_PROOF, "prove with your passkey that it is you")

    async def sign_out_everywhere(self, person: PersonRow) -> PersonRow:
        """All sessions and tokens end."""
        async with self._changing:
            row = replace(await self._current(person), generation=person.generation + 1)
            await self.store.people.secure(row, None, tokens=True)
            return row

    async def delete(self, person: PersonRow, gone: Person) -> None:
        """`gone`: what the person is called from now on (`nameless`)."""
        # With the person goes the decision that a name had to be given up: only the hash stays.
        await self.freed_names.free(person, *await self.store.moderation.taken_from(person.id))
        await self.store.people.erase(person.id, gone.name, self.clock.now())

    async def by_cookie(self, secret: str) -> Caller | None:
        session = await self.sessions.find(secret)
        person = None if session is None else await self.existing(session.person)
        if session is None or person is None:
            return None
        return Caller(person, tuple(Scope), session)

    async def by_old_cookie(self, text: str, agent: str) -> SignedIn | None:
        """A guest's cookie of before sessions were in the store becomes a session, once."""
        cookie = None if self.old_cookies is None else self.old_cookies.read(text, self.clock.now())
        person = None if cookie is None else await self.existing(cookie.person)
        if cookie is None or person is None or person.generation != cookie.generation:
            return None
        if person.kind is not PersonKind.GUEST:
            return None
        async with self._changing:
            row = await self._current(person)
            await self.store.people.change(replace(row, generation=row.generation + 1))
        return SignedIn(row, await self.sessions.begin(row.id, agent, proven=False))

    async def by_token(self, secret: str) -> Caller | None:
        token = await self.tokens.find(secret)
        person = None if token is None else await self.existing(token.person)
        if token is None or person is None:
            return None
        return Caller(person, token.scopes, None, token.id)

    async def _check_wanted(self, name: str) -> None:
        """Raises Refused(BAD_NAME) for bad words, and for what somebody had to give up."""
        if self._is_bad(name):
            raise Refused(Code.BAD_NAME, "a word in it is not wanted here", case="words")
        if await self.store.moderation.is_taken_away(name):
            raise Refused(Code.BAD_NAME, "somebody had to give this name up", case="taken_away")

    async def named(self, name: str) -> PersonRow | None:
        try:
            return await self.store.people.by_name(normal_name(name))
        except Refused:
            return None

    async def existing(self, person: str) -> PersonRow | None:
        row = await self.store.people.get(person)
        return row if row is not None and row.deleted is None else None

    async def change(
        self, person: PersonRow, change: Callable[[PersonRow], PersonRow]
    ) -> PersonRow:
        """Change the row as it is now, if the session that asked for it is still valid."""
        async with self._changing:
            changed = change(await self._current(person))
            try:
                await self.store.people.change(changed)
            except Conflict:
                raise _taken(changed.name) from None
            return changed

    async def secure(
        self,
        person: PersonRow,
        agent: str,
        change: Callable[[PersonRow], PersonRow],
    ) -> SignedIn:
        """Change the row and begin a new session; all others, and all tokens, end."""
        async with self._changing:
            row = await self._current(person)
            changed = replace(change(row), generation=row.generation + 1)
            begun = self.sessions.new(row.id, agent, proven=True)
            try:
                await self.store.people.secure(changed, begun.row, tokens=True)
            except Conflict:
                raise _taken(changed.name) from None
            return SignedIn(changed, begun)

    async def _current(self, person: PersonRow) -> PersonRow:
        row = await self.existing(person.id)
        if row is None or row.generation != person.generation:
            raise Refused(
                Code.UNAUTHENTICATED, "this session has ended: sign in again", case="ended"
            )
        return row

    async def _check_free(self, name: str, caller: PersonRow | None) -> None:
        if not await self.freed_names.may_take(name, caller.id if caller else None):
            raise _taken(name)


def nameless(person: PersonRow) -> Person:
    """What is left of a deleted person."""
    return Person(person.id, DELETED + token_hex(10), person.kind)


def _taken(name: str) -> Refused:
    return Refused(Code.NAME_TAKEN, f"the name {name!r} is taken")
