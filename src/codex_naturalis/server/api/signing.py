"""What endpoints share that sign somebody in or out: cookies, and the connections that end."""

from __future__ import annotations

from typing import Any, TypeVar

from litestar import Request, Response
from litestar.background_tasks import BackgroundTask

from codex_naturalis.protocol.people import Me, Scope
from codex_naturalis.server.api.authentication import me_of, services_at
from codex_naturalis.server.api.services import Services
from codex_naturalis.server.api.session_cookie import device_cookie, session_cookie
from codex_naturalis.server.people.identity import Caller, SignedIn
from codex_naturalis.server.people.known_devices import mark
from codex_naturalis.server.ports.store import PersonRow

AnyRequest = Request[Any, Any, Any]
Body = TypeVar("Body")


def agent_of(request: AnyRequest) -> str:
    return request.headers.get("user-agent", "")


def caller_as(found: SignedIn) -> Caller:
    return Caller(found.person, tuple(Scope), found.begun.row)


def signed_in(request: AnyRequest, found: SignedIn, *, ended: bool = False) -> Response[Me]:
    """With the cookie of the new session. `ended`: older ones have ended, and their connections
    are closed as soon as the answer is sent."""
    return with_session(request, me_of(services_at(request), caller_as(found)), found, ended=ended)


def with_session(
    request: AnyRequest, body: Body, found: SignedIn, *, ended: bool = False
) -> Response[Body]:
    services = services_at(request)
    scope, settings = request.scope, services.settings
    cookies = [session_cookie(scope, settings, found.begun.secret)]
    if known := mark(found.person):
        cookies.append(device_cookie(scope, settings, known))
    closing = BackgroundTask(services.connections.check_authorised, found.person.id)
    return Response(body, cookies=cookies, background=closing if ended else None)


def signed_out(request: AnyRequest) -> Response[None]:
    """Also without a session: whatever the cookie is, it goes."""
    services = services_at(request)
    return Response(None, cookies=[session_cookie(request.scope, services.settings, "")])


async def announce_change(services: Services, person: PersonRow) -> None:
    """Update connections and tables that show the person."""
    services.connections.renew(person)
    await services.tables.rename(person.public)
