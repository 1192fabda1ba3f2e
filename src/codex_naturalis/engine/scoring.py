"""Objectives and the outcome (R50–R54, R68)."""

from __future__ import annotations

from operator import itemgetter

from msgspec import Struct

from codex_naturalis.engine.area import Area
from codex_naturalis.engine.cards import Objective, PatternObjective, SymbolObjective
from codex_naturalis.engine.events import EndReason
from codex_naturalis.engine.geometry import Position
from codex_naturalis.engine.state import State, TieBreak

Occurrence = tuple[Position, ...]
"""The three cards of a pattern found, in the order of the objective's cells."""


class ObjectiveScore(Struct, frozen=True):
    objective: int
    times: int
    points: int
    matched: tuple[Occurrence, ...]
    """The disjoint occurrences counted, for a pattern."""


class SeatScore(Struct, frozen=True):
    track: int
    objectives: tuple[ObjectiveScore, ...]
    """The two common ones, then the secret one; none for Tybor (R68)."""

    @property
    def objective_points(self) -> int:
        return sum(score.points for score in self.objectives)

    @property
    def cards_fulfilled(self) -> int:
        return sum(score.times > 0 for score in self.objectives)

    @property
    def total(self) -> int:
        return self.track + self.objective_points

    def __str__(self) -> str:
        return f"{self.track}+{self.objective_points}"


class Outcome(Struct, frozen=True):
    scores: tuple[SeatScore, ...]
    """By seat; in solo Tybor is the last."""
    winners: tuple[int, ...]
    """Several when the victory is shared; in solo 1 stands for Tybor."""
    tie_broken: bool
    """Equal totals stood at the top, and R54 (in solo R68) left fewer winners."""
    reason: EndReason

    def __str__(self) -> str:
        scores = " ".join(map(str, self.scores))
        return f"{scores} winners {' '.join(map(str, self.winners))}"


def score_objective(objective: Objective, area: Area) -> ObjectiveScore:
    """How often an area fulfils an objective, and by which cards."""
    if isinstance(objective, SymbolObjective):
        tally = area.tally
        times = min(tally[place] // need for place, need in enumerate(objective.needs) if need)
        return ObjectiveScore(objective.id, times, times * objective.points, ())
    matched = occurrences(objective, area)
    return ObjectiveScore(objective.id, len(matched), len(matched) * objective.points, matched)


def occurrences(pattern: PatternObjective, area: Area) -> tuple[Occurrence, ...]:
    """The largest possible set of disjoint occurrences (R53): from below, each that is free.
    catalogue._countable says why none can be missed."""
    cards = area.cards
    (_, lowest), ((ax, ay), second), ((bx, by), third) = pattern.cells
    anchors = [at for at, face in cards.items() if face.kingdom is lowest]
    anchors.sort(key=itemgetter(1))
    used: set[Position] = set()
    found = []
    for at in anchors:
        x, y = at
        middle = cards.get((x + ax, y + ay))
        if middle is None or middle.kingdom is not second:
            continue
        top = cards.get((x + bx, y + by))
        if top is None or top.kingdom is not third:
            continue
        occurrence = (at, (x + ax, y + ay), (x + bx, y + by))
        if used.isdisjoint(occurrence):
            used.update(occurrence)
            found.append(occurrence)
    return tuple(found)


def score_seat(state: State, seat: int) -> SeatScore:
    """What a seat would have if the game ended now; its secret objective counts once chosen."""
    player = state.players[seat]
    goals = (*state.objectives, player.objective)
    scores = tuple(score_objective(goal, player.area) for goal in goals if goal is not None)
    return SeatScore(player.points, scores)


def outcome(state: State) -> Outcome:
    """The result of a finished game."""
    scores = [score_seat(state, seat) for seat in range(len(state.players))]
    if state.tybor is not None:
        scores.append(SeatScore(state.tybor.points, ()))
    totals = [score.total for score in scores]
    best = max(totals)
    leaders = [seat for seat, total in enumerate(totals) if total == best]
    if state.tybor is not None:
        winners = leaders[-1:]  # R68: a tie is Tybor's
    else:
        by_points = state.options.tie_break is TieBreak.POINTS
        ranks = {
            seat: scores[seat].objective_points if by_points else scores[seat].cards_fulfilled
            for seat in leaders
        }
        winners = [seat for seat in leaders if ranks[seat] == max(ranks.values())]
    assert state.ended is not None
    return Outcome(tuple(scores), tuple(winners), len(winners) < len(leaders), state.ended)


def ranks(state: State) -> tuple[int, ...]:
    """The place of each seat of a finished game, 1 for the best, by total and then by R54; equal
    where the tie stands. In solo Tybor is the last, and a tie is his (R68)."""
    result = outcome(state)
    if state.tybor is not None:
        return (1, 2) if result.winners == (0,) else (2, 1)
    by_points = state.options.tie_break is TieBreak.POINTS
    worth = [
        (score.total, score.objective_points if by_points else score.cards_fulfilled)
        for score in result.scores
    ]
    return tuple(1 + sum(other > own for other in worth) for own in worth)
