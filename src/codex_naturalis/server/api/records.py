"""The doors of records that people bring."""

from __future__ import annotations

from secrets import token_urlsafe
from typing import Any

from litestar import MediaType, Request, Response, get, post
from litestar.params import FromPath, JSONBody

from codex_naturalis.protocol.people import Scope
from codex_naturalis.protocol.refusals import Code, Refused
from codex_naturalis.protocol.replays import Imported, RecordText, Step, Whole
from codex_naturalis.server.api.callers import SESSION_OR_TOKEN, caller_of, services_at
from codex_naturalis.server.api.failures import refusals
from codex_naturalis.server.api.kept import packed
from codex_naturalis.server.api.replay import Eyes, Ply, step_of, whole_of
from codex_naturalis.server.api.study import check_rate, read
from codex_naturalis.server.people.identity import person_of
from codex_naturalis.server.people.limits import Action
from codex_naturalis.server.ports.store import RecordRow

AnyRequest = Request[Any, Any, Any]


@post(
    "/api/records",
    tags=["replay"],
    summary="Bring a record",
    description="It is checked half-move by half-move, and kept for replay under a link.",
    response_description="Where it is kept.",
    responses=refusals(Code.BAD_RECORD, Code.UNAUTHENTICATED, Code.NO_SCOPE),
    security=SESSION_OR_TOKEN,
)
async def bring(request: AnyRequest, data: JSONBody[RecordText]) -> Imported:
    caller = await caller_of(request)
    caller.require(Scope.CREATE)
    services = services_at(request)
    services.limits.check(Action.IMPORT, caller.person.id)
    game = read(data.record)
    row = RecordRow(token_urlsafe(9), caller.person.id, services.clock.now(), data.record)
    await services.store.records.add(row)
    return Imported(
        id=row.id,
        by=person_of(caller.person),
        at=row.at,
        names=game.names,
        plies=len(game.transitions),
        over=game.over,
    )


@get(
    "/api/records/{record:str}",
    tags=["replay"],
    summary="A record that somebody brought",
    response_description="The record, as it was brought.",
    media_type=MediaType.TEXT,
    responses=refusals(Code.NOT_FOUND),
    security=[{}],
)
async def text(request: AnyRequest, record: FromPath[str]) -> Response[str]:
    row = await record_row(request, record)
    return Response(row.text, media_type=MediaType.TEXT)


@get(
    "/api/records/{record:str}/replay/{ply:int}",
    tags=["replay"],
    summary="A record after so many half-moves",
    response_description="What happened last, and what the seat could see then.",
    responses=refusals(Code.NOT_FOUND, Code.NO_SUCH_SEAT),
    security=[{}],
)
async def replay_record(
    request: AnyRequest,
    record: FromPath[str],
    ply: Ply,
    seat: Eyes = None,
) -> Step:
    return step_of(read((await record_row(request, record)).text), ply, seat)


@get(
    "/api/records/{record:str}/game",
    tags=["replay"],
    summary="A record, half-move by half-move",
    description="With all hands open.",
    response_description="Every half-move of it.",
    responses=refusals(Code.NOT_FOUND),
    security=[{}],
)
async def whole_record(request: AnyRequest, record: FromPath[str]) -> Response[Whole]:
    check_rate(request)
    return packed(request, whole_of(read((await record_row(request, record)).text)))


async def record_row(request: AnyRequest, record: str) -> RecordRow:
    """A record that somebody brought; raises Refused."""
    row = await services_at(request).store.records.get(record)
    if row is None:
        raise Refused(Code.NOT_FOUND, "there is no such record")
    return row


route_handlers = [bring, text, replay_record, whole_record]
