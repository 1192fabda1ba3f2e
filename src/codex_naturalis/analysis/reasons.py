"""Why a half-move may be a good one: facts that the engine counts from the view alone."""

from __future__ import annotations

from collections.abc import Sequence

from codex_naturalis.analysis.lines import Line
from codex_naturalis.bots.known_cards import own_hand, unseen_cards
from codex_naturalis.bots.planner.objective_progress import progress_towards
from codex_naturalis.bots.planner.weights import EvaluationWeights
from codex_naturalis.engine.area import EMPTY_AREA, Area, lay, points_at
from codex_naturalis.engine.cards import Card, Face, Objective, SymbolObjective
from codex_naturalis.engine.catalogue import RETAIL
from codex_naturalis.engine.geometry import ORIGIN
from codex_naturalis.engine.moves import ChooseObjective, ChooseStarter, Draw, Move, Place
from codex_naturalis.engine.scoring import score_objective
from codex_naturalis.engine.supply import INDEX, Source
from codex_naturalis.engine.symbols import ORDER, SYMBOLS, Symbol
from codex_naturalis.engine.view import View
from codex_naturalis.kernel.search.result import SearchedMove
from codex_naturalis.protocol.reasons import NextPlacement, ObjectiveChange, Reason

WEIGHTS = EvaluationWeights()
"""Those of the planner, to measure progress towards objectives."""
PATTERN_STEP = max(WEIGHTS.single)
"""A card brings a pattern nearer if it adds more than the first card of a pattern does."""


def reason_of(view: View, candidate: SearchedMove) -> Reason:
    """The reason for a half-move that a search has tried."""
    return reason_for(view, candidate.move, candidate.line)


def reason_for(view: View, move: Move, line: Line = ()) -> Reason:
    """The reason for a legal half-move of the seat of the view; `line`: the expected half-moves,
    this one first."""
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
    """Nothing else is dealt yet (R12), so there is no next placement."""
    assert view.me.starter is not None, "a seat that may choose has a starter"
    face = RETAIL.cards[view.me.starter].face(move.side)
    return Reason(
        places=len(lay(EMPTY_AREA, face, ORIGIN).area.slots),
        gained=tuple(SYMBOLS[place] for place in sorted(face.symbol_indices)),
        corners=sum(face.open),
    )


def _objective(view: View, objective: int, line: Line) -> Reason:
    kept = RETAIL.objective_by_id[objective]
    has, needs = _count(kept, view.me.area, own_hand(view))
    objectives = [*_objectives(view), kept]
    return Reason(has=has, needs=needs, next=_next(view, objectives, view.me.area, line))


def _placement(view: View, move: Place, line: Line) -> Reason:
    before, objectives = view.me.area, _objectives(view)
    laying = lay(before, RETAIL.cards[move.card].face(move.side), move.at)
    after = laying.area
    rest = [card for card in own_hand(view) if card.id != move.card]
    gained, lost = _symbols(before, after, _wanted(objectives, rest))
    return Reason(
        points=laying.points,
        places=len(after.slots),
        gained=gained,
        lost=lost,
        objectives=_changes(objectives, before, after),
        unlocked=tuple(
            card.id
            for card in rest
            if card.front.affordable(after.tally) and not card.front.affordable(before.tally)
        ),
        next=_next(view, objectives, after, line),
    )


def _draw(view: View, source: Source, line: Line) -> Reason:
    area, objectives = view.me.area, _objectives(view)
    index = INDEX.get(source)
    following = _next(view, objectives, area, line)
    if index is None:
        top = view.decks[source is Source.GOLD_DECK].top
        assert top is not None, f"{source} is empty"
        # All backs of a kind and kingdom are alike (R5): any such card will do.
        back = next(card.back for card in (*RETAIL.resource, *RETAIL.gold) if card.shown == top)
        changes, advances = _objectives_served(objectives, area, [back])
        return Reason(objectives=changes, next=following, back=top, advances=advances)
    number = view.market[index]
    assert number is not None, f"{source} is empty"
    card = RETAIL.cards[number]
    payable = [face for face in card.faces if face.affordable(area.tally)]
    changes, advances = _objectives_served(objectives, area, payable)
    return Reason(
        objectives=changes,
        next=following,
        back=card.shown,
        card=number,
        worth=_most_points(area, card.front) if card.front in payable else None,
        advances=advances,
    )


def _objectives(view: View) -> list[Objective]:
    return [RETAIL.objective_by_id[score.objective] for score in view.objective_scores]


def _times(objective: Objective, area: Area) -> int:
    return score_objective(objective, area).times


def _changes(
    objectives: Sequence[Objective], before: Area, after: Area
) -> tuple[ObjectiveChange, ...]:
    counted = [
        ObjectiveChange(objective.id, _times(objective, before), _times(objective, after))
        for objective in objectives
    ]
    return tuple(change for change in counted if change.before != change.after)


def _wanted(objectives: Sequence[Objective], cards: Sequence[Card]) -> set[int]:
    """The symbols that objectives need, or that cards cost or count, as indices of a Tally."""
    wanted: set[int] = set()
    for objective in objectives:
        if isinstance(objective, SymbolObjective):
            wanted.update(place for place, need in enumerate(objective.needs) if need)
    for card in cards:
        wanted.update(place for place, _ in card.front.cost_items)
        if card.front.counted is not None:
            wanted.add(ORDER[card.front.counted])
    return wanted


def _symbols(
    before: Area, after: Area, wanted: set[int]
) -> tuple[tuple[Symbol, ...], tuple[Symbol, ...]]:
    """The wanted symbols gained, and those lost."""
    gained: list[Symbol] = []
    lost: list[Symbol] = []
    for place in sorted(wanted):
        change = after.tally[place] - before.tally[place]
        gained += [SYMBOLS[place]] * change
        lost += [SYMBOLS[place]] * -change
    return tuple(gained), tuple(lost)


def _next(
    view: View, objectives: Sequence[Objective], area: Area, line: Line
) -> NextPlacement | None:
    """The seat's first placement after the half-move itself, if the seat knows the card."""
    own = [move for seat, move in line if seat == view.seat][1:]
    move = next((move for move in own if isinstance(move, Place)), None)
    if move is None or move.card in {card.id for card in unseen_cards(view)}:
        return None
    face = RETAIL.cards[move.card].face(move.side)
    if move.at not in area.slots or not face.affordable(area.tally):
        return None
    laying = lay(area, face, move.at)
    return NextPlacement(str(move), laying.points, _changes(objectives, area, laying.area))


def _objectives_served(
    objectives: Sequence[Objective], area: Area, faces: Sequence[Face]
) -> tuple[tuple[ObjectiveChange, ...], tuple[int, ...]]:
    """The objectives that laying one of these faces in its best slot would fulfil, and the others
    that it would bring nearer."""
    fulfilled: list[ObjectiveChange] = []
    nearer: list[int] = []
    for objective in objectives:
        useful = [face for face in faces if _serves(face, objective)]
        areas = [lay(area, face, at).area for face in useful for at in area.slots]
        before = _times(objective, area)
        after = max((_times(objective, laid) for laid in areas), default=before)
        if after > before:
            fulfilled.append(ObjectiveChange(objective.id, before, after))
        elif any(
            _share(objective, laid) - _share(objective, area) > _step(objective) for laid in areas
        ):
            nearer.append(objective.id)
    return tuple(fulfilled), tuple(nearer)


def _serves(face: Face, objective: Objective) -> bool:
    if isinstance(objective, SymbolObjective):
        return any(objective.needs[place] for place in face.symbol_indices)
    return any(kingdom is face.kingdom for _, kingdom in objective.cells)


def _share(objective: Objective, area: Area) -> float:
    return progress_towards(objective, area, (), WEIGHTS).share


def _step(objective: Objective) -> float:
    return 0.0 if isinstance(objective, SymbolObjective) else PATTERN_STEP


def _most_points(area: Area, front: Face) -> int:
    return max((points_at(area, front, at) for at in area.slots), default=0)


def _count(objective: Objective, area: Area, cards: Sequence[Card]) -> tuple[int, int]:
    """How many of the symbols or cards that an objective needs are laid or in hand, and how many it
    needs."""
    if isinstance(objective, SymbolObjective):
        symbols = list(area.tally)
        for card in cards:
            for place in card.front.symbol_indices:
                symbols[place] += 1
        return sum(map(min, symbols, objective.needs)), sum(objective.needs)
    wanted = [kingdom for _, kingdom in objective.cells]
    for card in cards:
        if card.kingdom is not None and card.kingdom in wanted:
            wanted.remove(card.kingdom)
    return len(objective.cells) - len(wanted), len(objective.cells)
