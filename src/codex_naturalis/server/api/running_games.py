"""The games that a person is playing, as their tiles on the front page show them."""

from __future__ import annotations

from typing import Any

from litestar import Request, get

from codex_naturalis.protocol.people import Scope
from codex_naturalis.protocol.refusals import Code
from codex_naturalis.protocol.tables import RunningGame, Status
from codex_naturalis.server.api.authentication import SESSION_OR_TOKEN, caller_of, services_at
from codex_naturalis.server.api.failures import refusals
from codex_naturalis.server.ports.store import GamesQuery
from codex_naturalis.server.tables.lobby import lines
from codex_naturalis.server.tables.running import running_game

MOST = 12
"""The games with the newest changes."""


@get(
    "/api/me/games",
    tags=["tables"],
    summary="The games that I am playing",
    description=f"At most {MOST}: whose turn it is, the points, and my area.",
    response_description="Those with the newest changes first.",
    responses=refusals(Code.UNAUTHENTICATED, Code.NO_SCOPE),
    security=SESSION_OR_TOKEN,
)
async def running_games(request: Request[Any, Any, Any]) -> tuple[RunningGame, ...]:
    caller = await caller_of(request)
    caller.require(Scope.READ)
    services, me = services_at(request), caller.person.id
    query = GamesQuery(person=me, statuses=(Status.PLAYING,), limit=MOST)
    found = []
    for line in await lines(services.store, await services.store.tables.find(query)):
        room = await services.tables.get(line.id)
        if room.course.state is not None and room.course.status is Status.PLAYING:
            now = services.clock.now()
            found.append(running_game(line, room.course, room.history, me, now))
    return tuple(found)
