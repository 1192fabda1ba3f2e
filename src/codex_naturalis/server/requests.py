"""The HTTP requests under way: a server that stops lets them end, and takes no new ones."""

from __future__ import annotations

import asyncio

from codex_naturalis.server.telemetry.access import ASGIApp, Receive, Scope, Send

_STOPPING = (
    b'{"code":"shutting_down","reason":"the server is restarting","details":[],"case":"",'
    b'"parameters":{}}'
)
HEALTH = "/health"


class Requests:
    """ASGI middleware."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self._stopping = False
        self._draining = False
        self._number = 0
        self._ended = asyncio.Event()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self._refuses(scope):
            await _refuse(scope, receive, send)
        elif scope["type"] != "http":
            await self.app(scope, receive, send)
        else:
            self._number += 1
            try:
                await self.app(scope, receive, send)
            finally:
                self._number -= 1
                self._ended.set()

    def _refuses(self, scope: Scope) -> bool:
        if self._stopping:
            return scope["type"] in ("http", "websocket")
        asked = scope["type"] == "websocket" or scope.get("path") == HEALTH
        return self._draining and asked

    def drain(self) -> None:
        """Take no new sockets, and tell who asks for our health to send people elsewhere."""
        self._draining = True

    async def stop(self, seconds: float) -> None:
        """Take no new ones, and wait for the others; who is slower meets the end of the app."""
        self._stopping = True
        loop = asyncio.get_running_loop()
        until = loop.time() + seconds
        while self._number and (left := until - loop.time()) > 0:
            self._ended.clear()
            try:
                await asyncio.wait_for(self._ended.wait(), left)
            except TimeoutError:
                return


async def _refuse(scope: Scope, receive: Receive, send: Send) -> None:
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(_STOPPING)).encode()),
        (b"retry-after", b"2"),
        (b"connection", b"close"),
    ]
    kind = "http.response" if scope["type"] == "http" else "websocket.http.response"
    if scope["type"] == "websocket":
        await receive()
    await send({"type": f"{kind}.start", "status": 503, "headers": headers})
    await send({"type": f"{kind}.body", "body": _STOPPING, "more_body": False})
