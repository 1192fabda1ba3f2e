"""The planner: the choice with the best outlook, two of its own turns ahead at most."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from msgspec import Struct

from codex_naturalis.bots.outlook import Outlook
from codex_naturalis.bots.weights import Weights
from codex_naturalis.bots.worth import drawable, hand, widest
from codex_naturalis.engine.area import EMPTY_AREA, Area, lay
from codex_naturalis.engine.cards import Card, Face, Side
from codex_naturalis.engine.catalogue import RETAIL
from codex_naturalis.engine.geometry import ORIGIN, Position
from codex_naturalis.engine.moves import ChooseObjective, ChooseStarter, Draw, Move, Place
from codex_naturalis.engine.state import Phase
from codex_naturalis.engine.supply import INDEX, Source
from codex_naturalis.engine.view import View

BEAM = 8
"""How many placements are looked at again with the best that may follow them."""


class Trial(Struct, frozen=True, gc=False):
    """A placement tried out."""

    value: float
    face: Face
    at: Position
    area: Area
    points: int
    rest: tuple[Card, ...]
    """The hand that is left."""


class PlannerBot:
    name = "planner"
    description = "Weighs points against objectives, open slots and the cards it may yet pay for."

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = Weights() if weights is None else weights

    def choose(self, view: View, rng: Random) -> Move:
        match view.phase:
            case Phase.SETUP if not view.me.cards:
                return self._starter(view)
            case Phase.SETUP:
                return self._objective(view)
            case Phase.PLACE:
                return self._placement(view)
            case _:
                return self._draw(view)

    def _starter(self, view: View) -> ChooseStarter:
        outlook = Outlook.of(view, self.weights)
        card = RETAIL.cards[view.me.starter or 0]

        def value(side: Side) -> float:
            return outlook.value(lay(EMPTY_AREA, card.face(side), ORIGIN).area, 0, ())

        return ChooseStarter(max(Side, key=value))

    def _objective(self, view: View) -> ChooseObjective:
        """The one that the hand promises most for: each of its cards laid first, in turn."""
        cards = hand(view)

        def value(number: int) -> float:
            outlook = Outlook.of(view, self.weights, number)
            return sum(_reach(outlook, view, (card.front, card.back), cards) for card in cards)

        return ChooseObjective(max(view.me.offered, key=value))

    def _placement(self, view: View) -> Place:
        """The best by outlook are looked at again with the best placement that may follow."""
        me = view.me
        outlook = Outlook.of(view, self.weights)
        trials = _trials(outlook, me.area, me.points, tuple(hand(view)))
        trials.sort(key=lambda trial: -trial.value)
        best = trials[0]
        if not outlook.final:
            best = max(trials[:BEAM], key=lambda trial: _follow_up(outlook, trial))
        return Place(best.face.card, best.face.side, best.at)

    def _draw(self, view: View) -> Draw:
        outlook = Outlook.of(view, self.weights).after(view.me.points)
        worth = _last_card if outlook.final else _card
        return Draw(max(view.draws, key=lambda source: worth(outlook, view, source)))


def _trials(outlook: Outlook, area: Area, points: int, cards: tuple[Card, ...]) -> list[Trial]:
    """All placements of these cards."""
    trials = []
    for index, card in enumerate(cards):
        rest = cards[:index] + cards[index + 1 :]
        for face in (card.front, card.back):
            if not face.affordable(area.tally):
                continue
            for at in area.slots:
                laying = lay(area, face, at)
                total = points + laying.points
                value = outlook.value(laying.area, total, rest)
                trials.append(Trial(value, face, at, laying.area, total, rest))
    return trials


def _follow_up(outlook: Outlook, trial: Trial) -> float:
    """The value of a trial after the best placement that may follow it."""
    after = outlook.after(trial.points)
    values = [next_.value for next_ in _trials(after, trial.area, trial.points, trial.rest)]
    return max(values, default=trial.value)


def _reach(outlook: Outlook, view: View, faces: Sequence[Face], rest: Sequence[Card]) -> float:
    """The best value that laying one of these faces brings, with the rest still in hand."""
    me = view.me
    return max(
        [
            outlook.value(laying.area, me.points + laying.points, rest)
            for face in faces
            if face.affordable(me.tally)
            for at in view.slots
            for laying in (lay(me.area, face, at),)
        ],
        default=0.0,
    )


def _card(outlook: Outlook, view: View, source: Source) -> float:
    """What a card from there would do if laid next, and its promise if it is kept. Of a deck's
    top card the back is known; its front counts by the average of those it may be."""
    me, cards = view.me, drawable(view, source)
    cover = widest(me.area)
    promises = [outlook.spare(outlook.promise(card.front, me.tally, cover)) for card in cards]
    known = [cards[0].front, cards[0].back] if source in INDEX else [cards[0].back]
    kept = outlook.weights.keep * sum(promises) / len(promises)
    return _reach(outlook, view, known, hand(view)) + kept


def _last_card(outlook: Outlook, view: View, source: Source) -> float:
    """The end as it will be if the last placement is the best that such a card, or the hand
    without it, allows; from a deck, on average over the cards that it may be."""
    cards = hand(view)
    without = _reach(outlook, view, [face for c in cards for face in (c.front, c.back)], ())
    options = drawable(view, source)
    floor = max(without, _reach(outlook, view, [options[0].back], ()))
    fronts = [_reach(outlook, view, [card.front], ()) for card in options]
    return sum(max(floor, front) for front in fronts) / len(fronts)
