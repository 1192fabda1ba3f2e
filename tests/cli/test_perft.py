"""`perft` and `deal`."""

import json
from pathlib import Path

import pytest

from codex_naturalis.cli.perft import count
from codex_naturalis.engine.game import Game
from codex_naturalis.notation.position import write_position
from codex_naturalis.notation.record import read_record
from tests.cli.conftest import Run, played


def brute(game: Game, depth: int) -> int:
    """The same number by the checked door, one half-move after the other."""
    if depth == 0:
        return 1
    total = 0
    for move in list(game.legal_moves):
        game.push(move)
        total += brute(game, depth - 1)
        game.pop()
    return total


@pytest.mark.parametrize("mode", ["table", "solo-normal"])
@pytest.mark.parametrize(("ply", "depth"), [(0, 0), (0, 1), (0, 4), (2, 4), (4, 3), (5, 2), (9, 2)])
def test_count(mode: str, ply: int, depth: int) -> None:
    """Counting in bulk agrees with trying every half-move."""
    game = played(ply, mode=mode)
    assert count(game.state, depth) == brute(game, depth)


def test_setup_count() -> None:
    """In the setup each seat has two faces and two objectives, the lowest seat first."""
    assert [count(Game.new(seed=1).state, depth) for depth in range(5)] == [1, 2, 4, 8, 16]


def test_end_has_no_more(run: Run, folder: Path, table: Game) -> None:
    """A game that is over has one sequence of no half-moves and none of any; near the end only
    those that are long enough count."""
    assert run("perft", "game.codex", "--depth", "0").stdout == "1\n"
    assert run("perft", "game.codex", "--depth", "1").stdout == "0\n"
    last = len(table.transitions) - 1
    words = ("perft", "game.codex", "--ply", str(last), "--depth")
    assert int(run(*words, "1").stdout) > 0
    assert run(*words, "2").stdout == "0\n"


def test_divide(run: Run, folder: Path, table: Game) -> None:
    """--divide tells each first half-move, and their sum."""
    words = ("perft", "game.codex", "--ply", "4", "--depth", "2")
    *lines, blank, total = run(*words, "--divide").stdout.splitlines()
    assert blank == ""
    start = table.transitions[4].before
    assert int(total) == sum(int(line.split(": ")[1]) for line in lines) == count(start, 2)
    told = json.loads(run(*words, "--divide", "--json").stdout)
    assert (told["depth"], told["count"]) == (2, int(total))
    assert [f"{move}: {number}" for move, number in told["divide"].items()] == lines
    assert "divide" not in json.loads(run(*words, "--json").stdout)


def test_position(run: Run, folder: Path) -> None:
    """A position is as good as a record."""
    game = played(7)
    Path("p.codex").write_text(write_position(game.state))
    assert run("perft", "p.codex", "--depth", "2").stdout == f"{brute(game, 2)}\n"


def test_deal(run: Run, folder: Path) -> None:
    """A deal is a record without half-moves; its seed, given or not, deals it again."""
    text = run("deal", "--players", "3", "--tie-break", "cards").stdout
    game = read_record(text)
    assert (len(game.names), game.moves, game.state.options.tie_break) == (3, [], "cards")
    seed = game.headers["Seed"]
    again = run("deal", "--players", "3", "--tie-break", "cards", "--seed", seed).stdout
    assert again == text
    assert Game.new(3, seed=int(seed)).deal == game.deal
    told = json.loads(run("deal", "--seed", seed, "--players", "3", "--json").stdout)
    assert game.deal is not None
    assert told["seed"] == int(seed)
    assert tuple(told["gold_deck"]) == game.deal.gold
    Path("deal.codex").write_text(run("deal", "--mode", "solo-hard").stdout)
    assert (
        run("replay", "deal.codex").stdout == "deal.codex: ok unfinished 0 4 after 0 half-moves\n"
    )


def test_deal_refusals(run: Run) -> None:
    """Numbers and words that the rules do not know."""
    for words in (
        ("--players", "1"),
        ("--players", "5"),
        ("--players", "2", "--mode", "solo-easy"),
        ("--mode", "solo"),
        ("--seed", "x"),
        ("--seed", "-1"),
        ("--refill", "none"),
    ):
        assert "Error: Invalid value for '--" in run("deal", *words, code=2).stderr
    result = run("deal", "--mode", "solo-easy", "--refill", "other", code=1)
    assert result.stderr == "Error: a solo game always refills from the same deck\n"
