"""The commands together: what they explain, how they are completed, what they end with."""

import subprocess
import sys
from pathlib import Path

import pytest

from codex_naturalis.cli import COMMANDS
from tests.cli.conftest import Command, Run


def test_exit_codes(command: Command, folder: Path) -> None:
    """0 when all is well, 1 when the input is bad, 2 when the command is."""
    assert command("--version").stdout.startswith("codex-naturalis, version ")
    command("replay", "game.codex")
    command("replay", "no.codex", code=1)
    assert command("draw", "no.codex", code=1).stderr == (
        "Error: no.codex: No such file or directory\n"
    )
    command("replay", code=2)
    command("fly", code=2)


def test_version_and_help(run: Run, command: Command) -> None:
    """Every command explains itself and ends with an example."""
    names = COMMANDS
    top = run("--help").stdout
    assert all(f"\n  {name} " in top for name in names)
    assert "..." not in top.split("Commands:")[1]
    for name in names:
        last = run(name, "--help").stdout.rstrip().splitlines()[-1]
        assert "./codex " + name in last
    code = "import sys, codex_naturalis.cli; print(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, encoding="utf-8", check=True
    )
    loaded = done.stdout.split()
    assert not {"rich", "multiprocessing", "codex_naturalis.bots"} & set(loaded)


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion(run: Run, shell: str) -> None:
    """The script of a shell, and what it gets from us when it asks."""
    script = run("completion", shell).stdout
    assert "_CODEX_NATURALIS_COMPLETE" in script
    run("completion", "csh", code=2)


def test_completing(command: Command) -> None:
    """Commands, options and bots are completed."""

    def complete(words: str) -> list[str]:
        done = command(
            _CODEX_NATURALIS_COMPLETE="bash_complete",
            COMP_WORDS=f"codex-naturalis {words}",
            COMP_CWORD=str(len(words.split())),
        )
        return [line.partition(",")[2] for line in done.stdout.splitlines()]

    assert complete("rep") == ["replay", "reports"]
    assert complete("play --so") == ["--solo"]
    assert complete("play --bots planner,gr") == ["planner,greedy"]
