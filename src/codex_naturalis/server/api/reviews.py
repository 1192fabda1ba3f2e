"""Endpoints of reviews: what each half-move of a finished game was worth."""

from __future__ import annotations

import gzip
from typing import Any

from litestar import MediaType, Request, Response, get, post
from litestar.params import FromPath

from codex_naturalis.protocol.people import Scope
from codex_naturalis.protocol.refusals import Code, Refused
from codex_naturalis.protocol.reviews import GameKind, ReviewState
from codex_naturalis.server.api.authentication import SESSION_OR_TOKEN, caller_of, services_at
from codex_naturalis.server.api.failures import refusals
from codex_naturalis.server.api.limiting import check_pace
from codex_naturalis.server.api.static_files import accepts_gzip
from codex_naturalis.server.api.study import check_rate
from codex_naturalis.server.archive.archive import GameKey
from codex_naturalis.server.people_limits import Action
from codex_naturalis.server.ports.store import ReviewRow
from codex_naturalis.server.ports.thinker import Busy

AnyRequest = Request[Any, Any, Any]

_ASKING = "The review is made in the background; GET returns its progress, then the review."
_ASKED = "The progress of the review."
_FOUND = "The progress, and the review itself when it is finished."


@post(
    "/api/tables/{table:str}/review",
    tags=["replay"],
    summary="Request the review of a finished game",
    description=_ASKING,
    response_description=_ASKED,
    status_code=202,
    responses=refusals(
        Code.NOT_FOUND,
        Code.NOT_FINISHED,
        Code.BUSY,
        Code.LIMIT_REACHED,
        Code.UNAUTHENTICATED,
        Code.NO_SCOPE,
    ),
    security=SESSION_OR_TOKEN,
)
async def review_table(request: AnyRequest, table: FromPath[str]) -> ReviewState:
    person = await _check_caller(request)
    return await _ask(request, GameKey(GameKind.TABLE, table), person)


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
    return await _found(request, GameKey(GameKind.TABLE, table))


@post(
    "/api/records/{record:str}/review",
    tags=["replay"],
    summary="Request the review of a record",
    description=_ASKING,
    response_description=_ASKED,
    status_code=202,
    responses=refusals(
        Code.NOT_FOUND,
        Code.FORBIDDEN,
        Code.BUSY,
        Code.LIMIT_REACHED,
        Code.UNAUTHENTICATED,
        Code.NO_SCOPE,
    ),
    security=SESSION_OR_TOKEN,
)
async def review_record(request: AnyRequest, record: FromPath[str]) -> ReviewState:
    person = await _check_caller(request)
    services, key = services_at(request), GameKey(GameKind.RECORD, record)
    await services.rated_games.check_game(person, await services.archive.load(key))
    return await _ask(request, key, person)


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
    return await _found(request, GameKey(GameKind.RECORD, record))


async def _check_caller(request: AnyRequest) -> str:
    """The id of who asks."""
    caller = await caller_of(request)
    caller.require(Scope.CREATE)
    check_pace(request, Action.REVIEW, caller.person.id)
    return caller.person.id


async def _ask(request: AnyRequest, key: GameKey, person: str) -> ReviewState:
    services = services_at(request)
    try:
        return await services.reviewer.ask(key, services.payers.payer_of(person))
    except Busy as busy:
        raise Refused(
            Code.BUSY, "too many reviews are waiting: ask again", case="reviews"
        ) from busy


async def _found(request: AnyRequest, key: GameKey) -> Response[Any]:
    services = services_at(request)
    found = await services.reviewer.find(key)
    if found is None:
        await services.archive.check(key)
        raise Refused(Code.NOT_FOUND, "nobody has requested a review of this game", case="review")
    if not isinstance(found, ReviewRow):
        return Response(found)
    headers = {"vary": "accept-encoding"}
    if accepts_gzip(request):
        headers["content-encoding"] = "gzip"
        return Response(found.body, headers=headers, media_type=MediaType.JSON)
    return Response(gzip.decompress(found.body), headers=headers, media_type=MediaType.JSON)


route_handlers = [review_table, table_review, review_record, record_review]
