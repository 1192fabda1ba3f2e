"""What is said, in one language: the messages of the catalogue, numbers, dates and lists."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import date
from functools import cached_property, lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING

from codex_naturalis.locale.languages import ENGLISH, LANGUAGES

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

Argument = str | int | float
LEAST_CHANCE = 0.01


class Words:
    """Call it with the id of a message and what the message is given."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._locale = _REGIONS.get(language, language)

    @cached_property
    def _bundle(self) -> FluentBundle:
        return _load(self.language)

    def __call__(self, name: str, /, **given: Argument) -> str:
        """A message. Raises KeyError if there is none, ValueError if it needs something else."""
        pattern = self._bundle.get_message(name).value if name in self else None
        if pattern is None:
            raise KeyError(name)
        said, faults = self._bundle.format_pattern(pattern, given)
        if faults:
            raise ValueError(f"{self.language}: {name}: {faults}")
        return str(said)

    def __contains__(self, name: str) -> bool:
        return self._bundle.has_message(name)

    def number(self, value: float, digits: int = 0) -> str:
        """`1,234.5` in English, `1.234,5` in German."""
        from babel.numbers import format_decimal

        decimals = f".{'0' * digits}" if digits else ""
        return format_decimal(value, f"#,##0{decimals};−#,##0{decimals}", self._locale)

    def percent(self, value: float, digits: int = 0) -> str:
        """`46%` in English, `46 %` in German."""
        from babel import Locale
        from babel.numbers import format_percent

        pattern = Locale.parse(self._locale).percent_formats[None].pattern
        if digits:
            pattern = pattern.replace("0", f"0.{'0' * digits}")
        return format_percent(value, pattern, self._locale)

    def chance(self, share: float) -> str:
        """A percentage that is never 0% or 100%, which would be certain."""
        if share < LEAST_CHANCE:
            return f"< {self.percent(LEAST_CHANCE)}"
        most = 1 - LEAST_CHANCE
        return f"> {self.percent(most)}" if share > most else self.percent(share)

    def date(self, value: date) -> str:
        """`18 November 2026`, in the order and the words of the language."""
        from babel.dates import format_date

        return format_date(value, "long", locale=self._locale)

    def list(self, items: Iterable[str]) -> str:
        """`Ada, Bruno and Cleo`."""
        from babel.lists import format_list

        return format_list([*items], locale=self._locale)


_REGIONS = {ENGLISH: "en_GB"}
"""Where the language alone would mean another country than the one whose English we write."""


@lru_cache(maxsize=len(LANGUAGES))
def words_of(language: str) -> Words:
    """The words of a language; English for one that there is not."""
    return Words(language if language in LANGUAGES else ENGLISH)


ENGLISH_WORDS = words_of(ENGLISH)
"""What a library says that is asked for no language; read when it is first used."""


def topics(language: str) -> Iterator[str]:
    """The texts of a language in Fluent, one a topic; also out of a wheel."""
    folder = files("codex_naturalis.locale") / language
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            yield file.read_text(encoding="utf-8")


def _load(language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    # Isolating marks are for text that runs both ways, and terminals show them as boxes.
    bundle = FluentBundle([language], use_isolating=False)
    for text in topics(language):
        bundle.add_resource(FluentResource(text))
    return bundle
