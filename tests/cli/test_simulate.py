"""`simulate`: many games, the same whoever plays them."""

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from codex_naturalis.engine.game import Game
from codex_naturalis.lab.schedule import game_seed
from codex_naturalis.notation.record import load_record
from tests.cli.conftest import Run, Start
from tests.cli.test_streams import alive, wait_until

TIMES = ("cpu_seconds", "games_per_cpu_second")


def summary(text: str) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(text)
    return {name: value for name, value in told.items() if name not in TIMES}


@pytest.mark.slow
@pytest.mark.parametrize(
    "words", [("--players", "3", "--bots", "random,greedy,random"), ("--mode", "solo-easy")]
)
def test_jobs(run: Run, folder: Path, words: tuple[str, ...]) -> None:
    """One process or two: the same summary and the same records."""
    words = ("simulate", "--games", "7", "--seed", "5", "--json", *words)
    one = run(*words, "--records", "one").stdout
    two = run(*words, "--records", "two", "--jobs", "2").stdout
    assert summary(one) == summary(two)
    names = [f"game-{number:06}.codex" for number in range(1, 8)]
    assert sorted(path.name for path in Path("one").iterdir()) == names
    for name in names:
        assert Path("one", name).read_text() == Path("two", name).read_text()


def test_records(run: Run, folder: Path) -> None:
    """Records replay with the results that the summary counts; seats are called like their bots,
    and the seed of each deals it again."""
    out = run(
        *("simulate", "--games", "5", "--bots", "greedy,random", "--seed", "1", "--json"),
        *("--records", "new/games", "--tie-break", "cards", "--refill", "other"),
    ).stdout
    told = summary(out)
    games = [load_record(path) for path in sorted(Path("new/games").iterdir())]
    outcomes = [game.outcome() for game in games]
    run("replay", *sorted(Path("new/games").iterdir()))
    for number, game in enumerate(games, 1):
        assert game.names == ("greedy", "random")
        assert game.state.options.tie_break == "cards"
        assert game.headers["Seed"] == str(game_seed(1, number))
        assert game.deal == Game.new(seed=game_seed(1, number)).deal
    for seat in (0, 1):
        line = told["seats"][seat]
        totals = [outcome.scores[seat].total for outcome in outcomes if outcome]
        tracks = [outcome.scores[seat].track for outcome in outcomes if outcome]
        assert line["wins"] == sum(seat in outcome.winners for outcome in outcomes if outcome)
        assert line["total"] == {"mean": sum(totals) / 5, "min": min(totals), "max": max(totals)}
        assert line["track"] == {"mean": sum(tracks) / 5, "min": min(tracks), "max": max(tracks)}
    lengths = [len(game.transitions) for game in games]
    assert told["half_moves"] == {
        "mean": sum(lengths) / 5,
        "min": min(lengths),
        "max": max(lengths),
    }
    assert told["rounds"]["max"] == max(game.state.round for game in games)
    assert sum(told["ends"].values()) == told["games"] == 5


def test_bots_over_seats(run: Run) -> None:
    """A bot in several seats has one line for all of them; in solo Tybor has a line."""
    told = summary(
        run("simulate", "--games", "3", "--bots", "random", "--players", "3", "--json").stdout
    )
    (line,) = told["bots"]
    assert (line["name"], line["games"]) == ("random", 9)
    assert line["wins"] == sum(seat["wins"] for seat in told["seats"])
    told = summary(run("simulate", "--games", "3", "--mode", "solo-normal", "--json").stdout)
    assert [seat["name"] for seat in told["seats"]] == ["random", "Tybor"]
    assert sum(seat["wins"] for seat in told["seats"]) == 3


def test_seed_is_told(run: Run) -> None:
    """Without a seed one is made up and told; it plays the same games again."""
    told = summary(run("simulate", "--games", "2", "--json").stdout)
    again = run("simulate", "--games", "2", "--json", "--seed", str(told["seed"])).stdout
    assert summary(again) == told
    text = run("simulate", "--games", "2", "--seed", "77", "--bots", "random,greedy,random").stdout
    assert text.startswith("2 games, mode table, seed 77\n")
    for word in ("seat 2", "all", "wins", "objectives", "rounds", "half-moves", "ended by points"):
        assert word in text.replace("ended by     ", "ended by ")
    assert "games per second of CPU" in text


def test_refusals(run: Run, folder: Path) -> None:
    """Bots that do not exist or are too many or too few, and folders that cannot be used."""
    for words, reason in {
        ("--bots", "greedy,none"): "unknown bot 'none': one of random, greedy, planner",
        ("--bots", "greedy,random", "--players", "3"): "2 bots for 3 seats",
        ("--bots", "a,b,c,d,e"): "unknown bot 'a'",
        ("--bots", ",".join(["random"] * 5)): "a table has 2 to 4 players, not 5",
        ("--bots", "greedy,random", "--mode", "solo-easy"): "2 bots for 1 seats",
        ("--players", "2", "--mode", "solo-easy"): "a solo game has 1 player, not 2",
        ("--games", "0"): "'--games'",
        ("--jobs", "0"): "'--jobs'",
    }.items():
        assert reason in " ".join(run("simulate", *words, code=2).stderr.split())
    run("simulate", "--games", "1", "--records", "games")
    result = run("simulate", "--games", "1", "--records", "games", code=1)
    assert result.stderr == (
        "Error: games/game-000001.codex exists already; choose another folder\n"
    )
    run("simulate", "--games", "1", "--records", "game.codex", code=2)
    result = run("simulate", "--games", "1", "--records", "game.codex/x", code=1)
    assert result.stderr == "Error: game.codex/x: Not a directory\n"


def test_killed_worker(folder: Path, start: Start) -> None:
    """A process that is killed under us is told in one line, and leaves no other behind."""
    process = start("simulate", "--games", "1000000", "--jobs", "2", "--records", "games")
    wait_until(lambda: any(folder.glob("games/*")))
    worker = next(pid for pid in alive(process.pid) if "spawn_main" in command_line(pid))
    os.kill(worker, signal.SIGKILL)
    _, errors = process.communicate(timeout=30)
    assert errors == b"Error: a worker was killed, or failed for the reason above\n"
    assert process.returncode == 1
    wait_until(lambda: not alive(process.pid))


def command_line(pid: int) -> str:
    return Path(f"/proc/{pid}/cmdline").read_text()


def test_full_disk(folder: Path) -> None:
    """A record that cannot be written is named in one line, and no part of it is kept."""
    limit = "import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100)); "
    words = ["simulate", "--games", "4", "--jobs", "2", "--seed", "1", "--records", "games"]
    code = (
        f"{limit}import sys; from codex_naturalis.cli import main; sys.argv[1:] = {words}; main()"
    )
    done = subprocess.run(
        [sys.executable, "-B", "-c", code],
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )
    assert re.fullmatch(r"Error: games/game-00000\d\.codex: File too large\n", done.stderr)
    assert done.returncode == 1
    assert not any(folder.glob("games/*"))
