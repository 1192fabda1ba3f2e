"""The greedy bot: the most points now; it knows no tomorrow."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import TypeVar

from codex_naturalis.bots.worth import drawable, hand, lacking, widest, worth
from codex_naturalis.engine.area import Area, lay
from codex_naturalis.engine.cards import Card, Side, SymbolObjective
from codex_naturalis.engine.catalogue import RETAIL
from codex_naturalis.engine.moves import ChooseObjective, ChooseStarter, Draw, Move, Place
from codex_naturalis.engine.state import Phase
from codex_naturalis.engine.view import View

M = TypeVar("M", bound=Move)


class GreedyBot:
    name = "greedy"
    description = "Takes the most points it can get at once and keeps its manuscript open."

    def choose(self, view: View, rng: Random) -> Move:
        match view.phase:
            case Phase.SETUP if not view.me.cards:
                return _starter(view, rng)
            case Phase.SETUP:
                return _objective(view, rng)
            case Phase.PLACE:
                return _placement(view, rng)
            case _:
                return _draw(view, rng)


def _best(ranked: Iterable[tuple[M, tuple[float, ...]]], rng: Random) -> M:
    """The move of the highest rank; one of them by lot when several are equal."""
    top: tuple[float, ...] = ()
    best: list[M] = []
    for move, rank in ranked:
        if rank > top:
            top, best = rank, [move]
        elif rank == top:
            best.append(move)
    return rng.choice(best)


def _starter(view: View, rng: Random) -> ChooseStarter:
    """The face with the most symbols and corners."""
    card = RETAIL.cards[view.me.starter or 0]
    faces = ((side, card.face(side)) for side in Side)
    return _best(
        ((ChooseStarter(side), (len(face.gains) + sum(face.open),)) for side, face in faces), rng
    )


def _objective(view: View, rng: Random) -> ChooseObjective:
    """The one that the starter and the hand go furthest towards, by the points for it."""
    area, cards = view.me.area, hand(view)
    symbols = list(area.tally)
    for card in cards:
        for place in card.front.gains:
            symbols[place] += 1
    ranked = []
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
        ranked.append((ChooseObjective(number), (goal.points * share, goal.points)))
    return _best(ranked, rng)


def _placement(view: View, rng: Random) -> Place:
    """The most points now; then the most symbols and slots."""
    area = view.me.area
    ranked = []
    for option in view.faces:
        if not option.payable:
            continue
        face = RETAIL.cards[option.card].face(option.side)
        for at in view.slots:
            laying = lay(area, face, at)
            after = laying.area
            rank = (laying.points, sum(after.tally) + len(after.slots))
            ranked.append((Place(option.card, option.side, at), rank))
    return _best(ranked, rng)


def _draw(view: View, rng: Random) -> Draw:
    """The card worth most at once; from a deck, what its top card is worth on average."""
    area = view.me.area
    cover = widest(area)
    ranked = []
    for source in view.draws:
        cards = drawable(view, source)
        value = sum(_value(card, area, cover) for card in cards) / max(1, len(cards))
        ranked.append((Draw(source), (value,)))
    return _best(ranked, rng)


SYMBOL = 0.25
"""What a symbol of a card in hand is worth, in points."""


def _value(card: Card, area: Area, cover: int) -> float:
    """Its points now if it can be paid, less the more symbols are missing; and its symbols."""
    front = card.front
    points = worth(front, area.tally, cover)
    return points / (1 + lacking(front, area.tally)) + SYMBOL * len(front.gains)
