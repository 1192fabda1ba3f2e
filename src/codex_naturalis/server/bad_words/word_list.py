"""A list of words, and whether a text has one of them, however it is written.

An entry is a word or a few; `word*` stands for all that begin with it, `*word*` for all that have
it inside. Only whole words count otherwise: towns and family names have bad words inside."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import groupby

from codex_naturalis.server.bad_words.skeleton import (
    STAND_IN_SIGNS,
    skeleton,
    split_humps,
    with_letters,
)

LONGEST_ENTRY = 60
SHORTEST_INSIDE = 4
"""Letters of a word that is found in a row of single letters."""
_MASKS = "*#%"
_VOWELS = "aeiouy"
_SPLIT = re.compile(rf"[^\w{re.escape(_MASKS + STAND_IN_SIGNS)}]+|_+")
_TRAILING = STAND_IN_SIGNS + _MASKS
_APOSTROPHES = "'’"
_JOINED = re.compile(r"[\W_]+")


class BadEntry(ValueError):
    """A line of a list that is no entry."""


class WordList:
    def __init__(self, entries: Iterable[str]) -> None:
        """Raises BadEntry."""
        whole, inside, phrases = [], [], []
        for entry in entries:
            word = entry.strip("*")
            if not word or len(entry) > LONGEST_ENTRY or "*" in word:
                raise BadEntry(f"{entry!r} is no entry of a list of words")
            if " " in word:
                phrases.append(" ".join(_pattern(part) for part in word.split()))
                continue
            pattern = _pattern(word)
            if entry.startswith("*"):
                inside.append(pattern)
            whole.append(pattern + (r"\w*" if entry.endswith("*") else ""))
        self._whole = _any_of(whole)
        self._inside = _any_of(inside)
        self._phrases = _any_of([rf"(?<!\S){one}(?!\S)" for one in phrases])
        self._spelled = _any_of([_pattern(one) for one in _long_words(entries)])

    def is_in(self, text: str) -> bool:
        chunks = skeleton(text).split()
        parts = [part for chunk in skeleton(split_humps(text)).split() for part in _parts(chunk)]
        return (
            any(map(self._is_bad, parts))
            or any(self._is_bad(joined) for chunk in chunks for joined in _joined(chunk))
            or any(
                self._spelled.search(row) or self._is_bad(row) for row in _rows_of_letters(chunks)
            )
            or self._phrases.search(" ".join(parts)) is not None
        )

    def _is_bad(self, part: str) -> bool:
        return any(
            self._whole.fullmatch(one) is not None or self._inside.search(one) is not None
            for one in _readings(part)
        )


def entries_of(text: str) -> list[str]:
    """One entry a line; # begins a comment."""
    lines = (line.partition("#")[0] for line in text.splitlines())
    return [" ".join(line.split()).casefold() for line in lines if line.strip()]


def _pattern(word: str) -> str:
    """A letter may be stretched, but not doubled: other words differ by that."""
    runs = ((letter, len([*same])) for letter, same in groupby(skeleton(word)))
    return "".join(
        rf"(?:{re.escape(letter)}{{{length}}}|{re.escape(letter)}{{3,}})" for letter, length in runs
    )


def _any_of(patterns: list[str]) -> re.Pattern[str]:
    return re.compile("|".join(f"(?:{one})" for one in patterns) if patterns else r"(?!)")


def _long_words(entries: Iterable[str]) -> Iterator[str]:
    for entry in entries:
        word = entry.strip("*").replace(" ", "")
        if len(word) >= SHORTEST_INSIDE:
            yield word


def _parts(chunk: str) -> Iterator[str]:
    for part in _SPLIT.split(chunk):
        if part:
            yield part


def _joined(chunk: str) -> Iterator[str]:
    """A chunk without the signs in it: `w-o-r-d`; not what one apostrophe holds together."""
    joined = _JOINED.sub("", chunk)
    if joined and joined != chunk and sum(map(chunk.count, _APOSTROPHES)) != 1:
        yield joined


def _rows_of_letters(chunks: list[str]) -> Iterator[str]:
    """`w o r d`, three letters at least."""
    bare = [_JOINED.sub("", chunk) for chunk in chunks]
    for single, group in groupby(bare, key=lambda one: len(one) == 1):
        row = "".join(group)
        if single and len(row) > 2:
            yield with_letters(row)


def _readings(part: str) -> Iterator[str]:
    """What a part may stand for: with digits and signs as letters, without them at its ends, and
    with a vowel for a masked one."""
    for one in dict.fromkeys((part, part.rstrip(_TRAILING), part.strip("0123456789"))):
        read = with_letters(one)
        masks = [sign for sign in read if sign in _MASKS]
        if not masks:
            yield read
        elif len(set(masks)) == 1 and len(masks) == 1 and len(read) > 3:
            for vowel in _VOWELS:
                yield read.replace(masks[0], vowel)
