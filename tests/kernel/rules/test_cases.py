"""Cases in which the kernel works in another way than the engine, compared with it."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from codex_naturalis.engine import rules
from codex_naturalis.engine.area import Area
from codex_naturalis.engine.catalogue import RETAIL
from codex_naturalis.engine.events import EndReason
from codex_naturalis.engine.geometry import Cell
from codex_naturalis.engine.moves import ChooseObjective
from codex_naturalis.engine.scoring import score_objective
from codex_naturalis.engine.state import Options, Phase, TieBreak
from codex_naturalis.engine.supply import Refill
from codex_naturalis.engine.symbols import KINGDOMS
from codex_naturalis.kernel.rules import layout as at
from codex_naturalis.kernel.rules.area import State, grid_index
from codex_naturalis.kernel.rules.card_tables import card_tables
from codex_naturalis.kernel.rules.encoding import OBJECTIVE_INDEX, encode, encode_move, face_number
from codex_naturalis.kernel.rules.moves import play
from codex_naturalis.kernel.rules.rules import draw
from codex_naturalis.kernel.rules.scoring import times_fulfilled
from tests.building import monk, objective_card, player, table
from tests.engine.test_blocked import BLOCKED
from tests.engine.test_examples import colours
from tests.kernel.twins import compare, compare_moves, compare_outcomes, play_both

FACES, OBJECTIVES = card_tables()
PATTERNS = range(87, 95)


def flat(area: Area) -> State:
    """An area of which only the places of the cards matter."""
    s = np.zeros(at.state_size(1), np.int16)
    block = s[at.HEADER :]
    block[at.CARD_COUNT] = len(area.cards)
    for index, (spot, face) in enumerate(area.cards.items()):
        block[at.CARDS + index] = at.pack(*spot)
        cell = at.GRID + grid_index(at.pack(*spot))
        block[cell] = at.FACES + face_number(face.card, face.side)
    return s


def found(area: Area, objective: int) -> int:
    """How often the kernel finds it; the grid must be as it was afterwards."""
    s = flat(area)
    before = s[at.HEADER :].tolist()
    number = times_fulfilled(s, FACES, OBJECTIVES, at.HEADER, OBJECTIVE_INDEX[objective])
    assert s[at.HEADER :].tolist() == before
    return number


@pytest.mark.parametrize("length", range(10))
def test_overlapping_diagonals(length: int) -> None:
    """E8: a line of n fungi holds n // 3 disjoint diagonals, in whatever order they were laid."""
    line = [(n, n) for n in range(1, length + 1)]
    for seed in range(5):
        Random(seed).shuffle(line)
        assert found(colours(fungi=line), 87) == length // 3


def test_the_starter_is_no_part_of_a_pattern() -> None:
    """E9."""
    area = colours(fungi=[(-1, -1), (1, 1), (2, 2)])
    area.cards[0, 0] = RETAIL.cards[82].back
    assert found(area, 87) == 0


def test_overlapping_l_shapes() -> None:
    """E10: two disjoint L shapes in one column."""
    area = colours(animal=[(1, -3), (1, -1), (1, 1), (1, 3)], fungi=[(2, 0), (2, 2), (2, 4)])
    assert found(area, 93) == 2


def heaps() -> st.SearchStrategy[dict[str, list[Cell]]]:
    """Cards of two kingdoms close together, ten of each at most."""
    spots = st.tuples(st.integers(-3, 3), st.integers(-3, 3)).map(
        lambda at: (at[0] + at[1], at[0] - at[1])
    )
    names = st.sampled_from([kingdom.value for kingdom in KINGDOMS])

    def deal(words: list[str], places: list[Cell]) -> dict[str, list[Cell]]:
        half = min(10, len(places) // 2)
        return {words[0]: places[:half], words[1]: places[half : 2 * half]}

    return st.builds(
        deal,
        st.lists(names, min_size=2, max_size=2, unique=True),
        st.lists(spots, min_size=6, max_size=20, unique=True),
    )


@given(heaps())
def test_patterns_in_heaps(places: dict[str, list[Cell]]) -> None:
    """R53: in any heap of cards both find the same number of each pattern."""
    area = colours(**places)
    for objective in PATTERNS:
        assert found(area, objective) == score_objective(objective_card(objective), area).times


def test_sets_of_symbols() -> None:
    """R51: every objective of symbols, for many tallies."""
    rng = Random(1)
    s = np.zeros(at.state_size(1), np.int16)
    for _ in range(300):
        tally = tuple(rng.randrange(12) for _ in range(7))
        s[at.HEADER + at.TALLY : at.HEADER + at.TALLY + 7] = tally
        area = Area({}, {}, frozenset(), tally)
        for objective in range(95, 103):
            number = times_fulfilled(s, FACES, OBJECTIVES, at.HEADER, OBJECTIVE_INDEX[objective])
            assert number == score_objective(objective_card(objective), area).times


def test_a_blocked_player_is_skipped() -> None:
    """E14, R33: at every seat, until the game is over."""
    for seat in range(3):
        people = [player(hand=(8, 9, 10)), player(hand=(18, 19, 20)), player(hand=(25, 26, 27))]
        people[seat] = player(BLOCKED, points=15)
        for seed in range(20):
            game = table(people, seat=(seat + 1) % 3)
            play_both(game.state, Random(seed), lists=True)


def test_a_blocked_first_player_is_skipped_after_the_setup() -> None:
    """R33 holds for the very first turn too."""
    state = table([player(BLOCKED), player()], round=1, phase=Phase.SETUP).state
    unsettled = replace(state.players[1], objective=None)
    state = replace(state, players=(state.players[0], unsettled), seat=1)
    s = encode(state)
    state = rules.advance(state, ChooseObjective(95), 1)
    play(s, FACES, 1, encode_move(ChooseObjective(95)))
    assert state.seat == 1
    compare(state, s)


def test_the_last_one_to_be_blocked_ends_the_game() -> None:
    """R33: nobody has a slot left. No printed cards can do that, so the slots are taken away."""
    for ended, wanted in ((at.NOT_ENDED, at.BLOCKED), (at.BY_POINTS, at.BY_POINTS)):
        s = encode(table([player(), player()], phase=Phase.DRAW).state)
        s[at.ENDED] = ended
        for seat in range(2):
            s[at.HEADER + seat * at.BLOCK + at.SLOT_COUNT] = 0
        draw(s, FACES, 0)
        assert s[at.PHASE] == at.OVER
        assert s[at.ENDED] == wanted


def test_tybor_plays_on_alone() -> None:
    """R33: in solo a blocked player is skipped round by round."""
    state = table(
        [player(BLOCKED, points=15)], tybor=monk(31), round=1, phase=Phase.SETUP, common=(88, 90)
    ).state
    state = replace(state, players=(replace(state.players[0], objective=None),))
    play_both(state, Random(1))


@pytest.mark.parametrize("refill", list(Refill))
@pytest.mark.parametrize(("resource", "gold"), [((), (61, 62)), ((21,), ()), ((), (61,)), ((), ())])
def test_decks_that_run_dry(
    refill: Refill, resource: tuple[int, ...], gold: tuple[int, ...]
) -> None:
    """R31, R32: slots that stay empty or are filled from the other deck, draws that are skipped."""
    for seed in range(30):
        people = [player(), player(hand=(4, 5, 6)), player(hand=(14, 15, 16))]
        options = Options(refill=refill)
        state = table(people, resource=resource, gold=gold, options=options).state
        if not resource and not gold:
            state = replace(state, last_round=6, ended=EndReason.DECKS)
        play_both(state, Random(seed), lists=True)


@pytest.mark.parametrize(
    "market",
    [
        (None, None, None, None),
        (11, None, None, 47),
        (None, 11, 50, None),
        (None, None, 47, 48),
        (1, 2, None, None),
    ],
)
def test_columns_that_tybor_finds_empty(market: tuple[int | None, ...]) -> None:
    """R66: no gold, no resource, or neither in a column."""
    for seed in range(10):
        game = table(
            [player(hand=(12, 13, 41))],
            tybor=monk(31, 3, 4, 5),
            resource=() if None in market[:2] else (21, 22),
            gold=() if None in market[2:] else (61, 62, 63),
            market=market,
            common=(88, 90),
        )
        play_both(game.state, Random(seed), lists=True)


@pytest.mark.parametrize("tie_break", list(TieBreak))
def test_ties(tie_break: TieBreak) -> None:
    """E13, R54: 20+10 against 24+6 and the like; and who shares the victory."""
    areas = ["81f", "81f 21f@1,1", "82f 1f@1,1 2f@2,2", "83b 3b@1,1 4b@2,2 6b@3,3"]
    for one in areas:
        for other in areas:
            for more in range(-3, 4):
                people = [player(one, points=20), player(other, points=20 + more, objective=87)]
                state = table(people, options=Options(tie_break=tie_break)).state
                over = replace(state, phase=Phase.OVER, ended=EndReason.POINTS)
                compare_outcomes(over, encode(over))


def test_full_hands_of_every_kind() -> None:
    """The legal half-moves of a seat with one, two and three cards, paid for or not."""
    for hand in ((1,), (41, 1), (80, 47), (44, 55, 66), (50, 60, 70)):
        for area in ("81f", "82b", "84b 34f@-1,1 79f@0,2"):
            state = table([player(area, hand=hand), player()]).state
            compare_moves(state, encode(state))
