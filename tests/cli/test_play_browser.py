"""`play` in the browser: a server of one's own, a window on it, and a second window."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from codex_naturalis.cli.browser import EVERYWHERE
from codex_naturalis.cli.data_folder import user_data_folder
from codex_naturalis.server.addresses import reachable_urls
from tests.cli.conftest import Run, environment

pytestmark = pytest.mark.slow

PLAY = [sys.executable, "-W", "error", "-m", "codex_naturalis", "play"]
LINE = re.compile(r"Codex Naturalis: (http://127\.0\.0\.1:[1-9]\d*) — Ctrl-C ends it\.\n")
RUNNING = "Codex Naturalis is running already: {}\n"
NOT_IN_NETWORK = "Only this computer can open it. End it first, then start it again with --lan.\n"
NO_BROWSER = "No browser could be opened: please open this address in one yourself.\n"


@contextmanager
def started(folder: Path, *words: str, **env: str) -> Iterator[subprocess.Popen[str]]:
    """A process that is ended with the test, whatever happens."""
    process = subprocess.Popen(
        [*PLAY, *words],
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env=environment(HOME=str(folder), **env),
    )
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def line_of(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline()


def url_of(process: subprocess.Popen[str]) -> str:
    line = line_of(process)
    found = LINE.fullmatch(line)
    assert found, line
    return found[1]


def ended(process: subprocess.Popen[str]) -> tuple[int, str, str]:
    out, err = process.communicate(timeout=30)
    return process.returncode, out, err


@pytest.fixture
def browser(tmp_path: Path) -> str:
    """The command of a browser that fetches the page it is sent to, and says so in a pipe."""
    code = (
        "import sys, urllib.request\n"
        "opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))\n"
        "opener.open(sys.argv[1] + '/health').close()\n"
        f"open({str(tmp_path / 'seen')!r}, 'w').write(sys.argv[1])\n"
    )
    (tmp_path / "browser.py").write_text(code)
    os.mkfifo(tmp_path / "seen")
    return f"{sys.executable} {tmp_path / 'browser.py'} %s"


def test_a_window_and_another(tmp_path: Path, browser: str) -> None:
    """It tells its address and opens the browser there; said again it opens another window on
    the same server; Ctrl-C ends it well, and nothing is left of the address."""
    words = ("--port", "0", "--data", "games")
    with started(tmp_path, *words, BROWSER=browser) as process:
        url = url_of(process)
        assert (tmp_path / "seen").read_text() == url
        assert (tmp_path / "games" / "address").read_text() == f"{url}\n"
        assert (tmp_path / "games").stat().st_mode & 0o077 == 0
        with started(tmp_path, *words, BROWSER=browser) as second:
            assert (tmp_path / "seen").read_text() == url
            assert ended(second) == (0, RUNNING.format(url), "")
        with started(tmp_path, *words, "--no-open", BROWSER=browser) as third:
            assert ended(third) == (0, RUNNING.format(url), "")
        process.send_signal(signal.SIGINT)
        assert ended(process) == (0, "Ended. What was played is kept in games\n", "")
    assert not (tmp_path / "games" / "address").exists()


def test_without_a_browser(tmp_path: Path) -> None:
    """Where none can be opened it says so, and serves all the same; with --no-open it does not
    even try."""
    with started(tmp_path, "--port", "0") as process:
        url = url_of(process)
        assert line_of(process) == NO_BROWSER
        assert httpx.get(f"{url}/health").status_code == 200
        data = tmp_path / ".local" / "share" / "codex-naturalis"
        assert (data / "codex.sqlite3").exists()
        process.send_signal(signal.SIGTERM)
        code, out, _ = ended(process)
        assert (code, out) == (0, f"Ended. What was played is kept in {data}\n")
    with started(tmp_path, "--port", "0", "--no-open") as process:
        url_of(process)
        process.send_signal(signal.SIGINT)
        assert NO_BROWSER not in ended(process)[1]
    with started(tmp_path, "--port", "0", BROWSER="/no/such/browser %s") as process:
        url_of(process)
        assert line_of(process) == NO_BROWSER


def test_after_a_kill(tmp_path: Path) -> None:
    """A server that was killed leaves its address behind: nobody is sent there, even if another
    server has that port by then; the games go on."""
    words = ("--no-open", "--port", "0", "--data")
    with started(tmp_path, *words, "games") as process:
        url = url_of(process)
        process.kill()
        process.wait()
    address = tmp_path / "games" / "address"
    assert address.read_text() == f"{url}\n"
    with started(tmp_path, *words, "others") as other:
        another = url_of(other)
        address.write_text(f"{another}\n")
        with started(tmp_path, *words, "games") as process:
            assert url_of(process) != another


def test_in_the_network(tmp_path: Path) -> None:
    """With --lan it also prints where others find it, or that there is no network, and its own page
    is told the same. One that runs without it is not shown as if others could come."""
    words = ("--no-open", "--port", "0", "--data", "games")
    with started(tmp_path, *words, "--lan") as process:
        url = url_of(process)
        urls = reachable_urls(EVERYWHERE, urlsplit(url).port or 0)
        others = " ".join(urls) or "this computer is in no network"
        assert line_of(process) == f"In your network: {others}\n"
        assert httpx.get(f"{url}/api/addresses").json() == {"urls": list(urls)}
        process.send_signal(signal.SIGINT)
        assert ended(process)[0] == 0
    with started(tmp_path, *words) as process:
        url = url_of(process)
        assert httpx.get(f"{url}/api/addresses").json() == {"urls": []}
        with started(tmp_path, *words, "--lan") as second:
            assert ended(second) == (0, RUNNING.format(url) + NOT_IN_NETWORK, "")


def test_data_of_another_server(tmp_path: Path) -> None:
    """Data that `serve` has in its hands just now are refused in one line."""
    serve = [*PLAY[:-1], "serve", "--port", "0", "--data", "games", "--json"]
    process = subprocess.Popen(
        serve, cwd=tmp_path, stdout=subprocess.PIPE, encoding="utf-8", env=environment()
    )
    try:
        assert json.loads(line_of(process))["pid"] == process.pid
        with started(tmp_path, "--no-open", "--port", "0", "--data", "games") as refused:
            code, out, err = ended(refused)
    finally:
        process.terminate()
        process.communicate()
    assert (code, out) == (1, "")
    (line,) = err.splitlines()
    assert re.fullmatch(r"Error: .*codex\.sqlite3.* in use by another server", line)


def test_ports(tmp_path: Path) -> None:
    """A port that was asked for must be free; the usual one need not be."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        taken = str(other.getsockname()[1])
        with started(tmp_path, "--no-open", "--port", taken) as process:
            code, _, err = ended(process)
    assert (code, err.count("\n")) == (1, 1)
    assert f"port {taken}: Address already in use" in err
    with started(tmp_path, "--no-open") as one:
        url = url_of(one)
        with started(tmp_path, "--no-open", "--data", "d") as two:
            assert url_of(two) != url


def test_options(run: Run) -> None:
    """What only the terminal knows needs --text, which knows nothing of servers."""
    for words in (
        ("--solo", "hard"),
        ("--bots", "greedy"),
        ("--record", "r"),
        ("--resume", "r"),
        ("--tie-break", "points"),
        ("--no-color",),
    ):
        refused = run("play", *words, code=2).stderr
        assert "is for the game in the terminal: ./codex play --text --" in refused
    for words in (("--port", "0"), ("--data", "d"), ("--no-open",), ("--lan",)):
        refused = run("play", "--text", *words, code=2).stderr
        assert f"{words[0]} is for the browser, not for --text" in refused
    run("play", "--port", "65536", code=2)


def test_own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each system has its place for what a person keeps."""
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    usual = tmp_path / ".local" / "share" / "codex-naturalis"
    assert user_data_folder() == usual
    monkeypatch.setenv("XDG_DATA_HOME", "relative, so it does not count")
    assert user_data_folder() == usual
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert user_data_folder() == tmp_path / "data" / "codex-naturalis"
    monkeypatch.setattr(sys, "platform", "darwin")
    assert user_data_folder() == tmp_path / "Library" / "Application Support" / "codex-naturalis"
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "Local"))
    assert user_data_folder() == tmp_path / "Local" / "codex-naturalis"
