"""Ten insects, pinned and seen from above. Each draws its right half; the other is its mirror."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from codex_naturalis.art.pen import Pen, Point, n

Vein = tuple[float, float, float, float]


def _wing(
    pen: Pen, path: str, veins: Sequence[Vein], spots: Sequence[Point] = (),
    fill: str = "wash", spot: str = "paper", margin: str = "",
) -> None:  # fmt: skip
    """A wing with its veins, a dark margin, and eyes on it."""
    pen.shape(path, fill)
    for vein in veins:
        pen.swell(*vein, 2, 2.2)
    if margin:
        pen.wash(margin, "ground")
    if spots:
        pen.dots(spots, 7, spot, 2.5)
        pen.dots(spots, 2.5)


def butterfly(pen: Pen, rng: Random) -> None:
    t, u = rng.uniform(-6, 6), rng.uniform(-6, 6)
    low = f"M8 6C30 {n(4 + u)} 70 {n(20 + u)} 66 54C62 84 40 {n(90 + u)} 30 76C20 62 10 40 6 22Z"
    veins: tuple[Vein, ...] = ((8, 14, 54, 62), (8, 18, 38, 76), (8, 10, 62, 38))
    edge = f"M66 54C62 84 40 {n(90 + u)} 30 76C42 80 56 66 65 42Z"
    _wing(pen, low, veins, ((43, 56),), "pale", margin=edge)
    tip = n(96, -84 + t)
    high = f"M6 -10C20 -60 60 -96 {tip}C100 -40 84 4 44 16Q20 20 8 10Z"
    veins = ((8, -6, 86, -72), (8, -2, 88, -36), (8, 2, 70, -6), (8, -8, 60, -72))
    edge = f"M72 {n(-86 + t)}Q84 {n(-87 + t)} {tip}C100 -40 84 4 44 16C74 0 88 -44 72 {n(-86 + t)}Z"
    _wing(pen, high, veins, ((64, -58), (64, -26)), margin=edge)
    pen.dots(((90, -60), (88, -44), (83, -28), (75, -13)), 2.6, "paper")
    pen.line("M3 -30C8 -60 20 -76 34 -82", 2.5)
    pen.dots(((35, -82),), 4)


def moth(pen: Pen, rng: Random) -> None:
    t = rng.uniform(-5, 5)
    low = "M6 2C40 0 62 30 54 66Q34 82 20 66Q8 40 6 20Z"
    _wing(pen, low, ((8, 10, 46, 56), (8, 14, 30, 66)), (), "pale")
    pen.line("M20 58Q34 66 51 52", 2.4, "ground")
    high = f"M6 -24C40 -40 76 {n(-46 + t)} 98 -30C100 0 84 34 60 44C40 30 16 22 6 8Z"
    edge = "M98 -30C100 0 84 34 60 44Q56 41 53 39Q66 34 66 26Q78 22 77 11Q88 4 85 -6Q94 -16 90 -31Z"
    veins = ((8, -16, 88, -24), (8, -8, 84, 6), (8, 0, 64, 30))
    _wing(pen, high, veins, ((56, -6),), "wash", "rubric", edge)
    pen.line("M30 -32Q40 -8 28 18", 2.4, "ground")
    pen.line("M3 -34C10 -50 14 -70 28 -84M10 -54l12 -2M13 -64l12 -4M18 -74l10 -6", 2.4)


def dragonfly(pen: Pen, rng: Random) -> None:
    t = rng.uniform(-8, 8)
    for y, rise in ((-22, -30 + t), (-4, 14 + t)):
        lead = f"M5 {y}C30 {n(y + rise - 14)} 70 {n(y + rise - 18)} 98 {n(y + rise)}"
        pen.shape(
            f"{lead}C98 {n(y + rise + 16)} 50 {n(y + rise * 0.3 + 20)} 5 {y + 8}Z", "pale", 2.5
        )
        pen.swell(6, y + 2, 94, y + rise + 2, 3, 2.4)
        for k in (0.3, 0.5, 0.7, 0.86):
            pen.swell(8 + 80 * k, y + rise * k - 9, 4 + 78 * k, y + rise * k + 12, 0, 1.5)
        pen.wash(f"M82 {n(y + rise - 9)}l12 3l-2 6l-10 -2Z", "deep")
    pen.dots(((10, -47),), 7.5, "pale", 2.5)
    pen.line("M5 8l14 8", 2.5)


def stag_beetle(pen: Pen, rng: Random) -> None:
    j = rng.uniform(-3, 5)
    pen.line("M22 -20L52 -34L64 -22M34 14L66 12L78 26M30 44L56 58L58 80", 5)
    pen.shape(
        f"M6 -62C12 -72 22 -72 26 -78L16 -82L28 -86C28 -92 24 -96 14 -100"
        f"C32 -102 {n(44 + j)} -92 {n(42 + j)} -78C{n(40 + j)} -66 30 -58 16 -58Z",
        "deep", 2.5,
    )  # fmt: skip
    pen.line("M20 -58L36 -56L50 -66", 2.5)
    pen.shape("M0 -4H32C46 20 40 70 0 92Z", "wash")
    pen.shade("M26 -4H32C46 20 40 70 0 92C24 60 30 30 26 -4Z")
    for i in range(4):
        pen.swell(8 + i * 7, 2, 5 + i * 6, 80 - i * 8, -3, 2)
    pen.shape("M0 -38H30Q42 -20 34 -4H0Z", "deep")
    pen.shape("M0 -64H18Q30 -54 26 -38H0Z", "wash")
    pen.dots(((22, -50),), 4)


def bee(pen: Pen, rng: Random) -> None:
    t = rng.uniform(-6, 6)
    pen.shape(f"M8 -26C40 {n(-64 + t)} 90 -64 96 -40C96 -20 50 -6 8 -12Z")
    pen.shape("M8 -10C40 -6 76 4 72 24C60 34 26 16 8 0Z")
    pen.swell(8, -20, 88, -42, 4, 2.2)
    pen.swell(30, -26, 74, -22, 0, 2)
    pen.swell(8, -6, 62, 20, 3, 2)
    pen.line("M16 -40L40 -50L50 -70M20 -6L44 34L40 54M14 -2L30 50L24 72", 3.5)
    pen.line("M4 -62Q14 -84 26 -90")
    pen.shape("M0 -4H24C40 20 34 62 0 92Z", "wash")
    for y, x in ((10, 30), (32, 33), (54, 27)):
        upper = f"M0 {y}Q{n(x * 0.6, y + 4, x, y - 2)}L{n(x - 2, y + 11)}"
        pen.wash(f"{upper}Q{n(x * 0.6, y + 16)} 0 {y + 11}Z", "ink")
    pen.shape("M0 -44H18Q30 -22 18 -2H0Z", "pale")
    for i in range(4):
        pen.swell(4 + i * 5, -38 + i * 3, 6 + i * 5, -24 + i * 3, 0, 1.6)
    pen.shape("M0 -66Q22 -66 20 -44H0Z", "deep")
    pen.dots(((15, -54),), 4, "paper")


def ladybird(pen: Pen, rng: Random) -> None:
    pen.line("M40 -24L70 -42L82 -34M50 12L84 12L94 24M40 48L68 64L70 80", 5)
    pen.line("M10 -74Q24 -92 38 -92")
    pen.shape("M0 -40C40 -44 58 -8 56 20C54 60 26 86 0 88Z", "wash")
    pen.shade("M40 -24Q56 -8 56 20C54 60 26 86 0 88C40 66 48 20 40 -24Z")
    spots = ((26, -10), (38, 24 + rng.uniform(-4, 4)), (20, 54), (14, 20))
    pen.dots(spots, rng.choice((7, 8.5)), "ink")
    pen.shape("M0 -66C30 -66 44 -50 42 -34Q20 -42 0 -40Z", "deep")
    pen.shape("M0 -82Q20 -82 22 -64Q10 -68 0 -66Z", "wash")
    pen.dots(((28, -50),), 5, "paper")


def ant(pen: Pen, rng: Random) -> None:
    """Three beads on a thread, and elbowed antennae."""
    t = rng.uniform(-6, 6)
    pen.line(f"M12 -28L44 {n(-44 + t)}L62 -22L80 -18M13 -12L54 {n(-4 - t)}L70 18L88 24", 4.5)
    pen.line(f"M10 0L42 {n(26 + t)}L48 62L64 76", 4.5)
    pen.line("M10 -76L36 -84L50 -100", 3.5)
    pen.shape("M0 26C22 24 32 42 31 58C29 80 14 92 0 96Z", "wash")
    for y, x in ((44, 29), (60, 31), (75, 25)):
        pen.line(f"M0 {y + 4}Q{n(x * 0.6, y + 5, x, y - 3)}", 2.2)
    pen.shade("M14 30C26 34 32 46 31 58C29 80 14 92 0 96C22 78 24 52 14 30Z")
    pen.shape("M0 8Q9 6 10 16Q9 26 0 27Z", "deep")
    pen.shape("M0 -40C14 -40 20 -26 17 -12Q13 8 0 10Z", "wash")
    pen.swell(5, -32, 8, 0, -3, 2)
    pen.shape("M0 -84C16 -86 30 -74 28 -60C26 -46 12 -40 0 -40Z", "deep")
    pen.dots(((20, -62),), 4, "paper")
    pen.line("M4 -84Q12 -92 6 -98", 4)


def longhorn(pen: Pen, rng: Random) -> None:
    """A slender beetle whose jointed antennae sweep back along its whole body."""
    t = rng.uniform(-6, 4)
    horn = f"M8 -62C30 -104 {n(92 + t)} -92 {n(90 + t)} -30C{n(89 + t)} 10 82 40 70 78"
    pen.line(horn, 5)
    pen.band(horn, 1.5, "pale", "3 9")
    pen.line("M20 -30L46 -46L56 -36M24 4L52 4L60 20M20 36L42 54L42 82", 4.5)
    pen.shape("M0 -14H26C34 10 30 64 0 94Z", "wash")
    for x, y, r in ((14, 4, 6), (20, 28, 7), (12, 50, 6), (9, 72, 4)):
        pen.dots(((x, y),), r, "ink")
    pen.shade("M20 -14H26C34 10 30 64 0 94C18 66 26 30 20 -14Z")
    pen.shape("M0 -46H16L28 -32L20 -14H0Z", "deep")
    pen.shape("M0 -70Q16 -72 18 -58L14 -46H0Z", "wash")
    pen.dots(((13, -60),), 3.5)


def cicada(pen: Pen, rng: Random) -> None:
    """Glassy wings folded like a roof, longer than the body; eyes wide apart."""
    t = rng.uniform(-4, 4)
    pen.line("M24 -46L48 -60L54 -82M30 -30L50 -26L60 -12", 4)
    pen.shape("M0 -24H26C28 8 18 48 0 68Z", "wash")
    for y in (0, 14, 28, 42):
        pen.line(f"M0 {y + 6}Q{n(13 - y * 0.1, y + 6, 26 - y * 0.26, y)}", 2)
    wing = (
        f"M24 -36C58 -30 {n(78 + t)} 30 {n(62 + t)} 92Q52 100 42 90C30 60 12 40 14 4Q14 -20 24 -36Z"
    )
    pen.shape(wing, "paper", 2.5)
    pen.shade(f"M24 -36C58 -30 {n(78 + t)} 30 {n(62 + t)} 92C62 30 44 -10 24 -36Z")
    pen.line(f"M24 -34C36 10 46 50 {n(54 + t)} 96M21 -20C28 20 36 60 46 94", 2)
    pen.line(f"M30 -14Q56 10 {n(66 + t)} 50M38 12Q54 36 {n(62 + t)} 76", 1.8)
    pen.line("M28 18L36 16M32 38L42 36M38 60L48 58", 1.8)
    pen.shape("M0 -62H26Q40 -50 34 -34Q18 -18 0 -18Z", "deep")
    pen.line("M0 -34Q12 -34 16 -48M10 -22L18 -30", 2, "pale")
    pen.shape("M0 -80Q20 -82 34 -68Q32 -60 26 -58H0Z", "wash")
    pen.line("M6 -78V-62M13 -78V-64", 1.6)
    pen.dots(((33, -68),), 7, "gilt", 2.5)
    pen.line("M10 -80L16 -94", 2)


def mantis(pen: Pen, rng: Random) -> None:
    """Long and narrow, with barbed forelegs folded as if in prayer."""
    t = rng.uniform(-6, 6)
    pen.line(f"M8 -4L44 {n(-22 + t)}L74 4L84 2M10 12L40 {n(34 + t)}L62 72L76 76", 3.5)
    pen.line("M4 -88Q12 -98 30 -100", 2.2)
    pen.shape("M0 -8Q14 -6 18 14C24 48 16 84 4 98L0 96Z", "pale")
    pen.line("M6 -2C14 30 14 64 5 92M11 4C19 36 18 62 12 82", 1.8)
    pen.shape("M0 -62Q9 -58 8 -40L7 -4H0Z", "wash")
    pen.shape("M6 -50Q26 -52 46 -34L58 -28Q60 -22 52 -22Q28 -26 6 -42Z", "wash")
    pen.shape("M54 -30Q66 -52 56 -84L48 -94Q46 -66 46 -40Q46 -28 54 -24Z", "wash", 2.5)
    pen.line("M48 -76l-7 -2M47 -66l-8 -1M46 -56l-8 0M46 -46l-7 2", 2.4)
    pen.shape("M0 -84L18 -88Q22 -82 16 -76Q6 -64 0 -62Z", "wash")
    pen.dots(((16, -83),), 6, "deep", 2)


BODIES: dict[Callable[[Pen, Random], None], str] = {
    butterfly: "M0 -36C9 -30 8 -10 7 4C6 40 3 60 0 70C-3 60 -6 40 -7 4C-8 -10 -9 -30 0 -36Z",
    moth: "M0 -40C14 -34 13 -8 10 6C9 40 4 64 0 74C-4 64 -9 40 -10 6C-13 -8 -14 -34 0 -40Z",
    dragonfly: "M0 -46C14 -52 16 -34 9 -28Q12 -6 6 6L4 90Q0 98 -4 90L-6 6Q-12 -6 -9 -28"
    "C-16 -34 -14 -52 0 -46Z",
}
"""Drawn once on the axis, over the two halves."""

INSECTS = (
    butterfly, stag_beetle, dragonfly, ant, bee, mantis, moth, longhorn, ladybird, cicada,
)  # fmt: skip
