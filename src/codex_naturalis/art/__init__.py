"""SVG drawings of cards, areas and whole tables, made from the card data alone. Only pictures
belong here; drawing in characters is in `notation`.

>>> from codex_naturalis import art
>>> art.card(17).startswith("<svg ")
True
"""

from __future__ import annotations

from codex_naturalis.art.areas import area
from codex_naturalis.art.faces import back_body, face_body
from codex_naturalis.art.files import digest, files, whole_card, whole_sign
from codex_naturalis.art.objectives import objective_back_body, objective_body
from codex_naturalis.art.png import CannotConvert, to_png
from codex_naturalis.art.previews import opening_preview, table_preview
from codex_naturalis.art.symbols import COVERED
from codex_naturalis.art.tables import table
from codex_naturalis.engine.cards import FRONT, Back, Side
from codex_naturalis.engine.symbols import Symbol

__all__ = [
    "CannotConvert",
    "area",
    "back",
    "card",
    "covered_corner",
    "digest",
    "files",
    "objective",
    "objective_back",
    "opening_preview",
    "symbol",
    "table",
    "table_preview",
    "to_png",
]


def card(card_id: int, side: Side = FRONT) -> str:
    """A face of a resource, gold or starter card; raises KeyError for any other number."""
    return whole_card(face_body(card_id, side))


def back(shown: Back) -> str:
    """The common back of the cards of a kind and kingdom."""
    return whole_card(back_body(shown))


def objective(objective_id: int) -> str:
    """The front of an objective; raises KeyError for any other number."""
    return whole_card(objective_body(objective_id))


def objective_back() -> str:
    """The back that all objectives share."""
    return whole_card(objective_back_body())


def symbol(shown: Symbol) -> str:
    """A symbol, in a box of 100 × 100."""
    return whole_sign(shown.value)


def covered_corner() -> str:
    """The sign of a covered corner, in a box of 100 × 100."""
    return whole_sign(COVERED)
