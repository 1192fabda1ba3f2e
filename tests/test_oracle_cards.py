"""The oracle against the worked examples of cards and objectives, before anything leans on it."""

import itertools
import random

import pytest

from tests import oracle
from tests.oracle_tables import STARTER_F, area, coloured, flat, lay, new, owned, scored


@pytest.mark.parametrize(("seats", "left"), [(2, (34, 36)), (3, (32, 35)), (4, (30, 34))])
def test_decks_after_setup(seats: int, left: tuple[int, int]) -> None:
    """Section 2: decks after setup are 34/36, 32/35, 30/34; every card is somewhere, once."""
    table = new(seats=seats)
    assert (len(table.decks["R"]), len(table.decks["G"])) == left
    dealt = [c for c in table.market if c is not None] + flat(table.hands)
    assert sorted(dealt + table.decks["R"] + table.decks["G"]) == list(range(1, 81))
    assert [[c <= 40 for c in hand] for hand in table.hands] == [[True, True, False]] * seats
    assert len({*table.common, *flat(table.offered)}) == 2 + 2 * seats
    assert (table.phase, table.turn, table.round, table.tybor_cards) == ("setup", None, 1, {})


def test_the_deal_in_order() -> None:
    """RECORD: R1 R2, G1 G2, a starter a seat, 2 resource and 1 gold a seat, then objectives."""
    decks = [list(ids) for ids in oracle.DECKS.values()]
    table = oracle.Table("table", "points", "same", 2, *decks)
    assert table.market == [1, 2, 41, 42]
    assert table.starters == [81, 82]
    assert table.hands == [[3, 4, 43], [5, 6, 44]]
    assert (table.common, table.offered) == ([87, 88], [[89, 90], [91, 92]])
    assert (table.decks["R"][0], table.decks["G"][0]) == (7, 45)


@pytest.mark.parametrize(
    ("mode", "taken", "hand", "points"),
    [
        ("solo-easy", {"fungi": [3], "plant": [11]}, [4, 5, 43], 0),
        (
            "solo-normal",
            {"fungi": [3], "plant": [11], "animal": [21], "insect": [31]},
            [4, 5, 43],
            0,
        ),
        ("solo-hard", {"fungi": [3], "plant": [11], "animal": [21], "insect": [31]}, [4, 5, 43], 4),
    ],
)
def test_tybor_setup(mode: str, taken: dict[str, list[int]], hand: list[int], points: int) -> None:
    """R60, R69: after the display the topmost of 2 or 4 kingdoms; then the player's hand."""
    table = oracle.Table(mode, "points", "same", 1, *[list(ids) for ids in oracle.DECKS.values()])
    assert {k: v for k, v in table.tybor_cards.items() if v} == taken
    assert set(table.tybor_cards) == set(oracle.KINGDOMS)
    assert (table.hands, table.tybor_points) == ([hand], points)
    left = [c for c in range(6, 41) if c not in flat(taken.values())]
    assert table.decks["R"] == left


def test_setup_choices() -> None:
    """R12, R15: each seat owes starter, then objective, in any order among the seats."""
    table = new()
    assert table.legal(0) == table.legal(1) == {"s:front", "s:back"}
    with pytest.raises(oracle.Illegal):
        table.play(1, f"o:{table.offered[1][0]}")
    table.play(1, "s:back")
    assert table.legal(1) == {f"o:{o}" for o in table.offered[1]}
    table.play(1, f"o:{table.offered[1][1]}")
    assert (table.legal(1), table.phase) == (set(), "setup")
    table.play(0, "s:front")
    table.play(0, f"o:{table.offered[0][0]}")
    assert (table.phase, table.turn, table.legal(1)) == ("place", 0, set())
    assert [s[0] for s in table.stacks] == [
        (table.starters[0], "f", 0, 0),
        (table.starters[1], "b", 0, 0),
    ]
    assert table.secret == [table.offered[0][0], table.offered[1][1]]


def test_e1_hidden_starter_corners() -> None:
    """E1: a starter back with two hidden corners and three centres."""
    table = area((86, "b", 0, 0))
    assert owned(table) == "F1 P1 A1"
    assert table.spots(0) == {(1, 1), (-1, 1)}


def test_e2_one_hidden_corner_forbids() -> None:
    """E2, R23: a hidden corner among those covered forbids the spot."""
    table = area(STARTER_F)
    assert lay(table, "10f@1,1") == 1
    assert lay(table, "11f@-1,1") == 0
    assert owned(table) == "F1 P2 A1 I1"
    assert table.spots(0) == {(-2, 0), (-2, 2), (-1, -1), (1, -1), (2, 0), (2, 2)}
    with pytest.raises(oracle.Illegal, match="hidden corner"):
        lay(table, "1b@0,2")


def test_e3_own_hidden_corner_covers() -> None:
    """E3, R24: the new card's hidden corner may cover a symbol."""
    table = area(STARTER_F)
    assert lay(table, "19f@1,1") == 1
    assert owned(table) == "F1 P1 A1 I1"


def test_e4_cost_is_counted_before() -> None:
    """E4, R26: the cost must be visible just before placing; the back is free."""
    table = area(STARTER_F)
    lay(table, "13f@-1,-1")
    assert owned(table) == "F1 P3 A1"
    assert lay(table, "57f@1,1") == 3
    assert owned(table) == "F1 P2 A1 Q1"
    with pytest.raises(oracle.Illegal, match="cost"):
        lay(table, "59f@1,-1")
    assert lay(table, "59b@1,-1") == 0
    assert table.tally(0)["plant"] == 3


def test_e5_objects_are_counted_after() -> None:
    """E5, R27: 1 per quill counts its own, not one it has just covered."""
    table = area((86, "b", 0, 0))
    lay(table, "5f@1,1")
    lay(table, "27f@-1,1")
    assert owned(table) == "F3 P2 A2 Q2"
    assert lay(table.clone(), "41f@-2,0") == 3
    assert lay(table.clone(), "41f@2,2") == 2


@pytest.mark.parametrize("corners", [1, 2, 3, 4])
def test_e6_points_per_corner(corners: int) -> None:
    """E6: 2, 4, 6, 8 points for 1 to 4 covered corners; face down 0."""
    around = [(-1, -1), (1, -1), (-1, 1), (1, 1)][:corners]
    table = area(*coloured("fungi", around))
    table.stacks[0] = [(n, "b", x, y) for n, _, x, y in table.stacks[0]]
    table.stacks[0] += [(n, "b", 10 * n, 0) for n in (7, 8, 21)]  # far off, to pay F3 A1
    assert lay(table.clone(), "44b@0,0") == 0
    assert lay(table, "44f@0,0") == 2 * corners


def test_e7_symbol_objectives() -> None:
    """E7: F7 Q3 K2 M5 give 4, 4, 6, 2, 0."""
    shown = [(n, "b") for n in range(1, 8)]
    shown += [(n, "f") for n in (41, 51, 63, 42, 53, 43, 52, 62, 72, 49)]
    stack = [(n, side, 10 * i, 0) for i, (n, side) in enumerate(shown)]
    assert owned(area(*stack)) == "F7 Q3 K2 M5"
    assert [scored(stack, o)[1] for o in (95, 100, 99, 102, 96)] == [4, 4, 6, 2, 0]


@pytest.mark.parametrize(("length", "times"), [(2, 0), (3, 1), (5, 1), (6, 2), (9, 3)])
def test_e8_diagonals(length: int, times: int) -> None:
    """E8: a diagonal of n has n // 3 disjoint matches, whichever card was laid first."""
    stack = coloured("fungi", [(i, i) for i in range(1, length + 1)])
    assert len(stack) == length
    for order in (stack, stack[::-1], stack[1:] + stack[:1]):
        assert scored(order, 87) == (times, 2 * times)
    assert scored([(n, s, -x, y) for n, s, x, y in stack], 87) == (0, 0)  # never mirrored


def test_e9_starter_has_no_colour() -> None:
    """E9: the starter between fungi is not a fungi card; a fungi card there is."""
    ends = coloured("fungi", [(-1, -1), (1, 1), (2, 2)])
    assert scored([STARTER_F, *ends[:2]], 87) == (0, 0)
    assert scored([STARTER_F, *ends], 87) == (0, 0)
    assert scored([(40, "f", 5, 5), (10, "b", 0, 0), *ends], 87) == (1, 2)


def test_e10_best_choice_of_matches() -> None:
    """E10: objective 93 on overlapping matches: two disjoint ones, 6 points."""
    stack = coloured("animal", [(1, -3), (1, -1), (1, 1), (1, 3)])
    stack += coloured("fungi", [(2, 0), (2, 2), (2, 4)])
    for order in itertools.islice(itertools.permutations(stack), 0, 5040, 97):
        assert scored(order, 93) == (2, 6)


@pytest.mark.parametrize(
    ("objective", "shape", "points"),
    [
        (87, {(0, 0): "fungi", (1, 1): "fungi", (2, 2): "fungi"}, 2),
        (88, {(0, 0): "plant", (-1, 1): "plant", (-2, 2): "plant"}, 2),
        (89, {(0, 0): "animal", (1, 1): "animal", (2, 2): "animal"}, 2),
        (90, {(0, 0): "insect", (-1, 1): "insect", (-2, 2): "insect"}, 2),
        (91, {(0, 0): "plant", (-1, 1): "fungi", (-1, 3): "fungi"}, 3),
        (92, {(0, 0): "insect", (1, 1): "plant", (1, 3): "plant"}, 3),
        (93, {(0, 0): "animal", (0, 2): "animal", (1, 3): "fungi"}, 3),
        (94, {(0, 0): "insect", (0, 2): "insect", (-1, 3): "animal"}, 3),
    ],
)
def test_every_pattern(objective: int, shape: dict[tuple[int, int], str], points: int) -> None:
    """R52: three cards in the exact positions and colours; one wrong colour, and it is none."""

    def laid(colours: dict[tuple[int, int], str]) -> list[tuple[int, str, int, int]]:
        first = {"fungi": 1, "plant": 11, "animal": 21, "insect": 31}
        return [(first[k] + i, "b", x + 4, y) for i, ((x, y), k) in enumerate(colours.items())]

    assert scored(laid(shape), objective) == (1, points)
    for spot, kingdom in itertools.product(shape, oracle.KINGDOMS):
        same = shape[spot] == kingdom
        assert scored(laid(shape | {spot: kingdom}), objective)[0] == same


def test_most_disjoint_is_the_maximum() -> None:
    """R53: the recursion agrees with trying every subset, on random families of sets."""
    rng = random.Random(53)
    found = set()
    for _ in range(60):
        family = [
            frozenset((k, 0) for k in rng.sample(range(12), 3)) for _ in range(rng.randrange(8))
        ]
        best = max(
            size
            for size in range(len(family) + 1)
            for some in itertools.combinations(family, size)
            if sum(map(len, some)) == len(frozenset().union(*some))
        )
        assert oracle._most_disjoint(family) == best
        found.add(best)
    assert found >= {0, 1, 2, 3}
