"""Runs a server: opens the port, builds the app, handles signals, and prints one line for the
person who started it."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import signal
import socket
import sys
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial
from importlib.util import find_spec
from ipaddress import ip_address
from types import FrameType
from urllib.parse import urlsplit

import msgspec
import uvicorn

from codex_naturalis.engine.errors import CodexError
from codex_naturalis.server.addresses import reachable_urls, url_of
from codex_naturalis.server.ports.store import StoreError
from codex_naturalis.server.settings import ServerSettings
from codex_naturalis.server.telemetry.access import ASGIApp, Message, Receive, Scope, Send
from codex_naturalis.server.telemetry.logs import configure_logging

BACKLOG = 2048

Announce = Callable[[str], None]
"""Told the URL when the server listens there."""
Finish = Callable[[], Awaitable[None]]

logger = logging.getLogger(__name__)


class CannotServe(CodexError):
    """Why a server did not start, in one line."""


def run(
    settings: ServerSettings, *, as_json: bool = False, announce: Announce | None = None
) -> int:
    """Serve until a signal says stop; returns the exit code. Prints one line when it listens
    (unless `announce` does), or one line with the reason why it cannot."""
    if announce is None:
        announce = partial(_announce, settings, as_json)
    configure_logging(settings.log_format, settings.log_level)
    try:
        _make_folder(settings)
        with (
            _listen(settings) as listener,
            asyncio.Runner(loop_factory=_loop_factory()) as runner,
        ):
            runner.run(_serve(settings, listener, announce))
    except Exception as error:
        fault = _innermost(error)
        if isinstance(fault, CodexError | StoreError | OSError):
            sys.stderr.write(f"Error: {_words(fault)}\n")
        else:
            logger.exception("the server failed")
        return 1
    return 0


def _innermost(error: Exception) -> Exception:
    """A task group wraps what one of its tasks raised."""
    while isinstance(error, ExceptionGroup) and len(error.exceptions) == 1:
        error = error.exceptions[0]
    return error


def _words(fault: Exception) -> str:
    if isinstance(fault, OSError) and fault.strerror:
        return f"{fault.filename}: {fault.strerror}" if fault.filename else fault.strerror
    return " ".join(str(fault).split())


def _make_folder(settings: ServerSettings) -> None:
    """Readable for its owner only: it holds the key that signs cookies."""
    try:
        settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise CannotServe(f"{settings.data}: {error.strerror}") from error
    if not os.access(settings.data, os.R_OK | os.W_OK | os.X_OK):
        raise CannotServe(f"{settings.data}: this folder cannot be written to")


def _listen(settings: ServerSettings) -> socket.socket:
    """Before the app is built: a taken port should cost nothing, and 0 takes a free one."""
    host, port = settings.host, settings.port
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        return socket.create_server((host, port), family=family, backlog=BACKLOG)
    except socket.gaierror as error:
        raise CannotServe(f"{host}: no such host ({error.strerror})") from error
    except OSError as error:
        reason = os.strerror(error.errno) if error.errno else str(error)
        raise CannotServe(
            f"cannot listen on {host} port {port}: {reason}; --port 0 picks a free one"
        ) from error


async def _serve(settings: ServerSettings, listener: socket.socket, announce: Announce) -> None:
    from codex_naturalis.server.api.listening import uvicorn_config  # noqa: PLC0415
    from codex_naturalis.server.app import create_app  # noqa: PLC0415

    settings = msgspec.structs.replace(settings, port=listener.getsockname()[1])
    app: ASGIApp = create_app(settings)
    config = uvicorn_config(_BehindProxy(app) if settings.behind_proxy else app)
    url = url_of(settings.host, settings.port)
    async with _lifespan(app) as finish:
        _spare_the_collector()
        server = _Server(config, partial(announce, url), finish)
        await server.serve([listener])


def _spare_the_collector() -> None:
    """States, views and messages hold no cycles, so the cycle collector finds nothing among them;
    at its usual pace it takes a twentieth of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 10, 10)


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    if find_spec("uvloop") is None:
        return None
    import uvloop  # noqa: PLC0415

    return uvloop.new_event_loop


def _announce(settings: ServerSettings, as_json: bool, url: str) -> None:
    others = [one for one in reachable_urls(settings.host, urlsplit(url).port or 0) if one != url]
    if as_json:
        line = msgspec.json.encode({"url": url, "pid": os.getpid(), "others": others}).decode()
    else:
        in_network = f" ({', '.join(others)})" if others else ""
        line = f"Codex Naturalis listens on {url}{in_network} — data in {settings.data}"
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


class _Server(uvicorn.Server):
    """Announces that it listens. The first signal ends it gracefully, the second immediately."""

    def __init__(
        self, config: uvicorn.Config, announce: Callable[[], None], finish: Finish
    ) -> None:
        super().__init__(config)
        self._announce = announce
        self._finish = finish

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.should_exit:
            self._announce()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """The app ends while its connections are still open, so that it can tell them."""
        for server in self.servers:
            server.close()
        try:
            await self._finish()
        finally:
            await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if self.should_exit:
            signal.signal(sig, signal.SIG_DFL)
            signal.raise_signal(sig)
        self.should_exit = True


@asynccontextmanager
async def _lifespan(app: ASGIApp) -> AsyncGenerator[Finish]:
    """Start the app, and raise what it raises. Yields the function that ends it."""
    orders: asyncio.Queue[Message] = asyncio.Queue()
    started = asyncio.Event()

    async def answer(message: Message) -> None:
        if message["type"] == "lifespan.startup.complete":
            started.set()

    scope = {"type": "lifespan", "asgi": {"version": "3.0", "spec_version": "2.0"}, "state": {}}
    life = asyncio.ensure_future(app(scope, orders.get, answer))
    start = asyncio.ensure_future(started.wait())
    orders.put_nowait({"type": "lifespan.startup"})
    await asyncio.wait([life, start], return_when=asyncio.FIRST_COMPLETED)
    if not started.is_set():
        start.cancel()
        await life
        raise CannotServe("the app ended before it began")

    async def finish() -> None:
        orders.put_nowait({"type": "lifespan.shutdown"})
        await life

    try:
        yield finish
    finally:
        await finish()


class _BehindProxy:
    """Takes the client's address and scheme from the headers of the proxy. Only the last value of
    each header comes from the proxy; anybody may have sent the values before it."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            headers = dict(scope["headers"])
            address = _last_word(headers, b"x-forwarded-for")
            with suppress(ValueError):
                scope["client"] = (str(ip_address(address)), 0)
            if _last_word(headers, b"x-forwarded-proto") == "https":
                scope["scheme"] = "https" if scope["type"] == "http" else "wss"
        await self.app(scope, receive, send)


def _last_word(headers: dict[bytes, bytes], name: bytes) -> str:
    return headers.get(name, b"").decode("latin-1").rpartition(",")[2].strip().lower()
