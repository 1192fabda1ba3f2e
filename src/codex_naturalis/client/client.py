"""The client: one person, or one program acting as a person, on one server."""

from __future__ import annotations

from types import TracebackType
from typing import Self

import httpx

from codex_naturalis.client.http import Http
from codex_naturalis.client.live import Live
from codex_naturalis.client.people import People
from codex_naturalis.client.reconnect import ReconnectingConnection
from codex_naturalis.client.records import Records
from codex_naturalis.client.tables import Tables
from codex_naturalis.client.timeouts import Timeouts
from codex_naturalis.client.tokens import Tokens
from codex_naturalis.protocol.replays import Health

_SCHEMES = {"http": "ws", "https": "wss"}
_SOCKET = "/api/socket"
_CREDENTIALS = ("authorization", "cookie")


class Client:
    """`async with Client(url) as client:`. With a token it acts as the token's person; without
    one sign in by `client.people`, and the client keeps the session cookie."""

    def __init__(self, url: str, token: str | None = None, *, timeout: float = 20.0) -> None:
        scheme, colon, rest = url.strip().rstrip("/").partition("://")
        if not colon or not rest or scheme.lower() not in _SCHEMES:
            raise ValueError(f"{url!r} is no address of a server: use http://… or https://…")
        self._socket = f"{_SCHEMES[scheme.lower()]}://{rest}{_SOCKET}"
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        self._httpx = httpx.AsyncClient(
            base_url=f"{scheme}://{rest}",
            headers=headers,
            timeout=timeout,
            # Without TLS there is nothing to verify, and certificates take long to load.
            verify=scheme.lower() == "https",
        )
        self._http = Http(self._httpx)
        self.people = People(self._http)
        self.tokens = Tokens(self._http)
        self.tables = Tables(self._http, self._connect)
        self.records = Records(self._http, self._connect)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """The same as leaving `async with`."""
        await self._httpx.aclose()

    async def health(self) -> Health:
        return await self._http.get("/health", Health)

    def live(self, timeouts: Timeouts | None = None) -> Live:
        """Tables, lobby and pairing over a WebSocket: `async with client.live() as live:`."""
        return Live(
            self._socket, self._credentials, self.people, self.tables, timeouts or Timeouts()
        )

    def _connect(self) -> ReconnectingConnection:
        return ReconnectingConnection(self._socket, self._credentials, Timeouts())

    def _credentials(self) -> dict[str, str]:
        """The headers that identify us, read each time: the session may have been renewed."""
        headers = self._httpx.build_request("GET", _SOCKET).headers
        return {name: headers[name] for name in _CREDENTIALS if name in headers}
