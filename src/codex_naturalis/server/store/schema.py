"""The schema, for SQLite and PostgreSQL. Every change here needs a migration.

Rows of people are never deleted, only emptied. So tables, chat and ratings refer to people by id
without a foreign key, and an append does not have to look them up."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    Table,
    Text,
    UniqueConstraint,
    false,
)

from codex_naturalis.server.store.append_only import refuse_changes
from codex_naturalis.server.store.metadata import METADATA
from codex_naturalis.server.store.node_schema import TRANSIENT

people = Table(
    "people",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    # The name for comparing, see `people.fold`; null for deleted people, whose name is free again.
    Column("folded", Text, unique=True),
    Column("kind", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("password_hash", Text),
    Column("generation", Integer, nullable=False),
    Column("deleted", BigInteger),
    Index(None, "kind", "created"),
    Column("second_factor", Boolean, nullable=False, server_default=false()),
)

# Of browsers. Only the hash of what their cookie says is stored.
sessions = Table(
    "sessions",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id"), nullable=False, index=True),
    Column("hash", Text, nullable=False, unique=True),
    Column("browser", Text, nullable=False),
    Column("system", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False, index=True),
    # When a password or a passkey was last proven in it.
    Column("proven", BigInteger),
)

passkeys = Table(
    "passkeys",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id"), nullable=False, index=True),
    # What the authenticator calls it, in base64url.
    Column("credential", Text, nullable=False, unique=True),
    Column("public_key", LargeBinary, nullable=False),
    Column("uses", BigInteger, nullable=False),
    Column("label", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger),
)

recovery_codes = Table(
    "recovery_codes",
    METADATA,
    Column("person", Text, ForeignKey("people.id"), primary_key=True),
    Column("hash", Text, primary_key=True),
)

# Links by mail or from the host, each good for one use.
links = Table(
    "links",
    METADATA,
    Column("hash", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id"), nullable=False, index=True),
    Column("purpose", Text, nullable=False),
    # The mail address that a link confirms.
    Column("address", Text),
    Column("expires", BigInteger, nullable=False, index=True),
)

mail_addresses = Table(
    "mail_addresses",
    METADATA,
    Column("person", Text, ForeignKey("people.id"), primary_key=True),
    Column("address", Text, nullable=False),
    Column("folded", Text, nullable=False, index=True),
    Column("confirmed", BigInteger),
)

# Names that others may not take yet: only their hashes, so that no name is left behind.
freed_names = Table(
    "freed_names",
    METADATA,
    Column("hash", Text, primary_key=True),
    # Who had it, and may have it back.
    Column("person", Text, nullable=False, index=True),
    Column("at", BigInteger, nullable=False, index=True),
)

tokens = Table(
    "tokens",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id"), nullable=False, index=True),
    Column("label", Text, nullable=False),
    Column("scopes", Text, nullable=False),
    Column("hash", Text, nullable=False, unique=True),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger),
    Column("used", BigInteger),
)

mutes = Table(
    "mutes",
    METADATA,
    Column("person", Text, ForeignKey("people.id"), primary_key=True),
    Column("other", Text, primary_key=True, index=True),
)

blocks = Table(
    "blocks",
    METADATA,
    Column("person", Text, ForeignKey("people.id"), primary_key=True),
    Column("other", Text, primary_key=True, index=True),
    Column("at", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("created", BigInteger, nullable=False),
    Column("creator", Text, nullable=False),
    Column("settings", Text, nullable=False),
    # Of the columns above: a flipped bit must not become another game.
    Column("checksum", BigInteger, nullable=False),
    # The number of the last entry; it decides between two writers.
    Column("version", Integer, nullable=False),
    # The number of the last chat line; numbers of deleted lines are not used again.
    Column("said", Integer, nullable=False),
    Column("status", Text, nullable=False),
    Column("open", Boolean, nullable=False),
    Column("mode", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("changed", BigInteger, nullable=False, index=True),
    Column("deadline", BigInteger, index=True),
    Column("people", Text, nullable=False),
    Column("line", Text, nullable=False),
    # `open` comes first so that queries for a person's games use the index on the person instead.
    Index(None, "open", "status", "changed"),
    Index(None, "creator", "status"),
)

seats = Table(
    "seats",
    METADATA,
    Column("table", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", Text, nullable=False, index=True),
    sqlite_with_rowid=False,
)

entries = Table(
    "entries",
    METADATA,
    Column("table", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("spent", BigInteger, nullable=False),
    Column("checksum", BigInteger, nullable=False),
    # Of the command that added the entry, to recognise it when it is sent again.
    Column("nonce", Text),
    sqlite_with_rowid=False,
)

chat = Table(
    "chat",
    METADATA,
    Column("table", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", Text, nullable=False, index=True),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False, index=True),
    Column("nonce", Text),
    sqlite_with_rowid=False,
)

ratings = Table(
    "ratings",
    METADATA,
    Column("person", Text, primary_key=True),
    Column("players", Integer, primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
)

rating_history = Table(
    "rating_history",
    METADATA,
    Column("person", Text, primary_key=True),
    Column("players", Integer, primary_key=True),
    Column("games", Integer, primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    # The game after which the rating was this.
    Column("table", Text, nullable=False),
    sqlite_with_rowid=False,
)

rated_tables = Table("rated_tables", METADATA, Column("table", Text, primary_key=True))

records = Table(
    "records",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("person", Text, nullable=False, index=True),
    Column("at", BigInteger, nullable=False),
    Column("text", Text, nullable=False),
)

analyses = Table(
    "analyses",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("person", Text, nullable=False, index=True),
    Column("title", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("text", Text, nullable=False),
)

reviews = Table(
    "reviews",
    METADATA,
    Column("kind", Text, primary_key=True),
    Column("id", Text, primary_key=True),
    Column("version", Integer, nullable=False),
    Column("at", BigInteger, nullable=False, index=True),
    Column("body", LargeBinary, nullable=False),
)

# Of people's games: a row for each number of players and solo mode.
statistics = Table(
    "statistics",
    METADATA,
    Column("group", Text, primary_key=True),
    # JSON of analysis.statistics.Group.
    Column("body", Text, nullable=False),
)

# Finished games that are in the statistics, or that were found not to belong there.
counted_tables = Table("counted_tables", METADATA, Column("table", Text, primary_key=True))

solvers = Table(
    "solvers",
    METADATA,
    Column("person", Text, primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
)

exercise_ratings = Table(
    "exercise_ratings",
    METADATA,
    Column("exercise", Text, primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    # People who have tried it, and those who found the answer at once.
    Column("tried", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
)

exercise_tries = Table(
    "exercise_tries",
    METADATA,
    Column("person", Text, primary_key=True),
    # The id of an exercise, of the program's or of the person's own.
    Column("exercise", Text, primary_key=True),
    Column("at", BigInteger, primary_key=True),
    Column("theme", Text, nullable=False),
    Column("solved", Boolean, nullable=False),
    # After it; null for one's own exercises, which are not rated.
    Column("rating", Integer),
    sqlite_with_rowid=False,
)

own_exercises = Table(
    "own_exercises",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("person", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("theme", Text, nullable=False),
    Column("round", Integer, nullable=False),
    Column("played", Text, nullable=False),
    Column("judgement", Text, nullable=False),
    Column("loss", Double, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("cards", Text, nullable=False),
    Column("stage", Integer, nullable=False),
    Column("due", BigInteger),
    # The answers to every try, gzipped JSON; null until somebody needs them.
    Column("answers", LargeBinary),
    UniqueConstraint("person", "kind", "game", "ply"),
    Index(None, "person", "due"),
)

roles = Table(
    "roles",
    METADATA,
    Column("person", Text, ForeignKey("people.id"), primary_key=True),
    Column("role", Text, nullable=False),
)

# Only ever appended to: triggers refuse everything else.
decisions = Table(
    "decisions",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    # Null: the host, by a command.
    Column("by", Text),
    Column("person", Text, index=True),
    Column("reason", Text, nullable=False),
    Column("until", BigInteger),
    # The decision that this one is about.
    Column("earlier", Integer),
    Column("table", Text),
    Column("role", Text),
    sqlite_autoincrement=True,
)
refuse_changes(decisions)

reports = Table(
    "reports",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("person", Text, nullable=False, index=True),
    Column("kind", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    # Null: the server itself.
    Column("reporter", Text, index=True),
    Column("text", Text, nullable=False),
    Column("table", Text),
    Column("chat_line", Integer),
    # JSON.
    Column("facts", Text, nullable=False),
    # Null while it is open.
    Column("decision", Integer, ForeignKey("decisions.id"), index=True),
    Column("for_host", Boolean, nullable=False),
    Column("told", Boolean, nullable=False),
    Column("seen", Boolean, nullable=False),
    sqlite_autoincrement=True,
)

# The chat around a reported line, as it was then.
reported_lines = Table(
    "reported_lines",
    METADATA,
    Column("report", Integer, ForeignKey("reports.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", Text, nullable=False, index=True),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

# Names and networks are not in the log itself, so that they can be forgotten.
renamings = Table(
    "renamings",
    METADATA,
    Column("decision", Integer, ForeignKey("decisions.id"), primary_key=True),
    Column("person", Text, nullable=False, index=True),
    Column("old", Text, nullable=False),
    Column("old_folded", Text, nullable=False, index=True),
    Column("new", Text, nullable=False),
)

address_blocks = Table(
    "address_blocks",
    METADATA,
    Column("decision", Integer, ForeignKey("decisions.id"), primary_key=True),
    Column("network", Text, nullable=False),
    Column("until", BigInteger),
    Column("ended", BigInteger),
)

appeals = Table(
    "appeals",
    METADATA,
    Column("decision", Integer, ForeignKey("decisions.id"), primary_key=True),
    Column("person", Text, nullable=False, index=True),
    Column("at", BigInteger, nullable=False),
    Column("text", Text, nullable=False),
    Column("answer", Integer, ForeignKey("decisions.id"), index=True),
)

# Decisions that their person has read.
seen_decisions = Table(
    "seen_decisions",
    METADATA,
    Column("decision", Integer, ForeignKey("decisions.id"), primary_key=True),
    Column("at", BigInteger, nullable=False),
)

# What somebody has done at a rated table, and what it has cost.
lapses = Table(
    "lapses",
    METADATA,
    Column("person", Text, primary_key=True),
    Column("table", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("kind", Text, nullable=False),
    Column("warned", Boolean, nullable=False),
    Column("until", BigInteger),
    Column("seen", Boolean, nullable=False),
    sqlite_with_rowid=False,
)

# What the line of a table does not say about a rated game that is over.
rated_games = Table(
    "rated_games",
    METADATA,
    Column("table", Text, primary_key=True),
    Column("turns", Integer, nullable=False),
    Column("shared_address", Boolean, nullable=False),
)

# How often people have chosen as the search does, by reviewed game.
agreements = Table(
    "agreements",
    METADATA,
    Column("table", Text, primary_key=True),
    Column("person", Text, primary_key=True, index=True),
    Column("at", BigInteger, nullable=False),
    Column("players", Integer, nullable=False),
    Column("decisions", Integer, nullable=False),
    Column("agreed", Integer, nullable=False),
    sqlite_with_rowid=False,
)

# Rated tables whose review was looked at for the table above.
examined_tables = Table("examined_tables", METADATA, Column("table", Text, primary_key=True))

# Who waits for a game, in the order of `place`: where, since when nowhere, and what was found.
seeks = Table(
    "seeks",
    METADATA,
    Column("person", Text, primary_key=True),
    Column("players", Integer, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("clock", Text, nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("place", Integer, nullable=False),
    Column("node", Text),
    Column("gone", BigInteger),
    Column("table", Text),
)

LASTING = [table for table in METADATA.sorted_tables if table not in TRANSIENT]
"""What is of use in another store too; tables that others refer to before these."""
