"""The fonts of the pages: each language's has its letters, and only weights that there are are
asked for."""

from __future__ import annotations

import re
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest
from fontTools.ttLib import TTFont

from codex_naturalis.locale.languages import LANGUAGES
from codex_naturalis.locale.words import topics

WEB = Path(__file__).parents[2] / "web"
SHORTHAND = re.compile(r"\bfont:\s*(italic )?(\d{3}) [^;]*var\(--(serif|caps|sans)\)")
NOT_IN_ANY = frozenset("\n●")
"""What the fonts lack altogether; the system has it."""


def _cutter() -> ModuleType:
    spec = spec_from_file_location("fonts", WEB / "fonts.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


cutter = _cutter()


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters(language: str) -> None:
    """Whatever the catalogue says in a language is in the font of that language."""
    used = set("".join(topics(language))) - NOT_IN_ANY
    assert used <= set(cutter.LETTERS[language]), used - set(cutter.LETTERS[language])


@pytest.mark.parametrize("face", cutter.FACES, ids=lambda face: face.name)
def test_files(face: object) -> None:
    """The file of a face and language has all its letters, digits of one width, and whose it is."""
    for language, letters in cutter.LETTERS.items():
        font = TTFont(WEB / "fonts" / f"{face.name}-{language}.woff2")  # type: ignore[attr-defined]
        known = font.getBestCmap()
        missing = {letter for letter in letters if ord(letter) not in known}
        assert missing <= set("\u202fẞ"), missing  # narrow spaces and capital ß are new in fonts
        widths = {font["hmtx"][known[ord(digit)]][0] for digit in cutter.DIGITS}
        assert len(widths) == 1
        assert "Alegreya" in font["name"].getDebugName(0)
        assert "OFL" in font["name"].getDebugName(14)


def test_weights() -> None:
    """Every style that names a weight names one that its family has, and none is slanted."""
    has = {
        variable.removeprefix("--").removesuffix("-own"): {
            face.weight for face in cutter.FACES if face.family == family
        }
        for family, variable in cutter.VARIABLES.items()
    }
    sources = [*WEB.glob("src/**/*.svelte"), *WEB.glob("src/**/*.css")]
    asked = [(path, found) for path in sources for found in SHORTHAND.finditer(path.read_text())]
    assert len(asked) > 50
    for path, found in asked:
        assert found[1] is None, f"{path}: {found[0]}"
        assert int(found[2]) in has[found[3]], f"{path}: {found[0]}"
