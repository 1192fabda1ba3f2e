"""What a banned person may still do: read why, appeal, sign out, take the own data along, and
delete the account."""

from __future__ import annotations

from litestar.enums import ScopeType
from litestar.types import Scope

OPEN_TO_BANNED = (
    ("GET", "/api/me"),
    ("DELETE", "/api/me"),
    ("GET", "/api/me/decisions"),
    ("POST", "/api/me/decisions/*/seen"),
    ("POST", "/api/me/decisions/*/appeal"),
    ("GET", "/api/me/export"),
    ("POST", "/api/me/proof"),
    ("GET", "/api/me/sessions"),
    ("DELETE", "/api/me/sessions/*"),
    ("DELETE", "/api/sessions"),
    ("DELETE", "/api/sessions/*"),
    ("GET", "/api/tokens"),
    ("DELETE", "/api/tokens/*"),
)
"""Methods and paths; * is one part of a path."""


def is_open_to_banned(scope: Scope) -> bool:
    if scope["type"] != ScopeType.HTTP:
        return False
    parts = scope["path"].rstrip("/").split("/")
    return any(
        method == scope["method"] and _fits(path.split("/"), parts)
        for method, path in OPEN_TO_BANNED
    )


def _fits(pattern: list[str], parts: list[str]) -> bool:
    return len(pattern) == len(parts) and all(
        wanted in ("*", part) for wanted, part in zip(pattern, parts, strict=True)
    )
