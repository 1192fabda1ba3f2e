"""Records: the format to the letter, and every kind of bad record refused with its place."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from codex_naturalis.engine.errors import BadText, ViolationCode
from codex_naturalis.engine.game import Game
from codex_naturalis.notation.headers import MOST_BYTES, RECORD_CASES, BadRecord
from codex_naturalis.notation.record import load_record, read_record, write_record
from tests.building import player, table

RESOURCE = " ".join(map(str, range(1, 41)))
GOLD = " ".join(map(str, range(41, 81)))
HEADERS = f"""\
Codex-Record: 1
Mode: table                      # table | solo-easy | solo-normal | solo-hard
Tie-Break: points
Refill: same
Seat-0: Ada
Seat-1: Bruno                    # seats in turn order

Resource-Deck: {RESOURCE}
Gold-Deck: {GOLD}
Starter-Deck: 81 82 83 84 85 86
Objective-Deck: {" ".join(map(str, range(87, 103)))}
Clock: 5+3
"""
MOVES = """
0 s:front
0 o:90
1 s:back
1 o:91
0 3b@1,-1 <R2                    # a turn: place, then draw
1 5f@1,-1 <G
0 4b@1,1
"""


def finished(seed: int = 3, mode: str = "table") -> Game:
    rng = Random(seed)
    game = Game.new(mode=mode, rng=rng)
    while not game.over:
        game.push(game.legal_moves.sample(rng))
    return game


def test_the_format() -> None:
    """Comments, blank lines and foreign headers are free; a turn may be cut after its placement."""
    game = read_record(HEADERS + MOVES)
    assert game.names == ("Ada", "Bruno")
    assert game.headers == {"Clock": "5+3"}
    assert [f"{seat} {move}" for seat, move in game.moves][4:] == [
        "0 3b@1,-1",
        "0 <R2",
        "1 5f@1,-1",
        "1 <G",
        "0 4b@1,1",
    ]
    assert write_record(game) == (
        HEADERS.replace("                      # table | solo-easy | solo-normal | solo-hard", "")
        .replace("                    # seats in turn order\n", "")
        .replace("Clock: 5+3\n", "")
        .replace("Seat-1: Bruno\n", "Seat-1: Bruno\nClock: 5+3\n")
        + MOVES.replace("                    # a turn: place, then draw", "")
    )


def test_half_moves_may_share_lines_or_not() -> None:
    """A line is a seat and its half-moves, any number; the setup goes in any order."""
    one = read_record(HEADERS + "1 s:back o:91\n0 s:front o:90\n0 3b@1,-1 <R2\n")
    two = read_record(HEADERS + "1 s:back\n0 s:front\n1 o:91\n0 o:90\n0 3b@1,-1\n0 <R2\n")
    assert one.state == two.state


def test_line_ends_of_other_systems() -> None:
    """Blanks at the end of a line are free, a carriage return too."""
    assert read_record((HEADERS + MOVES).replace("\n", "\r\n")) == read_record(HEADERS + MOVES)


def test_tie_break_and_refill_have_their_defaults() -> None:
    """R31 and R54 name the defaults: points, same."""
    text = HEADERS.replace("Tie-Break: points\n", "").replace("Refill: same\n", "")
    assert read_record(text) == read_record(HEADERS)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("Codex-Record: 1\n", "", "line 13: the header Codex-Record is missing"),
        ("Codex-Record: 1", "Codex-Record: 2", "line 1: Codex-Record: version '2' is not known"),
        ("Mode: table ", "Mode: chess ", "line 2: Mode: unknown 'chess'"),
        ("Mode: table ", "Modus: table ", "line 14: the header Mode is missing"),
        ("Tie-Break: points", "Tie-Break: lot", "line 3: Tie-Break: unknown 'lot'"),
        ("Refill: same", "Refill: both", "line 4: Refill: unknown 'both'"),
        ("Mode: table ", "Mode: solo-easy ", "line 6: a solo game has 1 player, not 2"),
        ("Seat-1: Bruno", "Seat-2: Bruno", "line 5: seats have no gaps: Seat-1 is missing"),
        ("Seat-1: Bruno", "Seat-01: Bruno", "line 5: seats have no gaps: Seat-1 is missing"),
        ("Seat-1: Bruno", "Sitz-1: Bruno", "line 5: a game has 2 to 4 players, not 1"),
        ("Seat-1: Bruno", "Seat-0: Bruno", "line 6: Seat-0: was given in line 5 already"),
        ("Clock: 5+3", "Clock 5+3", "line 12: 'Clock 5+3' is neither a header nor"),
        ("Clock: 5+3", "Clock: 5\x1b[31m", "line 12: a control character"),
        ("Deck: 1 2 3", "Deck: 1 2 x", "line 8: Resource-Deck: 'x' is not a number"),
        ("Deck: 1 2 3", "Deck: 1 2 +3", "line 8: Resource-Deck: '+3' is not a number"),
        ("Deck: 1 2 3", "Deck: 1 2", "line 8: Resource-Deck: card 3 is missing"),
        ("Deck: 1 2 3", "Deck: 1 2 2", "line 8: Resource-Deck: card 2 is twice"),
        ("Deck: 1 2 3", "Deck: 1 2 99", "line 8: Resource-Deck: card 99 does not belong"),
        ("Deck: 41", f"Deck: {'9' * 5000}", f"line 9: Gold-Deck: '{'9' * 40}…' is no"),
        ("Clock: 5+3", "Result: 1+1 1+1", "line 12: Result: Result and Winners must both be there"),
        ("Clock: 5+3", "Result: 1+1 1+1\nWinners: 0", "line 12: Result: the game is not over"),
        ("0 s:front", "0", "line 14: '0' is neither a header nor"),
        ("0 s:front", "7 s:front", "line 14: s:front: there is no seat 7"),
        ("0 s:front", "0 s:edge", "line 14: s:edge: 's:edge' is not a half-move: expected"),
        ("0 o:90", "0 o:87", "line 15: o:87: objective 87 was not offered"),
        ("0 3b@1,-1", "1 3b@1,-1", "line 18: 3b@1,-1: it is the turn of seat 0"),
        ("0 3b@1,-1", "0 3b@999999999999,1", "line 18: 3b@999999999999,1: no card lies next"),
        ("0 3b@1,-1", f"0 3b@{'9' * 4000},1", f"line 18: 3b@{'9' * 37}…: '3b@{'9' * 37}…' is no"),
        ("<R2", "<R3", "line 18: <R3: '<R3' is not a half-move"),
        ("1 5f@1,-1 <G", "Clock: 9", "line 19: the header Clock comes after the half-moves"),
    ],
)
def test_bad_records(old: str, new: str, said: str) -> None:
    """Each is refused with the line, the half-move where there is one, and the reason."""
    text = HEADERS + MOVES
    assert old in text
    with pytest.raises(BadRecord) as refused:
        read_record(text.replace(old, new, 1))
    assert str(refused.value).startswith(said)
    case, parameters = refused.value.case, set(refused.value.parameters)
    rules = {code.value: ("move",) for code in ViolationCode}
    assert parameters == set((RECORD_CASES | rules)[case])


def test_many_seats_are_counted_but_not_named() -> None:
    """A thousand seat headers are refused as five would be."""
    seats = "".join(f"Seat-{n}: X\n" for n in range(2, 1000))
    with pytest.raises(BadRecord, match="2 to 4 players, not 5"):
        read_record(HEADERS + seats)


def test_a_record_without_seats() -> None:
    """Seats are needed."""
    with pytest.raises(BadRecord, match="2 to 4 players, not 0"):
        read_record(HEADERS.replace("Seat-", "X-"))


def test_moves_after_the_end() -> None:
    """Nothing may follow the last half-move."""
    text = write_record(finished())
    last = text.count("\n") + 1
    with pytest.raises(BadRecord, match=rf"^line {last}: <R: the game is over$") as refused:
        read_record(text + "0 <R\n")
    assert (refused.value.line, refused.value.half_move) == (last, "<R")


@pytest.mark.parametrize("mode", ["table", "solo-normal"])
def test_the_result_must_be_what_the_moves_give(mode: str) -> None:
    """A false result or false winners are refused; a finished record may also have neither."""
    game = finished(mode=mode)
    text = write_record(game)
    lines = text.split("\n")
    result = next(n for n, line in enumerate(lines) if line.startswith("Result"))
    false = [*lines[:result], "Result: 99+0 0+0", *lines[result + 1 :]]
    with pytest.raises(BadRecord, match=f"line {result + 1}: Result: says 99\\+0 0\\+0, but"):
        read_record("\n".join(false))
    false = [*lines[: result + 1], "Winners: 0 1", *lines[result + 2 :]]
    with pytest.raises(BadRecord, match=f"line {result + 2}: Winners: says 0 1, but"):
        read_record("\n".join(false))
    with pytest.raises(BadRecord, match="must both be there"):
        read_record("\n".join(lines[:result] + lines[result + 1 :]))
    assert read_record("\n".join(lines[:result] + lines[result + 2 :])) == game


def test_files(tmp_path: Path) -> None:
    """A file is read as UTF-8 and never further than a record can be long."""
    path = tmp_path / "game.codex"
    path.write_text(HEADERS + MOVES, "utf-8")
    assert load_record(path) == read_record(HEADERS + MOVES)
    path.write_bytes(b"Codex-Record: 1\nMode: t\xff")
    with pytest.raises(BadRecord, match=r"^line 2: the text is not UTF-8"):
        load_record(path)
    path.write_bytes(b"# a comment\n" * MOST_BYTES)
    with pytest.raises(BadRecord, match=f"^line 87382: the text is longer than {MOST_BYTES}"):
        load_record(path)
    with pytest.raises(BadRecord, match=f"^line 87382: the text is longer than {MOST_BYTES}"):
        read_record("# a comment\n" * MOST_BYTES)
    with pytest.raises(OSError, match="nothing"):
        load_record(tmp_path / "nothing.codex")


def test_a_file_cut_inside_a_character_at_the_limit(tmp_path: Path) -> None:
    """Text too long is refused as such, wherever the reading stops."""
    path = tmp_path / "long.codex"
    path.write_text("#" + "é" * MOST_BYTES, "utf-8")
    with pytest.raises(BadRecord, match="longer than"):
        load_record(path)


@pytest.mark.parametrize(
    ("names", "headers", "said"),
    [
        (["A#", "B"], {}, "Seat-0: a value has no #"),
        ([" A", "B"], {}, "Seat-0: a value has no # and no blanks"),
        (["A", "B\n0 <R"], {}, "Seat-1: a value has no control characters"),
        (["A", "B"], {"No colon": "x"}, "'No colon' is not a name for a header"),
        (["A", "B"], {"Mode": "x"}, "Mode is a header of the record itself"),
        (["A", "B"], {"Result": "x"}, "Result is a header of the record itself"),
        (["A", "B"], {"Seat-1": "x"}, "Seat-1 is a header of the record itself"),
        (["A", "B"], {"Seat-7": "x"}, "Seat-7 is a header of the record itself"),
    ],
)
def test_what_would_not_read_back_is_not_written(
    names: list[str], headers: dict[str, str], said: str
) -> None:
    """Writing refuses names and headers that would change the record."""
    with pytest.raises(BadText, match=said):
        write_record(Game.new(2, seed=1, names=names, headers=headers))


def test_a_game_from_a_position_has_no_record() -> None:
    """Without its deal a game cannot be written out."""
    with pytest.raises(BadText, match="no deal"):
        write_record(table([player(), player()]))
