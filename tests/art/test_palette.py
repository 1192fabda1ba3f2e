"""The colours stay apart for every kind of colour vision (Machado, Oliveira, Fernandes 2009)."""

from __future__ import annotations

from itertools import combinations
from math import dist

import pytest

from codex_naturalis.art.pigments import PIGMENTS
from codex_naturalis.engine.symbols import KINGDOMS

Triple = tuple[float, float, float]
Matrix = tuple[Triple, Triple, Triple]

VISION: dict[str, Matrix] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
XYZ: Matrix = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
WHITE = (0.95047, 1.0, 1.08883)


def _times(matrix: Matrix, vector: Triple) -> Triple:
    x, y, z = (sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)
    return x, y, z


def _linear(colour: str) -> Triple:
    def channel(at: int) -> float:
        value = int(colour[at : at + 2], 16) / 255
        return float(value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4)

    return channel(1), channel(3), channel(5)


def _seen(colour: str, vision: str) -> Triple:
    """CIE L*a*b* of a colour as somebody sees it."""
    r, g, b = (min(1, max(0, part)) for part in _times(VISION[vision], _linear(colour)))

    def root(part: float) -> float:
        return float(part ** (1 / 3)) if part > 216 / 24389 else (24389 / 27 * part + 16) / 116

    xyz = _times(XYZ, (r, g, b))
    x, y, z = (root(part / white) for part, white in zip(xyz, WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _nearest(colours: list[str], vision: str) -> float:
    """The smallest ΔE76 between two colours."""
    return min(dist(_seen(a, vision), _seen(b, vision)) for a, b in combinations(colours, 2))


@pytest.mark.parametrize(
    ("vision", "floor"), [("normal", 42), ("protan", 31), ("deutan", 27), ("tritan", 21)]
)
def test_grounds_stay_apart(vision: str, floor: float) -> None:
    """Two kingdoms' grounds are never nearer than this."""
    assert _nearest([PIGMENTS[kingdom].ground for kingdom in KINGDOMS], vision) >= floor


@pytest.mark.parametrize("vision", VISION)
def test_symbols_stay_apart(vision: str) -> None:
    """Two symbols' colours are never nearer than 15."""
    assert _nearest([PIGMENTS[kingdom].mark for kingdom in KINGDOMS], vision) >= 15
