"""Endpoints of tables: creating and finding them, and the games that were played there."""

from __future__ import annotations

from importlib.util import find_spec
from math import inf
from typing import Annotated, Any, Literal

from litestar import MediaType, Request, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from codex_naturalis.bots import needs_kernel
from codex_naturalis.bots.levels import ELO
from codex_naturalis.engine.game import Game
from codex_naturalis.engine.state import Mode
from codex_naturalis.kernel.build.readiness import is_ready
from codex_naturalis.locale.words import Words
from codex_naturalis.notation.record import write_record
from codex_naturalis.protocol.messages import Waiting
from codex_naturalis.protocol.people import Scope
from codex_naturalis.protocol.refusals import Code, Refused
from codex_naturalis.protocol.replays import BotInfo, OpenReplay, Step
from codex_naturalis.protocol.reviews import GameKind
from codex_naturalis.protocol.tables import GamesPage, Settings, Status, Table, TableLine
from codex_naturalis.server.api.authentication import (
    SESSION_OR_TOKEN,
    authenticate,
    caller_of,
    services_at,
)
from codex_naturalis.server.api.failures import refusals
from codex_naturalis.server.api.language import words_for
from codex_naturalis.server.api.limiting import check_new_table
from codex_naturalis.server.api.parameters import Ply, Viewpoint
from codex_naturalis.server.api.static_files import json_response
from codex_naturalis.server.api.study import check_rate
from codex_naturalis.server.archive.archive import GameKey
from codex_naturalis.server.archive.steps import step_of, whole_of
from codex_naturalis.server.ports.store import GamesQuery
from codex_naturalis.server.tables.lobby import MOST_LISTED, lines
from codex_naturalis.server.tables.spectating import table_for

AnyRequest = Request[Any, Any, Any]

PAGE = 50


@get(
    "/api/bots",
    tags=["tables"],
    summary="All bots",
    description="With a sentence about each, in the language of the request (`Accept-Language`).",
    response_description="From the weakest to the strongest.",
    responses=refusals(),
    security=[{}],
)
async def bots(request: AnyRequest) -> tuple[BotInfo, ...]:
    names = sorted(services_at(request).thinker.bots, key=lambda name: ELO.get(name, inf))
    ready = find_spec("numba") is not None and is_ready()
    words = words_for(request)
    return tuple(
        BotInfo(name, _about(name, words), ELO.get(name), ready or not needs_kernel(name))
        for name in names
    )


def _about(bot: str, words: Words) -> str:
    """Empty for a bot that is not for people."""
    message = f"bots-about-{bot}"
    return words(message) if message in words else ""


@post(
    "/api/tables",
    tags=["tables"],
    summary="Create a table",
    description="You get the seats that are marked `mine`. The game starts when no seat is free.",
    response_description="The table.",
    responses=refusals(
        Code.BAD_SETTINGS,
        Code.BAD_NAME,
        Code.NEEDS_ACCOUNT,
        Code.RATED_PAUSE,
        Code.LIMIT_REACHED,
        Code.UNAUTHENTICATED,
        Code.NO_SCOPE,
    ),
    security=SESSION_OR_TOKEN,
)
async def make_table(request: AnyRequest, data: JSONBody[Settings]) -> Table:
    caller = await caller_of(request)
    caller.require(Scope.CREATE)
    services = services_at(request)
    check_new_table(request, caller.person.id)
    if data.origin is not None:
        reason = "a new table has no origin: POST /api/tables/from plays on from a position"
        raise Refused(Code.BAD_SETTINGS, reason, case="origin")
    return (await services.tables.create(caller.person, data)).table


@get(
    "/api/tables",
    tags=["tables"],
    summary="The lobby",
    description="Open tables that are waiting for people (the socket has them live), or running"
    " games that may be watched.",
    response_description="The newest first.",
    responses=refusals(),
    security=[{}],
)
async def lobby(
    request: AnyRequest,
    status: Annotated[
        Literal["gathering", "playing"], QueryParameter(description="Waiting, or running.")
    ] = "gathering",
) -> tuple[TableLine, ...]:
    store = services_at(request).store
    query = GamesQuery(statuses=(Status(status),), open_only=True, limit=MOST_LISTED)
    found = await store.tables.find(query)
    if status == "playing":
        found = [index for index in found if index.line.settings.spectators]
    return await lines(store, found)


@get(
    "/api/pairing",
    tags=["tables"],
    summary="Who waits for quick pairing",
    description="The socket has it live, with the lobby.",
    response_description="For each kind of game, how many people wait for it.",
    responses=refusals(),
    security=[{}],
)
async def pairing(request: AnyRequest) -> tuple[Waiting, ...]:
    return services_at(request).pairing.queue.waiting


@get(
    "/api/tables/{table:str}",
    tags=["tables"],
    summary="A table",
    description="For anyone who has the link; the game itself is sent over the socket.",
    response_description="Its seats, status and result.",
    responses=refusals(Code.NOT_FOUND),
    security=[{}],
)
async def one_table(request: AnyRequest, table: FromPath[str]) -> Table:
    services = services_at(request)
    caller = await authenticate(services, request.scope)
    room = await services.tables.get(table)
    return table_for(room, None if caller is None else caller.person.id)


@get(
    "/api/tables/{table:str}/record",
    tags=["replay"],
    summary="The record of a finished game",
    description="A `.codex` text that any program can replay, with the proof of the shuffle.",
    response_description="The record.",
    media_type=MediaType.TEXT,
    responses=refusals(Code.NOT_FOUND, Code.NOT_FINISHED),
    security=[{}],
)
async def record(request: AnyRequest, table: FromPath[str]) -> Response[str]:
    game = await _game(request, table)
    if game.deal is None:
        raise Refused(
            Code.NOT_FOUND, "a game that began with a position has no record", case="record"
        )
    text = write_record(game)
    name = "".join(sign for sign in table if sign.isalnum() or sign in "-_")
    return Response(
        text,
        media_type=MediaType.TEXT,
        headers={"Content-Disposition": f'attachment; filename="{name}.codex"'},
    )


@get(
    "/api/tables/{table:str}/replay/{ply:int}",
    tags=["replay"],
    summary="A finished game after a number of half-moves",
    response_description="The last events, and the view of the seat.",
    responses=refusals(Code.NOT_FOUND, Code.NOT_FINISHED, Code.NO_SUCH_SEAT),
    security=[{}],
)
async def replay(
    request: AnyRequest,
    table: FromPath[str],
    ply: Ply,
    seat: Viewpoint = None,
) -> Step:
    return step_of(await _game(request, table), ply, seat)


@get(
    "/api/tables/{table:str}/game",
    tags=["replay"],
    summary="A finished game, half-move by half-move",
    description="With all hands open.",
    response_description="All half-moves.",
    responses=refusals(Code.NOT_FOUND, Code.NOT_FINISHED),
    security=[{}],
)
async def whole(request: AnyRequest, table: FromPath[str]) -> Response[OpenReplay]:
    check_rate(request)
    return json_response(request, whole_of(await _game(request, table)))


async def _game(request: AnyRequest, table: str) -> Game:
    return await services_at(request).archive.load(GameKey(GameKind.TABLE, table))


@get(
    "/api/people/{name:str}/games",
    tags=["people"],
    summary="A person's games",
    description="All of your own games; for other people only games at open tables.",
    response_description="A page, the last changed first.",
    responses=refusals(Code.NOT_FOUND),
    security=[{}, *SESSION_OR_TOKEN],
)
async def games(
    request: AnyRequest,
    name: FromPath[str],
    *,
    status: Annotated[
        tuple[Status, ...] | None, QueryParameter(description="Only these; may be repeated.")
    ] = None,
    mode: FromQuery[Mode | None] = None,
    players: Annotated[int | None, QueryParameter(ge=1, le=4)] = None,
    rated: FromQuery[bool | None] = None,
    opponent: Annotated[str | None, QueryParameter(max_length=40, description="A name.")] = None,
    after: Annotated[
        str | None, QueryParameter(max_length=80, description="`more` of the page before.")
    ] = None,
    limit: Annotated[int, QueryParameter(ge=1, le=PAGE)] = PAGE,
) -> GamesPage:
    services = services_at(request)
    person = await services.store.people.by_name(name)
    other = await services.store.people.by_name(opponent) if opponent is not None else None
    if person is None or (opponent is not None and other is None):
        raise Refused(Code.NOT_FOUND, "nobody has this name", case="person")
    query = GamesQuery(
        person=person.id,
        statuses=status or (),
        open_only=not await _is_me(request, person.id),
        mode=mode,
        players=players,
        rated=rated,
        opponent=None if other is None else other.id,
        before=_cursor(after),
        limit=limit + 1,
    )
    found = await services.store.tables.find(query)
    shown = await lines(services.store, found[:limit])
    more = f"{shown[-1].changed}.{shown[-1].id}" if len(found) > limit else None
    return GamesPage(shown, more)


async def _is_me(request: AnyRequest, person: str) -> bool:
    try:
        caller = await caller_of(request)
    except Refused:
        return False
    return caller.person.id == person and Scope.READ in caller.scopes


def _cursor(after: str | None) -> tuple[int, str] | None:
    if after is None:
        return None
    changed, dot, table = after.partition(".")
    if not dot or not changed.isascii() or not changed.isdigit() or len(changed) > 18:
        raise Refused(Code.BAD_REQUEST, "query after: this is not the `more` of a page")
    return int(changed), table


route_handlers = [bots, make_table, lobby, pairing, one_table, record, replay, whole, games]
