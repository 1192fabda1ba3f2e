"""Endpoints of imported records."""

from __future__ import annotations

from secrets import token_urlsafe
from typing import Any

from litestar import MediaType, Request, Response, get, post
from litestar.params import FromPath, JSONBody

from codex_naturalis.engine.game import Game
from codex_naturalis.protocol.people import PersonKind, Scope
from codex_naturalis.protocol.refusals import Code, Refused
from codex_naturalis.protocol.replays import Imported, OpenReplay, RecordText, Step
from codex_naturalis.protocol.reviews import GameKind
from codex_naturalis.server.api.authentication import SESSION_OR_TOKEN, caller_of, services_at
from codex_naturalis.server.api.failures import refusals
from codex_naturalis.server.api.limiting import check_pace
from codex_naturalis.server.api.parameters import Ply, Viewpoint
from codex_naturalis.server.api.security import client_address
from codex_naturalis.server.api.services import Services
from codex_naturalis.server.api.static_files import json_response
from codex_naturalis.server.api.study import check_rate
from codex_naturalis.server.archive.archive import GameKey, game_of_record
from codex_naturalis.server.archive.steps import step_of, whole_of
from codex_naturalis.server.people_limits import Action
from codex_naturalis.server.ports.store import PersonRow, RecordRow

AnyRequest = Request[Any, Any, Any]


@post(
    "/api/records",
    tags=["replay"],
    summary="Import a record",
    description="The record is checked half-move by half-move and stored for replay.",
    response_description="The id of the record.",
    responses=refusals(Code.BAD_RECORD, Code.LIMIT_REACHED, Code.UNAUTHENTICATED, Code.NO_SCOPE),
    security=SESSION_OR_TOKEN,
)
async def import_record(request: AnyRequest, data: JSONBody[RecordText]) -> Imported:
    caller = await caller_of(request)
    caller.require(Scope.CREATE)
    services = services_at(request)
    check_pace(request, Action.IMPORT, caller.person.id)
    size = len(data.record.encode())
    await _check_room(services, caller.person, size)
    game = game_of_record(data.record)
    address = client_address(request.scope, services.settings)
    services.limits.check(Action.RECORD_BYTES, address, amount=size)
    row = RecordRow(token_urlsafe(9), caller.person.id, services.clock.now(), data.record)
    await services.store.records.add(row)
    return Imported(
        id=row.id,
        by=caller.person.public,
        at=row.at,
        names=game.names,
        plies=len(game.transitions),
        over=game.over,
    )


@get(
    "/api/records/{record:str}",
    tags=["replay"],
    summary="An imported record",
    response_description="The record, as it was imported.",
    media_type=MediaType.TEXT,
    responses=refusals(Code.NOT_FOUND),
    security=[{}],
)
async def text(request: AnyRequest, record: FromPath[str]) -> Response[str]:
    row = await services_at(request).archive.record(record)
    return Response(row.text, media_type=MediaType.TEXT)


@get(
    "/api/records/{record:str}/replay/{ply:int}",
    tags=["replay"],
    summary="A record after a number of half-moves",
    response_description="The last events, and the view of the seat.",
    responses=refusals(Code.NOT_FOUND, Code.NO_SUCH_SEAT),
    security=[{}],
)
async def replay_record(
    request: AnyRequest,
    record: FromPath[str],
    ply: Ply,
    seat: Viewpoint = None,
) -> Step:
    return step_of(await _game(request, record), ply, seat)


@get(
    "/api/records/{record:str}/game",
    tags=["replay"],
    summary="A record, half-move by half-move",
    description="With all hands open.",
    response_description="All half-moves.",
    responses=refusals(Code.NOT_FOUND),
    security=[{}],
)
async def whole_record(request: AnyRequest, record: FromPath[str]) -> Response[OpenReplay]:
    check_rate(request)
    return json_response(request, whole_of(await _game(request, record)))


async def _check_room(services: Services, person: PersonRow, size: int) -> None:
    """Whether a person may keep another record of that size: all of it counts, as it was sent."""
    kept, limits = await services.store.records.kept_of(person.id), services.settings.people
    guest = person.kind is PersonKind.GUEST
    most = limits.guest_records if guest else limits.records
    most_bytes = limits.guest_record_bytes if guest else limits.record_bytes
    if kept.records >= most:
        raise Refused(
            Code.LIMIT_REACHED,
            f"{most} of your records are kept already",
            case="records",
            parameters={"most": most},
        )
    if kept.bytes + size > most_bytes:
        kilobytes = most_bytes // 1000
        raise Refused(
            Code.LIMIT_REACHED,
            f"at most {kilobytes} kB of your records are kept",
            case="record_bytes",
            parameters={"kilobytes": kilobytes},
        )


async def _game(request: AnyRequest, record: str) -> Game:
    return await services_at(request).archive.load(GameKey(GameKind.RECORD, record))


route_handlers = [import_record, text, replay_record, whole_record]
