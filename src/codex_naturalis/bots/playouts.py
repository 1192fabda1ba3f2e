"""A search in plain Python: the planner's best half-moves, each played out to the end from the same
sampled states. Used while the compiled search is not installed or not compiled."""

from __future__ import annotations

from collections.abc import Collection
from random import Random
from time import monotonic

from codex_naturalis.bots.planner import PlannerBot
from codex_naturalis.bots.search import Stop
from codex_naturalis.engine.area import points_at
from codex_naturalis.engine.legality import payable_faces, sample
from codex_naturalis.engine.moves import Move, Place
from codex_naturalis.engine.rules import advance
from codex_naturalis.engine.scoring import outcome
from codex_naturalis.engine.state import OVER, PLACE, State
from codex_naturalis.engine.view import View
from codex_naturalis.kernel.search.result import SearchedMove, SearchResult

NAME = "playouts"
WIDTH = 4
"""How many of the planner's half-moves are tried."""
SIMULATIONS = 240
"""Unless told otherwise."""


def search(
    view: View,
    *,
    simulations: int | None = None,
    seconds: float | None = None,
    seed: int = 0,
    consider: Collection[Move] = (),
    stop: Stop | None = None,
) -> SearchResult:
    """See Search. Each half-move is tried at least once, however short the time."""
    assert view.seat is not None, "a spectator has no half-moves"
    rng = Random(seed)
    moves = [one.move for one in PlannerBot().evaluate(view, rng)[:WIDTH]]
    moves += [move for move in consider if move not in moves]
    trials = [_Trial(move) for move in moves]
    if simulations is None:
        simulations = SIMULATIONS if seconds is None else 10**9
    deadline = None if seconds is None else monotonic() + seconds
    done = 0
    while not done or done + len(trials) <= simulations:
        if done and (_is_late(deadline) or (stop is not None and stop())):
            break
        state, seed = view.resample(rng), rng.getrandbits(64)
        for trial in trials:
            # The same cards and random numbers for each: only the half-move makes a difference.
            trial.add(_played_out(advance(state, trial.move, view.seat), Random(seed)))
        done += len(trials)
    seat = view.seat
    found = [trial.candidate(seat) for trial in trials]
    found.sort(key=lambda one: (one.win, one.scores[seat]), reverse=True)
    return SearchResult(seat, done, tuple(found))


def _is_late(deadline: float | None) -> bool:
    return deadline is not None and monotonic() >= deadline


class _Trial:
    def __init__(self, move: Move) -> None:
        self.move = move
        self.visits = 0
        self.wins: list[float] = []
        self.scores: list[int] = []

    def add(self, end: State) -> None:
        result = outcome(end)
        totals = [score.total for score in result.scores]
        share = 1 / len(result.winners)
        self.visits += 1
        self.wins = self.wins or [0.0] * len(totals)
        self.scores = self.scores or [0] * len(totals)
        for seat, total in enumerate(totals):
            self.scores[seat] += total
            self.wins[seat] += share if seat in result.winners else 0.0

    def candidate(self, seat: int) -> SearchedMove:
        wins = tuple(won / self.visits for won in self.wins)
        scores = tuple(total / self.visits for total in self.scores)
        return SearchedMove(self.move, self.visits, wins[seat], wins, scores, ((seat, self.move),))


def _played_out(state: State, rng: Random) -> State:
    """The end of a game whose players prefer placements that bring points."""
    while state.phase is not OVER:
        seat = state.seat
        move = _greedy_placement(state, rng) if state.phase is PLACE else sample(state, seat, rng)
        state = advance(state, move, seat)
    return state


def _greedy_placement(state: State, rng: Random) -> Move:
    """The face that brings the most points in a slot chosen at random for it; any half-move when
    none brings points."""
    player = state.players[state.seat]
    slots = [*player.area.slots]
    best, most = None, 0
    for face in payable_faces(player):
        if face.points:
            at = rng.choice(slots)
            points = points_at(player.area, face, at)
            if points > most:
                best, most = Place(face.card, face.side, at), points
    return sample(state, state.seat, rng) if best is None else best
