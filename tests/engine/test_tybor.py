"""Tybor: every step, difficulty and empty slot (R60–R69)."""

from __future__ import annotations

from random import Random

import pytest

from codex_naturalis.engine.cards import Kind
from codex_naturalis.engine.catalogue import RETAIL
from codex_naturalis.engine.deal import shuffled
from codex_naturalis.engine.events import (
    EndReason,
    EndTriggered,
    MarketRefilled,
    TyborStep,
    TyborTook,
)
from codex_naturalis.engine.game import Game
from codex_naturalis.engine.state import Tybor
from codex_naturalis.engine.supply import Source, Supply
from codex_naturalis.engine.symbols import KINGDOMS, Symbol
from codex_naturalis.engine.tybor import (
    can_pay,
    first_resources,
    matches,
    play_turn,
    resources,
)
from tests.building import cards, monk, objective_card, player, table

NO_MATCH = (objective_card(88), objective_card(90))
"""Common objectives of plant and insect colour."""


def supply(
    market: tuple[int | None, ...], resource: tuple[int, ...] = (), gold: tuple[int, ...] = ()
) -> Supply:
    slots = tuple(None if number is None else RETAIL.cards[number] for number in market)
    return Supply(cards(*resource), cards(*gold), slots)


def steps(tybor: Tybor, stock: Supply, *objectives: int) -> list[tuple[str, str, int, int]]:
    common = tuple(map(objective_card, objectives)) or NO_MATCH
    _, _, events = play_turn(tybor, stock, common)
    return [
        (event.step.value, event.slot.value, event.card, event.points)
        for event in events
        if isinstance(event, TyborTook)
    ]


@pytest.mark.parametrize(
    ("mode", "number", "points", "deck"),
    [("solo-easy", 2, 0, 34), ("solo-normal", 4, 0, 32), ("solo-hard", 4, 4, 32)],
)
def test_difficulties(mode: str, number: int, points: int, deck: int) -> None:
    """R60, R69: the topmost card of each kingdom after the display; the deck keeps its order."""
    for seed in range(40):
        deal = shuffled(Random(seed))
        state = Game.new(deal=deal, mode=mode).state
        tybor = state.tybor
        assert tybor is not None
        assert tybor.points == points
        dealt = [card.id for card in tybor.dealt]
        below = list(deal.resource[2:])
        kingdoms = [RETAIL.cards[card].kingdom for card in dealt]
        assert len(set(kingdoms)) == len(dealt) == number
        assert len(state.supply.resource) == deck
        for card in dealt:
            above = below[: below.index(card)]
            assert RETAIL.cards[card].kingdom not in [RETAIL.cards[c].kingdom for c in above]
        if number == 2:
            assert dealt[0] == below[0]
        rest = [card for card in below if card not in dealt]
        assert [card.id for card in state.players[0].hand[:2]] == rest[:2]
        assert [card.id for card in state.supply.resource] == rest[2:]


def test_first_resources_stop_at_the_number() -> None:
    """R69: the first two different kingdoms from the top, skipping repeats."""
    assert [c.id for c in first_resources(cards(1, 2, 3, 21, 11), 2)] == [1, 21]
    assert [c.id for c in first_resources(cards(1, 2, 3, 21, 11, 31, 32), 4)] == [1, 21, 11, 31]


def test_resources_count_dealt_and_taken_of_every_kingdom() -> None:
    """R62: his resources are the number of his cards per kingdom; what he scored is gone."""
    tybor = Tybor(cards(1, 11), cards(2, 41, 31), cards(42), 0)
    assert resources(tybor) == dict(zip(KINGDOMS, (3, 1, 0, 1), strict=True))


def test_step_1_scores_the_printed_number_and_spends_nothing() -> None:
    """R62: 1, 2, 3 or 5, whatever the card would bring a player; the gold is discarded."""
    tybor = monk(1, 2, 3, 4, 5, 21)
    stock = supply((31, 32, 41, 44), gold=(42, 43))
    assert steps(tybor, stock) == [("scored", "G1", 41, 1), ("scored", "G2", 44, 2)]
    after, left, events = play_turn(tybor, stock, NO_MATCH)
    assert after.points == 3
    assert [card.id for card in after.scored] == [41, 44]
    assert after.taken == tybor.taken
    assert [card and card.id for card in left.market] == [31, 32, 42, 43]
    assert left.gold == ()
    assert events[1] == MarketRefilled(Source.GOLD_LEFT, 42)
    assert steps(monk(1, 2, 3, 4, 5), supply((31, 32, 47, 50))) == [
        ("scored", "G1", 47, 3),
        ("scored", "G2", 50, 5),
    ]


def test_step_1_needs_every_kingdom_of_the_cost() -> None:
    """R62: one card too few in one kingdom is not enough."""
    assert can_pay(monk(1, 2, 21), RETAIL.cards[41])
    assert not can_pay(monk(1, 2), RETAIL.cards[41])
    assert not can_pay(monk(1, 21), RETAIL.cards[41])
    assert not can_pay(monk(1, 21, 22, 23), RETAIL.cards[41])


def test_step_2_takes_a_five_pointer() -> None:
    """R63: a 5-pointer that he cannot pay goes to the column of its kingdom."""
    tybor, stock = monk(31), supply((1, 2, 50, 47), resource=(3,), gold=(42,))
    assert steps(tybor, stock) == [("gold", "G1", 50, 0), ("resource", "R2", 2, 0)]
    after, left, _ = play_turn(tybor, stock, NO_MATCH)
    assert resources(after)[Symbol.FUNGI] == 2
    assert after.points == 0
    assert [card and card.id for card in left.market] == [1, 3, 42, 47]


@pytest.mark.parametrize(
    ("gold", "objective", "expected"),
    [
        (47, 87, True),
        (57, 87, False),
        (57, 91, False),
        (47, 91, True),
        (47, 93, False),
        (67, 93, True),
        (57, 92, True),
        (77, 92, False),
        (47, 95, True),
        (57, 95, False),
        (57, 96, True),
        (67, 97, True),
        (77, 98, True),
        (48, 102, True),
        (47, 102, False),
        (47, 101, True),
        (49, 100, True),
        (49, 101, False),
        (47, 99, True),
        (48, 99, True),
        (49, 99, True),
        (50, 99, False),
        (44, 99, False),
    ],
)
def test_matching(gold: int, objective: int, expected: bool) -> None:
    """R64: an object objective by an object on a corner; any other by the dominant colour, which
    is that of the two equal cards of an L."""
    assert matches(RETAIL.cards[gold], objective_card(objective)) is expected


def test_step_2_looks_at_both_common_objectives() -> None:
    """R63: either of the two is enough."""
    stock = supply((11, 21, 47, 44))
    for common in ((88, 87), (87, 88)):
        assert steps(monk(31), stock, *common)[0] == ("gold", "G1", 47, 0)
    assert [step[0] for step in steps(monk(31), stock)] == ["resource", "resource"]


@pytest.mark.parametrize(
    ("market", "common", "told"),
    [
        ((11, 12, 41, None), (88, 90), ("scored", 41, "paid", 41, None)),
        ((11, 12, 50, None), (88, 87), ("gold", 50, "five_points", 50, None)),
        ((11, 12, 47, None), (88, 87), ("gold", 47, "objective", 47, 87)),
        ((11, 12, 47, None), (88, 90), ("resource", 11, "not_wanted", 47, None)),
        ((11, 12, None, None), (88, 87), ("resource", 11, "no_gold", None, None)),
        ((None, 12, 47, None), (88, 90), ("gold", 47, "no_resource", 47, None)),
    ],
)
def test_each_step_tells_its_reason(
    market: tuple[int | None, ...], common: tuple[int, int], told: tuple[object, ...]
) -> None:
    """R62–R66: the event says why, with the gold card he looked at and the objective it matched."""
    objectives = (objective_card(common[0]), objective_card(common[1]))
    _, _, events = play_turn(monk(1, 2, 21), supply(market), objectives)
    took = next(event for event in events if isinstance(event, TyborTook))
    reason = (took.step.value, took.card, took.reason.value, took.gold, took.objective)
    assert reason == told


def test_a_view_names_the_gold_cards_he_could_pay() -> None:
    """R62: of the cards in the market, none of the deck."""
    for market, payable in (
        ((11, 12, 41, 47), (41,)),
        ((11, 12, 47, 48), ()),
        ((1, 2, 3, 41), (41,)),
    ):
        game = table([player("81f", hand=(5, 6, 45))], tybor=monk(1, 2, 21), market=market)
        view = game.view(0).tybor
        assert view is not None
        assert view.affordable == payable


def test_step_3_takes_the_resource() -> None:
    """R65: else the column's resource card, refilled from the resource deck."""
    tybor, stock = monk(31), supply((11, 21, 47, 48), resource=(12, 22), gold=(42,))
    assert steps(tybor, stock) == [("resource", "R1", 11, 0), ("resource", "R2", 21, 0)]
    _, left, events = play_turn(tybor, stock, NO_MATCH)
    assert [card and card.id for card in left.market] == [12, 22, 47, 48]
    assert events[3] == MarketRefilled(Source.RESOURCE_RIGHT, 22)


def test_missing_cards() -> None:
    """R66: no gold: the resource; no resource: the gold face down; an empty column: nothing."""
    assert steps(monk(31), supply((11, None, None, 47))) == [
        ("resource", "R1", 11, 0),
        ("gold", "G2", 47, 0),
    ]
    assert steps(monk(31), supply((None, None, None, None))) == []
    assert steps(monk(31), supply((None, 11, None, None))) == [("resource", "R2", 11, 0)]
    _, left, events = play_turn(monk(31), supply((11, None, None, 47)), NO_MATCH)
    assert left.market == (None, None, None, None)
    assert not [event for event in events if isinstance(event, MarketRefilled)]


def test_the_left_column_comes_completely_first() -> None:
    """R61: what the left column gave, its refill included, stands before the right is looked at."""
    tybor = monk(1, 2, 21)
    stock = supply((11, 12, 47, 41), gold=(50,), resource=(13,))
    _, left, _ = play_turn(tybor, stock, (objective_card(87), objective_card(88)))
    assert [card and card.id for card in left.market] == [11, 12, 50, None]


def test_tybor_empties_the_decks() -> None:
    """R40, R67: the last card of both decks taken in his turn triggers the end by seat 1."""
    game = table(
        [player("81f", hand=(1, 2, 41))],
        tybor=monk(31),
        resource=(21,),
        gold=(61,),
        market=(11, 12, 47, 48),
        common=(88, 90),
    )
    game.push("1b@1,1")
    events = game.push("<G")
    assert [event for event in events if isinstance(event, EndTriggered)] == [
        EndTriggered(1, EndReason.DECKS, 6)
    ]


def test_kinds_keep_apart() -> None:
    """His first cards are resource cards: gold is never among them."""
    with pytest.raises(AssertionError):
        first_resources(cards(41, 42), 1)
    assert all(card.kind is Kind.RESOURCE for card in first_resources(cards(1, 11), 2))
    assert TyborStep("scored") is TyborStep.SCORED
