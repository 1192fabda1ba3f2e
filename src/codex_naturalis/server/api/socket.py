"""The WebSocket endpoint: checks who may connect, then serves the connection."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial
from http.cookies import CookieError, SimpleCookie
from typing import Any
from urllib.parse import parse_qs

from litestar import asgi
from litestar.types import Receive, Scope, Send

from codex_naturalis import __version__
from codex_naturalis.protocol import PROTOCOL
from codex_naturalis.protocol.messages import CommandRefused, Welcome
from codex_naturalis.protocol.people import Me
from codex_naturalis.protocol.refusals import Code
from codex_naturalis.server.api.authentication import authenticate
from codex_naturalis.server.api.connection import Connection
from codex_naturalis.server.api.connections import UNAUTHENTICATED
from codex_naturalis.server.api.services import Services, services_of
from codex_naturalis.server.api.websocket_protocol import DIRECT
from codex_naturalis.server.people.identity import Caller
from codex_naturalis.server.tables.context import encode

MOST_CONNECTIONS = 32
"""For one person, with all tabs, devices and scripts."""
REFUSED = 4403


@asgi("/api/socket", copy_scope=False)
async def socket(scope: Scope, receive: Receive, send: Send) -> None:
    """One connection, from its handshake to its end."""
    raw: Any = scope
    if raw["type"] != "websocket":
        await _not_a_socket(send)
        return
    services = services_of(raw["litestar_app"].state if "litestar_app" in raw else raw["app"].state)
    await receive()
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    recognise = partial(_caller, services, raw)
    caller = await recognise()
    refusal = _refusal(services, raw, caller)
    if refusal is not None or caller is None:
        assert refusal is not None
        await send({"type": "websocket.send", "bytes": None, "text": encode(refusal).decode()})
        known = refusal.code is not Code.UNAUTHENTICATED
        code = REFUSED if known else UNAUTHENTICATED
        await send({"type": "websocket.close", "code": code, "reason": refusal.code.value})
        return
    hashed = services.security.hashed(str((raw.get("client") or ("",))[0]))
    services.ladder.addresses.note(caller.person.id, hashed)
    direct = raw["extensions"][DIRECT]
    await _serve(services, Connection(services, caller, send, direct, recognise), receive)


async def _serve(services: Services, connection: Connection, receive: Receive) -> None:
    caller = connection.caller
    me = Me(caller.person.public, caller.scopes, caller.person.created)
    connection.send(encode(Welcome(PROTOCOL, __version__, me, services.clock.now())))
    services.connections.add(connection)
    writing = asyncio.ensure_future(connection.closed())
    reading = asyncio.ensure_future(connection.read())
    listening = asyncio.ensure_future(_until_disconnected(receive, connection))
    try:
        await asyncio.wait((reading, writing), return_when=asyncio.FIRST_COMPLETED)
    finally:
        services.connections.remove(connection)
        connection.leave()
        for task in (reading, writing, listening):
            task.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await task


async def _until_disconnected(receive: Receive, connection: Connection) -> None:
    while (await receive())["type"] != "websocket.disconnect":
        """Messages go directly to the connection."""
    connection.end()


async def _caller(services: Services, scope: dict[str, Any]) -> Caller | None:
    headers = {
        name.decode("latin-1").lower(): text.decode("latin-1") for name, text in scope["headers"]
    }
    cookies: dict[str, str] = {}
    with suppress(CookieError):
        jar: SimpleCookie = SimpleCookie(headers.get("cookie", ""))
        cookies = {name: morsel.value for name, morsel in jar.items()}
    return await authenticate(services, headers, cookies)


def _refusal(
    services: Services, scope: dict[str, Any], caller: Caller | None
) -> CommandRefused | None:
    wanted = parse_qs(scope.get("query_string", b"").decode("latin-1")).get("protocol", [])
    if wanted and wanted != [str(PROTOCOL)]:
        reason = f"protocol {wanted[0][:20]} is not supported, only {PROTOCOL}"
        return CommandRefused(None, Code.UNKNOWN_PROTOCOL, reason)
    if caller is None:
        return CommandRefused(
            None, Code.UNAUTHENTICATED, "not signed in: become a guest or sign in first"
        )
    if len(services.connections.of(caller.person.id)) >= MOST_CONNECTIONS:
        return CommandRefused(
            None,
            Code.LIMIT_REACHED,
            f"a person may have at most {MOST_CONNECTIONS} connections",
            case="connections",
            parameters={"most": MOST_CONNECTIONS},
        )
    return None


async def _not_a_socket(send: Send) -> None:
    body = b'{"code":"bad_request","reason":"this address is for WebSockets"}'
    headers = [(b"content-type", b"application/json"), (b"upgrade", b"websocket")]
    await send({"type": "http.response.start", "status": 426, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
