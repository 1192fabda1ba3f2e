"""The doors of reviews: what each half-move of a finished game was worth."""

from __future__ import annotations

import gzip
from typing import Any

from litestar import MediaType, Request, Response, get, post
from litestar.params import FromPath

from codex_naturalis.engine.game import Game
from codex_naturalis.protocol.people import Scope
from codex_naturalis.protocol.refusals import Code, Refused
from codex_naturalis.protocol.reviews import ReviewState
from codex_naturalis.server.api.callers import SESSION_OR_TOKEN, caller_of, services_at
from codex_naturalis.server.api.failures import refusals
from codex_naturalis.server.api.kept import takes_gzip
from codex_naturalis.server.api.records import record_row
from codex_naturalis.server.api.study import check_rate, read
from codex_naturalis.server.api.tables import finished_game
from codex_naturalis.server.people.limits import Action
from codex_naturalis.server.ports.store import ReviewRow
from codex_naturalis.server.ports.thinker import Busy
from codex_naturalis.server.thinking.reviewer import GameKind, Key

AnyRequest = Request[Any, Any, Any]

_ASKING = "It is made in the background; GET tells how far it has come, and gives it in the end."
_ASKED = "How far it has come."
_FOUND = "How far it has come, and the review when it is finished."


@post(
    "/api/tables/{table:str}/review",
    tags=["replay"],
    summary="Have a finished game reviewed",
    description=_ASKING,
    response_description=_ASKED,
    status_code=202,
    responses=refusals(
        Code.NOT_FOUND, Code.NOT_FINISHED, Code.BUSY, Code.UNAUTHENTICATED, Code.NO_SCOPE
    ),
    security=SESSION_OR_TOKEN,
)
async def review_table(request: AnyRequest, table: FromPath[str]) -> ReviewState:
    await _check_caller(request)
    return await _ask(request, (GameKind.TABLE, table), await finished_game(request, table))


@get(
    "/api/tables/{table:str}/review",
    tags=["replay"],
    summary="The review of a finished game",
    response_description=_FOUND,
    responses=refusals(Code.NOT_FOUND, Code.NOT_FINISHED),
    security=[{}],
)
async def table_review(request: AnyRequest, table: FromPath[str]) -> Response[ReviewState]:
    check_rate(request)
    await finished_game(request, table)
    return await _found(request, (GameKind.TABLE, table))


@post(
    "/api/records/{record:str}/review",
    tags=["replay"],
    summary="Have a record reviewed",
    description=_ASKING,
    response_description=_ASKED,
    status_code=202,
    responses=refusals(Code.NOT_FOUND, Code.BUSY, Code.UNAUTHENTICATED, Code.NO_SCOPE),
    security=SESSION_OR_TOKEN,
)
async def review_record(request: AnyRequest, record: FromPath[str]) -> ReviewState:
    await _check_caller(request)
    game = read((await record_row(request, record)).text)
    return await _ask(request, (GameKind.RECORD, record), game)


@get(
    "/api/records/{record:str}/review",
    tags=["replay"],
    summary="The review of a record",
    response_description=_FOUND,
    responses=refusals(Code.NOT_FOUND),
    security=[{}],
)
async def record_review(request: AnyRequest, record: FromPath[str]) -> Response[ReviewState]:
    check_rate(request)
    await record_row(request, record)
    return await _found(request, (GameKind.RECORD, record))


async def _check_caller(request: AnyRequest) -> None:
    caller = await caller_of(request)
    caller.require(Scope.CREATE)
    services_at(request).limits.check(Action.REVIEW, caller.person.id)


async def _ask(request: AnyRequest, key: Key, game: Game) -> ReviewState:
    try:
        return await services_at(request).reviewer.ask(key, game)
    except Busy as busy:
        raise Refused(Code.BUSY, "too many want a review just now: ask again") from busy


async def _found(request: AnyRequest, key: Key) -> Response[Any]:
    found = await services_at(request).reviewer.find(key)
    if found is None:
        raise Refused(Code.NOT_FOUND, "nobody has asked for a review of this game")
    if not isinstance(found, ReviewRow):
        return Response(found)
    headers = {"vary": "accept-encoding"}
    if takes_gzip(request):
        headers["content-encoding"] = "gzip"
        return Response(found.body, headers=headers, media_type=MediaType.JSON)
    return Response(gzip.decompress(found.body), headers=headers, media_type=MediaType.JSON)


route_handlers = [review_table, table_review, review_record, record_review]
