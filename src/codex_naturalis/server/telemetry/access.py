"""Every HTTP request, counted and told in one line."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, MutableMapping
from time import perf_counter
from typing import Any

from codex_naturalis.server.telemetry.metrics import OTHER, Metrics

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
ASGIApp = Callable[[Scope, Receive, Send], Awaitable[None]]

PERSON = "person"
"""Where in the state of a request the app leaves the id of the person who asks, if it knows."""

logger = logging.getLogger("codex_naturalis.access")


class AccessLog:
    """Around an app. An answer that never began counts as 500, as the server will send it."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        path = scope["path"]  # the app may change it on the way
        status = 500
        began = perf_counter()

        async def watched(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, watched)
        finally:
            seconds = perf_counter() - began
            self.metrics.request(route_of(scope), status, seconds)
            logger.info(
                "request",
                extra={
                    "method": scope["method"],
                    "path": path,
                    "status": status,
                    "milliseconds": round(seconds * 1000, 2),
                    "address": (scope.get("client") or ("-",))[0],
                    "person": scope.get("state", {}).get(PERSON),
                },
            )


def route_of(scope: Scope) -> str:
    """The first two segments of the route that was found, as it was declared; a path that
    found none could be anything, and there is no end to them."""
    template: str = scope.get("path_template", "")
    return "/" + "/".join(template.strip("/").split("/")[:2]) if template else OTHER
