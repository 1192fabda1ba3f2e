"""Export of the store as JSON lines."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from sqlalchemy import Connection, Table, select

from codex_naturalis.server.store.schema import (
    address_blocks,
    agreements,
    analyses,
    appeals,
    blocks,
    chat,
    counted_tables,
    decisions,
    entries,
    examined_tables,
    exercise_ratings,
    exercise_tries,
    freed_names,
    lapses,
    mail_addresses,
    mutes,
    own_exercises,
    passkeys,
    people,
    rated_games,
    rated_tables,
    rating_history,
    ratings,
    records,
    renamings,
    reported_lines,
    reports,
    roles,
    seats,
    seeks,
    seen_decisions,
    sessions,
    solvers,
    statistics,
    tables,
    tokens,
)

LINES_AT_ONCE = 500

NAMES = {
    people: "person",
    tokens: "token",
    mutes: "mute",
    tables: "table",
    seats: "seat",
    entries: "entry",
    chat: "chat",
    ratings: "rating",
    rating_history: "past_rating",
    rated_tables: "rated_table",
    records: "record",
    statistics: "statistics",
    counted_tables: "counted_table",
    solvers: "solver",
    exercise_ratings: "exercise_rating",
    exercise_tries: "exercise_try",
    own_exercises: "own_exercise",
    analyses: "analysis",
    blocks: "block",
    roles: "role",
    decisions: "decision",
    reports: "report",
    reported_lines: "reported_line",
    renamings: "renaming",
    address_blocks: "address_block",
    appeals: "appeal",
    seen_decisions: "seen_decision",
    sessions: "session",
    passkeys: "passkey",
    mail_addresses: "mail_address",
    freed_names: "freed_name",
    lapses: "lapse",
    rated_games: "rated_game",
    agreements: "agreement",
    examined_tables: "examined_table",
    seeks: "seek",
}
SECRET = frozenset({"password_hash", "hash", "public_key"})
"""Secrets of people. Everything else is exported, also the deals of unfinished games."""
_DERIVED = frozenset({"folded", "old_folded", "checksum", "answers"})
"""Columns that can be computed from others."""
JSON = frozenset({"settings", "people", "line", "body", "cards", "facts"})


def all_lines(connection: Connection) -> Iterator[bytes]:
    """All of a store, from the snapshot that the connection sees."""
    for table, word in NAMES.items():
        yield from _lines(connection, table, word)


def _lines(connection: Connection, table: Table, word: str) -> Iterator[bytes]:
    columns = [c for c in table.columns if c.name not in SECRET | _DERIVED]
    wanted = select(*columns).order_by(*table.primary_key.columns)
    for row in connection.execution_options(yield_per=LINES_AT_ONCE).execute(wanted).mappings():
        line: dict[str, object] = {"of": word}
        for name, value in row.items():
            line[name] = msgspec.Raw(value) if name in JSON else value
        yield msgspec.json.encode(line) + b"\n"
