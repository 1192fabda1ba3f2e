"""Events in words."""

import pytest

from codex_naturalis.engine.cards import FRONT, Side
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
from codex_naturalis.engine.symbols import Symbol
from codex_naturalis.locale.words import words_of
from codex_naturalis.notation.event_words import describe_event

BACK = RETAIL.cards[17].shown
LOST = (Symbol.PLANT, Symbol.QUILL, Symbol.PLANT)
PLACED = CardPlaced(0, 17, FRONT, (1, -1), ((0, 0), (2, 0)), LOST, 1)


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (StarterPlaced(0, 81, Side.BACK), "Ada placed the starter card, back up. (81)"),
        (ObjectiveKept(1, None), "Bruno chose a secret objective."),
        (ObjectiveKept(1, 95), "Bruno chose a secret objective. (o:95)"),
        (
            PLACED,
            (
                "Ada placed a resource plant card, 1 point, now 9. "
                "(17f@1,-1, covers 2 corners, loses 2 plants, 1 quill)"
            ),
        ),
        (
            CardPlaced(0, 17, Side.BACK, (1, 1), ((0, 0),), (), 0),
            (
                "Ada placed the back of a resource plant card, 0 points, now 9. "
                "(17b@1,1, covers 1 corner)"
            ),
        ),
        (
            CardDrawn(0, Source.RESOURCE_DECK, BACK, None),
            "Ada drew a resource plant card from the deck. (<R)",
        ),
        (
            CardDrawn(0, Source.RESOURCE_DECK, BACK, 17),
            "Ada drew a resource plant card from the deck. (<R 17)",
        ),
        (
            CardDrawn(2, Source.RESOURCE_LEFT, BACK, 17),
            "Seat 2 drew a resource plant card from the market. (<R1 17)",
        ),
        (MarketRefilled(Source.GOLD_RIGHT, 54), "New in the market: card 54, plant (G2)"),
        (TurnSkipped(1), "Bruno has no open spot and is skipped."),
        (DrawSkipped(1), "Bruno has nothing to draw."),
        (
            TyborTook(TyborStep.SCORED, Source.GOLD_LEFT, 54, 2, TyborReason.PAID, 54, None),
            "Tybor scored a gold plant card, 2 points. (<G1 54)",
        ),
        (
            TyborTook(
                TyborStep.RESOURCE, Source.RESOURCE_RIGHT, 17, 0, TyborReason.NO_GOLD, None, None
            ),
            "Tybor took a resource plant card. (<R2 17)",
        ),
        (
            EndTriggered(0, EndReason.POINTS, 12),
            "Ada reached 20 points. One more round after this one.",
        ),
        (
            EndTriggered(0, EndReason.DECKS, 12),
            "Both decks are empty. One more round after this one.",
        ),
        (GameEnded(EndReason.BLOCKED), "The game is over."),
    ],
)
def test_event_words(event: Event, said: str) -> None:
    """Case: one line for each kind of event."""
    assert describe_event(event, ["Ada", "Bruno"], [9, 0]) == said


def test_events_in_another_language() -> None:
    """Case: the sentence is of the language, the notation of the records."""
    assert describe_event(PLACED, ["Ada"], [9], words_of("de")) == (
        "Ada hat eine Ressourcenkarte der Pflanzen offen angelegt, 1 Punkt, jetzt 9. "
        "(17f@1,-1, überdeckt 2 Ecken, verliert 2 Pflanzen, 1 Federkiel)"
    )
