"""Statistics of games of the network against itself.

>>> made = make_statistics(20, groups=("2",), seed=5)
>>> made.games, made.command
(20, './codex statistics make --games 20 --seed 5 FILE')
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from codex_naturalis.analysis.statistics import Statistics, statistics_of
from codex_naturalis.bots.search import Stop
from codex_naturalis.engine.game import Game
from codex_naturalis.engine.state import Mode
from codex_naturalis.lab.recorded_games import recorded_games
from codex_naturalis.protocol.statistics import StatisticsGroup

GROUPS = tuple(group.value for group in StatisticsGroup)


def make_statistics(
    games: int,
    *,
    groups: Sequence[str] = GROUPS,
    seed: int = 1,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
    stop: Stop | None = None,
) -> Statistics:
    """So many games of each group; the same ones for any number of threads. `progress` is called
    with the number of games so far, after each. Raises Stopped as soon as `stop` returns true."""

    def played() -> Iterator[Game]:
        for group in groups:
            players = int(group) if group.isdigit() else 1
            mode = Mode.TABLE if group.isdigit() else Mode(group)
            yield from recorded_games(players, games, mode=mode, seed=seed, jobs=jobs)

    made = statistics_of(played(), progress=progress, stop=stop)
    made.command = f"./codex statistics make --games {games} --seed {seed} FILE"
    return made
