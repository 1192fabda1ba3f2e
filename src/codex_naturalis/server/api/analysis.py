"""Endpoints of the analysis board: they read trees and positions, and store nothing. The search
goes over the socket (`analyse`)."""

from __future__ import annotations

import asyncio
from random import SystemRandom
from typing import Any

from litestar import Request, Response, get, post
from litestar.params import FromPath, JSONBody

from codex_naturalis.analysis.exercises import shipped
from codex_naturalis.engine.errors import ViolationCode
from codex_naturalis.engine.state import State
from codex_naturalis.notation.setup import Setup
from codex_naturalis.protocol.analyses import (
    AnalysedLine,
    AnalysisStep,
    AnalysisText,
    AnalysisTree,
    NewGame,
    NewTree,
    SetupResult,
)
from codex_naturalis.protocol.refusals import Code, Refused
from codex_naturalis.server.analysing.positions import (
    checked_setup,
    game_at,
    new_tree,
    shown_tree,
    step_at,
    text_of,
    tree_of,
)
from codex_naturalis.server.api.authentication import authenticate, services_at
from codex_naturalis.server.api.failures import refusals
from codex_naturalis.server.api.static_files import json_response
from codex_naturalis.server.api.study import check_rate

AnyRequest = Request[Any, Any, Any]

RULES = tuple(Code(violation.value) for violation in ViolationCode)


@post(
    "/api/analysis/new",
    tags=["analysis"],
    summary="A new game to analyse",
    description="The deal is shuffled now and stored nowhere.",
    response_description="A tree without half-moves.",
    status_code=200,
    responses=refusals(Code.BAD_SETTINGS),
    security=[{}],
)
async def new_game(request: AnyRequest, data: JSONBody[NewGame]) -> AnalysisTree:
    check_rate(request)
    return shown_tree(new_tree(data, SystemRandom()))


@post(
    "/api/analysis/open",
    tags=["analysis"],
    summary="Read a record or position with its variations",
    description="A position must be possible: it is checked by the rules.",
    response_description="The tree.",
    status_code=200,
    responses=refusals(Code.BAD_RECORD, Code.FORBIDDEN),
    security=[{}],
)
async def open_tree(request: AnyRequest, data: JSONBody[AnalysisText]) -> Response[AnalysisTree]:
    check_rate(request)
    tree = tree_of(data.text)
    await _check_rated(request, tree.game().state)
    return json_response(request, shown_tree(tree))


@get(
    "/api/analysis/exercise/{exercise:str}",
    tags=["analysis"],
    summary="The game of an exercise",
    description="Up to its position. Only exercises that come with the program.",
    response_description="The tree.",
    responses=refusals(Code.NOT_FOUND),
    security=[{}],
)
async def exercise_tree(request: AnyRequest, exercise: FromPath[str]) -> Response[AnalysisTree]:
    check_rate(request)
    exercises = await asyncio.to_thread(shipped)  # the first time it reads them all
    found = next((one for one in exercises if one.id == exercise), None)
    if found is None:
        raise Refused(Code.NOT_FOUND, "there is no such exercise", case="record")
    return json_response(request, shown_tree(tree_of(found.record)))


@post(
    "/api/analysis/step",
    tags=["analysis"],
    summary="A position of a tree",
    description="The half-moves are played one after the other from the start.",
    response_description="The position, with every card open.",
    status_code=200,
    responses=refusals(Code.BAD_RECORD, Code.FORBIDDEN, *RULES),
    security=[{}],
)
async def step(request: AnyRequest, data: JSONBody[AnalysedLine]) -> Response[AnalysisStep]:
    check_rate(request)
    game = game_at(data)
    await _check_rated(request, game.state)
    return json_response(request, step_at(game))


@post(
    "/api/analysis/text",
    tags=["analysis"],
    summary="A tree as text",
    response_description="A record or position with variations and notes.",
    status_code=200,
    responses=refusals(Code.BAD_RECORD, Code.BAD_REQUEST, *RULES),
    security=[{}],
)
async def text(request: AnyRequest, data: JSONBody[NewTree]) -> AnalysisText:
    check_rate(request)
    return AnalysisText(text_of(data))


@post(
    "/api/analysis/setup",
    tags=["analysis"],
    summary="Set up a position by hand",
    description="What is not given is dealt at random. What contradicts the rules is an ordinary "
    "answer, so that a position can be set up card by card.",
    response_description="The areas, and the position or what is wrong with it.",
    status_code=200,
    responses=refusals(Code.FORBIDDEN),
    security=[{}],
)
async def setup(request: AnyRequest, data: JSONBody[Setup]) -> SetupResult:
    check_rate(request)
    result, state = checked_setup(data, SystemRandom())
    if state is not None:
        await _check_rated(request, state)
    return result


async def _check_rated(request: AnyRequest, state: State) -> None:
    services = services_at(request)
    caller = await authenticate(services, request.scope)
    await services.rated_games.check(None if caller is None else caller.person.id, state)


route_handlers = [new_game, open_tree, exercise_tree, step, text, setup]
