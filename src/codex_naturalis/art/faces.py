"""Every face of resource, gold and starter cards, as the body of an SVG picture."""

from __future__ import annotations

from functools import cache

from codex_naturalis.art.definitions import use
from codex_naturalis.art.emblem import codex_and_tree
from codex_naturalis.art.parts import corners, cost_strip, edge, field, plate, shield
from codex_naturalis.art.pigments import BARE, GILT, INK, VELLUM
from codex_naturalis.art.specimens import specimen
from codex_naturalis.engine.cards import Back, Card, Face, Kind, Side, make_face
from codex_naturalis.engine.catalogue import RETAIL
from codex_naturalis.engine.symbols import Symbol

_BROAD = (Symbol.ANIMAL, Symbol.INSECT)
"""Their plates narrow towards head and foot, so their specimens are drawn smaller."""


def _drawn(body: str, cy: float, scale: float) -> str:
    """An ink drawing in its place."""
    return (
        f'<g transform="translate(300 {cy:g}) scale({scale:.3g})" fill="none" stroke="{INK}"'
        f' stroke-width="3" stroke-linecap="round" stroke-linejoin="round">{body}</g>'
    )


def _resource_front(card: Card) -> str:
    scale = 1.16 if card.front.points else 1.3
    if card.kingdom in _BROAD:
        scale *= 0.93
    return (
        field(card.kingdom, False)
        + plate(card.kingdom, False, 200, 1.02, 1.18)
        + _drawn(specimen(card), 226 if card.front.points else 200, scale)
        + corners(card.front, False)
        + (shield(card.front, False) if card.front.points else "")
        + edge(False)
    )


def _gold_front(card: Card) -> str:
    return (
        field(card.kingdom, True)
        + plate(card.kingdom, True, 203, 1.02, 0.84)
        + _drawn(specimen(card), 206, 0.96)
        + corners(card.front, True)
        + cost_strip(card.front)
        + shield(card.front, True)
        + edge(True)
    )


def _starter_front(face: Face) -> str:
    return (
        field(None, False)
        + plate(None, False, 200, 1.02, 1.14)
        + _drawn(codex_and_tree(), 196, 1.16)
        + corners(face, False)
        + edge(False)
    )


def _starter_back(face: Face) -> str:
    """Its permanent symbols, in one upright capsule."""
    size = (176, 148, 112)[len(face.centre) - 1]
    left, top, tall = 300 - size / 2, 200 - size * len(face.centre) / 2, size * len(face.centre)
    capsule = (
        f'<rect x="{left - 22:g}" y="{top - 16:g}" width="{size + 44}" height="{tall + 32}"'
        f' rx="{size / 2:g}" '
    )
    signs = "".join(
        use(symbol.value, left + 6, top + place * size + 6, size - 12)
        for place, symbol in enumerate(face.centre)
    )
    return (
        field(None, False)
        + f'{capsule}fill="url(#skin)" stroke="{INK}" stroke-width="10"/>'
        + f'{capsule}fill="none" stroke="url(#gilt)" stroke-width="5"/>'
        + f'<g class="centre">{signs}</g>'
        + corners(face, False)
        + edge(False)
    )


@cache
def back_body(back: Back) -> str:
    """The common back of a kind and kingdom; of starters there is none, each has its own."""
    if back.kingdom is None:
        raise ValueError("starters have no common back: draw the back of the card itself")
    gilded = back.kind is Kind.GOLD
    rim = GILT if gilded else VELLUM
    return (
        field(back.kingdom, gilded)
        + plate(back.kingdom, gilded, 200, 1.02, 1.1)
        + f'<circle cx="300" cy="200" r="98" fill="{BARE}" stroke="{INK}" stroke-width="5"/>'
        + f'<circle cx="300" cy="200" r="88" fill="none" stroke="{rim}" stroke-width="4"/>'
        + f'<g class="centre">{use(back.kingdom.value, 236, 134, 128)}</g>'
        + corners(make_face(0, Side.BACK, back.kingdom), gilded)
        + edge(gilded)
    )


@cache
def face_body(card_id: int, side: Side) -> str:
    """The face of a resource, gold or starter card."""
    card = RETAIL.cards[card_id]
    if card.kind is Kind.STARTER:
        return _starter_front(card.front) if side is Side.FRONT else _starter_back(card.back)
    if side is Side.BACK:
        return back_body(card.shown)
    return _gold_front(card) if card.kind is Kind.GOLD else _resource_front(card)
