"""The door of the socket: who may come in."""

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
from codex_naturalis.protocol.messages import Refusal, Welcome
from codex_naturalis.protocol.people import Me
from codex_naturalis.protocol.refusals import Code
from codex_naturalis.server.api.callers import authenticate
from codex_naturalis.server.api.connection import Connection
from codex_naturalis.server.api.doorkeeper import UNAUTHENTICATED
from codex_naturalis.server.api.services import Services, services_of
from codex_naturalis.server.people.identity import Caller, person_of
from codex_naturalis.server.rooms.world import encode

MOST_CONNECTIONS = 32
"""Of one person: tabs, devices, scripts."""
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
    await _serve(services, Connection(services, caller, send, recognise), receive)


async def _serve(services: Services, connection: Connection, receive: Receive) -> None:
    caller = connection.caller
    me = Me(person_of(caller.person), caller.scopes, caller.person.created)
    connection.send(encode(Welcome(PROTOCOL, __version__, me, services.clock.now())))
    services.doorkeeper.enter(connection)
    writing = asyncio.ensure_future(connection.write())
    reading = asyncio.ensure_future(connection.read(receive))
    try:
        await asyncio.wait((reading, writing), return_when=asyncio.FIRST_COMPLETED)
    finally:
        services.doorkeeper.leave(connection)
        connection.leave()
        for task in (reading, writing):
            task.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await task


async def _caller(services: Services, scope: dict[str, Any]) -> Caller | None:
    headers = {
        name.decode("latin-1").lower(): text.decode("latin-1") for name, text in scope["headers"]
    }
    cookies: dict[str, str] = {}
    with suppress(CookieError):
        jar: SimpleCookie = SimpleCookie(headers.get("cookie", ""))
        cookies = {name: morsel.value for name, morsel in jar.items()}
    return await authenticate(services, headers, cookies)


def _refusal(services: Services, scope: dict[str, Any], caller: Caller | None) -> Refusal | None:
    wanted = parse_qs(scope.get("query_string", b"").decode("latin-1")).get("protocol", [])
    if wanted and wanted != [str(PROTOCOL)]:
        reason = f"protocol {wanted[0][:20]} is not spoken here, only {PROTOCOL}"
        return Refusal(None, Code.UNKNOWN_PROTOCOL, reason)
    if caller is None:
        return Refusal(None, Code.UNAUTHENTICATED, "ask for a guest or log in first")
    if len(services.doorkeeper.of(caller.person.id)) >= MOST_CONNECTIONS:
        return Refusal(None, Code.LIMIT_REACHED, f"at most {MOST_CONNECTIONS} connections each")
    return None


async def _not_a_socket(send: Send) -> None:
    body = b'{"code":"bad_request","reason":"this is the door of the socket"}'
    headers = [(b"content-type", b"application/json"), (b"upgrade", b"websocket")]
    await send({"type": "http.response.start", "status": 426, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
