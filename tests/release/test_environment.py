"""The environment of a server, made as docs/how-to/run-a-server.md says."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest

from release.lock import EVERYTHING, ROOT, SERVER, read_lock
from tests.server.visiting import guest, set_up, some_move

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

DOCS = (ROOT / "docs/how-to/run-a-server.md").read_text("utf-8")
UNREACHABLE = ("No matching distribution found", "Max retries exceeded", "Connection")


def documented(folder: Path) -> str:
    """The commands that make the environment, with another folder for /opt/codex."""
    found = re.search(r"```\n(python3 -m venv /opt/codex\n.+?)```\n", DOCS, re.DOTALL)
    assert found is not None
    python = f"{sys.base_prefix}/bin/python{sys.version_info.major}.{sys.version_info.minor}"
    return found[1].replace("/opt/codex", str(folder)).replace("python3", python)


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Made of the wheel and the server's lock, in a folder that has nothing else."""
    release = tmp_path_factory.mktemp("release")
    folder = tmp_path_factory.mktemp("server") / "codex"
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(release)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    shutil.copy(SERVER, release)
    run = subprocess.run(
        ["sh", "-e", "-c", documented(folder)],
        cwd=release,
        env={name: value for name, value in os.environ.items() if name != "PYTHONPATH"},
        capture_output=True,
        text=True,
        check=False,
    )
    if run.returncode and any(sign in run.stderr for sign in UNREACHABLE):
        says = f"no package index answers: {run.stderr.strip().rpartition(chr(10))[2]}"
        pytest.fail(says) if os.environ.get("CI") else pytest.skip(says)
    assert run.returncode == 0, run.stderr
    return folder


@contextmanager
def served(environment: Path, folder: Path) -> Iterator[str]:
    """The address of the server that is installed there."""
    words = ["serve", "--port", "0", "--data", "data", "--json", "--log-level", "error"]
    program = environment / "bin" / "codex-naturalis"
    with subprocess.Popen([program, *words], cwd=folder, stdout=subprocess.PIPE) as server:
        try:
            assert server.stdout is not None
            yield json.loads(server.stdout.readline())["url"]
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(30)
    assert server.returncode == 0


def test_it_has_what_the_lock_pins_and_nothing_else(environment: Path) -> None:
    """Law: the packages are those of requirements-server.lock; no tool of development is there."""
    pip = [str(environment / "bin" / "pip"), "list", "--format", "json"]
    listed = json.loads(subprocess.run(pip, check=True, capture_output=True, text=True).stdout)
    names = {re.sub(r"[-_.]+", "-", one["name"]).lower() for one in listed}
    own = {"codex-naturalis", "pip", "setuptools"}  # the last two come with venv
    wanted = {pin.name for pin in read_lock(SERVER)}
    assert names - own <= wanted
    assert {pin.name for pin in read_lock(SERVER) if not pin.marker} <= names
    assert not names - own & {pin.name for pin in read_lock(EVERYTHING)} - wanted


async def test_a_game_is_played_on_it(environment: Path, tmp_path: Path) -> None:
    """Two people set up and play a few half-moves; the pages are there."""
    with served(environment, tmp_path) as url:
        async with guest(url) as one, guest(url) as two, one.line() as mine, two.line() as theirs:
            assert 'id="app"' in (await one.http.get("/")).text
            table = await one.table("me", "free")
            await theirs.do("sit", table=table, seat=1)
            await set_up(table, [mine, theirs])
            for number in range(8):
                for line in (mine, theirs):
                    await line.rest()
                (seat,) = mine.update(table).view.to_move
                line = (mine, theirs)[seat]
                view = line.update(table).view
                await line.play(table, seat, some_move(view, seat, Random(number)))
