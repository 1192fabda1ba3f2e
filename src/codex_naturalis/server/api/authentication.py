"""Who sends a request: by a token in the Authorization header, or by a session cookie."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.openapi.spec import Components, SecurityScheme

from codex_naturalis.protocol.people import Me, Scope
from codex_naturalis.protocol.refusals import Code, Refused
from codex_naturalis.server.api.bans import is_open_to_banned
from codex_naturalis.server.api.services import Services, services_of
from codex_naturalis.server.people.cookies import LIFE
from codex_naturalis.server.people.identity import Caller
from codex_naturalis.server.ports.store import PersonRow
from codex_naturalis.server.telemetry.access import PERSON

Connection = ASGIConnection[Any, Any, Any, Any]

COOKIE = "codex_session"
SESSION = [{"session": list[str]()}]
"""`security=` of an endpoint that needs a session, not a token."""
SESSION_OR_TOKEN = [*SESSION, {"token": list[str]()}]
SECURITY = Components(
    security_schemes={
        "session": SecurityScheme(
            type="apiKey",
            name=COOKIE,
            security_scheme_in="cookie",
            description="Given by POST /api/guests, /api/accounts and /api/sessions.",
        ),
        "token": SecurityScheme(
            type="http", scheme="bearer", description="Made by POST /api/tokens."
        ),
    }
)
"""For the app's OpenAPI document."""


def services_at(connection: Connection) -> Services:
    return services_of(connection.app.state)


async def authenticate(
    services: Services, headers: Mapping[str, str], cookies: Mapping[str, str]
) -> Caller | None:
    """The caller, if known. Header names are in lower case. With an invalid token the cookie is
    ignored."""
    scheme, _, secret = headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        found = await services.identity.by_token(secret.strip())
        return None if found is None else Caller(*found, session=False)
    person = await services.identity.by_cookie(cookies.get(COOKIE, ""))
    return None if person is None else Caller(person, tuple(Scope), session=True)


async def caller_of(connection: Connection) -> Caller:
    """Raises Refused(UNAUTHENTICATED or BANNED)."""
    services = services_at(connection)
    caller = await authenticate(services, connection.headers, connection.cookies)
    if caller is None:
        raise Refused(
            Code.UNAUTHENTICATED, "not signed in: POST /api/sessions, or /api/guests to start"
        )
    connection.scope["state"][PERSON] = caller.person.id
    if not is_open_to_banned(connection.scope):
        services.moderation.sanctions.check_ban(caller.person.id)
    return caller


async def session_of(connection: Connection) -> PersonRow:
    """The person of the session. Raises Refused(UNAUTHENTICATED or FORBIDDEN)."""
    caller = await caller_of(connection)
    caller.require_session()
    return caller.person


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


def session_cookie(services: Services, person: PersonRow | None) -> Cookie:
    """The cookie that signs a person in; None: one that signs out."""
    return Cookie(
        COOKIE,
        value=services.identity.cookie(person) if person else "",
        max_age=LIFE // 1000 if person else 0,
        httponly=True,
        samesite="lax",
        secure=services.settings.secure_cookies,
    )
