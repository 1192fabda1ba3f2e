"""A position set up by hand: what is given is kept, what is open is dealt at random, and everything
is checked."""

from __future__ import annotations

from collections import Counter
from enum import StrEnum
from random import Random
from typing import Annotated

from msgspec import Meta, Struct

from codex_naturalis.engine.area import EMPTY_AREA, Area
from codex_naturalis.engine.cards import Card, Objective
from codex_naturalis.engine.catalogue import RETAIL
from codex_naturalis.engine.deal import MOST_SEATS, TYBOR_STARTS, check_seats
from codex_naturalis.engine.errors import BadOptions, BadText
from codex_naturalis.engine.events import EndReason
from codex_naturalis.engine.geometry import ORIGIN
from codex_naturalis.engine.rules import END_POINTS
from codex_naturalis.engine.state import Mode, Options, Phase, Player, State, Tybor
from codex_naturalis.engine.supply import GOLD_ROW, Supply
from codex_naturalis.notation.position import read_area
from codex_naturalis.notation.possibility import (
    HAND,
    Fault,
    faults_in,
    foreign,
    points_of,
    round_of_points,
    tybor_cards,
)

Laying = Annotated[str, Meta(min_length=1, max_length=20)]
CardId = Annotated[int, Meta(ge=0, le=999)]


class TurnPhase(StrEnum):
    """The phases of a turn, by the words of a position."""

    PLACE = "place"
    DRAW = "draw"


class SeatSetup(Struct, frozen=True, forbid_unknown_fields=True):
    area: Annotated[tuple[Laying, ...], Meta(max_length=80)] = ()
    """The cards in the order of laying, the starter first: `81f`, `17f@1,1`."""
    hand: Annotated[tuple[CardId, ...], Meta(max_length=HAND)] = ()
    """The known cards; the others are dealt at random."""
    objective: CardId | None = None
    """The secret objective; null: any."""


class TyborSetup(Struct, frozen=True, forbid_unknown_fields=True):
    """The known cards of Tybor; the others are dealt at random."""

    dealt: Annotated[tuple[CardId, ...], Meta(max_length=4)] = ()
    """His first resource cards, face down."""
    taken: Annotated[tuple[CardId, ...], Meta(max_length=80)] = ()
    scored: Annotated[tuple[CardId, ...], Meta(max_length=80)] = ()


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """A position of a game of two to four, or against Tybor."""

    seats: Annotated[tuple[SeatSetup, ...], Meta(min_length=1, max_length=MOST_SEATS)]
    market: tuple[CardId | None, CardId | None, CardId | None, CardId | None] = (
        None,
        None,
        None,
        None,
    )
    """Two resource cards, two gold cards; null: any."""
    objectives: Annotated[tuple[CardId, ...], Meta(max_length=2)] = ()
    """The common ones that are known."""
    turn: Annotated[int, Meta(ge=0, le=MOST_SEATS - 1)] = 0
    phase: TurnPhase = TurnPhase.PLACE
    """Whether the seat must lay a card, or has laid it and must draw."""
    mode: Mode = Mode.TABLE
    tybor: TyborSetup = TyborSetup()
    """In a solo mode."""

    @property
    def drawing(self) -> bool:
        return self.phase is TurnPhase.DRAW


class BadSetup(BadText):
    """What contradicts the rules, all of it."""

    def __init__(self, faults: list[Fault]) -> None:
        self.faults = faults
        super().__init__("; ".join(f"{fault.place}: {fault.reason}" for fault in faults))


def areas_of(setup: Setup) -> tuple[list[Area], list[Fault]]:
    """The areas as far as their cards can be laid, and where they cannot."""
    areas, faults = [], []
    for seat, given in enumerate(setup.seats):
        area = EMPTY_AREA
        for number in range(1, len(given.area) + 1):
            try:
                area = read_area(" ".join(given.area[:number]))
            except BadText as error:
                place = f"Area-{seat}"
                word = error.parameters.get("word", given.area[number - 1])
                case = error.case or "area_card"
                faults.append(Fault(place, case, str(error), {"header": place, "word": word}))
                break
        areas.append(area)
    return areas, faults


def position_of(setup: Setup, rng: Random) -> State:
    """A state with everything that is given; raises BadSetup."""
    areas, faults = areas_of(setup)
    faults += _seats(setup) + _missing_starters(areas)
    faults += _bad_cards(setup, areas) + _bad_objectives(setup)
    if setup.turn >= len(setup.seats):
        faults.append(Fault("Turn", "no_such_seat", f"there is no seat {setup.turn}"))
    if faults:
        raise BadSetup(faults)
    state = _fill(setup, areas, rng)
    if faults := faults_in(state):
        raise BadSetup(faults)
    return state


def _seats(setup: Setup) -> list[Fault]:
    try:
        check_seats(len(setup.seats), Options(setup.mode))
    except BadOptions as error:
        return [Fault("Mode", error.case, str(error), error.parameters)]
    return []


def _tybor_given(setup: Setup) -> dict[str, tuple[int, ...]]:
    """Tybor's known cards, by the headers of a position."""
    tybor = setup.tybor
    return {
        "Tybor-Dealt": tybor.dealt,
        "Tybor-Taken": tybor.taken,
        "Tybor-Scored": tybor.scored,
    }


def _missing_starters(areas: list[Area]) -> list[Fault]:
    return [
        Fault(f"Area-{seat}", "area_empty", "the starter is missing", {"header": f"Area-{seat}"})
        for seat, area in enumerate(areas)
        if not area.cards
    ]


def _places(setup: Setup, areas: list[Area]) -> dict[int, list[str]]:
    """Where each given card is."""
    places: dict[int, list[str]] = {}
    for seat, (given, area) in enumerate(zip(setup.seats, areas, strict=True)):
        for face in area.cards.values():
            places.setdefault(face.card, []).append(f"Area-{seat}")
        for card in given.hand:
            places.setdefault(card, []).append(f"Hand-{seat}")
    for held in setup.market:
        if held is not None:
            places.setdefault(held, []).append("Market")
    for place, cards in _tybor_given(setup).items():
        for card in cards:
            places.setdefault(card, []).append(place)
    return places


def _bad_cards(setup: Setup, areas: list[Area]) -> list[Fault]:
    """Cards that the game does not have, or that are in two places, or Tybor's without Tybor."""
    places = _places(setup, areas)
    faults = [
        Fault(there[0], "no_such_card", f"there is no card {card}", {"card": card})
        for card, there in places.items()
        if card not in RETAIL.cards
    ]
    faults += [
        Fault(
            there[1],
            "card_places",
            f"card {card} is in {len(there)} places",
            {"card": card, "places": len(there)},
        )
        for card, there in places.items()
        if len(there) > 1
    ]
    if setup.mode is Mode.TABLE:
        faults += [
            foreign(place, card) for place, cards in _tybor_given(setup).items() for card in cards
        ]
    return faults


def _bad_objectives(setup: Setup) -> list[Fault]:
    """Objectives that the game does not have, or that are in two places."""
    faults = []
    wanted = [
        *setup.objectives,
        *(one.objective for one in setup.seats if one.objective is not None),
    ]
    for objective, number in Counter(wanted).items():
        if objective not in RETAIL.objective_by_id:
            reason = f"there is no objective {objective}"
            faults.append(
                Fault("Objectives", "no_such_objective", reason, {"objective": objective})
            )
        elif number > 1:
            reason = f"objective {objective} is in several places"
            faults.append(Fault("Objectives", "objective_places", reason, {"objective": objective}))
    return faults


def _fill(setup: Setup, areas: list[Area], rng: Random) -> State:
    """Deal what is not given, and count what follows from the areas."""
    rest = _Rest(setup, areas, rng)
    laid = len(areas[setup.turn].cards) - 1
    number = max(1, laid if setup.drawing else laid + 1)
    reached = round_of_points(areas)
    last = None if reached is None else reached + 1
    tybor = None if setup.mode is Mode.TABLE else _tybor(setup, rest, number)
    if tybor is not None and tybor.points >= END_POINTS:
        last = number if last is None else min(last, number)
    market = tuple(
        rest.next(slot) if card is None else _card(card) for slot, card in enumerate(setup.market)
    )
    common = [RETAIL.objective_by_id[one] for one in setup.objectives]
    while len(common) < 2:
        common.append(rest.objectives.pop())
    players = []
    for seat, (given, area) in enumerate(zip(setup.seats, areas, strict=True)):
        short = (seat == setup.turn and setup.drawing) or (number == last and seat < setup.turn)
        hand = [_card(card) for card in given.hand]
        hand += rest.some(HAND - short - len(hand))
        own = (
            rest.objectives.pop()
            if given.objective is None
            else RETAIL.objective_by_id[given.objective]
        )
        players.append(
            Player(
                starter=RETAIL.cards[area.cards[ORIGIN].card],
                area=area,
                hand=tuple(hand),
                seen=(),
                offered=(own, rest.objectives.pop()),
                objective=own,
                points=points_of(area)[-1],
            )
        )
    return State(
        players=tuple(players),
        tybor=tybor,
        supply=Supply(tuple(rest.resource), tuple(rest.gold), market),
        objectives=(common[0], common[1]),
        seat=setup.turn,
        phase=Phase.DRAW if setup.drawing else Phase.PLACE,
        round=number,
        last_round=last,
        ended=None if last is None else EndReason.POINTS,
        options=Options(setup.mode),
    )


def _tybor(setup: Setup, rest: _Rest, number: int) -> Tybor:
    """His cards and points at his opponent's turn of a round."""
    first, points = TYBOR_STARTS[setup.mode]
    dealt, taken, scored = (list(map(_card, cards)) for cards in _tybor_given(setup).values())
    while len(dealt) < first and (card := rest.of_another_kingdom(dealt)):
        dealt.append(card)
    taken += rest.some(tybor_cards(number - 1) - len(taken) - len(scored))
    points += sum(card.front.points for card in scored)
    return Tybor(tuple(dealt), tuple(taken), tuple(scored), points)


def _card(number: int) -> Card:
    return RETAIL.cards[number]


class _Rest:
    """The cards that are not given, shuffled."""

    def __init__(self, setup: Setup, areas: list[Area], rng: Random) -> None:
        given = {face.card for area in areas for face in area.cards.values()}
        given.update(card for seat in setup.seats for card in seat.hand)
        given.update(card for card in setup.market if card is not None)
        given.update(card for cards in _tybor_given(setup).values() for card in cards)
        self._rng = rng
        self.resource = [card for card in RETAIL.resource if card.id not in given]
        self.gold = [card for card in RETAIL.gold if card.id not in given]
        wanted = {*setup.objectives, *(seat.objective for seat in setup.seats)}
        self.objectives: list[Objective] = [
            one for one in RETAIL.objectives if one.id not in wanted
        ]
        for pile in (self.resource, self.gold):
            rng.shuffle(pile)
        rng.shuffle(self.objectives)

    def next(self, slot: int) -> Card | None:
        """A card for a slot of the market, if there is one."""
        pile = self.resource if slot < GOLD_ROW else self.gold
        return pile.pop() if pile else None

    def of_another_kingdom(self, cards: list[Card]) -> Card | None:
        """A resource card, if there is one."""
        known = {card.kingdom for card in cards}
        found = next((card for card in self.resource if card.kingdom not in known), None)
        if found is not None:
            self.resource.remove(found)
        return found

    def some(self, number: int) -> list[Card]:
        """From both decks, each card with the same chance; fewer when there are no more."""
        both = [*self.resource, *self.gold]
        found = self._rng.sample(both, min(len(both), max(0, number)))
        self.resource = [card for card in self.resource if card not in found]
        self.gold = [card for card in self.gold if card not in found]
        return found
