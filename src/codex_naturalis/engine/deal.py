"""The shuffled decks, and the table as they lay it (R10–R16, R60, R69)."""

from __future__ import annotations

from collections.abc import Iterable
from operator import attrgetter
from random import Random

from msgspec import Struct

from codex_naturalis.engine.area import EMPTY_AREA
from codex_naturalis.engine.cards import Card, Objective
from codex_naturalis.engine.catalogue import RETAIL, Catalogue
from codex_naturalis.engine.errors import BadDeal, BadOptions
from codex_naturalis.engine.state import Mode, Options, Phase, Player, State, Tybor
from codex_naturalis.engine.supply import Refill, Supply
from codex_naturalis.engine.tybor import first_resources

MOST_SEATS = 4
TYBOR_STARTS = {Mode.SOLO_EASY: (2, 0), Mode.SOLO_NORMAL: (4, 0), Mode.SOLO_HARD: (4, 4)}
"""R69: his first resources and points."""


_ID = attrgetter("id")


class Deal(Struct, frozen=True):
    """All four decks by card id, top first, before anything is dealt."""

    resource: tuple[int, ...]
    gold: tuple[int, ...]
    starters: tuple[int, ...]
    objectives: tuple[int, ...]


def shuffled(rng: Random, catalogue: Catalogue = RETAIL) -> Deal:
    def shuffle(items: Iterable[Card | Objective]) -> tuple[int, ...]:
        # Sorting by random keys is as uniform as Random.shuffle, and quicker.
        return tuple(sorted(map(_ID, items), key=lambda _: random()))

    random = rng.random

    return Deal(
        shuffle(catalogue.resource),
        shuffle(catalogue.gold),
        shuffle(catalogue.starters),
        shuffle(catalogue.objectives),
    )


def check_deck(name: str, ids: tuple[int, ...], whole: Iterable[int]) -> None:
    """Refuse a deck that is not all the cards of its kind, each once."""
    expected = set(whole)
    seen: set[int] = set()
    for card in ids:
        if card not in expected:
            raise BadDeal(f"card {card} is no card of the {name} deck")
        if card in seen:
            raise BadDeal(f"card {card} is twice in the {name} deck")
        seen.add(card)
    if lacking := sorted(expected - seen):
        raise BadDeal(f"card {lacking[0]} is missing from the {name} deck")


def check_seats(seats: int, options: Options) -> None:
    if options.solo:
        if seats != 1:
            raise BadOptions(f"a solo game has 1 player, not {seats}")
        if options.refill is not Refill.SAME:
            raise BadOptions("a solo game always refills from the same deck")
    elif not 2 <= seats <= MOST_SEATS:
        raise BadOptions(f"a game has 2 to {MOST_SEATS} players, not {seats}")


def set_up(deal: Deal, seats: int, options: Options, catalogue: Catalogue = RETAIL) -> State:
    """The table before the first choice; raises BadDeal or BadOptions."""
    check_seats(seats, options)
    check_deck("resource", deal.resource, map(_ID, catalogue.resource))
    check_deck("gold", deal.gold, map(_ID, catalogue.gold))
    check_deck("starter", deal.starters, map(_ID, catalogue.starters))
    check_deck("objective", deal.objectives, catalogue.goals)
    return lay_table(deal, seats, options, catalogue)


def lay_table(deal: Deal, seats: int, options: Options, catalogue: Catalogue) -> State:
    """R11–R15 in the order of RECORD: market, Tybor, starters, hands, objectives. Unchecked."""
    cards, goals = catalogue.cards, catalogue.goals
    resource = list(map(cards.__getitem__, deal.resource))
    gold = list(map(cards.__getitem__, deal.gold))
    objectives = [goals[goal] for goal in deal.objectives]
    market = (*resource[:2], *gold[:2])
    del resource[:2], gold[:2]
    tybor = None
    if options.solo:
        number, points = TYBOR_STARTS[options.mode]
        first = first_resources(tuple(resource), number)
        for card in first:
            resource.remove(card)
        tybor = Tybor(first, (), (), points)
    players = []
    for seat in range(seats):
        offered = (objectives[2 * seat + 2], objectives[2 * seat + 3])
        hand = (resource[2 * seat], resource[2 * seat + 1], gold[seat])
        starter = cards[deal.starters[seat]]
        players.append(Player(starter, EMPTY_AREA, hand, (), offered, None, 0))
    supply = Supply(tuple(resource[2 * seats :]), tuple(gold[seats:]), market)
    return State(
        players=tuple(players),
        tybor=tybor,
        supply=supply,
        objectives=(objectives[0], objectives[1]),
        seat=0,
        phase=Phase.SETUP,
        round=1,
        last_round=None,
        ended=None,
        options=options,
    )
