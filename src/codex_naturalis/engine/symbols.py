"""The seven symbols (R2): four resources, one for each kingdom, and three objects."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum


class Symbol(StrEnum):
    FUNGI = "fungi"
    PLANT = "plant"
    ANIMAL = "animal"
    INSECT = "insect"
    QUILL = "quill"
    INKWELL = "inkwell"
    MANUSCRIPT = "manuscript"

    @property
    def letter(self) -> str:
        return LETTERS[self]


SYMBOLS: tuple[Symbol, ...] = tuple(Symbol)
KINGDOMS: tuple[Symbol, ...] = SYMBOLS[:4]
OBJECTS: tuple[Symbol, ...] = SYMBOLS[4:]
ORDER: dict[Symbol, int] = {symbol: order for order, symbol in enumerate(SYMBOLS)}
LETTERS: dict[Symbol, str] = dict(zip(SYMBOLS, "FPAIQKM", strict=True))

Tally = tuple[int, ...]
"""How many of each symbol, in the order of SYMBOLS."""

NOTHING: Tally = (0,) * len(SYMBOLS)


def tally_of(counts: Mapping[Symbol, int]) -> Tally:
    return tuple(counts.get(symbol, 0) for symbol in SYMBOLS)
