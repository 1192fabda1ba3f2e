"""The program among others: pipes, signals, locales, huge files; each in a process of its own."""

import os
import pty
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from codex_naturalis.engine.game import Game
from codex_naturalis.notation.record import load_record, write_record
from tests.cli.conftest import PYTHON, Command, Start, environment

pytestmark = pytest.mark.slow

MEGABYTE = 1 << 20


def alive(group: int) -> list[int]:
    """The processes of a group, without those that only wait to be forgotten."""
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            state, _, its_group, *_ = path.read_text().rpartition(")")[2].split()
            if int(its_group) == group and state != "Z":
                found.append(int(path.parent.name))
    return found


@pytest.mark.parametrize(
    "words", [("replay", "--show", "game.codex"), ("replay", *["game.codex"] * 3), ("deal",)]
)
def test_closed_pipe(folder: Path, words: tuple[str, ...], start: Start) -> None:
    """When nobody reads on (`| head`) we stop, and say nothing."""
    reader, writer = os.pipe()
    os.close(reader)
    process = start(*words, stdout=writer)
    os.close(writer)
    _, errors = process.communicate(timeout=60)
    assert errors == b""
    assert process.returncode == 141


def test_full_disk(folder: Path, start: Start) -> None:
    """What cannot be written is an error of one line."""
    with Path("/dev/full").open("wb") as full:
        process = start("deal", stdout=full.fileno())
        _, errors = process.communicate(timeout=60)
    assert errors == b"Error: No space left on device\n"
    assert process.returncode == 1


def test_closed_streams(folder: Path) -> None:
    """Streams that the caller has closed are no reason to fail."""
    line = " ".join(PYTHON)
    env = environment()
    for words, code in {
        "replay game.codex >&-": 0,
        "replay - <&-": 1,
        "play --text <&-": 0,
    }.items():
        done = subprocess.run(
            f"{line} {words}", shell=True, env=env, capture_output=True, timeout=60, check=False
        )
        assert done.returncode == code
        assert done.stderr == b""


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_interrupt(folder: Path, jobs: str, start: Start) -> None:
    """Ctrl-C ends with 130, no word, and no process left behind."""
    words = ("simulate", "--games", "1000000", "--bots", "greedy", "--jobs", jobs)
    process = start(*words, "--records", "games")
    wait_until(lambda: any(folder.glob("games/*")))
    os.killpg(process.pid, signal.SIGINT)
    _, errors = process.communicate(timeout=30)
    assert errors == b""
    assert process.returncode == 130
    wait_until(lambda: not alive(process.pid))


def wait_until(done: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 30
    while not done():
        assert time.monotonic() < deadline
        time.sleep(0.05)


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_interrupted_play(folder: Path, how: signal.Signals, start: Start) -> None:
    """Ctrl-C in a game keeps it and says so; what kills us outright loses nothing either."""
    process = start(
        *("play", "--text", "--solo", "easy", "--record", "r"),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(b"1\n1\nl\n1\n")
    process.stdin.flush()
    seen = b""
    while b"Draw a card" not in seen:
        seen += os.read(process.stdout.fileno(), 65536)
    process.send_signal(how)
    out, errors = process.communicate(timeout=30)
    assert errors == b""
    assert len(load_record(Path("r")).moves) == 3
    if how is signal.SIGINT:
        assert process.returncode == 130
        assert b"./codex play --text --resume r\n" in out


@pytest.mark.parametrize("encoding", ["ascii", "iso-8859-1", "cp1252"])
def test_other_encodings(command: Command, folder: Path, encoding: str) -> None:
    """A terminal that is not UTF-8 gets a table, a game and errors that it can show."""
    for words in (
        ("draw", "game.codex", "--ply", "30"),
        ("play", "--text", "--solo", "easy"),
        ("simulate", "--games", "2"),
        ("deal", "--json"),
        ("replay", "--show", "game.codex"),
    ):
        done = command(*words, stdin="?\n1\n1\nl\nhint\n1\n", encoding=encoding)
        assert done.stderr == ""
        assert "?????" not in done.stdout
    assert command("draw", "game.codex", encoding=encoding).stdout.isascii()
    done = command("replay", "n\u00f6.codex", code=1, encoding=encoding)
    assert "No such file" in done.stdout


def test_c_locale(folder: Path) -> None:
    """LC_ALL=C, without Python's own rescue, is enough to play."""
    c_locale = environment() | {"LC_ALL": "C", "PYTHONCOERCECLOCALE": "0", "PYTHONUTF8": "0"}
    words = [*PYTHON, "play", "--text", "--solo", "easy"]
    done = subprocess.run(words, input=b"1\n1\n", capture_output=True, env=c_locale, check=True)
    assert done.stdout.isascii()
    assert done.stderr == b""


def test_bytes_as_answers(folder: Path) -> None:
    """Answers that are no text are refused like any other nonsense; long ones too."""
    noise = b"\xff\xfe\n" + b"x" * 100_000 + b"\n" + bytes(range(256)) + b"\nq\n"
    done = subprocess.run(
        [*PYTHON, "play", "--text", "--solo", "easy"],
        input=noise,
        capture_output=True,
        env=environment(),
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.count(b"is neither a move nor a command") in (3, 4)


@pytest.mark.parametrize("content", ["zeros", "lines", "record", "binary"])
def test_huge_file(folder: Path, table: Game, content: str) -> None:
    """100 MB are refused in little time and memory, whatever they hold."""
    with Path("huge.codex").open("wb") as file:
        if content == "lines":
            file.write(b"0 <R\n" * MEGABYTE)
        if content == "record":
            file.write(write_record(table).encode())
        if content == "binary":
            file.write(b"\xc3\xa9" * MEGABYTE * 4)
        file.truncate(100 * MEGABYTE)
    script = (
        "import re, sys; from pathlib import Path; from codex_naturalis.cli import main\n"
        "try: main()\n"
        "finally:\n"  # not ru_maxrss, which begins at what the process that started us has
        "    status = Path('/proc/self/status').read_text()\n"
        "    print(re.search(r'VmHWM:\\s*(\\d+)', status)[1], file=sys.stderr)"
    )
    started = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    done = subprocess.run(
        [sys.executable, "-c", script, "replay", "huge.codex"],
        capture_output=True,
        encoding="utf-8",
        env=environment(),
        timeout=60,
        check=False,
    )
    assert resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - started < 5
    assert done.returncode == 1
    assert done.stdout.startswith("huge.codex: line ")
    assert "the text is longer than 1048576 bytes" in done.stdout
    assert int(done.stderr) < 200 * 1024


def test_terminal(folder: Path) -> None:
    """In a terminal there is colour; NO_COLOR and a pipe take it away."""

    def seen(**env: str) -> bytes:
        outer, inner = pty.openpty()
        words = [*PYTHON, "draw", "game.codex", "--ply", "30"]
        env = {**environment(), "TERM": "xterm", **env}
        process = subprocess.Popen(words, stdout=inner, stderr=inner, env=env)
        os.close(inner)
        out = b""
        try:
            while chunk := os.read(outer, 65536):
                out += chunk
        except OSError:  # how a terminal ends on Linux
            pass
        os.close(outer)
        assert process.wait(30) == 0
        return out

    assert b"\x1b[" in seen()
    assert b"\x1b[" not in seen(NO_COLOR="1")
    assert b"\x1b[" not in seen(TERM="dumb")
