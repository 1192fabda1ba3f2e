"""Numbers, dates and lists as each language has them, and what the words refuse."""

from __future__ import annotations

from datetime import date

import pytest

from codex_naturalis.locale.words import words_of

DAY = date(2026, 11, 8)


@pytest.mark.parametrize(
    ("language", "number", "percent", "day", "names"),
    [
        ("en", "−1,234.5", "46%", "8 November 2026", "Ada, Bruno and Cleo"),
        ("fr", "−1\u202f234,5", "46\xa0%", "8 novembre 2026", "Ada, Bruno et Cleo"),
        ("it", "−1.234,5", "46%", "8 novembre 2026", "Ada, Bruno e Cleo"),
        ("de", "−1.234,5", "46\xa0%", "8. November 2026", "Ada, Bruno und Cleo"),
        ("cs", "−1\xa0234,5", "46\xa0%", "8. listopadu 2026", "Ada, Bruno a\xa0Cleo"),
        ("ru", "−1\xa0234,5", "46\xa0%", "8 ноября 2026\u202fг.", "Ada, Bruno и Cleo"),
    ],
)
def test_formats(language: str, number: str, percent: str, day: str, names: str) -> None:
    """Case: a decimal with thousands, a share, a day and three names."""
    words = words_of(language)
    assert words.number(-1234.5, 1) == number
    assert words.percent(0.456) == words.chance(0.456) == percent
    assert words.date(DAY) == day
    assert words.list(["Ada", "Bruno", "Cleo"]) == names


def test_chances() -> None:
    """Case: no chance is certain; a share with a decimal has it where it is asked for."""
    words = words_of("de")
    assert (words.chance(0.0), words.chance(1.0)) == ("< 1\xa0%", "> 99\xa0%")
    assert words.percent(0.875, 1) == "87,5\xa0%"


def test_a_language_that_is_missing_is_english() -> None:
    """Case: no language is half English; one that there is not is English as a whole."""
    assert words_of("pl")("points", n=1) == "1 point"


def test_nothing_is_said_by_its_id() -> None:
    """Case: a message that there is not, and one without what it needs, are errors of the code."""
    words = words_of("en")
    assert "points" in words
    assert "no-such-message" not in words
    with pytest.raises(KeyError, match="no-such-message"):
        words("no-such-message")
    with pytest.raises(ValueError, match="points"):
        words("points")
