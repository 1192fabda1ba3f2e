"""The score of objectives, and the outcome of a game (R50–R54, R68)."""

from __future__ import annotations

from collections.abc import Mapping
from operator import itemgetter

from msgspec import Struct

from codex_naturalis.engine.area import Area
from codex_naturalis.engine.cards import Face, Objective, PatternObjective, SymbolObjective
from codex_naturalis.engine.events import EndReason
from codex_naturalis.engine.geometry import Cell
from codex_naturalis.engine.state import State, TieBreak

Occurrence = tuple[Cell, ...]
"""The cells of the three cards of a pattern, in the order of the objective's cells."""


class ObjectiveScore(Struct, frozen=True):
    objective: int
    times: int
    points: int
    matched: tuple[Occurrence, ...]
    """For a pattern: the disjoint occurrences that were counted."""


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
    """Seats: several when the victory is shared; in solo 1 stands for Tybor."""
    tie_broken: bool
    """Several had the highest total, and R54 (in solo R68) decided between them."""
    reason: EndReason

    def __str__(self) -> str:
        scores = " ".join(map(str, self.scores))
        return f"{scores} winners {' '.join(map(str, self.winners))}"


def score_objective(objective: Objective, area: Area) -> ObjectiveScore:
    """How often an area fulfils an objective, and with which cards."""
    if isinstance(objective, SymbolObjective):
        tally = area.tally
        times = min(tally[place] // need for place, need in enumerate(objective.needs) if need)
        return ObjectiveScore(objective.id, times, times * objective.points, ())
    matched = occurrences(objective, area.cards)
    return ObjectiveScore(objective.id, len(matched), len(matched) * objective.points, matched)


def occurrences(pattern: PatternObjective, cards: Mapping[Cell, Face]) -> tuple[Occurrence, ...]:
    """The largest possible set of disjoint occurrences (R53), found greedily from below;
    catalogue._countable explains why that is the largest."""
    (_, lowest), ((ax, ay), second), ((bx, by), third) = pattern.cells
    anchors = [at for at, face in cards.items() if face.kingdom is lowest]
    anchors.sort(key=itemgetter(1))
    used: set[Cell] = set()
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
    """The score of a seat if the game ended now; its secret objective counts once chosen."""
    player = state.players[seat]
    objectives = (*state.objectives, player.objective)
    scores = tuple(
        score_objective(objective, player.area) for objective in objectives if objective is not None
    )
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
    """The rank of each seat of a finished game: 1 is the best, by total and then by R54; seats that
    are still tied share a rank. In solo Tybor comes last in the tuple, and wins a tie (R68)."""
    result = outcome(state)
    if state.tybor is not None:
        return (1, 2) if result.winners == (0,) else (2, 1)
    by_points = state.options.tie_break is TieBreak.POINTS
    keys = [
        (score.total, score.objective_points if by_points else score.cards_fulfilled)
        for score in result.scores
    ]
    return tuple(1 + sum(other > own for other in keys) for own in keys)
