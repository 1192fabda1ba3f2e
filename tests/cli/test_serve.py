"""`serve`, as a process of its own: how it begins, how it ends, and why it does not begin."""

import asyncio
import json
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

import httpx
import pytest

from codex_naturalis.server.store import SqliteStore
from tests.cli.conftest import Command, Run, environment

pytestmark = pytest.mark.slow

STRICT = [sys.executable, "-W", "error"]
"""Not in development mode: there asyncio tells what was slow, and machines are shared."""
SERVE = [*STRICT, "-m", "codex_naturalis", "serve", "--port", "0"]
BLOCKED = """
import sys
sys.modules[sys.argv.pop(1)] = None
from codex_naturalis.cli import main
main()
"""
ODD = """
import asyncio, sys, types
from pathlib import Path
from codex_naturalis.server.run import run
from codex_naturalis.server.settings import ServerSettings

goodbye = asyncio.Event()

def create_app(settings, metrics, draining):
    async def app(scope, receive, send):
        if scope["type"] == "http":
            if scope["path"] == "/wait":
                print("asked", flush=True)
                await goodbye.wait()
            body = f"{scope['client'][0]} {scope['scheme']}".encode()
            await send({"type": "http.response.start", "status": 200, "headers": []})
            await send({"type": "http.response.body", "body": body})
            return
        await receive()
        {begin}
        await send({"type": "lifespan.startup.complete"})
        await receive()
        {end}
        await send({"type": "lifespan.shutdown.complete"})
    return app

sys.modules["codex_naturalis.server.app"] = types.SimpleNamespace(create_app=create_app)
sys.exit(run(ServerSettings(port=0, data=Path("data"), log_level="warning"), as_json=True))
"""


@contextmanager
def started(words: list[str], folder: Path, **env: str) -> Iterator[subprocess.Popen[str]]:
    """A process that is ended with the test, whatever happens."""
    process = subprocess.Popen(
        words,
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env=environment(**env),
    )
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def ended(process: subprocess.Popen[str]) -> tuple[int, str, str]:
    out, err = process.communicate(timeout=30)
    return process.returncode, out, err


def odd(begin: str = "pass", end: str = "pass") -> list[str]:
    """A server around an app that begins or ends oddly."""
    return [*STRICT, "-c", ODD.replace("{begin}", begin).replace("{end}", end)]


def test_from_beginning_to_end(tmp_path: Path) -> None:
    """It tells its address in one line, answers there, shows nothing of what it runs on, and ends
    well on SIGTERM; another server on the same data is refused in one line."""
    with started([*SERVE, "--json"], tmp_path) as process:
        assert process.stdout is not None
        told = json.loads(process.stdout.readline())
        assert told["pid"] == process.pid
        answer = httpx.get(f"{told['url']}/health?password=hunter2")
        assert (answer.status_code, "server" in answer.headers) == (200, False)
        with started(SERVE, tmp_path) as other:
            code, out, err = ended(other)
            assert (code, out) == (1, "")
            (line,) = err.splitlines()
            assert re.fullmatch(r"Error: .*codex\.sqlite3.* in use by another server", line)
        process.send_signal(signal.SIGTERM)
        code, out, err = ended(process)
    assert (code, out) == (0, "")
    first, line = err.splitlines()
    assert re.search(r" info codex_naturalis\.server\.run connections connections=\d+ ", first)
    assert " info codex_naturalis.access request method=GET path=/health status=200 " in line
    assert "hunter2" not in err
    assert (tmp_path / "codex-data").stat().st_mode & 0o077 == 0


def test_for_people(tmp_path: Path) -> None:
    """Without --json the line is for people; Ctrl-C ends it as well as SIGTERM does."""
    words = [*SERVE[:-2], "--data", "kept", "--log-level", "warning"]
    with started(words, tmp_path, CODEX_PORT="0") as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        assert re.fullmatch(
            r"Codex Naturalis listens on http://127\.0\.0\.1:[1-9]\d* — data in kept\n", line
        )
        process.send_signal(signal.SIGINT)
        assert ended(process) == (0, "", "")


def test_the_second_signal(tmp_path: Path) -> None:
    """An app that does not end is ended at once by a second signal."""
    forever = "print('ending', flush=True); await asyncio.Event().wait()"
    with started(odd(end=forever), tmp_path) as process:
        assert process.stdout is not None
        process.stdout.readline()
        process.send_signal(signal.SIGTERM)
        assert process.stdout.readline() == "ending\n"
        process.send_signal(signal.SIGTERM)
        assert ended(process) == (-signal.SIGTERM, "", "")


def test_goodbye_before_the_end(tmp_path: Path) -> None:
    """The app ends while its connections are open, so that it can say goodbye over them."""
    with started(odd(end="goodbye.set()"), tmp_path) as process:
        assert process.stdout is not None
        url = json.loads(process.stdout.readline())["url"]
        with socket.create_connection(("127.0.0.1", int(url.rpartition(":")[2]))) as line:
            line.sendall(b"GET /wait HTTP/1.1\r\nHost: codex.example\r\n\r\n")
            assert process.stdout.readline() == "asked\n"
            process.send_signal(signal.SIGTERM)
            assert ended(process) == (0, "", "")
            assert line.recv(1000).startswith(b"HTTP/1.1 200 OK")


@pytest.mark.parametrize(
    ("begin", "told"),
    [
        ("raise OSError(28, 'No space left on device')", "Error: No space left on device"),
        ("open('no/key')", "Error: no/key: No such file or directory"),
        ("raise ExceptionGroup('a', [OSError(28, 'Full')])", "Error: Full"),
        ("return", "Error: the app ended before it began"),
        ("1 / 0", " error codex_naturalis.server.run the server failed exception="),
    ],
)
def test_an_app_that_does_not_begin(tmp_path: Path, begin: str, told: str) -> None:
    """One line and exit code 1; a fault of ours is one line of the log."""
    with started(odd(begin), tmp_path) as process:
        code, out, err = ended(process)
    assert (code, out) == (1, "")
    (line,) = err.splitlines()
    assert told in line


def test_a_taken_port(command: Command, folder: Path) -> None:
    """A port that another program has, and a host that is none."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        done = command("serve", "--port", port, code=1)
    assert done.stderr == (
        f"Error: cannot listen on 127.0.0.1 port {port}: Address already in use; "
        "--port 0 picks a free one\n"
    )
    done = command("serve", "--host", "no host", "--port", "0", code=1)
    assert done.stderr.startswith("Error: no host: no such host")


def test_unusable_data(command: Command, folder: Path) -> None:
    """A data folder that cannot be, and a store that is damaged."""
    done = command("serve", "--port", "0", "--data", "game.codex/data", code=1)
    assert done.stderr == "Error: game.codex/data: Not a directory\n"
    (folder / "data").mkdir()
    (folder / "data" / "codex.sqlite3").write_text("this is no database" * 100)
    with started([*SERVE, "--data", "data"], folder) as process:
        code, out, err = ended(process)
    assert (code, out) == (1, "")
    (line,) = err.splitlines()
    assert line.startswith("Error: data/codex.sqlite3: ")


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_of_others(command: Command, folder: Path) -> None:
    """A data folder that may not be written to."""
    (folder / "data").mkdir(mode=0o500)
    done = command("serve", "--port", "0", "--data", "data", code=1)
    assert done.stderr == "Error: data: this folder cannot be written to\n"


@pytest.mark.parametrize(
    ("folder_mode", "mode", "told"),
    [(0o755, 0o644, True), (0o755, 0o600, False), (0o700, 0o644, False)],
)
def test_secrets_that_others_can_read(
    tmp_path: Path, folder_mode: int, mode: int, told: bool
) -> None:
    """A store or an old key that others on this computer can read is a warning with what to do."""
    data = tmp_path / "data"
    data.mkdir()
    with closing(asyncio.Runner()) as runner:
        runner.run(runner.run(SqliteStore.open(data / "codex.sqlite3")).close())
    (data / "cookies.key").touch()
    for name in ("codex.sqlite3", "cookies.key"):
        (data / name).chmod(mode)
    data.chmod(folder_mode)
    with started([*SERVE, "--json", "--data", "data"], tmp_path) as process:
        assert process.stdout is not None
        process.stdout.readline()
        process.send_signal(signal.SIGTERM)
        err = ended(process)[2]
    for name in ("codex.sqlite3", "cookies.key"):
        line = f"data/{name}: others on this computer can read it; chmod 600 it"
        assert (line in err) is told


def test_other_computers_are_let_in_knowingly(run: Run, folder: Path) -> None:
    """Without HTTPS and without a proxy, an address that others can reach must be wanted."""
    for words in (("--host", "0.0.0.0"), ("--host", "::"), ("--host", "192.0.2.7")):
        (line,) = run("serve", "--port", "0", *words, code=1).stderr.splitlines()
        assert line.startswith(f"Error: {words[1]} can be reached by other computers")
        assert "--trusted-proxy" in line
        assert "--plain-http" in line
    for proxy in ("--behind-proxy", "--trusted-proxy=127.0.0.0/8"):
        (line,) = run("serve", "--host", "0.0.0.0", proxy, code=1).stderr.splitlines()
        assert "the only proxy that is trusted is on this computer: listen on 127.0.0.1" in line
    assert not (folder / "codex-data").exists()


@pytest.mark.parametrize(
    "words",
    [
        ("--plain-http",),
        ("--behind-proxy", "--plain-http"),
        ("--trusted-proxy", "192.0.2.0/24"),
        ("--behind-proxy", "--trusted-proxy", "192.0.2.0/24"),
    ],
)
def test_other_computers_are_let_in(tmp_path: Path, words: tuple[str, ...]) -> None:
    """Said twice, or with a proxy in front."""
    with started([*SERVE, "--json", "--host", "0.0.0.0", *words], tmp_path) as process:
        assert process.stdout is not None
        port = json.loads(process.stdout.readline())["url"].rpartition(":")[2]
        assert httpx.get(f"http://127.0.0.1:{port}/health").json() == {"status": "ok"}


def test_operators_have_a_port(tmp_path: Path) -> None:
    """Metrics and details are there and nowhere else; there is nothing else there."""
    words = [*SERVE, "--json", "--metrics-port", "0"]
    with started(words, tmp_path) as process:
        assert process.stdout is not None
        told = json.loads(process.stdout.readline())
        url, operators = told["url"], told["metrics"]
        assert operators.startswith("http://127.0.0.1:")
        for path in ("/metrics", "/operation/metrics", "/operation/health"):
            assert httpx.get(url + path).status_code == 404, path
        assert httpx.get(f"{url}/health").json() == {"status": "ok"}
        details = httpx.get(f"{operators}/health").json()
        assert (details["status"], details["sockets"]) == ("ok", 0)
        metrics = httpx.get(f"{operators}/metrics").text
        assert "codex_requests_total" in metrics
        assert 'codex_wire_limits_total{limit="headers"} 0.0' in metrics
        for path in ("/", "/api/tables", "/operation/metrics", "/openapi.json"):
            assert httpx.get(operators + path).status_code == 404, path
        process.send_signal(signal.SIGTERM)
        assert ended(process)[0] == 0


def test_few_descriptors(tmp_path: Path) -> None:
    """As many connections as the system allows, and the log says so; more than those, and silent,
    keep nobody out."""
    words = ["sh", "-c", 'ulimit -n 300; exec "$0" "$@"', *SERVE, "--json"]
    with started(words, tmp_path) as process, ExitStack() as stack:
        assert process.stdout is not None
        url = json.loads(process.stdout.readline())["url"]
        port = int(url.rpartition(":")[2])
        for number in range(400):
            place = f"127.0.{1 + number % 20}.1", 0
            stack.enter_context(socket.create_connection(("127.0.0.1", port), source_address=place))
        assert httpx.get(f"{url}/health", timeout=30).status_code == 200
        process.send_signal(signal.SIGTERM)
        err = ended(process)[2]
    first = err.splitlines()[0]
    assert "fewer connections than set" in first
    assert "connections=140 descriptors=300" in first
    (told,) = [line for line in err.splitlines() if "a limit of the wire was met" in line]
    assert "limit=connections" in told


def test_bad_settings(run: Run, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Wrong flags, variables and files: one line that names the place, before anything is made."""
    (folder / "codex.toml").write_text("prot = 80\n")

    def refused(*words: str) -> str:
        (line,) = run("serve", *words, code=1).stderr.splitlines()
        return line

    assert refused("--port", "65536") == "Error: --port: 65536 is not between 0 and 65535"
    assert refused("--thinkers", "0") == "Error: --thinkers: 0 is not between 1 and 256"
    assert refused("--origin", "a.example").startswith(
        "Error: --origin: 'a.example' is not an origin"
    )
    assert refused("--config", "codex.toml").startswith("Error: codex.toml: prot: no such setting")
    assert refused("--config", "no.toml") == "Error: no.toml: No such file or directory"
    monkeypatch.setenv("CODEX_PORT", "http")
    assert refused() == "Error: CODEX_PORT: Expected int, got str"
    run("serve", "--port", "http", code=2)
    run("serve", "--log-level", "loud", code=2)
    assert not (folder / "codex-data").exists()


@pytest.mark.parametrize(
    ("missing", "words"),
    [
        ("uvicorn", ("serve",)),
        ("sqlalchemy", ("backup", "copy")),
        ("sqlalchemy", ("restore", "copy")),
        ("sqlalchemy", ("export",)),
    ],
)
def test_without_the_server_extra(folder: Path, missing: str, words: tuple[str, ...]) -> None:
    """Who has installed only the game is told what to install."""
    done = subprocess.run(
        [sys.executable, "-c", BLOCKED, missing, *words],
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert (done.returncode, done.stderr) == (
        1,
        f"Error: this needs {missing}, which comes with: pip install codex-naturalis[server]\n",
    )
