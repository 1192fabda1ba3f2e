"""Forty species, ten a kingdom, line-drawn like the plates of a herbarium or a bestiary.

Each is a function of a pen and a source of small variations, so that two cards of one species
are never copies.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from codex_naturalis.art.pen import Pen
from codex_naturalis.art.species.animals import ANIMALS
from codex_naturalis.art.species.fungi import FUNGI
from codex_naturalis.art.species.insects import INSECTS
from codex_naturalis.art.species.plants import PLANTS
from codex_naturalis.engine.symbols import Symbol

Species = Callable[[Pen, Random], None]

SPECIES: dict[Symbol, tuple[Species, ...]] = {
    Symbol.FUNGI: FUNGI,
    Symbol.PLANT: PLANTS,
    Symbol.ANIMAL: ANIMALS,
    Symbol.INSECT: INSECTS,
}
