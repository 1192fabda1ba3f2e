"""The coach: whether a placement was so poor that its player should hear of it before the draw, and
the facts that say why. Where a better one would be is not told: that is the player's to find."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from codex_naturalis.engine.moves import Place, parse_move
from codex_naturalis.engine.symbols import Symbol
from codex_naturalis.protocol.coaching import (
    COACH_FROM,
    BetterBy,
    CoachAdvice,
    CoachFact,
    CoachFactKind,
    CoachLevel,
)
from codex_naturalis.protocol.reasons import Reason
from codex_naturalis.protocol.reviews import ReviewedMove

SAID = 2
"""The most facts about the better placement."""
FEW = 2
"""Fewer open slots more or less are no reason."""


def advise(judged: ReviewedMove, level: CoachLevel) -> CoachAdvice | None:
    """What the coach says of a judged placement; None when it was good enough."""
    if judged.loss - judged.doubt < COACH_FROM[level]:
        return None
    best, played = judged.best[0], judged.played
    better = [*_better(best.reason, played.reason)]
    return CoachAdvice(
        loss=judged.loss,
        doubt=judged.doubt,
        better_by=_better_by(best.move, played.move),
        played=tuple(_played(best.reason, played.reason)),
        better=tuple(better[:SAID]),
    )


def _better_by(best: str, played: str) -> BetterBy:
    mine, other = parse_move(played), parse_move(best)
    assert isinstance(mine, Place)
    assert isinstance(other, Place), "the best instead of a placement is a placement"
    if mine.card != other.card:
        return BetterBy.CARD
    if mine.side is other.side:
        return BetterBy.SPOT
    return BetterBy(other.side.value)


def _played(best: Reason, played: Reason) -> Iterator[CoachFact]:
    """What the placement costs that the better one does not."""
    covered = _beyond(played.lost, best.lost)
    kept = {change.objective for change in best.objectives if change.after < change.before}
    broken = [
        change
        for change in played.objectives
        if change.after < change.before and change.objective not in kept
    ]
    if broken and covered:
        lost = broken[0]
        yield CoachFact(CoachFactKind.BREAKS, lost.after, symbols=covered, objective=lost.objective)
    elif covered:
        yield CoachFact(CoachFactKind.COVERS, symbols=covered)


def _better(best: Reason, played: Reason) -> Iterator[CoachFact]:
    """What the better placement brings that this one does not, the most telling first."""
    points = (best.points or 0) - (played.points or 0)
    if points > 0:
        yield CoachFact(CoachFactKind.POINTS, n=points)
    reached = {change.objective: change.after for change in played.objectives}
    for change in best.objectives:
        if change.after > max(change.before, reached.get(change.objective, 0)):
            yield CoachFact(CoachFactKind.FULFILS, objective=change.objective)
    brought = _beyond(best.gained, played.gained)
    unlocked = [card for card in best.unlocked if card not in played.unlocked]
    if unlocked and brought:
        yield CoachFact(CoachFactKind.PAYS, symbols=brought, card=unlocked[0])
    elif brought:
        yield CoachFact(CoachFactKind.BRINGS, symbols=brought)
    following = _next_points(best) - _next_points(played)
    if following > 0:
        yield CoachFact(CoachFactKind.NEXT, n=following)
    places = (best.places or 0) - (played.places or 0)
    if places >= FEW:
        yield CoachFact(CoachFactKind.PLACES, n=places)


def _next_points(reason: Reason) -> int:
    return 0 if reason.next is None else reason.next.points


def _beyond(some: Iterable[Symbol], others: Iterable[Symbol]) -> tuple[Symbol, ...]:
    return tuple((Counter(some) - Counter(others)).elements())
