"""Finding exercises: a short search proposes a half-move, two deeper ones must agree with it."""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from random import Random

from codex_naturalis.analysis.exercises import Exercise, Try, exercise_id, theme_of
from codex_naturalis.analysis.lines import known_line
from codex_naturalis.bots import Bot
from codex_naturalis.bots.levels import ELO
from codex_naturalis.bots.search import Search, Stop
from codex_naturalis.engine.game import Game
from codex_naturalis.engine.moves import Move
from codex_naturalis.engine.view import View
from codex_naturalis.kernel.search.result import SearchResult
from codex_naturalis.notation.record import write_record
from codex_naturalis.protocol.exercises import Theme

DEEPER = 8
"""How many times the budget of the proposal the two searches have that check it."""
LEAST_GAP = {Theme.STARTER: 0.03, Theme.OBJECTIVE: 0.04}
"""The least difference in the chance to win between the best half-move and any other one."""
USUAL_GAP = 0.05
LEAST_WIN, MOST_WIN = 0.1, 0.98
"""What the best half-move leads to: neither lost nor won whatever one does."""
DOUBTS = 2.0
"""The difference is also at least so many standard errors."""
DECIMALS = 3
RATING_LEVELS = ("monk-1", "monk-2", "monk-3", "monk-4")
SAMPLES = 16
"""How often each of these levels tries an exercise."""
LOWEST, HIGHEST = 500, 2500
ELO_UNIT = 400 / log(10)


def find_exercise(
    game: Game,
    ply: int,
    search: Search,
    bots: Sequence[Bot],
    *,
    simulations: int,
    seed: int = 0,
    stop: Stop | None = None,
) -> Exercise | None:
    """The exercise before the half-move number `ply` of a game, or None where no half-move is best
    beyond doubt. `bots` rate it: those of RATING_LEVELS."""
    step = game.transitions[ply - 1]
    theme = theme_of(game, ply)
    least = LEAST_GAP.get(theme, USUAL_GAP)
    before = _before(game, ply)
    view = before.view(step.seat)
    legal = list(before.legal_moves_of(step.seat))
    proposed = search(view, simulations=simulations, seed=seed, consider=legal[:1], stop=stop)
    if len(legal) < 2 or _lead(proposed) < least:
        return None
    if not LEAST_WIN <= proposed.best.win <= MOST_WIN:
        return None
    checks = [
        search(view, simulations=DEEPER * simulations, seed=seed + n, consider=legal, stop=stop)
        for n in (1, 2)
    ]
    best = proposed.best.move
    if any(check.best.move != best for check in checks):
        return None
    tries = _pooled(checks)
    top = tries[0]
    if top[0] != best or not all(_beyond_doubt(top, other, least) for other in tries[1:]):
        return None
    record = write_record(before)
    return Exercise(
        id=exercise_id(record),
        theme=theme,
        rating=rate(view, best, bots, seed),
        record=record,
        seat=step.seat,
        tries=tuple(Try(str(move), round(win, DECIMALS)) for move, win, _ in tries),
        doubt=round(_doubt(top, tries[1]), DECIMALS),
        line=known_line(view, checks[0].best.line),
    )


def rate(view: View, best: Move, bots: Sequence[Bot], seed: int) -> int:
    """The rating at which the bots would solve it as often as they do, each `SAMPLES` times."""
    rng = Random(seed)
    solved = {
        bot.name: sum(bot.choose(view, rng) == best for _ in range(SAMPLES)) / SAMPLES
        for bot in bots
    }
    low, high = float(LOWEST), float(HIGHEST)
    while high - low > 1:
        middle = (low + high) / 2
        expected = sum(1 / (1 + 10 ** ((middle - ELO[name]) / 400)) for name in solved)
        low, high = (middle, high) if expected > sum(solved.values()) else (low, middle)
    return round(low)


Tried = tuple[Move, float, int]
"""A half-move, its chance to win, its visits."""


def _before(game: Game, ply: int) -> Game:
    """The game without the half-moves from `ply` on."""
    shorter = game.copy()
    while len(shorter.transitions) >= ply:
        shorter.pop()
    return shorter


def _lead(found: SearchResult) -> float:
    """By how much the best is ahead of the next that has been looked at as carefully."""
    others = [one.win for one in found.candidates[1:]]
    return found.best.win - max(others, default=0.0)


def _pooled(checks: Sequence[SearchResult]) -> list[Tried]:
    """The chances of both searches together, the best first."""
    visits: dict[Move, int] = {}
    wins: dict[Move, float] = {}
    for check in checks:
        for one in check.candidates:
            visits[one.move] = visits.get(one.move, 0) + one.visits
            wins[one.move] = wins.get(one.move, 0.0) + one.visits * one.win
    tries = [(move, wins[move] / seen, seen) for move, seen in visits.items()]
    return sorted(tries, key=lambda one: (-one[1], str(one[0])))


def _beyond_doubt(best: Tried, other: Tried, least: float) -> bool:
    return best[1] - other[1] >= max(least, DOUBTS * _doubt(best, other))


def _doubt(one: Tried, other: Tried) -> float:
    share = (one[1] + other[1]) / 2
    return sqrt(share * (1 - share) * (1 / max(1, one[2]) + 1 / max(1, other[2])))
