"""Identity: guests and accounts, sessions of browsers and tokens of programs.

The name of a deleted person is free again; their cookies and tokens are no longer valid.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from hashlib import sha256
from secrets import token_hex, token_urlsafe

from msgspec import Struct
from msgspec.structs import replace

from codex_naturalis.locale.words import ENGLISH_WORDS, Words
from codex_naturalis.protocol.people import (
    Credentials,
    Millis,
    NewToken,
    PersonKind,
    Scope,
    Token,
    TokenSecret,
)
from codex_naturalis.protocol.refusals import Code, Refused
from codex_naturalis.server.people.cookies import Session, sign, unsign
from codex_naturalis.server.people.guest_names import guest_name
from codex_naturalis.server.people.names import (
    DELETED,
    check_password,
    new_name,
    normal_name,
)
from codex_naturalis.server.people.passwords import Passwords
from codex_naturalis.server.ports.clock import Clock
from codex_naturalis.server.ports.store import Conflict, PersonRow, Store, TokenRow

MOST_TOKENS = 20
TOKEN_PREFIX = "codex_"
"""So that people and secret scanners recognise a token."""
_HOUR: Millis = 3_600_000
_DAY: Millis = 24 * _HOUR


class Caller(Struct, frozen=True):
    """The person behind a request, and what the request may do."""

    person: PersonRow
    scopes: tuple[Scope, ...]
    session: bool
    """Identified by a browser's cookie, not by a token."""

    def require(self, scope: Scope) -> None:
        if scope not in self.scopes:
            raise Refused(Code.NO_SCOPE, f"this token may not {scope}")

    def require_session(self) -> None:
        """Accounts and tokens may only be managed by people, not by programs with a token."""
        if not self.session:
            raise Refused(
                Code.FORBIDDEN, "this needs a session, not a token: sign in", case="token"
            )


class Identity:
    def __init__(
        self,
        store: Store,
        clock: Clock,
        secret: bytes,
        passwords: Passwords | None = None,
        is_bad: Callable[[str], bool] = lambda _: False,
    ) -> None:
        """`is_bad`: whether a name has a word that is not wanted here."""
        self.store = store
        self.clock = clock
        self.passwords = passwords or Passwords()
        self._secret = secret
        self._is_bad = is_bad
        self._changing = asyncio.Lock()
        """Held while a row is read, changed and written, so that no change is lost."""

    async def guest(self, words: Words = ENGLISH_WORDS) -> PersonRow:
        """A new person with a made-up name."""
        for digits in (3, 3, 3, 3, 4, 4, 4, 5, 5, 5):
            row = PersonRow(
                _new_id(), guest_name(words, digits), PersonKind.GUEST, self.clock.now()
            )
            try:
                await self.store.people.add(row)
            except Conflict:
                continue
            return row
        raise Refused(Code.BUSY, "no free name was found for a guest: try again", case="guests")

    async def register(self, caller: PersonRow | None, credentials: Credentials) -> PersonRow:
        """A guest becomes the account and keeps its id and games; its older sessions end."""
        name = new_name(credentials.name)
        await self._check_wanted(name)
        check_password(credentials.password, name)
        holder = await self.store.people.by_name(name)
        if holder is not None and (caller is None or holder.id != caller.id):
            raise _taken(name)
        password_hash = await self.passwords.hash(credentials.password)
        if caller is not None and caller.kind is PersonKind.GUEST:
            return await self._change(
                caller,
                lambda row: replace(
                    row,
                    name=name,
                    kind=PersonKind.ACCOUNT,
                    password_hash=password_hash,
                    generation=row.generation + 1,
                ),
            )
        row = PersonRow(_new_id(), name, PersonKind.ACCOUNT, self.clock.now(), password_hash)
        try:
            await self.store.people.add(row)
        except Conflict:
            raise _taken(name) from None
        return row

    async def login(self, credentials: Credentials) -> PersonRow:
        """An unknown name and a wrong password get the same answer, after the same time."""
        row = await self._named(credentials.name)
        known = row.password_hash if row else None
        good = await self.passwords.verify(known, credentials.password)
        if row is None or known is None or not good:
            raise Refused(Code.WRONG_PASSWORD, "the name or the password is wrong")
        if self.passwords.outdated(known):
            fresh = await self.passwords.hash(credentials.password)
            row = await self._change(row, lambda row: replace(row, password_hash=fresh))
        return row

    async def rename(self, person: PersonRow, name: str) -> PersonRow:
        name = new_name(name)
        await self._check_wanted(name)
        return await self._change(person, lambda row: replace(row, name=name))

    async def change_password(self, person: PersonRow, old: str, new: str) -> PersonRow:
        """Ends all sessions: the caller needs a new cookie. Tokens stay."""
        if person.password_hash is None:
            raise Refused(
                Code.NEEDS_ACCOUNT, "a guest has no password: register first", case="password"
            )
        await self._verify(person, old)
        check_password(new, person.name)
        password_hash = await self.passwords.hash(new)
        return await self._change(
            person,
            lambda row: replace(row, password_hash=password_hash, generation=row.generation + 1),
        )

    async def end_sessions(self, person: PersonRow) -> PersonRow:
        return await self._change(person, lambda row: replace(row, generation=row.generation + 1))

    async def delete(self, person: PersonRow, password: str) -> None:
        if person.password_hash is not None:
            await self._verify(person, password)
        while True:
            try:
                name = DELETED + token_hex(5)
                return await self.store.people.erase(person.id, name, self.clock.now())
            except Conflict:
                continue

    def cookie(self, person: PersonRow) -> str:
        return sign(Session(person.id, person.generation, self.clock.now()), self._secret)

    async def by_cookie(self, text: str) -> PersonRow | None:
        session = unsign(text, self._secret, self.clock.now())
        if session is None:
            return None
        row = await self._existing(session.person)
        return row if row is not None and row.generation == session.generation else None

    async def new_token(self, person: PersonRow, new: NewToken) -> TokenSecret:
        if not new.label.isprintable():
            raise Refused(
                Code.BAD_REQUEST, "label: only printable characters are allowed", case="label"
            )
        secret = TOKEN_PREFIX + token_urlsafe(32)
        now = self.clock.now()
        row = TokenRow(
            id=_new_id(),
            person=person.id,
            label=new.label,
            scopes=tuple(scope for scope in Scope if scope in new.scopes),
            hash=_hash(secret),
            created=now,
            expires=None if new.days is None else now + new.days * _DAY,
        )
        async with self._changing:
            if len(await self.store.people.tokens_of(person.id)) >= MOST_TOKENS:
                raise Refused(
                    Code.LIMIT_REACHED,
                    f"{MOST_TOKENS} tokens at most: revoke one first",
                    case="tokens",
                    parameters={"most": MOST_TOKENS},
                )
            await self.store.people.add_token(row)
        return TokenSecret(_token(row), secret)

    async def by_token(self, secret: str) -> tuple[PersonRow, tuple[Scope, ...]] | None:
        if not secret.startswith(TOKEN_PREFIX):
            return None
        token = await self.store.people.token_by_hash(_hash(secret))
        now = self.clock.now()
        if token is None or (token.expires is not None and token.expires <= now):
            return None
        row = await self._existing(token.person)
        if row is None:
            return None
        if token.used is None or now - token.used >= _HOUR:
            await self.store.people.use_token(token.id, now)
        return row, token.scopes

    async def tokens(self, person: PersonRow) -> tuple[Token, ...]:
        return tuple(map(_token, await self.store.people.tokens_of(person.id)))

    async def revoke_token(self, person: PersonRow, token: str) -> None:
        if not await self.store.people.revoke_token(person.id, token):
            raise Refused(Code.NOT_FOUND, "you have no such token", case="token")

    async def _check_wanted(self, name: str) -> None:
        """Raises Refused(BAD_NAME) for bad words, and for what somebody had to give up."""
        if self._is_bad(name):
            raise Refused(Code.BAD_NAME, "a word in it is not wanted here", case="words")
        if await self.store.moderation.is_taken_away(name):
            raise Refused(Code.BAD_NAME, "somebody had to give this name up", case="taken_away")

    async def _named(self, name: str) -> PersonRow | None:
        try:
            return await self.store.people.by_name(normal_name(name))
        except Refused:
            return None

    async def _existing(self, person: str) -> PersonRow | None:
        row = await self.store.people.get(person)
        return row if row is not None and row.deleted is None else None

    async def _verify(self, person: PersonRow, password: str) -> None:
        if not await self.passwords.verify(person.password_hash, password):
            raise Refused(Code.WRONG_PASSWORD, "the password is wrong", case="password")

    async def _change(
        self, person: PersonRow, change: Callable[[PersonRow], PersonRow]
    ) -> PersonRow:
        """Change the row as it is now, if the session that asked for it is still valid."""
        async with self._changing:
            row = await self._existing(person.id)
            if row is None or row.generation != person.generation:
                raise Refused(
                    Code.UNAUTHENTICATED, "this session has ended: sign in again", case="ended"
                )
            changed = change(row)
            try:
                await self.store.people.change(changed)
            except Conflict:
                raise _taken(changed.name) from None
            return changed


def _new_id() -> str:
    return token_hex(10)


def _hash(secret: str) -> str:
    """The secret is long and random, so a fast hash is enough."""
    return sha256(secret.encode(errors="replace")).hexdigest()


def _token(row: TokenRow) -> Token:
    return Token(row.id, row.label, row.scopes, row.created, row.expires, row.used)


def _taken(name: str) -> Refused:
    return Refused(Code.NAME_TAKEN, f"the name {name!r} is taken")
