"""The tables of the kernel say what the catalogue says."""

from __future__ import annotations

from codex_naturalis.engine.cards import Face, PatternObjective, Scoring, SymbolObjective
from codex_naturalis.engine.catalogue import RETAIL
from codex_naturalis.engine.geometry import OPPOSITE
from codex_naturalis.engine.symbols import KINGDOMS, ORDER
from codex_naturalis.engine.tybor import wanted_for
from codex_naturalis.kernel.rules import layout as at
from codex_naturalis.kernel.rules.card_tables import card_tables
from codex_naturalis.kernel.rules.encoding import OBJECTIVE_INDEX, face_number

FACES, OBJECTIVES = card_tables()
CARDS = tuple(RETAIL.cards.values())
PRINTED = [face for card in CARDS for face in card.faces]


def row(face: Face) -> list[int]:
    numbers: list[int] = FACES[face_number(face.card, face.side)].tolist()
    return numbers


def lanes(word: int) -> list[int]:
    return [word >> 16 * lane & 0xFFFF for lane in range(4)]


def test_every_face_has_its_row() -> None:
    """The rows are the faces of all cards, and one for no face."""
    numbers = sorted(face_number(face.card, face.side) for face in PRINTED)
    assert numbers == list(range(at.NO_FACE))
    assert FACES.shape == (at.NO_FACE + 1, at.FACE_COLUMNS)


def test_columns_of_faces() -> None:
    """Corners, symbols, cost, points and colour of every face."""
    for face in PRINTED:
        facts = row(face)
        assert facts[at.INKS : at.INKS + 4] == [
            7 if ink is None else ink for ink in face.corner_indices
        ]
        assert facts[at.VISIBLE : at.VISIBLE + 4] == list(face.open)
        assert facts[at.GAINS : at.GAINS + 7] == [
            face.symbol_indices.count(symbol) for symbol in range(7)
        ]
        assert facts[at.COST : at.COST + 4] == list(face.cost[:4])
        assert not any(face.cost[4:])
        assert facts[at.FACE_POINTS] == face.points
        assert facts[at.SCORING] == list(Scoring).index(face.scoring)
        assert facts[at.COUNTED] == (7 if face.counted is None else ORDER[face.counted])
        assert facts[at.KINGDOM] == (4 if face.kingdom is None else KINGDOMS.index(face.kingdom))


def test_words_of_faces() -> None:
    """The same in words, of which laying reads only a few: the cost, the symbols, and what each
    corner of a card on top covers."""
    for face in PRINTED:
        facts = row(face)
        gains = [face.symbol_indices.count(symbol) for symbol in range(7)]
        assert lanes(facts[at.COST_WORD]) == list(face.cost[:4])
        assert lanes(facts[at.GAINS_WORDS]) + lanes(facts[at.GAINS_WORDS + 1]) == [*gains, 0]
        for corner in range(4):
            first = at.LOST_WORDS + 2 * corner
            lost = lanes(facts[first]) + lanes(facts[first + 1])
            under = face.corner_indices[OPPOSITE[corner]]
            assert lost == [int(symbol == under) for symbol in range(7)] + [0]


def test_looks_of_faces() -> None:
    """The bits: visible corners, points at once, points for each, and of what."""
    for face in PRINTED:
        evaluate_children = row(face)[at.PACKED]
        assert [bool(evaluate_children >> corner & 1) for corner in range(4)] == list(face.open)
        flat = face.scoring is Scoring.FLAT
        assert evaluate_children >> 4 & 15 == (face.points if flat else 0)
        assert evaluate_children >> 8 & 15 == (0 if flat else face.points)
        if face.scoring is Scoring.COVERED:
            assert evaluate_children >> 12 == 3
        elif face.counted is not None:
            assert evaluate_children >> 12 == ORDER[face.counted] - 4


def test_no_face_shows_nothing_and_cannot_be_paid() -> None:
    """The last row is what an empty place in a hand or a cell without a card is read as."""
    facts = FACES[at.NO_FACE].tolist()
    assert facts[at.KINGDOM] == 5
    assert min(lanes(facts[at.COST_WORD])) == 99
    facts[at.KINGDOM] = facts[at.COST_WORD] = 0
    assert not any(facts)


def test_what_others_see_of_a_card() -> None:
    """The back that is shown: four resource backs, four gold backs."""
    shown: dict[int, set[object]] = {}
    for card in (*RETAIL.resource, *RETAIL.gold):
        shown.setdefault(row(card.front)[at.BACK], set()).add(card.shown)
        assert row(card.back)[at.BACK] == row(card.front)[at.BACK]
    assert sorted(shown) == list(range(8))
    assert all(len(backs) == 1 for backs in shown.values())


def test_what_tybor_wants() -> None:
    """R63, for each gold card and each objective."""
    for card in CARDS:
        facts = row(card.front)[at.WANTED : at.WANTED + 16]
        gold = card in RETAIL.gold
        assert facts == [
            gold and (wanted_for(card, (objective,)) is not None) for objective in RETAIL.objectives
        ]


def test_patterns() -> None:
    """The kingdoms of a pattern and its steps from the lowest card."""
    for objective in RETAIL.objectives:
        facts = OBJECTIVES[OBJECTIVE_INDEX[objective.id]].tolist()
        assert facts[at.POINTS_EACH] == objective.points
        assert facts[at.PATTERN] == isinstance(objective, PatternObjective)
        if isinstance(objective, PatternObjective):
            for cell, ((x, y), kingdom) in enumerate(objective.cells):
                assert facts[at.PATTERN_KINGDOMS + cell] == KINGDOMS.index(kingdom)
                assert at.unpack(at.ORIGIN + facts[at.PATTERN_STEPS + cell]) == (x, y)


def test_sets_are_divided_by_multiplying() -> None:
    """R51: for every number of symbols that there can be, the share gives the whole quotient."""
    for objective in RETAIL.objectives:
        if not isinstance(objective, SymbolObjective):
            continue
        facts = OBJECTIVES[OBJECTIVE_INDEX[objective.id]].tolist()
        assert tuple(facts[at.NEEDS : at.NEEDS + 7]) == objective.needs
        needed = facts[at.SYMBOLS_NEEDED : at.SYMBOLS_NEEDED + 3]
        assert set(needed) == {symbol for symbol, need in enumerate(objective.needs) if need}
        for symbol, share in zip(needed, facts[at.RECIPROCALS : at.RECIPROCALS + 3], strict=True):
            for number in range(400):
                assert number * share >> 16 == number // objective.needs[symbol]


def test_no_tally_reaches_a_guard() -> None:
    """All symbols of all cards together are fewer than what a lane compares."""
    for symbol in range(7):
        most = [max(face.symbol_indices.count(symbol) for face in card.faces) for card in CARDS]
        assert sum(most) < 1 << 14
