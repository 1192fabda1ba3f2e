"""Reading a picture back: its elements by class, and what they show."""

from __future__ import annotations

import re
from struct import unpack
from xml.etree import ElementTree
from zlib import decompress

from msgspec import Struct

from codex_naturalis.engine.symbols import Symbol

SVG = "{http://www.w3.org/2000/svg}"
_MOVED = re.compile(r"translate\((-?[\d.]+) (-?[\d.]+)\)")


def parsed(picture: str) -> ElementTree.Element:
    return ElementTree.fromstring(picture)


def by_class(root: ElementTree.Element, name: str) -> list[ElementTree.Element]:
    """The groups of a class, in the order of drawing."""
    return [group for group in root.iter(f"{SVG}g") if name in group.get("class", "").split()]


def signs(root: ElementTree.Element) -> list[str]:
    """The names of the definitions that are placed in an element."""
    return [use.get("href", "").removeprefix("#") for use in root.iter(f"{SVG}use")]


def symbols(root: ElementTree.Element) -> list[Symbol]:
    """The symbols that are placed in an element."""
    return [Symbol(sign) for sign in signs(root) if sign in set(Symbol)]


def moved(group: ElementTree.Element) -> tuple[float, float]:
    """Where a group is moved to."""
    found = _MOVED.match(group.get("transform", ""))
    assert found is not None, group.attrib
    return float(found[1]), float(found[2])


class Pixels(Struct, frozen=True):
    """A PNG picture, decoded."""

    width: int
    height: int
    rows: list[list[tuple[int, int, int, int]]]
    """Red, green, blue and opacity."""


def pixels(picture: bytes) -> Pixels:
    """A picture with eight bits a channel, red, green, blue and opacity, as resvg writes them."""
    assert picture.startswith(b"\x89PNG\r\n\x1a\n")
    width, height, depth, kind = unpack(">IIBB", picture[16:26])
    assert (depth, kind) == (8, 6)
    data, place = b"", 8
    while place < len(picture):
        (length,) = unpack(">I", picture[place : place + 4])
        if picture[place + 4 : place + 8] == b"IDAT":
            data += picture[place + 8 : place + 8 + length]
        place += length + 12
    raw, stride = decompress(data), 4 * width
    above = bytes(stride)
    rows = []
    for y in range(height):
        start = y * (stride + 1)
        line = bytearray(raw[start + 1 : start + 1 + stride])
        _unfilter(raw[start], line, above)
        rows.append([(line[x], line[x + 1], line[x + 2], line[x + 3]) for x in range(0, stride, 4)])
        above = bytes(line)
    return Pixels(width, height, rows)


def _unfilter(kind: int, line: bytearray, above: bytes) -> None:
    for place in range(len(line)):
        left = line[place - 4] if place >= 4 else 0
        up = above[place]
        corner = above[place - 4] if place >= 4 else 0
        match kind:
            case 1:
                guess = left
            case 2:
                guess = up
            case 3:
                guess = (left + up) // 2
            case 4:
                # The neighbour that is nearest to left + up - corner.
                guess = min((left, up, corner), key=lambda near: abs(left + up - corner - near))
            case _:
                guess = 0
        line[place] = (line[place] + guess) & 255
