"""Where a PostgreSQL database is: `postgresql://USER[:PASSWORD]@HOST[:PORT]/DB`."""

from __future__ import annotations

from urllib.parse import SplitResult, parse_qsl, unquote, urlsplit

from codex_naturalis.engine.errors import CodexError

FORM = "postgresql://USER@HOST[:PORT]/DB"
SCHEMES = ("postgresql", "postgres")
KEYS = (
    "host",
    "port",
    "sslmode",
    "sslrootcert",
    "sslcert",
    "sslkey",
    "sslcrl",
    "passfile",
    "target_session_attrs",
)
"""What may stand behind a `?`, as PostgreSQL's own programs understand it."""
SSL_MODES = ("disable", "allow", "prefer", "require", "verify-ca", "verify-full")


class BadDatabaseUrl(CodexError, ValueError):
    """Never quotes the URL: it may hold a password."""


class DatabaseUrl:
    """Checked. Shown without its password, wherever it is shown."""

    __slots__ = ("_parts", "_text")

    def __init__(self, text: str) -> None:
        """Raises BadDatabaseUrl."""
        self._text = text
        self._parts = _checked(text)

    @property
    def secret(self) -> str:
        """The whole of it, for the library that connects."""
        return self._text

    @property
    def password(self) -> str | None:
        return None if self._parts.password is None else unquote(self._parts.password)

    @property
    def database(self) -> str:
        return unquote(self._parts.path[1:])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, DatabaseUrl) and other._text == self._text

    def __hash__(self) -> int:
        return hash(self._text)

    def __str__(self) -> str:
        user, _, place = self._parts.netloc.rpartition("@")
        name = user.partition(":")[0]
        netloc = f"{name}@{place}" if name else place
        return self._parts._replace(netloc=netloc).geturl()

    def __repr__(self) -> str:
        return f"DatabaseUrl({str(self)!r})"


def is_database_url(text: str) -> bool:
    return text.partition("://")[0] in SCHEMES


def _checked(text: str) -> SplitResult:
    if not is_database_url(text):
        raise BadDatabaseUrl(f"the address of a database is such as {FORM}")
    try:
        parts = urlsplit(text)
        port = parts.port
        options = parse_qsl(parts.query, strict_parsing=True) if parts.query else []
    except ValueError:
        raise BadDatabaseUrl(
            f"this cannot be read; write {FORM}, and special characters of a password as %XX"
        ) from None
    if port == 0:
        raise BadDatabaseUrl("there is no port 0")
    if not parts.path[1:] or "/" in parts.path[1:]:
        raise BadDatabaseUrl(f"it needs the name of one database: {FORM}")
    if parts.fragment:
        raise BadDatabaseUrl("a # in a password is written as %23")
    for name, value in options:
        if name not in KEYS:
            raise BadDatabaseUrl(f"there is no option {name}; there are {', '.join(KEYS)}")
        if name == "sslmode" and value not in SSL_MODES:
            raise BadDatabaseUrl(f"there is no such sslmode; there are {', '.join(SSL_MODES)}")
    return parts
