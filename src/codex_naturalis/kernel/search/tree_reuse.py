"""Which half-moves lead from one view of a seat to the next, so that a search can continue in the
tree that it has."""

from __future__ import annotations

from codex_naturalis.engine.cards import Kind
from codex_naturalis.engine.moves import ChooseStarter, Draw, Move, Place
from codex_naturalis.engine.state import Phase
from codex_naturalis.engine.supply import DECKS, MARKET, Source
from codex_naturalis.engine.view import View

Played = list[tuple[int, Move]]


def moves_between(before: View, chosen: Move, after: View) -> Played | None:
    """The half-moves from one view to the next, beginning with the one chosen in the first; None if
    they are not known, or if the second view does not come after the first."""
    seat = before.seat
    if seat is None or after.seat != seat or before.options != after.options:
        return None
    if len(before.players) != len(after.players):
        return None
    played: Played = [(seat, chosen)]
    if isinstance(chosen, Place):
        return played if _drawing(before, chosen, after, seat) else None
    if isinstance(chosen, ChooseStarter):
        laid = after.players[seat].cards
        turned = len(laid) == 1 and laid[0].side is chosen.side
        return (
            played if after.phase is Phase.SETUP and turned and _same_setup(before, after) else None
        )
    if not isinstance(chosen, Draw) or after.phase is not Phase.PLACE:
        return None
    if after.round != before.round + 1 or before.me.cards != after.me.cards:
        return None
    if len(after.players) == 1:
        return played if _drew(before, chosen, after) else None
    if len(after.players) == 2 and _drew(before, chosen, after):
        reply = _reply(before, chosen, after, 1 - seat)
        return None if reply is None else played + reply
    return None


def _drawing(before: View, chosen: Place, after: View, seat: int) -> bool:
    """Whether it is the same turn, and the card was laid."""
    laid = after.me.cards
    return (
        after.phase is Phase.DRAW
        and after.round == before.round
        and after.market == before.market
        and len(laid) == len(before.me.cards) + 1
        and laid[:-1] == before.me.cards
        and (laid[-1].card, laid[-1].side, laid[-1].at) == (chosen.card, chosen.side, chosen.at)
        and after.to_move == (seat,)
    )


def _same_setup(before: View, after: View) -> bool:
    return before.me.starter == after.me.starter and before.market == after.market


def _drew(before: View, chosen: Draw, after: View) -> bool:
    """Whether the hand is as before plus the card of that source."""
    held = tuple(card.card for card in before.me.hand)
    hand = tuple(card.card for card in after.me.hand)
    if hand[:-1] != held or len(hand) != len(held) + 1:
        return False
    if chosen.source in DECKS:
        top = before.decks[DECKS.index(chosen.source)].top
        return after.me.hand[-1].back == top
    return hand[-1] == before.market[MARKET.index(chosen.source)]


def _reply(before: View, chosen: Draw, after: View, other: int) -> Played | None:
    """What the only opponent played in its turn: a placement and, usually, a draw."""
    then, now = before.players[other], after.players[other]
    if len(now.cards) != len(then.cards) + 1 or now.cards[:-1] != then.cards:
        return None
    laid = now.cards[-1]
    played: Played = [(other, Place(laid.card, laid.side, laid.at))]
    if len(now.hand) < len(then.hand):
        return played
    source = _source(before, chosen, now.hand[-1].card if now.hand[-1].seen else None)
    if source is None:
        source = DECKS[now.hand[-1].back.kind is Kind.GOLD]
    return [*played, (other, Draw(source))]


def _source(before: View, chosen: Draw, card: int | None) -> Source | None:
    """The market slot that a card was taken from: its old one, or the one refilled since."""
    if card is None:
        return None
    for slot, card_there in zip(MARKET, before.market, strict=True):
        if card_there == card and slot is not chosen.source:
            return slot
    return chosen.source
