"""The WebSocket endpoint: checks who may connect, then serves the connection."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial
from math import ceil
from typing import Any, cast
from urllib.parse import parse_qs

from litestar import asgi
from litestar.types import Receive, Scope, Send

from codex_naturalis import __version__
from codex_naturalis.protocol import PROTOCOL
from codex_naturalis.protocol.messages import CommandRefused, Welcome
from codex_naturalis.protocol.refusals import Code, Refused
from codex_naturalis.server.api.authentication import authenticate, me_of
from codex_naturalis.server.api.connection import Connection
from codex_naturalis.server.api.connections import REFUSED, UNAUTHENTICATED
from codex_naturalis.server.api.security import client_address, refuse
from codex_naturalis.server.api.services import Services, services_of
from codex_naturalis.server.api.websocket_protocol import DIRECT
from codex_naturalis.server.people.identity import Caller
from codex_naturalis.server.people.limits import TooMany
from codex_naturalis.server.tables.context import encode
from codex_naturalis.server.telemetry.wire_events import WireLimit


@asgi("/api/socket", copy_scope=False)
async def socket(scope: Scope, receive: Receive, send: Send) -> None:
    """One connection, from its handshake to its end."""
    raw: Any = scope
    if raw["type"] != "websocket":
        await _not_a_socket(send)
        return
    services = services_of(raw["litestar_app"].state if "litestar_app" in raw else raw["app"].state)
    if wait := services.socket_rates.handshake(client_address(scope, services.settings)):
        services.metrics.wire.meet(WireLimit.HANDSHAKES)
        await refuse(TooMany(wait * 1000), scope, receive, send)
        return
    await receive()
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    recognise = partial(authenticate, services, raw)
    caller = await recognise()
    refusal = _refusal(services, raw, caller)
    if refusal is not None or caller is None:
        assert refusal is not None
        await send({"type": "websocket.send", "bytes": None, "text": encode(refusal).decode()})
        known = refusal.code is not Code.UNAUTHENTICATED
        code = REFUSED if known else UNAUTHENTICATED
        await send({"type": "websocket.close", "code": code, "reason": refusal.code.value})
        return
    direct = raw["extensions"][DIRECT]
    rates, address = services.socket_rates, client_address(scope, services.settings)
    rate = rates.enter(caller.person.id, address)
    connection = Connection(
        services, caller, send, direct, recognise, rate if rates.enabled else None, address
    )
    try:
        await _serve(services, connection, receive)
    finally:
        rates.leave(address)


async def _serve(services: Services, connection: Connection, receive: Receive) -> None:
    caller = connection.caller
    me = me_of(services, caller)
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
    try:
        services.moderation.sanctions.check_ban(caller.person.id)
    except Refused as banned:
        return CommandRefused(
            None, banned.code, banned.reason, case=banned.case, parameters=banned.parameters
        )
    limits = services.settings.wire
    most, whose = limits.sockets_per_person, "a person"
    if len(services.connections.of(caller.person.id)) < most:
        if wait := ceil(services.socket_rates.barred(caller.person.id)):
            reason = f"too many messages: try again in {wait} s"
            again = {"seconds": wait}
            return CommandRefused(None, Code.RATE_LIMITED, reason, parameters={**again})
        address = client_address(cast("Scope", scope), services.settings)
        if not services.socket_rates.crowded(address):
            return None
        most, whose = limits.sockets_per_address, "an address"
    services.metrics.wire.meet(WireLimit.SOCKETS)
    return CommandRefused(
        None,
        Code.LIMIT_REACHED,
        f"{whose} may have at most {most} connections",
        case="connections",
        parameters={"most": most},
    )


async def _not_a_socket(send: Send) -> None:
    body = b'{"code":"bad_request","reason":"this address is for WebSockets"}'
    headers = [(b"content-type", b"application/json"), (b"upgrade", b"websocket")]
    await send({"type": "http.response.start", "status": 426, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
