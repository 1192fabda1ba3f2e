"""The store: one SQLAlchemy schema with its migrations, and SQLite behind it."""

from codex_naturalis.server.store.backup import restore
from codex_naturalis.server.store.sqlite import SqliteStore

__all__ = ["SqliteStore", "restore"]
