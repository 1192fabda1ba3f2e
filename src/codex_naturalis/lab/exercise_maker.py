"""Making exercises from games of the network against itself, or from given ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from random import Random
from threading import local

from codex_naturalis.analysis.exercise_finder import DEEPER, RATING_LEVELS, find_exercise
from codex_naturalis.analysis.exercises import Exercise, theme_of
from codex_naturalis.analysis.judgement import ReviewTask, judge
from codex_naturalis.analysis.review import tasks_of
from codex_naturalis.analysis.stopping import Stopped
from codex_naturalis.bots import Bot, make
from codex_naturalis.bots.bot import SearchingBot
from codex_naturalis.bots.search import Search, Stop
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
    stop: Stop | None = None,
) -> list[Exercise]:
    """That many exercises; the same ones for any number of threads. Raises Stopped as soon as
    `stop` returns true."""
    wanted = quotas(number)
    made: list[Exercise] = []
    for exercise in _found(wanted, simulations, seed, jobs, stop):
        made.append(exercise)
        if progress is not None:
            progress()
        if len(made) == number:
            break
    return sorted(made, key=lambda one: (one.rating, one.id))


Place = tuple[Game, int]
"""A game, and the number of one of its half-moves, counted from 1."""


def worst_first(
    games: Sequence[Game],
    *,
    simulations: int,
    jobs: int = 1,
    progress: Callable[[], None] | None = None,
    stop: Stop | None = None,
) -> list[Place]:
    """All half-moves of these games, those first that lost most. Raises Stopped."""
    tasks = [(game, task) for game in games for task in tasks_of(game)]

    def loss(one: tuple[Game, ReviewTask]) -> float:
        _check(stop)
        judged = judge(one[1], _new_search(), simulations=simulations, stop=stop)
        _check(stop)
        if progress is not None:
            progress()
        return judged.loss

    with ThreadPoolExecutor(jobs) as threads:
        losses = list(threads.map(loss, tasks))
    order = sorted(range(len(tasks)), key=lambda n: (-losses[n], n))
    return [(tasks[n][0], tasks[n][1].ply) for n in order]


def exercises_of(
    places: Sequence[Place],
    number: int,
    *,
    simulations: int,
    seed: int = 0,
    progress: Callable[[], None] | None = None,
    stop: Stop | None = None,
) -> list[Exercise]:
    """The exercises at these half-moves, in their order, at most that many. Raises Stopped."""
    bots = [make(name) for name in RATING_LEVELS]
    made: dict[str, Exercise] = {}
    for task, (game, ply) in enumerate(places):
        if len(made) == number:
            break
        found = _look(game, ply, bots, simulations, (seed << 32) + task, stop)
        _check(stop)
        if found is not None and found.id not in made:
            made[found.id] = found
            if progress is not None:
                progress()
    return list(made.values())


def confirmed(
    exercises: Sequence[Exercise],
    *,
    simulations: int,
    seed: int,
    jobs: int = 1,
    progress: Callable[[Exercise, str], None] | None = None,
    stop: Stop | None = None,
) -> list[Exercise]:
    """Those whose best half-move one more search finds, as deep as those that checked them.
    `progress` is called with each as soon as it is searched, and the half-move that was found.
    Raises Stopped."""

    def agrees(one: Exercise) -> bool:
        _check(stop)
        legal = [*one.game().legal_moves_of(one.seat)]
        deep = DEEPER * simulations
        found = _new_search()(one.view(), simulations=deep, seed=seed, consider=legal, stop=stop)
        _check(stop)
        best = str(found.best.move)
        if progress is not None:
            progress(one, best)
        return best == one.best.move

    with ThreadPoolExecutor(jobs) as threads:
        return [
            one for one, yes in zip(exercises, threads.map(agrees, exercises), strict=True) if yes
        ]


def _found(
    wanted: Mapping[Theme, int], simulations: int, seed: int, jobs: int, stop: Stop | None
) -> Iterator[Exercise]:
    """Rounds of tasks, one for each theme that is still wanted: which themes a round has depends
    only on the rounds before it."""
    own = local()

    def work(theme: Theme, task: int) -> Exercise | None:
        if not hasattr(own, "bots"):
            own.bots = [make(name) for name in RATING_LEVELS]
        return _try_game(theme, task, simulations, own.bots, stop)

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
                _check(stop)
                if exercise is not None and found[exercise.theme] < wanted[exercise.theme]:
                    found[exercise.theme] += 1
                    yield exercise


def _try_game(
    theme: Theme, task: int, simulations: int, bots: Sequence[Bot], stop: Stop | None
) -> Exercise | None:
    rng = Random(task)
    game = _game(theme, rng, task)
    plies = [ply for ply in range(1, len(game.transitions) + 1) if theme_of(game, ply) is theme]
    for ply in rng.sample(plies, min(POSITIONS, len(plies))):
        found = _look(game, ply, bots, simulations, task, stop)
        if found is not None:
            return found
    return None


def _look(
    game: Game, ply: int, bots: Sequence[Bot], simulations: int, seed: int, stop: Stop | None
) -> Exercise | None:
    """With a new search: its result must not depend on earlier ones."""
    return find_exercise(
        game, ply, _new_search(), bots, simulations=simulations, seed=seed, stop=stop
    )


def _new_search() -> Search:
    searcher = make("monk-6")
    assert isinstance(searcher, SearchingBot)
    return searcher.search


def _check(stop: Stop | None) -> None:
    if stop is not None and stop():
        raise Stopped("the making of exercises was stopped")


def _game(theme: Theme, rng: Random, task: int) -> Game:
    solo = theme is Theme.SOLO
    players = 1 if solo else rng.choice(PLAYERS)
    mode = rng.choice(SOLO_MODES) if solo else Mode.TABLE
    return next(recorded_games(players, 1, mode=mode, temperature=TEMPERATURE, seed=task))
