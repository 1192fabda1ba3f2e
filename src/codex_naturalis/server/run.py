"""Runs a server: opens the port, builds the app, handles signals, and prints one line for the
person who started it."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import signal
import socket
import stat
import sys
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager
from functools import partial
from pathlib import Path
from types import FrameType
from urllib.parse import urlsplit

import msgspec
import uvicorn

from codex_naturalis.engine.errors import CodexError
from codex_naturalis.server.addresses import (
    is_loopback,
    is_loopback_network,
    reachable_urls,
    url_of,
)
from codex_naturalis.server.descriptors import most_connections, raise_limit
from codex_naturalis.server.draining import Draining
from codex_naturalis.server.listeners import (
    CannotServe,
    beside,
    family_of,
    innermost,
    listen,
    loop_factory,
    words_of,
)
from codex_naturalis.server.ports.store import StoreError
from codex_naturalis.server.requests import Requests
from codex_naturalis.server.settings import ServerSettings
from codex_naturalis.server.telemetry.access import ASGIApp, Message
from codex_naturalis.server.telemetry.logs import configure_logging

OTHERS = stat.S_IRWXG | stat.S_IRWXO
LAST_REQUESTS = 2.0
"""Seconds in which requests that came before the end are answered."""

Announce = Callable[[str], None]
"""Told the URL when the server listens there."""
Finish = Callable[[], Awaitable[None]]

logger = logging.getLogger(__name__)


def run(
    settings: ServerSettings, *, as_json: bool = False, announce: Announce | None = None
) -> int:
    """Serve until a signal says stop; returns the exit code. Prints one line when it listens
    (unless `announce` does), or one line with the reason why it cannot."""
    configure_logging(settings.log_format, settings.log_level)
    try:
        _refuse_plain_http(settings)
        _make_folder(settings)
        with ExitStack() as stack:
            listeners = [stack.enter_context(listen(settings.host, settings.port))]
            if settings.metrics_port is not None:
                place = settings.metrics_host, settings.metrics_port
                listeners.append(stack.enter_context(listen(*place)))
            if announce is None:
                announce = partial(_announce, settings, as_json, listeners[1:])
            runner = stack.enter_context(asyncio.Runner(loop_factory=loop_factory()))
            runner.run(_serve(settings, listeners, announce))
    except Exception as error:
        fault = innermost(error)
        if isinstance(fault, CodexError | StoreError | OSError):
            sys.stderr.write(f"Error: {words_of(fault)}\n")
        else:
            logger.exception("the server failed")
        return 1
    return 0


def _refuse_plain_http(settings: ServerSettings) -> None:
    """Passwords and sessions would go through the network in the open: that must be wanted."""
    if is_loopback(settings.host) or settings.plain_http:
        return
    if all(is_loopback_network(proxy) for proxy in settings.proxies):
        family_of(settings.host, settings.port)
        missing = (
            "the only proxy that is trusted is on this computer: listen on 127.0.0.1, name the"
            if settings.proxies
            else "this server speaks no HTTPS: name the"
        )
        raise CannotServe(
            f"{settings.host} can be reached by other computers, and {missing} proxy in front of it"
            " (--trusted-proxy), or say --plain-http if everybody in this network may read what is"
            " sent"
        )


def _make_folder(settings: ServerSettings) -> None:
    """Readable for its owner only: it holds the store."""
    try:
        settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise CannotServe(f"{settings.data}: {error.strerror}") from error
    if not os.access(settings.data, os.R_OK | os.W_OK | os.X_OK):
        raise CannotServe(f"{settings.data}: this folder cannot be written to")


async def _serve(
    settings: ServerSettings, listeners: list[socket.socket], announce: Announce
) -> None:
    """The second listener, if there is one, is for operators."""
    from codex_naturalis.server.api.health import OperationPort  # noqa: PLC0415
    from codex_naturalis.server.api.listening import uvicorn_config  # noqa: PLC0415
    from codex_naturalis.server.api.wire import wire_of  # noqa: PLC0415
    from codex_naturalis.server.app import create_app  # noqa: PLC0415
    from codex_naturalis.server.assembly import STORE  # noqa: PLC0415
    from codex_naturalis.server.people.old_cookies import FILE as KEY  # noqa: PLC0415
    from codex_naturalis.server.telemetry.metrics import Metrics  # noqa: PLC0415

    settings = msgspec.structs.replace(settings, port=listeners[0].getsockname()[1])
    metrics = Metrics()
    draining = Draining()
    app: ASGIApp = create_app(settings, metrics=metrics, draining=draining)
    requests = Requests(app)
    descriptors = raise_limit()
    wire = wire_of(settings, metrics.wire, most_connections(descriptors))
    url = url_of(settings.host, settings.port)
    async with AsyncExitStack() as stack:
        finish = await stack.enter_async_context(_lifespan(app))
        _say_connections(settings, descriptors, wire.admission.most)
        for name in (STORE, KEY):
            _say_readable(settings.data / name)
        _spare_the_collector()
        if len(listeners) > 1:
            port = OperationPort(requests)
            await stack.enter_async_context(beside(uvicorn_config(port), listeners[1]))
        config = uvicorn_config(requests, wire)
        server = _Server(config, partial(announce, url), requests, draining, finish)
        await server.serve([listeners[0]])


def _say_readable(secret: Path) -> None:
    """A file that others on this computer can read, in a folder that lets them in."""
    if secret.exists() and (secret.stat().st_mode & secret.parent.stat().st_mode) & OTHERS:
        logger.warning("%s: others on this computer can read it; chmod 600 it", secret)


def _say_connections(settings: ServerSettings, descriptors: int, most: int) -> None:
    enough = most >= settings.wire.connections
    logger.log(
        logging.INFO if enough else logging.WARNING,
        "connections" if enough else "fewer connections than set: raise the limit on open files",
        extra={"connections": most, "descriptors": descriptors},
    )


def _spare_the_collector() -> None:
    """States, views and messages hold no cycles, so the cycle collector finds nothing among them;
    at its usual pace it takes a twentieth of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 10, 10)


def _announce(
    settings: ServerSettings, as_json: bool, operators: list[socket.socket], url: str
) -> None:
    others = [one for one in reachable_urls(settings.host, urlsplit(url).port or 0) if one != url]
    if as_json:
        said: dict[str, object] = {"url": url, "pid": os.getpid(), "others": others}
        for listener in operators:
            said["metrics"] = url_of(settings.metrics_host, listener.getsockname()[1])
        line = msgspec.json.encode(said).decode()
    else:
        in_network = f" ({', '.join(others)})" if others else ""
        data = settings.store or settings.data
        line = f"Codex Naturalis listens on {url}{in_network} — data in {data}"
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


class _Server(uvicorn.Server):
    """Announces that it listens. The first signal ends it gracefully, the second immediately."""

    def __init__(
        self,
        config: uvicorn.Config,
        announce: Callable[[], None],
        requests: Requests,
        draining: Draining,
        finish: Finish,
    ) -> None:
        super().__init__(config)
        self._announce = announce
        self._requests = requests
        self._draining = draining
        self._finish = finish

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.should_exit:
            self._announce()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """The app ends while its connections are still open, so that it can tell them, but not
        under requests that are being answered. Before that others take over what they can."""
        self._requests.drain()
        await self._draining.run()
        for server in self.servers:
            server.close()
        await self._requests.stop(LAST_REQUESTS)
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
