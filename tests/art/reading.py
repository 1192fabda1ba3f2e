"""Reading a picture back: its elements by class, and what they show."""

from __future__ import annotations

import re
from xml.etree import ElementTree

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
