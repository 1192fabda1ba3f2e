"""Guests who do not come back, and what only they have needed."""

from __future__ import annotations

from sqlalchemy import ColumnElement, Connection, Table, and_, delete, exists, or_, select

from codex_naturalis.protocol.people import Millis, PersonKind
from codex_naturalis.server.store.access import Topic
from codex_naturalis.server.store.schema import (
    appeals,
    chat,
    counted_tables,
    decisions,
    entries,
    own_exercises,
    people,
    rated_tables,
    rating_history,
    ratings,
    records,
    reports,
    reviews,
    seats,
    sessions,
    tables,
    tokens,
)


class Guests(Topic):
    async def idle_guests(self, before: Millis, limit: int) -> list[str]:
        played = exists().where(
            seats.c.person == people.c.id, tables.c.id == seats.c.table, tables.c.changed >= before
        )
        made = exists().where(tables.c.creator == people.c.id, tables.c.changed >= before)
        kept = exists().where(records.c.person == people.c.id, records.c.at >= before)
        used = exists().where(
            tokens.c.person == people.c.id,
            or_(tokens.c.used >= before, tokens.c.created >= before),
        )
        came = exists().where(sessions.c.person == people.c.id, sessions.c.used >= before)
        wanted = (
            select(people.c.id)
            .where(
                people.c.kind == PersonKind.GUEST.value,
                people.c.created < before,
                people.c.deleted.is_(None),
                ~played,
                ~made,
                ~kept,
                ~used,
                ~came,
            )
            .order_by(people.c.created)
            .limit(limit)
        )
        return await self._access.read(
            lambda connection: list(connection.execute(wanted).scalars())
        )


def delete_own_tables(connection: Connection, person: str) -> list[str]:
    """The tables that a person has made and where nobody else has a seat; returns their ids."""
    others = exists().where(seats.c.table == tables.c.id, seats.c.person != person)
    chatted = exists().where(chat.c.table == tables.c.id, chat.c.person != person)
    wanted = select(tables.c.id).where(tables.c.creator == person, ~others, ~chatted)
    found = list(connection.execute(wanted).scalars())
    for table in found:
        for part in (entries, seats, chat, counted_tables, rated_tables):
            connection.execute(delete(part).where(part.c.table == table))
        for kept, name in ((reviews, reviews.c.id), (own_exercises, own_exercises.c.game)):
            connection.execute(delete(kept).where(kept.c.kind == "table", name == table))
        connection.execute(delete(tables).where(tables.c.id == table))
    return found


def delete_if_unknown(connection: Connection, person: str) -> None:
    """Delete the row of a person of whom nothing else tells."""
    connection.execute(
        delete(people).where(
            people.c.id == person,
            ~_tells(seats, seats.c.person == person),
            ~_tells(tables, tables.c.creator == person),
            ~_tells(ratings, ratings.c.person == person),
            ~_tells(rating_history, rating_history.c.person == person),
            ~_tells(reports, or_(reports.c.person == person, reports.c.reporter == person)),
            ~_tells(decisions, or_(decisions.c.person == person, decisions.c.by == person)),
            ~_tells(appeals, appeals.c.person == person),
        )
    )


def _tells(table: Table, condition: ColumnElement[bool]) -> ColumnElement[bool]:
    return and_(True, select(table).where(condition).exists())
