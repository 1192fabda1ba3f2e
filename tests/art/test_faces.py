"""Every face says what the catalogue says, and stands alone."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from codex_naturalis import art
from codex_naturalis.art.species import SPECIES
from codex_naturalis.art.specimens import species_of
from codex_naturalis.engine.cards import Back, Face, Kind, PatternObjective, Scoring, Side
from codex_naturalis.engine.catalogue import RETAIL
from codex_naturalis.engine.geometry import CORNERS
from codex_naturalis.engine.symbols import KINGDOMS, OBJECTS, SYMBOLS, Symbol
from tests.art.reading import SVG, by_class, moved, parsed, signs, symbols

FACES = [face for card in RETAIL.cards.values() for face in card.faces]
FRONTS = [card.front for card in RETAIL.cards.values()]
GOLD = [card.front for card in RETAIL.gold]


@pytest.mark.parametrize("face", FACES, ids=str)
def test_corners(face: Face) -> None:
    """A visible corner is a box with its symbol, or with none; a hidden one is foliage."""
    root = parsed(art.card(face.card, face.side))
    for place, visible, symbol in zip(CORNERS, face.open, face.corners, strict=True):
        (corner,) = by_class(root, place)
        assert ("hidden" in corner.get("class", "").split()) is not visible
        assert ("scroll" in signs(corner)) is not visible
        assert symbols(corner) == ([] if symbol is None else [symbol])


@pytest.mark.parametrize("face", FRONTS, ids=str)
def test_points(face: Face) -> None:
    """The shield shows the points, and what they are counted by; worth nothing, there is none."""
    shields = by_class(parsed(art.card(face.card)), "points")
    counted = [] if face.scoring is Scoring.FLAT else [face.counted or "covered"]
    expected = [[f"n{face.points}", *counted]] if face.points else []
    assert [signs(shield) for shield in shields] == expected


@pytest.mark.parametrize("face", GOLD, ids=str)
def test_costs(face: Face) -> None:
    """The strip of a gold front shows each symbol of its cost, its own kingdom first, and none
    smaller than 12 pixels on a card of 120."""
    (strip,) = by_class(parsed(art.card(face.card)), "cost")
    shown = symbols(strip)
    assert Counter(shown) == Counter(dict(zip(SYMBOLS, face.cost, strict=True)))
    assert shown[0] == face.kingdom
    assert shown == sorted(shown, key=lambda symbol: symbol is not face.kingdom)
    assert all(float(use.get("width", "0")) * 120 / 600 >= 12 for use in strip.iter(f"{SVG}use"))


def test_what_costs_nothing() -> None:
    """Only gold fronts have a cost."""
    for face in FACES:
        if not face.cost_items:
            assert not by_class(parsed(art.card(face.card, face.side)), "cost")


@pytest.mark.parametrize("face", [face for face in FACES if face.side is Side.BACK], ids=str)
def test_centres(face: Face) -> None:
    """A back shows its permanent symbols, in their order."""
    (centre,) = by_class(parsed(art.card(face.card, Side.BACK)), "centre")
    assert tuple(symbols(centre)) == face.centre


def test_backs() -> None:
    """All cards of a kind and kingdom share a back; the eight backs differ."""
    backs = {
        Back(kind, kingdom): art.back(Back(kind, kingdom))
        for kind in (Kind.RESOURCE, Kind.GOLD)
        for kingdom in KINGDOMS
    }
    assert len(set(backs.values())) == 8
    for card in (*RETAIL.resource, *RETAIL.gold):
        assert art.card(card.id, Side.BACK) == backs[card.shown]
    with pytest.raises(ValueError, match="starters have no common back"):
        art.back(Back(Kind.STARTER, None))


def test_no_two_fronts_are_alike() -> None:
    """Every front of the game is a drawing of its own, whatever its corners and numbers."""
    assert len({art.card(card) for card in RETAIL.cards}) == 86
    drawings = Counter(
        re.sub(r'<g class="(?:tl|tr|bl|br|points|cost).*', "", art.card(card.id))
        for card in (*RETAIL.resource, *RETAIL.gold)
    )
    assert max(drawings.values()) == 1


@pytest.mark.parametrize("kingdom", KINGDOMS)
def test_ten_species(kingdom: Symbol) -> None:
    """No two of a kingdom's ten resource cards share a species, and no two of its gold cards."""
    assert len(set(SPECIES[kingdom])) == 10
    for cards in (RETAIL.resource, RETAIL.gold):
        shown = [species_of(card) for card in cards if card.kingdom is kingdom]
        assert len(shown) == 10
        assert set(shown) == set(SPECIES[kingdom])


def test_starters_show_no_species() -> None:
    """A starter has no kingdom, so no species."""
    with pytest.raises(ValueError, match="no species"):
        species_of(RETAIL.starters[0])


def test_objectives() -> None:
    """An objective shows its points, and its symbols or the kingdoms of its cards."""
    for objective in RETAIL.objectives:
        root = parsed(art.objective(objective.id))
        (seal,), (wanted,) = by_class(root, "points"), by_class(root, "wanted")
        assert signs(seal) == [f"n{objective.points}"]
        if isinstance(objective, PatternObjective):
            assert symbols(wanted) == [kingdom for _, kingdom in objective.cells]
        else:
            assert Counter(symbols(wanted)) == Counter(
                dict(zip(SYMBOLS, objective.needs, strict=True))
            )


def test_pattern_offsets() -> None:
    """The miniatures of a pattern lie at the true offsets, in true proportion."""
    for objective in RETAIL.objectives:
        if isinstance(objective, PatternObjective):
            (wanted,) = by_class(parsed(art.objective(objective.id)), "wanted")
            sheets = list(wanted.iter(f"{SVG}rect"))[::2]
            place = [(float(box.get("x", "")), float(box.get("y", ""))) for box in sheets]
            unit = float(sheets[0].get("width", "")) / 600
            for (x, y), ((dx, dy), _) in zip(place, objective.cells, strict=True):
                assert x - place[0][0] == pytest.approx(465 * unit * dx, abs=0.2)
                assert y - place[0][1] == pytest.approx(-232 * unit * dy, abs=0.2)


def test_signs() -> None:
    """The seven symbols and the sign of a covered corner are eight pictures."""
    pictures = {*map(art.symbol, Symbol), art.covered_corner()}
    assert len(pictures) == 8
    assert {symbols(parsed(art.symbol(thing)))[0] for thing in OBJECTS} == set(OBJECTS)


def test_unknown_numbers() -> None:
    """There is no card 0 and no objective 1."""
    with pytest.raises(KeyError):
        art.card(0)
    with pytest.raises(KeyError):
        art.objective(1)


def test_specimens_are_centred() -> None:
    """A drawing stands in the middle of its card."""
    for card in (*RETAIL.resource, *RETAIL.gold):
        groups = [
            group
            for group in parsed(art.card(card.id)).iter(f"{SVG}g")
            if "scale(" in group.get("transform", "") and group.get("stroke")
        ]
        assert [moved(group)[0] for group in groups] == [300]
