"""Ten plants, as pressed into a herbarium."""

from __future__ import annotations

import math
from random import Random

from codex_naturalis.art.pen import Frame, Pen, along, bezier, n, soft

UP = -math.pi / 2


def fern(pen: Pen, rng: Random) -> None:
    count = 11
    for i in range(count):
        t = i / count
        x, y = -24 + 60 * t * t, 86 - 164 * t
        reach = 62 * (1 - t) ** 0.8 + 8
        for side in (-1, 1):
            angle = UP + side * (1.15 - t * 0.3) + t * 0.5 + rng.uniform(-0.05, 0.05)
            pen.leaf(x, y, angle, reach, 9 * (1 - t) + 6, vein=i < 8)
    pen.swell(-24, 94, 36, -82, 14, 4)
    pen.line("M-22 92C-64 60 -76 26 -54 14C-34 8 -36 34 -50 30", 5)


def oak(pen: Pen, rng: Random) -> None:
    pen.line("M-30 96C-20 50 10 20 8 -30", 6)
    lobes = [(0.12, 0.07), (0.26, 0.3), (0.4, 0.14), (0.56, 0.36), (0.68, 0.17), (0.86, 0.26)]
    outline = [(0.0, 0.0), *lobes, (1.08, 0.0), *[(u, -v) for u, v in reversed(lobes)]]
    for x, y, turn, size in ((8, -28, 0.15, 72), (2, 6, -1.1, 80), (-4, 30, 1.2, 84)):
        leaf = Frame(x, y, UP + turn + rng.uniform(-0.12, 0.12), size)
        pen.shape(soft([leaf.at(*point) for point in outline]), "wash")
        pen.swell(*leaf.at(0), *leaf.at(0.95), 1, 3)
        for u in (0.22, 0.42, 0.64):
            for v in (0.2, -0.2):
                pen.swell(*leaf.at(u), *leaf.at(u + 0.16, v), 0, 1.6)
    for x, y in ((-50, 58), (-24, 76)):
        pen.line(f"M{n(x * 0.5, 56)}Q{n(x, y - 40, x, y - 20)}")
        nut = f"M{n(x - 13, y - 10)}Q{n(x - 12, y + 16, x, y + 24)}"
        pen.shape(f"{nut}Q{n(x + 12, y + 16, x + 13, y - 10)}Z", "pale")
        cup = f"M{n(x - 16, y - 8)}Q{n(x, y - 34, x + 16, y - 8)}"
        pen.shape(f"{cup}Q{n(x, y - 2, x - 16, y - 8)}Z", "deep")


def thistle(pen: Pen, rng: Random) -> None:
    rim = [(0.06, 3), (0.3, 17), (0.32, 6), (0.56, 17), (0.58, 6), (0.8, 13), (0.8, 4), (1, 0)]
    spiny = [(0.0, 0.0), *rim, *[(u, -v) for u, v in reversed(rim[:-1])]]
    for y, side, size in ((88, -1, 64), (66, 1, 66), (40, -1, 52), (20, 1, 44)):
        tx, rise = side * size, rng.uniform(-32, -20)
        points = [(tx * u + rise / size * v * side, y + rise * u - v) for u, v in spiny]
        pen.shape(along(points) + "Z", "wash", 2.5)
        pen.swell(0, y, tx * 0.9, y + rise * 0.9, 2, 2.4)
    for x, y, size in ((-48, -10, 20), (0, -40, 31)):
        pen.line(f"M0 94Q{n(-4 if x else 0, 40, x, y + size)}", 5)
        for i in range(13):
            angle, reach = UP + (i - 6) * 0.14, size * 1.8
            tip = (x + math.cos(angle) * reach, y + math.sin(angle) * reach)
            root = (x + (i - 6) * size * 0.06, y - size * 0.2)
            pen.swell(*root, *tip, (i - 6) * 0.5, 3, "rubric" if i % 2 else "ink")
        head = Frame(x, y, 0, size)
        pen.shape(
            head.path("MCCQZ", (-0.62, -0.5), (-1.2, 0.2), (-0.8, 1), (0, 1), (0.8, 1), (1.2, 0.2),
                      (0.62, -0.5), (0, -0.2), (-0.62, -0.5)),
            "wash",
        )  # fmt: skip
        for k in range(-2, 3):
            pen.swell(*head.at(k * 0.3, -0.3), *head.at(k * 0.12, 0.95), k * 3, 1.6)
            pen.swell(*head.at(-0.8, k * 0.2 + 0.1), *head.at(0.8, k * 0.2 + 0.1), 4, 1.6)


def ivy(pen: Pen, rng: Random) -> None:
    lower = ((-20, 96), (60, 60), (-70, 10), (10, -20))
    upper = ((10, -20), (76, -46), (30, -80), (-4, -88))
    path = " ".join(n(*point) for point in (*lower[1:], *upper[1:]))
    pen.line(f"M{n(*lower[0])}C{path}", 5)
    pen.line("M-14 30C-40 40 -66 20 -54 6C-46 0 -38 10 -46 15M28 -40C56 -30 78 -46 66 -58", 2.4)
    pen.line("M66 -58C58 -62 54 -52 62 -49M-4 12Q10 22 26 20", 2.4)
    leaves = (
        (lower, 0.3, 0.2, 46), (lower, 0.36, 3.0, 42), (lower, 0.62, 3.5, 48),
        (lower, 0.8, 0.9, 38), (upper, 0.1, 3.5, 46), (upper, 0.5, -0.2, 44),
        (upper, 0.72, 3.3, 40), (upper, 0.94, -1.2, 30),
    )  # fmt: skip
    for curve, t, angle, size in leaves:
        x, y = bezier(*curve, t)
        leaf = Frame(x, y, angle + rng.uniform(-0.15, 0.15), size)
        pen.shape(
            leaf.path("MCCCCZ", (0.24, 0), (0, 0.5), (0.34, 0.8), (0.58, 0.42), (0.72, 0.4),
                      (0.92, 0.2), (1.18, 0), (0.92, -0.2), (0.72, -0.4), (0.58, -0.42),
                      (0.34, -0.8), (0, -0.5), (0.24, 0)),
            "wash",
        )  # fmt: skip
        pen.line(leaf.path("ML", (0, 0), (0.9, 0)), 2.2)
        ribs = ((0.28, 0), (0.48, 0.42), (0.28, 0), (0.48, -0.42))
        pen.line(leaf.path("MLML", *ribs), 1.6)
    pen.dots(((24, 14), (36, 20), (26, 27)), 7, "rubric", 2)


def bellflower(pen: Pen, rng: Random) -> None:
    pen.line("M-6 96C-16 40 -8 -30 16 -84", 5)
    for y, angle in ((84, -0.5), (62, math.pi + 0.5), (40, -0.5), (22, math.pi + 0.5)):
        pen.leaf(-9, y, angle + rng.uniform(-0.15, 0.15), 70 - (84 - y) * 0.3, 13)
    for x, y, size in ((46, -60, 26), (-38, -46, 30), (40, -6, 34), (-2, -84, 20)):
        pen.line(f"M{n(8 if y < -70 else -6, y + 2)}Q{n(x * 0.6, y - 22, x, y - 12)}")
        top, s = n(x, y - 14), size
        pen.shape(
            f"M{top}C{n(x + s * 0.6, y - 12, x + s * 0.4, y + s * 0.6, x + s * 0.8, y + s)}"
            f"L{n(x + s * 0.4, y + s * 0.8)}L{n(x, y + s * 1.15)}L{n(x - s * 0.4, y + s * 0.8)}"
            f"L{n(x - s * 0.8, y + s)}C{n(x - s * 0.4, y + s * 0.6, x - s * 0.6, y - 12)} {top}Z",
            "pale",
        )
        for k in (-0.45, 0, 0.45):
            pen.swell(x + k * 10, y - 8, x + k * s * 0.9, y + s * 0.75, 0, 1.8)
        pen.line(f"M{n(x, y + s * 1.1)}v8")


def barley(pen: Pen, rng: Random) -> None:
    for x, top, lean in ((-34, -26, -0.3), (36, -34, 0.32), (rng.uniform(-5, 5), -56, 0)):
        pen.line(f"M{n(x * 0.2, 96)}Q{n(x * 0.3, 20, x, top + 44)}", 4)
        for i in range(5):
            y, cx = top + 44 - 13.5 * i, x + math.sin(lean) * 13.5 * i
            for side in (-1, 1):
                angle = UP + lean + side * 0.45
                if i:
                    pen.line(
                        f"M{n(cx, y - 6)}l{n(math.cos(angle) * 38, math.sin(angle) * 44)}", 1.6
                    )
                pen.leaf(cx, y, angle, 24, 10, vein=False)
        pen.leaf(x + math.sin(lean) * 54, top - 10, UP + lean, 22, 9, vein=False)
    for side in (-1, 1):
        pen.leaf(side * 4, 70, UP + side * 1.1, 66, 8, "pale")


def mandrake(pen: Pen, rng: Random) -> None:
    """The root that is said to scream: a little man under a tuft of leaves."""
    for turn, length in ((-1.15, 62), (1.15, 62), (-0.75, 74), (0.75, 74), (-0.36, 80), (0.36, 80)):
        leaf = Frame(0, -26, UP + turn + rng.uniform(-0.06, 0.06), length)
        edge = ((0.3, 0.16), (0.5, 0.12), (0.62, 0.2), (0.8, 0.12), (1.02, 0.02))
        outline = [(0.0, 0.05), *edge, *[(u, -v) for u, v in reversed(edge)], (0.0, -0.05)]
        pen.shape(soft([leaf.at(*point) for point in outline]), "wash")
        pen.swell(*leaf.at(0), *leaf.at(0.86), 1, 2.6)
        for u in (0.3, 0.5):
            for v in (0.12, -0.12):
                pen.swell(*leaf.at(u), *leaf.at(u + 0.14, v), 0, 1.4)
    pen.dots(((-15, -40), (13, -42), (0, -34)), 8, "gilt", 2.5)
    pen.shape(
        "M-14 -28Q0 -36 14 -28C20 -14 16 -4 14 2C36 4 56 20 66 42Q56 34 44 30Q54 40 56 52"
        "Q40 30 22 28C26 46 36 66 26 96Q20 74 12 66Q14 80 8 92Q4 70 0 56"
        "Q-6 76 -16 84Q-10 70 -14 62Q-24 74 -34 94C-38 66 -26 46 -22 28Q-42 28 -58 50"
        "Q-56 38 -46 28Q-58 28 -68 36C-56 16 -36 4 -14 2C-16 -4 -20 -14 -14 -28Z",
        "#e9cf9f",
    )
    pen.shade(
        "M6 -30L14 -28C20 -14 16 -4 14 2C36 4 56 20 66 42Q40 14 20 16C20 40 34 66 26 96"
        "Q20 60 8 44Q16 4 6 -30Z"
    )
    pen.dots(((-6, -15), (5, -15)), 2)
    pen.line("M-3 -5Q0 -8 3 -5M-10 18Q0 24 10 18M-10 32Q-2 36 6 34M-20 44Q-14 48 -10 46", 1.8)


def poppy(pen: Pen, rng: Random) -> None:
    """A flower, a nodding bud and a crowned seed head."""
    pen.line("M-4 96C4 50 -10 20 -8 -28", 4.5)
    pen.line("M-2 70C24 44 58 34 60 -20", 3.5)
    pen.line("M0 80C-30 50 -54 40 -58 8C-60 -8 -46 -10 -44 4", 3.5)
    for y, turn, length in ((92, -1.1, 60), (84, 1.15, 64), (58, -0.9, 40)):
        leaf = Frame(-1, y, UP + turn + rng.uniform(-0.1, 0.1), length)
        edge = ((0.2, 0.06), (0.36, 0.24), (0.4, 0.08), (0.62, 0.24), (0.64, 0.07), (0.84, 0.14))
        outline = [(0.0, 0.0), *edge, (1.0, 0.0), *[(u, -v) for u, v in reversed(edge)]]
        pen.shape(along([leaf.at(*point) for point in outline]) + "Z", "wash", 2.5)
        pen.swell(*leaf.at(0), *leaf.at(0.9), 1, 2.2)
    pen.shape("M-44 2C-32 6 -30 26 -42 34C-56 30 -58 8 -44 2Z", "wash")
    pen.wash("M-45 6C-40 14 -40 26 -43 32C-50 26 -51 12 -45 6Z", "rubric")
    pen.shape("M60 -22C78 -22 82 -44 70 -56H50C38 -44 42 -22 60 -22Z", "pale")
    pen.shape("M44 -58L48 -66L55 -60L60 -68L65 -60L72 -66L76 -58Q60 -50 44 -58Z", "wash", 2.5)
    pen.line("M54 -52Q49 -38 57 -26M60 -52V-26M66 -52Q71 -38 63 -26", 1.6)
    red = "#c4503f"
    pen.shape("M-10 -52C-40 -66 -44 -98 -16 -96C0 -104 28 -98 24 -76C22 -62 8 -54 -10 -52Z", red)
    pen.shape("M-12 -46C-30 -80 -70 -74 -68 -48C-66 -26 -38 -26 -12 -46Z", red)
    pen.shape("M-10 -46C-2 -78 38 -82 40 -56C40 -34 14 -28 -10 -46Z", red)
    pen.shape("M-12 -52C-32 -42 -40 -16 -14 -16C12 -14 20 -36 -8 -52Z", red)
    for x, y in (
        (-52, -54),
        (-54, -42),
        (24, -62),
        (26, -48),
        (-18, -82),
        (4, -84),
        (-22, -24),
        (2, -24),
    ):
        pen.swell(x, y, (x - 30) / 3.2, (y - 100) / 3.2, 1, 1.6)
    pen.dots(((-10, -49),), 10, "wash", 2.5)
    pen.dots(
        [(-10 + 16 * math.cos(i * 0.63), -49 + 14 * math.sin(i * 0.63)) for i in range(10)], 2.4
    )
    pen.line("M-17 -49H-3M-10 -56V-42", 1.6)


def strawberry(pen: Pen, rng: Random) -> None:
    """Three-fold leaves, a flower, and fruit hanging from arched stalks."""
    pen.line("M0 94C-4 60 -16 20 -34 -22M0 94C6 60 20 30 34 -34", 4)
    pen.line("M0 90C-30 30 -62 14 -62 30M0 84C30 36 58 26 60 42M0 80Q2 20 0 -52", 3)
    for x, y, lean in ((-34, -22, -0.45), (36, -34, 0.4)):
        for turn in (-1.15, 1.15, 0):
            leaf = Frame(x, y, UP + lean + turn + rng.uniform(-0.08, 0.08), 46 if turn else 52)
            edge = ((0.2, 0.22), (0.45, 0.4), (0.5, 0.3), (0.7, 0.36), (0.74, 0.25), (0.92, 0.2))
            outline = [(0.0, 0.0), *edge, (1.02, 0.0), *[(u, -v) for u, v in reversed(edge)]]
            pen.shape(along([leaf.at(*point) for point in outline]) + "Z", "wash", 2.5)
            pen.swell(*leaf.at(0), *leaf.at(0.88), 0, 2)
            for u in (0.25, 0.5):
                for v in (0.22, -0.22):
                    pen.swell(*leaf.at(u), *leaf.at(u + 0.2, v), 0, 1.3)
    for x, y, size in ((-62, 50, 21), (60, 60, 19)):
        fruit = Frame(x, y, 0, size)
        pen.shape(
            fruit.path("MCCZ", (0, -0.9), (1.4, -1), (0.9, 0.6), (0, 1.3), (-0.9, 0.6), (-1.4, -1),
                       (0, -0.9)),
            "rubric",
        )  # fmt: skip
        seeds = ((-0.5, -0.2), (0, -0.2), (0.5, -0.2), (-0.3, 0.25), (0.3, 0.25), (0, 0.7))
        pen.dots([fruit.at(*seed) for seed in seeds], 1.7, "paper")
        for turn in (-1.2, -0.5, 0.5, 1.2):
            pen.leaf(*fruit.at(0, -0.9), math.pi / 2 + turn, size * 0.8, 6, vein=False)
    for i in range(5):
        angle = UP + i * math.tau / 5
        petal = Frame(0, -62, angle, 24)
        pen.shape(petal.path("MCCZ", (0, 0), (0.3, -0.7), (1.2, -0.6), (1.05, 0), (1.2, 0.6),
                             (0.3, 0.7), (0, 0)), "paper", 2.5)  # fmt: skip
    pen.dots(((0, -62),), 7.5, "gilt", 2.5)


def iris(pen: Pen, rng: Random) -> None:
    """Sword leaves, and a flower of three standards and three falls."""
    sway = rng.uniform(-4, 4)
    for x, tip, top, w in (
        (-18, -66, -30, 15),
        (20, 62, -18, 15),
        (-8, -36, -4, 13),
        (10, 34, 10, 12),
    ):
        left = f"M{n(x * 0.4 - w * 0.4, 97)}Q{n(x - w + (tip - x) * 0.3, 34, tip + sway, top)}"
        pen.shape(f"{left}Q{n(x + w + (tip - x) * 0.3, 36, x * 0.4 + w * 0.4, 97)}Z", "wash")
        pen.swell(x * 0.4, 92, tip + sway - (tip - x) * 0.1, top + 14, (x - tip) * 0.12, 1.6)
    pen.line("M0 96Q4 40 0 -6", 5)
    pen.leaf(1, 30, UP + 0.5, 40, 10, "pale")
    for s in (-1, 1):
        pen.shape(
            f"M0 -22C{n(s * 18, -44, s * 64, -46, s * 74, -16)}"
            f"C{n(s * 80, 4, s * 66, 24, s * 56, 22)}C{n(s * 40, 18, s * 44, -8, 0, -12)}Z",
            "pale",
        )
        for y, end in ((-20, 10), (-14, 18), (-24, -4)):
            pen.swell(s * 20, -22, s * (68 + y * 0.3), end, s * 6, 1.6)
        pen.line(f"M{n(s * 10, -19)}Q{n(s * 26, -28, s * 42, -24)}", 5, "gilt")
        pen.shape(
            f"M0 -18C{n(s * 40, -30, s * 52, -80, s * 26, -96)}"
            f"C{n(s * 2, -90, s * 2, -50, 0, -18)}Z",
            "wash",
        )
        pen.swell(s * 6, -28, s * 26, -84, s * 6, 1.8)
        pen.swell(s * 10, -30, s * 36, -72, s * 6, 1.6)
    pen.shape("M0 -16C-22 -40 -22 -78 0 -98C22 -78 22 -40 0 -16Z", "wash")
    pen.shape("M0 -18C14 -14 26 16 18 38Q0 54 -18 38C-26 16 -14 -14 0 -18Z", "pale")
    pen.line("M0 -12V14", 5, "gilt")
    for k in (-0.7, -0.25, 0.25, 0.7):
        pen.swell(k * 8, 8, k * 18, 38, k * -3, 1.6)
        pen.swell(k * 4, -26, k * 14, -84, k * 4, 1.5)
    pen.shape("M-7 -12Q0 -22 7 -12Q0 -6 -7 -12Z", "wash", 2)


PLANTS = (
    fern, poppy, oak, thistle, strawberry, bellflower, mandrake, ivy, barley, iris,
)  # fmt: skip
