"""An area drawn as a lattice: cards meet at corners, and it is visible which one lies on top."""

from __future__ import annotations

from collections.abc import Collection

from msgspec import Struct

from codex_naturalis.engine.area import Area
from codex_naturalis.engine.cards import Face
from codex_naturalis.engine.geometry import Cell, neighbours
from codex_naturalis.locale.words import ENGLISH_WORDS, Words
from codex_naturalis.notation.canvas import BOLD, GOLD, Canvas, Signs, styled, tint
from codex_naturalis.notation.faces import CORNERS, corner_sign, is_gold, letter_of

COVERED = "x"


class Scale(Struct, frozen=True):
    pitch: int
    """Columns from card to card. A card is one wider: neighbours share the corner's column."""
    framed: bool
    """Without frames, only a dash beside a corner shows which card it belongs to."""
    gap: int
    """The gap between the frame of a covered card and the corner."""


FULL, MEDIUM, COMPACT = Scale(8, True, 2), Scale(6, True, 1), Scale(5, False, 1)
ROWS = 2
"""Rows from card to card, on every scale."""


def draw_area(
    area: Area,
    slots: Collection[Cell],
    width: int,
    signs: Signs,
    scales: tuple[Scale, ...],
    words: Words = ENGLISH_WORDS,
) -> Canvas:
    """The area on the first scale that fits into the width; as a list if none does."""
    for scale in scales:
        lattice = _Lattice(Canvas(), scale, signs)
        below: set[Cell] = set()
        for at, face in area.cards.items():  # in the order of laying
            lattice.lay(face, at, below)
            below.add(at)
        for at in slots:
            lattice.mark(at)
        sheet = lattice.sheet.trimmed()
        if sheet.width <= width:
            return sheet
    return _listing(area, slots, width, words)


class _Lattice(Struct, frozen=True):
    sheet: Canvas
    scale: Scale
    signs: Signs

    def lay(self, face: Face, at: Cell, below: Collection[Cell]) -> None:
        """Draw a card over those below: its frame reaches the corners that it covers, and the
        frames of the cards below end before them."""
        pitch, gap = self.scale.pitch, self.scale.gap
        left, top = at[0] * pitch, -at[1] * ROWS
        style = tint(face.kingdom)
        if self.scale.framed:
            self.frame(left, top, style)
        for corner, (down, right) in enumerate(CORNERS):
            row, column = top + down * ROWS, left + right * pitch
            self.sheet.write(row, column, corner_sign(face, corner), tint(face.corners[corner]))
            if neighbours(at)[corner] in below:
                self.sheet.write(row, column + (-1 if right else 1), self.signs.level, style)
                self.sheet.write(row, column + (1 if right else -gap), " " * gap)
        self.title(face, left, top)

    def frame(self, left: int, top: int, style: str) -> None:
        pitch = self.scale.pitch
        for row in (top, top + ROWS):
            self.sheet.write(row, left + 1, self.signs.level * (pitch - 1), style)
        for column in (left, left + pitch):
            self.sheet.write(top + 1, column, self.signs.upright, style)

    def title(self, face: Face, left: int, top: int) -> None:
        """Kingdom, number and side; for a starter also the centre, in the lower frame."""
        text = f" {face}" if self.scale.framed else str(face)
        column = left + (self.scale.pitch - len(text)) // 2
        column = self.sheet.write(top + 1, column, letter_of(face.kingdom), tint(face.kingdom))
        self.sheet.write(top + 1, column, text, GOLD if is_gold(face) else "")
        if self.scale.framed and face.kingdom is None:
            column = left + (self.scale.pitch + 1 - len(face.centre)) // 2
            for symbol in face.centre:
                column = self.sheet.write(top + ROWS, column, symbol.letter, tint(symbol))

    def mark(self, at: Cell) -> None:
        """Mark an open slot with its coordinates."""
        text = f"{at[0]},{at[1]}"
        left = at[0] * self.scale.pitch + (self.scale.pitch + 1 - len(text)) // 2
        self.sheet.write(-at[1] * ROWS + 1, left, text, BOLD)


def _listing(area: Area, slots: Collection[Cell], width: int, words: Words) -> Canvas:
    """The cards in the order of laying, each with its visible corners; then the slots."""
    said = styled(words("terminal-listing", covered=COVERED))
    order = {at: number for number, at in enumerate(area.cards)}
    for at, face in area.cards.items():
        corners = "".join(
            COVERED if order.get(spot, 0) > order[at] else corner_sign(face, corner)
            for corner, spot in enumerate(neighbours(at))
        )
        title = f"{letter_of(face.kingdom)}{face}@{at[0]},{at[1]}[{corners}]"
        said.append((title, tint(face.kingdom)))
    sheet = Canvas()
    row = sheet.flow(0, 0, width, said, hang=2)
    if slots:
        free = [(f"{x},{y}", BOLD) for x, y in slots]
        sheet.flow(row, 0, width, [*styled(words("terminal-open")), *free], hang=2)
    return sheet
