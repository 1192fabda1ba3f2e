"""The decks and the market, each card below the text of the half-move that draws it."""

from __future__ import annotations

from codex_naturalis.engine.catalogue import RETAIL
from codex_naturalis.engine.state import Phase
from codex_naturalis.engine.supply import INDEX, Source
from codex_naturalis.engine.view import View
from codex_naturalis.locale.words import Words
from codex_naturalis.notation.canvas import BOLD, Canvas, Signs, above, beside, paragraph
from codex_naturalis.notation.faces import WIDTH as FACE_WIDTH
from codex_naturalis.notation.faces import draw_back, draw_face, draw_nothing

ROWS = (
    (Source.RESOURCE_DECK, Source.RESOURCE_LEFT, Source.RESOURCE_RIGHT),
    (Source.GOLD_DECK, Source.GOLD_LEFT, Source.GOLD_RIGHT),
)
GAP = 3
WIDTH = 3 * FACE_WIDTH + 2 * GAP


def draw_market(view: View, signs: Signs, words: Words) -> Canvas:
    """A row of resource cards and one of gold cards, each: deck, left, right."""
    rows = ([_source(view, source, signs, words) for source in row] for row in ROWS)
    return above(beside(row, WIDTH, GAP) for row in rows)


def _source(view: View, source: Source, signs: Signs, words: Words) -> Canvas:
    label = f"<{source.value}"
    if source in INDEX:
        card = view.market[INDEX[source]]
        sheet = draw_nothing(words) if card is None else draw_face(RETAIL.cards[card].front, signs)
    else:
        deck = view.decks[source is Source.GOLD_DECK]
        sheet = draw_back(deck.top, signs, words) if deck.count else draw_nothing(words)
        label = f"{label} {signs.times}{deck.count}"
    now = view.my_turn and view.phase is Phase.DRAW and source in view.draws
    return above([paragraph(label, FACE_WIDTH, BOLD if now else ""), sheet])
