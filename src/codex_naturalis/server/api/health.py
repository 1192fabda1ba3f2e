"""Endpoints for operators. The public one says only whether the server answers; the others are on a
port of their own (`OperationPort`), and for nobody else."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get
from litestar.connection import ASGIConnection
from litestar.exceptions import NotFoundException
from litestar.handlers import BaseRouteHandler

from codex_naturalis import __version__
from codex_naturalis.protocol import PROTOCOL
from codex_naturalis.protocol.refusals import Code
from codex_naturalis.protocol.replays import Health, HealthDetails
from codex_naturalis.server.api.authentication import services_at
from codex_naturalis.server.api.failures import refusals
from codex_naturalis.server.telemetry.access import ASGIApp, Receive, Scope, Send

AnyRequest = Request[Any, Any, Any]

OPERATION = "operation"
"""The key in the state of a request that came over the port for operators."""
_PATHS = {"/health": "/operation/health", "/metrics": "/operation/metrics"}


@get(
    "/health",
    tags=["operation"],
    summary="Health check",
    description="Whether the server answers and can read its store. It changes nothing.",
    response_description="The server is healthy.",
    responses=refusals(Code.UNAVAILABLE),
    security=[{}],
)
async def health(request: AnyRequest) -> Health:
    await services_at(request).store.check_reading()
    return Health("ok")


def operators_only(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    if OPERATION not in connection.scope["state"]:
        raise NotFoundException


@get(_PATHS["/health"], include_in_schema=False, guards=[operators_only])
async def details(request: AnyRequest) -> HealthDetails:
    """Checks also that the store can be written."""
    services = services_at(request)
    await services.store.check()
    return HealthDetails(
        status="ok",
        version=__version__,
        protocol=PROTOCOL,
        tables=len(services.tables.rooms),
        sockets=len(services.connections),
        thoughts_waiting=services.thinker.waiting,
        wire_limits={limit.value: times for limit, times in services.metrics.wire.met.items()},
    )


@get(_PATHS["/metrics"], include_in_schema=False, guards=[operators_only])
async def metrics(request: AnyRequest) -> Response[bytes]:
    """In the text format of Prometheus."""
    services = services_at(request)
    services.metrics.rooms.set(len(services.tables.rooms))
    services.metrics.sockets.set(len(services.connections))
    services.metrics.thoughts_waiting.set(services.thinker.waiting)
    return Response(services.metrics.render(), media_type=services.metrics.content_type)


class OperationPort:
    """The app as operators see it: these endpoints, and nothing else."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["path"] in _PATHS:
            path = _PATHS[scope["path"]]
            state = {**scope.get("state", {}), OPERATION: True}
            asked = {**scope, "path": path, "raw_path": path.encode(), "state": state}
            await self.app(asked, receive, send)
        elif scope["type"] == "http":
            headers = [(b"content-length", b"0")]
            await send({"type": "http.response.start", "status": 404, "headers": headers})
            await send({"type": "http.response.body", "body": b""})
        else:
            await receive()
            await send({"type": "websocket.close", "code": 1000, "reason": ""})


route_handlers = [health, details, metrics]
