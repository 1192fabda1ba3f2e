"""Endpoints of a person's own exercises and of their progress."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, delete, get, post
from litestar.params import FromPath, JSONBody

from codex_naturalis.protocol.exercises import (
    ExerciseTask,
    KeptProgress,
    MyExercises,
    NewOwnExercise,
    NewTry,
    OwnExercise,
    Tried,
)
from codex_naturalis.protocol.people import Scope
from codex_naturalis.protocol.refusals import Code
from codex_naturalis.protocol.reviews import GameKind
from codex_naturalis.server.api.authentication import SESSION_OR_TOKEN, caller_of, services_at
from codex_naturalis.server.api.failures import refusals
from codex_naturalis.server.api.limiting import check_pace
from codex_naturalis.server.api.static_files import json_response
from codex_naturalis.server.api.study import RULES
from codex_naturalis.server.archive.archive import GameKey
from codex_naturalis.server.exercises.rating import shown
from codex_naturalis.server.people_limits import Action
from codex_naturalis.server.ports.exercise_store import OwnExerciseRow

AnyRequest = Request[Any, Any, Any]

_CALLER = (Code.UNAUTHENTICATED, Code.NO_SCOPE)
_SEARCHED = (Code.BUSY, Code.UNAVAILABLE, Code.NOT_FOUND)


@get(
    "/api/me/exercises",
    tags=["exercises"],
    summary="How am I doing?",
    response_description="Rating, themes, streak, and your own exercises with when they come back.",
    responses=refusals(*_CALLER),
    security=SESSION_OR_TOKEN,
)
async def my_exercises(request: AnyRequest) -> Response[MyExercises]:
    person = await _person(request, Scope.READ)
    return json_response(request, await services_at(request).exercise_progress.of(person))


@post(
    "/api/me/exercises",
    tags=["exercises"],
    summary="Make a half-move of a finished game an exercise of your own",
    description="It is due at once; so is one that was to come back later.",
    response_description="The exercise.",
    responses=refusals(
        Code.NOT_FOUND, Code.NOT_FINISHED, Code.FORBIDDEN, Code.LIMIT_REACHED, *_CALLER
    ),
    security=SESSION_OR_TOKEN,
)
async def add_exercise(request: AnyRequest, data: JSONBody[NewOwnExercise]) -> OwnExercise:
    person = await _person(request, Scope.CREATE)
    services = services_at(request)
    check_pace(request, Action.EXERCISE, person)
    game = await services.archive.load(GameKey(GameKind(data.kind), data.id))
    await services.rated_games.check_game(person, game)
    [own] = await services.own_exercises.shown([await services.own_exercises.add(person, data)])
    return own


@post(
    "/api/me/exercises/kept",
    tags=["exercises"],
    summary="Take over what a browser has kept",
    description="For a visitor who has become a person. What was tried before stays as it was, so "
    "sending it again changes nothing.",
    response_description="How you are doing now.",
    status_code=200,
    responses=refusals(*_CALLER),
    security=SESSION_OR_TOKEN,
)
async def take_over(request: AnyRequest, data: JSONBody[KeptProgress]) -> Response[MyExercises]:
    person = await _person(request, Scope.PLAY)
    services = services_at(request)
    check_pace(request, Action.EXERCISE, person)
    await services.exercises.adopt(person, data.tries)
    return json_response(request, await services.exercise_progress.of(person))


@get(
    "/api/me/exercises/{exercise:str}",
    tags=["exercises"],
    summary="One of your own exercises",
    description="The first time, a bot looks at every legal half-move, which takes some seconds.",
    response_description="The position as its seat knew it, and the answer to every legal "
    "half-move.",
    responses=refusals(*_SEARCHED, *_CALLER),
    security=SESSION_OR_TOKEN,
)
async def own_exercise(request: AnyRequest, exercise: FromPath[str]) -> Response[ExerciseTask]:
    person = await _person(request, Scope.READ)
    services = services_at(request)
    row = await _own(request, person, exercise)
    return json_response(request, await services.own_exercises.task(row))


@post(
    "/api/me/exercises/{exercise:str}/tries",
    tags=["exercises"],
    summary="Try one of your own exercises",
    description="When it is due: solved without a hint it comes back later, else tomorrow.",
    response_description="The verdict, and when it comes back.",
    status_code=200,
    responses=refusals(*_SEARCHED, *_CALLER, *RULES),
    security=SESSION_OR_TOKEN,
)
async def try_own(request: AnyRequest, exercise: FromPath[str], data: JSONBody[NewTry]) -> Tried:
    person = await _person(request, Scope.PLAY)
    services = services_at(request)
    row = await _own(request, person, exercise)
    answer, counted, own = await services.own_exercises.attempt(row, data)
    solver = await services.exercises.solver(person)
    return Tried(answer, counted, solver, shown(solver), 0, own)


@delete(
    "/api/me/exercises/{exercise:str}",
    tags=["exercises"],
    summary="Remove one of your own exercises",
    response_description="It does not come back.",
    responses=refusals(Code.NOT_FOUND, *_CALLER),
    security=SESSION_OR_TOKEN,
)
async def remove_own(request: AnyRequest, exercise: FromPath[str]) -> None:
    person = await _person(request, Scope.PLAY)
    await services_at(request).own_exercises.remove(person, exercise)


async def _own(request: AnyRequest, person: str, exercise: str) -> OwnExerciseRow:
    """One of the person's own, if its answers are known or may be searched now."""
    services = services_at(request)
    row = await services.own_exercises.get(person, exercise)
    if not await services.own_exercises.is_searched(row):
        check_pace(request, Action.EXERCISE, person)
    return row


async def _person(request: AnyRequest, scope: Scope) -> str:
    caller = await caller_of(request)
    caller.require(scope)
    return caller.person.id


route_handlers = [
    my_exercises,
    add_exercise,
    take_over,
    own_exercise,
    try_own,
    remove_own,
]
