"""Which language somebody gets, from the environment and from a request."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from codex_naturalis.locale.languages import LANGUAGES, of_environment, of_header


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "cs"}, "cs"),
        ({"LANG": "de_AT@euro"}, "de"),
        ({"LANG": "pl_PL.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_CH.UTF-8"}, "fr"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "ru_RU.KOI8-R", "LC_MESSAGES": "fr"}, "ru"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": ""}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "POSIX", "LANGUAGE": "it"}, "en"),
        ({"LANGUAGE": "it"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "pl:it:cs"}, "it"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "pl"}, "de"),
    ],
)
def test_the_environment_chooses(environ: dict[str, str], language: str) -> None:
    """Case: as gettext does; English without a locale, and where the language is missing."""
    assert of_environment(environ) == language


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("de", "de"),
        ("de-CH, fr;q=0.9", "de"),
        ("pl, it;q=0.5, cs;q=0.8", "cs"),
        ("fr;q=0, ru;q=0.1", "ru"),
        ("*", "en"),
        ("fr;q=nonsense, it", "it"),
    ],
)
def test_a_request_chooses(header: str, language: str) -> None:
    """Case: the highest weight of those that there are; what has weight 0 is not wanted."""
    assert of_header(header) == language


@given(st.text())
def test_any_header_has_a_language(header: str) -> None:
    """Law: whatever a request sends, there are words for it."""
    assert of_header(header) in LANGUAGES
