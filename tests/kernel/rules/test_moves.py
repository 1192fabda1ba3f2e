"""Half-moves as numbers."""

from __future__ import annotations

from functools import partial

import numpy as np

from codex_naturalis.engine.cards import Side
from codex_naturalis.engine.catalogue import RETAIL
from codex_naturalis.engine.game import Game
from codex_naturalis.engine.moves import ChooseObjective, ChooseStarter, Draw, Move, Place
from codex_naturalis.engine.state import Phase
from codex_naturalis.engine.supply import SOURCES
from codex_naturalis.kernel.rules.area import State
from codex_naturalis.kernel.rules.card_tables import card_tables
from codex_naturalis.kernel.rules.encoding import decode_move, encode, encode_move
from codex_naturalis.kernel.rules.layout import MAX_WIDTH, OVER, PHASE, SEAT, pack, unpack
from codex_naturalis.kernel.rules.moves import CARD_SHIFT, MAX_MOVES, list_moves, play
from tests.perft import COUNTS, counts, positions

FACES, _ = card_tables()
REACH = MAX_WIDTH + 1
SPOTS = [
    (x, y) for x in range(-REACH, REACH + 1) for y in range(-REACH, REACH + 1) if (x + y) % 2 == 0
]


def test_positions_as_numbers() -> None:
    """Every position that an area can reach has a number of its own, of 14 bits."""
    numbers = [pack(*at) for at in SPOTS]
    assert len(set(numbers)) == len(SPOTS)
    assert min(numbers) >= 0
    assert max(numbers) < 1 << 14
    assert [unpack(number) for number in numbers] == SPOTS


def test_half_moves_there_and_back() -> None:
    """A half-move decodes to itself, and no two have the same number."""
    moves: list[Move] = [Draw(source) for source in SOURCES]
    moves += [ChooseStarter(side) for side in Side]
    moves += [ChooseObjective(objective.id) for objective in RETAIL.objectives]
    cards = [card.id for card in (*RETAIL.resource, *RETAIL.gold)]
    moves += [Place(card, side, at) for card in cards for side in Side for at in SPOTS[::37]]
    moves += [Place(80, Side.BACK, at) for at in SPOTS]
    numbers = [encode_move(move) for move in moves]
    assert [decode_move(number) for number in numbers] == moves
    assert len(set(numbers)) == len(set(moves))
    assert max(numbers) < 1 << 31


def test_a_draw_may_name_its_card() -> None:
    """The card above the source of a draw changes neither what it is nor what it does."""
    game = Game.new(2, seed=1)
    while game.state.phase is not Phase.DRAW:
        game.push(next(iter(game.legal_moves)))
    for move in game.legal_moves:
        plain = encode_move(move)
        for card in (1, 40, 80):
            named = plain | card << CARD_SHIFT
            assert decode_move(named) == move
            states = encode(game.state), encode(game.state)
            for s, number in zip(states, (plain, named), strict=True):
                play(s, FACES, game.seat, number)
            assert np.array_equal(*states)


def count(s: State, depth: int) -> int:
    """The number of sequences of half-moves, as cli.perft counts them."""
    if s[PHASE] == OVER:
        return 0
    moves = np.zeros(MAX_MOVES, np.int32)
    seat = int(s[SEAT])
    number = list_moves(s, FACES, seat, moves)
    if depth == 1:
        return number
    total = 0
    for move in moves[:number].tolist():
        after = s.copy()
        play(after, FACES, seat, move)
        total += count(after, depth - 1)
    return total


def test_the_kernel_counts_what_the_oracle_counted() -> None:
    """All depths of all positions of tests/perft."""
    kept = [line for line in COUNTS.read_text("utf-8").splitlines() if line[0] != "#"]
    found = []
    for name, ply, game, _ in positions():
        found.append(f"{name} {ply}: {counts(partial(count, encode(game.state)))}")
    assert found == kept
