"""Endpoints of one's own account: password, mail address, what there is."""

from __future__ import annotations

from litestar import Response, delete, get, post, put
from litestar.params import JSONBody
from msgspec.structs import replace

from codex_naturalis.protocol.people import Me, PasswordChange, PersonKind
from codex_naturalis.protocol.recovery import MailConfirmation, NewMail, RecoveryCodes
from codex_naturalis.protocol.refusals import Code, Refused
from codex_naturalis.protocol.sessions import Account, Proof
from codex_naturalis.server.api.authentication import (
    SESSION,
    address_of,
    proven_caller,
    services_at,
    session_of,
)
from codex_naturalis.server.api.failures import refusals
from codex_naturalis.server.api.language import words_for
from codex_naturalis.server.api.services import Services
from codex_naturalis.server.api.signing import AnyRequest, agent_of, signed_in
from codex_naturalis.server.api.site_of import site_of
from codex_naturalis.server.people.identity import Caller
from codex_naturalis.server.people.mail_addresses import check_address
from codex_naturalis.server.people.passkeys import last_way_in
from codex_naturalis.server.people.recovery import CONFIRMED_WITHIN
from codex_naturalis.server.people_limits import Action
from codex_naturalis.server.ports.credential_store import MailRow, Purpose
from codex_naturalis.server.ports.store import PersonRow
from codex_naturalis.server.telemetry.security_events import SecurityEvent

_SIGNED_IN = (Code.UNAUTHENTICATED, Code.FORBIDDEN)
_PROVEN = (*_SIGNED_IN, Code.WRONG_PASSWORD, Code.NEEDS_PROOF, Code.BUSY)


@get(
    "/api/me/account",
    tags=["account"],
    summary="My account",
    response_description="What only I may know of it.",
    responses=refusals(*_SIGNED_IN),
    security=SESSION,
)
async def my_account(request: AnyRequest) -> Account:
    return await account_of(services_at(request), await session_of(request))


@put(
    "/api/me/password",
    tags=["account"],
    summary="Change my password",
    description="Ends all other sessions and all tokens. An account without a password gets one.",
    response_description="You, with a new cookie.",
    responses=refusals(*_PROVEN, Code.BAD_PASSWORD, Code.NEEDS_ACCOUNT),
    security=SESSION,
)
async def change_password(request: AnyRequest, data: JSONBody[PasswordChange]) -> Response[Me]:
    services = services_at(request)
    person = (await proven_caller(request, data.old)).person
    found = await services.identity.set_password(person, data.new, agent_of(request))
    _note(request, SecurityEvent.PASSWORD_CHANGED, person)
    return signed_in(request, found, ended=True)


@delete(
    "/api/me/password",
    tags=["account"],
    summary="Sign in by passkey only",
    description="Other sessions and tokens stay. Needs a passkey.",
    response_description="The account.",
    responses=refusals(*_PROVEN),
    security=SESSION,
    status_code=200,
)
async def remove_password(request: AnyRequest, data: JSONBody[Proof]) -> Account:
    services = services_at(request)
    person = (await _account_holder(request, data.password)).person
    if not await services.passkeys.list(person.id):
        raise last_way_in()
    changed = await services.identity.change(
        person, lambda row: replace(row, password_hash=None, second_factor=False)
    )
    _note(request, SecurityEvent.PASSWORD_CHANGED, person)
    return await account_of(services, changed)


@post(
    "/api/me/recovery-codes",
    tags=["account"],
    summary="New recovery codes",
    description="The earlier ones are void.",
    response_description="Ten codes, shown only here.",
    responses=refusals(*_PROVEN, Code.NEEDS_ACCOUNT),
    security=SESSION,
)
async def new_recovery_codes(request: AnyRequest, data: JSONBody[Proof]) -> RecoveryCodes:
    services = services_at(request)
    person = (await _account_holder(request, data.password)).person
    codes = await services.recovery.new_codes(person.id)
    _note(request, SecurityEvent.RECOVERY_CODES_MADE, person)
    return RecoveryCodes(codes)


@put(
    "/api/me/mail",
    tags=["account"],
    summary="Set my mail address",
    description="Only for getting back in. It counts once the link in the mail has been opened.",
    response_description="The account.",
    responses=refusals(*_PROVEN, Code.NEEDS_ACCOUNT),
    security=SESSION,
)
async def set_mail(request: AnyRequest, data: JSONBody[NewMail]) -> Account:
    services = services_at(request)
    if not services.settings.mail.offered:
        raise Refused(Code.FORBIDDEN, "this server sends no mail", case="mail")
    address = check_address(data.address)
    person = (await _account_holder(request, data.password)).person
    services.limits.check(Action.MAIL, address_of(request), person.id)
    secret = await services.recovery.new_link(person.id, Purpose.CONFIRM, CONFIRMED_WITHIN, address)
    before = await services.store.credentials.mail_of(person.id)
    if before is None or before.confirmed is None:
        await services.store.credentials.set_mail(person.id, MailRow(person.id, address))
    link = f"{site_of(request.scope, services.settings).origin}/confirm-mail#{secret}"
    services.mailer.send(address, "confirm", words_for(request), name=person.name, link=link)
    return await account_of(services, person)


@post(
    "/api/mail/confirm",
    tags=["account"],
    summary="Confirm a mail address",
    description="With the secret of the link, in any browser.",
    response_description="Confirmed.",
    responses=refusals(Code.WRONG_PASSWORD),
    security=[{}],
    status_code=204,
)
async def confirm_mail(request: AnyRequest, data: JSONBody[MailConfirmation]) -> None:
    services = services_at(request)
    services.limits.check(Action.RECOVERY, address_of(request), address_of(request))
    person, address = await services.recovery.confirmed_address(data.secret)
    credentials = services.store.credentials
    before = await credentials.mail_of(person)
    await credentials.set_mail(person, MailRow(person, address, services.clock.now()))
    row = await services.identity.existing(person)
    if row is None:
        return
    _note(request, SecurityEvent.MAIL_CHANGED, row)
    if before is not None and before.confirmed is not None and before.address != address:
        services.mailer.send(before.address, "changed", words_for(request), name=row.name)


@delete(
    "/api/me/mail",
    tags=["account"],
    summary="Forget my mail address",
    response_description="The account.",
    responses=refusals(*_PROVEN, Code.NEEDS_ACCOUNT),
    security=SESSION,
    status_code=200,
)
async def remove_mail(request: AnyRequest, data: JSONBody[Proof]) -> Account:
    services = services_at(request)
    person = (await _account_holder(request, data.password)).person
    await services.store.credentials.set_mail(person.id, None)
    _note(request, SecurityEvent.MAIL_CHANGED, person)
    return await account_of(services, person)


route_handlers = [
    my_account,
    change_password,
    remove_password,
    new_recovery_codes,
    set_mail,
    confirm_mail,
    remove_mail,
]


async def account_of(services: Services, person: PersonRow) -> Account:
    credentials = services.store.credentials
    mail = await credentials.mail_of(person.id)
    return Account(
        has_password=person.password_hash is not None,
        second_factor=person.second_factor,
        passkeys=len(await credentials.passkeys_of(person.id)),
        recovery_codes=await credentials.codes_left(person.id),
        mail=None if mail is None else mail.address,
        mail_confirmed=mail is not None and mail.confirmed is not None,
        mail_offered=services.settings.mail.offered,
    )


async def _account_holder(request: AnyRequest, password: str) -> Caller:
    caller = await proven_caller(request, password)
    if caller.person.kind is not PersonKind.ACCOUNT:
        raise Refused(Code.NEEDS_ACCOUNT, "a guest has nothing to get back into: register first")
    return caller


def _note(request: AnyRequest, event: SecurityEvent, person: PersonRow) -> None:
    services_at(request).security.write(event, person=person.id, address=address_of(request))
