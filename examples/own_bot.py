"""Write your own bot: `python examples/own_bot.py [--games N] [--against NAME] [--seed N]`.

A bot gets what its seat may know (a View) and returns a half-move. This one previews placements,
and draws cards that it can pay for.
"""

import argparse
import sys
from random import Random

from codex_naturalis import RETAIL, CodexError, Draw, Game, Move, Place, View
from codex_naturalis.bots import make
from codex_naturalis.bots.evaluated_move import EvaluatedMove
from codex_naturalis.bots.match import play_game


class OwnBot:
    name = "own"

    def value(self, view: View, move: Move) -> float:
        if isinstance(move, Place):
            after = view.preview(move)
            symbols = sum(after.tally) - sum(view.me.tally)
            return 2 * after.points + after.objective_points + symbols + len(after.slots) / 4
        if isinstance(move, Draw):
            card = dict(zip(("R1", "R2", "G1", "G2"), view.market, strict=True)).get(move.source)
            if card is None:
                return 0.5  # from a deck
            front = RETAIL.cards[card].front
            return front.points - sum(front.missing(view.me.tally))
        return 0

    def evaluate(self, view: View, rng: Random) -> list[EvaluatedMove]:
        evaluated = [EvaluatedMove(move, self.value(view, move), {}) for move in view.legal_moves]
        rng.shuffle(evaluated)
        return sorted(evaluated, key=lambda one: one.value, reverse=True)

    def choose(self, view: View, rng: Random) -> Move:
        return self.evaluate(view, rng)[0].move


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--against", default="greedy")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    rng, mine, other = Random(arguments.seed), OwnBot(), make(arguments.against)
    won = 0.0
    for number in range(arguments.games):
        seat = number % 2
        game = play_game(Game.new(2, rng=rng), [mine, other] if seat == 0 else [other, mine], rng)
        outcome = game.outcome()
        assert outcome is not None
        won += (seat in outcome.winners) / len(outcome.winners)
        print(f"{number + 1:4}  own in seat {seat}: {outcome}")
    print(f"own won {won:g} of {arguments.games} games against {other.name}")


if __name__ == "__main__":
    try:
        main()
    except CodexError as error:
        sys.exit(f"own_bot: {error}")
