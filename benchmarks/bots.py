"""How strong are the bots, and how long do they think? CPU time; the same games for a seed.

./codex bench bots --games 1000 --solo 300
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from random import Random
from statistics import mean, pstdev

from codex_naturalis.bots import NAMES, make
from codex_naturalis.bots.bot import Bot
from codex_naturalis.bots.evaluated_move import EvaluatedMove
from codex_naturalis.bots.match import play_game
from codex_naturalis.engine.game import Game
from codex_naturalis.engine.moves import Move
from codex_naturalis.engine.scoring import Outcome
from codex_naturalis.engine.view import View

PAIRS = (("greedy", "random"), ("planner", "random"), ("planner", "greedy"))
LEVELS = ("solo-easy", "solo-normal", "solo-hard")


class Timed:
    """A bot with a watch on it."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.name = bot.name
        self.decisions = 0
        self.seconds = 0.0

    def choose(self, view: View, rng: Random) -> Move:
        begun = time.process_time()
        move = self.bot.choose(view, rng)
        self.seconds += time.process_time() - begun
        self.decisions += 1
        return move

    def evaluate(self, view: View, rng: Random) -> list[EvaluatedMove]:
        return self.bot.evaluate(view, rng)


def finish(game: Game, bots: Sequence[Bot], seed: int) -> Outcome:
    outcome = play_game(game, bots, Random(f"{seed}/bots")).outcome()
    assert outcome is not None
    return outcome


def duel(first: Timed, second: Timed, games: int, seed: int) -> None:
    """Two bots at a table; each deal is played twice, with the seats swapped."""
    won = shared = 0
    margins = []
    totals: list[list[int]] = [[], []]
    for number in range(games):
        deal, swapped = seed + number // 2, number % 2
        bots = [second, first] if swapped else [first, second]
        outcome = finish(Game.new(2, seed=deal), bots, deal)
        mine, other = outcome.scores[swapped], outcome.scores[1 - swapped]
        won += outcome.winners == (swapped,)
        shared += len(outcome.winners) > 1
        margins.append(mine.total - other.total)
        totals[0].append(mine.total)
        totals[1].append(other.total)
    error = pstdev(margins) / games**0.5
    print(
        f"{first.name:8} – {second.name:8} {100 * won / games:5.1f} % won, {shared} shared;"
        f" {mean(totals[0]):5.2f} to {mean(totals[1]):5.2f},"
        f" margin {mean(margins):+.2f} ± {error:.2f}"
    )


def solo(bot: Timed, level: str, games: int, seed: int) -> None:
    won, mine, his = 0, 0, 0
    for deal in range(seed, seed + games):
        outcome = finish(Game.new(mode=level, seed=deal), [bot], deal)
        won += outcome.winners == (0,)
        mine += outcome.scores[0].total
        his += outcome.scores[1].total
    print(
        f"{bot.name:8} {level:12} {100 * won / games:5.1f} % won;"
        f" {mine / games:5.2f} to {his / games:5.2f}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=40, help="games of each pair of bots")
    parser.add_argument("--solo", type=int, default=20, help="games of each bot on each level")
    parser.add_argument("--seed", type=int, default=1_000_000, help="of the first deal")
    wanted = parser.parse_args()
    bots = {name: Timed(make(name)) for name in NAMES}
    print(f"{wanted.games} games of two, deals from {wanted.seed}, each with the seats swapped")
    for one, other in PAIRS:
        duel(bots[one], bots[other], wanted.games, wanted.seed)
    print(f"{wanted.solo} solo games")
    for bot in bots.values():
        for level in LEVELS:
            solo(bot, level, wanted.solo, wanted.seed)
    print("CPU ms a decision")
    for bot in bots.values():
        print(f"{bot.name:8} {1000 * bot.seconds / bot.decisions:7.3f}")


if __name__ == "__main__":
    main()
