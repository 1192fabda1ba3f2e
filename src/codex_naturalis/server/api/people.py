"""Endpoints of people: guests, accounts, sessions, profiles, the leaderboard."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, delete, get, patch, post, put
from litestar.params import FromPath, JSONBody, QueryParameter

from codex_naturalis.protocol.people import (
    Credentials,
    Deletion,
    LeaderboardRow,
    Me,
    PasswordChange,
    Profile,
    Renaming,
    Scope,
)
from codex_naturalis.protocol.refusals import Code
from codex_naturalis.server.api.authentication import (
    SESSION,
    SESSION_OR_TOKEN,
    authenticate,
    caller_of,
    me_of,
    services_at,
    session_cookie,
    session_of,
)
from codex_naturalis.server.api.failures import refusals
from codex_naturalis.server.api.language import words_for
from codex_naturalis.server.api.security import client_address
from codex_naturalis.server.api.services import Services
from codex_naturalis.server.people.identity import Caller
from codex_naturalis.server.people.limits import Action
from codex_naturalis.server.people.names import plain
from codex_naturalis.server.ports.store import PersonRow

AnyRequest = Request[Any, Any, Any]

_SIGNED_IN = (Code.UNAUTHENTICATED, Code.FORBIDDEN)
_NAMED = (Code.BAD_NAME, Code.NAME_TAKEN)
_PROVEN = (Code.WRONG_PASSWORD, Code.BUSY)


@post(
    "/api/guests",
    tags=["people"],
    summary="Become a guest",
    description="Creates a person with a made-up name, in the language of the request"
    " (`Accept-Language`); the cookie in the answer signs in.",
    response_description="Who you are now.",
    responses=refusals(Code.BUSY),
    security=[{}],
)
async def become_guest(request: AnyRequest) -> Response[Me]:
    services = services_at(request)
    services.limits.check(Action.GUEST, _address(request))
    return _signed_in(request, await services.identity.guest(words_for(request)))


@post(
    "/api/accounts",
    tags=["people"],
    summary="Register",
    description="A guest who is signed in keeps id and games; anyone else gets a new account."
    " The cookie in the answer signs in.",
    response_description="Who you are now.",
    responses=refusals(*_NAMED, Code.BAD_PASSWORD, Code.BUSY, *_SIGNED_IN),
    security=[{}, *SESSION],
)
async def register(request: AnyRequest, data: JSONBody[Credentials]) -> Response[Me]:
    services = services_at(request)
    caller = await authenticate(services, request.headers, request.cookies)
    if caller is not None:
        caller.require_session()
    services.limits.check(Action.REGISTER, _address(request))
    person = await services.identity.register(caller.person if caller else None, data)
    await _announce_change(services, person)
    return _signed_in(request, person)


@post(
    "/api/sessions",
    tags=["people"],
    summary="Sign in",
    response_description="Who you are now.",
    responses=refusals(*_PROVEN),
    security=[{}],
)
async def sign_in(request: AnyRequest, data: JSONBody[Credentials]) -> Response[Me]:
    _limit_password_attempts(request, data.name)
    return _signed_in(request, await services_at(request).identity.login(data))


@get(
    "/api/sessions",
    tags=["people"],
    summary="Who is signed in here?",
    description="For browsers, where nobody is an ordinary answer; programs use `/api/me`.",
    response_description="You, or null.",
    responses=refusals(),
    security=[{}, *SESSION],
)
async def who_is_here(request: AnyRequest) -> Me | None:
    caller = await authenticate(services_at(request), request.headers, request.cookies)
    return me_of(services_at(request), caller) if caller else None


@delete(
    "/api/sessions",
    tags=["people"],
    summary="Sign out here",
    description="Removes the cookie; other browsers stay signed in.",
    response_description="This browser is signed out.",
    responses=refusals(),
    security=[{}],
)
async def sign_out(request: AnyRequest) -> Response[None]:
    return _signed_out(request)


@delete(
    "/api/sessions/all",
    tags=["people"],
    summary="Sign out everywhere",
    description="Ends every session of this person, including this one. Tokens stay valid.",
    response_description="All browsers are signed out.",
    responses=refusals(*_SIGNED_IN),
    security=SESSION,
)
async def sign_out_everywhere(request: AnyRequest) -> Response[None]:
    services = services_at(request)
    person = await services.identity.end_sessions(await session_of(request))
    services.connections.disconnect(person.id)
    return _signed_out(request)


@get(
    "/api/me",
    tags=["people"],
    summary="Who am I?",
    response_description="You, and what you may do.",
    responses=refusals(Code.UNAUTHENTICATED),
    security=SESSION_OR_TOKEN,
)
async def who_am_i(request: AnyRequest) -> Me:
    return me_of(services_at(request), await caller_of(request))


@patch(
    "/api/me",
    tags=["people"],
    summary="Rename myself",
    response_description="You, under the new name.",
    responses=refusals(*_NAMED, *_SIGNED_IN),
    security=SESSION,
)
async def rename(request: AnyRequest, data: JSONBody[Renaming]) -> Me:
    person = await session_of(request)
    services = services_at(request)
    renamed = await services.identity.rename(person, data.name)
    await _announce_change(services, renamed)
    return _me(services, renamed)


@put(
    "/api/me/password",
    tags=["people"],
    summary="Change my password",
    description="Ends all other sessions. Tokens stay valid.",
    response_description="You, with a new cookie.",
    responses=refusals(*_PROVEN, Code.BAD_PASSWORD, Code.NEEDS_ACCOUNT, *_SIGNED_IN),
    security=SESSION,
)
async def change_password(request: AnyRequest, data: JSONBody[PasswordChange]) -> Response[Me]:
    person = await session_of(request)
    _limit_password_attempts(request, person.name)
    services = services_at(request)
    changed = await services.identity.change_password(person, data.old, data.new)
    services.connections.disconnect(person.id)
    return _signed_in(request, changed)


@delete(
    "/api/me",
    tags=["people"],
    summary="Delete myself",
    description="Cannot be undone. The name becomes free, sessions and tokens end, and chat lines"
    " are deleted; finished games stay for the other players, without the name.",
    response_description="The person has been deleted.",
    responses=refusals(*_PROVEN, *_SIGNED_IN),
    security=SESSION,
)
async def delete_me(request: AnyRequest, data: JSONBody[Deletion]) -> Response[None]:
    person = await session_of(request)
    _limit_password_attempts(request, person.name)
    services = services_at(request)
    await services.identity.delete(person, data.password)
    services.connections.disconnect(person.id)
    await services.tables.remove_person(person.id)
    return _signed_out(request)


@get(
    "/api/people/{name:str}",
    tags=["people"],
    summary="A person's profile",
    response_description="What everyone may know about the person.",
    responses=refusals(Code.NOT_FOUND),
    security=[{}],
)
async def profile(request: AnyRequest, name: FromPath[str]) -> Profile:
    return await services_at(request).ratings.profile(name)


@get(
    "/api/leaderboard",
    tags=["people"],
    summary="The best players",
    description="Accounts with a certain rating, the best first.",
    response_description="At most a hundred.",
    responses=refusals(),
    security=[{}],
)
async def leaderboard(
    request: AnyRequest,
    players: Annotated[
        int, QueryParameter(ge=2, le=4, description="The number of players in a game.")
    ] = 2,
) -> tuple[LeaderboardRow, ...]:
    return await services_at(request).ratings.leaderboard(players)


route_handlers = [
    become_guest,
    register,
    sign_in,
    who_is_here,
    sign_out,
    sign_out_everywhere,
    who_am_i,
    rename,
    change_password,
    delete_me,
    profile,
    leaderboard,
]


async def _announce_change(services: Services, person: PersonRow) -> None:
    """Update connections and tables that show the person."""
    services.connections.renew(person)
    await services.tables.rename(person.public)


def _me(services: Services, person: PersonRow) -> Me:
    return me_of(services, Caller(person, tuple(Scope), session=True))


def _signed_in(request: AnyRequest, person: PersonRow) -> Response[Me]:
    services = services_at(request)
    return Response(_me(services, person), cookies=[session_cookie(services, person)])


def _signed_out(request: AnyRequest) -> Response[None]:
    return Response(None, cookies=[session_cookie(services_at(request), None)])


def _address(request: AnyRequest) -> str:
    return client_address(request.scope, services_at(request).settings)


def _limit_password_attempts(request: AnyRequest, name: str) -> None:
    """One limit for all endpoints that check a password."""
    services_at(request).limits.check(Action.LOGIN, _address(request), plain(name))
