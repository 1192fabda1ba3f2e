"""`cluster`: with one command everything that several nodes need, and with one signal nothing."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
import pytest

from codex_naturalis.client import Client
from codex_naturalis.cluster.programs import PROGRAMS, Missing, Program, check
from codex_naturalis.protocol.tables import BotSeat, HumanSeat, Settings
from tests.debian import present
from tests.server.visiting import guest

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

CLUSTER = [sys.executable, "-W", "error", "-m", "codex_naturalis", "cluster"]


class Running:
    def __init__(self, process: subprocess.Popen[str]) -> None:
        assert process.stdout is not None
        assert process.stderr is not None
        self.process = process
        self.told: dict[str, Any] = json.loads(process.stdout.readline() or "null")
        assert self.told is not None, process.stderr.read()
        self.url: str = self.told["url"]

    def part(self, name: str) -> dict[str, Any]:
        found: dict[str, Any] = next(one for one in self.told["parts"] if one["name"] == name)
        return found

    def hear(self, words: str) -> None:
        """Until it has said that."""
        assert self.process.stderr is not None
        for line in self.process.stderr:
            if words in line:
                return
        raise AssertionError(f"it never said {words}")

    def stop(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        self.process.communicate()
        return self.process.returncode


@contextmanager
def cluster(folder: Path, *options: str) -> Iterator[Running]:
    present(*PROGRAMS)
    words = ["--port", "0", "--data", str(folder), "--json"]
    with subprocess.Popen(
        [*CLUSTER, *words, *options],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    ) as process:
        try:
            yield Running(process)
        finally:
            process.send_signal(signal.SIGTERM)
            process.communicate()


@pytest.fixture
def folder() -> Iterator[Path]:
    """One that the user of PostgreSQL may enter; those of pytest nobody else may."""
    with TemporaryDirectory(prefix="codex-cluster-") as made:
        Path(made).chmod(0o755)
        yield Path(made) / "data"


def is_there(pid: int) -> bool:
    return Path(f"/proc/{pid}").exists()


async def nobody_is_kept_waiting(running: Running) -> None:
    """While a node drains, ends and is started again, the proxy finds one for every socket."""
    os.kill(running.part("node 2")["pid"], signal.SIGTERM)
    back = asyncio.create_task(asyncio.to_thread(running.hear, "node 2 is back"))
    async with guest(running.url) as visitor:
        while not back.done():
            async with visitor.line():  # welcomed
                pass
    await back


async def test_from_beginning_to_end(folder: Path) -> None:
    """Through the proxy one plays on it; a part that dies is started again, and the table is still
    there; stopped, it leaves no process; started on the same folder, it has the table."""
    with cluster(folder, "--", "--bot-pause", "0", "--no-rate-limits") as first:
        names = [part["name"] for part in first.told["parts"]]
        assert names == ["postgresql", "nats", "worker 1", "node 1", "node 2", "proxy"]
        for name in ("worker 1", "node 1", "node 2"):
            figures = httpx.get(f"{first.part(name)['metrics']}/metrics").text
            assert "codex_bus_connected 1.0\n" in figures
        async with Client(first.url) as client:
            await client.people.guest()
            seats = (HumanSeat(mine=True), BotSeat("random"))
            table = await client.tables.create(Settings(seats=seats))
            async with client.live() as live:
                stream = await live.watch(table.id)
                async for update in stream:
                    if update.view.my_turn:
                        await stream.play(next(update.view.legal_moves))
                        break
            os.kill(first.part("node 1")["pid"], signal.SIGKILL)
            first.hear("node 1 has ended (killed by SIGKILL)")
            first.hear("node 1 is back")
            assert (await client.tables.get(table.id)).version > 0
        await nobody_is_kept_waiting(first)
        pids = [part["pid"] for part in first.told["parts"]]
        groups = {pid for pid in pids if is_there(pid)}
        assert len(groups) == len(pids) - 2
        assert first.stop() == 0
        assert not any(map(is_there, groups))
    with cluster(folder) as second:
        answer = httpx.get(f"{second.url}/api/tables/{table.id}")
        assert answer.status_code in (200, 401, 403)
        assert httpx.get(f"{second.url}/api/tables/nowhere").status_code == 404


def test_what_is_missing() -> None:
    """It says what is missing and how one installs it."""
    nowhere = Program("Such", "no-such-program", "such-package")
    also = Program("Other", "no-other-program", "other-package")
    with pytest.raises(Missing) as missing:
        check([nowhere, also])
    assert str(missing.value) == (
        "Such and Other are missing; on Debian or Ubuntu: apt-get install such-package "
        "other-package"
    )


def test_the_port_is_taken(folder: Path) -> None:
    """It says so before it starts anything."""
    present(*PROGRAMS)
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port = listener.getsockname()[1]
        words = ["--port", str(port), "--data", str(folder)]
        done = subprocess.run([*CLUSTER, *words], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr == (
        f"Error: port {port} is in use: choose another one by --port, 0 for any\n"
    )
    assert not (folder / "postgres" / "data").exists()
