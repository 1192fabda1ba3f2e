"""The endpoint for playing on from a position of a finished game."""

from __future__ import annotations

from typing import Any

from litestar import Request, post
from litestar.params import JSONBody

from codex_naturalis.engine.game import Game
from codex_naturalis.protocol.people import Scope
from codex_naturalis.protocol.refusals import Code
from codex_naturalis.protocol.replays import (
    GamePosition,
    PlayOn,
    RecordPosition,
    SetUpPosition,
    TablePosition,
    TextPosition,
)
from codex_naturalis.protocol.reviews import GameKind
from codex_naturalis.protocol.tables import OriginKind, Table
from codex_naturalis.server.analysing.positions import game_of_position
from codex_naturalis.server.api.authentication import SESSION_OR_TOKEN, caller_of, services_at
from codex_naturalis.server.api.failures import refusals
from codex_naturalis.server.api.limiting import check_new_table
from codex_naturalis.server.api.study import check_rate
from codex_naturalis.server.archive.archive import Archive, GameKey, game_of_record
from codex_naturalis.server.tables.playing_on import playing_on

AnyRequest = Request[Any, Any, Any]


@post(
    "/api/tables/from",
    tags=["tables"],
    summary="Play on from a position",
    description="A casual table with the deal of a finished game, or of any record, that goes on"
    " after some of its half-moves. The bot plays all other seats, and knows only what its seat"
    " may know.",
    response_description="The table.",
    responses=refusals(
        Code.BAD_SETTINGS,
        Code.BAD_RECORD,
        Code.NOT_FOUND,
        Code.NOT_FINISHED,
        Code.GAME_OVER,
        Code.NO_SUCH_SEAT,
        Code.LIMIT_REACHED,
        Code.FORBIDDEN,
        Code.UNAUTHENTICATED,
        Code.NO_SCOPE,
    ),
    security=SESSION_OR_TOKEN,
)
async def play_on(request: AnyRequest, data: JSONBody[PlayOn]) -> Table:
    caller = await caller_of(request)
    caller.require(Scope.CREATE)
    services = services_at(request)
    check_new_table(request, caller.person.id)
    check_rate(request)
    kind, name, game = await _found(services.archive, data.game)
    await services.rated_games.check_game(caller.person.id, game)
    wanted = playing_on(game, kind, name, data.game.ply, data.seat, data.bot)
    return (await services.tables.play_on(caller.person, wanted)).table


async def _found(archive: Archive, where: GamePosition) -> tuple[OriginKind, str | None, Game]:
    match where:
        case TablePosition(id=name):
            return OriginKind.TABLE, name, await archive.load(GameKey(GameKind.TABLE, name))
        case RecordPosition(id=name):
            return OriginKind.RECORD, name, await archive.load(GameKey(GameKind.RECORD, name))
        case TextPosition(record=text):
            return OriginKind.TEXT, None, game_of_record(text)
        case SetUpPosition(position=text):
            return OriginKind.POSITION, None, game_of_position(text)


route_handlers = [play_on]
