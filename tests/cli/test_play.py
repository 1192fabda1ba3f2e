"""`play --text`: whole games through stdin, and everything that can be typed."""

import json
import re
from pathlib import Path

import pytest

from codex_naturalis.bots.fallback import ready_bot
from codex_naturalis.cli import prompt
from codex_naturalis.engine.moves import Place, parse_move
from codex_naturalis.locale.words import words_of
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
    assert out.endswith(f"Game file: {only_record()}\n")
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
    return out[out.index("chose a secret objective") :]


def hand() -> list[int]:
    game = played(0, seed=3, mode="solo-normal")
    return [card.id for card in game.state.players[0].hand]


def test_refused(run: Run) -> None:
    """What cannot be played changes nothing and says why, every reason of it."""
    card = hand()[0]
    out = begin(
        run, f"{card}b@0,1", "99f@5,5", f"{card}b@7,7", "<R", "o:87", "nonsense", "\x00\x1b[2J", "é"
    )
    out = " ".join(out.split())
    assert f"{card}b@0,1 – A card must line up with the corners. " in out
    assert "99f@5,5 – This card isn’t in your hand. Nothing to cover here: a card must" in out
    assert f"{card}b@7,7 – Nothing to cover here: " in out
    assert "<R – Place a card before you draw. " in out
    assert "o:87 – The choices at the start have already been made. " in out
    assert "“nonsense” is neither a move nor a command. Type ? for help. " in out
    assert "\x1b" not in out
    assert len(load_record(Path("r")).moves) == 2


def test_help(run: Run) -> None:
    """`?` explains the phase and the commands, `? N` a card or an objective."""
    out = begin(run, "?", "? 17", "?88", "? 103", "help", "")
    assert out.count("Place a card from your hand") == 2
    assert "why 17f@1,1" in out
    assert "Card 17, plant, resource. Scores no points. " in out
    assert "Objective 88: " in out
    told = "There is no card 103. Cards have the numbers 1 to 86, objectives 87 to 102."
    assert told in " ".join(out.split())
    assert "Type ? for help, list to see your moves, quit to leave.\n" in out


def test_why(run: Run) -> None:
    """`why` gives the reasons of a refusal, or says that there is none."""
    card = hand()[0]
    out = begin(run, f"why {card}b@0,0", f"why {card}b@1,1", "why", "why 5", "why 99f@1,1")
    assert f"{card}b@0,0 – There is already a card here.\n" in out
    assert f"{card}b@1,1 is allowed: +0" in out
    assert "Name a move, for example: why 17f@1,1\n" in out
    assert "99f@1,1 – This card isn’t in your hand.\n" in out
    assert "5 – This is not a valid move.\n" in out


def test_why_a_card_costs_too_much(run: Run) -> None:
    """A front that cannot be paid is refused with what is missing, in the language."""
    game = played(2, seed=3, mode="solo-normal")
    costly = next(face for face in game.view(0).faces if not face.payable)
    words = words_of("de")
    options = ("--solo", "normal", "--seed", "3", "--record", "r", "--lang", "de")
    asked = f"1\n1\nwhy {costly.card}f@1,1\n"
    said = " ".join(run("play", "--text", *options, stdin=asked).stdout.split())
    needs = words("board-needs", missing="").strip()
    assert f"{costly.card}f@1,1 – {words('refusal-cost')} ({needs} " in said


def test_list(run: Run) -> None:
    """The list is in pages, best first; a number picks from it, and only from it."""
    out = begin(run, "5", "more", "more", "more", "99", "0", "2")
    numbers = [int(line[:3]) for line in out.splitlines() if line[:3].strip().isdigit()]
    places = numbers[: numbers.index(1, 1)]
    assert places == list(range(1, len(places) + 1))
    assert "Type a number to choose, or more to see " in out
    assert "That’s all of them.\n" in out
    assert f"There is no number 99. Choose 1 to {len(places)}.\n" in out
    assert len(load_record(Path("r")).moves) == 3
    points = [int(line.split("+")[1].split(",")[0]) for line in out.splitlines() if " +" in line]
    assert points[: len(places)] == sorted(points[: len(places)], reverse=True)


def test_undo_hint_table_save(run: Run) -> None:
    """A placed card can be taken back until the draw, and no further; a hint is legal, and tells
    what it brings."""
    out = begin(run, "undo", "hint", "l", "1", "u", "table", "save", "l", "2", "1", "undo")
    assert out.count("You can only undo your own placement, and only until you draw.\n") == 2
    assert out.count("Undone: ") == 1
    assert out.count("Saved: r\n") == 2
    game = load_record(Path("r"))
    assert len(game.moves) == 4
    while len(game.moves) > 2:
        game.pop()
    name = words_of("en")(f"bots-name-{ready_bot().name}")
    said = out.split(f"{name} would play ")[1]
    text, _, reason = said.partition(": ")
    move = parse_move(text)
    assert isinstance(move, Place)
    assert reason.startswith(f"+{game.view(0).preview(move).points} now, ")


def test_a_hint_by_a_search(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that searches tells the chance to win and the points that it expects, too."""
    monkeypatch.setattr(prompt, "ready_bot", Sage)
    monkeypatch.setattr(prompt, "HINT_SECONDS", 0.01)
    said = begin(run, "hint").split("sage would play ")[1].split("Place a card")[0]
    expected = r" \d+% chance of winning\. Expected final score: Player \d+, Tybor \d+\.$"
    assert re.search(expected, " ".join(said.split()))


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
    assert "Game file: my game" in run("play", "--text", "--resume", "my game").stdout


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
    assert "Ada chose a secret objective.\n" in out
    assert "Bruno chose a secret objective.\n" in out


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
