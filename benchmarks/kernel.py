"""How much faster is the kernel than the engine, and what does compiling it cost? CPU time on one
core; engine and kernel take turns, and of each the best round counts.

./codex bench kernel
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from codex_naturalis.engine import rules
from codex_naturalis.engine.catalogue import RETAIL
from codex_naturalis.engine.deal import lay_table, shuffled
from codex_naturalis.engine.legality import sample
from codex_naturalis.engine.scoring import outcome
from codex_naturalis.engine.state import OVER, Mode, Options
from codex_naturalis.kernel.rules.encoding import MODES
from codex_naturalis.kernel.rules.layout import state_size
from codex_naturalis.kernel.rules.playout import random_games
from codex_naturalis.kernel.rules.random_numbers import seeded

GAMES = (60, 6000)
"""In a round, of the engine and of the kernel."""
ROUNDS = 7
NEEDED = 40


def engine_games(seats: int, mode: Mode) -> None:
    rng = Random(1)
    options = Options(mode)
    for _ in range(GAMES[0]):
        state = lay_table(shuffled(rng), seats, options, RETAIL)
        while state.phase is not OVER:
            state = rules.advance(state, sample(state, state.seat, rng), state.seat)
        outcome(state)


def kernel_games(seats: int, mode: Mode) -> None:
    random_games(GAMES[1], seeded(1), seats, MODES.index(mode))


def cpu(work: Callable[[], object]) -> float:
    begun = time.process_time()
    work()
    return time.process_time() - begun


def rates(seats: int, mode: Mode) -> tuple[float, float]:
    """Games a CPU second of both."""
    engine, kernel = partial(engine_games, seats, mode), partial(kernel_games, seats, mode)
    rounds = [(cpu(engine), cpu(kernel)) for _ in range(ROUNDS)]
    best = map(min, zip(*rounds, strict=True))
    slow, quick = (games / seconds for games, seconds in zip(GAMES, best, strict=True))
    return slow, quick


def preparation() -> tuple[float, float]:
    """CPU seconds of a new process until the whole kernel is there: with nothing to begin with
    but Python's own bytecode, and with all that is kept."""
    with TemporaryDirectory() as folder:
        environment = {
            **os.environ,
            "CODEX_CACHE": str(Path(folder, "cache")),
            "PYTHONPYCACHEPREFIX": str(Path(folder, "bytecode")),
            "PYTHONDONTWRITEBYTECODE": "",
        }
        quick = [sys.executable, "-c", "import codex_naturalis.kernel.build.compiling"]
        whole = [sys.executable, "-m", "codex_naturalis.kernel"]
        run = partial(subprocess.run, env=environment, check=True)
        run(quick)
        times = []
        for _ in range(4):
            before = os.times()
            run(whole)
            after = os.times()
            times.append(
                after.children_user
                + after.children_system
                - before.children_user
                - before.children_system
            )
        return times[0], min(times[1:])


def main() -> None:
    random_games(1, seeded(1))
    print("random games a CPU second   engine    kernel   ratio")
    for seats, mode in ((2, Mode.TABLE), (3, Mode.TABLE), (4, Mode.TABLE), (1, Mode.SOLO_NORMAL)):
        slow, quick = rates(seats, mode)
        name = f"{seats} players" if mode is Mode.TABLE else "solo"
        enough = "" if quick >= NEEDED * slow else f"  (needs {NEEDED})"
        print(f"{name:24} {slow:9.0f} {quick:9.0f} {quick / slow:7.0f}{enough}")
    print(f"a state of two players   {2 * state_size(2):9} bytes")
    cold, warm = preparation()
    print(f"compiling all, once      {cold:9.1f} CPU seconds")
    print(f"loading all, kept        {warm:9.2f} CPU seconds, Python and Numba included")


if __name__ == "__main__":
    main()
