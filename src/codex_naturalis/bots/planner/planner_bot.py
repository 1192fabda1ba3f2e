"""The planner: the choice with the best evaluation, at most two of its own turns ahead."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from msgspec import Struct

from codex_naturalis.bots.evaluated_move import EvaluatedMove, average_parts, best_first
from codex_naturalis.bots.face_points import most_covered_corners
from codex_naturalis.bots.known_cards import own_hand, possible_draws
from codex_naturalis.bots.planner.evaluation import PlannerEvaluation
from codex_naturalis.bots.planner.terms import NOTHING, EvaluationTerms
from codex_naturalis.bots.planner.weights import EvaluationWeights
from codex_naturalis.engine.area import EMPTY_AREA, Area, lay
from codex_naturalis.engine.cards import Card, Face, Side
from codex_naturalis.engine.catalogue import RETAIL
from codex_naturalis.engine.geometry import ORIGIN, Cell
from codex_naturalis.engine.moves import ChooseObjective, ChooseStarter, Draw, Move, Place
from codex_naturalis.engine.state import Phase
from codex_naturalis.engine.supply import INDEX, Source
from codex_naturalis.engine.view import View

BEAM_WIDTH = 8
"""How many placements are evaluated again with the best placement that may follow them."""


class Trial(Struct, frozen=True, gc=False):
    """A placement tried out."""

    value: float
    terms: EvaluationTerms
    face: Face
    at: Cell
    area: Area
    points: int
    rest: tuple[Card, ...]
    """The hand after it."""


class PlannerBot:
    name = "planner"

    def __init__(self, weights: EvaluationWeights | None = None) -> None:
        self.weights = EvaluationWeights() if weights is None else weights

    def choose(self, view: View, rng: Random) -> Move:
        return self.evaluate(view, rng)[0].move

    def evaluate(self, view: View, rng: Random) -> list[EvaluatedMove]:
        match view.phase:
            case Phase.SETUP if not view.me.cards:
                return self._starter(view)
            case Phase.SETUP:
                return self._objective(view)
            case Phase.PLACE:
                return self._placement(view)
            case _:
                return self._draw(view)

    def _starter(self, view: View) -> list[EvaluatedMove]:
        evaluation = PlannerEvaluation.of(view, self.weights)
        card = RETAIL.cards[view.me.starter or 0]
        evaluated = []
        for side in Side:
            terms = evaluation.terms(lay(EMPTY_AREA, card.face(side), ORIGIN).area, 0, ())
            evaluated.append(EvaluatedMove(ChooseStarter(side), terms.value, terms.parts()))
        return best_first(evaluated)

    def _objective(self, view: View) -> list[EvaluatedMove]:
        """By the mean over the cards in hand, each laid first."""
        cards = own_hand(view)
        offers = []
        for number in view.me.offered:
            evaluation = PlannerEvaluation.of(view, self.weights, number)
            reached = [_reach(evaluation, view, card.faces, cards) for card in cards]
            offers.append((sum([terms.value for terms in reached]), number, reached))
        # Sorted before the division, which could make different sums equal.
        offers.sort(key=lambda offer: offer[0], reverse=True)
        return [
            EvaluatedMove(
                ChooseObjective(number),
                total / len(reached),
                average_parts(terms.parts() for terms in reached),
            )
            for total, number, reached in offers
        ]

    def _placement(self, view: View) -> list[EvaluatedMove]:
        """The best ones are evaluated again, with the best placement that may follow."""
        me = view.me
        evaluation = PlannerEvaluation.of(view, self.weights)
        trials = _trials(evaluation, me.area, me.points, tuple(own_hand(view)))
        trials.sort(key=lambda trial: -trial.value)
        results = [(trial, trial.terms) for trial in trials]
        if not evaluation.is_last_turn:
            results = [(trial, _follow_up(evaluation, trial)) for trial in trials[:BEAM_WIDTH]]
        return best_first(
            EvaluatedMove(
                Place(trial.face.card, trial.face.side, trial.at),
                terms.value,
                terms.parts(now=trial.points - me.points),
            )
            for trial, terms in results
        )

    def _draw(self, view: View) -> list[EvaluatedMove]:
        evaluation = PlannerEvaluation.of(view, self.weights).next_turn(view.me.points)
        evaluate = _last_card if evaluation.is_last_turn else _card
        return best_first(evaluate(evaluation, view, source) for source in view.draws)


def _trials(
    evaluation: PlannerEvaluation, area: Area, points: int, cards: tuple[Card, ...]
) -> list[Trial]:
    """All placements of these cards."""
    trials = []
    for index, card in enumerate(cards):
        rest = cards[:index] + cards[index + 1 :]
        for face in card.faces:
            if not face.affordable(area.tally):
                continue
            for at in area.slots:
                laying = lay(area, face, at)
                total = points + laying.points
                terms = evaluation.terms(laying.area, total, rest)
                trials.append(Trial(terms.value, terms, face, at, laying.area, total, rest))
    return trials


def _follow_up(evaluation: PlannerEvaluation, trial: Trial) -> EvaluationTerms:
    """The terms after the best placement that may follow a trial."""
    after = evaluation.next_turn(trial.points)
    trials = _trials(after, trial.area, trial.points, trial.rest)
    return max(trials, key=lambda next_: next_.value, default=trial).terms


def _reach(
    evaluation: PlannerEvaluation, view: View, faces: Sequence[Face], rest: Sequence[Card]
) -> EvaluationTerms:
    """The terms after the best placement of one of these faces, with `rest` in hand."""
    me = view.me
    return _best(
        evaluation.terms(laying.area, me.points + laying.points, rest)
        for face in faces
        if face.affordable(me.tally)
        for at in view.slots
        for laying in (lay(me.area, face, at),)
    )


def _best(many: Iterable[EvaluationTerms]) -> EvaluationTerms:
    """Those with the highest value; the first of equal ones."""
    return max(many, key=lambda terms: terms.value, default=NOTHING)


def _card(evaluation: PlannerEvaluation, view: View, source: Source) -> EvaluatedMove:
    """The value of a card when placed next, and that of keeping it. Of a deck's top card only the
    back is known; its front counts by the mean over the cards it may be."""
    me, cards = view.me, possible_draws(view, source)
    cover = most_covered_corners(me.area)
    surpluses = [
        evaluation.surplus(evaluation.expected_points(card.front, me.tally, cover))
        for card in cards
    ]
    known = cards[0].faces if source in INDEX else (cards[0].back,)
    kept = evaluation.weights.drawn_card * sum(surpluses) / len(surpluses)
    reached = _reach(evaluation, view, known, own_hand(view))
    return EvaluatedMove(Draw(source), reached.value + kept, {**reached.parts(), "card kept": kept})


def _last_card(evaluation: PlannerEvaluation, view: View, source: Source) -> EvaluatedMove:
    """The terms after the best last placement of such a card, or of the hand without it; for a
    deck, the mean over the cards that it may give."""
    without = _reach(evaluation, view, [face for card in own_hand(view) for face in card.faces], ())
    options = possible_draws(view, source)
    floor = _best((without, _reach(evaluation, view, (options[0].back,), ())))
    ends = [_best((floor, _reach(evaluation, view, (card.front,), ()))) for card in options]
    value = sum(terms.value for terms in ends) / len(ends)
    return EvaluatedMove(Draw(source), value, average_parts(terms.parts() for terms in ends))
