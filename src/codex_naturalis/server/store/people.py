"""People, with their tokens and mutes."""

from __future__ import annotations

from collections.abc import Sequence
from unicodedata import normalize

from sqlalchemy import Connection, Row, Select, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from codex_naturalis.protocol.people import Millis, PersonKind
from codex_naturalis.server.ports.credential_store import SessionRow
from codex_naturalis.server.ports.store import Conflict, PersonRow
from codex_naturalis.server.store.blocks import Blocks
from codex_naturalis.server.store.mutes import Mutes
from codex_naturalis.server.store.schema import (
    analyses,
    appeals,
    blocks,
    chat,
    exercise_tries,
    links,
    mail_addresses,
    mutes,
    own_exercises,
    passkeys,
    records,
    recovery_codes,
    renamings,
    reported_lines,
    reports,
    reviews,
    roles,
    sessions,
    solvers,
    tokens,
)
from codex_naturalis.server.store.schema import people as rows
from codex_naturalis.server.store.sessions import row_of
from codex_naturalis.server.store.tokens import Tokens


def fold(name: str) -> str:
    """A name for comparing: the same for all cases and all Unicode spellings."""
    return normalize("NFKC", normalize("NFKC", name).casefold())


def _columns(person: PersonRow) -> dict[str, str | int | None]:
    return {
        "id": person.id,
        "name": person.name,
        "folded": fold(person.name) if person.deleted is None else None,
        "kind": person.kind.value,
        "created": person.created,
        "password_hash": person.password_hash,
        "generation": person.generation,
        "deleted": person.deleted,
        "second_factor": person.second_factor,
    }


def _person(row: Row[tuple[object, ...]]) -> PersonRow:
    return PersonRow(
        id=row.id,
        name=row.name,
        kind=PersonKind(row.kind),
        created=row.created,
        password_hash=row.password_hash,
        generation=row.generation,
        deleted=row.deleted,
        second_factor=row.second_factor,
    )


class People(Tokens, Mutes, Blocks):
    async def add(self, person: PersonRow) -> None:
        def write(connection: Connection) -> None:
            try:
                connection.execute(insert(rows).values(_columns(person)))
            except IntegrityError:
                raise Conflict(f"the name {person.name} or the id {person.id} is taken") from None

        await self._access.write(write)

    async def get(self, person: str) -> PersonRow | None:
        return await self._one(select(rows).where(rows.c.id == person))

    async def by_name(self, name: str) -> PersonRow | None:
        return await self._one(select(rows).where(rows.c.folded == fold(name)))

    async def many(self, people: Sequence[str]) -> dict[str, PersonRow]:
        wanted = select(rows).where(rows.c.id.in_(people))

        def read(connection: Connection) -> dict[str, PersonRow]:
            return {row.id: _person(row) for row in connection.execute(wanted)}

        return await self._access.read(read)

    async def named_like(self, text: str, limit: int) -> list[PersonRow]:
        wanted = (
            select(rows)
            .where(rows.c.folded.contains(fold(text), autoescape=True))
            .order_by(rows.c.created.desc(), rows.c.id)
            .limit(limit)
        )
        return await self._access.read(
            lambda connection: [_person(row) for row in connection.execute(wanted)]
        )

    async def change(self, person: PersonRow) -> None:
        await self._access.write(lambda connection: _change(connection, person))

    async def secure(self, person: PersonRow, session: SessionRow | None, *, tokens: bool) -> None:
        ending = [sessions, links, *_TOKENS * tokens]

        def write(connection: Connection) -> None:
            _change(connection, person)
            for table in ending:
                connection.execute(delete(table).where(table.c.person == person.id))
            if session is not None:
                connection.execute(insert(sessions).values(row_of(session)))

        await self._access.write(write)

    async def erase(self, person: str, name: str, now: Millis) -> None:
        """Also ends the sessions. The ratings stay, to rate games that others finish with this
        person, but `best` skips them."""
        emptied = {
            "name": name,
            "folded": None,
            "password_hash": None,
            "generation": rows.c.generation + 1,
            "deleted": now,
            "second_factor": False,
        }

        theirs = reviews.c.id.in_(select(records.c.id).where(records.c.person == person))

        def write(connection: Connection) -> None:
            connection.execute(update(rows).where(rows.c.id == person).values(emptied))
            for pairs in (mutes, blocks):
                connection.execute(
                    delete(pairs).where(or_(pairs.c.person == person, pairs.c.other == person))
                )
            _forget_reports(connection, person)
            connection.execute(delete(reviews).where(reviews.c.kind == "record", theirs))
            for table in (
                sessions,
                passkeys,
                recovery_codes,
                links,
                mail_addresses,
                tokens,
                chat,
                records,
                solvers,
                exercise_tries,
                own_exercises,
                analyses,
                roles,
                renamings,
                reported_lines,
            ):
                connection.execute(delete(table).where(table.c.person == person))

        await self._access.write(write)

    async def _one(self, wanted: Select[tuple[object, ...]]) -> PersonRow | None:
        def read(connection: Connection) -> PersonRow | None:
            row = connection.execute(wanted).one_or_none()
            return None if row is None else _person(row)

        return await self._access.read(read)


_TOKENS = [tokens]


def _change(connection: Connection, person: PersonRow) -> None:
    change = update(rows).where(rows.c.id == person.id).values(_columns(person))
    try:
        changed = connection.execute(change).rowcount
    except IntegrityError:
        raise Conflict(f"the name {person.name} is taken") from None
    if not changed:
        raise Conflict(f"there is no person {person.id}")


def _forget_reports(connection: Connection, person: str) -> None:
    """Decisions stay, which name nobody; what was said about the person or by them does not."""
    about = select(reports.c.id).where(reports.c.person == person)
    connection.execute(delete(reported_lines).where(reported_lines.c.report.in_(about)))
    connection.execute(delete(reports).where(reports.c.person == person))
    connection.execute(update(reports).where(reports.c.reporter == person).values(text=""))
    connection.execute(update(appeals).where(appeals.c.person == person).values(text=""))
