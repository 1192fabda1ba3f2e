"""The palette: parchment, ink, restrained gold, and one pigment for each kingdom.

The four grounds differ in lightness (CIE L* about 24, 41, 51, 65), so that they stay apart for
every kind of colour vision.
"""

from __future__ import annotations

from msgspec import Struct

from codex_naturalis.engine.symbols import Symbol

INK, BARE, PARCHMENT, VELLUM = "#2b1d12", "#faf1da", "#f3e5c4", "#e2cd9c"
GILT, GILT_DARK, GILT_LIGHT = "#c9982f", "#7d5712", "#f6e19a"
RUBRIC, RUBRIC_DARK = "#a8382a", "#5e1710"
GOLD_LEAF = "#fdf1c4"
"""What stands for bare paper in a drawing on gold leaf."""


class Pigment(Struct, frozen=True):
    ground: str
    """The field of a card."""
    deep: str
    """The shade of the ground."""
    pale: str
    """Lines on the ground."""
    wash: str
    """The tint inside drawings."""
    mark: str
    """The symbol's own colour."""


VERMILION = Pigment("#a93a28", "#74200f", "#e8a58b", "#df8564", "#9c2613")
VERDIGRIS = Pigment("#7ead77", "#3c6b43", "#d5e6bd", "#a3c686", "#4d9441")
AZURITE = Pigment("#3d7fb5", "#17476f", "#b9d9ea", "#93c0da", "#1f6fb4")
FOLIUM = Pigment("#4a2961", "#2a1440", "#b79cd0", "#cdb9e0", "#4a1d70")
LEATHER = Pigment("#6b4a2f", "#3d2717", "#c9a876", "#d8bd8c", INK)
"""Starters have no kingdom."""

PIGMENTS: dict[Symbol | None, Pigment] = {
    Symbol.FUNGI: VERMILION,
    Symbol.PLANT: VERDIGRIS,
    Symbol.ANIMAL: AZURITE,
    Symbol.INSECT: FOLIUM,
    None: LEATHER,
}
