"""The names of seats in a terminal: made safe, cut off, and as wide as they look."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from unicodedata import category, east_asian_width, normalize

from codex_naturalis.locale.words import ENGLISH_WORDS, Words

NAME_COLUMNS = 12
"""Longer names are cut off, in tables and logs."""


@lru_cache(maxsize=4096)
def columns(text: str) -> int:
    """The width of a text in columns of a terminal."""
    return sum(2 if east_asian_width(sign) in "WF" else 1 for sign in text)


def printable(name: str, more: str = "…", most: int = NAME_COLUMNS) -> str:
    """A name made safe for a terminal: one line, no control characters, cut off. Combining marks
    are dropped, so that the width is right."""
    text = " ".join(normalize("NFC", name[: 64 * most]).split())
    text = "".join(sign for sign in text if category(sign) not in ("Mn", "Me", "Cf"))
    text = "".join(sign if sign.isprintable() else "?" for sign in text)
    if columns(text) <= most:
        return text
    while columns(text) >= most:
        text = text[:-1]
    return text + more


def name_of(seat: int, names: Sequence[str], words: Words = ENGLISH_WORDS) -> str:
    """The name of a seat; in a solo game seat 1 is Tybor."""
    if seat == len(names) == 1:
        return words("terminal-tybor")
    given = printable(names[seat]) if seat < len(names) else ""
    return given or words("lobby-seat", n=seat)
