"""The client of a server: a person, or a program in a person's name."""

from __future__ import annotations

from types import TracebackType
from typing import Self

import httpx

from codex_naturalis.client.doors import Doors
from codex_naturalis.client.live import Live
from codex_naturalis.client.patience import Patience
from codex_naturalis.client.people import People
from codex_naturalis.client.records import Records
from codex_naturalis.client.tables import Tables
from codex_naturalis.client.tokens import Tokens
from codex_naturalis.protocol.replays import Health

_SCHEMES = {"http": "ws", "https": "wss"}
_SOCKET = "/api/socket"
_WHO = ("authorization", "cookie")


class Client:
    """`async with Client(url) as client:`. With a token it acts in its person's name; without
    one `client.people` makes it somebody, whom it remembers by a cookie."""

    def __init__(self, url: str, token: str | None = None, *, timeout: float = 20.0) -> None:
        scheme, colon, rest = url.strip().rstrip("/").partition("://")
        if not colon or not rest or scheme.lower() not in _SCHEMES:
            raise ValueError(f"{url!r} is no address of a server: http://… or https://…")
        self._socket = f"{_SCHEMES[scheme.lower()]}://{rest}{_SOCKET}"
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        self._http = httpx.AsyncClient(
            base_url=f"{scheme}://{rest}",
            headers=headers,
            timeout=timeout,
            # Without TLS there is nothing to verify, and certificates take long to load.
            verify=scheme.lower() == "https",
        )
        self._doors = Doors(self._http)
        self.people = People(self._doors)
        self.tokens = Tokens(self._doors)
        self.tables = Tables(self._doors)
        self.records = Records(self._doors)

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
        """What `async with` does at its end."""
        await self._http.aclose()

    async def health(self) -> Health:
        return await self._doors.get("/health", Health)

    def live(self, patience: Patience | None = None) -> Live:
        """What is live, over a socket: `async with client.live() as live:`."""
        return Live(self._socket, self._who, self.people, self.tables, patience or Patience())

    def _who(self) -> dict[str, str]:
        """What tells the server who we are, as things stand: a session may have been renewed."""
        headers = self._http.build_request("GET", _SOCKET).headers
        return {name: headers[name] for name in _WHO if name in headers}
