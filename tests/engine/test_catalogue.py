"""The card data is checked on load; the facts of some printed cards."""

from __future__ import annotations

from importlib.resources import files

import pytest

from codex_naturalis.engine.cards import PatternObjective
from codex_naturalis.engine.catalogue import RETAIL, BadCatalogue, _countable, load
from codex_naturalis.engine.symbols import Symbol

TEXT = files("codex_naturalis.engine").joinpath("cards.toml").read_text("utf-8")


def test_the_printed_deck() -> None:
    """R1: 40 resource cards, 40 gold cards, 6 starters, 16 objectives."""
    assert len(RETAIL.cards) == 86
    assert len(RETAIL.objective_by_id) == 16
    assert [card.id for card in RETAIL.resource] == list(range(1, 41))


def test_card_7_has_a_hidden_corner() -> None:
    """The corner that a widely copied picture set shows empty is hidden in print."""
    assert RETAIL.cards[7].front.open == (True, True, True, False)


def test_only_gold_79_has_both_top_corners_hidden() -> None:
    """R33 rests on it: at most one player a game can be blocked."""
    both = [
        face
        for card in RETAIL.cards.values()
        for face in (card.front, card.back)
        if not face.open[0] and not face.open[1]
    ]
    assert [str(face) for face in both] == ["79f"]


HIDDEN, EMPTY = 'tl = "hidden"', 'tl = "empty"'


@pytest.mark.parametrize(
    ("line", "old", "new", "said"),
    [
        ("id = 102,", "102", "103", "ids"),
        ("id = 40,", HIDDEN, EMPTY, "hidden corners of resource fronts"),
        ("id = 1,", 'tl = "fungi"', 'tl = "plant"', "symbols of resource fronts"),
        ("id = 8,", 'kingdom = "fungi"', 'kingdom = "plant"', "points of resource fronts"),
        ("id = 80,", EMPTY, HIDDEN, "hidden corners of gold fronts"),
        ("id = 79,", "quill", "inkwell", "symbols of gold fronts"),
        ("id = 80,", "insect = 5", "insect = 4", "scoring of gold fronts"),
        ("id = 81,", 'front = { tl = "fungi"', 'front = { tl = "plant"', "starter fronts"),
        ("id = 81,", 'front = { tl = "fungi", tr', f"front = {{ {HIDDEN}, tr", "starter fronts"),
        ("id = 81,", 'centre = ["insect"]', 'centre = ["plant"]', "symbols of starter backs"),
        ("id = 87,", "points = 2", "points = 3", "pattern points"),
        ("id = 87,", "dx = 0, dy = 0", "dx = 0, dy = 1", "lowest card of pattern 87"),
        ("id = 102,", "quill = 2", "quill = 3", "symbols of objectives"),
        ("id = 102,", "points = 2", "points = 3", "points of symbol objectives"),
        ("id = 1,", "id = 1,", "", "cannot be read"),
        ("id = 1,", 'kingdom = "fungi"', 'kingdom = "moss"', "cannot be read"),
        ("format = 1", "1", "", "cannot be read"),
    ],
)
def test_changed_cards_are_refused(line: str, old: str, new: str, said: str) -> None:
    """Counts of cards, symbols, kingdoms, points and kinds of scoring catch a changed fact."""
    lines = TEXT.split("\n")
    number = next(n for n, text in enumerate(lines) if line in text and text[0] != "#")
    assert old in lines[number]
    lines[number] = lines[number].replace(old, new, 1)
    with pytest.raises(BadCatalogue, match=said):
        load("\n".join(lines))


def test_a_pattern_that_could_be_miscounted_is_refused() -> None:
    """Greedy counting from below is right only for patterns that repeat along one upward line."""
    old = '{ dx = 1, dy = 1, kingdom = "fungi" }, { dx = 2, dy = 2, kingdom = "fungi" }'
    new = '{ dx = 1, dy = 1, kingdom = "fungi" }, { dx = 2, dy = 0, kingdom = "fungi" }'
    assert old in TEXT
    with pytest.raises(BadCatalogue, match="pattern 87 is countable"):
        load(TEXT.replace(old, new, 1))
    fungi, plant, animal, _ = list(Symbol)[:4]
    free = PatternObjective(1, 2, (((0, 0), fungi), ((1, 1), plant), ((2, 2), animal)))
    assert _countable(free)
    level = PatternObjective(1, 2, (((0, 0), fungi), ((1, 1), plant), ((2, 0), fungi)))
    assert not _countable(level)


def test_dominant_colours() -> None:
    """R64: the colour of the equal cards."""
    patterns = [
        objective for objective in RETAIL.objectives if isinstance(objective, PatternObjective)
    ]
    assert [objective.dominant.letter for objective in patterns] == list("FPAIFPAI")
