"""Whether a position can occur in a game: what contradicts the rules, and where."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate

from msgspec import Struct

from codex_naturalis.engine.area import EMPTY_AREA, Area, lay
from codex_naturalis.engine.cards import Kind
from codex_naturalis.engine.deal import TYBOR_STARTS
from codex_naturalis.engine.events import EndReason
from codex_naturalis.engine.rules import END_POINTS
from codex_naturalis.engine.state import DRAW, OVER, PLACE, SETUP, State, Tybor
from codex_naturalis.engine.supply import GOLD_ROW, Refill
from codex_naturalis.engine.symbols import Symbol
from codex_naturalis.engine.tybor import COLUMNS

HAND = 3


class Fault(Struct, frozen=True):
    """One contradiction; `place` is the header of a position that it is about."""

    place: str
    case: str
    reason: str
    parameters: dict[str, str | int] = {}


def faults_in(state: State) -> list[Fault]:
    """Everything that no game can come to; an empty list for a possible position."""
    found = [*_cards(state), *_objectives(state), *_market(state)]
    for seat in range(len(state.players)):
        found += _seat(state, seat)
    if state.tybor is not None:
        found += _tybor(state, state.tybor)
    return [*found, *_end(state), *_phase(state)]


def points_of(area: Area) -> list[int]:
    """The points on the track after each card of an area, the starter first."""
    laid, points = EMPTY_AREA, []
    for at, face in area.cards.items():
        laying = lay(laid, face, at)
        laid = laying.area
        points.append(laying.points)
    return list(accumulate(points))


def round_of_points(areas: list[Area]) -> int | None:
    """The first round in which one of the areas reached END_POINTS (R40). A card is laid in every
    round until no slot is left, so the number of a card is the number of its round."""
    rounds = [
        next(
            (number for number, points in enumerate(points_of(area)) if points >= END_POINTS), None
        )
        for area in areas
    ]
    return min((number for number in rounds if number is not None), default=None)


def tybor_cards(turns: int) -> int:
    """How many cards Tybor has taken and scored in so many turns: one of each column (R61)."""
    return len(COLUMNS) * turns


def _cards(state: State) -> Iterator[Fault]:
    """Each card must be of the kind of its place."""
    supply = state.supply
    for place, kind, cards in (
        ("Resource-Deck", Kind.RESOURCE, supply.resource),
        ("Gold-Deck", Kind.GOLD, supply.gold),
    ):
        for card in cards:
            if card.kind is not kind:
                yield foreign(place, card.id)
    for seat in range(len(state.players)):
        yield from _held(state, seat)


def _held(state: State, seat: int) -> Iterator[Fault]:
    player, starters = state.players[seat], [one.starter.id for one in state.players]
    if player.starter.kind is not Kind.STARTER:
        yield foreign(f"Starter-{seat}", player.starter.id)
    if starters.index(player.starter.id) != seat:
        yield Fault(
            f"Starter-{seat}",
            "card_places",
            f"card {player.starter.id} is in 2 places",
            {"card": player.starter.id, "places": 2},
        )
    for card in player.hand:
        if card.kind is Kind.STARTER:
            yield foreign(f"Hand-{seat}", card.id)
    for number in player.seen:
        if number not in [card.id for card in player.hand]:
            reason = f"card {number} was seen but is not in the hand"
            yield Fault(f"Seen-{seat}", "seen_elsewhere", reason, {"card": number})


def foreign(place: str, card: int) -> Fault:
    """A card that is of no kind for its place."""
    return Fault(
        place, "card_kind", f"card {card} cannot be there", {"header": place, "card": card}
    )


def _objectives(state: State) -> Iterator[Fault]:
    seen = [objective.id for objective in state.objectives]
    for seat, player in enumerate(state.players):
        seen += [objective.id for objective in player.offered]
        for objective in player.offered:
            if seen.count(objective.id) > 1:
                place, number = f"Offered-{seat}", objective.id
                reason = f"objective {number} is in several places"
                yield Fault(place, "objective_places", reason, {"objective": number})
    if len(set(seen[:2])) < 2:
        reason = f"objective {seen[0]} is in several places"
        yield Fault("Objectives", "objective_places", reason, {"objective": seen[0]})


def _market(state: State) -> Iterator[Fault]:
    supply, same = state.supply, state.options.refill is Refill.SAME
    for slot, card in enumerate(supply.market):
        own, kind = (
            (supply.resource, Kind.RESOURCE) if slot < GOLD_ROW else (supply.gold, Kind.GOLD)
        )
        if card is None:
            if own or not (same or supply.decks_empty):
                reason = "an empty slot is refilled while there are cards for it"
                yield Fault("Market", "market_gap", reason)
        elif card.kind is Kind.STARTER or (card.kind is not kind and (same or own)):
            yield foreign("Market", card.id)


def _seat(state: State, seat: int) -> Iterator[Fault]:
    player = state.players[seat]
    laid, expected = max(0, len(player.area.cards) - 1), _turns(state, seat)
    fewer = player.area.blocked or state.phase is OVER
    if laid > expected or (laid < expected and not fewer):
        reason = f"{laid} cards are laid beside the starter, but it must be {expected}"
        yield Fault(
            f"Area-{seat}",
            "area_size",
            reason,
            {"header": f"Area-{seat}", "cards": laid, "needed": expected},
        )
    held, needed = len(player.hand), _hand(state, seat)
    empty, blocked = state.supply.empty, player.area.blocked and held == HAND
    if held != needed and not blocked and not (empty and held < needed):
        yield Fault(
            f"Hand-{seat}",
            "hand_size",
            f"{held} cards in hand, but it must be {needed}",
            {"header": f"Hand-{seat}", "cards": held, "needed": needed},
        )
    points = [0, *points_of(player.area)][-1]
    if player.points != points:
        yield Fault(
            f"Points-{seat}",
            "points_wrong",
            f"{player.points} points, but the cards of the area give {points}",
            {"header": f"Points-{seat}", "points": player.points, "correct": points},
        )


def _tybor(state: State, monk: Tybor) -> Iterator[Fault]:
    """R60–R65, R69: what he begins with, and what he has taken since."""
    first, points = TYBOR_STARTS[state.options.mode]
    if len(monk.dealt) != first:
        yield _tybor_size("Tybor-Dealt", len(monk.dealt), first)
    kingdoms: set[Symbol | None] = set()
    for card in monk.dealt:
        if card.kind is not Kind.RESOURCE or card.kingdom in kingdoms:
            yield foreign("Tybor-Dealt", card.id)
        kingdoms.add(card.kingdom)
    yield from (foreign("Tybor-Taken", one.id) for one in monk.taken if one.kind is Kind.STARTER)
    yield from (foreign("Tybor-Scored", one.id) for one in monk.scored if one.kind is not Kind.GOLD)
    needed = tybor_cards(_tybor_turns(state))
    had = len(monk.taken) + len(monk.scored)
    if had > needed or (had < needed and not state.supply.decks_empty):
        yield _tybor_size("Tybor-Taken", had, needed)
    points += sum(card.front.points for card in monk.scored)
    if monk.points != points:
        yield Fault(
            "Tybor",
            "points_wrong",
            f"{monk.points} points, but the cards that he scored give {points}",
            {"header": "Tybor", "points": monk.points, "correct": points},
        )


def _tybor_size(place: str, cards: int, needed: int) -> Fault:
    reason = f"Tybor has {cards} cards, but it must be {needed}"
    return Fault(place, "tybor_size", reason, {"header": place, "cards": cards, "needed": needed})


def _tybor_turns(state: State) -> int:
    """He has a turn after each of his opponent."""
    if state.phase is SETUP:
        return 0
    return state.round if state.phase is OVER else state.round - 1


def _turns(state: State, seat: int) -> int:
    """How many turns a seat has had in which it laid a card."""
    if state.phase is SETUP:
        return 0
    done = state.phase is OVER or seat < state.seat or (seat == state.seat and state.phase is DRAW)
    return state.round if done else state.round - 1


def _hand(state: State, seat: int) -> int:
    """R42: in the last round a card is laid and none is drawn."""
    if state.phase is DRAW and seat == state.seat:
        return HAND - 1
    last = state.round == state.last_round
    laid = state.phase is OVER or (state.phase is PLACE and seat < state.seat)
    return HAND - 1 if last and laid else HAND


def _end(state: State) -> Iterator[Fault]:
    """R40, R41: the last round follows from the points and the decks."""
    reached = round_of_points([player.area for player in state.players])
    monk = state.tybor is not None and state.tybor.points >= END_POINTS
    empty = state.supply.decks_empty
    last = state.last_round
    latest = state.round + 1 if reached is None else reached + 1
    allowed = last is not None and state.round <= last <= max(latest, state.round)
    if reached is not None and not (empty or monk):
        allowed = last == latest and state.round <= latest
    ends = reached is not None or monk or empty
    if ends != (last is not None) or (ends and not allowed):
        correct = latest if ends else 0
        reason = f"the last round must be {correct}" if ends else "nothing has begun the end yet"
        yield Fault("Last-Round", "last_round", reason, {"correct": correct})
    if last is not None and state.ended not in {EndReason.POINTS, EndReason.DECKS}:
        yield Fault("Ended", "ended", "what begins the end is missing")


def _phase(state: State) -> Iterator[Fault]:
    """A turn in which nothing can be done is skipped."""
    player = state.players[state.seat]
    if state.phase is PLACE and player.area.blocked:
        yield Fault("Turn", "turn_blocked", "this seat has no slot for a card")
    if state.phase is DRAW and (state.supply.empty or state.round == state.last_round):
        yield Fault("Phase", "nothing_to_draw", "there is nothing to draw in this turn")
    if state.phase is SETUP and state.round != 1:
        yield Fault("Round", "setup_round", "the setup is in round 1")
