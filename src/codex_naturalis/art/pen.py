"""The pen: washes of colour, outlined shapes, and swelling strokes as a graver cuts them.

Specimens are drawn in -100..100 with the ground at y = 92. The group around them sets ink,
a stroke of 3 and round joins, so that most marks need no style of their own.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from random import Random

from codex_naturalis.art.pigments import GILT, INK, RUBRIC, Pigment

Point = tuple[float, float]

STROKE = 3.0
"""The width of a line unless it says otherwise; `drawn` in faces.py sets it."""


def n(*values: float) -> str:
    """Coordinates as text: whole units, which are a third of a pixel on the largest card."""
    return " ".join(f"{round(value)}" for value in values)


def oval(x: float, y: float, rx: float, ry: float) -> str:
    """The path of an ellipse."""
    arc = f"a{n(rx, ry)} 0 1 0 "
    return f"M{n(x - rx, y)}{arc}{n(2 * rx, 0)}{arc}{n(-2 * rx, 0)}Z"


def along(points: Iterable[Point]) -> str:
    """The path of a polygon line through points."""
    return "M" + "L".join(n(*point) for point in points)


def soft(points: list[Point]) -> str:
    """A closed path through the middles of the sides of a polygon, its corners rounded off."""
    (x0, y0), (x1, y1) = points[-1], points[0]
    path = f"M{n((x0 + x1) / 2, (y0 + y1) / 2)}"
    for (x, y), (nx, ny) in zip(points, points[1:] + points[:1], strict=True):
        path += f"Q{n(x, y, (x + nx) / 2, (y + ny) / 2)}"
    return path + "Z"


def bezier(a: Point, b: Point, c: Point, d: Point, t: float) -> Point:
    """The point at `t` of a cubic curve."""
    s = 1 - t
    weights = (s * s * s, 3 * t * s * s, 3 * t * t * s, t * t * t)
    x, y = (
        sum(weight * point[axis] for weight, point in zip(weights, (a, b, c, d), strict=True))
        for axis in (0, 1)
    )
    return x, y


def rest_of(a: Point, b: Point, c: Point, d: Point, t: float) -> tuple[Point, Point, Point, Point]:
    """The part of a cubic curve from `t` to its end: shading that keeps to an outline."""

    def between(start: Point, end: Point) -> Point:
        return start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t

    bc, cd = between(b, c), between(c, d)
    bcd = between(bc, cd)
    return between(between(between(a, b), bc), bcd), bcd, cd, d


class Frame:
    """Coordinates of its own for a part: along a direction, and to its side."""

    def __init__(self, x: float, y: float, angle: float, size: float) -> None:
        self.x, self.y = x, y
        self.along_x, self.along_y = math.cos(angle) * size, math.sin(angle) * size

    def at(self, u: float, v: float = 0) -> Point:
        """`u` along the direction and `v` to its right, as parts of the size."""
        return (
            self.x + self.along_x * u - self.along_y * v,
            self.y + self.along_y * u + self.along_x * v,
        )

    def path(self, commands: str, *points: Point) -> str:
        """Path data: each letter of `commands` takes as many points as it needs."""
        need = {"M": 1, "L": 1, "T": 1, "Q": 2, "C": 3, "Z": 0}
        rest = iter(points)
        return "".join(
            letter + " ".join(n(*self.at(*next(rest))) for _ in range(need[letter]))
            for letter in commands
        )


class Pen:
    """Collects the marks of one drawing. Colours are names of a pigment's parts, `paper`, `ink`,
    `rubric`, `gilt`, or any colour of SVG."""

    def __init__(self, pigment: Pigment, paper: str) -> None:
        self.colours = {
            "ground": pigment.ground,
            "deep": pigment.deep,
            "pale": pigment.pale,
            "wash": pigment.wash,
            "paper": paper,
            "ink": INK,
            "rubric": RUBRIC,
            "gilt": GILT,
        }
        self._marks: list[tuple[str, str]] = []
        self._joins = False

    def _add(self, style: str, path: str, *, joins: bool = False) -> None:
        """A mark; those that leave no outline on each other share one element."""
        if joins and self._joins and self._marks[-1][0] == style:
            path = self._marks.pop()[1] + path
        self._marks.append((style, path))
        self._joins = joins

    def _colour(self, name: str) -> str:
        return self.colours.get(name, name)

    def shape(self, path: str, fill: str = "paper", width: float = STROKE) -> None:
        """A filled form with an ink outline."""
        weight = "" if width == STROKE else f' stroke-width="{width:g}"'
        self._add(f'fill="{self._colour(fill)}"{weight}', path)

    def wash(self, path: str, fill: str = "wash") -> None:
        """Colour without an outline."""
        self._add(f'fill="{self._colour(fill)}" stroke="none"', path, joins=True)

    def shade(self, path: str) -> None:
        """Hatching inside a region: the shadow side of a form."""
        self._add('fill="url(#hatch)" stroke="none"', path, joins=True)

    def line(self, path: str, width: float = STROKE, colour: str = "ink") -> None:
        hue = "" if colour == "ink" else f'stroke="{self._colour(colour)}"'
        weight = "" if width == STROKE else f'stroke-width="{width:g}"'
        self._add(" ".join(filter(None, (hue, weight))), path, joins=True)

    def band(self, path: str, width: float, fill: str = "wash", bars: str = "") -> None:
        """A ribbon: a broad stroke with an ink edge, barred by a dash pattern."""
        self._add(f'stroke-width="{width + 6:g}"', path)
        self._add(f'stroke="{self._colour(fill)}" stroke-width="{width:g}"', path)
        if bars:
            style = f'stroke-width="{width:g}" stroke-linecap="butt" stroke-dasharray="{bars}"'
            self._add(style, path)

    def swell(
        self, x0: float, y0: float, x1: float, y1: float,
        bend: float = 0, width: float = 3, fill: str = "ink",
    ) -> None:  # fmt: skip
        """A stroke thick in the middle and fine at both ends, bent to its left by `bend`."""
        length = math.hypot(x1 - x0, y1 - y0) or 1
        nx, ny = (y1 - y0) / length, -(x1 - x0) / length
        mx, my = (x0 + x1) / 2, (y0 + y1) / 2
        a, b = 2 * bend + width, 2 * bend - width
        there = f"Q{n(mx + nx * a, my + ny * a, x1, y1)}"
        self.wash(f"M{n(x0, y0)}{there}Q{n(mx + nx * b, my + ny * b, x0, y0)}Z", fill)

    def leaf(
        self, x: float, y: float, angle: float, length: float, width: float,
        fill: str = "wash", *, vein: bool = True,
    ) -> None:  # fmt: skip
        """A pointed leaf with a midrib, growing from (x, y)."""
        frame = Frame(x, y, angle, length)
        bulge = width / length
        outline = frame.path("MQQZ", (0, 0), (0.4, -bulge), (1, 0), (0.4, bulge), (0, 0))
        self.shape(outline, fill, 2.5)
        if vein:
            self.line(frame.path("ML", (0, 0), (0.7, 0)), 1.6)

    def shade_dome(self, a: Point, b: Point, c: Point, d: Point) -> None:
        """Hatching along the right end of the cubic curve that bounds a dome."""
        start, *turn, end = rest_of(a, b, c, d, 0.55)
        inner = (start[0] * 0.3 + end[0] * 0.7, start[1] * 0.6 + end[1] * 0.4)
        foot = (start[0] * 0.35 + end[0] * 0.65, end[1] + (start[1] - end[1]) * 0.12)
        outline = " ".join(n(*point) for point in (*turn, end))
        self.shade(f"M{n(*start)}C{outline}L{n(*foot)}Q{n(*inner, *start)}Z")

    def dots(self, points: Iterable[Point], r: float, fill: str = "ink", width: float = 0) -> None:
        path = "".join(
            f"M{n(x - r, y)}a{r:g} {r:g} 0 1 0 {2 * r:g} 0a{r:g} {r:g} 0 1 0 {-2 * r:g} 0"
            for x, y in points
        )
        if width:
            self.shape(path, fill, width)
        else:
            self.wash(path, fill)

    def grass(
        self, rng: Random, y: float = 92, left: float = -90, right: float = 90, count: int = 9
    ) -> None:
        """The ground: a stroke of earth and some blades."""
        for blade in range(count):
            x = left + (right - left) * (blade + rng.random()) / count
            tip, height = x + rng.uniform(-10, 10), rng.uniform(10, 24)
            self.swell(x, y, tip, y - height, rng.uniform(-2, 2), 2)
        self.swell(left - 8, y + 2, right + 8, y + 2, 2, 2)

    def svg(self) -> str:
        return "".join(
            f'<path {style} d="{path}"/>' if style else f'<path d="{path}"/>'
            for style, path in self._marks
        )
