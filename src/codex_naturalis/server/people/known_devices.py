"""Browsers in which somebody has signed in by password before. Guesses of strangers never lock the
owner out there.

The key of the mark is the hash of the password, so a new password forgets all devices, and nothing
has to be stored."""

from __future__ import annotations

import hmac

from codex_naturalis.server.ports.store import PersonRow

_PURPOSE = b"codex known device\n"


def mark(person: PersonRow) -> str:
    """For a cookie; empty for who has no password."""
    if person.password_hash is None:
        return ""
    message = _PURPOSE + person.id.encode()
    return hmac.digest(person.password_hash.encode(), message, "sha256").hex()


def knows(person: PersonRow | None, text: str) -> bool:
    """Whether this is the mark of that person."""
    wanted = mark(person) if person is not None else ""
    return bool(wanted) and hmac.compare_digest(wanted.encode(), text.encode(errors="replace"))
