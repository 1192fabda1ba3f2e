"""Getting back into an account: codes that were shown once, and links that go by mail or come from
the host. Each is good for one use; the store has only their hashes. One is used up last, when
nothing else can fail."""

from __future__ import annotations

from secrets import choice

from msgspec.structs import replace

from codex_naturalis.protocol.people import Millis
from codex_naturalis.protocol.recovery import CodeRecovery, LinkRecovery
from codex_naturalis.protocol.refusals import Code, Refused
from codex_naturalis.server.people.identity import Identity, SignedIn
from codex_naturalis.server.people.password_rules import check_password
from codex_naturalis.server.people.random_secrets import hash_of, new_secret
from codex_naturalis.server.ports.clock import Clock
from codex_naturalis.server.ports.credential_store import LinkRow, Purpose
from codex_naturalis.server.ports.store import PersonRow, Store

CODES = 10
LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
"""None that look alike."""
GROUPS, IN_GROUP = 4, 4
"""31^16: nobody guesses one."""
HOUR: Millis = 3_600_000
MAILED_FOR = 2 * HOUR
CONFIRMED_WITHIN = 48 * HOUR
HOST_FOR = 24 * HOUR


class Recovery:
    def __init__(self, store: Store, clock: Clock, identity: Identity) -> None:
        self.store = store
        self.clock = clock
        self.identity = identity

    async def new_codes(self, person: str) -> tuple[str, ...]:
        """Earlier ones are void."""
        codes = tuple(_new_code() for _ in range(CODES))
        await self.store.credentials.set_codes(person, [_hash(person, code) for code in codes])
        return codes

    async def by_code(self, asked: CodeRecovery, agent: str) -> SignedIn:
        """Sets a new password, and switches a second factor off: it may be what was lost. An
        unknown name and a wrong code get the same answer."""
        person = await self.identity.named(asked.name)
        await check_password(asked.password, asked.name)
        password_hash = await self.identity.passwords.hash(asked.password)
        known = person is not None and await self.store.credentials.take_code(
            person.id, _hash(person.id, asked.code)
        )
        if person is None or not known:
            raise Refused(Code.WRONG_PASSWORD, "the name or the code is wrong", case="code")
        return await self._new_password(person, password_hash, agent, keep_second_factor=False)

    async def new_link(
        self, person: str, purpose: Purpose, life: Millis, address: str | None = None
    ) -> str:
        """Its secret."""
        secret = new_secret()
        until = self.clock.now() + life
        await self.store.credentials.add_link(
            LinkRow(hash_of(secret), person, purpose, until, address)
        )
        return secret

    async def by_link(self, asked: LinkRecovery, agent: str) -> SignedIn:
        """A second factor stays on, because whoever reads the mails has only one factor."""
        await check_password(asked.password, "")
        password_hash = await self.identity.passwords.hash(asked.password)
        link = await self._take(asked.secret, Purpose.RECOVER)
        person = await self.identity.existing(link.person)
        if person is None:
            raise _expired()
        return await self._new_password(person, password_hash, agent, keep_second_factor=True)

    async def confirmed_address(self, secret: str) -> tuple[str, str]:
        """(person, address) of a link that confirms."""
        link = await self._take(secret, Purpose.CONFIRM)
        if link.address is None:
            raise _expired()
        return link.person, link.address

    async def by_mail(self, account: str) -> list[tuple[PersonRow, str]]:
        """Who is meant by a name or an address, each with the address that mail goes to."""
        ids = await self.store.credentials.with_mail(account)
        named = await self.identity.named(account)
        if named is not None:
            ids.append(named.id)
        found = []
        for person in sorted(set(ids)):
            row = await self.identity.existing(person)
            mail = await self.store.credentials.mail_of(person)
            if row is not None and mail is not None and mail.confirmed is not None:
                found.append((row, mail.address))
        return found

    async def drop_old(self, limit: int) -> int:
        return await self.store.credentials.drop_links(self.clock.now(), limit)

    async def _take(self, secret: str, purpose: Purpose) -> LinkRow:
        link = await self.store.credentials.take_link(hash_of(secret), purpose, self.clock.now())
        if link is None:
            raise _expired()
        return link

    async def _new_password(
        self, person: PersonRow, password_hash: str, agent: str, *, keep_second_factor: bool
    ) -> SignedIn:
        return await self.identity.secure(
            person,
            agent,
            lambda row: replace(
                row,
                password_hash=password_hash,
                second_factor=row.second_factor and keep_second_factor,
            ),
        )


def _new_code() -> str:
    """For instance `k7mq-2xwd-9fhp-tn4c`."""
    return "-".join("".join(choice(LETTERS) for _ in range(IN_GROUP)) for _ in range(GROUPS))


def _hash(person: str, code: str) -> str:
    """However it is written down."""
    plain = "".join(letter for letter in code.casefold() if letter.isalnum())
    return hash_of(f"{person}\n{plain}")


def _expired() -> Refused:
    return Refused(Code.WRONG_PASSWORD, "this link is no longer valid", case="link")
