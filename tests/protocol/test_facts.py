"""The card facts in TypeScript: current, whole, and those of the engine."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

from codex_naturalis.engine.cards import Face, PatternObjective, Scoring
from codex_naturalis.engine.catalogue import RETAIL
from codex_naturalis.engine.symbols import KINGDOMS, SYMBOLS, Symbol
from codex_naturalis.protocol.facts import generate

FILE = Path(__file__).parents[2] / "web" / "src" / "cards.ts"
MOST = 12_000


def block(start: str) -> list[str]:
    """The lines between one that begins so and the next without an indent."""
    text = generate()
    begin = text.index("\n", text.index(start)) + 1
    return [line.strip().rstrip(",") for line in re.split(r"\n[\]}]", text[begin:])[0].split("\n")]


def signs() -> dict[str, str]:
    pairs = [line.split(": ") for line in block("const SIGNS = ")]
    return {name.strip('"'): json.loads(word) for name, word in pairs}


def test_the_file_is_current() -> None:
    """web/src/cards.ts is what the cards give now, and small; the module prints it."""
    remedy = "python -m codex_naturalis.protocol.facts > web/src/cards.ts"
    assert FILE.read_text() == generate(), f"run: {remedy}"
    assert len(generate()) <= MOST
    done = subprocess.run(
        [sys.executable, "-m", "codex_naturalis.protocol.facts"],
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    assert done.stdout == generate()


def test_every_card() -> None:
    """Each row, read by the letters of the file itself, says what the engine's card does."""
    letters = signs()
    rows = {row[0]: row for row in map(json.loads, block("const ROWS"))}
    assert rows.keys() == RETAIL.cards.keys()

    def corners(face: Face) -> list[str]:
        places = zip(face.corners, face.open, strict=True)
        return [symbol or ("empty" if visible else "hidden") for symbol, visible in places]

    for number, card in RETAIL.cards.items():
        _, kind, kingdom, points, per, cost, front, back, centre = rows[number]
        assert (kind, points) == (card.kind, card.front.points)
        assert letters.get(kingdom) == card.kingdom
        if card.front.scoring is Scoring.COVERED:
            assert per == "c"
        else:
            assert letters.get(per) == card.front.counted
        owed = [letters[letter] for letter in cost]
        assert tuple(owed.count(symbol) for symbol in SYMBOLS) == card.front.cost
        assert [letters[sign] for sign in front] == corners(card.front)
        assert [letters[sign] for sign in back] == corners(card.back)
        assert tuple(letters[sign] for sign in centre) == card.back.centre
        assert card.front.centre == (), "the file has no place for it"
        assert not any(card.back.cost)
        assert card.back.points == 0


def test_every_objective() -> None:
    """Patterns with their cells, sets with what they need."""
    lines = [line.partition(": ") for line in block("export const OBJECTIVES")]
    facts = {
        int(number): json.loads(re.sub(r"(\w+): ", r'"\1": ', text)) for number, _, text in lines
    }
    assert facts.keys() == RETAIL.objective_by_id.keys()
    for number, objective in RETAIL.objective_by_id.items():
        told = facts[number]
        assert (told["id"], told["points"]) == (number, objective.points)
        if isinstance(objective, PatternObjective):
            cells = [(tuple(cell["at"]), Symbol(cell["kingdom"])) for cell in told["cells"]]
            assert (told["kind"], tuple(cells)) == ("pattern", objective.cells)
        else:
            assert (told["kind"], tuple(told["needs"])) == ("symbols", objective.needs)


def test_symbols_and_kingdoms() -> None:
    """In the order of tallies, kingdoms first."""
    assert tuple(map(json.loads, block("export const SYMBOLS"))) == SYMBOLS
    assert f"KINGDOMS: readonly Symbol[] = SYMBOLS.slice(0, {len(KINGDOMS)});" in generate()
    assert SYMBOLS[: len(KINGDOMS)] == KINGDOMS
