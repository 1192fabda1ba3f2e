"""Who sends a request: by a token in the Authorization header, or by a session cookie."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection
from litestar.openapi.spec import Components, SecurityScheme

from codex_naturalis.protocol.people import Me
from codex_naturalis.protocol.refusals import Code, Refused
from codex_naturalis.server.api.bans import is_open_to_banned
from codex_naturalis.server.api.security import client_address
from codex_naturalis.server.api.services import Services, services_of
from codex_naturalis.server.api.session_cookie import COOKIE, headers_in, session_secret
from codex_naturalis.server.people.identity import Caller
from codex_naturalis.server.people_limits import Action
from codex_naturalis.server.ports.store import PersonRow
from codex_naturalis.server.telemetry.access import PERSON
from codex_naturalis.server.telemetry.security_events import SecurityEvent

Connection = ASGIConnection[Any, Any, Any, Any]

SESSION = [{"session": list[str]()}]
"""`security=` of an endpoint that needs a session, not a token."""
SESSION_OR_TOKEN = [*SESSION, {"token": list[str]()}]
SECURITY = Components(
    security_schemes={
        "session": SecurityScheme(
            type="apiKey",
            name=COOKIE,
            security_scheme_in="cookie",
            description="Given by POST /api/guests, /api/accounts and /api/sessions. Over HTTPS"
            f" its name is `__Host-{COOKIE}`.",
        ),
        "token": SecurityScheme(
            type="http", scheme="bearer", description="Made by POST /api/tokens."
        ),
    }
)
"""For the app's OpenAPI document."""


def services_at(connection: Connection) -> Services:
    return services_of(connection.app.state)


async def authenticate(services: Services, scope: Any) -> Caller | None:
    """The caller, if known. With an invalid token the cookie is ignored."""
    scheme, _, secret = headers_in(scope).get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return await services.identity.by_token(secret.strip())
    return await services.identity.by_cookie(session_secret(scope, services.settings))


async def caller_of(connection: Connection) -> Caller:
    """Raises Refused(UNAUTHENTICATED or BANNED)."""
    services = services_at(connection)
    caller = await authenticate(services, connection.scope)
    if caller is None:
        raise Refused(
            Code.UNAUTHENTICATED, "not signed in: POST /api/sessions, or /api/guests to start"
        )
    services = services_at(connection)
    services.payers.seen(caller.person, client_address(connection.scope, services.settings))
    connection.scope["state"][PERSON] = caller.person.id
    if not is_open_to_banned(connection.scope):
        services.moderation.sanctions.check_ban(caller.person.id)
    return caller


async def session_caller(connection: Connection) -> Caller:
    """The caller, with a session. Raises Refused(UNAUTHENTICATED or FORBIDDEN)."""
    caller = await caller_of(connection)
    caller.require_session()
    return caller


async def session_of(connection: Connection) -> PersonRow:
    """The person of the session. Raises Refused(UNAUTHENTICATED or FORBIDDEN)."""
    return (await session_caller(connection)).person


async def proven_caller(connection: Connection, password: str) -> Caller:
    """The caller, who has shown again that it is them. Guesses count by session, so that nobody
    else can use them up. Raises Refused."""
    services = services_at(connection)
    caller = await session_caller(connection)
    session = caller.require_session()
    services.limits.check(Action.PROOF, session.id)
    try:
        await services.identity.prove(caller.person, session, password)
    except Refused as refused:
        if refused.code is Code.WRONG_PASSWORD:
            services.security.write(
                SecurityEvent.PROOF_FAILED,
                person=caller.person.id,
                address=address_of(connection),
            )
        raise
    return caller


def address_of(connection: Connection) -> str:
    return client_address(connection.scope, services_at(connection).settings)


def me_of(services: Services, caller: Caller) -> Me:
    sanctions = services.moderation.sanctions
    person = caller.person
    return Me(
        person.public,
        caller.scopes,
        person.created,
        sanctions.role_of(person.id),
        sanctions.standing(person.id).ban is not None,
    )
