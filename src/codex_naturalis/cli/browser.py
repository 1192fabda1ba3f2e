"""The game in the browser: a local server, and a browser window that shows it."""

from __future__ import annotations

import json
import os
import socket
import sys
import webbrowser
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import IO
from urllib.parse import urlsplit
from urllib.request import ProxyHandler, build_opener

from codex_naturalis.cli.data_folder import STORE, server_extra, user_data_folder
from codex_naturalis.cli.output import flush, one_line, say

HOST = "127.0.0.1"
EVERYWHERE = "0.0.0.0"
USUAL_PORT = 8000
ADDRESS = "address"
"""The file in the data folder that says where its server listens."""
TIMEOUT = 5
SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
"""Without any of these only a text browser could open, and it would take over the terminal."""


def play_in_browser(data: Path | None, port: int | None, *, opening: bool, lan: bool) -> int:
    """Serve until Ctrl-C, or show the server that uses this data folder already. Returns the exit
    code."""
    with server_extra():
        from codex_naturalis.server.addresses import reachable_urls, url_of
        from codex_naturalis.server.run import run
        from codex_naturalis.server.settings import ServerSettings

    data = user_data_folder() if data is None else data
    address = data / ADDRESS
    host = EVERYWHERE if lan else HOST
    if (running := _running(data)) is not None:
        say(f"Codex Naturalis is running already: {running}")
        if lan and not _in_network(running):
            say("Only this computer can open it. End it first, then start it again with --lan.")
        if opening:
            _open(running)
        return 0
    listening = False

    def announce(url: str) -> None:
        nonlocal listening
        listening = True
        port = urlsplit(url).port or 0
        url = url_of(HOST, port)
        address.write_text(f"{url}\n", "utf-8")
        say(f"Codex Naturalis: {url} — Ctrl-C ends it.")
        if lan:
            others = " ".join(reachable_urls(host, port))
            say(f"In your network: {others or 'this computer is in no network'}")
        flush()
        if opening:  # in a thread: the browser connects to this server, which must not wait
            Thread(target=_open, args=(url,), daemon=True).start()

    settings = ServerSettings(
        host=host,
        port=_usual_port(host) if port is None else port,
        data=data,
        log_level="warning",
        plain_http=lan,
    )
    try:
        code = run(settings, announce=announce)
    finally:
        if listening:
            address.unlink(missing_ok=True)
    if code == 0:
        say(one_line(f"Ended. What was played is kept in {data}"))
    return code


def _usual_port(host: str) -> int:
    with suppress(OSError), socket.create_server((host, USUAL_PORT)):
        return USUAL_PORT
    return 0


def _running(data: Path) -> str | None:
    """The address of another `play` that uses this data folder now. The address file alone is no
    proof: its server may have been killed, and the port may be used by another program."""
    with server_extra():
        from codex_naturalis.server.ports.store import Damaged
        from codex_naturalis.server.store.sqlite.lock import Lock

    if not (data / ADDRESS).exists():
        return None
    try:
        Lock(data / STORE).release()
    except Damaged:
        with suppress(OSError, ValueError):
            url = (data / ADDRESS).read_text("utf-8").strip()
            with _get(f"{url}/health"):
                return url
    return None


def _in_network(url: str) -> bool:
    """Whether others can reach a running server."""
    with suppress(OSError, ValueError), _get(f"{url}/api/addresses") as answer:
        return bool(json.load(answer)["urls"])
    return False


def _get(url: str) -> IO[bytes]:
    """Never through a proxy: the server is on this computer."""
    answer: IO[bytes] = build_opener(ProxyHandler({})).open(url, timeout=TIMEOUT)
    return answer


def _open(url: str) -> None:
    here = sys.platform in ("darwin", "win32") or any(map(os.environ.get, SCREENS))
    if not (here and webbrowser.open(url)):
        say("No browser could be opened: please open this address in one yourself.")
        flush()
