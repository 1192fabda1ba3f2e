"""Why a half-move may be a good one: plain facts, counted by the engine from the view alone."""

from __future__ import annotations

from collections.abc import Sequence

from codex_naturalis.bots.prospects import prospect
from codex_naturalis.bots.thinking import Line
from codex_naturalis.bots.weights import Weights
from codex_naturalis.bots.worth import hand, unseen
from codex_naturalis.engine.area import EMPTY_AREA, Area, lay, points_at
from codex_naturalis.engine.cards import Card, Face, Objective, SymbolObjective
from codex_naturalis.engine.catalogue import RETAIL
from codex_naturalis.engine.geometry import ORIGIN
from codex_naturalis.engine.moves import ChooseObjective, ChooseStarter, Draw, Move, Place
from codex_naturalis.engine.scoring import score_objective
from codex_naturalis.engine.supply import INDEX, Source
from codex_naturalis.engine.symbols import ORDER, SYMBOLS, Symbol
from codex_naturalis.engine.view import View
from codex_naturalis.kernel.thought import Candidate
from codex_naturalis.protocol.reasons import GoalChange, NextPlacement, Reason

WEIGHTS = Weights()
"""The planner's measure of what is begun."""
STEP = max(WEIGHTS.single)
"""A card brings a pattern nearer if it is worth more than a lone first card."""


def reason_of(view: View, candidate: Candidate) -> Reason:
    """For a half-move that a search has looked at, with what it expects to follow."""
    return reason_for(view, candidate.move, candidate.line)


def reason_for(view: View, move: Move, line: Line = ()) -> Reason:
    """For a legal half-move of the seat of the view; `line`: what is expected, itself first."""
    match move:
        case ChooseStarter():
            return _starter(view, move)
        case ChooseObjective(objective):
            return _objective(view, objective, line)
        case Place():
            return _placement(view, move, line)
        case Draw(source):
            return _draw(view, source, line)


def _starter(view: View, move: ChooseStarter) -> Reason:
    """Nothing else is dealt yet (R12), so there is nothing to look forward to."""
    assert view.me.starter is not None, "a seat that may choose has a starter"
    face = RETAIL.cards[view.me.starter].face(move.side)
    return Reason(
        places=len(lay(EMPTY_AREA, face, ORIGIN).area.slots),
        gained=tuple(SYMBOLS[place] for place in sorted(face.gains)),
        corners=sum(face.open),
    )


def _objective(view: View, objective: int, line: Line) -> Reason:
    goal = RETAIL.goals[objective]
    has, needs = _reach(goal, view.me.area, hand(view))
    goals = [*_goals(view), goal]
    return Reason(has=has, needs=needs, next=_next(view, goals, view.me.area, line))


def _placement(view: View, move: Place, line: Line) -> Reason:
    before, goals = view.me.area, _goals(view)
    laying = lay(before, RETAIL.cards[move.card].face(move.side), move.at)
    after = laying.area
    rest = [card for card in hand(view) if card.id != move.card]
    gained, lost = _symbols(before, after, _wanted(goals, rest))
    return Reason(
        points=laying.points,
        places=len(after.slots),
        gained=gained,
        lost=lost,
        goals=_changes(goals, before, after),
        unlocked=tuple(
            card.id
            for card in rest
            if card.front.affordable(after.tally) and not card.front.affordable(before.tally)
        ),
        next=_next(view, goals, after, line),
    )


def _draw(view: View, source: Source, line: Line) -> Reason:
    area, goals = view.me.area, _goals(view)
    index = INDEX.get(source)
    following = _next(view, goals, area, line)
    if index is None:
        top = view.decks[source is Source.GOLD_DECK].top
        assert top is not None, f"{source} is empty"
        # All backs of a kingdom are alike (R5): that of any such card will do.
        back = next(card.back for card in (*RETAIL.resource, *RETAIL.gold) if card.shown == top)
        changes, advances = _use(goals, area, [back])
        return Reason(goals=changes, next=following, back=top, advances=advances)
    number = view.market[index]
    assert number is not None, f"{source} is empty"
    card = RETAIL.cards[number]
    payable = [face for face in card.faces if face.affordable(area.tally)]
    changes, advances = _use(goals, area, payable)
    return Reason(
        goals=changes,
        next=following,
        back=card.shown,
        card=number,
        worth=_worth(area, card.front) if card.front in payable else None,
        advances=advances,
    )


def _goals(view: View) -> list[Objective]:
    return [RETAIL.goals[goal.objective] for goal in view.goals]


def _times(goal: Objective, area: Area) -> int:
    return score_objective(goal, area).times


def _changes(goals: Sequence[Objective], before: Area, after: Area) -> tuple[GoalChange, ...]:
    counted = [GoalChange(goal.id, _times(goal, before), _times(goal, after)) for goal in goals]
    return tuple(change for change in counted if change.before != change.after)


def _wanted(goals: Sequence[Objective], cards: Sequence[Card]) -> set[int]:
    """The symbols that objectives need, cards cost, or cards count, as places in a Tally."""
    wanted: set[int] = set()
    for goal in goals:
        if isinstance(goal, SymbolObjective):
            wanted.update(place for place, need in enumerate(goal.needs) if need)
    for card in cards:
        wanted.update(place for place, _ in card.front.bill)
        if card.front.counted is not None:
            wanted.add(ORDER[card.front.counted])
    return wanted


def _symbols(
    before: Area, after: Area, wanted: set[int]
) -> tuple[tuple[Symbol, ...], tuple[Symbol, ...]]:
    """Those of the wanted that there are more of, and fewer of."""
    gained: list[Symbol] = []
    lost: list[Symbol] = []
    for place in sorted(wanted):
        change = after.tally[place] - before.tally[place]
        gained += [SYMBOLS[place]] * change
        lost += [SYMBOLS[place]] * -change
    return tuple(gained), tuple(lost)


def _next(view: View, goals: Sequence[Objective], area: Area, line: Line) -> NextPlacement | None:
    """The first placement after the half-move itself, if it is of a card that the seat knows."""
    own = [move for seat, move in line if seat == view.seat][1:]
    move = next((move for move in own if isinstance(move, Place)), None)
    if move is None or move.card in {card.id for card in unseen(view)}:
        return None
    face = RETAIL.cards[move.card].face(move.side)
    if move.at not in area.slots or not face.affordable(area.tally):
        return None
    laying = lay(area, face, move.at)
    return NextPlacement(str(move), laying.points, _changes(goals, area, laying.area))


def _use(
    goals: Sequence[Objective], area: Area, faces: Sequence[Face]
) -> tuple[tuple[GoalChange, ...], tuple[int, ...]]:
    """What laying one of these faces at its best place could fulfil, and what else it would bring
    nearer."""
    fulfilled: list[GoalChange] = []
    nearer: list[int] = []
    for goal in goals:
        useful = [face for face in faces if _serves(face, goal)]
        areas = [lay(area, face, at).area for face in useful for at in area.slots]
        before = _times(goal, area)
        after = max((_times(goal, laid) for laid in areas), default=before)
        if after > before:
            fulfilled.append(GoalChange(goal.id, before, after))
        elif any(_share(goal, laid) - _share(goal, area) > _step(goal) for laid in areas):
            nearer.append(goal.id)
    return tuple(fulfilled), tuple(nearer)


def _serves(face: Face, goal: Objective) -> bool:
    if isinstance(goal, SymbolObjective):
        return any(goal.needs[place] for place in face.gains)
    return any(kingdom is face.kingdom for _, kingdom in goal.cells)


def _share(goal: Objective, area: Area) -> float:
    return prospect(goal, area, (), WEIGHTS).share


def _step(goal: Objective) -> float:
    return 0.0 if isinstance(goal, SymbolObjective) else STEP


def _worth(area: Area, front: Face) -> int:
    return max((points_at(area, front, at) for at in area.slots), default=0)


def _reach(goal: Objective, area: Area, cards: Sequence[Card]) -> tuple[int, int]:
    """How many of the symbols that an objective needs lie or are held, or of its three cards; and
    how many it needs."""
    if isinstance(goal, SymbolObjective):
        symbols = list(area.tally)
        for card in cards:
            for place in card.front.gains:
                symbols[place] += 1
        return sum(map(min, symbols, goal.needs)), sum(goal.needs)
    wanted = [kingdom for _, kingdom in goal.cells]
    for card in cards:
        if card.kingdom is not None and card.kingdom in wanted:
            wanted.remove(card.kingdom)
    return len(goal.cells) - len(wanted), len(goal.cells)
