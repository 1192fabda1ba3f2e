"""`arena`: the same standings for the same seed, told to people and to programs."""

import json
import os
import re
import signal
import subprocess
from pathlib import Path
from typing import Any

import pytest

from codex_naturalis.notation.record import load_record
from tests.cli.conftest import Command, Run, Start
from tests.cli.test_streams import alive, wait_until

pytestmark = pytest.mark.slow

QUICK = ("arena", "--bots", "random,greedy", "--seed", "5")


def told(text: str) -> dict[str, Any]:
    """What a program reads, without the times."""
    answer: dict[str, Any] = json.loads(text)
    for bot in answer["bots"]:
        for name in [name for name in bot if name.startswith("cpu_")]:
            assert bot.pop(name) >= 0
    return answer


def flat(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize(
    "words",
    [("--games", "4"), ("--players", "3", "--games", "3"), ("--mode", "solo-easy", "--games", "3")],
    ids=["two", "three", "solo"],
)
def test_jobs(run: Run, folder: Path, words: tuple[str, ...]) -> None:
    """One process or two: the same standings and the same records."""
    one = run(*QUICK, *words, "--json", "--records", "one")
    two = run(*QUICK, *words, "--json", "--records", "two", "--jobs", "2")
    assert told(one.stdout) == told(two.stdout)
    names = sorted(path.name for path in Path("one").iterdir())
    assert names == sorted(path.name for path in Path("two").iterdir())
    assert len(names) == told(one.stdout)["games"] == told(one.stdout)["planned"]
    assert all(Path("one", name).read_text() == Path("two", name).read_text() for name in names)


def test_the_table_tells_the_same(run: Run) -> None:
    """The table for people has the numbers of the answer for programs, and fits 80 columns."""
    words = ("arena", "--bots", "random,greedy", "--games", "6", "--seed", "3")
    answer, text = told(run(*words, "--json").stdout), run(*words).stdout
    assert max(map(len, text.splitlines())) <= 80
    assert flat(text).startswith(answer["played"])
    rows = dict(re.findall(r"^(random|greedy) +(.+)$", text, re.MULTILINE))
    for bot in answer["bots"]:
        low, high = bot["elo_interval"]
        doubt = "fixed" if bot["bot"] == "random" else f"{low:.0f} to {high:.0f}"
        assert flat(rows[bot["bot"]]).startswith(
            f"{bot['elo']:.0f} {doubt} {100 * bot['share']:.1f} {bot['score']:.1f} "
            f"{bot['margin']:+.1f} {bot['games']} "
        )
    (pair,) = answer["pairs"]
    low, high = (100 * end for end in pair["share_interval"])
    assert f"{100 * pair['share']:.1f} ({low:.0f}–{high:.0f})" in text
    assert f"{100 - 100 * pair['share']:.1f} ({100 - high:.0f}–{100 - low:.0f})" in text


def test_records(run: Run, folder: Path) -> None:
    """Records replay, with the results that the standings count; each deal is played from both
    seats, and their names tell who played."""
    words = ("--games", "4", "--json", "--records", "new/games", "--tie-break", "cards")
    answer = told(run(*QUICK, *words).stdout)
    paths = sorted(Path("new/games").iterdir())
    assert [path.name for path in paths] == [
        "game-000001-deal-000001-random-greedy.codex",
        "game-000002-deal-000001-greedy-random.codex",
        "game-000003-deal-000002-random-greedy.codex",
        "game-000004-deal-000002-greedy-random.codex",
    ]
    run("replay", *paths)
    games = [load_record(path) for path in paths]
    assert games[0].deal == games[1].deal != games[2].deal == games[3].deal
    points = dict.fromkeys(("random", "greedy"), 0.0)
    for game in games:
        outcome = game.outcome()
        assert outcome is not None
        for winner in outcome.winners:
            points[game.names[winner]] += 1 / len(outcome.winners)
    assert {bot["bot"]: bot["points"] for bot in answer["bots"]} == points
    again = run(*QUICK, *words, code=1)
    assert again.stderr == (f"Error: {paths[0]} exists already; choose another folder\n")


def test_fewer_bots_than_seats(run: Run) -> None:
    """Case: two bots at four seats: each alone against three of the other; games are rounded up
    with a word about it."""
    done = run(*QUICK, "--players", "4", "--games", "3", "--json")
    assert done.stderr == "3 games are rounded up to 4: each deal is played from every seat.\n"
    answer = told(done.stdout)
    assert (answer["kind"], answer["deals"], answer["games"]) == ("alone", 1, 8)
    assert [(pair["bot"], pair["other"], pair["games"]) for pair in answer["pairs"]] == [
        ("random", "greedy", 4),
        ("greedy", "random", 4),
    ]
    assert "alone against 3 of another plays 4 games" in answer["played"]


def test_solo(run: Run) -> None:
    """Case: against Tybor wins are told with their interval, and no Elo."""
    words = (*QUICK, "--mode", "solo-easy", "--games", "3")
    answer, text = told(run(*words, "--json").stdout), run(*words).stdout
    assert answer["pairs"] == []
    assert answer["anchor"] is None
    for bot in answer["bots"]:
        assert bot["elo"] is None
        assert bot["games"] == 3
        low, high = (100 * end for end in bot["share_interval"])
        assert f" {100 * bot['share']:.1f} {low:.1f} to {high:.1f} " in flat(text)
    assert "Elo" not in text


def test_anchor(run: Run) -> None:
    """The anchor is where it was put; without one, and without random, the mean is 0."""
    words = ("arena", "--seed", "5", "--games", "2", "--json")
    answer = told(run(*words, "--bots", "random,greedy", "--anchor", "greedy=-12.5").stdout)
    elo = {bot["bot"]: bot["elo"] for bot in answer["bots"]}
    assert answer["anchor"] == {"bot": "greedy", "elo": -12.5}
    assert elo["greedy"] == -12.5
    free = told(run(*words, "--bots", "random,greedy").stdout)
    zero = {bot["bot"]: bot["elo"] for bot in free["bots"]}
    assert zero["random"] == 0
    assert zero["greedy"] == pytest.approx(-12.5 - elo["random"], abs=0.11)
    answer = told(run(*words, "--bots", "planner,greedy").stdout)
    assert answer["anchor"] is None
    assert sum(bot["elo"] for bot in answer["bots"]) == pytest.approx(0, abs=0.11)


def test_seed_is_told(run: Run) -> None:
    """Without a seed one is made up and told; it plays the same games again."""
    words = ("arena", "--bots", "random,greedy", "--games", "2", "--json")
    answer = told(run(*words).stdout)
    assert told(run(*words, "--seed", str(answer["seed"])).stdout) == answer


def test_refusals(run: Run, folder: Path) -> None:
    """Bots that do not exist or are too few, anchors that hold nothing: told in place."""
    for words, reason in {
        (): "Missing option '--bots'",
        ("--bots", "greedy,none"): "'--bots': unknown bot 'none': one of random, greedy",
        ("--bots", "greedy,"): "'--bots': unknown bot ''",
        ("--bots", "greedy"): "'--bots': 1 bot: at a table two at least are compared",
        ("--bots", "greedy,greedy"): "'--bots': greedy is named twice",
        ("--bots", "greedy,random", "--players", "5"): "a table has 2 to 4 players, not 5",
        ("--bots", "greedy", "--mode", "solo-easy", "--players", "2"): "a solo game has 1 player",
        ("--bots", "greedy,random", "--anchor", "planner=0"): "'planner=0' names none of the bots",
        ("--bots", "greedy,random", "--anchor", "greedy"): "'greedy' names none of the bots",
        ("--bots", "greedy,random", "--anchor", "greedy=much"): "'much' is not an Elo",
        ("--bots", "greedy,random", "--anchor", "greedy=nan"): "'nan' is not an Elo",
        ("--bots", "greedy", "--mode", "solo-easy", "--anchor", "greedy=1"): "give no Elo",
        ("--bots", "greedy,random", "--games", "0"): "'--games'",
        ("--bots", "greedy,random", "--jobs", "0"): "'--jobs'",
    }.items():
        assert reason in flat(run("arena", *words, code=2).stderr)
    result = run(*QUICK, "--records", "game.codex/x", code=1)
    assert result.stderr == "Error: game.codex/x: Not a directory\n"


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_interrupt(folder: Path, jobs: str, start: Start) -> None:
    """Ctrl-C sums up what was played, ends with 130, and leaves no process and no part of a
    record behind."""
    words = (*QUICK, "--games", "100000", "--jobs", jobs, "--records", "games", "--json")
    process = start(*words, stdout=subprocess.PIPE)
    wait_until(lambda: len([*folder.glob("games/*")]) > 3)
    os.killpg(process.pid, signal.SIGINT)
    out, errors = process.communicate(timeout=60)
    answer = told(out.decode())
    assert errors.decode() == f"Stopped after {answer['games']} of 100000 games.\n"
    assert process.returncode == 130
    assert answer["planned"] == 100_000
    paths = [*folder.glob("games/*")]
    assert len(paths) == answer["games"] > 3
    assert all(load_record(path).over for path in paths)
    wait_until(lambda: not alive(process.pid))


def test_plain_terminal(command: Command) -> None:
    """A terminal that is not UTF-8 gets a table that it can show."""
    done = command(*QUICK, "--games", "2", encoding="ascii")
    assert done.stderr == ""
    assert "?" not in done.stdout


def test_completing(command: Command) -> None:
    """Bots are completed, those already named left out."""
    done = command(
        _CODEX_NATURALIS_COMPLETE="bash_complete",
        COMP_WORDS="codex-naturalis arena --bots random,greedy,",
        COMP_CWORD="3",
    )
    found = [line.partition(",")[2] for line in done.stdout.splitlines()]
    assert "random,greedy,planner" in found
    assert all(words.count("random") == words.count("greedy") == 1 for words in found)
