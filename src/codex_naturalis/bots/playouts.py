"""A thought without the compiled search: the planner's best half-moves, each played out in the
same few possible truths. For where the search is not installed, or not compiled yet."""

from __future__ import annotations

from random import Random
from time import monotonic

from codex_naturalis.bots.planner import PlannerBot
from codex_naturalis.bots.thinking import Stop
from codex_naturalis.engine.area import points_at
from codex_naturalis.engine.legality import payable_faces, sample
from codex_naturalis.engine.moves import Move, Place
from codex_naturalis.engine.rules import advance
from codex_naturalis.engine.scoring import outcome
from codex_naturalis.engine.state import OVER, PLACE, State
from codex_naturalis.engine.view import View
from codex_naturalis.kernel.thought import Candidate, Thought

NAME = "playouts"
WIDTH = 4
"""How many of the planner's half-moves are looked at."""
SIMULATIONS = 240
"""Unless told."""


def think(
    view: View,
    *,
    simulations: int | None = None,
    seconds: float | None = None,
    seed: int = 0,
    consider: Move | None = None,
    stop: Stop | None = None,
) -> Thought:
    """See Thinking. Each half-move is tried once at least, however short the time."""
    assert view.seat is not None, "a spectator has nothing to think about"
    rng = Random(seed)
    moves = [one.move for one in PlannerBot().weigh(view, rng)[:WIDTH]]
    if consider is not None and consider not in moves:
        moves.append(consider)
    trials = [_Trial(move) for move in moves]
    if simulations is None:
        simulations = SIMULATIONS if seconds is None else 10**9
    deadline = None if seconds is None else monotonic() + seconds
    done = 0
    while not done or done + len(trials) <= simulations:
        if done and (_late(deadline) or (stop is not None and stop())):
            break
        truth, luck = view.resample(rng), rng.getrandbits(64)
        for trial in trials:
            # The same cards and the same luck for each: what differs comes from the half-move.
            trial.add(_played_out(advance(truth, trial.move, view.seat), Random(luck)))
        done += len(trials)
    seat = view.seat
    found = [trial.candidate(seat) for trial in trials]
    found.sort(key=lambda one: (one.win, one.scores[seat]), reverse=True)
    return Thought(seat, done, tuple(found))


def _late(deadline: float | None) -> bool:
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

    def candidate(self, seat: int) -> Candidate:
        wins = tuple(won / self.visits for won in self.wins)
        scores = tuple(total / self.visits for total in self.scores)
        return Candidate(self.move, self.visits, wins[seat], wins, scores, ((seat, self.move),))


def _played_out(state: State, rng: Random) -> State:
    """To the end, by players who take points where they see some."""
    while state.phase is not OVER:
        seat = state.seat
        move = _eager(state, rng) if state.phase is PLACE else sample(state, seat, rng)
        state = advance(state, move, seat)
    return state


def _eager(state: State, rng: Random) -> Move:
    """The most points that one slot, picked for each face, brings; any half-move without any."""
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
