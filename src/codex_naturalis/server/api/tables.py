"""The doors of tables: making and finding them, and what a finished one leaves behind."""

from __future__ import annotations

from importlib.util import find_spec
from math import inf
from typing import Annotated, Any, Literal

from litestar import MediaType, Request, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from codex_naturalis.bots import DESCRIPTIONS, needs_kernel
from codex_naturalis.bots.levels import ELO
from codex_naturalis.engine.game import Game
from codex_naturalis.engine.state import Mode
from codex_naturalis.kernel.readiness import is_ready
from codex_naturalis.notation.record import write_record
from codex_naturalis.protocol.people import Scope
from codex_naturalis.protocol.refusals import Code, Refused
from codex_naturalis.protocol.replays import BotInfo, Step, Whole
from codex_naturalis.protocol.tables import GamesPage, Settings, Status, Table, TableLine
from codex_naturalis.server.api.callers import SESSION_OR_TOKEN, caller_of, services_at
from codex_naturalis.server.api.failures import refusals
from codex_naturalis.server.api.kept import packed
from codex_naturalis.server.api.replay import Eyes, Ply, step_of, whole_of
from codex_naturalis.server.api.study import check_rate
from codex_naturalis.server.people.limits import Action
from codex_naturalis.server.ports.store import GamesQuery
from codex_naturalis.server.rooms.history import game_of
from codex_naturalis.server.rooms.lobby import MOST, lines

AnyRequest = Request[Any, Any, Any]

OVER = (Status.FINISHED, Status.ABORTED)
PAGE = 50


@get(
    "/api/bots",
    tags=["tables"],
    summary="The bots there are",
    response_description="From the weakest to the strongest.",
    responses=refusals(),
    security=[{}],
)
async def bots(request: AnyRequest) -> tuple[BotInfo, ...]:
    names = sorted(services_at(request).thinker.bots, key=lambda name: ELO.get(name, inf))
    ready = find_spec("numba") is not None and is_ready()
    return tuple(
        BotInfo(name, DESCRIPTIONS.get(name, ""), ELO.get(name), ready or not needs_kernel(name))
        for name in names
    )


@post(
    "/api/tables",
    tags=["tables"],
    summary="Make a table",
    description="You sit where the settings say `mine`. The game starts when no seat is free.",
    response_description="The table.",
    responses=refusals(
        Code.BAD_SETTINGS,
        Code.BAD_NAME,
        Code.NEEDS_ACCOUNT,
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
    services.limits.check(Action.CREATE_TABLE, caller.person.id)
    return (await services.house.found(caller.person, data)).table


@get(
    "/api/tables",
    tags=["tables"],
    summary="The lobby",
    description="Open tables that wait for people (over the socket the same, live), or those"
    " whose game runs and may be watched.",
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
    query = GamesQuery(statuses=(Status(status),), open_only=True, limit=MOST)
    found = await store.tables.find(query)
    if status == "playing":
        found = [index for index in found if index.line.settings.spectators]
    return await lines(store, found)


@get(
    "/api/tables/{table:str}",
    tags=["tables"],
    summary="A table",
    description="For anyone who has its link; the game itself is told over the socket.",
    response_description="Who sits there and how it stands.",
    responses=refusals(Code.NOT_FOUND),
    security=[{}],
)
async def one_table(request: AnyRequest, table: FromPath[str]) -> Table:
    return (await services_at(request).house.get(table)).table


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
    text = write_record(await finished_game(request, table))
    name = "".join(sign for sign in table if sign.isalnum() or sign in "-_")
    return Response(
        text,
        media_type=MediaType.TEXT,
        headers={"Content-Disposition": f'attachment; filename="{name}.codex"'},
    )


@get(
    "/api/tables/{table:str}/replay/{ply:int}",
    tags=["replay"],
    summary="A finished game after so many half-moves",
    response_description="What happened last, and what the seat could see then.",
    responses=refusals(Code.NOT_FOUND, Code.NOT_FINISHED, Code.NO_SUCH_SEAT),
    security=[{}],
)
async def replay(
    request: AnyRequest,
    table: FromPath[str],
    ply: Ply,
    seat: Eyes = None,
) -> Step:
    return step_of(await finished_game(request, table), ply, seat)


@get(
    "/api/tables/{table:str}/game",
    tags=["replay"],
    summary="A finished game, half-move by half-move",
    description="With all hands open.",
    response_description="Every half-move of it.",
    responses=refusals(Code.NOT_FOUND, Code.NOT_FINISHED),
    security=[{}],
)
async def whole(request: AnyRequest, table: FromPath[str]) -> Response[Whole]:
    check_rate(request)
    return packed(request, whole_of(await finished_game(request, table)))


async def finished_game(request: AnyRequest, table: str) -> Game:
    """The game of a table that is over; raises Refused."""
    services = services_at(request)
    room = await services.house.get(table)
    if room.course.status not in OVER:
        raise Refused(Code.NOT_FINISHED, "the game is not over yet")
    stored = await services.store.tables.load(table)
    if stored is None or room.course.start is None:
        raise Refused(Code.NOT_FOUND, "no game was begun at this table")
    return game_of(stored, room.people)


@get(
    "/api/people/{name:str}/games",
    tags=["people"],
    summary="Somebody's games",
    description="Your own all; of others those that were open to everyone.",
    response_description="A page, the newest change first.",
    responses=refusals(Code.NOT_FOUND),
    security=[{}, *SESSION_OR_TOKEN],
)
async def games(
    request: AnyRequest,
    name: FromPath[str],
    *,
    status: Annotated[
        tuple[Status, ...] | None, QueryParameter(description="Only these; may be given twice.")
    ] = None,
    mode: FromQuery[Mode | None] = None,
    players: Annotated[int | None, QueryParameter(ge=1, le=4)] = None,
    rated: FromQuery[bool | None] = None,
    opponent: Annotated[str | None, QueryParameter(max_length=40, description="A name.")] = None,
    after: Annotated[
        str | None, QueryParameter(max_length=80, description="`more` before.")
    ] = None,
    limit: Annotated[int, QueryParameter(ge=1, le=PAGE)] = PAGE,
) -> GamesPage:
    services = services_at(request)
    person = await services.store.people.by_name(name)
    other = await services.store.people.by_name(opponent) if opponent is not None else None
    if person is None or (opponent is not None and other is None):
        raise Refused(Code.NOT_FOUND, "nobody has that name")
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
        raise Refused(Code.BAD_REQUEST, "query after: not the `more` of a page")
    return int(changed), table


route_handlers = [bots, make_table, lobby, one_table, record, replay, whole, games]
