"""Endpoints of people: guests, accounts, profiles, the leaderboard."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, delete, get, patch, post
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec.structs import replace

from codex_naturalis.protocol.people import (
    Credentials,
    Deletion,
    LeaderboardRow,
    Me,
    Profile,
    Renaming,
)
from codex_naturalis.protocol.refusals import Code
from codex_naturalis.protocol.sessions import Registered
from codex_naturalis.server.api.authentication import (
    SESSION,
    SESSION_OR_TOKEN,
    address_of,
    authenticate,
    caller_of,
    me_of,
    proven_caller,
    services_at,
    session_caller,
)
from codex_naturalis.server.api.failures import refusals
from codex_naturalis.server.api.language import words_for
from codex_naturalis.server.api.signing import (
    agent_of,
    announce_change,
    caller_as,
    signed_in,
    signed_out,
    with_session,
)
from codex_naturalis.server.people.identity import SignedIn, nameless
from codex_naturalis.server.people_limits import Action
from codex_naturalis.server.telemetry.security_events import SecurityEvent

AnyRequest = Request[Any, Any, Any]

_SIGNED_IN = (Code.UNAUTHENTICATED, Code.FORBIDDEN)
_NAMED = (Code.BAD_NAME, Code.NAME_TAKEN)
_PROVEN = (Code.WRONG_PASSWORD, Code.NEEDS_PROOF, Code.BUSY)


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
    services.limits.check(Action.GUEST, address_of(request))
    person = await services.identity.guest(words_for(request))
    begun = await services.identity.sessions.begin(person.id, agent_of(request), proven=False)
    return signed_in(request, SignedIn(person, begun))


@post(
    "/api/accounts",
    tags=["people"],
    summary="Register",
    description="A guest who is signed in keeps id and games; anyone else gets a new account."
    " The cookie in the answer signs in. The recovery codes are shown only here.",
    response_description="Who you are now, and ten codes that set a new password, each once.",
    responses=refusals(*_NAMED, Code.BAD_PASSWORD, Code.BUSY, *_SIGNED_IN),
    security=[{}, *SESSION],
)
async def register(request: AnyRequest, data: JSONBody[Credentials]) -> Response[Registered]:
    services = services_at(request)
    caller = await authenticate(services, request.scope)
    if caller is not None:
        caller.require_session()
    services.limits.check(Action.REGISTER, address_of(request))
    before = caller.person if caller else None
    found = await services.identity.register(before, data, agent_of(request))
    codes = await services.recovery.new_codes(found.person.id)
    services.security.write(
        SecurityEvent.REGISTERED, person=found.person.id, address=address_of(request)
    )
    await announce_change(services, found.person)
    me = me_of(services, caller_as(found))
    registered = Registered(
        me.person, me.scopes, me.since, me.role, me.banned, recovery_codes=codes
    )
    return with_session(request, registered, found, ended=True)


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
    caller = await session_caller(request)
    services = services_at(request)
    services.limits.check(Action.RENAME, caller.person.id)
    renamed = await services.identity.rename(caller.person, data.name)
    services.security.write(SecurityEvent.RENAMED, person=renamed.id, address=address_of(request))
    await announce_change(services, renamed)
    return me_of(services, replace(caller, person=renamed))


@delete(
    "/api/me",
    tags=["people"],
    summary="Delete myself",
    description="Cannot be undone. Sessions and tokens end, chat lines are deleted, and the name"
    " is free again after a while; finished games stay for the other players, without the name.",
    response_description="The person has been deleted.",
    responses=refusals(*_PROVEN, *_SIGNED_IN),
    security=SESSION,
)
async def delete_me(request: AnyRequest, data: JSONBody[Deletion]) -> Response[None]:
    services = services_at(request)
    person = (await proven_caller(request, data.password)).person
    gone = nameless(person)
    services.connections.disconnect(person.id)
    await services.tables.remove_person(person.id)
    services.archive.forget(await services.tables.forget_names(gone))
    await services.identity.delete(person, gone)
    services.connections.disconnect(person.id)
    services.security.write(SecurityEvent.DELETED, person=person.id, address=address_of(request))
    return signed_out(request)


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
    who_am_i,
    rename,
    delete_me,
    profile,
    leaderboard,
]
