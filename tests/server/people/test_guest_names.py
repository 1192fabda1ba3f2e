"""The names that guests get."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path

import httpx
import pytest

from codex_naturalis.locale.languages import LANGUAGES
from codex_naturalis.locale.words import words_of
from codex_naturalis.server.people.guest_names import GENDERS, guest_name
from codex_naturalis.server.people.names import new_name
from tests.server.serving import serving


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_may_be_had(language: str) -> None:
    """Law: whatever words are put together, with as many digits as it takes, are a name that one
    may have; there are enough of them, and none twice."""
    words = words_of(language)
    made: list[str] = []
    for gender in GENDERS:
        adjectives = words(f"guest-adjectives-{gender}").split()
        nouns = words(f"guest-nouns-{gender}").split()
        for adjective, noun in product(adjectives, nouns):
            assert (adjective + noun).isalpha()
            assert (adjective.capitalize(), noun.capitalize()) == (adjective, noun)
            made.append(words("guest-name", adjective=adjective, noun=noun, number="99999"))
    assert all(new_name(name) == name for name in made)
    assert len({*made}) == len(made) > 500


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_adjectives_have_both_genders(language: str) -> None:
    """Law: what can be said of a noun can be said of one of the other gender, in its own form."""
    words = words_of(language)
    forms = [words(f"guest-adjectives-{gender}").split() for gender in GENDERS]
    for masculine, feminine in zip(*forms, strict=True):
        assert masculine[:2] == feminine[:2]
    assert forms[0] != forms[1]


@pytest.mark.parametrize("digits", [3, 4, 5])
def test_names_end_in_digits(digits: int) -> None:
    """Case: the more names are taken, the more digits."""
    name = guest_name(words_of("fr"), digits)
    assert re.fullmatch(rf"\w+ \w+ [1-9]\d{{{digits - 1}}}", name)


@pytest.mark.anyio
async def test_a_guest_has_a_name_of_its_language(tmp_path: Path) -> None:
    """Case: the language of the request is that of the name; English where there is none."""
    async with (
        serving(tmp_path / "data") as url,
        httpx.AsyncClient(base_url=url, timeout=60) as client,
    ):
        for wanted, language in (("ru-RU, en;q=0.5", "ru"), ("cs", "cs"), ("pl", "en")):
            answer = await client.post("/api/guests", headers={"accept-language": wanted})
            words = words_of(language)
            known = {
                word
                for gender in GENDERS
                for part in ("adjectives", "nouns")
                for word in words(f"guest-{part}-{gender}").split()
            }
            first, second, _ = answer.json()["person"]["name"].split()
            assert {first, second} <= known
