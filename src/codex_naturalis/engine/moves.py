"""The four kinds of half-moves, and their text in records."""

from __future__ import annotations

import re

from msgspec import Struct

from codex_naturalis.engine.cards import Side
from codex_naturalis.engine.errors import BadText
from codex_naturalis.engine.geometry import Cell
from codex_naturalis.engine.supply import Source


class ChooseStarter(Struct, frozen=True, gc=False, tag="starter"):
    """R12: which face of the starter lies up."""

    side: Side

    def __str__(self) -> str:
        return f"s:{self.side}"


class ChooseObjective(Struct, frozen=True, gc=False, tag="objective"):
    """R15: which of the two offered objectives is kept."""

    objective: int

    def __str__(self) -> str:
        return f"o:{self.objective}"


class Place(Struct, frozen=True, gc=False, tag="place"):
    """R21: a card of the hand, one of its faces, an open slot."""

    card: int
    side: Side
    at: Cell

    def __str__(self) -> str:
        return f"{self.card}{self.side.letter}@{self.at[0]},{self.at[1]}"


class Draw(Struct, frozen=True, gc=False, tag="draw"):
    """R30: from a deck or a slot of the market."""

    source: Source

    def __str__(self) -> str:
        return f"<{self.source}"


Move = ChooseStarter | ChooseObjective | Place | Draw

# 18 digits are enough for any number in a game, and keep hostile input cheap to parse.
_PLACE = re.compile(r"([0-9]{1,18})([fb])@(-?[0-9]{1,18}),(-?[0-9]{1,18})", re.ASCII)
_OBJECTIVE = re.compile(r"o:([0-9]{1,18})", re.ASCII)
_CONSTANT: dict[str, Move] = {
    **{str(move): move for move in (ChooseStarter(side) for side in Side)},
    **{str(move): move for move in (Draw(source) for source in Source)},
}
_SIDES = {side.letter: side for side in Side}

EXPECTED = "expected s:front, s:back, o:ID, ID f|b @X,Y such as 17f@1,-1, or <R <G <R1 <R2 <G1 <G2"


def parse_move(text: str) -> Move:
    """The half-move that a text, made by `str(move)`, stands for; raises BadText."""
    constant = _CONSTANT.get(text)
    if constant is not None:
        return constant
    if match := _PLACE.fullmatch(text):
        card, side, x, y = match.groups()
        return Place(int(card), _SIDES[side], (int(x), int(y)))
    if match := _OBJECTIVE.fullmatch(text):
        return ChooseObjective(int(match[1]))
    shown = text if len(text) <= 40 else f"{text[:40]}…"
    raise BadText(f"{shown!r} is not a half-move: {EXPECTED}")
