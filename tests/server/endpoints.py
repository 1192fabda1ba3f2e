"""The endpoints of people over a real store, for tests: as an ASGI app, and on a real port."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import uvicorn
from argon2 import PasswordHasher
from httpx import ASGITransport, AsyncClient, Response
from litestar import Litestar
from litestar.openapi import OpenAPIConfig

from codex_naturalis.protocol.cases import cases_of
from codex_naturalis.protocol.refusals import Code
from codex_naturalis.server.api import account, passkeys, people, recovery, sessions, tokens
from codex_naturalis.server.api.authentication import SECURITY
from codex_naturalis.server.api.connections import Connections
from codex_naturalis.server.api.failures import exception_handlers
from codex_naturalis.server.api.listening import uvicorn_config
from codex_naturalis.server.api.proxies import Forwarded, Proxies
from codex_naturalis.server.api.security import Guard
from codex_naturalis.server.api.session_cookie import COOKIE
from codex_naturalis.server.api.wire import wire_of
from codex_naturalis.server.archive.archive import Archive
from codex_naturalis.server.archive.people_statistics import PeopleStatistics
from codex_naturalis.server.moderation.moderation import Moderation
from codex_naturalis.server.moderation.networks import BlockedNetworks
from codex_naturalis.server.nodes.node import Node
from codex_naturalis.server.people.identity_of import identity_of
from codex_naturalis.server.people.limits import Limits
from codex_naturalis.server.people.mailer import Mailer
from codex_naturalis.server.people.passkeys import Passkeys
from codex_naturalis.server.people.passwords import Passwords
from codex_naturalis.server.people.payers import Payers
from codex_naturalis.server.people.ratings import Ratings
from codex_naturalis.server.people.recovery import Recovery
from codex_naturalis.server.settings import ServerSettings
from codex_naturalis.server.store import SqliteStore
from codex_naturalis.server.tables.registry import TableRegistry
from codex_naturalis.server.telemetry.security_events import SecurityLog
from tests.server.clock import HeldClock
from tests.server.inline import InlineThinker

QUICK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
GOOD = "a good long passphrase"


class Endpoints:
    def __init__(self, store: SqliteStore, settings: ServerSettings, handlers: list[Any]) -> None:
        self.store = store
        self.settings = settings
        self.clock = HeldClock()
        self.identity = identity_of(store, self.clock, settings, Passwords(QUICK))
        self.limits = Limits(self.clock, settings.rate_limits)
        self.ratings = Ratings(store, self.clock)
        self.app = Litestar(
            [
                *people.route_handlers,
                *sessions.route_handlers,
                *account.route_handlers,
                *recovery.route_handlers,
                *passkeys.route_handlers,
                *tokens.route_handlers,
                *handlers,
            ],
            exception_handlers=exception_handlers,
            openapi_config=OpenAPIConfig("Codex Naturalis", "1", components=SECURITY),
        )
        self.app.state.services = SimpleNamespace(
            settings=settings,
            store=store,
            clock=self.clock,
            identity=self.identity,
            passkeys=Passkeys(store, self.clock),
            recovery=Recovery(store, self.clock, self.identity),
            mailer=Mailer(settings.mail),
            security=SecurityLog(self.clock),
            limits=self.limits,
            payers=Payers(),
            ratings=self.ratings,
            archive=Archive(store),
            connections=Connections(),
            moderation=Moderation(store, self.clock, self.ratings, BlockedNetworks(self.clock)),
            tables=TableRegistry(
                store,
                Node(self.clock),
                InlineThinker(),
                settings,
                self.ratings.rate,
                saved=lambda *_: None,
                ended=PeopleStatistics(store).count,
            ),
        )
        guard: Any = Guard(self.app.asgi_handler, settings, self.limits)
        outermost: Any = Forwarded(guard, Proxies(settings.proxies))
        self.app.asgi_handler = outermost

    def browser(self, address: str = "192.0.2.1", **more: Any) -> AsyncClient:
        """With a memory for cookies, as one has; each its own."""
        # The app's own failures are answers to be looked at, not exceptions of the test.
        app: Any = self.app
        transport = ASGITransport(app, client=(address, 1), raise_app_exceptions=False)
        return AsyncClient(transport=transport, base_url="http://codex.test", **more)

    @asynccontextmanager
    async def listening(self) -> AsyncGenerator[int, None]:
        """On a free port."""
        with socket.create_server(("127.0.0.1", 0)) as listener:
            server = uvicorn.Server(uvicorn_config(self.app, wire_of(self.settings), "on"))
            serving = asyncio.create_task(server.serve(sockets=[listener]))
            while not server.started:
                await asyncio.sleep(0.005)
            try:
                yield listener.getsockname()[1]
            finally:
                server.should_exit = True
                await serving


@asynccontextmanager
async def open_endpoints(
    folder: Path, *handlers: Any, **settings: Any
) -> AsyncGenerator[Endpoints, None]:
    store = await SqliteStore.open(folder / "codex.sqlite")
    try:
        usual: dict[str, Any] = {
            "data": folder,
            "secure_cookies": False,
            "public_url": "http://codex.test",
        }
        yield Endpoints(store, ServerSettings(**usual | settings), list(handlers))
    finally:
        await store.close()


async def registered(browser: AsyncClient, name: str = "Anna") -> Response:
    answer = await browser.post("/api/accounts", json={"name": name, "password": GOOD})
    assert answer.status_code == 201, answer.text
    return answer


def code(answer: Response) -> tuple[int, str]:
    """The status and the code of a refusal; its body also has a reason and what its case needs."""
    body = answer.json()
    assert set(body) == {"code", "reason", "details", "case", "parameters"}, body
    assert body["reason"]
    assert set(body["parameters"]) == set(cases_of(Code(body["code"]))[body["case"]]), body
    return answer.status_code, body["code"]


def cookie(browser: AsyncClient) -> str:
    value = browser.cookies[COOKIE]
    assert isinstance(value, str)
    return value
