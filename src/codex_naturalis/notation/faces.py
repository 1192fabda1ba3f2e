"""Single cards with everything printed on them: for hands, the market, starters."""

from __future__ import annotations

from codex_naturalis.engine.cards import Back, Face, Kind, Scoring
from codex_naturalis.engine.catalogue import RETAIL
from codex_naturalis.engine.symbols import ORDER, Symbol
from codex_naturalis.locale.words import Words
from codex_naturalis.notation.canvas import GOLD, Canvas, Signs, tint
from codex_naturalis.notation.names import columns
from codex_naturalis.notation.words import kingdom_name

WIDTH = 11
HEIGHT = 3
EMPTY, HIDDEN = "o", "#"
CORNERS = ((0, 0), (0, 1), (1, 0), (1, 1))
"""For each corner: whether it is at the bottom, and whether it is on the right."""


def letter_of(kingdom: Symbol | None) -> str:
    return "*" if kingdom is None else kingdom.letter


def corner_sign(face: Face, corner: int) -> str:
    symbol = face.corners[corner]
    if symbol is not None:
        return symbol.letter
    return EMPTY if face.open[corner] else HIDDEN


def points_text(face: Face) -> str:
    """`3`; `1/Q`: one for each quill; `2/c`: two for each covered corner; empty for none."""
    if face.scoring is Scoring.COVERED:
        return f"{face.points}/c"
    if face.counted is not None:
        return f"{face.points}/{face.counted.letter}"
    return str(face.points) if face.points else ""


def cost_text(face: Face) -> str:
    """The symbols needed, the most frequent first: `FFA`."""
    cost = sorted(face.cost_items, key=lambda item: -item[1])
    letters = {place: symbol.letter for symbol, place in ORDER.items()}
    return "".join(letters[place] * need for place, need in cost)


def _middle(text: str, width: int) -> int:
    return (width - columns(text)) // 2


def _frame(sheet: Canvas, signs: Signs, style: str) -> None:
    for row in (0, HEIGHT - 1):
        sheet.write(row, 0, signs.level * WIDTH, style)
    sheet.write(1, 0, signs.upright + " " * (WIDTH - 2) + signs.upright, style)


def draw_face(face: Face, signs: Signs) -> Canvas:
    """A face with its points at the top and its cost at the bottom."""
    sheet = Canvas()
    _frame(sheet, signs, tint(face.kingdom))
    for corner, (down, right) in enumerate(CORNERS):
        sign = corner_sign(face, corner)
        sheet.write(down * 2, right * (WIDTH - 1), sign, tint(face.corners[corner]))
    for row, text in ((0, points_text(face)), (2, cost_text(face))):
        if text:
            sheet.write(row, _middle(text, WIDTH) - 1, f" {text} ", GOLD if row == 0 else "")
    centre = "" if face.kingdom else "".join(symbol.letter for symbol in face.centre)
    text = f"{letter_of(face.kingdom)} {face} {centre}".rstrip()
    column = sheet.write(1, _middle(text, WIDTH), text[:2], tint(face.kingdom))
    sheet.write(1, column, text[2:], GOLD if is_gold(face) else "")
    return sheet


def is_gold(face: Face) -> bool:
    return RETAIL.cards[face.card].kind is Kind.GOLD


def short_back(back: Back, words: Words) -> str:
    """`R plant`, `G fungus`."""
    assert back.kingdom is not None, "starters are in no hand and no deck"
    return f"{_kind(back)} {kingdom_name(back.kingdom, words)}"


def _kind(back: Back) -> str:
    return back.kind.value[0].upper()


def draw_back(back: Back | None, signs: Signs, words: Words) -> Canvas:
    """The back of a card; None: nothing is known of it. A long kingdom is a letter."""
    sheet = Canvas()
    style = "" if back is None else tint(back.kingdom)
    _frame(sheet, signs, style)
    for sign, (down, right) in zip(signs.corners, CORNERS, strict=True):
        sheet.write(down * 2, right * (WIDTH - 1), sign, style)
    text = "?" if back is None else short_back(back, words)
    if back is not None and columns(text) > WIDTH - 2:
        text = f"{_kind(back)} {letter_of(back.kingdom)}"
    sheet.write(1, _middle(text, WIDTH), text, style)
    return sheet


def draw_nothing(words: Words) -> Canvas:
    sheet = Canvas()
    empty = words("terminal-nothing")
    sheet.write(0, 0, " " * WIDTH)
    sheet.write(1, _middle(empty, WIDTH), empty)
    sheet.write(HEIGHT - 1, 0, " " * WIDTH)
    return sheet
