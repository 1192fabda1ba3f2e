"""What the pages say, in the language they say it: tests press what people read."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

LOCALE = Path(__file__).parents[2] / "src/codex_naturalis/locale"


class Words:
    def __init__(self, language: str) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        for path in sorted((LOCALE / language).glob("*.ftl")):
            self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def __call__(self, name: str, **arguments: str | int) -> str:
        pattern = self._bundle.get_message(name).value
        assert pattern is not None
        said, faults = self._bundle.format_pattern(pattern, arguments)
        assert not faults, (name, faults)
        return str(said)

    def begins(self, name: str) -> re.Pattern[str]:
        """Whatever begins so: a button may also name its key."""
        return re.compile(rf"^\s*{re.escape(self(name))}")


@cache
def words_of(language: str) -> Words:
    return Words(language)
