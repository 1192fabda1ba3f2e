"""The lists that ship, and what the host has changed."""

from __future__ import annotations

import asyncio
import logging
from functools import cache
from importlib.resources import files
from pathlib import Path

from codex_naturalis.server.bad_words.word_list import BadEntry, WordList, entries_of

logger = logging.getLogger(__name__)

FILE = "bad-words.txt"
"""In the data folder, if the host wants: entries to add; after a minus one to take away; a line
`-*` takes all of ours away."""
ALL = "-*"
LANGUAGES = ("cs", "de", "en", "fr", "it", "ru")
MOST_BYTES = 1 << 20


@cache
def shipped() -> tuple[str, ...]:
    lists = files("codex_naturalis.server.bad_words") / "lists"
    texts = ((lists / f"{language}.txt").read_text("utf-8") for language in LANGUAGES)
    return tuple(dict.fromkeys(entry for text in texts for entry in entries_of(text)))


class BadWords:
    """Follows the file of the host; one that cannot be read leaves the words as they were."""

    def __init__(self, file: Path | None = None) -> None:
        self._file = file
        self._read: tuple[int, int] | None = None
        """Of the file that was read last: when it was changed, and its size."""
        self._words = WordList(shipped())
        self.refresh()

    def is_in(self, text: str) -> bool:
        return self._words.is_in(text)

    async def refreshed(self) -> int:
        """For a schedule: refresh, and nothing is left to do."""
        await asyncio.to_thread(self.refresh)
        return 0

    def refresh(self) -> None:
        """Read the file of the host if it has changed."""
        if self._file is None:
            return
        try:
            found = self._file.stat()
            now = (found.st_mtime_ns, found.st_size)
        except OSError:
            now = None
        if now == self._read:
            return
        self._read = now
        try:
            text = "" if now is None else _text(self._file)
            self._words = WordList(changed(shipped(), entries_of(text)))
        except (OSError, UnicodeDecodeError, BadEntry) as error:
            logger.warning("%s: %s; the words stay as they were", self._file, error)


def changed(entries: tuple[str, ...], changes: list[str]) -> tuple[str, ...]:
    """Raises BadEntry for one to take away that is not there."""
    left = dict.fromkeys(() if ALL in changes else entries)
    for change in changes:
        if change == ALL:
            continue
        if not change.startswith("-"):
            left[change] = None
        elif change[1:].strip() in left:
            del left[change[1:].strip()]
        elif ALL not in changes:
            raise BadEntry(f"{change[1:].strip()!r} is not in the list")
    return tuple(left)


def _text(file: Path) -> str:
    with file.open("rb") as opened:
        data = opened.read(MOST_BYTES + 1)
    if len(data) > MOST_BYTES:
        raise BadEntry(f"a list has at most {MOST_BYTES} bytes")
    return data.decode("utf-8-sig")
