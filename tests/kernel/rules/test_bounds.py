"""No game breaks the sizes of the kernel: what layout.py says of the grid and the lists."""

from __future__ import annotations

from itertools import product
from random import Random

import numpy as np
import pytest

from codex_naturalis.engine.area import EMPTY_AREA, Area, lay
from codex_naturalis.engine.cards import Side
from codex_naturalis.engine.catalogue import RETAIL
from codex_naturalis.engine.geometry import Cell, neighbours
from codex_naturalis.engine.legality import sample
from codex_naturalis.engine.moves import Move, Place
from codex_naturalis.engine.state import State as EngineState
from codex_naturalis.kernel.rules import layout as at
from codex_naturalis.kernel.rules.area import CORNER_STEPS, GRID_STEPS, grid_index
from codex_naturalis.kernel.rules.card_tables import card_tables
from codex_naturalis.kernel.rules.encoding import TooWide, encode, encode_move
from codex_naturalis.kernel.rules.moves import play
from tests.building import player, table
from tests.engine.test_blocked import BLOCKED
from tests.kernel.twins import FACES, compare, compare_cards, play_both

BACKS = [RETAIL.cards[number].back for number in range(1, 81)]
DIRECTIONS = list(enumerate(["tl", "tr", "bl", "br"]))


def line(corner: int, cards: int) -> tuple[Area, list[Cell]]:
    """A starter and backs in a straight line, from corner to corner."""
    area = lay(EMPTY_AREA, RETAIL.cards[81].front, (0, 0)).area
    spots = [(0, 0)]
    for back in BACKS[: cards - 1]:
        spots.append(neighbours(spots[-1])[corner])
        area = lay(area, back, spots[-1]).area
    return area, spots


def with_line(corner: int, cards: int) -> EngineState:
    area, _ = line(corner, cards)
    return table([player(area, hand=(78, 79, 80)), player(hand=(75, 76, 77))]).state


def apart(row: int) -> int:
    """The least steps between two positions on one cell of a grid of such rows."""
    steps = np.arange(-64, 65)
    u, v = np.meshgrid(steps, steps)
    same = (row * u + v) % at.GRID_SIZE == 0
    distance = abs(u) + abs(v)
    return int(distance[same & (distance > 0)].min())


def test_cells_are_shared_only_from_afar() -> None:
    """SHARING steps is the least between two positions on one cell; no other row does better."""
    assert apart(at.GRID_ROW) == at.ALIAS_DISTANCE
    assert max(apart(row) for row in range(at.GRID_SIZE // 2 + 1)) == at.ALIAS_DISTANCE


def test_steps_from_corner_to_corner() -> None:
    """|u| + |v| is the number of steps, and the larger difference in x and y; one step in a
    position is the same step in the grid."""
    for x, y in product(range(-20, 21), repeat=2):
        if (x + y) % 2:
            continue
        u, v = (x + y) // 2, (x - y) // 2
        assert abs(u) + abs(v) == max(abs(x), abs(y))
        here = at.pack(x, y)
        for corner, spot in enumerate(neighbours((x, y))):
            assert at.pack(*spot) - here == CORNER_STEPS[corner]
            assert (
                grid_index(at.pack(*spot)) == (grid_index(here) + GRID_STEPS[corner]) % at.GRID_SIZE
            )


def test_nothing_is_read_further_than_three_steps_away() -> None:
    """Patterns reach so far; with a slot on the other side that is still below SHARING."""
    for steps in card_tables().objectives[:, at.PATTERN_STEPS : at.PATTERN_STEPS + 3]:
        for step in steps.tolist():
            x, y = at.unpack(at.ORIGIN + step)
            assert max(abs(x), abs(y)) <= 3
    assert at.MAX_WIDTH + 3 + 1 < at.ALIAS_DISTANCE


@pytest.mark.parametrize(("corner", "name"), DIRECTIONS)
def test_a_straight_line(corner: int, name: str) -> None:
    """As long as the grid allows, in every direction: far beyond one turn around it, and with as
    many slots as an area of its size can have."""
    state = with_line(corner, at.SAFE_CARDS)
    s = encode(state)
    compare(state, s)
    compare_cards(state, s)
    assert s[at.HEADER + at.SLOT_COUNT] == 2 * at.SAFE_CARDS + 2, name


def test_there_is_room_for_all_cards_and_slots() -> None:
    """The lists hold what the largest area could: all cards but the three in another hand, or
    Tybor's first two, and one more slot than there can be, for a moment."""
    assert at.MAX_CARDS >= 1 + 80 - 2
    assert at.MAX_SLOTS == 2 * at.MAX_CARDS + 2
    assert at.GRID - at.CARDS > at.MAX_CARDS
    assert at.SCRATCH + 20 < at.SPARE < at.HEADER
    assert at.BLOCK % 4 == at.HEADER % 4 == 0


@pytest.mark.parametrize(("corner", "name"), DIRECTIONS)
def test_a_line_too_long_ends_the_game(corner: int, name: str) -> None:
    """One card more at the far end is OVERFLOW: nothing is laid, nothing written outside; at the
    side it may still be laid."""
    state = with_line(corner, at.SAFE_CARDS)
    whole = encode(state)
    padded = np.full(len(whole) + 4000, 99, np.int16)
    s = padded[: len(whole)]
    s[:] = whole
    _, spots = line(corner, at.SAFE_CARDS + 1)
    back = RETAIL.cards[80].back
    play(s, FACES, 0, encode_move(Place(80, back.side, spots[-1])))
    assert (s[at.PHASE], s[at.ENDED]) == (at.OVER, at.OVERFLOW), name
    whole[at.PHASE], whole[at.ENDED] = at.OVER, at.OVERFLOW
    assert s.tolist() == whole.tolist()
    assert set(padded[len(whole) :].tolist()) == {99}
    s[:] = encode(state)
    slots = state.players[0].area.slots
    aside = next(spot for spot in neighbours(spots[-3]) if spot in slots)
    play(s, FACES, 0, encode_move(Place(80, back.side, aside)))
    assert s[at.PHASE] == at.DRAW


def test_an_area_too_wide_is_refused() -> None:
    """Encoding says so, instead of mixing up cells."""
    with pytest.raises(TooWide, match="wider than 40 steps"):
        encode(with_line(1, at.SAFE_CARDS + 1))


def face_down(state: EngineState, seat: int, rng: Random) -> Move:
    """Only backs: no points, no hidden corners."""
    move = sample(state, seat, rng)
    while isinstance(move, Place) and move.side is Side.FRONT:
        move = sample(state, seat, rng)
    return move


def test_one_player_alone() -> None:
    """R33: where others are blocked an area may have far more cards than SAFE_CARDS. Then the
    kernel looks how wide it is, and goes on as the engine does."""
    laid = {face.card for face in BLOCKED.cards.values()}
    used = laid | {1, 2, 41, 3, 4, 42, 31, 32, 71, 72}
    rest = [number for number in range(1, 81) if number not in used]
    people = [player(hand=(1, 2, 41)), player(BLOCKED, hand=(3, 4, 42))]
    state = table(
        people,
        resource=tuple(number for number in rest if number <= 40),
        gold=tuple(number for number in rest if number > 40),
    ).state
    for seed in range(10):
        half_moves = play_both(state, Random(seed), face_down)
        assert half_moves // 2 > at.SAFE_CARDS + 15
