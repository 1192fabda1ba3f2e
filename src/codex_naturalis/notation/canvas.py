"""A grid of characters to draw on in any order; styles are kept separately until printing."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import groupby
from operator import itemgetter

from msgspec import Struct

from codex_naturalis.engine.symbols import KINGDOMS, Symbol
from codex_naturalis.notation.names import columns

BOLD, FAINT, GOLD = "1", "2", "33"
"""Styles are the codes of terminals (ECMA-48, SGR)."""
TINTS: dict[Symbol | None, str] = dict(zip(KINGDOMS, ("31", "32", "34", "35"), strict=True))


def tint(symbol: Symbol | None) -> str:
    """The colour of a kingdom; gold for objects; none for None."""
    return TINTS.get(symbol, "" if symbol is None else GOLD)


class Signs(Struct, frozen=True):
    """The characters for lines and frames: box drawing, or ASCII."""

    level: str
    upright: str
    corners: str
    times: str
    more: str


BOX = Signs("─", "│", "┌┐└┘", "×", "…")
ASCII = Signs("-", "|", "++++", "x", "~")

Word = tuple[str, str]
"""A text and its style."""
_first, _second = itemgetter(0), itemgetter(1)


class Canvas:
    """Rows and columns count from 0, down and to the right; while drawing they may be negative."""

    def __init__(self) -> None:
        self.cells: dict[tuple[int, int], Word] = {}
        """By row and column. The right half of a wide character is an empty string."""

    @property
    def width(self) -> int:
        return max(map(_second, self.cells), default=-1) + 1

    @property
    def height(self) -> int:
        return max(map(_first, self.cells), default=-1) + 1

    def write(self, row: int, column: int, text: str, style: str = "") -> int:
        """Write a text over what is there; returns the column after it."""
        for sign in text:
            self.cells[row, column] = (sign, style)
            column += 1
            if columns(sign) == 2:
                self.cells[row, column] = ("", style)
                column += 1
        return column

    def flow(self, row: int, column: int, width: int, words: Iterable[Word], hang: int = 0) -> int:
        """Write words with spaces between them, in as many lines as needed; the second and later
        lines are indented by `hang`. Returns the row below."""
        at, last = column, None
        for text, style in words:
            if at > column and at + columns(text) > column + width:
                row, at, last = row + 1, column + hang, None
            if style == last:
                self.write(row, at - 1, " ", style)
            at, last = self.write(row, at, text, style) + 1, style
        return row + 1

    def paste(self, other: Canvas, row: int, column: int) -> None:
        for (r, c), cell in other.cells.items():
            self.cells[row + r, column + c] = cell

    def trimmed(self) -> Canvas:
        """A copy that is moved to begin at row and column 0."""
        top = min(map(_first, self.cells), default=0)
        left = min(map(_second, self.cells), default=0)
        sheet = Canvas()
        sheet.paste(self, -top, -left)
        return sheet

    def lines(self, colour: bool) -> list[str]:
        rows: list[list[Word]] = [[] for _ in range(self.height)]
        for (row, column), cell in sorted(self.cells.items()):
            line = rows[row]
            line += [(" ", "")] * (column - len(line))
            line.append(cell)
        return [_printed(line, colour) for line in rows]


def _printed(line: list[Word], colour: bool) -> str:
    while line and line[-1][0] == " ":
        line.pop()
    if not colour:
        return "".join(map(_first, line))
    parts = []
    for style, run in groupby(line, _second):
        text = "".join(map(_first, run))
        parts.append(f"\x1b[{style}m{text}\x1b[0m" if style else text)
    return "".join(parts)


def styled(text: str, style: str = "") -> list[Word]:
    """The words of a text; those that a space without a break keeps together are one."""
    return [(" ".join(word.split()), style) for word in re.split(r"[ \n]+", text.strip()) if word]


def paragraph(text: str, width: int, style: str = "", hang: int = 0) -> Canvas:
    sheet = Canvas()
    sheet.flow(0, 0, width, styled(text, style), hang)
    return sheet


def above(sheets: Iterable[Canvas], gap: int = 0) -> Canvas:
    """Sheets stacked vertically."""
    whole = Canvas()
    row = 0
    for sheet in sheets:
        whole.paste(sheet, row, 0)
        row += sheet.height + gap
    return whole


def beside(sheets: Sequence[Canvas], width: int, gap: int = 3) -> Canvas:
    """Sheets side by side, in as many rows as the width requires."""
    whole = Canvas()
    row = column = below = 0
    for sheet in sheets:
        if column and column + sheet.width > width:
            row, column = below, 0
        whole.paste(sheet, row, column)
        column += sheet.width + gap
        below = max(below, row + sheet.height)
    return whole


class Section(Struct, frozen=True):
    title: str
    body: Canvas

    @property
    def width(self) -> int:
        return max(columns(self.title) + 6, self.body.width)


def arrange_sections(sections: Sequence[Section], width: int, signs: Signs, gap: int) -> Canvas:
    """Sections with their titles, side by side where the width allows it; the titles of a row form
    one line across the whole width."""
    rows: list[list[Section]] = []
    for section in sections:
        used = sum(other.width + gap for other in rows[-1]) if rows else width
        if used + section.width <= width:
            rows[-1].append(section)
        else:
            rows.append([section])
    return above((_section_row(row, width, signs, gap) for row in rows), gap=1)


def _section_row(sections: Sequence[Section], width: int, signs: Signs, gap: int) -> Canvas:
    sheet = Canvas()
    column = 0
    for section in sections:
        end = width if section is sections[-1] else column + section.width
        sheet.write(0, column, signs.level * (end - column), FAINT)
        sheet.write(0, column + 2, f" {section.title} ", BOLD)
        sheet.paste(section.body, 1, column)
        column = end + gap
    return sheet
