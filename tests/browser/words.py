"""What the pages say, in the language they say it: tests press what people read."""

from __future__ import annotations

import re
from functools import cache

from codex_naturalis.locale import words


class Words(words.Words):
    def begins(self, name: str) -> re.Pattern[str]:
        """Whatever begins so: a button may also name its key."""
        return re.compile(rf"^\s*{re.escape(self(name))}")


@cache
def words_of(language: str) -> Words:
    return Words(language)
