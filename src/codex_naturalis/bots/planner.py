"""The planner: the choice with the best outlook, two of its own turns ahead at most."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from msgspec import Struct

from codex_naturalis.bots.outlook import Outlook
from codex_naturalis.bots.terms import NOTHING, Terms
from codex_naturalis.bots.weighed import Weighed, average, best_first
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
    terms: Terms
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
        return self.weigh(view, rng)[0].move

    def weigh(self, view: View, rng: Random) -> list[Weighed]:
        match view.phase:
            case Phase.SETUP if not view.me.cards:
                return self._starter(view)
            case Phase.SETUP:
                return self._objective(view)
            case Phase.PLACE:
                return self._placement(view)
            case _:
                return self._draw(view)

    def _starter(self, view: View) -> list[Weighed]:
        outlook = Outlook.of(view, self.weights)
        card = RETAIL.cards[view.me.starter or 0]
        weighed = []
        for side in Side:
            terms = outlook.terms(lay(EMPTY_AREA, card.face(side), ORIGIN).area, 0, ())
            weighed.append(Weighed(ChooseStarter(side), terms.value, terms.parts()))
        return best_first(weighed)

    def _objective(self, view: View) -> list[Weighed]:
        """By what the hand promises for it: each of its cards laid first, in turn."""
        cards = hand(view)
        offers = []
        for number in view.me.offered:
            outlook = Outlook.of(view, self.weights, number)
            reached = [_reach(outlook, view, card.faces, cards) for card in cards]
            offers.append((sum([terms.value for terms in reached]), number, reached))
        # Sorted before they are divided, which may make equal what is not.
        offers.sort(key=lambda offer: offer[0], reverse=True)
        return [
            Weighed(
                ChooseObjective(number),
                total / len(reached),
                average(terms.parts() for terms in reached),
            )
            for total, number, reached in offers
        ]

    def _placement(self, view: View) -> list[Weighed]:
        """The best by outlook are looked at again with the best placement that may follow."""
        me = view.me
        outlook = Outlook.of(view, self.weights)
        trials = _trials(outlook, me.area, me.points, tuple(hand(view)))
        trials.sort(key=lambda trial: -trial.value)
        looked = [(trial, trial.terms) for trial in trials]
        if not outlook.final:
            looked = [(trial, _follow_up(outlook, trial)) for trial in trials[:BEAM]]
        return best_first(
            Weighed(
                Place(trial.face.card, trial.face.side, trial.at),
                terms.value,
                terms.parts(now=trial.points - me.points),
            )
            for trial, terms in looked
        )

    def _draw(self, view: View) -> list[Weighed]:
        outlook = Outlook.of(view, self.weights).after(view.me.points)
        weigh = _last_card if outlook.final else _card
        return best_first(weigh(outlook, view, source) for source in view.draws)


def _trials(outlook: Outlook, area: Area, points: int, cards: tuple[Card, ...]) -> list[Trial]:
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
                terms = outlook.terms(laying.area, total, rest)
                trials.append(Trial(terms.value, terms, face, at, laying.area, total, rest))
    return trials


def _follow_up(outlook: Outlook, trial: Trial) -> Terms:
    """A trial after the best placement that may follow it."""
    after = outlook.after(trial.points)
    trials = _trials(after, trial.area, trial.points, trial.rest)
    return max(trials, key=lambda next_: next_.value, default=trial).terms


def _reach(outlook: Outlook, view: View, faces: Sequence[Face], rest: Sequence[Card]) -> Terms:
    """The best that laying one of these faces brings, with the rest still in hand."""
    me = view.me
    return _better(
        outlook.terms(laying.area, me.points + laying.points, rest)
        for face in faces
        if face.affordable(me.tally)
        for at in view.slots
        for laying in (lay(me.area, face, at),)
    )


def _better(many: Iterable[Terms]) -> Terms:
    """The best of them; the first of equals."""
    return max(many, key=lambda terms: terms.value, default=NOTHING)


def _card(outlook: Outlook, view: View, source: Source) -> Weighed:
    """What a card from there would do if laid next, and its promise if it is kept. Of a deck's
    top card the back is known; its front counts by the average of those it may be."""
    me, cards = view.me, drawable(view, source)
    cover = widest(me.area)
    promises = [outlook.spare(outlook.promise(card.front, me.tally, cover)) for card in cards]
    known = cards[0].faces if source in INDEX else (cards[0].back,)
    kept = outlook.weights.keep * sum(promises) / len(promises)
    reached = _reach(outlook, view, known, hand(view))
    return Weighed(Draw(source), reached.value + kept, {**reached.parts(), "card kept": kept})


def _last_card(outlook: Outlook, view: View, source: Source) -> Weighed:
    """The end as it will be if the last placement is the best that such a card, or the hand
    without it, allows; from a deck, on average over the cards that it may be."""
    without = _reach(outlook, view, [face for card in hand(view) for face in card.faces], ())
    options = drawable(view, source)
    floor = _better((without, _reach(outlook, view, (options[0].back,), ())))
    ends = [_better((floor, _reach(outlook, view, (card.front,), ()))) for card in options]
    value = sum(terms.value for terms in ends) / len(ends)
    return Weighed(Draw(source), value, average(terms.parts() for terms in ends))
