"""`play --text`: whole games through stdin, and everything that can be typed."""

import json
import re
from pathlib import Path

import pytest

from codex_naturalis.bots.fallback import ready_bot
from codex_naturalis.cli import prompt
from codex_naturalis.engine.moves import Place, parse_move
from codex_naturalis.notation.record import load_record, write_record
from tests.bots.searching import Sage
from tests.cli.conftest import Run, played

ALWAYS_FIRST = "list\n1\n" * 200


def only_record() -> Path:
    (path,) = Path().glob("codex-*.codex")
    return path


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize(
    "words",
    [
        (),
        ("--solo", "easy"),
        ("--solo", "hard", "--name", "Ada"),
        ("--bots", "random,greedy,random", "--seat", "2"),
        ("--players", "3", "--bots", "random", "--width", "60", "--color"),
    ],
)
def test_whole_game(run: Run, words: tuple[str, ...]) -> None:
    """Somebody who always picks the first of the list comes to the end, and has its record."""
    out = run("play", "--text", "--seed", "4", *words, stdin=ALWAYS_FIRST).stdout
    game = load_record(only_record())
    assert game.over
    assert out.endswith(f"The record: {only_record()}\n")
    assert "the game could not be saved" not in out
    humans = [seat for seat in range(len(game.names)) if f"Bot-{seat}" not in game.headers]
    assert len(humans) == 1
    if "--seat" in words:
        assert humans == [2]
    if "--name" in words:
        assert game.names == ("Ada",)
    outcome = game.outcome()
    assert outcome is not None
    assert all(str(score.total) in out for score in outcome.scores)


def test_seed_and_seat(run: Run) -> None:
    """The same seed is the same game, and the same seat by lot."""
    texts = set()
    for name in ("a", "b"):
        run(
            "play",
            "--text",
            "--seed",
            "9",
            "--bots",
            "random",
            "--record",
            name,
            stdin=ALWAYS_FIRST,
        )
        texts.add(Path(name).read_text())
    assert len(texts) == 1
    seats = set()
    for seed in range(8):
        run("play", "--text", "--seed", str(seed), "--bots", "random", "--record", f"s{seed}")
        seats.add("Bot-0: random" in Path(f"s{seed}").read_text())
    assert seats == {True, False}


def test_notation(run: Run) -> None:
    """Half-moves are typed as records write them, a whole turn in a line too; capitals and a
    missing < are forgiven."""
    game = played(0, seed=3)
    game.push("s:front", 0)
    objective = game.state.players[0].offered[0].id
    card = game.state.players[0].hand[0].id
    out = run(
        *("play", "--text", "--seed", "3", "--seat", "0", "--bots", "random", "--record", "r"),
        stdin=f"S:FRONT\no:{objective}\n{card}B@1,1 r1\n",
    ).stdout
    moves = [str(move) for seat, move in load_record(Path("r")).moves if seat == 0]
    assert moves[:4] == ["s:front", f"o:{objective}", f"{card}b@1,1", "<R1"]
    assert "Saved: r\n" in out


def begin(run: Run, *lines: str) -> str:
    """What is said to somebody in seat 0 of solo game 3 who types these lines after the setup."""
    words = ("play", "--text", "--solo", "normal", "--seed", "3", "--record", "r")
    out = run(*words, stdin="\n".join(["1", "1", *lines]) + "\n").stdout
    return out[out.index("kept objective") :]


def hand() -> list[int]:
    game = played(0, seed=3, mode="solo-normal")
    return [card.id for card in game.state.players[0].hand]


def test_refused(run: Run) -> None:
    """What cannot be played changes nothing and says why, every reason of it."""
    card = hand()[0]
    out = begin(
        run, f"{card}b@0,1", "99f@5,5", f"{card}b@7,7", "<R", "o:87", "nonsense", "\x00\x1b[2J", "é"
    )
    assert f"{card}b@0,1 is refused: 0,1 is no position: the sum must be even.\n" in out
    assert "99f@5,5 is refused: card 99 is not in the hand; no card lies next to 5,5.\n" in out
    assert f"{card}b@7,7 is refused: no card lies next to 7,7.\n" in out
    assert "<R is refused: place a card before drawing one.\n" in out
    assert "o:87 is refused: the setup is over" in out
    assert "'nonsense' is neither a half-move nor a command; ? explains both.\n" in out
    assert "\x1b" not in out
    assert len(load_record(Path("r")).moves) == 2


def test_help(run: Run) -> None:
    """`?` explains the phase and the commands, `? N` a card or an objective."""
    out = begin(run, "?", "? 17", "?88", "? 103", "help", "")
    assert out.count("Place one card of your hand") == 2
    assert "why 17f@1,1" in out
    assert "Card 17, plant resource: " in out
    assert "Objective 88: " in out
    assert "There is no card 103: cards are 1 to 86, objectives 87 to 102.\n" in out


def test_why(run: Run) -> None:
    """`why` gives the reasons of a refusal, or says that there is none."""
    card = hand()[0]
    out = begin(run, f"why {card}b@0,0", f"why {card}b@1,1", "why", "why 5", "why 99f@1,1")
    assert f"{card}b@0,0: 0,0 is taken by card " in out
    assert f"{card}b@1,1 is legal: +0" in out
    assert "Name a half-move: why 17f@1,1\n" in out
    assert "99f@1,1: card 99 is not in the hand.\n" in out
    assert "5: '5' is not a half-move: " in out


def test_list(run: Run) -> None:
    """The list is in pages, best first; a number picks from it, and only from it."""
    out = begin(run, "5", "more", "more", "more", "99", "0", "2")
    numbers = [int(line[:3]) for line in out.splitlines() if line[:3].strip().isdigit()]
    places = numbers[: numbers.index(1, 1)]
    assert places == list(range(1, len(places) + 1))
    assert "There are " in out
    assert "These were all.\n" in out
    assert f"There is no number 99: 1 to {len(places)}.\n" in out
    assert len(load_record(Path("r")).moves) == 3
    points = [int(line.split("+")[1].split(",")[0]) for line in out.splitlines() if " +" in line]
    assert points[: len(places)] == sorted(points[: len(places)], reverse=True)


def test_undo_hint_table_save(run: Run) -> None:
    """A placed card can be taken back until the draw, and no further; a hint is legal, and tells
    what it brings."""
    out = begin(run, "undo", "hint", "l", "1", "u", "table", "save", "l", "2", "1", "undo")
    assert out.count("There is nothing to take back") == 2
    assert out.count(" is taken back.\n") == 1
    assert out.count("Saved: r\n") == 2
    game = load_record(Path("r"))
    assert len(game.moves) == 4
    while len(game.moves) > 2:
        game.pop()
    said = out.split(f"The bot {ready_bot().name} would answer ")[1]
    text, _, reason = said.partition(": ")
    move = parse_move(text)
    assert isinstance(move, Place)
    assert reason.startswith(f"+{game.view(0).preview(move).points} now, ")


def test_a_hint_by_a_search(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that searches tells the chance to win and the points that it expects, too."""
    monkeypatch.setattr(prompt, "ready_bot", Sage)
    monkeypatch.setattr(prompt, "HINT_SECONDS", 0.01)
    said = begin(run, "hint").split("The bot sage would answer ")[1].split("Place a card")[0]
    assert re.search(r"; \d+ % to win, \d+\.\d points expected\.$", " ".join(said.split()))


@pytest.mark.slow
@pytest.mark.parametrize("end", ["quit\n", "q\n", ""])
def test_resume(run: Run, end: str) -> None:
    """Leaving, also by the end of the input, keeps the game; resumed, it goes on as it would
    have: with the same bots and the same luck."""
    words = ("play", "--text", "--seed", "2", "--bots", "greedy,random", "--seat", "1")
    script = "list\n1\n" * 9
    out = run(*words, "--record", "my game", stdin=script + end).stdout
    assert "Saved: my game\n" in out
    assert "./codex play --text --resume 'my game'\n" in out
    assert not load_record(Path("my game")).over
    run("play", "--text", "--resume", "my game", stdin=ALWAYS_FIRST)
    run(*words, "--record", "whole", stdin=ALWAYS_FIRST)
    assert Path("my game").read_text() == Path("whole").read_text()
    assert "The record: my game" in run("play", "--text", "--resume", "my game").stdout


def test_resume_elsewhere(run: Run) -> None:
    """With --record a resumed game goes on in another file; foreign headers stay."""
    game = played(8, headers={"Event": "A test", "Bot-1": "random"})
    Path("old").write_text(write_record(game))
    run("play", "--text", "--resume", "old", "--record", "new", stdin="l\n1\n")
    assert load_record(Path("old")) == game
    again = load_record(Path("new"))
    assert again.headers == game.headers
    assert again.moves[: len(game.moves)] == game.moves
    assert len(again.moves) == len(game.moves) + 1


def test_two_people(run: Run) -> None:
    """Seats without a bot are people: each is asked in turn, and nobody's secrets are told."""
    Path("r").write_text(write_record(played(0, names=("Ada", "Bruno"))))
    out = run("play", "--text", "--resume", "r", stdin="1\n1\n1\n1\n").stdout
    assert "Ada kept a secret objective" in out
    assert "Bruno kept a secret objective" in out


def test_refusals(run: Run) -> None:
    """Options that contradict each other, records that cannot be resumed, files that are there."""
    game = played(6)
    Path("r").write_text(write_record(game))
    Path("bot").write_text(write_record(played(6, headers={"Bot-0": "hal"})))
    for words in (
        ("--solo", "easy", "--bots", "greedy"),
        ("--solo", "easy", "--players", "2"),
        ("--solo", "none"),
        ("--seat", "2"),
        ("--seat", "-1"),
        ("--seat", "²"),
        ("--players", "3", "--bots", "random,random,random"),
        ("--players", "1"),
        ("--resume", "r", "--seed", "1"),
        ("--resume", "r", "--name", "Ada"),
    ):
        run("play", "--text", *words, code=2)
    for words, reason in {
        ("--resume", "no"): "no: No such file or directory",
        ("--record", "r"): "r exists already; --resume resumes it",
        ("--record", "no/r"): "no/r: No such file or directory",
        ("--resume", "bot"): "bot: Bot-0: unknown bot 'hal': one of random, greedy, planner",
        ("--name", "a#b"): "Seat-0: a value has no # and no blanks around it: 'a#b'",
    }.items():
        result = (
            run("play", "--text", "--seat", "0", *words, code=None)
            if "--name" in words
            else run("play", "--text", *words, code=None)
        )
        assert result.exit_code == 1
        assert result.stderr.startswith(f"Error: {reason}")
        assert result.stderr.count("\n") == 1
    assert Path("r").read_text() == write_record(game)


def test_no_special_files(run: Run) -> None:
    """A record never takes the place of something that is no plain file."""
    run("play", "--text", "--record", ".", code=1)
    run("play", "--text", "--record", "/dev/null", code=1)
    assert Path("/dev/null").is_char_device()


def test_disk_full(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that cannot be saved goes on, says so, and ends with an error."""
    words = ("play", "--text", "--solo", "easy", "--record", "r")
    path = Path("r").resolve()
    true_replace = Path.replace

    def replace(self: Path, target: Path) -> Path:
        if target == path and path.exists():
            raise OSError(28, "No space left on device")
        return true_replace(self, target)

    monkeypatch.setattr(Path, "replace", replace)
    result = run(*words, stdin="1\n1\n", code=1)
    assert result.stderr.count("Not saved: r: No space left on device\n") == 3
    assert result.stderr.endswith("Error: r: the game could not be saved\n")
    assert [entry.name for entry in Path().iterdir()] == ["r"]


def test_records_are_whole(run: Run) -> None:
    """After each half-move the file is a record that replays: nothing is lost on a kill."""
    run("play", "--text", "--solo", "easy", "--record", "r", stdin="1\n1\nl\n1\n")
    told = json.loads(run("replay", "--json", "r").stdout)
    assert (told["ok"], told["half_moves"]) == (True, 3)


def test_the_options_of_the_table(run: Run) -> None:
    """--tie-break and --refill stand in the record; solo knows no other refill."""
    words = ("--tie-break", "cards", "--refill", "other", "--record", "game.codex")
    run("play", "--text", *words, stdin="quit\n")
    assert "Tie-Break: cards\nRefill: other\n" in Path("game.codex").read_text("utf-8")
    refused = run("play", "--text", "--solo", "easy", "--refill", "other", code=2).stderr
    assert "always refills from the same deck" in refused
    refused = run("play", "--text", "--resume", "game.codex", "--refill", "same", code=2).stderr
    assert "--refill is for a new game" in refused
