"""Cards, objectives and events in words."""

import pytest

from codex_naturalis.engine.cards import FRONT, PatternObjective, Side
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
    TyborReason,
    TyborStep,
    TyborTook,
)
from codex_naturalis.engine.supply import Source
from codex_naturalis.engine.symbols import NOTHING, Symbol, tally_of
from codex_naturalis.notation.words import (
    describe_card,
    describe_event,
    describe_objective,
    symbol_words,
)


def test_symbol_words() -> None:
    """Case: most first, in the plural where due; none is nothing."""
    tally = tally_of({Symbol.FUNGI: 2, Symbol.INSECT: 3, Symbol.QUILL: 1})
    assert symbol_words(tally) == "3 insects, 2 fungi, 1 quill"
    assert symbol_words(NOTHING) == "nothing"


@pytest.mark.parametrize(
    ("card", "words"),
    [
        (10, "Card 10, fungi resource: 1 point; corners top left hidden, top right empty"),
        (41, "Card 41, fungi gold: 1 point for each visible quill, costs 2 fungi, 1 animal; "),
        (76, "Card 76, insect gold: 2 points for each covered corner, costs 3 insects, 1 fungi; "),
        (86, "Card 86, starter: front corners top left fungi, top right animal, bottom left "),
    ],
)
def test_card_words(card: int, words: str) -> None:
    """Case: a card in one line, the corners in words."""
    assert describe_card(RETAIL.cards[card]).startswith(words)


def test_centre_words() -> None:
    """Case: the centre of a starter's back comes last."""
    assert describe_card(RETAIL.cards[86]).endswith("hidden, centre plant animal fungi")


@pytest.mark.parametrize(
    ("objective", "words"),
    [
        (87, "fungi, fungi, fungi on a rising diagonal: 2 points each"),
        (88, "plant, plant, plant on a falling diagonal: 2 points each"),
        (91, "fungi above fungi, plant at the bottom right: 3 points each"),
        (92, "plant above plant, insect at the bottom left: 3 points each"),
        (93, "animal above animal, fungi at the top right: 3 points each"),
        (94, "insect above insect, animal at the top left: 3 points each"),
        (95, "3 fungi: 2 points a set"),
        (99, "1 quill, 1 inkwell, 1 manuscript: 3 points a set"),
    ],
)
def test_objective_words(objective: int, words: str) -> None:
    """Case: what an objective asks for, in words."""
    assert describe_objective(RETAIL.objective_by_id[objective]) == words


def test_other_patterns_have_words() -> None:
    """Case: a pattern like none of the game is told by its coordinates."""
    fungi, plant, animal = Symbol.FUNGI, Symbol.PLANT, Symbol.ANIMAL
    objective = PatternObjective(103, 1, (((0, 0), fungi), ((1, 1), plant), ((0, 2), animal)))
    assert (
        describe_objective(objective) == "fungi at 0,0, plant at 1,1, animal at 0,2: 1 point each"
    )


BACK = RETAIL.cards[17].shown
LOST = (Symbol.PLANT, Symbol.QUILL, Symbol.PLANT)


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (StarterPlaced(0, 81, Side.BACK), "Ada laid starter 81 with its back up"),
        (ObjectiveKept(1, None), "Bruno kept a secret objective"),
        (ObjectiveKept(1, 95), "Bruno kept objective 95: 3 fungi: 2 points a set"),
        (
            CardPlaced(0, 17, FRONT, (1, -1), ((0, 0), (2, 0)), LOST, 1),
            "Ada placed 17f at 1,-1: 1 point, covering 2 corners, losing 2 plants, 1 quill",
        ),
        (
            CardPlaced(0, 17, Side.BACK, (1, 1), ((0, 0),), (), 0),
            "Ada placed 17b at 1,1: 0 points, covering 1 corner",
        ),
        (CardDrawn(0, Source.RESOURCE_DECK, BACK, None), "Ada took plant resource from deck R"),
        (CardDrawn(0, Source.RESOURCE_DECK, BACK, 17), "Ada took plant resource 17 from deck R"),
        (CardDrawn(2, Source.RESOURCE_LEFT, BACK, 17), "Seat 2 took plant resource 17 from R1"),
        (MarketRefilled(Source.GOLD_RIGHT, 54), "G2 now holds plant gold 54"),
        (TurnSkipped(1), "Bruno has no open slot and is skipped"),
        (DrawSkipped(1), "Bruno finds nothing left to draw"),
        (
            TyborTook(TyborStep.SCORED, Source.GOLD_LEFT, 54, 2, TyborReason.PAID, 54, None),
            "Tybor, left column: paid for gold 54 and scores 2",
        ),
        (
            TyborTook(
                TyborStep.RESOURCE, Source.RESOURCE_RIGHT, 17, 0, TyborReason.NO_GOLD, None, None
            ),
            "Tybor, right column: took plant resource 17",
        ),
        (
            EndTriggered(0, EndReason.POINTS, 12),
            "The end is near: Ada has 20 points or more; round 12 is the last",
        ),
        (
            EndTriggered(0, EndReason.DECKS, 12),
            "The end is near: both decks are empty; round 12 is the last",
        ),
        (GameEnded(EndReason.BLOCKED), "The game is over: nobody can place a card"),
    ],
)
def test_event_words(event: Event, words: str) -> None:
    """Case: one line for each kind of event."""
    assert describe_event(event, ["Ada", "Bruno"]) == words
