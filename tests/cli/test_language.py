"""The language of the terminal: a whole game, its hints and refusals, drawings and reviews."""

import re
from functools import cache
from pathlib import Path

import pytest

from codex_naturalis.engine.game import Game
from codex_naturalis.locale.languages import LANGUAGES
from codex_naturalis.locale.words import words_of
from codex_naturalis.notation.record import load_record, write_record
from tests.cli.conftest import Command, Run, played
from tests.locale.test_voice import shown

OTHERS = LANGUAGES[1:]
SCRIPT = "?\n? 17\n?88\n?200\nnonsense\n99f@5,5\nwhy 5\nwhy\nundo\nhint\n\nsave\ntable\n"
"""Whatever can be typed, before every choice of the first of the list."""
NEVER_SAID = re.compile(
    r"[{}$]|\b(?:terminal|refusal|hint|board|log|table|end|bots|lobby)-[a-z]|\bNone\b"
)
"""Ids of messages and holes that nothing has filled."""
SYNTAX = {
    *("s", "o", "f", "b", "front", "back", "list", "more", "hint", "why", "table", "undo"),
    *("save", "quit", "nonsense", "codex", "play", "text", "resume", "naturalis", "x", "c"),
    *("r", "g", "elo", "enter", "q", "k", "m", "p", "a", "i", "game", "ada", "record"),
}
"""What is typed or written into files, the same in all languages, and names."""


def words_in(text: str) -> set[str]:
    """The words of a text; cards at their places are none, though their corners may spell one."""
    said = re.sub(r"\S+@\S+", "", text)
    return {word.casefold() for word in re.findall(r"[^\W\d_]+", said)}


@cache
def vocabulary(language: str) -> set[str]:
    """Every word of a language that the catalogue has."""
    return words_in("\n".join(text for _, text in shown(language)))


def record(language: str) -> str:
    """A file whose name is a word in no language."""
    return f"{LANGUAGES.index(language)}.codex"


def whole_game(run: Run, language: str, *words: str) -> str:
    script = SCRIPT + "list\n1\n" * 200
    options = ("--seed", "4", "--name", "Ada", "--record", record(language), "--lang", language)
    return run("play", "--text", *options, *words, stdin=script).stdout


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("words", [("--solo", "hard"), ("--bots", "greedy,random")])
def test_a_whole_game(run: Run, language: str, words: tuple[str, ...]) -> None:
    """Law: from the first question to the end, everything is said in the language that was asked
    for, and nothing by the id of a message; the lines fit."""
    said = whole_game(run, language, *words)
    assert load_record(Path(record(language))).over
    assert not NEVER_SAID.search(said)
    tongue = words_of(language)
    for message in ("log-voice-over", "table-your-turn", "refusal-unreadable", "board-hand"):
        assert tongue(message) in said
    assert max(map(len, said.splitlines())) <= 80
    foreign = words_in(said) - vocabulary(language) - SYNTAX
    assert not foreign & vocabulary("en"), sorted(foreign & vocabulary("en"))


@pytest.mark.slow
def test_records_know_no_language(run: Run) -> None:
    """Law: the same game has the same record, whatever language it was played in."""
    for language in LANGUAGES:
        whole_game(run, language, "--bots", "greedy")
    assert len({Path(record(language)).read_bytes() for language in LANGUAGES}) == 1


def test_a_nameless_player(run: Run) -> None:
    """Case: somebody who gives no name is a player, in the language."""
    run("play", "--text", "--record", "r", "--lang", "cs", "--seat", "0", stdin="q\n")
    assert load_record(Path("r")).names[0] == words_of("cs")("terminal-player")


def test_resuming_keeps_the_language(run: Run) -> None:
    """Case: how a game is resumed names its language, unless it is that of the environment."""
    options = ("play", "--text", "--record", "r", "--lang", "it")
    assert "--resume r --lang it\n" in run(*options, stdin="q\n").stdout
    Path("r").unlink()
    assert "--resume r\n" in run(*options, stdin="q\n", LC_ALL="it_IT.UTF-8").stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_drawings(run: Run, language: str) -> None:
    """Case: a table in characters and as a picture, and a game step by step; bots are called what
    people call them."""
    game = played(30, headers={"Bot-0": "greedy", "Bot-1": "planner"}, names=("greedy", "Bruno"))
    Path("game.codex").write_text(write_record(game))
    words = words_of(language)
    look = ("game.codex", "--lang", language)
    for said in (
        run("draw", *look).stdout,
        run("draw", *look, "--svg", "-").stdout,
        run("replay", "--show", *look).stdout,
    ):
        assert not NEVER_SAID.search(said.partition("</defs>")[2] or said)
        assert words("board-market") in said
        assert words("bots-name-greedy")[:11] in said
        assert "Bruno" in said
        assert not re.search(r"\b(?:greedy|planner)\b", said)
    assert words("terminal-deal", n=30) in said


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_reviews(run: Run, table: Game, language: str) -> None:
    """Law: a review is in the language, with its decimals and percentages, in 80 columns."""
    Path("game.codex").write_text(write_record(table))
    said = run("review", "--simulations", "5", "--lang", language, "game.codex").stdout
    assert max(map(len, said.splitlines())) <= 80
    assert not NEVER_SAID.search(said)
    words = words_of(language)
    assert words("terminal-review-chances") in said
    assert words.percent(1) in said
    assert bool(re.search(r"\d\.\d", said)) is (language == "en")
    foreign = words_in(said) - vocabulary(language) - SYNTAX
    assert not foreign & vocabulary("en"), sorted(foreign & vocabulary("en"))


@pytest.mark.parametrize(
    ("env", "language"),
    [
        ({"LC_ALL": "", "LANG": "de_DE.UTF-8"}, "de"),
        ({"LC_ALL": "", "LC_MESSAGES": "cs_CZ.UTF-8", "LANG": "de_DE.UTF-8"}, "cs"),
        ({"LC_ALL": "fr_CA.UTF-8", "LANG": "de_DE.UTF-8"}, "fr"),
        ({"LC_ALL": "C.UTF-8", "LANG": "de_DE.UTF-8", "LANGUAGE": "it"}, "en"),
        ({"LC_ALL": "", "LANG": "pl_PL.UTF-8"}, "en"),
    ],
)
def test_the_environment_chooses(run: Run, env: dict[str, str], language: str) -> None:
    """Case: without --lang the language is that of the locale, with it what was asked for."""
    assert run("bots", **env).stdout == run("bots", "--lang", language).stdout
    assert run("bots", "--lang", "ru", **env).stdout == run("bots", "--lang", "ru").stdout


@pytest.mark.parametrize(
    "command", ["play --text", "replay game", "review game", "draw game", "bots"]
)
def test_an_unknown_language(run: Run, command: str) -> None:
    """Case: a language that is missing is refused, and the six are named."""
    error = run(*command.split(), "--lang", "tlh", code=2).stderr
    assert "'--lang'" in error
    for language in LANGUAGES:
        assert f"'{language}'" in error


def test_a_language_needs_the_terminal(run: Run) -> None:
    """Case: the browser has its own language; asking for one without --text is refused."""
    assert "./codex play --text --lang" in run("play", "--lang", "de", code=2).stderr


@pytest.mark.parametrize("language", OTHERS)
def test_a_plain_terminal(command: Command, language: str) -> None:
    """Case: a terminal that knows ASCII only shows letters without accents, and Russian in Latin
    letters, rather than question marks."""
    words = ("play", "--text", "--solo", "easy", "--lang", language)
    said = command(*words, stdin="?\n1\n1\nl\nhint\n1\n", encoding="ascii").stdout
    assert "??" not in said
    assert command("bots", "--lang", language, encoding="ascii").stdout.count("?") == 0
