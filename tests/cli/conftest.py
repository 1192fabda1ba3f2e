"""The command line as a person calls it: in this process, or in one of its own."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner, Result

from codex_naturalis.cli import group
from codex_naturalis.engine.game import Game
from codex_naturalis.notation.record import write_record

Run = Callable[..., Result]
Command = Callable[..., subprocess.CompletedProcess[str]]
Start = Callable[..., subprocess.Popen[bytes]]

PYTHON = [sys.executable, "-X", "dev", "-W", "error", "-m", "codex_naturalis"]


def played(half_moves: int | None = None, **options: object) -> Game:
    """A game of random half-moves: so many, or to its end."""
    game = Game.new(**{"seed": 7, "names": (), **options})  # type: ignore[arg-type]
    rng = Random(11)
    while not game.over and (half_moves is None or len(game.transitions) < half_moves):
        game.push(game.legal_moves.sample(rng))
    return game


@pytest.fixture(scope="session")
def table() -> Game:
    """A finished game of two."""
    return played(names=("Ada", "Bruno"))


@pytest.fixture(scope="session")
def solo() -> Game:
    """A finished game against Tybor."""
    return played(mode="solo-hard", names=("Ada",))


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, table: Game) -> Path:
    """An own current folder, with the record `game.codex` in it."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "game.codex").write_text(write_record(table))
    return tmp_path


@pytest.fixture
def run() -> Run:
    """Call a command in this process, in English unless it is told otherwise; an exception that it
    lets through fails the test."""

    def run(
        *words: str | Path, stdin: str | bytes = "", code: int | None = 0, **env: str
    ) -> Result:
        runner = CliRunner(env={"LC_ALL": "C", **env})
        result = runner.invoke(group, [str(word) for word in words], input=stdin)
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
        if code is not None:
            assert result.exit_code == code, result.output
        return result

    return run


def environment(**more: str) -> dict[str, str]:
    kept = {
        name: os.environ[name] for name in ("PATH", "HOME", "CODEX_CACHE") if name in os.environ
    }
    return {**kept, "PYTHONUTF8": "0", "LC_ALL": "C.UTF-8", **more}


@pytest.fixture
def command() -> Command:
    """Call a command in a process of its own, where every warning is an error."""

    def command(
        *words: str | Path,
        stdin: str = "",
        code: int | None = 0,
        encoding: str = "utf-8",
        **env: str,
    ) -> subprocess.CompletedProcess[str]:
        done = subprocess.run(
            [*PYTHON, *map(str, words)],
            input=stdin,
            capture_output=True,
            encoding=encoding,
            env=environment(PYTHONIOENCODING=encoding, **env),
            timeout=60,
            check=False,
        )
        assert "Traceback" not in done.stderr, done.stderr
        if code is not None:
            assert done.returncode == code, done.stderr
        return done

    return command


@pytest.fixture
def start() -> Iterator[Start]:
    """Start a command in a group of processes of its own, as a terminal does. Whatever is left of
    it is killed with the test."""
    started: list[subprocess.Popen[bytes]] = []

    def start(
        *words: str, stdin: int | None = None, stdout: int | None = None
    ) -> subprocess.Popen[bytes]:
        process = subprocess.Popen(
            [*PYTHON, *words],
            env=environment(),
            stdin=stdin,
            stdout=stdout,
            stderr=subprocess.PIPE,
            start_new_session=True,
        )
        started.append(process)
        return process

    yield start
    for process in started:
        with process, suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
