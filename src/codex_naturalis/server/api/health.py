"""Endpoints for operators: health and metrics."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get

from codex_naturalis import __version__
from codex_naturalis.protocol import PROTOCOL
from codex_naturalis.protocol.refusals import Code
from codex_naturalis.protocol.replays import Health
from codex_naturalis.server.api.authentication import services_at
from codex_naturalis.server.api.failures import refusals

AnyRequest = Request[Any, Any, Any]


@get(
    "/health",
    tags=["operation"],
    summary="Health check",
    description="Checks that the store can be read and written.",
    response_description="The server is healthy.",
    responses=refusals(Code.UNAVAILABLE),
    security=[{}],
)
async def health(request: AnyRequest) -> Health:
    await services_at(request).store.check()
    return Health("ok", __version__, PROTOCOL)


@get("/metrics", include_in_schema=False)
async def metrics(request: AnyRequest) -> Response[bytes]:
    """In the text format of Prometheus."""
    services = services_at(request)
    services.metrics.rooms.set(len(services.tables.rooms))
    services.metrics.sockets.set(len(services.connections))
    services.metrics.disk_free.set(services.floor.free or 0)
    services.metrics.thoughts_waiting.set(services.thinker.waiting)
    return Response(services.metrics.render(), media_type=services.metrics.content_type)


route_handlers = [health, metrics]
