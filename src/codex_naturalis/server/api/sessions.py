"""Endpoints of sessions: signing in and out, where somebody is signed in."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, delete, get, post
from litestar.params import JSONBody, PathParameter

from codex_naturalis.protocol.people import Credentials, Me
from codex_naturalis.protocol.refusals import Code, Refused
from codex_naturalis.protocol.sessions import SessionLine, SignIn
from codex_naturalis.server.api.authentication import (
    SESSION,
    address_of,
    authenticate,
    me_of,
    services_at,
    session_caller,
)
from codex_naturalis.server.api.failures import refusals
from codex_naturalis.server.api.session_cookie import COOKIE, device_mark
from codex_naturalis.server.api.signing import (
    AnyRequest,
    agent_of,
    caller_as,
    signed_in,
    signed_out,
    with_session,
)
from codex_naturalis.server.api.site_of import site_of
from codex_naturalis.server.people.identity import SignedIn
from codex_naturalis.server.people.known_devices import knows
from codex_naturalis.server.people.names import plain
from codex_naturalis.server.people_limits import Action
from codex_naturalis.server.ports.store import PersonRow
from codex_naturalis.server.telemetry.security_events import SecurityEvent

_SIGNED_IN = (Code.UNAUTHENTICATED, Code.FORBIDDEN)


@post(
    "/api/sessions",
    tags=["sessions"],
    summary="Sign in",
    description="Who has a second factor is refused as `second_factor`, and sends the same again"
    " with the answer of the passkey to the options of `/api/sessions/passkey/options`.",
    response_description="Who you are now.",
    responses=refusals(Code.WRONG_PASSWORD, Code.BUSY, Code.SECOND_FACTOR),
    security=[{}],
)
async def sign_in(request: AnyRequest, data: JSONBody[SignIn]) -> Response[Me]:
    services = services_at(request)
    identity = services.identity
    try:
        await _limit_guesses(request, data.name)
        person = await identity.login(Credentials(data.name, data.password))
        await _ask_for_passkey(request, person, data)
    except Refused as refused:
        if refused.code is not Code.SECOND_FACTOR:
            services.security.write(
                SecurityEvent.SIGN_IN_FAILED,
                name=data.name,
                address=address_of(request),
                why=refused.code.value,
            )
        raise
    begun = await identity.sessions.begin(person.id, agent_of(request), proven=True)
    services.security.write(
        SecurityEvent.SIGNED_IN, person=person.id, address=address_of(request), how="password"
    )
    return signed_in(request, SignedIn(person, begun))


@get(
    "/api/sessions",
    tags=["sessions"],
    summary="Who is signed in here?",
    description="For browsers, where nobody is an ordinary answer; programs use `/api/me`.",
    response_description="You, or null.",
    responses=refusals(),
    security=[{}, *SESSION],
)
async def who_is_here(request: AnyRequest) -> Response[Me | None]:
    services = services_at(request)
    caller = await authenticate(services, request.scope)
    if caller is None and (old := request.cookies.get(COOKIE)):
        found = await services.identity.by_old_cookie(old, agent_of(request))
        if found is not None:
            return with_session(request, me_of(services, caller_as(found)), found)
    return Response(me_of(services, caller) if caller else None)


@delete(
    "/api/sessions",
    tags=["sessions"],
    summary="Sign out here",
    description="Ends the session of this browser; others stay signed in.",
    response_description="This browser is signed out.",
    responses=refusals(),
    security=[{}],
)
async def sign_out(request: AnyRequest) -> Response[None]:
    services = services_at(request)
    caller = await authenticate(services, request.scope)
    if caller is not None and caller.session is not None:
        person = caller.person.id
        await services.store.credentials.end_session(person, caller.session.id)
        await services.connections.check_authorised(person)
        services.security.write(
            SecurityEvent.SIGNED_OUT, person=person, address=address_of(request)
        )
    return signed_out(request)


@delete(
    "/api/sessions/all",
    tags=["sessions"],
    summary="Sign out everywhere",
    description="Ends every session and every token of this person, including this one.",
    response_description="All browsers and programs are signed out.",
    responses=refusals(*_SIGNED_IN),
    security=SESSION,
)
async def sign_out_everywhere(request: AnyRequest) -> Response[None]:
    services = services_at(request)
    caller = await session_caller(request)
    person = await services.identity.sign_out_everywhere(caller.person)
    services.connections.disconnect(person.id)
    services.security.write(
        SecurityEvent.SIGNED_OUT_EVERYWHERE, person=person.id, address=address_of(request)
    )
    return signed_out(request)


@get(
    "/api/me/sessions",
    tags=["sessions"],
    summary="Where I am signed in",
    response_description="All sessions, the last used first.",
    responses=refusals(*_SIGNED_IN),
    security=SESSION,
)
async def my_sessions(request: AnyRequest) -> tuple[SessionLine, ...]:
    caller = await session_caller(request)
    current = caller.require_session().id
    return await services_at(request).identity.sessions.list(caller.person.id, current)


@delete(
    "/api/me/sessions/{session:str}",
    tags=["sessions"],
    summary="Sign out one browser",
    response_description="The session has ended, and its connections are closed.",
    responses=refusals(*_SIGNED_IN, Code.NOT_FOUND),
    security=SESSION,
)
async def end_session(
    request: AnyRequest, session: Annotated[str, PathParameter(description="Its id.")]
) -> Response[None]:
    services = services_at(request)
    caller = await session_caller(request)
    person = caller.person.id
    await services.identity.sessions.end(person, session)
    await services.connections.check_authorised(person)
    services.security.write(
        SecurityEvent.SESSION_ENDED, person=person, address=address_of(request), session=session
    )
    current = session == caller.require_session().id
    return signed_out(request) if current else Response(None)


route_handlers = [
    sign_in,
    who_is_here,
    sign_out,
    sign_out_everywhere,
    my_sessions,
    end_session,
]


async def _limit_guesses(request: AnyRequest, name: str) -> None:
    """Few of one address at one name; and slowly from everywhere together, but never where the
    owner has signed in before."""
    services = services_at(request)
    person = await services.identity.named(name)
    if person is not None and await _is_known_device(request, person):
        services.limits.check(Action.PROOF, f"device of {person.id}")
        return
    address, key = address_of(request), plain(name)
    services.limits.check(Action.LOGIN, address, f"{address} {key}")
    services.limits.check(Action.LOGIN_NAME, key)


async def _is_known_device(request: AnyRequest, person: PersonRow) -> bool:
    services = services_at(request)
    if knows(person, device_mark(request.scope, services.settings)):
        return True
    caller = await authenticate(services, request.scope)
    return caller is not None and caller.session is not None and caller.person.id == person.id


async def _ask_for_passkey(request: AnyRequest, person: PersonRow, data: SignIn) -> None:
    if not person.second_factor:
        return
    services = services_at(request)
    if data.passkey is None:
        raise Refused(Code.SECOND_FACTOR, "the password is right: now confirm with your passkey")
    await services.passkeys.check(
        data.passkey, site_of(request.scope, services.settings), person.id
    )
