"""Which species a card shows, and the drawing of it, varied by the card's number."""

from __future__ import annotations

from random import Random

from codex_naturalis.art.pen import Pen
from codex_naturalis.art.pigments import BARE, GOLD_LEAF, PIGMENTS
from codex_naturalis.art.species import SPECIES, Species
from codex_naturalis.art.species.insects import BODIES
from codex_naturalis.engine.cards import Card, Kind
from codex_naturalis.engine.symbols import Symbol

_SHIFT = 3
"""Gold cards go through the species of their kingdom from here: no card is followed by its twin."""


def species_of(card: Card) -> Species:
    """Ten cards of a kind and kingdom have consecutive numbers, and ten species."""
    if card.kingdom is None:
        raise ValueError("starters show no species")
    shift = _SHIFT if card.kind is Kind.GOLD else 0
    return SPECIES[card.kingdom][(card.id + shift) % 10]


def _grouped(transform: str, body: str) -> str:
    return f'<g transform="{transform}">{body}</g>'


def _mirrored(card: Card, species: Species, half: str) -> str:
    """An insect from its right half, turned a little."""
    body = f'<g id="h{card.id}">{half}</g><use href="#h{card.id}" transform="scale(-1 1)"/>'
    if species in BODIES:
        axis = Pen(PIGMENTS[card.kingdom], BARE)
        axis.shape(BODIES[species], "deep")
        for y in range(-20, 64, 12):
            axis.swell(-5, y, 5, y, -2, 1.8, "pale")
        body += axis.svg()
    return body


def specimen(card: Card) -> str:
    """The drawing of one card, centred on (0, 0), about 200 across."""
    species, rng = species_of(card), Random(card.id * 7919)
    pen = Pen(PIGMENTS[card.kingdom], GOLD_LEAF if card.kind is Kind.GOLD else BARE)
    species(pen, rng)
    if card.kingdom is Symbol.INSECT:
        body = _mirrored(card, species, pen.svg())
        tilt = rng.choice((-10, -6, 0, 0, 6, 10))
        return _grouped(f"rotate({tilt})", body) if tilt else body
    return _grouped("scale(-1 1)", pen.svg()) if rng.random() < 0.5 else pen.svg()
