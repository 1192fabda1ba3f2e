"""Cards, objectives and events in plain English: for logs, and for people who cannot see."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import assert_never
from unicodedata import category, east_asian_width, normalize

from codex_naturalis.engine.cards import Back, Card, Face, Objective, PatternObjective, Scoring
from codex_naturalis.engine.catalogue import RETAIL
from codex_naturalis.engine.events import (
    CardDrawn,
    CardPlaced,
    DrawSkipped,
    EndReason,
    EndTriggered,
    Event,
    GameEnded,
    MarketRefilled,
    ObjectiveKept,
    StarterPlaced,
    TurnSkipped,
    TyborStep,
    TyborTook,
)
from codex_naturalis.engine.supply import INDEX, Source
from codex_naturalis.engine.symbols import SYMBOLS, Symbol, Tally

NAME_COLUMNS = 12
"""Longer names are cut off, in tables and logs."""
PLACES = ("top left", "top right", "bottom left", "bottom right")
ENDS = {
    EndReason.POINTS: "20 points are reached",
    EndReason.DECKS: "both decks are empty",
    EndReason.BLOCKED: "nobody can place a card",
}


def number_of(count: int, noun: str) -> str:
    """`1 point`, `2 points`; the plural of fungi is fungi."""
    return f"{count} {noun}" if count == 1 or noun == Symbol.FUNGI else f"{count} {noun}s"


def symbol_words(tally: Tally) -> str:
    """The symbols of a tally, the most frequent first: `3 insects, 1 fungi`; `nothing` for none."""
    owned = [(symbol, count) for symbol, count in zip(SYMBOLS, tally, strict=True) if count]
    owned.sort(key=lambda pair: -pair[1])
    return ", ".join(number_of(count, symbol.value) for symbol, count in owned) or "nothing"


def back_words(back: Back) -> str:
    """`plant gold`, and `starter`."""
    return back.kind.value if back.kingdom is None else f"{back.kingdom.value} {back.kind.value}"


def describe_card(card: Card) -> str:
    """A card in one line: its symbols, points and cost."""
    name = f"Card {card.id}, {back_words(card.shown)}"
    if card.kingdom is None:
        return f"{name}: front {_corner_words(card.front)}; back {_corner_words(card.back)}"
    cost = f", costs {symbol_words(card.front.cost)}" if card.front.cost_items else ""
    return f"{name}: {_worth_words(card.front)}{cost}; {_corner_words(card.front)}"


def _worth_words(face: Face) -> str:
    points = number_of(face.points, "point")
    if face.scoring is Scoring.COVERED:
        return f"{points} for each covered corner"
    return points if face.counted is None else f"{points} for each visible {face.counted.value}"


def _corner_words(face: Face) -> str:
    shown = (
        f"{place} {symbol.value if symbol else 'empty' if visible else 'hidden'}"
        for place, symbol, visible in zip(PLACES, face.corners, face.open, strict=True)
    )
    centre = f", centre {' '.join(face.centre)}" if face.centre else ""
    return f"corners {', '.join(shown)}{centre}"


def describe_objective(objective: Objective) -> str:
    """What an objective needs, and its points."""
    points = number_of(objective.points, "point")
    if not isinstance(objective, PatternObjective):
        return f"{symbol_words(objective.needs)}: {points} a set"
    return f"{_pattern_words(objective)}: {points} each"


def _pattern_words(pattern: PatternObjective) -> str:
    kingdoms = [kingdom.value for _, kingdom in pattern.cells]
    xs = [x for (x, _), _ in pattern.cells]
    if xs[1] - xs[0] == xs[2] - xs[1] != 0:
        slope = "rising" if xs[1] > xs[0] else "falling"
        return f"{', '.join(kingdoms)} on a {slope} diagonal"
    pair = pattern.dominant
    lone = [(at, kingdom) for at, kingdom in pattern.cells if kingdom is not pair]
    if len(lone) == 1:
        (x, y), kingdom = lone[0]
        across = "right" if x > min(xs) else "left"
        end = "top" if y else "bottom"
        return f"{pair.value} above {pair.value}, {kingdom.value} at the {end} {across}"
    return ", ".join(f"{kingdom.value} at {x},{y}" for (x, y), kingdom in pattern.cells)


@lru_cache(maxsize=4096)
def columns(text: str) -> int:
    """The width of a text in columns of a terminal."""
    return sum(2 if east_asian_width(sign) in "WF" else 1 for sign in text)


def printable(name: str, more: str = "…", most: int = NAME_COLUMNS) -> str:
    """A name made safe for a terminal: one line, no control characters, cut off. Combining marks
    are dropped, so that the width is right."""
    text = " ".join(normalize("NFC", name[: 64 * most]).split())
    text = "".join(sign for sign in text if category(sign) not in ("Mn", "Me", "Cf"))
    text = "".join(sign if sign.isprintable() else "?" for sign in text)
    if columns(text) <= most:
        return text
    while columns(text) >= most:
        text = text[:-1]
    return text + more


def name_of(seat: int, names: Sequence[str]) -> str:
    """The name of a seat; in a solo game seat 1 is Tybor."""
    if seat < len(names):
        return printable(names[seat]) or f"Seat {seat}"
    return "Tybor" if seat == len(names) == 1 else f"Seat {seat}"


def listed(words: Iterable[str]) -> str:
    """`Ada, Bruno and Cleo`."""
    *most, last = [*words] or ["nobody"]
    return f"{', '.join(most)} and {last}" if most else last


def describe_event(event: Event, names: Sequence[str] = ()) -> str:
    """An event in one line. `names` are those of the players; in a solo game there is one."""
    match event:
        case EndTriggered(seat, reason, last_round):
            why = ENDS[reason]
            if reason is EndReason.POINTS:
                why = f"{name_of(seat, names)} has 20 points or more"
            return f"The end is near: {why}; round {last_round} is the last"
        case GameEnded(reason):
            return f"The game is over: {ENDS[reason]}"
        case MarketRefilled(slot, card):
            return f"{slot.value} now holds {back_words(RETAIL.cards[card].shown)} {card}"
        case TyborTook():
            return _tybor_words(event)
        case _:
            return f"{name_of(event.seat, names)} {_seat_event_words(event)}"


SeatEvent = StarterPlaced | ObjectiveKept | CardPlaced | CardDrawn | TurnSkipped | DrawSkipped


def _seat_event_words(event: SeatEvent) -> str:
    match event:
        case StarterPlaced(_, card, side):
            return f"laid starter {card} with its {side.value} up"
        case ObjectiveKept(_, objective):
            if objective is None:
                return "kept a secret objective"
            words = describe_objective(RETAIL.objective_by_id[objective])
            return f"kept objective {objective}: {words}"
        case CardPlaced():
            return _placed_words(event)
        case CardDrawn(_, source, back, card):
            what = back_words(back) if card is None else f"{back_words(back)} {card}"
            deck = "" if source in INDEX else "deck "
            return f"took {what} from {deck}{source.value}"
        case TurnSkipped():
            return "has no open slot and is skipped"
        case DrawSkipped():
            return "finds nothing left to draw"
        case _:
            assert_never(event)


def _placed_words(event: CardPlaced) -> str:
    x, y = event.at
    parts = [
        number_of(event.points, "point"),
        f"covering {number_of(len(event.covered), 'corner')}",
    ]
    if event.lost:
        lost = tuple(event.lost.count(symbol) for symbol in SYMBOLS)
        parts.append(f"losing {symbol_words(lost)}")
    return f"placed {event.card}{event.side.letter} at {x},{y}: {', '.join(parts)}"


def _tybor_words(event: TyborTook) -> str:
    card = RETAIL.cards[event.card]
    column = "left" if event.slot in (Source.RESOURCE_LEFT, Source.GOLD_LEFT) else "right"
    if event.step is TyborStep.SCORED:
        action = f"paid for {card.kind.value} {card.id} and scores {event.points}"
    else:
        action = f"took {back_words(card.shown)} {card.id}"
    return f"Tybor, {column} column: {action}"
