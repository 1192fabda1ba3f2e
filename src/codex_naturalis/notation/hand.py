"""Hands: mine as cards that may be placed, those of others as far as they are known."""

from __future__ import annotations

from codex_naturalis.engine.cards import Side
from codex_naturalis.engine.catalogue import RETAIL
from codex_naturalis.engine.view import HandFace, PlayerView, View
from codex_naturalis.locale.words import Words
from codex_naturalis.notation.canvas import (
    BOLD,
    Canvas,
    Signs,
    Word,
    above,
    beside,
    paragraph,
    styled,
    tint,
)
from codex_naturalis.notation.faces import WIDTH, draw_face, short_back
from codex_naturalis.notation.words import counted, counted_symbols

CAPTION = 19
GAP = 2


def draw_hand(view: View, width: int, signs: Signs, words: Words) -> Canvas:
    """The fronts; below each whether it can be paid, and what the back brings."""
    fronts = [face for face in view.faces if face.side is Side.FRONT]
    return beside([_held(face, signs, words) for face in fronts], width, GAP)


def _held(face: HandFace, signs: Signs, words: Words) -> Canvas:
    card = RETAIL.cards[face.card]
    payable = words("board-payable" if card.front.cost_items else "board-free")
    if not face.payable:
        payable = words("board-needs", missing=counted(face.missing, words))
    brings = words("board-brings", symbols=counted_symbols(card.back.centre, words))
    front = paragraph(f"{card.front} {payable}", CAPTION, BOLD if face.payable else "")
    back = paragraph(f"{card.back} {brings}", CAPTION)
    return above([draw_face(card.front, signs), front, back])


def draw_starter(number: int, width: int, signs: Signs) -> Canvas:
    """Both faces of a starter, each below the text of the half-move that chooses it."""
    starter = RETAIL.cards[number]
    faces = [
        above([paragraph(f"s:{side.value}", WIDTH, BOLD), draw_face(starter.face(side), signs)])
        for side in Side
    ]
    return beside(faces, width, GAP)


def hand_words(player: PlayerView, words: Words) -> list[Word]:
    """`in hand [R plant] [17 R plant]`: the backs, with the number where everybody knows the
    card."""
    said = styled(words("table-in-hand"))
    for held in player.hand:
        known = "" if held.card is None else f"{held.card} "
        said.append((f"[{known}{short_back(held.back, words)}]", tint(held.back.kingdom)))
    return said
