"""Endpoints of rated play: how I stand with it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from litestar import Request, get, post

from codex_naturalis.protocol.ladder import RatedStanding
from codex_naturalis.protocol.messages import RatedStandingChanged
from codex_naturalis.protocol.people import Scope
from codex_naturalis.protocol.refusals import Code
from codex_naturalis.server.api.authentication import SESSION_OR_TOKEN, caller_of, services_at
from codex_naturalis.server.api.connections import Connections
from codex_naturalis.server.api.failures import refusals
from codex_naturalis.server.ladder.conduct import Told
from codex_naturalis.server.nodes.hints import StandingChanged
from codex_naturalis.server.nodes.node import Node
from codex_naturalis.server.tables.context import encode
from codex_naturalis.server.tables.pairing import Pairing

AnyRequest = Request[Any, Any, Any]


@get(
    "/api/me/rated",
    tags=["people"],
    summary="How I stand with rated play",
    description="Warnings and pauses for leaving rated games, or letting others wait there.",
    response_description="What still counts, and until when rated play is paused.",
    responses=refusals(Code.UNAUTHENTICATED, Code.NO_SCOPE),
    security=SESSION_OR_TOKEN,
)
async def rated_standing(request: AnyRequest) -> RatedStanding:
    caller = await caller_of(request)
    caller.require(Scope.READ)
    return await services_at(request).ladder.conduct.standing(caller.person.id)


@post(
    "/api/me/rated/confirmation",
    tags=["people"],
    summary="Confirm that I have read the warning, or that my rated play is paused",
    description="It is not shown again. What counts, counts on.",
    response_description="How you stand with rated play now.",
    status_code=200,
    responses=refusals(Code.UNAUTHENTICATED, Code.NO_SCOPE),
    security=SESSION_OR_TOKEN,
)
async def confirm_rated_standing(request: AnyRequest) -> RatedStanding:
    caller = await caller_of(request)
    caller.require(Scope.PLAY)
    return await services_at(request).ladder.conduct.confirm(caller.person.id)


def teller(connections: Connections, node: Node, pairing: Callable[[], Pairing]) -> Told:
    """Tells a person who was warned or paused; who is paused does not wait for a rated game."""

    async def tell(person: str, standing: RatedStanding) -> None:
        connections.tell(person, encode(RatedStandingChanged(standing)))
        node.tell(StandingChanged(person))
        if standing.paused_until is not None:
            await pairing().stop_rated(person)

    return tell


route_handlers = [rated_standing, confirm_rated_standing]
