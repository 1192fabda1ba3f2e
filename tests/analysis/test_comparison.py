"""Comparisons of a half-move with the best one: a headline, and facts that the engine counted."""

from __future__ import annotations

import pytest

from codex_naturalis.analysis.comparison import MOST_FACTS, compare
from codex_naturalis.analysis.reasons import reason_for
from codex_naturalis.analysis.review import tasks_of
from codex_naturalis.engine.moves import Draw, Move, Place
from codex_naturalis.engine.view import View
from codex_naturalis.protocol.reasons import NextPlacement, ObjectiveChange, Reason
from codex_naturalis.protocol.reviews import (
    Comparison,
    Fact,
    FactKind,
    HeadlineKind,
    MoveForecast,
)
from tests.comparison import SETTINGS, Setting
from tests.playing import whole_game

games = pytest.mark.parametrize("setting", [SETTINGS[0], SETTINGS[6], SETTINGS[-1]], ids=str)


def forecast(move: Move | str, reason: Reason) -> MoveForecast:
    return MoveForecast(str(move), 1, 0.5, (0.5, 0.5), (1.0, 1.0), (), reason)


def compared(view: View, played: Move, best: Move) -> Comparison:
    return compare(
        forecast(played, reason_for(view, played)), forecast(best, reason_for(view, best))
    )


@games
def test_facts_are_true(setting: Setting) -> None:
    """Laws: at most two facts a side, and each is one of its half-move: its points are those of the
    placement, what it loses speaks against it; what speaks for the better one is not as true of the
    other; a headline with points says their difference."""
    game = whole_game(setting, 3)
    for task in tasks_of(game):
        legal = [*task.view.legal_moves]
        for best in legal[:: max(1, len(legal) // 6)]:
            if best == task.played:
                continue
            found = compared(task.view, task.played, best)
            check_side(task.view, task.played, found.played)
            check_side(task.view, best, found.best)
            assert all(fact.good for fact in found.best)
            assert not set(found.best) & set(found.played)
            check_headline(task.view, task.played, best, found)


def check_side(view: View, move: Move, facts: tuple[Fact, ...]) -> None:
    assert len(facts) <= MOST_FACTS
    reason = reason_for(view, move)
    for fact in facts:
        match fact.kind:
            case FactKind.POINTS:
                assert isinstance(move, Place)
                assert fact.n == view.preview(move).points
            case FactKind.LOSES:
                assert (fact.good, fact.symbols) == (False, reason.lost)
            case FactKind.OBJECTIVE | FactKind.FULFILS:
                change = ObjectiveChange(fact.objective or 0, fact.before, fact.after)
                assert change in reason.objectives
                assert fact.good == (fact.after > fact.before)
            case FactKind.NO_CLOSER:
                assert isinstance(move, Draw)
                assert not reason.objectives
                assert not reason.advances
            case FactKind.PAYS:
                assert fact.card in reason.unlocked
            case FactKind.WORTH:
                assert fact.n == reason.worth
            case _:
                assert fact.good


def check_headline(view: View, played: Move, best: Move, found: Comparison) -> None:
    headline = found.headline
    if isinstance(best, Draw):
        assert (headline.kind, headline.source) == (HeadlineKind.SOURCE, best.source.value)
    if isinstance(best, Place) and isinstance(played, Place):
        turned = played.card == best.card and played.side is not best.side
        assert (headline.kind is HeadlineKind.WRONG_SIDE) == turned
        more = view.preview(best).points - view.preview(played).points
        if headline.kind is HeadlineKind.POINTS_LEFT:
            assert headline.n == more > 0
        if headline.kind in (HeadlineKind.SAME_POINTS_SPOT, HeadlineKind.SAME_POINTS_CARD):
            assert more == 0
        if headline.kind in (HeadlineKind.BETTER_SPOT, HeadlineKind.BETTER_CARD):
            assert more < 0


@pytest.mark.parametrize(
    ("played", "best", "kind", "n"),
    [
        (Reason(points=1), Reason(points=1), HeadlineKind.SAME_POINTS_SPOT, 0),
        (Reason(points=1), Reason(points=0), HeadlineKind.BETTER_SPOT, 0),
        (Reason(points=0), Reason(points=3), HeadlineKind.POINTS_LEFT, 3),
        (
            Reason(points=3, objectives=(ObjectiveChange(90, 1, 0),)),
            Reason(points=0),
            HeadlineKind.OBJECTIVE_BROKEN,
            0,
        ),
        (
            Reason(points=3),
            Reason(points=0, objectives=(ObjectiveChange(90, 0, 1),)),
            HeadlineKind.OBJECTIVE_MISSED,
            0,
        ),
        (
            Reason(points=0),
            Reason(points=0, next=NextPlacement("17f@2,2", 4, ())),
            HeadlineKind.SPOT_NEXT,
            4,
        ),
        (Reason(points=0), Reason(points=0, unlocked=(44,)), HeadlineKind.PAYS, 0),
    ],
)
def test_headlines_of_one_card(played: Reason, best: Reason, kind: HeadlineKind, n: int) -> None:
    """Cases: the same card and face at two spots; an objective tells more than points, points more
    than the next turn; without any fact it is the same points and a better spot."""
    found = compare(forecast("3f@1,1", played), forecast("3f@-1,1", best))
    assert (found.headline.kind, found.headline.n) == (kind, n)
