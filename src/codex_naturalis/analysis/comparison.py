"""What sets a half-move apart from the best one: a headline and a few facts on each side, only from
what the engine has counted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from codex_naturalis.engine.moves import ChooseObjective, ChooseStarter, Draw, Place, parse_move
from codex_naturalis.protocol.reasons import Reason
from codex_naturalis.protocol.reviews import (
    Comparison,
    Fact,
    FactKind,
    Headline,
    HeadlineKind,
    MoveForecast,
)

MOST_FACTS = 2
"""On each side; the expected scores are the third."""


def compare(played: MoveForecast, best: MoveForecast) -> Comparison:
    """Two different half-moves of one position."""
    mine, better = [*_facts(played.reason)], [*_facts(best.reason)]
    return Comparison(
        headline=_headline(played, best),
        played=_telling_against(mine, better, played),
        best=tuple(_telling(better, mine))[:MOST_FACTS],
    )


def _facts(reason: Reason) -> Iterator[Fact]:
    """The most important first."""
    drawing = reason.back is not None
    if reason.worth:
        yield Fact(FactKind.WORTH, good=True, n=reason.worth)
    for change in reason.objectives:
        yield Fact(
            FactKind.FULFILS if drawing else FactKind.OBJECTIVE,
            good=change.after > change.before,
            objective=change.objective,
            before=change.before,
            after=change.after,
        )
    if reason.points:
        yield Fact(FactKind.POINTS, good=True, n=reason.points)
    if reason.lost:
        yield Fact(FactKind.LOSES, good=False, symbols=reason.lost)
    if reason.corners is not None:
        yield Fact(FactKind.CORNERS, good=True, n=reason.corners)
    if reason.gained:
        yield Fact(FactKind.GAINS, good=True, symbols=reason.gained)
    for card in reason.unlocked:
        yield Fact(FactKind.PAYS, good=True, card=card)
    yield from _next(reason)
    for objective in reason.advances:
        yield Fact(FactKind.CLOSER, good=True, objective=objective)
    if reason.needs is not None:
        yield Fact(FactKind.THERE, good=True, n=reason.has or 0, of=reason.needs)


def _next(reason: Reason) -> Iterator[Fact]:
    if reason.next is None:
        return
    move = parse_move(reason.next.move)
    assert isinstance(move, Place), "the next placement is one"
    for change in reason.next.objectives:
        if change.after > change.before:
            yield Fact(
                FactKind.NEXT_OBJECTIVE,
                good=True,
                objective=change.objective,
                before=change.before,
                after=change.after,
                card=move.card,
            )
    if reason.next.points:
        yield Fact(FactKind.NEXT, good=True, n=reason.next.points, card=move.card)


def _telling(facts: Sequence[Fact], others: Sequence[Fact]) -> Iterator[Fact]:
    """What speaks for a half-move and not as much for the other one."""
    for fact in facts:
        if fact.good and not any(_as_good(other, fact) for other in others):
            yield fact


def _as_good(other: Fact, fact: Fact) -> bool:
    """Whether `other` says the same of its half-move, or more."""
    if other.kind is not fact.kind or other.objective != fact.objective:
        return False
    match fact.kind:
        case FactKind.POINTS | FactKind.WORTH | FactKind.NEXT | FactKind.CORNERS | FactKind.THERE:
            return other.n >= fact.n
        case FactKind.GAINS:
            return all(other.symbols.count(one) >= fact.symbols.count(one) for one in fact.symbols)
        case FactKind.OBJECTIVE | FactKind.FULFILS | FactKind.NEXT_OBJECTIVE:
            return other.after >= fact.after
        case _:
            return other.card == fact.card


def _telling_against(
    facts: Sequence[Fact], better: Sequence[Fact], played: MoveForecast
) -> tuple[Fact, ...]:
    """What speaks against the half-move that was played, then what spoke for it."""
    bad = [fact for fact in facts if not fact.good and fact not in better]
    if played.reason.back is not None and not any(_serves(fact) for fact in facts):
        bad.append(Fact(FactKind.NO_CLOSER, good=False))
    return (*bad, *_telling(facts, better))[:MOST_FACTS]


def _serves(fact: Fact) -> bool:
    return fact.kind in (FactKind.FULFILS, FactKind.CLOSER, FactKind.NEXT_OBJECTIVE)


def _headline(played: MoveForecast, best: MoveForecast) -> Headline:
    made, better = parse_move(played.move), parse_move(best.move)
    match better:
        case ChooseStarter():
            return Headline(HeadlineKind.OTHER_FACE)
        case ChooseObjective():
            return Headline(HeadlineKind.OTHER_OBJECTIVE)
        case Draw(source):
            return Headline(HeadlineKind.SOURCE, source=source.value)
        case Place():
            assert isinstance(made, Place), "both are half-moves of one position"
            return _placement(made, better, played.reason, best.reason)


def _placement(made: Place, better: Place, played: Reason, best: Reason) -> Headline:
    if made.card == better.card and made.side is not better.side:
        return Headline(HeadlineKind.WRONG_SIDE)
    if _gained(best) > _gained(played):
        broken = _gained(played) < 0
        kind = HeadlineKind.OBJECTIVE_BROKEN if broken else HeadlineKind.OBJECTIVE_MISSED
        return Headline(kind)
    points = (best.points or 0) - (played.points or 0)
    if points > 0:
        return Headline(HeadlineKind.POINTS_LEFT, points)
    same_card = made.card == better.card
    following = _next_points(best) - _next_points(played)
    if following > 0:
        return Headline(HeadlineKind.SPOT_NEXT if same_card else HeadlineKind.CARD_NEXT, following)
    if {*best.unlocked} - {*played.unlocked}:
        return Headline(HeadlineKind.PAYS)
    if played.lost and not best.lost:
        return Headline(HeadlineKind.COVERED)
    if points == 0:
        same = HeadlineKind.SAME_POINTS_SPOT if same_card else HeadlineKind.SAME_POINTS_CARD
        return Headline(same)
    return Headline(HeadlineKind.BETTER_SPOT if same_card else HeadlineKind.BETTER_CARD)


def _gained(reason: Reason) -> int:
    """How many more times objectives are fulfilled by a placement, all together."""
    return sum(change.after - change.before for change in reason.objectives)


def _next_points(reason: Reason) -> int:
    return reason.next.points if reason.next is not None else 0
