"""How often bots of known strength choose what the search would have chosen.

python -m codex_naturalis.lab.agreement_maker --games 12 --simulations 2000 FILE
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random

import click
import msgspec

from codex_naturalis.analysis.agreement import Measured, Reference, Tally, agreement_of, tally
from codex_naturalis.analysis.judgement import judge
from codex_naturalis.analysis.review import tasks_of
from codex_naturalis.bots import make
from codex_naturalis.bots.fallback import ready_search
from codex_naturalis.bots.levels import ELO
from codex_naturalis.bots.match import play_game
from codex_naturalis.bots.search import Search
from codex_naturalis.engine.game import Game
from codex_naturalis.lab.schedule import game_seed

BOTS = ("monk-1", "greedy", "monk-2", "monk-3", "monk-4", "planner", "monk-5", "monk-6")


def measure(
    bot: str, games: int, search: Search, *, simulations: int, seed: int = 1
) -> list[Tally]:
    """The decisions of each seat in games of a bot against itself."""
    found: list[Tally] = []
    for number in range(1, games + 1):
        dealt = game_seed(seed, number)
        game = play_game(
            Game.new(2, seed=dealt, names=(bot, bot)), (make(bot), make(bot)), Random(dealt)
        )
        judged = [
            judge(task, search, simulations=simulations, seed=dealt) for task in tasks_of(game)
        ]
        found += (tally(judged, seat) for seat in (0, 1))
    return found


def measured(bot: str, found: Sequence[Tally]) -> Measured:
    agreement = agreement_of(found)
    low, high = agreement.interval.low, agreement.interval.high
    return Measured(
        bot,
        ELO[bot],
        len(found) // 2,
        agreement.decisions,
        *(round(one, 4) for one in (agreement.share, low, high)),
    )


@click.command()
@click.option("--games", type=click.IntRange(min=1), default=12, show_default=True)
@click.option("--simulations", type=click.IntRange(min=1), default=2000, show_default=True)
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--bots", default=",".join(BOTS), show_default=True)
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
def main(games: int, simulations: int, seed: int, bots: str, file: Path) -> None:
    """Measure, and write the reference to FILE after each bot."""
    _, search = ready_search()
    done: list[Measured] = []
    command = (
        f"python -m codex_naturalis.lab.agreement_maker --games {games}"
        f" --simulations {simulations} --seed {seed} FILE"
    )
    for bot in bots.split(","):
        found = measure(bot, games, search, simulations=simulations, seed=seed)
        done.append(measured(bot, found))
        ordered = tuple(sorted(done, key=lambda one: one.elo))
        text = msgspec.json.format(msgspec.json.encode(Reference(command, simulations, ordered)))
        file.write_bytes(text + b"\n")
        sys.stderr.write(f"{done[-1]}\n")


if __name__ == "__main__":
    main()
