"""The panels of a table: each player's area with points and tally, the market, cards in rows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from codex_naturalis.art.areas import draw_area
from codex_naturalis.art.definitions import use
from codex_naturalis.art.faces import back_body, face_body
from codex_naturalis.art.lettering import GOLD, MUTED, clip, text
from codex_naturalis.art.parts import HEIGHT, WIDTH
from codex_naturalis.art.pigments import INK, PARCHMENT
from codex_naturalis.engine.cards import FRONT, Back
from codex_naturalis.engine.catalogue import RETAIL
from codex_naturalis.engine.supply import GOLD_ROW
from codex_naturalis.engine.symbols import KINGDOMS, SYMBOLS, Symbol
from codex_naturalis.engine.view import DeckView, Held, TyborView, View
from codex_naturalis.locale.words import Words

CARD_WIDTH, CARD_GAP = 136, 16
CARD_HEIGHT = CARD_WIDTH * HEIGHT / WIDTH
COLUMN_WIDTH = 3 * CARD_WIDTH + 2 * CARD_GAP
"""Three cards side by side: the market and everything below it."""
ROW_HEIGHT = CARD_HEIGHT + 44
"""A row of cards with its heading."""

_LINE, _PANEL = "#4d3a2b", "#231812"
_CHIP_WIDTH = 58
_HELD_WIDTH = 54


def placed(body: str, x: float, y: float, width: float) -> str:
    """A card, scaled to a width."""
    return f'<g transform="translate({x:g} {y:g}) scale({width / WIDTH:.4f})">{body}</g>'


def frame(x: float, y: float, width: float, height: float, lit: bool) -> str:
    """A panel; with a gold frame for a seat that is to move."""
    stroke, weight = (GOLD, 3) if lit else (_LINE, 1.5)
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="14" fill="{_PANEL}"'
        f' fill-opacity=".6" stroke="{stroke}" stroke-width="{weight:g}"/>'
    )


def chips(counts: Iterable[tuple[Symbol, int]], x: float, y: float) -> str:
    """Symbols on parchment, each with its number."""
    return "".join(
        f'<rect x="{left:g}" y="{y:g}" width="{_CHIP_WIDTH - 6}" height="28" rx="6"'
        f' fill="{PARCHMENT}"/>'
        + use(symbol.value, left + 4, y + 3, 22)
        + text(str(count), left + 38, y + 20, 18, fill=INK, anchor="middle", bold=True)
        for place, (symbol, count) in enumerate(counts)
        for left in (x + place * _CHIP_WIDTH,)
    )


def shown(held: Held) -> str:
    """What is known of a card in a hand."""
    return back_body(held.back) if held.card is None else face_body(held.card, FRONT)


def player_panel(
    view: View, seat: int, name: str, x: float, y: float, width: float, height: float, words: Words
) -> str:
    player, mine = view.players[seat], seat == view.seat
    end = x + width - 18
    parts = [
        frame(x, y, width, height, seat in view.to_move),
        text(clip(name, 22), x + 18, y + 36, 26, bold=True),
        text(str(player.points), end, y + 37, 32, fill=GOLD, anchor="end", bold=True),
        chips(zip(SYMBOLS, player.tally, strict=True), x + 18, y + 50),
    ]
    if not mine:
        start = end - 52 - len(player.hand) * (_HELD_WIDTH + 5)
        parts += [
            placed(shown(held), start + place * (_HELD_WIDTH + 5), y + 9, _HELD_WIDTH)
            for place, held in enumerate(player.hand)
        ]
    if player.cards:
        slots = view.slots if mine else ()
        parts.append(draw_area(player, slots).fitted(x + 12, y + 88, width - 24, height - 100))
    else:
        none = words("board-list-empty")
        parts.append(text(none, x + width / 2, y + height / 2, 20, fill=MUTED, anchor="middle"))
    return "".join(parts)


def _gap(x: float, y: float, label: str) -> str:
    """A place without a card."""
    return (
        f'<rect x="{x + 1:g}" y="{y + 1:g}" width="{CARD_WIDTH - 2}" height="{CARD_HEIGHT - 2:g}"'
        f' rx="5" fill="none" stroke="{_LINE}" stroke-width="2" stroke-dasharray="8 6"/>'
        + text(label, x + CARD_WIDTH / 2, y + CARD_HEIGHT / 2 + 5, 16, fill=MUTED, anchor="middle")
    )


def _deck(deck: DeckView, x: float, y: float, words: Words) -> str:
    if deck.top is None:
        return _gap(x, y, str(deck.count) if deck.count else words("terminal-nothing"))
    middle, foot = x + CARD_WIDTH / 2, y + CARD_HEIGHT
    return (
        placed(back_body(deck.top), x, y, CARD_WIDTH)
        + f'<rect x="{middle - 19:g}" y="{foot - 25:g}" width="38" height="22" rx="11"'
        f' fill="{PARCHMENT}" stroke="{INK}" stroke-width="1.5"/>'
        + text(str(deck.count), middle, foot - 8, 17, fill=INK, anchor="middle", bold=True)
    )


def card_row(heading: str, bodies: Sequence[str | None], x: float, y: float, words: Words) -> str:
    """A heading, and cards or gaps under it."""
    empty = words("terminal-nothing")
    return text(heading, x, y + 20, 18, fill=MUTED) + "".join(
        _gap(left, y + 30, empty) if body is None else placed(body, left, y + 30, CARD_WIDTH)
        for place, body in enumerate(bodies)
        for left in (x + place * (CARD_WIDTH + CARD_GAP),)
    )


def market(view: View, x: float, y: float, words: Words) -> str:
    """Both decks, each with its two face-up cards: resources above gold."""
    faces = [None if card is None else face_body(card, FRONT) for card in view.market]
    right = x + CARD_WIDTH + CARD_GAP
    rows = ((words("board-market"), faces[:GOLD_ROW]), ("", faces[GOLD_ROW:]))
    return "".join(
        text(heading, x, top + 20, 18, fill=MUTED)
        + card_row("", row, right, top, words)
        + _deck(deck, x, top + 30, words)
        for (heading, row), deck, top in zip(
            rows, view.decks, (y, y + ROW_HEIGHT - 32), strict=True
        )
    )


MARKET_HEIGHT = 2 * ROW_HEIGHT - 32


def tybor_panel(tybor: TyborView, x: float, y: float, words: Words) -> str:
    """The monk of the solo game: his points, his resources, and the backs of his cards."""
    end = x + COLUMN_WIDTH
    backs = tybor_backs(tybor)
    step = min(_HELD_WIDTH + 5, (COLUMN_WIDTH - 36 - _HELD_WIDTH) / max(1, len(backs) - 1))
    return (
        frame(x, y, COLUMN_WIDTH, TYBOR_HEIGHT - 14, False)
        + text(words("terminal-tybor"), x + 18, y + 34, 24, bold=True)
        + chips(zip(KINGDOMS, tybor.resources, strict=True), x + 104, y + 14)
        + text(str(tybor.points), end - 18, y + 36, 30, fill=GOLD, anchor="end", bold=True)
        + "".join(
            placed(back_body(back), x + 18 + place * step, y + 52, _HELD_WIDTH)
            for place, back in enumerate(backs)
        )
    )


TYBOR_HEIGHT = 116


def tybor_backs(tybor: TyborView) -> list[Back]:
    """The backs of his cards, in the order in which he got them."""
    return [*tybor.dealt, *(RETAIL.cards[card].shown for card in tybor.taken)]
