"""The access log: every HTTP request is counted and logged in one line, its address as a hash."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, MutableMapping
from time import perf_counter
from typing import Any

from codex_naturalis.server.telemetry.metrics import OTHER, Metrics
from codex_naturalis.server.telemetry.redaction import without_links

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
ASGIApp = Callable[[Scope, Receive, Send], Awaitable[None]]
Hashed = Callable[[str], str]
"""Of an address."""

PERSON = "person"
"""The key in a request's state under which the app stores the person's id, if it is known."""

logger = logging.getLogger("codex_naturalis.access")


class AccessLog:
    """ASGI middleware. A response that never started counts as 500, which the server will send."""

    def __init__(self, app: ASGIApp, metrics: Metrics, hashed: Hashed) -> None:
        self.app = app
        self.metrics = metrics
        self.hashed = hashed

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        path = scope["path"]  # the app may change it
        status = 500
        started = perf_counter()

        async def send_and_note(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, send_and_note)
        finally:
            seconds = perf_counter() - started
            client = scope.get("client")
            self.metrics.request(route_of(scope), status, seconds)
            logger.info(
                "request",
                extra={
                    "method": scope["method"],
                    "path": without_links(path),
                    "status": status,
                    "milliseconds": round(seconds * 1000, 2),
                    "address": self.hashed(client[0]) if client else "-",
                    "person": scope.get("state", {}).get(PERSON),
                },
            )


def route_of(scope: Scope) -> str:
    """The first two segments of the matched route, as declared. A path without a route is counted
    as `other`: there is no limit to such paths."""
    template: str = scope.get("path_template", "")
    return "/" + "/".join(template.strip("/").split("/")[:2]) if template else OTHER
