"""Cuts the fonts to what a language uses, into `web/fonts/`; `web/build.py` calls it.

Each face becomes one file a language, a family of its own that the style sheet chooses by the
language of the page. Letters of other alphabets, as people's names have them, come from the whole
face, by alphabet. Lining numerals of one width are the default ones, so no style can reset them.

`python web/fonts.py --pictures` makes the fonts of `src/codex_naturalis/art/fonts/`, for texts in
pictures: one file a weight with all our alphabets. These are committed.
"""

from __future__ import annotations

import logging
import sys
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from fontTools.merge import Merger
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont, newTable
from fontTools.ttLib.tables.ttProgram import Program

WEB = Path(__file__).parent
SOURCES = WEB / "node_modules/@fontsource"
FONTS = WEB / "fonts"
STYLES = "fonts.css"
PICTURES = WEB.parent / "src/codex_naturalis/art/fonts"
FEATURES = ["kern", "liga"]
NOTICE = [0, 14]
"""The names that a font keeps: whose it is, and the licence."""
NAMES = [0, 1, 2, 3, 4, 5, 6, 14]
DIGITS = "0123456789"


class Face(NamedTuple):
    family: str
    weight: int

    @property
    def package(self) -> str:
        return self.family.lower().replace(" ", "-")

    @property
    def name(self) -> str:
        return f"{self.package}-{self.weight}"

    def source(self, alphabet: str) -> Path:
        name = f"{self.package}-{alphabet}-{self.weight}-normal.woff2"
        return SOURCES / self.package / "files" / name


FACES = (
    *(Face("Alegreya", weight) for weight in (400, 500, 700)),
    Face("Alegreya SC", 500),
    *(Face("Alegreya Sans", weight) for weight in (400, 500, 700)),
)
VARIABLES = {"Alegreya": "--serif-own", "Alegreya SC": "--caps-own", "Alegreya Sans": "--sans-own"}
ALPHABETS = ("latin", "latin-ext", "cyrillic")
"""Those of the whole face. A letter of several is the one of the first, also for kerning."""

COMMON = "".join(map(chr, range(0x20, 0x7F))) + "\u00a0«±·»×\u202f–—\u2018’“”„…−€"
LETTERS = {
    "en": COMMON,
    "fr": COMMON + "ÀÂÆÇÈÉÊËÎÏÔÙÛÜŒŸàâæçèéêëîïôùûüœÿ",
    "it": COMMON + "ÀÈÉÌÎÒÓÙàèéìîòóùª°º",
    "de": COMMON + "ÄÖÜẞäöüß",
    "cs": COMMON + "ÁČĎÉĚÍŇÓŘŠŤÚŮÝŽáčďéěíňóřšťúůýž",
    "ru": COMMON + "Ёё№" + "".join(map(chr, range(0x410, 0x450))),
}


def cut(font: TTFont, letters: Iterable[str], names: list[int]) -> TTFont:
    """The font with only these letters, as far as it has them."""
    options = Options()
    options.layout_features = FEATURES
    options.hinting = False
    options.glyph_names = False
    options.name_IDs = names
    subsetter = Subsetter(options)
    subsetter.populate(text="".join(letters))
    subsetter.subset(font)
    smooth(font)
    return font


def smooth(font: TTFont) -> None:
    """For a font without hints: smooth at every size, and not fitted to the pixels by the system,
    which would change the widths. The program is the one that Google Fonts gives such fonts."""
    font["prep"] = newTable("prep")
    font["prep"].program = Program()
    font["prep"].program.fromAssembly(
        ["PUSHW[]", "511", "SCANCTRL[]", "PUSHB[]", "4", "SCANTYPE[]"]
    )
    font["gasp"] = newTable("gasp")
    font["gasp"].gaspRange = {0xFFFF: 0b1111}


def use_lining_numerals(font: TTFont) -> None:
    """Digits are lining ones of one width from the start, not when a style asks for them."""
    swaps: dict[str, dict[str, str]] = {"lnum": {}, "tnum": {}}
    table = font["GSUB"].table
    for record in table.FeatureList.FeatureRecord:
        if record.FeatureTag in swaps:
            for index in record.Feature.LookupListIndex:
                for part in table.LookupList.Lookup[index].SubTable:
                    swaps[record.FeatureTag].update(getattr(part, "ExtSubTable", part).mapping)
    for cmap in font["cmap"].tables:
        for digit in map(ord, DIGITS):
            if (glyph := cmap.cmap.get(digit)) is not None:
                lining = swaps["lnum"].get(glyph, glyph)
                cmap.cmap[digit] = swaps["tnum"].get(lining, lining)


def whole(face: Face, alphabets: Iterable[str], target: Path) -> None:
    """A face with several alphabets, of which the source has a file each."""
    with tempfile.TemporaryDirectory() as folder:
        parts = []
        for alphabet in alphabets:
            font = TTFont(face.source(alphabet))
            if alphabet == "latin":
                use_lining_numerals(font)
            letters = map(chr, font.getBestCmap())
            font = cut(font, (letter for letter in letters if letter >= " "), NAMES)
            font.flavor = None
            parts.append(f"{folder}/{alphabet}.ttf")
            font.save(parts[-1])
        Merger().merge(parts).save(target)


def ranges(codes: Iterable[int]) -> str:
    """`U+20-7E,U+A0`."""
    found: list[list[int]] = []
    for code in sorted(codes):
        if found and found[-1][1] == code - 1:
            found[-1][1] = code
        else:
            found.append([code, code])
    return ",".join(f"U+{a:X}" if a == b else f"U+{a:X}-{b:X}" for a, b in found)


def rule(face: Face, font: TTFont, part: str, *, by_language: bool) -> str:
    """Write the file; its rule in the style sheet."""
    file = f"{face.name}-{part}.woff2"
    font.flavor = "woff2"
    font.save(FONTS / file)
    family = f"{face.family} {part}" if by_language else face.family
    limited = "" if by_language else f";unicode-range:{ranges(font.getBestCmap())}"
    return (
        f'@font-face{{font-family:"{family}";font-weight:{face.weight};font-display:swap;'
        f'src:url("./{file}") format("woff2"){limited}}}\n'
    )


def rules(face: Face) -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder:
        complete = Path(folder, "whole.ttf")
        whole(face, ALPHABETS, complete)
        for language, letters in LETTERS.items():
            font = cut(TTFont(complete), letters, NOTICE)
            yield rule(face, font, language, by_language=True)
    for alphabet in reversed(ALPHABETS):  # a browser takes the last that has a letter
        font = TTFont(face.source(alphabet))
        others = [chr(code) for code in font.getBestCmap() if chr(code) not in COMMON]
        yield rule(face, cut(font, others, NOTICE), alphabet, by_language=False)


def choices() -> Iterator[str]:
    for language in LETTERS:
        own = ";".join(f'{name}:"{family} {language}"' for family, name in VARIABLES.items())
        yield f":root:lang({language}){{{own}}}\n"


def make_fonts() -> None:
    """All fonts of the pages, and their style sheet."""
    logging.getLogger("fontTools").setLevel(logging.ERROR)
    FONTS.mkdir(exist_ok=True)
    for old in FONTS.iterdir():
        old.unlink()
    lines = [*(line for face in FACES for line in rules(face)), *choices()]
    (FONTS / STYLES).write_text("".join(lines))


def make_picture_fonts() -> None:
    for name, weight in (("Regular", 400), ("Bold", 700)):
        face = Face("Alegreya", weight)
        whole(face, (*ALPHABETS, "greek"), PICTURES / f"Alegreya-{name}.ttf")


if __name__ == "__main__":
    if sys.argv[1:] == ["--pictures"]:
        make_picture_fonts()
    else:
        make_fonts()
