"""The store: the schema, its migrations, and the queries of each topic, which are the same over
SQLite and PostgreSQL; what is particular to each has a folder of its own. The interface that the
rest of the server uses is `ports.store`; rules of the game do not belong here."""

from codex_naturalis.server.store.sqlite.backup import restore
from codex_naturalis.server.store.sqlite.store import SqliteStore

__all__ = ["SqliteStore", "restore"]
