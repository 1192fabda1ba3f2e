"""What an area and a hand promise to one seat: the planner's evaluation."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from codex_naturalis.bots.prospects import prospect
from codex_naturalis.bots.terms import Terms
from codex_naturalis.bots.weights import Weights
from codex_naturalis.bots.worth import lacking, widest, worth
from codex_naturalis.engine.area import Area
from codex_naturalis.engine.cards import Card, Face, Objective
from codex_naturalis.engine.catalogue import RETAIL
from codex_naturalis.engine.rules import END_POINTS
from codex_naturalis.engine.symbols import KINGDOMS, Symbol, Tally
from codex_naturalis.engine.view import View

MOST = 64
"""More symbols of one kingdom than any area can show, and more than any card costs."""


class Outlook:
    """Values are points at the end of the game, less what is the same for every choice."""

    def __init__(
        self,
        weights: Weights,
        *,
        goals: Sequence[Objective],
        market: Sequence[Face],
        points: int,
        rivals: int,
        turn: int,
        left: int | None,
    ) -> None:
        self.weights = weights
        self.goals = goals
        self.market = market
        self.points = points
        """Mine, as the view stands."""
        self.rivals = rivals
        """The most points that another seat has."""
        self.turn = turn
        self.left = left
        """My turns after this one, once that is known (R41)."""
        steps = (0.0, *weights.symbols, *[weights.symbol] * MOST)
        self._symbols = list(accumulate(steps))
        self._lack = [weights.lack**missing for missing in range(MOST)]

    @classmethod
    def of(cls, view: View, weights: Weights, *also: int) -> Outlook:
        """That of the seat of a view; `also`: an objective that it might keep."""
        mine = () if view.me.objective is None else (view.me.objective,)
        others = [player.points for seat, player in enumerate(view.players) if seat != view.seat]
        if view.tybor is not None:
            others.append(view.tybor.points)
        return cls(
            weights,
            goals=[RETAIL.goals[goal] for goal in (*view.objectives, *mine, *also)],
            market=[RETAIL.cards[card].front for card in view.market if card is not None],
            points=view.me.points,
            rivals=max(others),
            turn=view.round,
            left=None if view.last_round is None else view.last_round - view.round,
        )

    @property
    def final(self) -> bool:
        """No turn of mine follows."""
        return self.left == 0

    def after(self, points: int) -> Outlook:
        """The outlook in my next turn, when I have that many points before it."""
        left = self.left
        if left is None and points >= END_POINTS:
            left = 1  # R41: I have triggered the end
        if left is not None:
            left = max(0, left - 1)
        return Outlook(
            self.weights,
            goals=self.goals,
            market=self.market,
            points=self.points,
            rivals=self.rivals,
            turn=self.turn + 1,
            left=left,
        )

    def turns(self, points: int) -> float:
        """My turns after this one, known or guessed, if this one brings me to that many points."""
        if self.left is not None:
            return self.left
        if points >= END_POINTS:
            return 1
        race = (END_POINTS - max(points, self.rivals)) / self.weights.pace
        return 1 + max(0.5, min(race, self.weights.length - self.turn))

    def terms(self, area: Area, points: int, hand: Sequence[Card]) -> Terms:
        """The points there are, the objectives, and, while turns are left, what the area and the
        hand are good for."""
        turns = self.turns(points)
        soon = min(1.0, turns / self.weights.ripe)
        goals, done = self._objectives(area, [card.kingdom for card in hand], soon)
        gained = points - self.points
        if turns == 0:
            return Terms(self.points, gained, goals, done)
        cover = widest(area)
        cards = sorted((self.promise(card.front, area.tally, cover) for card in hand), reverse=True)
        if turns == 1:
            last = self.weights.last * cards[0] if cards else 0.0
            return Terms(self.points, gained, goals, done, hand=last)
        kingdoms, weights = len(KINGDOMS), self.weights
        return Terms(
            self.points,
            gained,
            goals,
            done,
            ripe=min(1.0, (turns - 1) / weights.ripe),
            symbols=sum([self._symbols[number] for number in area.tally[:kingdoms]]),
            objects=weights.thing * sum(area.tally[kingdoms:]),
            slots=weights.slot * min(weights.slots, len(area.slots)),
            corners=weights.corner * cover,
            hand=self._hand(cards),
            market=self._market(area.tally, cover),
        )

    def promise(self, face: Face, tally: Tally, cover: int) -> float:
        """The points of a face, the less the further it is from being payable."""
        return worth(face, tally, cover) * self._lack[lacking(face, tally)]

    def spare(self, promise: float) -> float:
        """What is left of a promise beyond the usual."""
        return max(0.0, promise - self.weights.usual)

    def _objectives(
        self, area: Area, held: Sequence[Symbol | None], soon: float
    ) -> tuple[float, int]:
        """What they are worth, and which part of it is fulfilled."""
        total, done = 0.0, 0
        for goal in self.goals:
            found = prospect(goal, area, held, self.weights)
            total += goal.points * (found.times + soon * found.share)
            done += goal.points * found.times
        return total, done

    def _hand(self, promises: Sequence[float]) -> float:
        """The cards in hand by their promises, best first."""
        weights = self.weights
        total = 0.0
        for weight, promise in zip((weights.best, weights.other), promises, strict=False):
            total += weight * self.spare(promise)
        return total

    def _market(self, tally: Tally, cover: int) -> float:
        """The best card in the market."""
        offers = [self.promise(face, tally, cover) for face in self.market]
        return self.weights.market * self.spare(max(offers, default=0.0))
