"""The planner's evaluation: the points that an area and a hand should bring to one seat."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from codex_naturalis.bots.face_points import face_points, missing_symbols, most_covered_corners
from codex_naturalis.bots.planner.objective_progress import progress_towards
from codex_naturalis.bots.planner.terms import EvaluationTerms
from codex_naturalis.bots.planner.weights import EvaluationWeights
from codex_naturalis.engine.area import Area
from codex_naturalis.engine.cards import Card, Face, Objective
from codex_naturalis.engine.catalogue import RETAIL
from codex_naturalis.engine.rules import END_POINTS
from codex_naturalis.engine.symbols import KINGDOMS, Symbol, Tally
from codex_naturalis.engine.view import View

MOST_SYMBOLS = 64
"""More symbols of one kingdom than any area can show, and more than any card costs."""


class PlannerEvaluation:
    """Values are points at the end of the game, without those that no choice can change."""

    def __init__(
        self,
        weights: EvaluationWeights,
        *,
        objectives: Sequence[Objective],
        market: Sequence[Face],
        points: int,
        opponent_points: int,
        turn: int,
        turns_left: int | None,
    ) -> None:
        self.weights = weights
        self.objectives = objectives
        self.market = market
        self.points = points
        """Mine, in the view."""
        self.opponent_points = opponent_points
        """The most points that another seat has."""
        self.turn = turn
        self.turns_left = turns_left
        """My turns after this one; None while that is not known (R41)."""
        steps = (0.0, *weights.symbols, *[weights.further_symbol] * MOST_SYMBOLS)
        self._symbols = list(accumulate(steps))
        self._discounts = [weights.missing_symbol**missing for missing in range(MOST_SYMBOLS)]

    @classmethod
    def of(cls, view: View, weights: EvaluationWeights, *also: int) -> PlannerEvaluation:
        """The evaluation for the seat of a view; `also`: objectives that it might keep."""
        mine = () if view.me.objective is None else (view.me.objective,)
        others = [player.points for seat, player in enumerate(view.players) if seat != view.seat]
        if view.tybor is not None:
            others.append(view.tybor.points)
        return cls(
            weights,
            objectives=[
                RETAIL.objective_by_id[objective] for objective in (*view.objectives, *mine, *also)
            ],
            market=[RETAIL.cards[card].front for card in view.market if card is not None],
            points=view.me.points,
            opponent_points=max(others),
            turn=view.round,
            turns_left=None if view.last_round is None else view.last_round - view.round,
        )

    @property
    def is_last_turn(self) -> bool:
        return self.turns_left == 0

    def next_turn(self, points: int) -> PlannerEvaluation:
        """The evaluation for my next turn, when I have that many points before it."""
        left = self.turns_left
        if left is None and points >= END_POINTS:
            left = 1  # R41: I have triggered the end of the game
        if left is not None:
            left = max(0, left - 1)
        return PlannerEvaluation(
            self.weights,
            objectives=self.objectives,
            market=self.market,
            points=self.points,
            opponent_points=self.opponent_points,
            turn=self.turn + 1,
            turns_left=left,
        )

    def expected_turns(self, points: int) -> float:
        """My turns after this one, known or estimated, if I have that many points after it."""
        if self.turns_left is not None:
            return self.turns_left
        if points >= END_POINTS:
            return 1
        by_points = (END_POINTS - max(points, self.opponent_points)) / self.weights.points_per_turn
        return 1 + max(0.5, min(by_points, self.weights.rounds - self.turn))

    def terms(self, area: Area, points: int, hand: Sequence[Card]) -> EvaluationTerms:
        """The terms for an area and a hand with that many points: points, objectives, and, while
        turns are left, what the area and the hand make possible."""
        turns = self.expected_turns(points)
        begun = min(1.0, turns / self.weights.full_value_turns)
        objectives, done = self._objectives(area, [card.kingdom for card in hand], begun)
        gained = points - self.points
        if turns == 0:
            return EvaluationTerms(self.points, gained, objectives, done)
        cover = most_covered_corners(area)
        cards = sorted(
            (self.expected_points(card.front, area.tally, cover) for card in hand), reverse=True
        )
        if turns == 1:
            last = self.weights.last_card * cards[0] if cards else 0.0
            return EvaluationTerms(self.points, gained, objectives, done, hand=last)
        kingdoms, weights = len(KINGDOMS), self.weights
        return EvaluationTerms(
            self.points,
            gained,
            objectives,
            done,
            time_factor=min(1.0, (turns - 1) / weights.full_value_turns),
            symbols=sum([self._symbols[number] for number in area.tally[:kingdoms]]),
            objects=weights.object * sum(area.tally[kingdoms:]),
            slots=weights.slot * min(weights.most_slots, len(area.slots)),
            corners=weights.corner * cover,
            hand=self._hand(cards),
            market=self._market(area.tally, cover),
        )

    def expected_points(self, face: Face, tally: Tally, cover: int) -> float:
        """The points of a face, discounted for each symbol that is missing to pay for it."""
        return face_points(face, tally, cover) * self._discounts[missing_symbols(face, tally)]

    def surplus(self, points: float) -> float:
        """The expected points of a card beyond those of a common card."""
        return max(0.0, points - self.weights.common_card)

    def _objectives(
        self, area: Area, held: Sequence[Symbol | None], begun: float
    ) -> tuple[float, int]:
        """The value of all objectives, and the points of those fulfilled. `begun` is the factor for
        those that are not."""
        total, done = 0.0, 0
        for objective in self.objectives:
            found = progress_towards(objective, area, held, self.weights)
            total += objective.points * (found.times + begun * found.share)
            done += objective.points * found.times
        return total, done

    def _hand(self, expected: Sequence[float]) -> float:
        """The value of the two best cards in hand, by their expected points, best first."""
        weights = self.weights
        total = 0.0
        for weight, points in zip((weights.best_card, weights.second_card), expected, strict=False):
            total += weight * self.surplus(points)
        return total

    def _market(self, tally: Tally, cover: int) -> float:
        """The value of the best card in the market."""
        expected = [self.expected_points(face, tally, cover) for face in self.market]
        return self.weights.market_card * self.surplus(max(expected, default=0.0))
