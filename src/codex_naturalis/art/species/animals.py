"""Ten animals, as a bestiary shows them; most of them look to the left."""

from __future__ import annotations

import math
from random import Random

from codex_naturalis.art.pen import Pen, bezier, n, oval


def _eye(pen: Pen, x: float, y: float, r: float = 4.5, iris: str = "paper") -> None:
    pen.dots(((x, y),), r, iris, 2)
    pen.dots(((x, y),), r * 0.5)


def owl(pen: Pen, rng: Random) -> None:
    pen.band("M-92 80Q-40 72 0 78T94 74", 7, "pale")
    pen.shape("M-14 64L-20 100L0 92L20 100L14 64Z", "deep")
    pen.shape(
        "M0 -80C52 -84 60 -44 54 0C50 44 28 74 0 82C-28 74 -50 44 -54 0C-60 -44 -52 -84 0 -80Z",
        "wash",
    )
    for row in range(6):
        for i in range(-3 + row // 2, 4 - row // 2):
            x, y = i * 11 + (5.5 if row % 2 else 0), -8 + row * 13
            pen.line(f"M{n(x - 5, y)}q5 11 10 0m-5 -3v5", 2)
    for s in (-1, 1):
        wing = f"M{n(s * 53, -26)}C{n(s * 74, 10, s * 64, 52, s * 22, 78)}"
        pen.shape(f"{wing}C{n(s * 36, 44, s * 30, 4, s * 53, -26)}Z", "deep")
        for i in range(5):
            pen.swell(s * (54 - i), -8 + i * 12, s * (38 - i * 3), 40 + i * 8, s * -3, 2, "pale")
        brow = f"M{n(s * 4, -58)}Q{n(s * 20, -80, s * 52, -100)}Q{n(s * 56, -72, s * 48, -52)}"
        pen.shape(f"{brow}Q{n(s * 26, -72, s * 4, -58)}Z", "deep")
        pen.shape(oval(s * 25, -44, 22, 21), width=2.5)
        rays = ((math.cos(i * math.pi / 5), math.sin(i * math.pi / 5)) for i in range(10))
        pen.line(
            "".join(f"M{n(s * 25 + c * 12, -44 + d * 12)}l{n(c * 7, d * 6)}" for c, d in rays), 2
        )
        _eye(pen, s * 25, -44, 10, "gilt")
        pen.line(
            f"M{n(s * 10, 74)}q-2 8 0 14M{n(s * 18, 73)}q-1 8 1 13M{n(s * 26, 72)}q0 8 2 12", 4
        )
    pen.shape("M0 -48Q8 -36 0 -18Q-8 -36 0 -48Z", "ink")


def carp(pen: Pen, rng: Random) -> None:
    pen.shape("M60 0C80 -20 90 -40 98 -44C92 -18 92 18 98 44C90 40 80 20 60 0Z", "pale")
    pen.shape("M-20 -36C0 -70 34 -66 40 -30Z", "pale")
    pen.shape("M-10 36C-2 62 16 60 24 30Z", "pale")
    for y0, y1 in ((-10, -36), (-4, -14), (4, 14), (10, 36)):
        pen.swell(72, y0, 94, y1, 0, 1.8)
    for k in range(5):
        pen.swell(-8 + k * 10, -36, 4 + k * 8, -58 + abs(k - 2) * 4, 0, 1.8)
    pen.shape("M-96 4C-60 -52 20 -56 70 0C20 56 -60 52 -96 4Z", "wash")
    for column in range(9):
        x = -44 + column * 11
        half = 33 * math.sqrt(1 - ((x + 16) / 80) ** 2)
        for row in range(-3, 4):
            y = row * 11 + (5 if column % 2 else 0)
            if abs(y) < half:
                pen.line(f"M{n(x, y - 6)}q9 6 0 12", 2)
    pen.shade("M-90 10C-50 24 10 30 66 2C20 56 -60 52 -90 10Z")
    pen.line("M-58 -30Q-40 2 -56 32")
    pen.dots(((-72, -6),), 7, "paper", 2.5)
    pen.dots(((-72, -6),), 3)
    pen.swell(-94, 8, -78, 12, 0, 2)
    pen.line("M-86 15q-4 8 -12 9M-78 20q-1 8 -7 12", 2)
    pen.shape("M-42 14C-30 10 -14 20 -10 34C-26 34 -38 28 -42 14Z", "pale", 2.5)
    pen.line("M-36 18L-18 30M-34 22L-24 31", 1.6)
    for y in (-82, 72, 86):
        pen.line(f"M{n(rng.uniform(-70, -30), y)}q12 -10 24 0t24 0t24 0t24 0", 2.4)


def stag(pen: Pen, rng: Random) -> None:
    tines = rng.choice((2, 3))
    for s in (-1, 1):
        antler = f"M{n(s * 13, -20)}C{n(s * 22, -46, s * 92, -30, s * 70, -96)}"
        for k in range(tines):
            x, y = bezier((13, -20), (22, -46), (92, -30), (70, -96), 0.4 + k * 0.5 / tines)
            antler += f"M{n(s * x, y)}q{n(s * -4, -16, s * (-2 - k * 2), -36 + k * 4)}"
        antler += f"M{n(s * 71, -56)}Q{n(s * 88, -60, s * 95, -80)}"
        antler += f"M{n(s * 22, -34)}q{n(s * -6, -16, s * -2, -30)}"
        pen.line(antler, 10)
        pen.line(antler, 4.5, "pale")
        ear = f"M{n(s * 22, -8)}C{n(s * 40, -26, s * 66, -24, s * 80, -8)}"
        pen.shape(f"{ear}C{n(s * 66, 10, s * 40, 14, s * 24, 6)}Z", "wash")
        pen.wash(
            f"M{n(s * 34, -2)}Q{n(s * 52, -16, s * 72, -8)}Q{n(s * 54, 6, s * 34, -2)}Z", "deep"
        )
        ruff = "".join(f"L{n(s * (40 - i * 5), 62 + i * 10)}l{n(s * -8, 2)}" for i in range(4))
        pen.shape(f"M0 20L{n(s * 26, 22)}Q{n(s * 48, 36, s * 46, 60)}{ruff}L0 99Z", "pale", 2.5)
        for i in range(4):
            pen.swell(s * (30 - i * 2), 34 + i * 8, s * (34 - i * 6), 62 + i * 9, s * -3, 2.2)
    pen.shape(
        "M0 -28C18 -28 30 -18 29 0C28 22 20 36 17 54C15 76 12 90 0 90"
        "S-15 76 -17 54C-20 36 -28 22 -29 0C-30 -18 -18 -28 0 -28Z",
        "wash",
    )
    pen.shade("M10 -27C22 -24 30 -16 29 0C28 22 20 36 17 54C16 68 14 78 10 84L7 40Q14 6 10 -27Z")
    pen.wash("M-8 10Q0 -6 8 10L5 58H-5Z", "pale")
    pen.shape("M-15 60Q0 50 15 60C16 80 10 90 0 90S-16 80 -15 60Z", "paper", 2.5)
    pen.shape("M-10 62Q0 56 10 62Q8 72 0 75Q-8 72 -10 62Z", "ink", 2)
    pen.line("M0 75V82M-6 84Q0 80 6 84", 2)
    for s in (-1, 1):
        lid = f"M{n(s * 13, 16)}Q{n(s * 19, 2, s * 28, 8)}Q{n(s * 24, 19, s * 13, 16)}Z"
        pen.shape(lid, "ink", 2)
        pen.dots(((s * 21, 9),), 1.8, "paper")
        pen.swell(s * 10, 4, s * 27, -4, s * 3, 2.4)


def hedgehog(pen: Pen, rng: Random) -> None:
    for hip in (-34, 8, 58):
        pen.shape(f"M{hip} 66q-2 16 -12 24h24q6 -10 6 -24Z", "pale", 2.5)
    pen.shape("M-46 6C-62 28 -78 44 -94 50C-88 66 -56 80 -24 78Z", "pale")
    pen.shade("M-84 58Q-60 62 -40 56L-24 78Q-60 78 -84 58Z")
    pen.shape(
        "M68 82C106 70 92 -18 40 -42C10 -54 -30 -50 -46 -18Q-56 4 -50 26Q-40 62 -22 80"
        "Q30 88 68 82Z",
        "wash",
    )
    for ring in range(5):
        count, reach = 7 + ring * 2, 20 + ring * 16
        for i in range(count):
            a = -math.pi + math.pi * 1.04 * (i + 0.5 * (ring % 2)) / count
            x, y = 16 - math.cos(a) * reach * 0.86, 66 + math.sin(a) * reach * 1.16
            pen.swell(x, y, x - math.cos(a) * 19, y + math.sin(a) * 23, rng.uniform(-1, 1), 2.6)
    pen.dots(((-62, 44),), 4.5)
    pen.dots(((-93, 51),), 6)
    pen.shape("M-44 30q14 -14 16 6q-2 12 -14 8Z", width=2.5)
    pen.line("M-84 64Q-76 66 -68 62", 2)
    pen.grass(rng)


def serpent(pen: Pen, rng: Random) -> None:
    low = "M-52 86C0 96 78 96 74 58C70 22 -20 36 -52 10"
    mid = "M-52 10C-84 -18 -60 -46 -22 -42C20 -38 60 -20 70 -48"
    high = "M70 -48C80 -84 30 -92 0 -76"
    bars = rng.choice(("3 8", "5 6", "2 5 5 5"))
    for path, width in ((low, 19), (high, 17), (mid, 22)):
        pen.band(path, width, "wash", bars)
    pen.shape("M-48 74C-72 72 -86 62 -90 46C-102 54 -100 72 -86 84C-76 94 -62 99 -48 98Z", "wash")
    pen.wash("M-53 75C-46 80 -46 92 -52 97L-40 97V76Z")
    pen.line("M-60 74L-64 96M-72 70L-79 88M-82 62L-92 74", 3.5)
    pen.shape("M10 -90C-10 -98 -34 -86 -52 -70C-48 -58 -16 -52 6 -62Z", "wash")
    pen.line("M4 -84L8 -68", 3.5)
    _eye(pen, -22, -78)
    pen.line("M-50 -66Q-36 -66 -26 -62", 2)
    pen.line("M-52 -67L-70 -64L-82 -72M-70 -64L-80 -56", 3, "rubric")
    pen.grass(rng, 98, -70, 80, 8)


def tortoise(pen: Pen, rng: Random) -> None:
    pen.shape("M-52 34C-70 30 -66 -4 -86 -6C-108 -4 -106 30 -90 37Q-78 62 -48 66Z", "pale")
    pen.shade("M-90 37Q-78 62 -48 66V54Q-72 50 -80 34Z")
    pen.dots(((-91, 10),), 4.5)
    pen.swell(-102, 24, -86, 27, 0, 2.4)
    pen.line("M-74 12q4 4 3 9M-70 24q4 4 3 9", 1.8)
    for x in (-46, 44):
        pen.shape(f"M{x - 16} 54q-4 26 -8 38h34q2 -20 8 -38Z", "pale")
        pen.line(f"M{x - 18} 90v-6m9 6v-6m9 6v-6", 2)
    pen.shape("M74 56l24 12l-26 4Z", "pale", 2.5)
    pen.shape("M-82 56C-80 -20 -44 -56 0 -56S80 -20 82 56Q0 76 -82 56Z", "wash")
    pen.line(
        "M-78 38Q0 56 78 38M-24 -20L24 -20L38 16L24 46M-24 -20L-38 16L-24 46M-38 16H-74M38 16H74"
        "M-24 -20L-46 -40M24 -20L46 -40"
    )
    for cx, cy, size in ((0, 14, 1), (-54, -4, 0.55), (54, -4, 0.55), (0, -38, 0.5)):
        for ring in (0.45, 0.75):
            k = size * ring
            scute = f"M{n(cx - 22 * k, cy - 24 * k)}h{n(44 * k)}l{n(12 * k, 26 * k)}"
            pen.line(f"{scute}l{n(-12 * k, 24 * k)}h{n(-44 * k)}l{n(-12 * k, -24 * k)}Z", 2)
    pen.shade("M82 56C80 -20 44 -56 0 -56C30 -50 56 -16 58 62Z")
    pen.grass(rng, 94)


def snail(pen: Pen, rng: Random) -> None:
    """The terror of knights in the margins of manuscripts."""
    pen.line("M-80 22Q-92 0 -98 -18M-66 20Q-66 -2 -62 -18M-86 40l-10 4", 3.5)
    pen.dots(((-98, -20), (-62, -20)), 5)
    pen.shape(
        "M98 90H-58C-84 90 -94 70 -88 50C-84 36 -90 30 -82 20C-72 10 -56 20 -57 36"
        "C-54 54 -40 60 -20 62L56 66Q80 74 98 90Z",
        "pale",
    )
    pen.shade("M98 90H-58C-70 90 -80 86 -84 78Q-40 86 0 78T60 76Q82 80 98 90Z")
    pen.shape(
        "M-46 66C-64 0 -38 -56 14 -58C60 -58 84 -20 78 16C72 52 44 72 4 72Q-22 74 -46 66Z", "wash"
    )
    pen.line(
        "M-40 62C-16 72 56 66 60 14C62 -22 36 -40 12 -38C-14 -34 -28 -12 -22 12"
        "C-16 34 10 42 28 28C42 14 34 -12 14 -14C-2 -14 -8 6 2 14C12 18 18 8 12 2",
        3.5,
    )
    for k in range(11):
        a = math.radians(200 + k * 21 + rng.uniform(-3, 3))
        c, s = math.cos(a), math.sin(a)
        pen.swell(14 + c * 62, 8 + s * 63, 14 + c * 47, 2 + s * 46, 3, 2)
    for k in range(8):
        a = math.radians(120 + k * 42)
        c, s = math.cos(a), math.sin(a)
        pen.swell(12 + c * 38, -2 + s * 36, 11 + c * 25, 2 + s * 22, 2, 1.8)
    pen.shade("M30 -55C66 -46 84 -16 78 16C72 52 44 72 4 72C60 60 74 -10 30 -55Z")
    pen.line("M-82 62Q-70 66 -60 62M-76 74Q-64 78 -54 74", 1.8)
    pen.grass(rng, 92, -92, 92, 8)


def heron(pen: Pen, rng: Random) -> None:
    """Standing on one leg in the reeds."""
    for x, top, lean in ((74, -60, 6), (88, -34, 4), (-84, 10, -4)):
        pen.line(f"M{x} 92Q{n(x, 20, x + lean, top)}", 3)
        pen.shape(oval(x + lean, top - 8, 4.5, 15), "deep", 2)
    pen.leaf(70, 92, -1.9, 84, 8, "pale")
    pen.leaf(-82, 92, -1.2, 66, 8, "pale")
    pen.line("M12 34L8 92M8 90l-16 3M8 90l14 4M26 34L42 56L14 64l-8 6", 4)
    pen.shape("M-22 -10C-16 -36 30 -34 52 0Q66 22 84 46C50 44 8 52 -12 26Q-24 10 -22 -10Z", "wash")
    pen.shape(
        "M-34 -94C-18 -102 -8 -88 -14 -76C-20 -62 -34 -54 -28 -42C-22 -30 2 -28 0 -8Q-6 14 -20 8"
        "C-30 -8 -50 -26 -44 -48C-40 -60 -26 -68 -30 -76Z"
    )
    pen.shade(
        "M-10 -84C-14 -62 -34 -54 -28 -42C-22 -30 2 -28 0 -8Q-8 -22 -24 -30"
        "C-46 -44 -20 -66 -10 -84Z"
    )
    pen.shape("M-2 -18C26 -28 48 0 88 48C56 38 18 38 4 18Q-6 0 -2 -18Z", "deep")
    for k in range(5):
        pen.swell(2 + k * 3, -8 + k * 5, 46 + k * 8, 12 + k * 7, -4, 2.2, "pale")
    pen.shape("M-30 -95Q-60 -86 -94 -80Q-58 -76 -26 -77Z", "gilt", 2.5)
    pen.line("M-92 -80Q-60 -82 -34 -84", 1.8)
    pen.shape("M-36 -92C-22 -102 -4 -98 26 -82C4 -86 -8 -84 -16 -86Q-28 -90 -36 -92Z", "deep", 2)
    _eye(pen, -25, -85, 4)
    for k in range(4):
        pen.swell(-22 + k * 4, 2 + k, -24 + k * 5, 30 + k, 2, 2, "paper")
    pen.line(
        f"M{n(rng.uniform(-60, -50))} 92q12 -8 24 0t24 0t24 0t24 0M-30 99q12 -7 24 0t24 0", 2.4
    )


def hare(pen: Pen, rng: Random) -> None:
    """Upright, with its ears in the wind."""
    pen.dots(((80, 66),), 13, "paper", 3)
    tilt = rng.uniform(-4, 4)
    pen.shape(
        f"M-24 -44C-10 -66 {n(20 + tilt)} -96 {n(34 + tilt)} -92C{n(36 + tilt)} -74 6 -46 -12 -34Z",
        "wash",
    )
    pen.shape(
        "M-26 -10C6 -26 48 -16 68 18C88 50 80 80 62 90H-44C-52 88 -50 80 -42 78"
        "C-36 60 -46 30 -40 4Z",
        "wash",
    )
    pen.shape("M-40 2C-48 24 -46 44 -42 58C-30 56 -22 30 -24 2Z", width=2)
    pen.shape("M-26 44Q-24 70 -32 82C-42 82 -48 90 -40 91H-12C-8 70 2 56 -4 40Z", "wash", 2.5)
    pen.shape("M12 90C2 60 24 32 50 36C76 42 82 72 66 90Z", "wash", 2.5)
    pen.shape("M0 92C-10 80 8 76 22 78H60Q70 84 64 92Z", "pale", 2.5)
    pen.shade("M68 18C88 50 80 80 62 90C70 70 66 44 50 36Q62 30 68 18Z")
    for x, y in ((0, 2), (14, 4), (28, 10), (42, 18), (8, 18), (24, 24), (-12, 14)):
        pen.swell(x, y, x + 9, y + 7, 1, 1.8)
    pen.shape(
        "M-80 -22C-82 -40 -58 -56 -38 -54C-16 -52 -8 -30 -16 -14C-24 2 -48 8 -62 0Q-78 -6 -80 -22Z",
        "wash",
    )
    pen.shape("M-80 -22C-76 -32 -64 -30 -58 -18C-54 -8 -58 0 -62 0Q-78 -6 -80 -22Z", width=2)
    pen.shape("M-34 -50C-38 -72 -26 -98 -12 -100C0 -92 -10 -60 -20 -44Z", "wash")
    pen.wash("M-28 -56C-28 -74 -20 -90 -13 -93C-8 -84 -16 -64 -22 -52Z", "paper")
    pen.wash("M-13 -46C0 -62 16 -78 28 -84C24 -74 4 -52 -9 -41Z", "deep")
    pen.dots(((-44, -32),), 6)
    pen.dots(((-46, -34),), 1.8, "paper")
    pen.wash("M-81 -24l8 -3l1 6l-6 3Z", "ink")
    pen.line("M-66 -10Q-82 -10 -96 -14M-66 -7Q-82 -2 -94 2M-74 -14Q-70 -8 -64 -8", 1.6)
    pen.grass(rng, 92, -92, 92, 8)


def fox(pen: Pen, rng: Random) -> None:
    """Seated, the brush curled up behind."""
    pen.shape(
        "M34 88C86 96 106 52 94 16C88 -6 72 -22 76 -46C54 -30 46 2 56 22C64 40 56 56 36 60Z",
        "wash",
    )
    pen.shape("M76 -46C54 -30 47 0 55 18L64 6L72 14L80 0L90 6C84 -10 72 -22 76 -46Z", width=2.5)
    pen.shade("M94 16C106 52 86 96 34 88C70 84 88 56 80 10L90 6Z")
    pen.shape(
        "M-24 -30C10 -26 46 10 54 46C60 70 58 86 44 90H-44C-52 88 -48 82 -42 80"
        "C-36 56 -52 24 -48 -8Z",
        "wash",
    )
    pen.shape(
        "M-52 -22C-62 0 -54 20 -46 34L-44 28L-40 44L-36 34L-30 48L-26 34L-18 38"
        "C-10 16 -10 -4 -16 -20Z",
        width=2.5,
    )
    pen.line("M-46 0l4 9M-36 4l3 10M-26 4l1 10M-40 18l4 9M-28 18l1 9", 1.8)
    pen.shape(
        "M-28 44C-22 60 -28 74 -34 80C-44 82 -46 90 -38 90H-14C-8 70 -4 56 -10 38Z", "wash", 2.5
    )
    pen.wash("M-33 79C-44 82 -46 89 -38 89H-15L-11 76Z", "deep")
    pen.shape("M6 90C-2 58 20 34 40 42C58 52 60 80 46 90Z", "wash", 2.5)
    pen.shape("M-6 91C-10 82 4 78 14 80H42Q50 86 44 91Z", "deep", 2.5)
    pen.shape(
        "M-94 -36C-78 -42 -68 -56 -54 -64L-52 -94L-34 -76L-12 -94L-8 -60C0 -46 4 -30 -4 -18"
        "C-36 -8 -72 -24 -94 -36Z",
        "wash",
    )
    pen.shape(
        "M-94 -36C-74 -38 -60 -36 -46 -44C-40 -32 -28 -26 -6 -32L4 -20L-10 -20L-8 -12L-22 -16"
        "L-24 -10C-48 -10 -74 -24 -94 -36Z",
        width=2,
    )
    pen.wash("M-48 -84L-38 -74L-49 -67ZM-15 -85L-29 -74L-14 -63Z", "deep")
    pen.wash("M-96 -38l11 -3l2 8l-9 2Z", "ink")
    pen.shape("M-60 -51Q-51 -57 -43 -49Q-52 -46 -60 -51Z", "ink", 2)
    for x, y in ((6, 0), (18, 10), (30, 26), (0, 16), (12, 28), (68, 48), (76, 60), (64, 66)):
        pen.swell(x, y, x + 7, y + 12, 1, 1.8)
    pen.grass(rng, 92, -92, 92, 8)


ANIMALS = (
    owl, hare, carp, stag, snail, hedgehog, heron, serpent, fox, tortoise,
)  # fmt: skip
