"""The records of the tutorial: the situations that its words describe, and the ways through."""

from __future__ import annotations

from pathlib import Path

import pytest

from codex_naturalis.engine.cards import Side
from codex_naturalis.engine.events import CardPlaced, EndTriggered, Event
from codex_naturalis.engine.game import Game
from codex_naturalis.engine.state import Phase
from codex_naturalis.engine.symbols import SYMBOLS, Symbol
from codex_naturalis.notation.record import load_record, read_record, write_record

FOLDER = Path(__file__).parents[2] / "web" / "src" / "learn" / "lessons"
RECORDS = sorted(FOLDER.glob("*.codex"))
LEARNER = 0
WELCOME = (Phase.SETUP, Phase.PLACE, Phase.DRAW)


def lesson(name: str) -> Game:
    return load_record(FOLDER / f"{name}.codex")


def said(game: Game, header: str) -> list[str]:
    return game.headers.get(header, "").split()


def play(game: Game) -> list[Event]:
    """The answers of the learner, and between them what the other seat replies."""
    answers, replies = said(game, "Answer"), said(game, "Reply")
    events: list[Event] = []
    while answers or replies:
        turn = answers if game.seat == LEARNER and answers else replies
        events += game.push(turn.pop(0))
    return events


def placed(game: Game, move: str) -> CardPlaced:
    twin = game.copy()
    (event,) = (event for event in twin.push(move) if isinstance(event, CardPlaced))
    return event


def times(game: Game, objective: int) -> int:
    (score,) = (one for one in game.view(LEARNER).objective_scores if one.objective == objective)
    return score.times


def owned(game: Game, symbol: Symbol) -> int:
    return game.view(LEARNER).players[LEARNER].tally[SYMBOLS.index(symbol)]


def test_there_are_lessons() -> None:
    """Case: the folder is where this test looks for it."""
    assert RECORDS


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_lesson_can_be_done(path: Path) -> None:
    """Law: a record reads and writes back, waits for the learner, and its answer is legal."""
    game = load_record(path)
    assert write_record(game) == path.read_text()
    assert game.seat == LEARNER
    assert game.state.phase in WELCOME
    assert said(game, "Answer")
    play(game)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_what_a_lesson_says_of_other_tries(path: Path) -> None:
    """Law: what is said to be another way is legal, what is said to be refused is, and why."""
    game = load_record(path)
    for move in said(game, "Other"):
        assert game.why_not(move) == []
    if refused := said(game, "Refused"):
        move, code = refused
        assert [reason.code.value for reason in game.why_not(move)] == [code]


def test_starter() -> None:
    """Case: nothing is chosen; front and back of the starter are what the buttons say."""
    starter = lesson("starter").view(LEARNER).players[LEARNER].starter
    assert starter == 83


@pytest.mark.parametrize("side", ["front", "back"])
@pytest.mark.parametrize("objective", [87, 96])
def test_lay_after_every_choice(side: str, objective: int) -> None:
    """Law: whatever was chosen in the first lesson, the second goes on from there."""
    offered = lesson("starter").state.players[LEARNER].offered
    assert objective in {one.id for one in offered}
    text = (FOLDER / "lay.codex").read_text()
    text = text.replace("0 s:back", f"0 s:{side}").replace("0 o:87", f"0 o:{objective}")
    game = read_record(text)
    assert game.deal == lesson("starter").deal
    play(game)


def test_cover() -> None:
    """Case: the answer covers the insect alone, the other way something else."""
    game = lesson("cover")
    assert placed(game, *said(game, "Answer")).lost == (Symbol.INSECT,)
    assert Symbol.INSECT not in placed(game, *said(game, "Other")).lost


def test_hidden() -> None:
    """Case: two places are shut by a hidden corner, one lies straight beside a card, and one
    covers two corners; all that with any card of the hand."""
    game = lesson("hidden")
    view = game.view(LEARNER)
    for face in view.faces:
        for at, code in (
            ("0,2", "hidden_corner"),
            ("2,-2", "hidden_corner"),
            ("2,1", "off_lattice"),
        ):
            (reason,) = game.why_not(f"{face.card}{face.side.letter}@{at}")
            assert reason.code.value == code
        assert placed(game, f"{face.card}{face.side.letter}@2,0").covered == ((1, 1), (1, -1))
    others = [at for at in view.slots if at != (2, 0)]
    assert all(len(placed(game, f"22f@{x},{y}").covered) == 1 for x, y in others)


def test_back() -> None:
    """Case: the answer is a back, of a card whose front cannot be paid."""
    game = lesson("back")
    assert placed(game, *said(game, "Answer")).side is Side.BACK


def test_draw() -> None:
    """Case: the card of this turn lies already, and everything can be drawn."""
    view = lesson("draw").view(LEARNER)
    assert view.phase is Phase.DRAW
    assert len(view.draws) == 6


def test_gold() -> None:
    """Case: three plants; of two gold cards one asks for three and one for five of them."""
    game = lesson("gold")
    assert owned(game, Symbol.PLANT) == 3
    missing = {(face.card, face.side): sum(face.missing) for face in game.view(LEARNER).faces}
    assert missing[57, Side.FRONT] == 0
    assert missing[60, Side.FRONT] == 2
    assert placed(game, *said(game, "Answer")).points == 3


@pytest.mark.parametrize(("name", "best", "other"), [("objects", 3, 2), ("corners", 6, 2)])
def test_points(name: str, best: int, other: int) -> None:
    """Case: the best place of all faces brings what the task says, the other way less."""
    game = lesson(name)
    view = game.view(LEARNER)
    assert max(max(face.points, default=0) for face in view.faces) == best
    assert placed(game, *said(game, "Answer")).points == best
    assert placed(game, *said(game, "Other")).points == other


def test_pattern() -> None:
    """Case: two of three fungi lie; the answer completes the objective, the other way does not."""
    game = lesson("pattern")
    assert times(game, 87) == 0
    other = game.copy()
    other.push(said(game, "Other")[0])
    assert times(other, 87) == 0
    play(game)
    assert times(game, 87) == 1


def test_symbols() -> None:
    """Case: two insects; the answer brings a third, the other way covers one."""
    game = lesson("symbols")
    assert owned(game, Symbol.INSECT) == 2
    other = game.copy()
    other.push(said(game, "Other")[0])
    assert times(other, 98) == 0
    play(game)
    assert times(game, 98) == 1


def test_end() -> None:
    """Case: 16 points, and only a card of four points ends the game; the learner wins it."""
    game = lesson("end")
    assert game.view(LEARNER).players[LEARNER].points == 16
    events = play(game)
    assert any(isinstance(event, EndTriggered) for event in events)
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.winners == (LEARNER,)


@pytest.mark.parametrize("source", ["R", "G", "R1", "R2", "G1", "G2"])
def test_end_whatever_is_drawn(source: str) -> None:
    """Law: the replies of the other seat fit every draw of the learner, and the last card too."""
    start = lesson("end")
    first, _, _ = said(start, "Answer")
    place, draw, last = said(start, "Reply")
    start.push(first)
    start.push(f"<{source}")
    start.push(place)
    start.push(draw)
    for move in start.legal_moves:
        game = start.copy()
        game.push(move)
        game.push(last)
        assert game.over
