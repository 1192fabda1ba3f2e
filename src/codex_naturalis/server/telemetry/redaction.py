"""Redaction of secrets in logs, by their names and by their form."""

from __future__ import annotations

import re
from collections.abc import Mapping

from msgspec import Struct, structs

HIDDEN = "[hidden]"

_WORDS = r"[\w-]*(?:cookie|authorization|passw|token|secret|salt|deal|deck)[\w-]*"
_NAME = re.compile(_WORDS, re.IGNORECASE)
_TOKEN = re.compile(r"\bcodex_[A-Za-z0-9_-]{12,}")
"""Twelve characters at least, so that `codex_naturalis`, the package, does not match."""
_HEADER = re.compile(r"""\b((?:set-)?cookie|authorization)(["']?\s*[:=,]\s*).*""", re.IGNORECASE)
_NAMED = re.compile(
    rf"""\b({_WORDS})(["']?\s*[:=]\s*)           # token: · "token": · token=
    (?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'      # a string
    |\w*[\[({{].*                               # a list, a struct: all that follows
    |(?:\d+[ ])+\d+                             # the ids of a deck
    |[^\s,;}})\]]+)                             # a word
    """,
    re.IGNORECASE | re.VERBOSE,
)
_IN_ADDRESS = re.compile(r"(?<=://)[^@/\s]+(?=@)")
"""User and password, or a token, in front of a host."""
_DEAL = re.compile(r"\bDeal\(.*|<Deal .*")


_LINK = re.compile(r"(?<=/)([A-Za-z0-9_-]{4})[A-Za-z0-9_-]{8,}(?=/|$)")
"""An id in a path: whoever knows that of a private table may open it."""


def without_links(path: str) -> str:
    """A path whose ids are shortened: enough to tell them apart, too little to open them."""
    return _LINK.sub(r"\1…", path)


def redact_text(text: str) -> str:
    """A text without the values of secret names, and without anything that looks like a token."""
    text = _TOKEN.sub(HIDDEN, text)
    text = _IN_ADDRESS.sub(HIDDEN, text)
    text = _HEADER.sub(rf"\1\2{HIDDEN}", text)
    text = _NAMED.sub(rf"\1\2{HIDDEN}", text)
    return _DEAL.sub(HIDDEN, text)


def redact(value: object, name: object = "") -> object:
    """A value as plain data that may be logged, with everything inside it redacted too."""
    if _secret(name):
        return HIDDEN
    match value:
        case None | bool() | int() | float():
            return value
        case Mapping():
            return {redact_text(_text(key)): redact(item, key) for key, item in value.items()}
        case Struct():
            return redact(structs.asdict(value), type(value).__name__)
        case (str() | bytes() as header, item):  # headers come as pairs
            return [redact(header), redact(item, header)]
        case list() | tuple() | set() | frozenset():
            return [redact(item) for item in value]
        case _:
            return redact_text(_text(value))


def _secret(name: object) -> bool:
    return _NAME.fullmatch(_text(name)) is not None


def _text(value: object) -> str:
    return value.decode("utf-8", "replace") if isinstance(value, bytes) else str(value)
