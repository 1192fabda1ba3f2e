"""Ten fungi, as they stand in the grass or grow on wood."""

from __future__ import annotations

import math
from random import Random

from codex_naturalis.art.pen import Frame, Pen, n, oval

UP = -math.pi / 2


def toadstool(pen: Pen, rng: Random) -> None:
    small = (rng.uniform(38, 52), rng.uniform(18, 34), 32, 34)
    large = (rng.uniform(-24, -10), rng.uniform(-34, -22), 70, 64)
    for x, top, cap, high in (small, large):
        s, cx = cap * 0.16, x + rng.uniform(-8, 8)
        lit = f"M{n(cx - s, top)}Q{n(x - s * 1.1, 40, x - s * 2, 86)}"
        dark = f"L{n(x + s * 2, 86)}Q{n(x + s * 1.1, 40, cx + s, top)}Z"
        pen.shape(f"{lit}Q{n(x, 100, x + s * 2, 86)}{dark}")
        pen.shade(f"M{n(cx, top)}Q{n(x, 40, x + s * 0.4, 92)}{dark}")
        rim = f"M{n(cx - cap, top)}Q{n(cx, top + cap * 0.42, cx + cap, top)}"
        pen.shape(f"{rim}Q{n(cx, top - cap * 0.2, cx - cap, top)}Z")
        for i in range(-6, 7):
            low = top + cap * 0.19 * (1 - (i / 7) ** 2)
            pen.line(f"M{n(cx + i * 2, top - 2)}L{n(cx + i * cap * 0.14, low)}", 1.6)
        left, right, apex = (cx - cap, top), (cx + cap, top), top - high * 1.4
        curve = (left, (cx - cap * 0.92, apex), (cx + cap * 0.92, apex), right)
        dome = f"M{n(*left)}C{' '.join(n(*point) for point in curve[1:])}"
        pen.shape(f"{dome}Q{n(cx, top - cap * 0.26)} {n(*left)}Z", "wash")
        pen.shade_dome(*curve)
        warts = ((-0.58, 0.38), (-0.3, 0.76), (0.24, 0.78), (-0.06, 0.42), (0.5, 0.36))
        spots = [(cx + cap * dx, top - high * dy) for dx, dy in warts]
        pen.dots(spots, cap * 0.1, "paper", 2)
        ring = f"M{n(cx - s - 4, top + 26)}Q{n(cx, top + 36, cx + s + 4, top + 26)}"
        pen.shape(f"{ring}L{n(cx + s, top + 16)}Q{n(cx, top + 22, cx - s, top + 16)}Z", width=2)
    pen.grass(rng)


def morel(pen: Pen, rng: Random) -> None:
    for x, top, rx, ry in (
        (rng.uniform(42, 54), 0, 25, 42),
        (rng.uniform(-26, -12), -56, 46, 74),
    ):
        cy = top + ry * 0.36
        right = f"L{n(x + rx * 0.7, 90)}Q{n(x + rx * 0.3, 60, x + rx * 0.5, cy)}Z"
        left = f"M{n(x - rx * 0.5, cy)}Q{n(x - rx * 0.3, 60, x - rx * 0.7, 90)}"
        pen.shape(f"{left}Q{n(x, 98, x + rx * 0.7, 90)}{right}")
        pen.shade(f"M{n(x + rx * 0.1, cy)}Q{n(x, 60, x + rx * 0.2, 94)}{right}")
        side = rx * 1.3
        pen.shape(
            f"M{n(x, cy - ry)}C{n(x + side, cy - ry * 0.8, x + side, cy + ry * 0.3)} "
            f"{n(x + rx * 0.5, cy + ry * 0.5)}Q{n(x, cy + ry * 0.66, x - rx * 0.5, cy + ry * 0.5)}"
            f"C{n(x - side, cy + ry * 0.3, x - side, cy - ry * 0.8, x, cy - ry)}Z",
            "wash",
        )
        rows = (
            (-0.76, 0.34, 2),
            (-0.5, 0.72, 4),
            (-0.24, 0.86, 4),
            (0.02, 0.84, 4),
            (0.26, 0.66, 3),
        )
        for y, half, count in rows:
            for i in range(count):
                u = ((i + 0.5) * 2 / count - 1) * half
                tilt, w = u * rx * 0.12, rx * (0.2 - abs(u) * 0.07) * 1.7
                px, py = x + u * rx, cy + y * ry + rng.uniform(-2, 2)
                head = n(px - tilt, py - ry * 0.13)
                down = f"Q{n(px + w, py - 2, px + tilt, py + ry * 0.12)}"
                pen.wash(f"M{head}{down}Q{n(px - w, py + 2)} {head}Z", "deep")
    pen.grass(rng)


def chanterelle(pen: Pen, rng: Random) -> None:
    for x, top, w in ((rng.uniform(44, 54), 6, 36), (rng.uniform(-28, -16), -58, 64)):
        cx = x + rng.uniform(-6, 6)
        right = f"C{n(x + w * 0.6, top + w * 0.6, x + w * 0.1, 20, x + w * 0.2, 92)}Z"
        pen.shape(
            f"M{n(cx - w, top)}C{n(x - w * 0.5, top + w * 0.7, x - w * 0.12, 20, x - w * 0.24, 92)}"
            f"Q{n(x, 98, x + w * 0.2, 92)}"
            f"C{n(x + w * 0.1, 20, x + w * 0.6, top + w * 0.6, cx + w, top)}Z",
            "wash",
        )
        fold = f"C{n(x, 20, x + w * 0.3, top + w * 0.6, cx + w * 0.6, top + 6)}"
        pen.shade(f"M{n(x + w * 0.05, 92)}{fold}L{n(cx + w, top)}{right}")
        for i in range(-3, 4):
            pen.swell(x + i * w * 0.05, 68, cx + i * w * 0.25, top + w * 0.14, i * 2.6, 2)
        wave = "".join(
            f"Q{n(cx - w + (i + 0.5) * w / 2.5, top + (15 if i % 2 else 1))} "
            f"{n(cx - w + (i + 1) * w / 2.5, top + (0 if i == 4 else 9 if i % 2 else 6))}"
            for i in range(5)
        )
        rim = f"C{n(cx + w * 0.8, top - w * 0.5, cx - w * 0.8, top - w * 0.5, cx - w, top)}Z"
        pen.shape(f"M{n(cx - w, top)}{wave}{rim}", "pale")
        hollow = n(cx - w * 0.6, top - w * 0.06)
        over = f"Q{n(cx, top - w * 0.3, cx + w * 0.6, top - w * 0.08)}"
        pen.shade(f"M{hollow}{over}Q{n(cx, top + w * 0.1)} {hollow}Z")
    pen.grass(rng)


def bonnets(pen: Pen, rng: Random) -> None:
    for i, (x0, y0) in enumerate(((-62, 6), (58, -8), (-34, -40), (30, -52), (-4, -82))):
        x, top = x0 + rng.uniform(-6, 6), y0 + rng.uniform(-6, 8)
        w, h, root = 21 + i * 1.5, 34 + i * 2, x0 * 0.3
        stem = f"M{n(x - 3, top + h)}Q{n(x - 3, 50, root - 4, 92)}"
        pen.shape(f"{stem}L{n(root + 4, 92)}Q{n(x + 5, 50, x + 4, top + h)}Z", width=2.5)
        right = f"C{n(x + w * 0.7, top + 4, x + w * 0.8, top + h * 0.7, x + w, top + h)}"
        left = f"C{n(x - w * 0.8, top + h * 0.7, x - w * 0.7, top + 4, x, top)}"
        pen.shape(f"M{n(x, top)}{right}Q{n(x, top + h + 9, x - w, top + h)}{left}Z", "wash")
        for k in (-0.6, -0.25, 0.1, 0.4, 0.7):
            pen.swell(x + k * w * 0.3, top + h * 0.3, x + k * w, top + h, k * -3, 1.6)
        pen.shade(f"M{n(x, top)}{right}L{n(x + w * 0.4, top + h + 3)}Z")
    pen.grass(rng, 92, -56, 56, 10)


def bracket(pen: Pen, rng: Random) -> None:
    pen.shape(
        "M-24 -96L-14 -88L-6 -98L6 -90L14 -98L26 -92Q14 -50 20 -10T22 50Q26 78 50 94"
        "H-48Q-24 78 -22 50T-20 -20T-24 -96Z"
    )
    pen.shade("M8 -92L26 -92Q14 -50 20 -10T22 50Q26 78 50 94H14Q4 60 6 20T8 -92Z")
    for _ in range(10):
        x, y = rng.uniform(-16, 6), rng.uniform(-84, 56)
        pen.swell(x, y, x + rng.uniform(-2, 2), y + rng.uniform(18, 34), 1, 1.8)
    for height, side, w in ((-56, 1, 58), (-22, -1, 66), (20, 1, 76), (58, -1, 60)):
        y, x = height + rng.uniform(-4, 4), 10 * side
        for k, fill in ((1, "wash"), (0.7, "pale"), (0.42, "wash")):
            end, v = x + side * w * k, 20 * k
            shelf = f"M{n(x, y - v)}C{n(x + side * w * k * 0.7, y - v * 1.2, end, y - v * 0.4)} "
            under = f"{n(end, y + 2)}Q{n(x + side * w * k * 0.6, y + v * 0.7, x, y + v * 0.4)}"
            root = f"Q{n(x - side * 10 * k, y - v * 0.3, x, y - v)}Z"
            pen.shape(shelf + under + root, fill, 3 if k == 1 else 2)
        shadow = f"M{n(x, y + 8)}Q{n(x + side * w * 0.6, y + 14, x + side * w, y + 2)}"
        pen.shade(f"{shadow}Q{n(x + side * w * 0.7, y + 28, x, y + 20)}Z")
    pen.grass(rng, 94, -60, 60, 8)


def coral(pen: Pen, rng: Random) -> None:
    limbs: list[list[str]] = [[], [], [], [], []]

    def grow(x: float, y: float, angle: float, length: float, depth: int) -> None:
        ex, ey = x + math.cos(angle) * length, y + math.sin(angle) * length
        limbs[depth].append(f"M{n(x, y)}L{n(ex, ey)}")
        if depth:
            for turn in (-0.42, 0.42) if depth < 4 else (-0.72, -0.24, 0.24, 0.72):
                bent = angle + turn + rng.uniform(-0.12, 0.12)
                grow(ex, ey, bent, length * rng.uniform(0.74, 0.86), depth - 1)

    grow(0, 86, UP, 40, 4)
    pen.shape("M-10 58Q-10 82 -24 92H24Q10 82 10 58Z", "wash")
    for depth in (4, 3, 2, 1, 0):
        pen.line("".join(limbs[depth]), 8 + depth * 3)
    for depth in (4, 3, 2, 1, 0):
        pen.line("".join(limbs[depth]), 3 + depth * 3, "wash" if depth else "pale")
    pen.wash("M-8 54Q-8 82 -20 90H20Q8 82 8 54Z")
    pen.shade("M1 48Q2 78 0 91H21Q9 82 9 48Z")
    pen.grass(rng)


def inkcap(pen: Pen, rng: Random) -> None:
    """A shaggy ink cap and a young one: flakes like feathers, and a rim that melts into ink."""
    old, young = (rng.uniform(-24, -16), -90, 34, 40, 4), (rng.uniform(46, 54), 6, 66, 21, 2)
    for x, top, rim, w, rows in (young, old):
        tall, s = rim - top, w * 0.24
        pen.shape(
            f"M{n(x - s, rim - 9)}L{n(x - s, 84)}Q{n(x, 100, x + s, 84)}L{n(x + s, rim - 9)}Z"
        )
        pen.shade(f"M{n(x, rim)}V94L{n(x + s, 84)}V{n(rim)}Z")
        right = f"C{n(x + w * 0.9, top + 2, x + w * 0.8, rim - tall * 0.4, x + w, rim)}"
        left = f"C{n(x - w * 0.8, rim - tall * 0.4, x - w * 0.9, top + 2, x, top)}Z"
        drips = "".join(
            f"Q{n(x + w - (i + 0.5) * w / 3, rim - (1 if i % 2 else 13))} "
            f"{n(x + w - (i + 1) * w / 3, rim - (i + 1) % 2 * 3)}"
            for i in range(6)
        )
        pen.shape(f"M{n(x, top)}{right}{drips}{left}")
        brim = f"M{n(x - w * 0.86, rim - tall * 0.2)}Q{n(x, rim - tall * 0.08)} "
        pen.wash(f"{brim}{n(x + w * 0.86, rim - tall * 0.2)}L{n(x + w, rim)}{drips}Z", "deep")
        crown = f"M{n(x - w * 0.6, top + tall * 0.16)}C{n(x - w * 0.4, top, x + w * 0.4, top)} "
        pen.wash(
            f"{crown}{n(x + w * 0.6, top + tall * 0.16)}Q{n(x, top + tall * 0.26)} "
            f"{n(x - w * 0.6, top + tall * 0.16)}Z"
        )
        for row in range(rows):
            y, half = top + tall * (0.26 + 0.56 * row / rows), w * (0.6 + 0.2 * row / rows)
            for i in range(3 + row % 2):
                px = x + half * (i * 2 / (2 + row % 2) - 1) * 0.76 + rng.uniform(-2, 2)
                py, k = y + rng.uniform(-3, 3), w * 0.17
                flake = f"M{n(px - k, py - k)}Q{n(px + k * 0.2, py - k * 1.4, px + k, py - k)}"
                curl = f"Q{n(px + k * 1.1, py + k, px + (px - x) * 0.2, py + k * 2)}"
                pen.shape(f"{flake}{curl}Q{n(px - k * 0.6, py + k, px - k, py - k)}Z", "wash", 1.8)
        pen.shade(
            f"M{n(x, top)}{right}L{n(x + w * 0.5, rim - 9)}Q{n(x + w * 0.66, top + tall * 0.3)} "
            f"{n(x, top)}Z"
        )
        for px, py in ((x - w * 0.66, rim + 14), (x + w * 0.7, rim + 8))[: rows // 2]:
            drop = f"M{n(px, py - 10)}Q{n(px + 7, py + 5, px, py + 6)}"
            pen.wash(f"{drop}Q{n(px - 7, py + 5, px, py - 10)}Z", "ink")
    pen.grass(rng)


def earthstar(pen: Pen, rng: Random) -> None:
    """A ball on a star of split skin, breathing spores."""
    turn = math.pi / 2 + rng.uniform(-0.1, 0.1)
    for angle in sorted((math.tau * i / 7 + turn for i in range(7)), key=math.sin):
        c, s = math.cos(angle), math.sin(angle)
        reach = rng.uniform(0.95, 1.05)
        tip = (c * 100 * reach, 48 + s * (44 if s > 0 else 30) * reach)
        wide = 26 - 8 * abs(s)
        base = [(c * 30 - k * s * wide, 46 + s * 14 + k * c * 14) for k in (1, -1)]
        bulge = [(c * 78 - k * s * 24, 34 + s * 34 + k * c * 18) for k in (1, -1)]
        outline = f"M{n(*base[0])}Q{n(*bulge[0], *tip)}Q{n(*bulge[1], *base[1])}Z"
        pen.shape(outline, "pale" if s < -0.3 else "wash")
        for k in (0.52, 0.66, 0.8):
            x, y, w = c * 100 * k, 46 + s * 42 * k, 15 * (1.05 - k)
            pen.swell(x - s * w, y + c * w, x + s * w, y - c * w, 3, 1.6)
    pen.wash(oval(0, 48, 40, 18), "deep")
    pen.shape(oval(0, 38, 46, 17), "pale", 2.5)
    pen.shape(
        "M0 -44C34 -44 53 -20 51 8C49 32 26 46 0 46S-49 32 -51 8C-53 -20 -34 -44 0 -44Z", "wash"
    )
    pen.shade("M14 -41C38 -36 53 -16 51 8C49 32 26 46 0 46C-16 46 -30 41 -38 33C8 40 42 4 14 -41Z")
    pen.shape("M-18 -40Q-8 -45 -5 -58L0 -54L5 -58Q8 -45 18 -40Q0 -32 -18 -40Z", "pale", 2.5)
    pen.line("M-9 -42L-3 -51M9 -42L3 -51M0 -40V-50", 1.6)
    for i in range(14):
        rise = i / 13
        x, y = rng.uniform(-6, 6) * (1 + rise * 4) + 14 * rise * rise, -62 - rise * 36
        pen.dots([(x, y)], round(3 - rise * 1.4, 1), "deep")
    pen.dots(((-24, -8), (-32, 10), (-14, 4), (-8, -20), (-18, 24), (-30, -20)), 1.6, "deep")


def elf_cups(pen: Pen, rng: Random) -> None:
    """Scarlet cups on a fallen branch with moss."""
    pen.band("M-94 74Q-40 60 6 70T94 56", 22, "pale")
    pen.shape(oval(-95, 75, 7, 13), width=2.5)
    pen.line("M-95 70Q-91 75 -95 80", 1.6)
    pen.line("M62 58Q74 36 92 30", 9)
    pen.line("M62 58Q74 36 92 30", 4, "pale")
    for _ in range(9):
        x = rng.uniform(-88, 74)
        pen.swell(
            x, 70 + rng.uniform(-8, 8) - x * 0.06, x + rng.uniform(12, 22), 68 - x * 0.06, 1, 1.6
        )
    pen.shade("M-94 78Q-40 66 6 76T94 62V70Q60 78 30 82T-40 76T-94 86Z")
    cups = ((-66, 22, 27, -0.3), (58, -2, 30, 0.28), (20, 40, 18, 0.15), (-8, -48, 44, -0.06))
    for x, y, size, lean in cups:
        frame = Frame(x, y + rng.uniform(-3, 3), lean + rng.uniform(-0.06, 0.06), size)
        foot = (x * 0.86, 62 - x * 0.07)
        left, right = frame.at(-0.2, 0.95), frame.at(0.2, 0.95)
        pen.shape(
            f"M{n(*left)}Q{n(foot[0] - 4, foot[1] - 20, foot[0] - 6, foot[1])}"
            f"L{n(foot[0] + 6, foot[1])}Q{n(foot[0] + 5, foot[1] - 20)} {n(*right)}Z",
            "pale",
            2.5,
        )
        bowl = frame.path(
            "MCC", (-1, 0), (-0.95, 0.75), (-0.45, 1.1), (0, 1.1), (0.45, 1.1), (0.95, 0.75), (1, 0)
        )
        pen.shape(bowl + "Z", "pale")
        pen.shade(
            frame.path(
                "MCCQZ",
                (1, 0),
                (0.95, 0.75),
                (0.45, 1.1),
                (0, 1.1),
                (0.3, 1.05),
                (0.5, 0.7),
                (0.55, 0.3),
                (0.7, 0.2),
                (1, 0),
            )
        )
        rim = ((-1, 0), (-1, -0.5), (1, -0.5), (1, 0), (1, 0.45), (-1, 0.45), (-1, 0))
        pen.shape(frame.path("MCCZ", *rim), "wash")
        inner = tuple((u * 0.78, v * 0.7 + 0.02) for u, v in rim)
        pen.wash(frame.path("MCCZ", *inner), "ground")
        pen.wash(
            frame.path("MQQZ", (-0.6, -0.12), (0, -0.42), (0.5, -0.18), (0, -0.24), (-0.6, -0.12)),
            "deep",
        )
    for x in (-84, -46, -30, 36, 44, 78):
        bark = 64 - x * 0.07
        for k in (-5, 0, 5):
            pen.swell(x + k, bark, x + k * 2, bark - rng.uniform(8, 16), 0, 2.2)


def penny_bun(pen: Pen, rng: Random) -> None:
    """A bolete: a stout stem in a fine net, under a round bun."""
    small, large = (rng.uniform(50, 58), 36, 32, 14), (rng.uniform(-22, -14), -16, 74, 28)
    for x, top, cap, stem in (small, large):
        right = f"C{n(x + stem * 1.5, top + 46, x + stem * 1.8, 82, x + stem * 0.9, 90)}"
        left = f"C{n(x - stem * 1.8, 82, x - stem * 1.5, top + 46, x - stem * 0.8, top)}Z"
        pen.shape(f"M{n(x + stem * 0.8, top)}{right}Q{n(x, 98, x - stem * 0.9, 90)}{left}")
        inner = f"Q{n(x + stem * 1.1, 66)} {n(x + stem * 0.4, top)}Z"
        pen.shade(f"M{n(x + stem * 0.8, top)}{right}L{n(x + stem * 0.3, 93)}{inner}")
        mesh = stem * 0.34
        for row in range(4):
            y = top + cap * 0.22 + row * mesh * 1.2
            for i in range(-2, 3):
                px = x + (i - row % 2 / 2 + 0.25) * mesh * 1.3
                pen.line(
                    f"M{n(px - mesh * 0.5, y)}l{n(mesh * 0.5, mesh)}l{n(mesh * 0.5, -mesh)}", 1.5
                )
        pores = f"C{n(x - cap * 0.7, top + cap * 0.28, x + cap * 0.7, top + cap * 0.28)}"
        pen.shape(f"M{n(x - cap * 0.94, top - 2)}{pores} {n(x + cap * 0.94, top - 2)}Z")
        spots = [(x + cap * k * 0.17, top + cap * 0.1 * (1 - (k / 5) ** 2)) for k in range(-4, 5)]
        pen.dots(spots, 1.5)
        high, brim = top - cap * 1.02, top - 6
        curve = (
            (x - cap, brim), (x - cap * 1.02, high), (x + cap * 1.02, high), (x + cap, brim)
        )  # fmt: skip
        pen.shape(
            f"M{n(*curve[0])}C{' '.join(n(*point) for point in curve[1:])}"
            f"C{n(x + cap * 0.98, top + 6, x + cap * 0.8, top + 4, x, top + 3)}"
            f"S{n(x - cap * 0.98, top + 6, x - cap, brim)}Z",
            "wash",
        )
        pen.shade_dome(*curve)
        gleam = n(x - cap * 0.8, top - cap * 0.28)
        over = f"Q{n(x - cap * 0.64, top - cap * 0.64, x - cap * 0.16, top - cap * 0.68)}"
        pen.wash(f"M{gleam}{over}Q{n(x - cap * 0.52, top - cap * 0.5)} {gleam}Z", "pale")
    pen.grass(rng, 92, -90, 90, 10)


FUNGI = (
    toadstool, morel, chanterelle, inkcap, bonnets, earthstar, bracket, elf_cups, coral, penny_bun,
)  # fmt: skip
