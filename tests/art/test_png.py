"""Pictures as PNG: their own size, the colours of the drawing, our fonts and no others."""

from __future__ import annotations

import sys

import pytest
from fontTools.ttLib import TTFont

from codex_naturalis import art
from codex_naturalis.art import png
from codex_naturalis.art.lettering import FAMILY, text
from codex_naturalis.art.pigments import PIGMENTS
from codex_naturalis.engine.catalogue import RETAIL
from codex_naturalis.engine.symbols import KINGDOMS, Symbol
from tests.art.reading import Pixels, pixels
from tests.art.test_tables import played


def written(words: str, size: int = 40) -> Pixels:
    """Black words on white."""
    body = f'<rect width="400" height="60" fill="#fff"/>{text(words, 10, 42, size, fill="#000")}'
    return pixels(
        art.to_png(
            '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="60">'
            f'<g font-family="{FAMILY}">{body}</g></svg>'
        )
    )


def ink(picture: Pixels) -> int:
    return sum(colour[0] < 128 for row in picture.rows for colour in row)


def test_sizes() -> None:
    """A picture has its own size, or the width that is asked for."""
    card = art.card(17)
    assert (pixels(art.to_png(card)).width, pixels(art.to_png(card)).height) == (600, 400)
    small = pixels(art.to_png(card, width=150))
    assert (small.width, small.height) == (150, 100)
    table = pixels(art.to_png(art.table(played(30, players=2))))
    assert table.width == 1600


@pytest.mark.parametrize("kingdom", KINGDOMS)
def test_colours(kingdom: Symbol) -> None:
    """The ground of a back is near its kingdom's pigment, its corners are parchment, and round
    corners are transparent outside."""
    card = next(card for card in RETAIL.resource if card.kingdom is kingdom)
    drawn = pixels(art.to_png(art.back(card.shown)))
    ground = PIGMENTS[kingdom].ground
    wanted = [int(ground[place : place + 2], 16) for place in (1, 3, 5)]
    mean = [
        sum(row[x][part] for row in drawn.rows[40:120] for x in range(150, 190)) / (80 * 40)
        for part in range(3)
    ]
    assert all(abs(a - b) < 40 for a, b in zip(mean, wanted, strict=True)), (mean, wanted)
    assert min(drawn.rows[60][70][:3]) > 200
    assert drawn.rows[0][0][3] == 0


def test_letters() -> None:
    """Every letter of our alphabets is drawn, also where the machine has no fonts; words take the
    room that they need."""
    for letter in "aZ0ßéŒřŽЖыΩ„–…":
        assert ink(written(letter)) > 20, letter
    assert ink(written(" ")) == 0
    assert ink(written("nnnn")) > 3 * ink(written("n"))


def test_numerals() -> None:
    """Digits stand on the line and are of one height: 0 is as high as 8."""
    heights = []
    for digit in "0123456789":
        rows = [y for y, row in enumerate(written(digit).rows) if any(c[0] < 128 for c in row)]
        heights.append(max(rows) - min(rows))
    assert max(heights) - min(heights) <= 4, heights  # old-style ones differ by ten


def test_fonts_have_what_is_promised() -> None:
    """Letters for which the machine's fonts are not asked are in ours."""
    for file in png._FILES:
        known = TTFont(file).getBestCmap()
        for code in range(0x20, 0x3000):
            if not png._FOREIGN.match(chr(code)):
                assert code in known, f"{file}: U+{code:04X}"


@pytest.mark.parametrize("name", ["漢字かな", "عربي", "हिन्दी", "👩‍🌾", "a\u0301\u200d\u202e"])
def test_foreign_names(name: str) -> None:
    """A name in letters that our fonts lack does no harm."""
    assert written(name).width == 400


def test_what_is_no_picture() -> None:
    """What cannot be drawn is refused with a reason."""
    for words in ("", "<svg", '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="1"/>'):
        with pytest.raises(art.CannotConvert, match="not a picture"):
            art.to_png(words)


def test_without_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where resvg is not installed, the reason says what to install."""
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    with pytest.raises(art.CannotConvert, match=r"pip install 'codex-naturalis\[png\]'"):
        art.to_png(art.card(17))
