"""All faces and symbols as files, for the browser client."""

from __future__ import annotations

import hashlib
from functools import cache

from codex_naturalis.art.definitions import document, use
from codex_naturalis.art.faces import back_body, face_body
from codex_naturalis.art.objectives import objective_back_body, objective_body
from codex_naturalis.art.parts import HEIGHT, WIDTH
from codex_naturalis.art.symbols import SIGNS
from codex_naturalis.engine.cards import Back, Kind, Side
from codex_naturalis.engine.catalogue import RETAIL
from codex_naturalis.engine.symbols import KINGDOMS


def whole_card(body: str) -> str:
    """A complete SVG document of a card."""
    return document(body, WIDTH, HEIGHT)


def whole_sign(name: str) -> str:
    """A complete SVG document of a symbol or of the sign of a covered corner."""
    return document(use(name, 0, 0, 100), 100, 100)


@cache
def _files() -> tuple[tuple[str, str], ...]:
    bodies = {f"{card}f": face_body(card, Side.FRONT) for card in RETAIL.cards}
    bodies |= {f"{card.id}b": face_body(card.id, Side.BACK) for card in RETAIL.starters}
    bodies |= {
        f"back-{kind}-{kingdom}": back_body(Back(kind, kingdom))
        for kind in (Kind.RESOURCE, Kind.GOLD)
        for kingdom in KINGDOMS
    }
    bodies |= {
        f"objective-{objective}": objective_body(objective) for objective in RETAIL.objective_by_id
    }
    bodies["objective-back"] = objective_back_body()
    pictures = {name: whole_card(body) for name, body in bodies.items()}
    pictures |= {f"symbol-{name}": whole_sign(name) for name in SIGNS}
    return tuple((f"{name}.svg", picture) for name, picture in pictures.items())


def files() -> dict[str, str]:
    """File name → SVG: `<id>f.svg` for every front, `<id>b.svg` for the backs of starters,
    `back-<kind>-<kingdom>.svg`, `objective-<id>.svg`, `objective-back.svg`, `symbol-<name>.svg`
    and `symbol-covered.svg`."""
    return dict(_files())


@cache
def digest() -> str:
    """A short hash of all files: it changes when any drawing does."""
    total = hashlib.sha256()
    for name, picture in _files():
        total.update(f"{name}\0{picture}\0".encode())
    return total.hexdigest()[:16]
