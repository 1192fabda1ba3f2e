"""Endpoints of the exercises that come with the program; they need no account."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from codex_naturalis.protocol.exercises import (
    ExerciseTask,
    KeptProgress,
    MyExercises,
    NewTry,
    Theme,
    ThemeSize,
    Tried,
)
from codex_naturalis.protocol.people import Scope
from codex_naturalis.protocol.refusals import Code
from codex_naturalis.server.api.authentication import SESSION_OR_TOKEN, authenticate, services_at
from codex_naturalis.server.api.failures import refusals
from codex_naturalis.server.api.static_files import json_response
from codex_naturalis.server.api.study import RULES, check_rate

AnyRequest = Request[Any, Any, Any]

_ANYBODY = [{}, *SESSION_OR_TOKEN]
_TASK = "The position as its seat knows it, and the answer to every legal half-move."
LONGEST_SEEN = 2000


@get(
    "/api/exercises",
    tags=["exercises"],
    summary="The themes of the exercises",
    response_description="Each theme, and how many exercises it has.",
    responses=refusals(),
    security=[{}],
)
async def themes(request: AnyRequest) -> tuple[ThemeSize, ...]:
    return services_at(request).exercises.collection.themes()


@get(
    "/api/exercises/next",
    tags=["exercises"],
    summary="Another exercise",
    description="One that you have not tried, of about your rating.",
    response_description=_TASK,
    responses=refusals(Code.NOT_FOUND),
    security=_ANYBODY,
)
async def next_exercise(
    request: AnyRequest,
    theme: Annotated[Theme | None, QueryParameter(description="Only of this theme.")] = None,
    rating: Annotated[
        int | None, QueryParameter(ge=0, le=4000, description="Instead of your own.")
    ] = None,
    seen: Annotated[
        str,
        QueryParameter(max_length=LONGEST_SEEN, description="Ids to leave out, between commas."),
    ] = "",
) -> Response[ExerciseTask]:
    check_rate(request)
    services = services_at(request)
    caller = await authenticate(services, request.scope)
    person = caller.person.id if caller else None
    task = await services.exercises.next(person, theme, rating, seen.split(","))
    return json_response(request, task)


@get(
    "/api/exercises/{exercise:str}",
    tags=["exercises"],
    summary="An exercise",
    response_description=_TASK,
    responses=refusals(Code.NOT_FOUND),
    security=[{}],
)
async def one_exercise(request: AnyRequest, exercise: FromPath[str]) -> Response[ExerciseTask]:
    check_rate(request)
    solving = services_at(request).exercises
    return json_response(request, await solving.task(solving.collection.get(exercise)))


@post(
    "/api/exercises/{exercise:str}/tries",
    tags=["exercises"],
    summary="Try an exercise",
    description="Your first try is rated: you against the exercise. A hint before it, and it is "
    "not rated. A visitor without a name sends along how strong they were, and nothing is stored.",
    response_description="The verdict, and your rating.",
    status_code=200,
    responses=refusals(Code.NOT_FOUND, Code.NO_SCOPE, *RULES),
    security=_ANYBODY,
)
async def attempt(request: AnyRequest, exercise: FromPath[str], data: JSONBody[NewTry]) -> Tried:
    check_rate(request)
    services = services_at(request)
    caller = await authenticate(services, request.scope)
    if caller is not None:
        caller.require(Scope.PLAY)
    person = caller.person.id if caller else None
    found = services.exercises.collection.get(exercise)
    return await services.exercises.attempt(person, found, data)


@post(
    "/api/exercises/progress",
    tags=["exercises"],
    summary="How a visitor without a name is doing",
    description="From what the browser has kept. Nothing is stored.",
    response_description="Rating, themes, streak.",
    status_code=200,
    responses=refusals(),
    security=[{}],
)
async def visitor_progress(request: AnyRequest, data: JSONBody[KeptProgress]) -> MyExercises:
    check_rate(request)
    return services_at(request).exercise_progress.of_visitor(data)


route_handlers = [themes, next_exercise, one_exercise, attempt, visitor_progress]
