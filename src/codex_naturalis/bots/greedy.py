"""The greedy bot: the most points now; it knows no tomorrow."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile
from random import Random

from codex_naturalis.bots.weighed import Parts, Weighed, best_first
from codex_naturalis.bots.worth import drawable, hand, lacking, widest, worth
from codex_naturalis.engine.area import Area, lay
from codex_naturalis.engine.cards import Card, Side, SymbolObjective
from codex_naturalis.engine.catalogue import RETAIL
from codex_naturalis.engine.moves import ChooseObjective, ChooseStarter, Draw, Move, Place
from codex_naturalis.engine.state import Phase
from codex_naturalis.engine.view import View

TIE = 0.001
"""What decides between equals, in points: too little to outweigh one."""


class GreedyBot:
    name = "greedy"
    description = "Takes the most points it can get at once and keeps its manuscript open."

    def choose(self, view: View, rng: Random) -> Move:
        """The best; one of them by lot when several are equal."""
        weighed = self.weigh(view, rng)
        top = weighed[0].value
        return rng.choice([one.move for one in takewhile(lambda one: one.value == top, weighed)])

    def weigh(self, view: View, rng: Random) -> list[Weighed]:
        match view.phase:
            case Phase.SETUP if not view.me.cards:
                weighed = _starters(view)
            case Phase.SETUP:
                weighed = _objectives(view)
            case Phase.PLACE:
                weighed = _placements(view)
            case _:
                weighed = _draws(view)
        return best_first(weighed)


def _starters(view: View) -> Iterator[Weighed]:
    """The face with the most symbols and corners."""
    card = RETAIL.cards[view.me.starter or 0]
    for side in Side:
        face = card.face(side)
        parts: Parts = {"symbols": len(face.gains), "corners": sum(face.open)}
        yield Weighed(ChooseStarter(side), sum(parts.values()), parts)


def _objectives(view: View) -> Iterator[Weighed]:
    """The one that the starter and the hand go furthest towards, by the points for it."""
    area, cards = view.me.area, hand(view)
    symbols = list(area.tally)
    for card in cards:
        for place in card.front.gains:
            symbols[place] += 1
    for number in view.me.offered:
        goal = RETAIL.goals[number]
        if isinstance(goal, SymbolObjective):
            pairs = zip(symbols, goal.needs, strict=True)
            share = sum(min(have, need) for have, need in pairs) / sum(goal.needs)
        else:
            wanted = [kingdom for _, kingdom in goal.cells]
            for card in cards:
                if card.kingdom is not None and card.kingdom in wanted:
                    wanted.remove(card.kingdom)
            share = 1 - len(wanted) / len(goal.cells)
        parts: Parts = {
            "objectives begun": goal.points * share,
            "objective's points": goal.points * TIE,
        }
        yield Weighed(ChooseObjective(number), sum(parts.values()), parts)


def _placements(view: View) -> Iterator[Weighed]:
    """The most points now; then the most symbols and slots."""
    area = view.me.area
    for option in view.faces:
        if not option.payable:
            continue
        face = RETAIL.cards[option.card].face(option.side)
        for at in view.slots:
            laying = lay(area, face, at)
            symbols, slots = sum(laying.area.tally), len(laying.area.slots)
            yield Weighed(
                Place(option.card, option.side, at),
                laying.points + (symbols + slots) * TIE,
                {
                    "points now": laying.points,
                    "symbols": symbols * TIE,
                    "open slots": slots * TIE,
                },
            )


def _draws(view: View) -> Iterator[Weighed]:
    """The card worth most at once; from a deck, what its top card is worth on average."""
    area = view.me.area
    cover = widest(area)
    for source in view.draws:
        cards = drawable(view, source)
        values = [_value(card, area, cover) for card in cards]
        count = max(1, len(cards))
        yield Weighed(
            Draw(source),
            sum(points + symbols for points, symbols in values) / count,
            {
                "points next": sum(points for points, _ in values) / count,
                "symbols": sum(symbols for _, symbols in values) / count,
            },
        )


SYMBOL = 0.25
"""What a symbol of a card in hand is worth, in points."""


def _value(card: Card, area: Area, cover: int) -> tuple[float, float]:
    """Its points now if it can be paid, less the more symbols are missing; and its symbols."""
    front = card.front
    points = worth(front, area.tally, cover)
    return points / (1 + lacking(front, area.tally)), SYMBOL * len(front.gains)
