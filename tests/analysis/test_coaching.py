"""What the coach says of a placement: from which loss on, and which facts."""

from __future__ import annotations

import pytest

from codex_naturalis.analysis.coaching import advise
from codex_naturalis.analysis.judgement import ReviewTask, judge
from codex_naturalis.bots import playouts
from codex_naturalis.bots.fallback import ready_search
from codex_naturalis.engine.moves import parse_move
from codex_naturalis.engine.symbols import Symbol
from codex_naturalis.protocol.coaching import (
    COACH_FROM,
    BetterBy,
    CoachFact,
    CoachFactKind,
    CoachLevel,
)
from codex_naturalis.protocol.reasons import NextPlacement, ObjectiveChange, Reason
from codex_naturalis.protocol.reviews import Judgement, MoveForecast, ReviewedMove
from tests.blunder import BLUNDER, before_blunder

QUILL, INKWELL, PLANT = Symbol.QUILL, Symbol.INKWELL, Symbol.PLANT


def forecast(move: str, reason: Reason) -> MoveForecast:
    return MoveForecast(move, 100, 0.5, (0.5, 0.5), (10.0, 10.0), (), reason)


def judged(
    played: Reason,
    best: Reason,
    *,
    moves: tuple[str, str] = ("1f@1,1", "2f@1,1"),
    loss: float = 0.3,
    doubt: float = 0.0,
) -> ReviewedMove:
    return ReviewedMove(
        ply=1,
        round=3,
        seat=0,
        played=forecast(moves[0], played),
        best=(forecast(moves[1], best),),
        judgement=Judgement.BLUNDER,
        loss=loss,
        doubt=doubt,
        points_lost=0.0,
        left=0,
    )


@pytest.mark.parametrize("level", CoachLevel)
def test_from_which_loss_on(level: CoachLevel) -> None:
    """Law: it speaks exactly when the loss beyond the doubt reaches that of the level."""
    limit = COACH_FROM[level]
    for beyond, speaks in ((-0.001, False), (0.0, True), (0.2, True)):
        for doubt in (0.0, 0.05):
            one = judged(Reason(), Reason(), loss=limit + beyond + doubt + 1e-9, doubt=doubt)
            assert (advise(one, level) is not None) is speaks


@pytest.mark.parametrize(
    ("played", "best", "expected"),
    [
        ("1f@1,1", "2f@1,1", BetterBy.CARD),
        ("1f@1,1", "1f@-1,1", BetterBy.SPOT),
        ("1b@1,1", "1f@1,1", BetterBy.FRONT),
        ("1f@1,1", "1b@3,1", BetterBy.BACK),
    ],
)
def test_how_it_differs(played: str, best: str, expected: BetterBy) -> None:
    """Another card, the same one by its other face, or the same face elsewhere."""
    advice = advise(judged(Reason(), Reason(), moves=(played, best)), CoachLevel.BIG)
    assert advice is not None
    assert advice.better_by is expected


CASES = [
    (Reason(), Reason(), (), ()),
    (Reason(points=1), Reason(points=4), (), (CoachFact(CoachFactKind.POINTS, 3),)),
    (Reason(points=4), Reason(points=1), (), ()),
    (Reason(lost=(QUILL,)), Reason(), (CoachFact(CoachFactKind.COVERS, symbols=(QUILL,)),), ()),
    (Reason(lost=(QUILL,)), Reason(lost=(QUILL,)), (), ()),
    (
        Reason(lost=(QUILL,), objectives=(ObjectiveChange(99, 1, 0),)),
        Reason(),
        (CoachFact(CoachFactKind.BREAKS, 0, (QUILL,), 99),),
        (),
    ),
    (
        Reason(),
        Reason(objectives=(ObjectiveChange(87, 0, 1),)),
        (),
        (CoachFact(CoachFactKind.FULFILS, objective=87),),
    ),
    (
        Reason(objectives=(ObjectiveChange(87, 0, 1),)),
        Reason(objectives=(ObjectiveChange(87, 0, 1),)),
        (),
        (),
    ),
    (
        Reason(gained=(PLANT,)),
        Reason(gained=(PLANT, INKWELL), unlocked=(45,)),
        (),
        (CoachFact(CoachFactKind.PAYS, symbols=(INKWELL,), card=45),),
    ),
    (
        Reason(unlocked=(45,)),
        Reason(gained=(INKWELL,), unlocked=(45,)),
        (),
        (CoachFact(CoachFactKind.BRINGS, symbols=(INKWELL,)),),
    ),
    (
        Reason(next=NextPlacement("1f@3,3", 1, ())),
        Reason(next=NextPlacement("2f@3,3", 3, ())),
        (),
        (CoachFact(CoachFactKind.NEXT, 2),),
    ),
    (Reason(next=NextPlacement("1f@3,3", 1, ())), Reason(), (), ()),
    (Reason(places=4), Reason(places=5), (), ()),
    (Reason(places=4), Reason(places=6), (), (CoachFact(CoachFactKind.PLACES, 2),)),
    (
        Reason(places=4),
        Reason(points=2, gained=(PLANT,), places=9),
        (),
        (CoachFact(CoachFactKind.POINTS, 2), CoachFact(CoachFactKind.BRINGS, symbols=(PLANT,))),
    ),
]


@pytest.mark.parametrize(("played", "best", "costs", "brings"), CASES)
def test_facts(
    played: Reason, best: Reason, costs: tuple[CoachFact, ...], brings: tuple[CoachFact, ...]
) -> None:
    """What only the placement costs and what only the better one brings, the most telling first and
    at most two; nothing where nothing differs."""
    advice = advise(judged(played, best), CoachLevel.BIG)
    assert advice is not None
    assert (advice.played, advice.better) == (costs, brings)


def test_a_blunder() -> None:
    """Case: whichever search is ready finds the blunder, and what makes it one."""
    game = before_blunder()
    _, search = ready_search()
    found = judge(ReviewTask(1, game.view(0), BLUNDER), search, simulations=400)
    advice = advise(found, CoachLevel.BIG)
    assert advice is not None
    assert advice.played == (CoachFact(CoachFactKind.COVERS, symbols=(Symbol.INSECT,)),)
    assert CoachFact(CoachFactKind.POINTS, 3) in advice.better
    best = [one.move for one in found.best]
    assert str(BLUNDER) not in best
    move = parse_move(best[0])
    good = judge(ReviewTask(1, game.view(0), move), search, simulations=400)
    assert advise(good, CoachLevel.BIG) is None


def test_a_search_ends_by_the_clock() -> None:
    """Case: where nothing but the clock limits a search, it ends after its first simulations, and
    what it has found counts."""
    view = before_blunder().view(0)
    found = judge(ReviewTask(1, view, BLUNDER, within=0.0), playouts.search)
    assert 0 < found.played.visits < 100
