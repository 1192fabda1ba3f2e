"""The doors of people: guests, accounts, sessions, profiles, the leaderboard."""

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
from codex_naturalis.server.api.callers import (
    SESSION,
    SESSION_OR_TOKEN,
    authenticate,
    caller_of,
    services_at,
    session_cookie,
    session_of,
)
from codex_naturalis.server.api.failures import refusals
from codex_naturalis.server.api.security import client_address
from codex_naturalis.server.api.services import Services
from codex_naturalis.server.people.identity import person_of
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
    description="A new person with a made-up name, signed in by the cookie of the answer.",
    response_description="Who you are now.",
    responses=refusals(Code.BUSY),
    security=[{}],
)
async def become_guest(request: AnyRequest) -> Response[Me]:
    services = services_at(request)
    services.limits.check(Action.GUEST, _address(request))
    return _signed_in(request, await services.identity.guest())


@post(
    "/api/accounts",
    tags=["people"],
    summary="Register",
    description="A guest who is signed in becomes the account and keeps all games; anyone else"
    " gets a new one. Both are signed in by the cookie of the answer.",
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
    await _known(services, person)
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
    _slow_down_guessing(request, data.name)
    return _signed_in(request, await services_at(request).identity.login(data))


@delete(
    "/api/sessions",
    tags=["people"],
    summary="Sign out here",
    description="Takes the cookie back; other browsers stay signed in.",
    response_description="Nobody is signed in here any more.",
    responses=refusals(),
    security=[{}],
)
async def sign_out(request: AnyRequest) -> Response[None]:
    return _signed_out(request)


@delete(
    "/api/sessions/all",
    tags=["people"],
    summary="Sign out everywhere",
    description="Ends every session of this person, this one too. Tokens stay.",
    response_description="No browser is signed in any more.",
    responses=refusals(*_SIGNED_IN),
    security=SESSION,
)
async def sign_out_everywhere(request: AnyRequest) -> Response[None]:
    services = services_at(request)
    person = await services.identity.end_sessions(await session_of(request))
    services.doorkeeper.expel(person.id)
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
    caller = await caller_of(request)
    return Me(person_of(caller.person), caller.scopes, caller.person.created)


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
    await _known(services, renamed)
    return _me(renamed)


@put(
    "/api/me/password",
    tags=["people"],
    summary="Change my password",
    description="Ends all other sessions. Tokens stay.",
    response_description="You, with a new cookie.",
    responses=refusals(*_PROVEN, Code.BAD_PASSWORD, Code.NEEDS_ACCOUNT, *_SIGNED_IN),
    security=SESSION,
)
async def change_password(request: AnyRequest, data: JSONBody[PasswordChange]) -> Response[Me]:
    person = await session_of(request)
    _slow_down_guessing(request, person.name)
    services = services_at(request)
    changed = await services.identity.change_password(person, data.old, data.new)
    services.doorkeeper.expel(person.id)
    return _signed_in(request, changed)


@delete(
    "/api/me",
    tags=["people"],
    summary="Delete myself",
    description="For good: the name becomes free, sessions and tokens end, what was said is"
    " removed; finished games stay, without the name, for the others.",
    response_description="This person is no more.",
    responses=refusals(*_PROVEN, *_SIGNED_IN),
    security=SESSION,
)
async def delete_me(request: AnyRequest, data: JSONBody[Deletion]) -> Response[None]:
    person = await session_of(request)
    _slow_down_guessing(request, person.name)
    services = services_at(request)
    await services.identity.delete(person, data.password)
    services.doorkeeper.expel(person.id)
    await services.house.depart(person.id)
    return _signed_out(request)


@get(
    "/api/people/{name:str}",
    tags=["people"],
    summary="Somebody's profile",
    response_description="What everyone may know of them.",
    responses=refusals(Code.NOT_FOUND),
    security=[{}],
)
async def profile(request: AnyRequest, name: FromPath[str]) -> Profile:
    return await services_at(request).standings.profile(name)


@get(
    "/api/leaderboard",
    tags=["people"],
    summary="The best players",
    description="Accounts whose rating is certain, the best first.",
    response_description="At most a hundred.",
    responses=refusals(),
    security=[{}],
)
async def leaderboard(
    request: AnyRequest,
    players: Annotated[int, QueryParameter(ge=2, le=4, description="Games of so many.")] = 2,
) -> tuple[LeaderboardRow, ...]:
    return await services_at(request).standings.leaderboard(players)


route_handlers = [
    become_guest,
    register,
    sign_in,
    sign_out,
    sign_out_everywhere,
    who_am_i,
    rename,
    change_password,
    delete_me,
    profile,
    leaderboard,
]


async def _known(services: Services, person: PersonRow) -> None:
    """Tell whoever knew the person under another name."""
    services.doorkeeper.renew(person)
    await services.house.rename(person_of(person))


def _me(person: PersonRow) -> Me:
    return Me(person_of(person), tuple(Scope), person.created)


def _signed_in(request: AnyRequest, person: PersonRow) -> Response[Me]:
    return Response(_me(person), cookies=[session_cookie(services_at(request), person)])


def _signed_out(request: AnyRequest) -> Response[None]:
    return Response(None, cookies=[session_cookie(services_at(request), None)])


def _address(request: AnyRequest) -> str:
    return client_address(request.scope, services_at(request).settings)


def _slow_down_guessing(request: AnyRequest, name: str) -> None:
    """Of passwords, by whatever door."""
    services_at(request).limits.check(Action.LOGIN, _address(request), plain(name))
