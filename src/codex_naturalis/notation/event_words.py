"""Events in words: the sentences that the pages say, and in brackets the notation of records."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from codex_naturalis.engine.catalogue import RETAIL
from codex_naturalis.engine.events import (
    CardDrawn,
    CardPlaced,
    DrawSkipped,
    EndTriggered,
    Event,
    GameEnded,
    MarketRefilled,
    ObjectiveKept,
    StarterPlaced,
    TurnSkipped,
    TyborTook,
)
from codex_naturalis.engine.moves import ChooseObjective, Place
from codex_naturalis.engine.supply import INDEX
from codex_naturalis.locale.words import ENGLISH_WORDS, Words
from codex_naturalis.notation.names import name_of
from codex_naturalis.notation.words import card_brief, counted_symbols

SeatEvent = (
    StarterPlaced
    | ObjectiveKept
    | CardPlaced
    | CardDrawn
    | TurnSkipped
    | DrawSkipped
    | EndTriggered
)


def describe_event(
    event: Event, names: Sequence[str], points: Sequence[int], words: Words = ENGLISH_WORDS
) -> str:
    """An event in one line. `names` are those of the players, of whom a solo game has one; `points`
    are those that they have after it."""
    match event:
        case GameEnded():
            return words("log-voice-over")
        case MarketRefilled(slot, card):
            said = words("terminal-refilled", card=card_brief(RETAIL.cards[card], words))
            return f"{said} ({slot.value})"
        case TyborTook(step, slot, card, scored):
            kingdom = _kingdom(card)
            said = words(f"log-voice-tybor-{step.value}", kingdom=kingdom, points=scored)
            return f"{said} (<{slot.value} {card})"
        case _:
            return _seat_event(event, name_of(event.seat, names, words), points, words)


def _seat_event(event: SeatEvent, name: str, points: Sequence[int], words: Words) -> str:
    match event:
        case StarterPlaced(_, card, side):
            return f"{words('log-voice-starter', name=name, side=side.value)} ({card})"
        case ObjectiveKept(_, objective):
            said = words("log-voice-objective", name=name)
            return said if objective is None else f"{said} ({ChooseObjective(objective)})"
        case CardPlaced():
            return _placed(event, name, points[event.seat], words)
        case CardDrawn(_, source, back, card):
            said = words(
                "log-voice-drew",
                name=name,
                kind=back.kind.value,
                kingdom=str(back.kingdom),
                **{"from": "market" if source in INDEX else "deck"},
            )
            return f"{said} (<{source.value}{'' if card is None else f' {card}'})"
        case TurnSkipped():
            return words("log-voice-skipped", name=name)
        case DrawSkipped():
            return words("log-voice-no-draw", name=name)
        case EndTriggered(_, reason):
            return words(f"log-voice-end-{reason.value}", name=name)
        case _:
            assert_never(event)


def _placed(event: CardPlaced, name: str, total: int, words: Words) -> str:
    said = words(
        "log-voice-placed",
        name=name,
        kind=RETAIL.cards[event.card].kind.value,
        kingdom=_kingdom(event.card),
        side=event.side.value,
        points=event.points,
        total=total,
    )
    details = [str(Place(event.card, event.side, event.at))]
    details.append(words("board-covers", n=len(event.covered)))
    if event.lost:
        details.append(words("board-loses", lost=counted_symbols(event.lost, words)))
    return f"{said} ({', '.join(details)})"


def _kingdom(card: int) -> str:
    return str(RETAIL.cards[card].kingdom)
