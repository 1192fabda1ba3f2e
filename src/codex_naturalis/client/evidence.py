"""Was it carried out? What two states of a table tell about a command sent in between. Pure.

Each asks for a change: what was so before tells nothing of the command.
"""

from __future__ import annotations

from collections.abc import Sequence

from codex_naturalis.engine.cards import Kind
from codex_naturalis.engine.catalogue import RETAIL
from codex_naturalis.engine.moves import ChooseObjective, ChooseStarter, Draw, Move, Place
from codex_naturalis.engine.state import Phase
from codex_naturalis.engine.supply import INDEX, RESOURCE_DECK, Source
from codex_naturalis.engine.view import Laid, PlayerView, View
from codex_naturalis.protocol.tables import SeatState, Table


def played(before: View, move: Move, now: View) -> bool | None:
    """A half-move of the seat whose views these are. A draw may be hidden by later ones."""
    if isinstance(move, Draw):
        return _drawn(before, move.source, now)
    return _stands(now.me, move) and not _stands(before.me, move)


def _stands(player: PlayerView, move: ChooseStarter | ChooseObjective | Place) -> bool:
    match move:
        case ChooseStarter(side=side):
            return bool(player.cards) and player.cards[0].side is side
        case ChooseObjective(objective=objective):
            return player.objective == objective
        case Place(card=card, side=side, at=at):
            return Laid(card, side, at) in player.cards


def _drawn(before: View, source: Source, now: View) -> bool | None:
    """While a seat owes its draw nobody else touches decks or market: the first card that it
    gained since then came from there."""
    gained = _cards(now.me) - _cards(before.me)
    if source in INDEX:
        return before.market[INDEX[source]] in gained
    kind = Kind.RESOURCE if source is RESOURCE_DECK else Kind.GOLD
    unseen = gained.difference(before.market)
    if not any(RETAIL.cards[card].kind is kind for card in unseen):
        return False
    return True if len(gained) == 1 else None


def _cards(player: PlayerView) -> set[int]:
    """All that the seat holds or has laid; it knows every one of them."""
    held = {held.card for held in player.hand if held.card is not None}
    return held | {laid.card for laid in player.cards}


def taken_back(before: View, now: View) -> bool:
    """A card leaves an area by being taken back, and in no other way."""
    placed = before.phase is Phase.DRAW and before.my_turn
    return placed and before.me.cards[-1] not in now.me.cards


def became(before: Table, seat: int, now: Table, states: Sequence[SeatState]) -> bool:
    """The seat came to be in one of these states."""
    if not (seat < len(before.seats) and seat < len(now.seats)):
        return False
    return before.seats[seat].state not in states and now.seats[seat].state in states


def seats_of(table: Table, person: str) -> list[int]:
    return [
        number
        for number, seat in enumerate(table.seats)
        if seat.person is not None and seat.person.id == person
    ]
