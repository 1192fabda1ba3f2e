"""A small tournament: `python examples/tournament.py [NAME …] [--deals N] [--seed N]`.

Every bot plays every other one on the same deals, from both seats. `./codex arena` does it in
several processes and gives confidence intervals.
"""

import argparse
import sys
from itertools import permutations
from random import Random

from codex_naturalis import CodexError, Game
from codex_naturalis.bots import make
from codex_naturalis.bots.match import play_game


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bots", nargs="*", metavar="NAME", default=["random", "greedy", "planner"])
    parser.add_argument("--deals", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    bots = {name: make(name) for name in arguments.bots}
    wins = dict.fromkeys(permutations(bots, 2), 0.0)
    for number in range(arguments.deals):
        for pair in permutations(bots, 2):
            seed = f"{arguments.seed}-{number}"
            game = Game.new(2, rng=Random(seed))
            outcome = play_game(game, [bots[name] for name in pair], Random(seed)).outcome()
            assert outcome is not None
            for seat in outcome.winners:
                wins[pair if seat == 0 else pair[::-1]] += 1 / len(outcome.winners)
    print(f"{'won against':12}", *(f"{name:>9}" for name in bots), f"{'in all':>9}")
    for name in bots:
        cells = ["" if other == name else f"{wins[name, other]:g}" for other in bots]
        total = sum(wins[name, other] for other in bots if other != name)
        print(f"{name:12}", *(f"{cell:>9}" for cell in cells), f"{total:>9g}")


if __name__ == "__main__":
    try:
        main()
    except CodexError as error:
        sys.exit(f"tournament: {error}")
