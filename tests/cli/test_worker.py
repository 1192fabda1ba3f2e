"""`worker`, as a process: how it begins and ends, and what it says when it cannot."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from tests.cli.test_serve import ended
from tests.services.nats import nats_server

WORKER = [sys.executable, "-W", "error", "-m", "codex_naturalis", "worker"]
USER = 'authorization { user: node, password: "a-secret" }'


@contextmanager
def started(*options: str) -> Iterator[subprocess.Popen[str]]:
    """A process that is ended with the test, whatever happens."""
    process = subprocess.Popen(
        [*WORKER, *options],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env={name: value for name, value in os.environ.items() if name != "CODEX_BUS"},
    )
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def test_from_beginning_to_end(tmp_path: Path) -> None:
    """It says in one line that it takes questions; operators see its health and its figures; it
    ends well on SIGTERM. The password is nowhere."""
    with nats_server(tmp_path, config=USER) as server:
        url = server.url.replace("//", "//node:a-secret@")
        with started("--bus", url, "--json", "--metrics-port", "0") as process:
            assert process.stdout is not None
            line = process.stdout.readline()
            told = json.loads(line)
            assert (told["pid"], told["bus"], told["processes"]) == (process.pid, server.url, 1)
            health = httpx.get(f"{told['metrics']}/health")
            assert (health.status_code, health.json()["status"]) == (200, "ok")
            assert health.json()["state"] == "taking"
            figures = httpx.get(f"{told['metrics']}/metrics").text
            assert "codex_worker_processes 1.0\n" in figures
            assert "codex_bus_connected 1.0\n" in figures
            assert httpx.get(f"{told['metrics']}/").status_code == 404
            server.kill()
            until = time.monotonic() + 30
            while httpx.get(f"{told['metrics']}/health").status_code == 200:
                assert time.monotonic() < until, "it does not notice that the bus is away"
            assert "codex_bus_connected 0.0\n" in httpx.get(f"{told['metrics']}/metrics").text
            process.send_signal(signal.SIGTERM)
            code, out, err = ended(process)
    assert (code, out) == (0, "")
    assert re.search(r" info \S+\.run_worker the worker finishes what it has in_hand=0", err)
    assert "secret" not in line + err


def test_for_people(tmp_path: Path) -> None:
    """Without --json the line is for people; Ctrl-C ends it as well."""
    with nats_server(tmp_path) as server:
        options = ["--bus", server.url, "--thinkers", "2", "--log-level", "warning"]
        with started(*options) as process:
            assert process.stdout is not None
            line = process.stdout.readline()
            assert line == f"Thinking for {server.url} with 2 processes\n"
            process.send_signal(signal.SIGINT)
            assert ended(process) == (0, "", "")


def test_a_bus_that_refuses(tmp_path: Path) -> None:
    """Wrong credentials are told in one line, without them."""
    file = tmp_path / "bus.toml"
    file.write_text('user = "node"\npassword = "another-secret"\n')
    with nats_server(tmp_path, config=USER) as server:
        options = ["--bus", server.url, "--bus-credentials", str(file)]
        with started(*options) as process:
            code, out, err = ended(process)
    assert (code, out) == (1, "")
    *_, last = err.splitlines()
    assert last == f"Error: the bus at {server.url} refuses these credentials"
    assert "secret" not in err


def test_wrong_options() -> None:
    """Each is refused in one line that names it."""
    for options, reason in {
        (): "Error: --bus: a worker has to know where it is: nats://host:port",
        ("--bus", "http://me:a-secret@bus"): (
            "Error: --bus: 'http://[hidden]@bus' is not an address of NATS: "
            "write nats://host:port, or tls://host:port"
        ),
        ("--bus", "nats://bus", "--thinkers", "0"): "Error: --thinkers: 0 is not between 1 and 256",
        ("--bus", "nats://bus", "--bus-namespace", "a.b"): (
            "Error: --bus-namespace: 'a.b' is not a word of letters, digits, _ and -"
        ),
    }.items():
        with started(*options) as process:
            assert ended(process) == (1, "", f"{reason}\n")


def test_help() -> None:
    """It has an example."""
    with started("--help") as process:
        code, out, err = ended(process)
    assert (code, err) == (0, "")
    assert "./codex worker --bus nats://" in out


def test_a_server_that_the_bus_refuses(tmp_path: Path) -> None:
    """The same for `serve`; a bus that is away is no reason not to begin."""
    serve = [*WORKER[:-1], "serve", "--port", "0", "--data", str(tmp_path / "data"), "--json"]
    with nats_server(tmp_path, config=USER) as server:
        bus = ["--bus", server.url.replace("//", "//node:another-secret@")]
        with subprocess.Popen(
            [*serve, *bus], stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8"
        ) as process:
            code, out, err = ended(process)
        assert (code, out) == (1, "")
        assert err.splitlines()[-1] == f"Error: the bus at {server.url} refuses these credentials"
        assert "secret" not in err
    with subprocess.Popen(
        [*serve, *bus], stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8"
    ) as process:
        assert process.stdout is not None
        assert httpx.get(f"{json.loads(process.stdout.readline())['url']}/health").text
        process.send_signal(signal.SIGTERM)
        code, out, err = ended(process)
    assert code == 0
    assert f"the bus at {server.url} cannot be reached" in err
    assert "secret" not in err
