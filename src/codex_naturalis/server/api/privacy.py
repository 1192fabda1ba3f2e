"""Endpoints of what is kept of people: how long, and all of one's own to take along."""

from __future__ import annotations

from math import ceil

from litestar import Response, get, post
from litestar.params import JSONBody

from codex_naturalis.protocol.privacy import Privacy
from codex_naturalis.protocol.refusals import Code
from codex_naturalis.protocol.sessions import Proof
from codex_naturalis.server.api.authentication import (
    SESSION,
    address_of,
    proven_caller,
    services_at,
)
from codex_naturalis.server.api.failures import refusals
from codex_naturalis.server.api.signing import AnyRequest
from codex_naturalis.server.archive.own_data import zipped
from codex_naturalis.server.people_limits import Action
from codex_naturalis.server.telemetry.security_events import SALT_LIFE, SecurityEvent


@get(
    "/api/privacy",
    tags=["privacy"],
    summary="What is kept, and for how long",
    response_description="The periods of this server.",
    responses=refusals(),
    security=[{}],
)
async def privacy(request: AnyRequest) -> Privacy:
    settings = services_at(request).settings
    keeping = settings.keeping
    return Privacy(
        contact=keeping.contact,
        session_idle_days=keeping.session_idle_days,
        session_days=keeping.session_days,
        guest_days=ceil(settings.people.guest_days),
        chat_days=keeping.chat_days,
        report_days=keeping.report_days,
        log_days=keeping.log_days,
        backup_days=keeping.backup_days,
        freed_name_days=keeping.freed_name_days,
        mail=settings.mail.offered,
        address_hours=SALT_LIFE // 3_600_000,
    )


@post(
    "/api/me/export",
    tags=["privacy"],
    summary="Everything about me",
    description="A zip file: `everything.json`, and the finished games as records.",
    response_description="The file.",
    responses=refusals(
        Code.UNAUTHENTICATED,
        Code.FORBIDDEN,
        Code.WRONG_PASSWORD,
        Code.NEEDS_PROOF,
        Code.BUSY,
    ),
    security=SESSION,
    status_code=200,
    media_type="application/zip",
)
async def export(request: AnyRequest, data: JSONBody[Proof]) -> Response[bytes]:
    services = services_at(request)
    person = (await proven_caller(request, data.password)).person
    services.limits.check(Action.EXPORT, person.id)
    packed = await zipped(services.store, services.archive, person.id, services.clock.now())
    services.security.write(SecurityEvent.EXPORTED, person=person.id, address=address_of(request))
    name = 'attachment; filename="codex-naturalis.zip"'
    return Response(packed, media_type="application/zip", headers={"Content-Disposition": name})


route_handlers = [privacy, export]
