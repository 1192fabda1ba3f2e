"""`statistics`: shown from what ships, from records and from a file, and made."""

import csv
import io
import json
from pathlib import Path

import pytest

from codex_naturalis.analysis.statistics import Statistics, decode, shipped
from codex_naturalis.engine.game import Game
from codex_naturalis.locale.languages import LANGUAGES
from codex_naturalis.notation.record import write_record
from codex_naturalis.protocol.statistics import StatisticsGroup, StatisticsTopic
from tests.cli.conftest import Run, played


@pytest.mark.parametrize("topic", StatisticsTopic)
def test_every_topic_is_shown(run: Run, topic: StatisticsTopic) -> None:
    """Law: text, JSON and CSV have the same rows, with names, shares and intervals; the text says
    what has made them."""
    told = json.loads(run("statistics", "show", topic.value, "--group", "3", "--json").stdout)
    assert (told["games"], told["command"]) == (shipped().groups["3"].games, shipped().command)
    keys = [row["key"] for row in told["rows"]]
    assert all(row["low"] <= row["won"] <= row["high"] for row in told["rows"])
    out = run("statistics", "show", topic.value, "--group", "3", "--csv").stdout
    lines = [*csv.DictReader(io.StringIO(out))]
    assert [line["key"] for line in lines] == keys
    assert [line["name"] for line in lines] == [row["name"] for row in told["rows"]]
    text = run("statistics", "show", topic.value, "--group", "3").stdout
    assert shipped().command in text
    assert all(row["name"] in text for row in told["rows"])


@pytest.mark.parametrize("order", ["won", "games", "points"])
def test_sorting(run: Run, order: str) -> None:
    """Law: --sort puts the highest first."""
    rows = json.loads(run("statistics", "show", "cards", "--sort", order, "--json").stdout)["rows"]
    values = [row[order] for row in rows]
    assert values == sorted(values, reverse=True)


def test_records_are_counted(run: Run, folder: Path, table: Game) -> None:
    """Case: finished records count, others do not; a small number of games is named as such."""
    (folder / "again.codex").write_text(write_record(played(seed=8)))
    (folder / "running.codex").write_text(write_record(played(20)))
    files = ("game.codex", "again.codex", "running.codex")
    told = json.loads(run("statistics", "show", "seats", *files, "--json").stdout)
    assert (told["games"], told["command"]) == (2, "")
    assert sum(row["won"] * row["games"] for row in told["rows"]) == pytest.approx(2)
    assert "Only 2 games" in run("statistics", "show", "seats", *files).stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_in_the_language(run: Run, language: str) -> None:
    """Law: headings and names are in the language; JSON and CSV are not."""
    english = run("statistics", "show", "openings").stdout
    said = run("statistics", "show", "openings", "--lang", language).stdout
    assert (said == english) == (language == "en")
    for form in ("--json", "--csv"):
        words = ("statistics", "show", "openings", form)
        assert run(*words, "--lang", language).stdout == run(*words).stdout


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("cards", "--group", "solo-easy", "game.codex"), "no finished games of group solo-easy"),
        (("cards", "nothing.codex"), "nothing.codex: No such file"),
        (("cards", "broken.codex"), "broken.codex: "),
        (("cards", "broken.json.gz"), "broken.json.gz: no statistics"),
        (("cards", "foreign.json.gz"), "999f, which is no card"),
        (("cards", "game.codex", "made.json.gz"), "one file of `make` at a time"),
    ],
)
def test_what_cannot_be_shown(run: Run, folder: Path, words: tuple[str, ...], told: str) -> None:
    """Case: no such games, no such file, and files that are something else: one line each."""
    (folder / "broken.codex").write_text("no record")
    (folder / "broken.json.gz").write_bytes(b"\x1f\x8bno statistics")
    foreign = Statistics()
    foreign.merge(shipped())
    foreign.groups["2"].cards["999f"] = foreign.groups["2"].cards["1f"]
    (folder / "foreign.json.gz").write_bytes(foreign.encode())
    result = run("statistics", "show", *words, code=1)
    (line,) = result.stderr.splitlines()
    assert line.startswith("Error: ")
    assert told in line


@pytest.mark.parametrize(
    "words",
    [("weather",), ("cards", "--group", "5"), ("cards", "--csv", "--json"), ("--sort", "luck")],
)
def test_options_that_are_none(run: Run, words: tuple[str, ...]) -> None:
    """Case: unknown topics, groups and orders, and two formats at once, are errors of use."""
    assert "Error: " in run("statistics", "show", *words, code=2).stderr


def test_make(run: Run, tmp_path: Path) -> None:
    """Case: a file of every group, the same for any number of threads, that `show` reads; a folder
    that is not there is refused before anything is played."""
    for number in (1, 2):
        out = tmp_path / f"{number}.json.gz"
        said = run("statistics", "make", "--games", "3", "--seed", "4", "--jobs", number, out)
        assert said.stdout == f"18 games in {out}\n"
    made = decode((tmp_path / "1.json.gz").read_bytes())
    assert (tmp_path / "1.json.gz").read_bytes() == (tmp_path / "2.json.gz").read_bytes()
    assert set(made.groups) == set(StatisticsGroup)
    out = tmp_path / "told.json.gz"
    said = run("statistics", "make", "--games", "3", "--seed", "4", "--json", out)
    assert json.loads(said.stdout) == {
        "file": str(out),
        "games": 18,
        "groups": dict.fromkeys(made.groups, 3),
        "command": made.command,
    }
    shown = run("statistics", "show", "seats", tmp_path / "1.json.gz", "--json").stdout
    assert json.loads(shown)["command"] == "./codex statistics make --games 3 --seed 4 FILE"
    refused = run("statistics", "make", tmp_path / "no" / "out.json.gz", code=1)
    assert "there is no such folder" in refused.stderr
