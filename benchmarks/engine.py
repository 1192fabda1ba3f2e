"""How fast are the rules? CPU time on one core; the machine's own speed is measured in between.

./codex bench engine
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from random import Random

from codex_naturalis.engine.area import EMPTY_AREA, Area, lay
from codex_naturalis.engine.catalogue import RETAIL
from codex_naturalis.engine.deal import lay_table, shuffled
from codex_naturalis.engine.game import Game
from codex_naturalis.engine.legality import sample
from codex_naturalis.engine.rules import advance
from codex_naturalis.engine.scoring import outcome
from codex_naturalis.engine.state import OVER, Options
from codex_naturalis.notation.record import read_record, write_record


def cpu(work: Callable[[], object], repeat: int = 7) -> float:
    """The least CPU time of several runs, in seconds: the one that others disturbed least."""
    times = []
    for _ in range(repeat):
        begun = time.process_time()
        work()
        times.append(time.process_time() - begun)
    return min(times)


def yardstick() -> int:
    """A fixed piece of plain Python, to compare machines and moments by."""
    total = 0
    table = {(n, n + 1): n for n in range(64)}
    for n in range(40_000):
        total += table[n % 64, n % 64 + 1]
    return total


def random_games(number: int) -> None:
    """Whole two-player games: deal, legal placements listed at each turn, final scoring."""
    rng = Random(1)
    options = Options()
    for _ in range(number):
        state = lay_table(shuffled(rng), 2, options, RETAIL)
        while state.phase is not OVER:
            seat = state.seat
            state = advance(state, sample(state, seat, rng), seat)
        outcome(state)


def checked_games(number: int) -> Game:
    """The same through the checked door, history kept."""
    rng = Random(1)
    game = Game.new(2, rng=rng)
    for _ in range(number):
        game = Game.new(2, rng=rng)
        while not game.over:
            game.push(game.legal_moves.sample(rng))
        game.outcome()
    return game


def long_area(cards: int) -> Area:
    """Face-down cards in a row of steps: an area of any size."""
    area = lay(EMPTY_AREA, RETAIL.cards[81].front, (0, 0)).area
    back = RETAIL.cards[1].back
    for n in range(1, cards):
        area = lay(area, back, (n, n % 2)).area
    return area


def placements(area: Area, number: int) -> None:
    front = RETAIL.cards[8].front
    for _ in range(number):
        lay(area, front, (-1, 1))


def main() -> None:
    games = 150
    yard = cpu(yardstick)
    plain = cpu(lambda: random_games(games)) / games
    checked = cpu(lambda: checked_games(games)) / games
    text = write_record(checked_games(1))
    replay = cpu(lambda: [read_record(text) for _ in range(50)]) / 50
    print(f"yardstick                              {yard * 1e3:9.2f} ms")
    print(f"random two-player games, rules.advance {1 / plain:9.0f} a CPU second")
    print(f"  one game in yardsticks               {plain / yard:9.3f}")
    print(f"random two-player games, Game.push     {1 / checked:9.0f} a CPU second")
    print(f"replay of a record ({text.count('<')} draws)          {replay * 1e3:9.2f} ms")
    small, large, huge = (long_area(cards) for cards in (4, 40, 79))
    number = 2000
    base = cpu(lambda: placements(small, number))
    for name, area in (("40", large), ("79", huge)):
        ratio = cpu(partial(placements, area, number)) / base
        print(f"placing on {name} cards, against 4          {ratio:9.2f} ×")


if __name__ == "__main__":
    main()
