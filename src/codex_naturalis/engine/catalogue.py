"""The 102 cards, read once from cards.toml and checked against the counts of the printed game."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterable, Mapping
from importlib.resources import files
from itertools import permutations
from typing import Any

from msgspec import Struct

from codex_naturalis.engine.cards import (
    Card,
    Face,
    Kind,
    Objective,
    PatternObjective,
    Scoring,
    Side,
    SymbolObjective,
    make_card,
    make_face,
)
from codex_naturalis.engine.errors import CodexError
from codex_naturalis.engine.geometry import CORNERS, ORIGIN
from codex_naturalis.engine.symbols import KINGDOMS, OBJECTS, SYMBOLS, Symbol, tally_of


class BadCatalogue(CodexError):
    """The card data are not those of the game."""


class Catalogue(Struct, frozen=True):
    resource: tuple[Card, ...]
    gold: tuple[Card, ...]
    starters: tuple[Card, ...]
    objectives: tuple[Objective, ...]
    cards: dict[int, Card]
    """Resource, gold and starter cards by id."""
    objective_by_id: dict[int, Objective]

    def __repr__(self) -> str:
        return (
            f"<Catalogue: {len(self.resource)} resource, {len(self.gold)} gold, "
            f"{len(self.starters)} starter cards, {len(self.objectives)} objectives>"
        )


def load(text: str) -> Catalogue:
    """The cards from the text of a cards.toml; raises BadCatalogue."""
    try:
        data = tomllib.loads(text)
        resource = tuple(_card(Kind.RESOURCE, row) for row in data["resource"])
        gold = tuple(_card(Kind.GOLD, row) for row in data["gold"])
        starters = tuple(_starter(row) for row in data["starter"])
        objectives = tuple(_objective(row) for row in data["objective"])
    except (KeyError, TypeError, ValueError) as error:
        raise BadCatalogue(f"cards.toml cannot be read: {error!r}") from error
    _check(resource, gold, starters, objectives)
    return Catalogue(
        resource,
        gold,
        starters,
        objectives,
        {card.id: card for card in (*resource, *gold, *starters)},
        {objective.id: objective for objective in objectives},
    )


def _corners(row: Mapping[str, str]) -> tuple[tuple[Symbol | None, ...], tuple[bool, ...]]:
    words = [row[corner] for corner in CORNERS]
    symbols = tuple(None if word in ("empty", "hidden") else Symbol(word) for word in words)
    return symbols, tuple(word != "hidden" for word in words)


def _card(kind: Kind, row: Mapping[str, Any]) -> Card:
    kingdom = Symbol(row["kingdom"])
    symbols, visible = _corners(row)
    scored_by = row.get("points_per", "flat")
    counted = Symbol(scored_by) if scored_by in OBJECTS else None
    front = make_face(
        row["id"],
        Side.FRONT,
        kingdom,
        corners=symbols,
        open=visible,
        cost={Symbol(word): need for word, need in row.get("cost", {}).items()},
        points=row["points"],
        scoring=Scoring.OBJECT if counted else Scoring(scored_by),
        counted=counted,
    )
    back = make_face(row["id"], Side.BACK, kingdom, centre=(kingdom,))  # R5
    return make_card(kind, front, back)


def _starter(row: Mapping[str, Any]) -> Card:
    def face(side: Side) -> Face:
        words = row[side.value]
        symbols, visible = _corners(words)
        centre = tuple(map(Symbol, words["centre"]))
        return make_face(row["id"], side, None, corners=symbols, open=visible, centre=centre)

    return make_card(Kind.STARTER, face(Side.FRONT), face(Side.BACK))


def _objective(row: Mapping[str, Any]) -> Objective:
    if row["kind"] == "symbols":
        needs = tally_of({Symbol(word): need for word, need in row["needs"].items()})
        return SymbolObjective(row["id"], row["points"], needs)
    cells = tuple(((cell["dx"], cell["dy"]), Symbol(cell["kingdom"])) for cell in row["cards"])
    return PatternObjective(row["id"], row["points"], cells)


def _symbols(faces: Iterable[Face]) -> list[int]:
    return [
        sum(face.symbol_indices.count(place) for face in faces) for place in range(len(SYMBOLS))
    ]


def _check(
    resource: tuple[Card, ...],
    gold: tuple[Card, ...],
    starters: tuple[Card, ...],
    objectives: tuple[Objective, ...],
) -> None:
    def expect(what: str, found: object, expected: object) -> None:
        if found != expected:
            raise BadCatalogue(f"{what}: found {found}, expected {expected}")

    ids = [item.id for item in (*resource, *gold, *starters, *objectives)]
    expect("ids", ids, list(range(1, 103)))
    sizes = [len(cards) for cards in (resource, gold, starters, objectives)]
    expect("cards of each kind", sizes, [40, 40, 6, 16])

    fronts = [card.front for card in resource]
    expect("hidden corners of resource fronts", {face.open.count(False) for face in fronts}, {1})
    expect("symbols of resource fronts", _symbols(fronts), [17, 17, 17, 17, 4, 4, 4])
    points = Counter((face.kingdom, face.points) for face in fronts)
    expect("points of resource fronts", points, {(k, p): n for k in KINGDOMS for p, n in _POINTS})

    fronts = [card.front for card in gold]
    expect("hidden corners of gold fronts", sum(face.open.count(False) for face in fronts), 56)
    expect("symbols of gold fronts", _symbols(fronts), [0, 0, 0, 0, 8, 8, 8])
    scored = Counter(
        (face.kingdom, face.scoring, face.counted, face.points, sum(face.cost)) for face in fronts
    )
    expect("scoring of gold fronts", scored, {(k, *s): n for k in KINGDOMS for s, n in _SCORING})

    starter_fronts = [card.front for card in starters]
    expect("symbols of starter fronts", _symbols(starter_fronts), [6, 6, 6, 6, 0, 0, 0])
    expect("open starter fronts", all(all(face.open) for face in starter_fronts), True)
    starter_backs = [card.back for card in starters]
    expect("symbols of starter backs", _symbols(starter_backs), [4, 4, 4, 4, 0, 0, 0])
    expect("starter centres", sum(len(face.centre) for face in starter_backs), 12)

    patterns = [objective for objective in objectives if isinstance(objective, PatternObjective)]
    expect("patterns", len(patterns), 8)
    expect(
        "pattern points",
        sorted(objective.points for objective in patterns),
        [2, 2, 2, 2, 3, 3, 3, 3],
    )
    for objective in patterns:
        expect(f"lowest card of pattern {objective.id}", objective.cells[0][0], ORIGIN)
        expect(f"pattern {objective.id} is countable", _countable(objective), True)
    sets = [objective for objective in objectives if isinstance(objective, SymbolObjective)]
    needs = [sum(objective.needs[place] for objective in sets) for place in range(len(SYMBOLS))]
    expect("symbols of objectives", needs, [3, 3, 3, 3, 3, 3, 3])
    expect("points of symbol objectives", [objective.points for objective in sets].count(2), 7)


_POINTS = ((0, 7), (1, 3))
"""Of the fronts of a kingdom: points, and how many bring them."""
_SCORING = (
    *(((Scoring.OBJECT, thing, 1, 3), 1) for thing in OBJECTS),
    ((Scoring.COVERED, None, 2, 4), 3),
    ((Scoring.FLAT, None, 3, 3), 3),
    ((Scoring.FLAT, None, 5, 5), 1),
)


def _countable(objective: PatternObjective) -> bool:
    """Whether a greedy count, from below, finds the largest number of disjoint occurrences (R53).

    Two occurrences share a card only if one is the other shifted by the difference of two cells of
    one kingdom. When these shifts are 1, …, k times one upward step, occurrences along a line
    behave like intervals of equal length, and for those taking the first free one is best."""
    shifts = {
        (ax - bx, ay - by)
        for ((ax, ay), a), ((bx, by), b) in permutations(objective.cells, 2)
        if a is b and (ay, ax) > (by, bx)
    }
    if not shifts:
        return True
    sx, sy = min(shifts, key=lambda shift: shift[1])
    return sy > 0 and shifts == {(n * sx, n * sy) for n in range(1, len(shifts) + 1)}


RETAIL = load(files("codex_naturalis.engine").joinpath("cards.toml").read_text("utf-8"))
"""The cards of the printed game."""
