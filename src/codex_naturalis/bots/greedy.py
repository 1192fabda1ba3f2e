"""The greedy bot: the most points now, without looking ahead."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile
from random import Random

from codex_naturalis.bots.evaluated_move import EvaluatedMove, Parts, best_first
from codex_naturalis.bots.face_points import face_points, missing_symbols, most_covered_corners
from codex_naturalis.bots.known_cards import own_hand, possible_draws
from codex_naturalis.engine.area import Area, lay
from codex_naturalis.engine.cards import Card, Side, SymbolObjective
from codex_naturalis.engine.catalogue import RETAIL
from codex_naturalis.engine.moves import ChooseObjective, ChooseStarter, Draw, Move, Place
from codex_naturalis.engine.state import Phase
from codex_naturalis.engine.view import View

TIE_BREAK = 0.001
"""The weight of what decides between equal placements: too small to outweigh a point."""


class GreedyBot:
    name = "greedy"

    def choose(self, view: View, rng: Random) -> Move:
        """The best half-move; a random one of them when several are equal."""
        evaluated = self.evaluate(view, rng)
        top = evaluated[0].value
        return rng.choice([one.move for one in takewhile(lambda one: one.value == top, evaluated)])

    def evaluate(self, view: View, rng: Random) -> list[EvaluatedMove]:
        match view.phase:
            case Phase.SETUP if not view.me.cards:
                evaluated = _starters(view)
            case Phase.SETUP:
                evaluated = _objectives(view)
            case Phase.PLACE:
                evaluated = _placements(view)
            case _:
                evaluated = _draws(view)
        return best_first(evaluated)


def _starters(view: View) -> Iterator[EvaluatedMove]:
    """The face with the most symbols and corners."""
    card = RETAIL.cards[view.me.starter or 0]
    for side in Side:
        face = card.face(side)
        parts: Parts = {"symbols": len(face.symbol_indices), "corners": sum(face.open)}
        yield EvaluatedMove(ChooseStarter(side), sum(parts.values()), parts)


def _objectives(view: View) -> Iterator[EvaluatedMove]:
    """The one that starter and hand fulfil to the largest part, multiplied by its points."""
    area, cards = view.me.area, own_hand(view)
    symbols = list(area.tally)
    for card in cards:
        for place in card.front.symbol_indices:
            symbols[place] += 1
    for number in view.me.offered:
        objective = RETAIL.objective_by_id[number]
        if isinstance(objective, SymbolObjective):
            pairs = zip(symbols, objective.needs, strict=True)
            share = sum(min(have, need) for have, need in pairs) / sum(objective.needs)
        else:
            wanted = [kingdom for _, kingdom in objective.cells]
            for card in cards:
                if card.kingdom is not None and card.kingdom in wanted:
                    wanted.remove(card.kingdom)
            share = 1 - len(wanted) / len(objective.cells)
        parts: Parts = {
            "objectives begun": objective.points * share,
            "objective's points": objective.points * TIE_BREAK,
        }
        yield EvaluatedMove(ChooseObjective(number), sum(parts.values()), parts)


def _placements(view: View) -> Iterator[EvaluatedMove]:
    """The most points now; then the most symbols and slots."""
    area = view.me.area
    for option in view.faces:
        if not option.payable:
            continue
        face = RETAIL.cards[option.card].face(option.side)
        for at in view.slots:
            laying = lay(area, face, at)
            symbols, slots = sum(laying.area.tally), len(laying.area.slots)
            yield EvaluatedMove(
                Place(option.card, option.side, at),
                laying.points + (symbols + slots) * TIE_BREAK,
                {
                    "points now": laying.points,
                    "symbols": symbols * TIE_BREAK,
                    "open slots": slots * TIE_BREAK,
                },
            )


def _draws(view: View) -> Iterator[EvaluatedMove]:
    """The card of the highest value; for a deck, the mean over the cards it may give."""
    area = view.me.area
    cover = most_covered_corners(area)
    for source in view.draws:
        cards = possible_draws(view, source)
        values = [_value(card, area, cover) for card in cards]
        count = max(1, len(cards))
        yield EvaluatedMove(
            Draw(source),
            sum(points + symbols for points, symbols in values) / count,
            {
                "points next": sum(points for points, _ in values) / count,
                "symbols": sum(symbols for _, symbols in values) / count,
            },
        )


SYMBOL_VALUE = 0.25
"""The value in points of a symbol on a card in hand."""


def _value(card: Card, area: Area, cover: int) -> tuple[float, float]:
    """The value of its points, lower the more symbols are missing; and that of its symbols."""
    front = card.front
    points = face_points(front, area.tally, cover)
    return points / (1 + missing_symbols(front, area.tally)), SYMBOL_VALUE * len(
        front.symbol_indices
    )
