"""The endpoint that tells pages on this computer which link others can open."""

from __future__ import annotations

from asyncio import to_thread
from typing import Any

from litestar import Request, get

from codex_naturalis.protocol.replays import Addresses
from codex_naturalis.server.addresses import is_loopback, reachable_urls
from codex_naturalis.server.api.authentication import services_at
from codex_naturalis.server.api.failures import refusals

AnyRequest = Request[Any, Any, Any]


@get(
    "/api/addresses",
    tags=["operation"],
    summary="The server in the local network",
    description="Under which other computers can open this server. It tells only clients on its own"
    " computer; others know an address already, and the network of a host is not their business.",
    response_description="The addresses, the best first; none if it listens to its own computer"
    " only.",
    responses=refusals(),
    security=[{}],
)
async def addresses(request: AnyRequest) -> Addresses:
    settings = services_at(request).settings
    named = request.base_url.hostname or ""
    client = request.client.host if request.client else ""
    here = not settings.proxies and is_loopback(named) and is_loopback(client)
    if not here:
        return Addresses(())
    # In a thread: the name of this computer may have to be looked up in the network.
    return Addresses(await to_thread(reachable_urls, settings.host, settings.port))
