"""`bots`: who there is to play against."""

import json

import pytest

from codex_naturalis.bots import DESCRIPTIONS, NAMES
from codex_naturalis.bots.levels import ELO
from codex_naturalis.cli.bots import RANKS
from tests.browser.words import words_of
from tests.cli.conftest import Run


def test_every_bot_is_listed(run: Run) -> None:
    """All bots for people, from the weakest to the strongest, with the Elo and the sentence that
    they have everywhere; for people in 80 columns."""
    told = json.loads(run("bots", "--json").stdout)
    assert {line["name"]: line["elo"] for line in told} == {name: ELO[name] for name in NAMES}
    assert [line["elo"] for line in told] == sorted(line["elo"] for line in told)
    assert all(line["about"] == DESCRIPTIONS[line["name"]] for line in told)
    out = run("bots").stdout
    assert max(map(len, out.splitlines())) <= 80
    words = " ".join(out.split())
    for line in told:
        assert f"{line['name']} {line['rank']} {line['elo']} {line['about']}" in words


def test_ranks_are_those_of_the_screen() -> None:
    """Law: a bot has one name among people, in the terminal and in the browser."""
    assert {name: words_of("en")(f"bots-name-{name}") for name in NAMES} == RANKS
    assert len(set(RANKS.values())) == len(RANKS)


@pytest.mark.parametrize("name", ["play", "simulate", "arena"])
def test_help_tells_of_bots(run: Run, name: str) -> None:
    """Who can be asked for stands in the help of the commands that ask."""
    words = " ".join(run(name, "--help").stdout.split())
    for bot in NAMES:
        assert f"{bot} Elo {ELO[bot]}. {DESCRIPTIONS[bot]}" in words
