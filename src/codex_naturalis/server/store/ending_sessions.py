"""What has ended since a backup must not live again when it is restored."""

from __future__ import annotations

from collections.abc import Collection

_OF_ACCOUNTS = "person IN (SELECT id FROM people WHERE kind = 'account')"
_ENDED = {"sessions": _OF_ACCOUNTS, "tokens": _OF_ACCOUNTS, "links": "true"}


def statements_to_end_sessions(tables: Collection[str]) -> list[str]:
    """In SQL. A backup of an older version has no sessions yet: then cookies ended with that
    version. Guests keep theirs: nothing else could bring them back."""
    return [f"DELETE FROM {name} WHERE {which}" for name, which in _ENDED.items() if name in tables]
