"""Endpoints for looking at any record and playing on from it. They store nothing."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, post
from litestar.params import JSONBody

from codex_naturalis.engine.errors import IllegalMove, ViolationCode
from codex_naturalis.engine.game import Game
from codex_naturalis.protocol.refusals import Code, Detail, Refused
from codex_naturalis.protocol.replays import Attempt, OpenReplay, RecordText, Step, Study
from codex_naturalis.server.api.authentication import services_at
from codex_naturalis.server.api.failures import refusals
from codex_naturalis.server.api.security import client_address
from codex_naturalis.server.api.static_files import json_response
from codex_naturalis.server.archive.archive import game_of_record
from codex_naturalis.server.archive.steps import step_of, whole_of
from codex_naturalis.server.people_limits import Action

AnyRequest = Request[Any, Any, Any]

RULES = tuple(Code(violation.value) for violation in ViolationCode)
"""Every way in which the rules refuse a half-move."""


@post(
    "/api/study",
    tags=["replay"],
    summary="Look at a record and play on from it",
    description="The half-moves are played one after the other, each by the seat whose turn it "
    "is. Nothing is stored.",
    response_description="The last events, and the view of the seat.",
    status_code=200,
    responses=refusals(Code.BAD_RECORD, Code.NOT_FOUND, *RULES),
    security=[{}],
)
async def study(request: AnyRequest, data: JSONBody[Study]) -> Step:
    check_rate(request)
    game = game_of_record(data.record)
    refused = _play_on(game, data)
    if refused is not None:
        raise refused
    return _step(game, data)


@post(
    "/api/study/attempt",
    tags=["replay"],
    summary="Try half-moves that the rules may refuse",
    description="As `/api/study`; a refusal by the rules is an ordinary answer.",
    response_description="The last events and the view of the seat, or why the rules refuse.",
    status_code=200,
    responses=refusals(Code.BAD_RECORD, Code.NOT_FOUND, Code.NO_SUCH_SEAT),
    security=[{}],
)
async def attempt(request: AnyRequest, data: JSONBody[Study]) -> Attempt:
    check_rate(request)
    game = game_of_record(data.record)
    refused = _play_on(game, data)
    if refused is not None:
        return Attempt(refusal=refused.refusal)
    return Attempt(step=_step(game, data))


@post(
    "/api/study/game",
    tags=["replay"],
    summary="A whole record, half-move by half-move",
    description="With all hands open. Nothing is stored.",
    response_description="All half-moves.",
    status_code=200,
    responses=refusals(Code.BAD_RECORD),
    security=[{}],
)
async def study_game(request: AnyRequest, data: JSONBody[RecordText]) -> Response[OpenReplay]:
    check_rate(request)
    return json_response(request, whole_of(game_of_record(data.record)))


def check_rate(request: AnyRequest) -> None:
    services = services_at(request)
    services.limits.check(Action.STUDY, client_address(request.scope, services.settings))


def _play_on(game: Game, wanted: Study) -> Refused | None:
    """Why one of the half-moves is refused."""
    for number, text in enumerate(wanted.moves):
        try:
            game.push(text)
        except IllegalMove as illegal:
            return _refused(number, illegal)
    return None


def _step(game: Game, wanted: Study) -> Step:
    return step_of(game, len(game.transitions) if wanted.ply is None else wanted.ply, wanted.seat)


def _refused(number: int, illegal: IllegalMove) -> Refused:
    details = tuple(Detail(Code(reason.code.value), reason.text) for reason in illegal.reasons)
    return Refused(details[0].code, f"moves[{number}]: {illegal}", details)


route_handlers = [study, attempt, study_game]
