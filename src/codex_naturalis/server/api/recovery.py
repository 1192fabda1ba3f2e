"""Endpoints of getting back into an account."""

from __future__ import annotations

from litestar import Response, post
from litestar.params import JSONBody

from codex_naturalis.protocol.people import Me
from codex_naturalis.protocol.recovery import CodeRecovery, LinkRecovery, MailRecovery
from codex_naturalis.protocol.refusals import Code, Refused
from codex_naturalis.server.api.authentication import address_of, services_at
from codex_naturalis.server.api.failures import refusals
from codex_naturalis.server.api.language import words_for
from codex_naturalis.server.api.signing import AnyRequest, agent_of, signed_in
from codex_naturalis.server.api.site_of import site_of
from codex_naturalis.server.people.limits import TooMany
from codex_naturalis.server.people.names import plain
from codex_naturalis.server.people.recovery import MAILED_FOR
from codex_naturalis.server.people_limits import Action
from codex_naturalis.server.ports.credential_store import Purpose
from codex_naturalis.server.telemetry.security_events import SecurityEvent


@post(
    "/api/recovery/code",
    tags=["recovery"],
    summary="Set a new password with a recovery code",
    description="All sessions and tokens end, a second factor is switched off.",
    response_description="Who you are now.",
    responses=refusals(Code.WRONG_PASSWORD, Code.BAD_PASSWORD, Code.BUSY),
    security=[{}],
)
async def recover_by_code(request: AnyRequest, data: JSONBody[CodeRecovery]) -> Response[Me]:
    services = services_at(request)
    address = address_of(request)
    services.limits.check(Action.RECOVERY, address, f"{address} {plain(data.name)}")
    try:
        found = await services.recovery.by_code(data, agent_of(request))
    except Refused as refused:
        if refused.code is Code.WRONG_PASSWORD:
            services.security.write(
                SecurityEvent.RECOVERY_FAILED, name=data.name, address=address, how="code"
            )
        raise
    services.security.write(
        SecurityEvent.RECOVERED, person=found.person.id, address=address, how="code"
    )
    return signed_in(request, found, ended=True)


@post(
    "/api/recovery/mail",
    tags=["recovery"],
    summary="Ask for a link by mail",
    description="The answer is the same whether there is such a person or not; only a confirmed"
    " address gets mail.",
    response_description="Asked.",
    responses=refusals(Code.FORBIDDEN),
    security=[{}],
    status_code=204,
)
async def recover_by_mail(request: AnyRequest, data: JSONBody[MailRecovery]) -> None:
    services = services_at(request)
    if not services.settings.mail.offered:
        raise Refused(Code.FORBIDDEN, "this server sends no mail", case="mail")
    address = address_of(request)
    services.limits.check(Action.RECOVERY, address, f"{address} {plain(data.account)}")
    origin = site_of(request.scope, services.settings).origin
    words = words_for(request)
    services.security.write(SecurityEvent.RECOVERY_ASKED, name=data.account, address=address)

    async def send() -> None:
        for person, mail in await services.recovery.by_mail(data.account):
            try:
                services.limits.check(Action.MAIL_TO, person.id)
            except TooMany:
                continue
            secret = await services.recovery.new_link(person.id, Purpose.RECOVER, MAILED_FOR)
            link = f"{origin}/recover#{secret}"
            services.mailer.send(mail, "recover", words, name=person.name, link=link)

    services.mailer.spawn(send())


@post(
    "/api/recovery/link",
    tags=["recovery"],
    summary="Set a new password with a link",
    description="All sessions and tokens end. With a second factor nobody is signed in yet.",
    response_description="Who you are now, or null.",
    responses=refusals(Code.WRONG_PASSWORD, Code.BAD_PASSWORD, Code.BUSY),
    security=[{}],
)
async def recover_by_link(
    request: AnyRequest, data: JSONBody[LinkRecovery]
) -> Response[Me] | Response[None]:
    services = services_at(request)
    address = address_of(request)
    services.limits.check(Action.RECOVERY, address, address)
    try:
        found = await services.recovery.by_link(data, agent_of(request))
    except Refused as refused:
        if refused.code is Code.WRONG_PASSWORD:
            services.security.write(SecurityEvent.RECOVERY_FAILED, address=address, how="link")
        raise
    person = found.person
    services.security.write(SecurityEvent.RECOVERED, person=person.id, address=address, how="link")
    if not person.second_factor:
        return signed_in(request, found, ended=True)
    await services.store.credentials.end_session(person.id, found.begun.row.id)
    await services.connections.check_authorised(person.id)
    return Response(None)


route_handlers = [recover_by_code, recover_by_mail, recover_by_link]
