"""The oracle against the worked examples of the flow, the end and solo, and as a reader."""

import random
from pathlib import Path

import pytest

from tests import oracle
from tests.oracle_tables import SLOW, area, flat, lay, new, random_record, ready, somewhere


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_e11_turns_after_the_trigger(seats: int) -> None:
    """E11, R41, R42: the round is completed, then one more turn each, without drawing."""
    for trigger in range(seats):
        table = ready(seats=seats)
        table.round, table.turn = 7, trigger
        table.points[trigger] = 19
        table.hands[trigger] = [18]
        table.play(trigger, f"18f@{somewhere(table, trigger)}")
        assert (table.last_round, table.phase) == (8, "draw")  # the triggering player still draws
        table.play(trigger, "<R")
        turns = draws = 0
        while table.phase != "over":
            seat = table.turn
            assert seat is not None
            half_move = min(table.legal(seat))
            turns += "@" in half_move
            draws += half_move.startswith("<")
            table.play(seat, half_move)
        assert (turns, draws) == (2 * seats - 1 - trigger, seats - 1 - trigger)
        assert table.round == table.last_round == 8


def test_e12_nothing_to_draw() -> None:
    """E12: the last deck card triggers the end; a draw with nothing left is skipped."""
    table = ready(seats=4)
    table.decks, table.market, table.turn = {"R": [], "G": [80]}, [None, None, 79, None], 1
    table.hands = [[1, 2, 41], [3, 4, 42], [5, 6, 43], [7, 8, 44]]
    for seat, draws in ((1, {"<G", "<G1"}), (2, {"<G1"})):
        table.play(seat, min(table.legal(seat)))
        assert table.legal(seat) == draws
        table.play(seat, min(draws, key=len))
        assert table.last_round == 2
    table.play(3, min(table.legal(3)))
    assert (table.phase, table.turn, table.round) == ("place", 0, 2)
    assert [len(hand) for hand in table.hands] == [3, 3, 3, 2]


@pytest.mark.parametrize(("tie_break", "best"), [("points", [0]), ("cards", [0, 1])])
def test_e13_ties(tie_break: str, best: list[int]) -> None:
    """E13, R54: on equal totals more objective points win, or more objective cards."""
    table = ready(tie_break=tie_break)
    table.common, table.secret = [95, 99], [96, 96]
    table.stacks[0] = [(n, "b", 10 * n, 0) for n in range(1, 7)]  # three fungi, twice: 4
    table.stacks[1] = [(n, "b", 10 * n, 0) for n in range(7, 10)]  # three fungi: 2
    table.points = [20, 22]
    assert table.result() == [(20, 4), (22, 2)]
    assert table.winners() == best
    table.stacks[1] += [(n, "b", 10 * n, 0) for n in range(11, 14)]  # and three plants
    table.points = [20, 20]
    assert table.winners() == ([0, 1] if tie_break == "points" else [1])
    table.points = [20, 21]
    assert table.winners() == [1]


BLOCKING = ["34f@-1,1", "79f@0,2", "15f@-2,2", "78f@-1,-1", "16f@-3,1"]  # E14, in order
BLOCKING += ["60b@1,1", "58f@2,0", "59f@-4,2", "77f@2,2"]


def blocked_area() -> oracle.Table:
    table = area((84, "b", 0, 0))
    for text in BLOCKING:
        assert table.spots(0)
        lay(table, text)
    return table


def test_e14_a_blocked_board() -> None:
    """E14, R33: ten cards, 15 points, no legal spot; the seat is skipped, the game goes on."""
    table = blocked_area()
    assert (table.points[0], table.spots(0), table.legal(0)) == (15, set(), set())
    table.phase = "draw"
    table.play(0, "<R")
    for turn in (1, 2, 3):
        assert (table.phase, table.turn, table.round) == ("place", 1, turn)
        table.play(1, min(table.legal(1)))
        table.play(1, "<R")
    assert len(table.stacks[0]) == 10


def test_everybody_blocked(monkeypatch: pytest.MonkeyPatch) -> None:
    """R33: with invented cards, the game ends after the draw of the turn that blocked the last."""
    wall = oracle.Face(("hidden",) * 4, ())
    monkeypatch.setitem(oracle.CARDS, 999, oracle.Card("fungi", {"f": wall, "b": wall}))
    table = ready()
    table.stacks[1] = [(999, "f", 0, 0)]
    table.stacks[0] = [(999, "f", 0, 0), (1, "b", 1, 1)]
    for spot in ("2,2", "0,2", "2,0"):
        table.hands[0] = [999, 2, 3]
        table.play(0, f"999f@{spot}")
        assert table.phase == "draw"
        table.play(0, "<R")
    assert (table.phase, table.turn, table.round, table.last_round) == ("over", None, 3, None)
    assert len(table.hands[0]) == 3


def test_blocked_solo_player() -> None:
    """R33: a blocked solo player is skipped; Tybor plays on until the end comes by R40."""
    solo = ready("solo-easy", 1)
    solo.stacks[0] = blocked_area().stacks[0]
    solo.phase = "draw"
    solo.play(0, "<R")
    assert (solo.phase, solo.round) == ("over", solo.last_round)
    assert solo.round > 3
    assert solo.tybor_points >= 20 or not any(solo.decks.values())


def tybor(resources: dict[str, list[int]], market: list[int | None]) -> oracle.Table:
    """A solo table whose player is to draw, with Tybor's cards and the display as given."""
    table = ready("solo-normal", 1)
    table.phase, table.common = "draw", list(SLOW)
    table.tybor_cards, table.market = resources, market
    table.decks = {"R": [1, 2, 3, 4, 5], "G": [41, 42, 43, 45, 46]}
    return table


def test_e15_left_column_first() -> None:
    """E15: the insect of the left column helps to pay for the gold of the right one."""
    own = {"fungi": [10], "plant": [20], "animal": [30], "insect": [38, 39]}
    table = tybor(own, [31, 11, 44, 75])
    table.play(0, "<R")
    assert {k: len(v) for k, v in table.tybor_cards.items()} == {
        "fungi": 1,
        "plant": 1,
        "animal": 1,
        "insect": 3,
    }
    assert (table.tybor_points, table.market) == (2, [2, 11, 44, 41])
    assert (table.phase, table.turn, table.round) == ("place", 0, 2)


@pytest.mark.parametrize(
    ("market", "common", "taken"),
    [
        ([31, 32, 44, 44], SLOW, [31, 32]),  # no match: the resources
        ([31, 32, 50, 80], SLOW, [50, 80]),  # 5-pointers
        ([31, 32, 44, 64], [95, 99], [44, 32]),  # three fungi: the fungi gold
        ([31, 32, 48, 44], [97, 102], [48, 32]),  # a quill corner
        ([31, 32, 42, 78], [97, 99], [42, 78]),  # any object of the three
        ([31, 32, 44, 65], [93, 96], [31, 65]),  # an L's colour is that of its two equal cards
        ([31, 32, 44, 56], [91, 98], [44, 32]),
        ([None, 32, 44, None], SLOW, [44, 32]),  # R66
        ([None, None, None, 44], SLOW, [44]),
    ],
)
def test_tybor_takes(market: list[int | None], common: list[int], taken: list[int]) -> None:
    """R63 to R66: what Tybor takes when he can pay for nothing."""
    table = tybor({k: [] for k in oracle.KINGDOMS}, list(market))
    table.common = common
    table.play(0, "<R")
    assert sorted(flat(table.tybor_cards.values())) == sorted(taken)
    assert all(oracle.CARDS[c].kingdom == k for k, v in table.tybor_cards.items() for c in v)
    assert table.tybor_points == 0


def finish(table: oracle.Table) -> list[str]:
    """Play on to the end: the half-moves of the player."""
    texts = []
    while table.phase != "over":
        texts.append(min(table.legal(0)))
        table.play(0, texts[-1])
    return texts


def test_e16_player_triggers() -> None:
    """E16: triggered by the player in turn 11: Tybor 11, player 12, Tybor 12, end."""
    table = tybor({k: [] for k in oracle.KINGDOMS}, [31, 32, 44, 45])
    table.phase, table.round, table.points, table.hands = "place", 11, [19], [[18, 19, 20]]
    table.play(0, f"18f@{somewhere(table, 0)}")
    assert (table.phase, table.last_round) == ("draw", 12)
    table.play(0, "<R")
    assert (table.phase, table.round, table.tybor_cards["insect"]) == ("place", 12, [31, 32])
    (last,) = finish(table)
    assert "@" in last
    assert (table.round, len(flat(table.tybor_cards.values()))) == (12, 4)


def test_e16_tybor_triggers() -> None:
    """E16, R67: triggered by Tybor in his turn 11: player 12 (without a draw), Tybor 12, end."""
    table = tybor(
        {"fungi": [7, 8, 9, 10], "plant": [], "animal": [21], "insect": []}, [31, 32, 44, 55]
    )
    table.round, table.tybor_points = 11, 18
    table.play(0, "<R")
    assert (table.tybor_points, table.last_round, table.round) == (20, 12, 12)
    (last,) = finish(table)
    assert "@" in last
    assert table.round == 12


@pytest.mark.parametrize(("points", "winner"), [(25, 0), (26, 1), (27, 1)])
def test_e17_a_tie_is_tybors(points: int, winner: int) -> None:
    """E17, R68: player 22+4 against Tybor 26: Tybor wins; 25 would lose."""
    table = ready("solo-normal", 1)
    table.common, table.secret = [95, 99], [96]
    table.stacks[0] = [(n, "b", 10 * n, 0) for n in range(1, 7)]
    table.points, table.tybor_points = [22], points
    assert table.result() == [(22, 4), (points, 0)]
    assert table.winners() == [winner]


@pytest.mark.parametrize(("refill", "slot"), [("same", None), ("other", 45)])
def test_refill_of_an_empty_deck(refill: str, slot: int | None) -> None:
    """R31: with the resource deck empty the slot stays empty, or takes a gold card."""
    table = ready(refill=refill)
    table.phase, table.decks = "draw", {"R": [], "G": [45, 46]}
    table.market = [1, 2, 43, 44]
    assert table.legal(0) == {"<G", "<R1", "<R2", "<G1", "<G2"}
    table.play(0, "<R1")
    assert table.market == [slot, 2, 43, 44]
    assert table.hands[0][-1] == 1


def test_illegal_changes_nothing() -> None:
    """play() refuses everything outside legal(), with a reason, and leaves the table as it was."""
    table = ready()
    mine, other = table.hands[0][0], table.hands[1][0]
    before = repr(vars(table))
    for seat, text, why in [
        (1, f"{other}b@1,1", "owes nothing"),
        (0, f"{other}b@1,1", "not in the hand"),
        (0, f"{mine}b@0,0", "taken"),
        (0, f"{mine}b@5,5", "touches no card"),
        (0, f"0{mine}b@1,1", "owes one of"),
        (0, "<R", "owes one of"),
        (5, "<R", "owes nothing"),
    ]:
        with pytest.raises(oracle.Illegal, match=why):
            table.play(seat, text)
        assert repr(vars(table)) == before
    table.play(0, f"{mine}b@1,1")
    assert repr(vars(table)) != before


def test_perft() -> None:
    """perft counts the sequences: 2 and 2 choices a seat, then the first placements and draws."""
    table = new()
    assert [oracle.perft(table, depth) for depth in range(5)] == [1, 2, 4, 8, 16]
    started = ready()
    places = len(started.legal(0))
    assert places >= 3 * 4
    assert oracle.perft(started, 1) == places
    assert oracle.perft(started, 2) == places * 6  # both decks and four slots
    started.phase, started.turn = "over", None
    assert (oracle.perft(started, 0), oracle.perft(started, 1)) == (1, 0)


def test_replay(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A record of a whole game replays to the same table, and so does its beginning."""
    table, text = random_record(3)
    again = oracle.replay(text)
    assert vars(again) == vars(table)
    file = tmp_path / "game.codex"
    file.write_text(text, encoding="utf-8")
    assert oracle.main([str(file)]) == 0
    (a, b), (c, d) = table.result()
    winners = " ".join(map(str, table.winners()))
    assert capsys.readouterr().out == f"{file}: ok {a}+{b} {c}+{d} winners {winners}\n"
    lines = text.split("\n")
    part = [x for x in lines[:30] if not x.startswith(("Result", "Winners"))]
    assert oracle.replay("\n".join(part)).phase in {"place", "draw"}


def test_replay_refuses() -> None:
    """A reader refuses what does not replay, and says the line, the half-move and the reason."""
    table, text = random_record(4)
    lines = text.split("\n")
    first = next(i for i, line in enumerate(lines) if "@" in line)
    winners, result = (
        next(line for line in lines if line.startswith(name)) for name in ("Winners", "Result")
    )
    head, _, half_move = lines[first].partition(" ")
    for old, new_text, why in [
        (lines[first], f"{head} {half_move}0", rf"line {first + 1}: {half_move}0: "),
        (lines[first], "1 <R", rf"line {first + 1}: <R: seat 1 owes nothing"),
        (lines[first], "0", rf"line {first + 1}: : seat 0 owes"),
        (lines[first], lines[first] + "\nDate: x", rf"line {first + 2}: Date: a header after"),
        (result, f"Result: {table.points[0] + 1}+0 0+0", "line 12: Result: it is"),
        (winners, "Winners: 7", "line 13: Winners: it is"),
        (winners, "", "line 12: Result: wants"),
        (lines[-2], "", "line 12: Result: wants"),
        ("Seat-1: Bruno", "Seat-2: Bruno", "line 6: Seat-2: the seats"),
        ("Seat-1: Bruno", "", "line 2: Mode: table is not for 1 seats"),
        ("Mode: table ", "Mode: solo-easy ", "line 2: Mode: solo-easy is not for 2"),
        ("Refill: same", "Refill: both", "line 4: Refill: 'both'"),
        ("Refill: same", "Refill: same\nRefill: same", "line 5: Refill: a header may stand once"),
        ("Starter-Deck: 8", "Starter-Deck: 9", "line 10: Starter-Deck: must hold"),
        ("Codex-Record: 1", "Codex-Record: 2", "line 1: Codex-Record"),
    ]:
        assert text.count(old) >= 1, old
        with pytest.raises(oracle.Illegal, match=why):
            oracle.replay(text.replace(old, new_text, 1))


@pytest.mark.parametrize(
    ("mode", "seats"),
    [
        ("table", 2),
        ("table", 3),
        ("table", 4),
        ("solo-easy", 1),
        ("solo-normal", 1),
        ("solo-hard", 1),
    ],
)
def test_random_games_end(mode: str, seats: int) -> None:
    """Every random game ends in its last round, no card is lost, and nobody owes anything."""
    rng = random.Random(seats)
    for _ in range(5):
        r, g, s, o = (rng.sample(list(ids), len(ids)) for ids in oracle.DECKS.values())
        table = oracle.Table(mode, "cards", "same", seats, r, g, s, o)
        while table.phase != "over":
            owing = [s for s in range(seats) if table.legal(s)]
            assert owing if table.phase == "setup" else owing == [table.turn]
            seat = rng.choice(owing)
            table.play(seat, rng.choice(sorted(table.legal(seat))))
        assert table.round == table.last_round
        assert {len(stack) for stack in table.stacks} == {table.round + 1}
        cards = [c for stack in table.stacks for c, *_ in stack if c <= 80]
        cards += flat(table.hands) + flat(table.decks.values())
        cards += [c for c in table.market if c is not None] + flat(table.tybor_cards.values())
        assert len(set(cards)) == len(cards)
        assert mode != "table" or len(cards) == 80
        assert not any(table.legal(s) for s in range(seats))
