"""Making exercises from games of the network against itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from random import Random
from threading import local

from codex_naturalis.analysis.exercise_finder import RATING_LEVELS, find_exercise
from codex_naturalis.analysis.exercises import Exercise, theme_of
from codex_naturalis.bots import Bot, make
from codex_naturalis.bots.bot import SearchingBot
from codex_naturalis.engine.game import Game
from codex_naturalis.engine.state import Mode
from codex_naturalis.lab.recorded_games import recorded_games
from codex_naturalis.protocol.exercises import Theme

SHARES: Mapping[Theme, float] = {
    Theme.PLACEMENT: 0.36,
    Theme.DRAW: 0.22,
    Theme.ENDGAME: 0.14,
    Theme.SOLO: 0.14,
    Theme.OBJECTIVE: 0.08,
    Theme.STARTER: 0.06,
}
"""How many of all exercises have each theme."""
PLAYERS = (2, 2, 2, 3, 4)
"""Most games are between two."""
SOLO_MODES = (Mode.SOLO_EASY, Mode.SOLO_NORMAL, Mode.SOLO_HARD)
TEMPERATURE = 0.03
"""Of the games: some half-moves are not the best, as people play."""
POSITIONS = 4
"""How many positions of one game are looked at, at most; one of them becomes an exercise."""


def quotas(number: int) -> dict[Theme, int]:
    """How many exercises of each theme; all together `number`."""
    wanted = {theme: int(number * share) for theme, share in SHARES.items()}
    wanted[Theme.PLACEMENT] += number - sum(wanted.values())
    return wanted


def make_exercises(
    number: int,
    *,
    simulations: int,
    seed: int = 0,
    jobs: int = 1,
    progress: Callable[[], None] | None = None,
) -> list[Exercise]:
    """That many exercises; the same ones for any number of threads."""
    wanted = quotas(number)
    made: list[Exercise] = []
    for exercise in _found(wanted, simulations, seed, jobs):
        made.append(exercise)
        if progress is not None:
            progress()
        if len(made) == number:
            break
    return sorted(made, key=lambda one: (one.rating, one.id))


def _found(
    wanted: Mapping[Theme, int], simulations: int, seed: int, jobs: int
) -> Iterator[Exercise]:
    """Rounds of tasks, one for each theme that is still wanted: which themes a round has depends
    only on the rounds before it."""
    own = local()

    def work(theme: Theme, task: int) -> Exercise | None:
        if not hasattr(own, "bots"):
            own.bots = [make(name) for name in RATING_LEVELS]
        return _try_game(theme, task, simulations, own.bots)

    found: Counter[Theme] = Counter()
    first = seed << 32
    with ThreadPoolExecutor(jobs) as threads:
        for turn in count():
            open_themes = [theme for theme in wanted if found[theme] < wanted[theme]]
            if not open_themes:
                return
            tasks = [(theme, first + turn * len(Theme) + n) for n, theme in enumerate(wanted)]
            running = [threads.submit(work, *one) for one in tasks if one[0] in open_themes]
            for future in running:
                exercise = future.result()
                if exercise is not None and found[exercise.theme] < wanted[exercise.theme]:
                    found[exercise.theme] += 1
                    yield exercise


def _try_game(theme: Theme, task: int, simulations: int, bots: Sequence[Bot]) -> Exercise | None:
    rng = Random(task)
    game = _game(theme, rng, task)
    plies = [ply for ply in range(1, len(game.transitions) + 1) if theme_of(game, ply) is theme]
    for ply in rng.sample(plies, min(POSITIONS, len(plies))):
        searcher = make("monk-6")
        assert isinstance(searcher, SearchingBot)
        found = find_exercise(game, ply, searcher.search, bots, simulations=simulations, seed=task)
        if found is not None:
            return found
    return None


def _game(theme: Theme, rng: Random, task: int) -> Game:
    solo = theme is Theme.SOLO
    players = 1 if solo else rng.choice(PLAYERS)
    mode = rng.choice(SOLO_MODES) if solo else Mode.TABLE
    return next(recorded_games(players, 1, mode=mode, temperature=TEMPERATURE, seed=task))
