"""Cards and objectives in words."""

import pytest

from codex_naturalis.engine.catalogue import RETAIL
from codex_naturalis.engine.symbols import NOTHING, Symbol, tally_of
from codex_naturalis.locale.languages import LANGUAGES
from codex_naturalis.locale.words import words_of
from codex_naturalis.notation.words import (
    back_name,
    card_brief,
    card_name,
    counted,
    describe_card,
    describe_objective,
)


def test_counted() -> None:
    """Case: one of a thing and several, in the order of the symbols or with one of them first; none
    is nothing."""
    tally = tally_of({Symbol.FUNGI: 1, Symbol.INSECT: 3, Symbol.QUILL: 1})
    assert counted(tally) == "1 fungus, 3 insects, 1 quill"
    assert counted(tally, first=Symbol.INSECT) == "3 insects, 1 fungus, 1 quill"
    assert counted(tally, words_of("ru")) == "1 гриб, 3 насекомых, 1 перо"
    assert counted(NOTHING) == ""


@pytest.mark.parametrize(
    ("card", "name"),
    [
        (10, "Card 10, fungus, resource, 1 point"),
        (17, "Card 17, plant, resource"),
        (41, "Card 41, fungus, gold, 1 point for each quill, costs 2 fungi, 1 animal"),
        (
            76,
            "Card 76, insect, gold, 2 points for each covered corner, costs 3 insects, 1 fungus",
        ),
    ],
)
def test_card_names(card: int, name: str) -> None:
    """Case: what a card is worth and what it costs, its own kingdom first."""
    assert card_name(RETAIL.cards[card]) == name


def test_cards_in_few_words() -> None:
    """Case: the number and the kingdom; a starter has none."""
    assert card_brief(RETAIL.cards[17]) == "card 17, plant"
    assert card_brief(RETAIL.cards[86]) == "starter 86"
    assert back_name(RETAIL.cards[76].shown) == "back of a gold insect card"
    assert back_name(RETAIL.cards[86].shown) == "back of a starter card"


@pytest.mark.parametrize(
    ("card", "said"),
    [
        (
            10,
            (
                "Card 10, fungus, resource. Scores 1 point when you place it. Corners: top left"
                " hidden, top right empty, bottom left fungus, bottom right empty."
            ),
        ),
        (17, "Card 17, plant, resource. Scores no points. Corners: top left manuscript,"),
        (
            76,
            (
                "Card 76, insect, gold. Scores 2 points for each covered corner when you place it."
                " To place it face up, you need 3 insects, 1 fungus visible in your area."
            ),
        ),
        (
            86,
            "Card 86, starter. The first card of an area. Its front has a symbol in every corner.",
        ),
    ],
)
def test_cards_described(card: int, said: str) -> None:
    """Case: all that a card shows, in whole sentences."""
    assert describe_card(RETAIL.cards[card]).startswith(said)


@pytest.mark.parametrize(
    ("objective", "said"),
    [
        (87, "three fungi cards on a diagonal, rising to the right, 2 points each"),
        (88, "three plant cards on a diagonal, falling to the right, 2 points each"),
        (
            91,
            (
                "two fungi cards, one above the other, and a plant card at their bottom right,"
                " 3 points each"
            ),
        ),
        (
            92,
            (
                "two plant cards, one above the other, and an insect card at their bottom left,"
                " 3 points each"
            ),
        ),
        (
            93,
            (
                "two animal cards, one above the other, and a fungi card at their top right,"
                " 3 points each"
            ),
        ),
        (
            94,
            (
                "two insect cards, one above the other, and an animal card at their top left,"
                " 3 points each"
            ),
        ),
        (95, "3 fungi, 2 points each"),
        (99, "1 quill, 1 inkwell, 1 manuscript, 3 points each"),
    ],
)
def test_objective_words(objective: int, said: str) -> None:
    """Case: what an objective asks for, in words."""
    assert describe_objective(RETAIL.objective_by_id[objective]) == f"Objective {objective}: {said}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_said_in_every_language(language: str) -> None:
    """Law: no two cards and no two objectives are described alike, in any language."""
    words = words_of(language)
    said = [describe_card(card, words) for card in RETAIL.cards.values()]
    said += [describe_objective(one, words) for one in RETAIL.objective_by_id.values()]
    assert len({*said}) == len(said) == 102
