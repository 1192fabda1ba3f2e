"""`bots`: who there is to play against."""

import json

import pytest

from codex_naturalis.bots import NAMES
from codex_naturalis.bots.levels import ELO
from codex_naturalis.locale.languages import LANGUAGES
from codex_naturalis.locale.words import ENGLISH_WORDS, words_of
from tests.cli.conftest import Run


def test_every_bot_is_listed(run: Run) -> None:
    """All bots for people, from the weakest to the strongest, with the Elo and the sentence that
    they have everywhere; for people in 80 columns."""
    told = json.loads(run("bots", "--json").stdout)
    assert {line["name"]: line["elo"] for line in told} == {name: ELO[name] for name in NAMES}
    assert [line["elo"] for line in told] == sorted(line["elo"] for line in told)
    assert all(line["about"] == ENGLISH_WORDS(f"bots-about-{line['name']}") for line in told)
    out = run("bots").stdout
    assert max(map(len, out.splitlines())) <= 80
    words = " ".join(out.split())
    for line in told:
        assert f"{line['name']} {line['rank']} {line['elo']} {line['about']}" in words


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_have_the_names_of_the_pages(run: Run, language: str) -> None:
    """Law: a bot has one name and one sentence among people of a language, wherever they meet it;
    what programs read stays as it is."""
    said, words = run("bots", "--lang", language).stdout, words_of(language)
    assert max(map(len, said.splitlines())) <= 80
    shown = " ".join(said.split())
    for name in NAMES:
        about = " ".join(words(f"bots-about-{name}").split())
        assert f"{name} {words(f'bots-name-{name}')} {ELO[name]} {about}" in shown
    assert run("bots", "--json", "--lang", language).stdout == run("bots", "--json").stdout


@pytest.mark.parametrize("name", ["play", "simulate", "arena"])
def test_help_tells_of_bots(run: Run, name: str) -> None:
    """Who can be asked for stands in the help of the commands that ask; help is English."""
    said = " ".join(run(name, "--help", LC_ALL="de_DE.UTF-8").stdout.split())
    for bot in NAMES:
        assert f"{bot} Elo {ELO[bot]}. {ENGLISH_WORDS(f'bots-about-{bot}')}" in said
