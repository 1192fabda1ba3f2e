"""The shuffled decks, and the state that they give at the start (R10–R16, R60, R69)."""

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

LEAST_SEATS, MOST_SEATS = 2, 4
TYBOR_STARTS = {Mode.SOLO_EASY: (2, 0), Mode.SOLO_NORMAL: (4, 0), Mode.SOLO_HARD: (4, 4)}
"""R69: how many resource cards and points Tybor begins with."""


_ID = attrgetter("id")


class Deal(Struct, frozen=True):
    """All four decks by card id, top first, before anything is dealt."""

    resource: tuple[int, ...]
    gold: tuple[int, ...]
    starters: tuple[int, ...]
    objectives: tuple[int, ...]

    def __repr__(self) -> str:
        """Without the order of the cards: a repr ends up in logs, and a deal is a secret."""
        decks = (f"{len(getattr(self, name))} {name}" for name in self.__struct_fields__)
        return f"<Deal of {', '.join(decks)}>"


def shuffled(rng: Random, catalogue: Catalogue = RETAIL) -> Deal:
    """A new deal; every order of every deck is equally likely."""

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
    """Raise BadDeal unless a deck has all the cards of its kind, each once."""
    expected = set(whole)
    seen: set[int] = set()
    for card in ids:
        if card not in expected:
            text = f"card {card} does not belong to the {name} deck"
            raise BadDeal(text, "foreign_card", card=card, deck=name)
        if card in seen:
            text = f"card {card} is twice in the {name} deck"
            raise BadDeal(text, "card_twice", card=card, deck=name)
        seen.add(card)
    if missing := sorted(expected - seen):
        text = f"card {missing[0]} is missing from the {name} deck"
        raise BadDeal(text, "card_missing", card=missing[0], deck=name)


def check_seats(seats: int, options: Options) -> None:
    """Raise BadOptions unless the rules allow that many seats."""
    if options.solo:
        if seats != 1:
            raise BadOptions(f"a solo game has 1 player, not {seats}", "solo_players")
        if options.refill is not Refill.SAME:
            raise BadOptions("a solo game always refills from the same deck", "solo_refill")
    elif not LEAST_SEATS <= seats <= MOST_SEATS:
        text = f"a game has {LEAST_SEATS} to {MOST_SEATS} players, not {seats}"
        raise BadOptions(text, "players", least=LEAST_SEATS, most=MOST_SEATS)


def set_up(deal: Deal, seats: int, options: Options, catalogue: Catalogue = RETAIL) -> State:
    """The state before the first choice; raises BadDeal or BadOptions."""
    check_seats(seats, options)
    check_deck("resource", deal.resource, map(_ID, catalogue.resource))
    check_deck("gold", deal.gold, map(_ID, catalogue.gold))
    check_deck("starter", deal.starters, map(_ID, catalogue.starters))
    check_deck("objective", deal.objectives, catalogue.objective_by_id)
    return lay_table(deal, seats, options, catalogue)


def lay_table(deal: Deal, seats: int, options: Options, catalogue: Catalogue) -> State:
    """R11–R15, without checking the deal: market, Tybor's cards, starters, hands, objectives."""
    cards = catalogue.cards
    resource = list(map(cards.__getitem__, deal.resource))
    gold = list(map(cards.__getitem__, deal.gold))
    objectives = [catalogue.objective_by_id[number] for number in deal.objectives]
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
