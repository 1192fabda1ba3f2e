"""The emblem of a starter's front: an open codex, and the tree of nature growing out of it."""

from __future__ import annotations

import math

from codex_naturalis.art.pen import Pen, n
from codex_naturalis.art.pigments import AZURITE, BARE, FOLIUM, LEATHER, VERDIGRIS, VERMILION

_LEAVES = (
    (60, -40, -0.2), (34, -72, -0.3), (84, -22, 0.2), (22, 2, 0.5),
    (50, -18, 0.9), (14, -32, -0.1), (28, -52, 0.6), (0, -60, -0.6),
)  # fmt: skip
_FRUITS = (
    (VERMILION, ((-46, -48), (70, -8))),
    (AZURITE, ((48, -50), (-72, -6))),
    (FOLIUM, ((-18, -66), (20, -12))),
    (VERDIGRIS, ((18, -72), (-22, -14))),
)


def codex_and_tree() -> str:
    pen = Pen(LEATHER, BARE)
    for s in (-1, 1):
        cover = f"M0 44C{n(s * 30, 22, s * 82, 24, s * 108, 34)}V104"
        pen.shape(f"{cover}C{n(s * 82, 94, s * 30, 92, 0, 112)}Z", "deep")
        page = f"M0 36C{n(s * 30, 14, s * 78, 16, s * 100, 26)}V92"
        pen.shape(f"{page}C{n(s * 78, 84, s * 30, 82, 0, 102)}Z")
        for row in range(5):
            y = row * 10
            pen.line(f"M{n(s * 12, 44 + y)}C{n(s * 36, 29 + y, s * 66, 29 + y, s * 88, 36 + y)}", 2)
        pen.shade(f"M0 36Q{n(s * 12, 26, s * 20, 24)}V84Q{n(s * 10, 90, 0, 102)}Z")
        boughs = (
            f"M0 8C{n(s * 30, 0, s * 52, -14, s * 60, -40)}"
            f"M0 -18C{n(s * 20, -26, s * 34, -44, s * 34, -72)}"
            f"M{n(s * 40, -8)}Q{n(s * 70, -6, s * 84, -22)}"
        )
        pen.line(boughs, 4)
    pen.line("M0 36C-5 0 5 -40 0 -88", 7)
    for s in (-1, 1):
        for x, y, turn in _LEAVES:
            pen.leaf(s * x, y, -math.pi / 2 + s * (0.5 + turn), 25, 9, VERDIGRIS.wash, vein=False)
    pen.leaf(0, -82, -math.pi / 2, 28, 10, VERDIGRIS.wash, vein=False)
    for pigment, spots in _FRUITS:
        pen.dots(spots, 8, pigment.ground, 2.5)
    return pen.svg()
