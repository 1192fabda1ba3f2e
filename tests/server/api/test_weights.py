"""The built site keeps within its budgets: scripts that a page needs at once, and fonts."""

from __future__ import annotations

import re
from fnmatch import filter as matching

import pytest

from codex_naturalis.locale.languages import LANGUAGES
from codex_naturalis.locale.words import words_of
from codex_naturalis.server.api.pages import FOLDER, load_pages
from tests.browser.budgets import FACES, FONTS, SCRIPTS

pages = load_pages(FOLDER)
PATHS = {
    "home": "",
    "table": "table/x",
    "statistics": "statistics",
    "review": "review/table/x",
    "exercises": "exercises",
    "exercise": "exercises/x",
    "analysis": "analysis",
}


def weight(name: str) -> int:
    file = pages.file(name)
    assert file is not None, name
    return len(file.gzipped or file.plain)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", PATHS)
def test_scripts(page: str, language: str) -> None:
    """All scripts that a page imports at once, with the words of a language."""
    index = pages.page("", words_of(language), "").plain.decode()
    route = pages.route(PATHS[page])
    assert route is not None
    files = {
        *re.findall(r'(?:src|href)="/(assets/[^"]+\.js)"', index),
        *route.files,
        *route.words[language],
    }
    scripts = [name for name in files if name.endswith(".js")]
    assert len(scripts) > 5
    assert sum(map(weight, scripts)) <= SCRIPTS[page]


@pytest.mark.parametrize("language", LANGUAGES)
def test_fonts(language: str) -> None:
    """The faces of a first visit, in the letters of a language."""
    names = [path.name for path in (FOLDER / "assets").glob("*.woff2")]
    faces = [name for face in FACES for name in matching(names, f"{face}-{language}-*")]
    assert len(faces) == len(FACES)
    assert sum(weight(f"assets/{name}") for name in faces) <= FONTS[language]
