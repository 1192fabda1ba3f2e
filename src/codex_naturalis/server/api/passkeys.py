"""Endpoints of passkeys, and of proving with one that it is still me."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, delete, get, patch, post, put
from litestar.params import JSONBody, PathParameter
from msgspec.structs import replace

from codex_naturalis.protocol.passkeys import (
    NewPasskey,
    Passkey,
    PasskeyOptions,
    PasskeyRenaming,
    UsedPasskey,
)
from codex_naturalis.protocol.people import Me, PersonKind
from codex_naturalis.protocol.refusals import Code, Refused
from codex_naturalis.protocol.sessions import Account, PasskeyProof, Proof, SecondFactor
from codex_naturalis.server.api.account import account_of
from codex_naturalis.server.api.authentication import (
    SESSION,
    address_of,
    proven_caller,
    services_at,
    session_caller,
    session_of,
)
from codex_naturalis.server.api.failures import refusals
from codex_naturalis.server.api.signing import AnyRequest, agent_of, signed_in
from codex_naturalis.server.api.site_of import site_of
from codex_naturalis.server.people.identity import SignedIn
from codex_naturalis.server.people.passkeys import Site, last_way_in
from codex_naturalis.server.people_limits import Action
from codex_naturalis.server.telemetry.security_events import SecurityEvent

_SIGNED_IN = (Code.UNAUTHENTICATED, Code.FORBIDDEN)
_PROVEN = (Code.WRONG_PASSWORD, Code.NEEDS_PROOF, Code.BUSY)
_Passkey = Annotated[str, PathParameter(description="Its id.")]


@post(
    "/api/sessions/passkey/options",
    tags=["passkeys"],
    summary="Begin to use a passkey",
    description="For signing in, as second factor, and for `/api/me/proof`.",
    response_description="What the browser needs.",
    responses=refusals(),
    security=[{}],
    status_code=200,
)
async def options_to_use(request: AnyRequest) -> PasskeyOptions:
    services = services_at(request)
    services.limits.check(Action.PASSKEY, address_of(request))
    return services.passkeys.options_to_use(_site(request))


@post(
    "/api/sessions/passkey",
    tags=["passkeys"],
    summary="Sign in with a passkey",
    response_description="Who you are now.",
    responses=refusals(Code.WRONG_PASSWORD),
    security=[{}],
)
async def sign_in_with_passkey(request: AnyRequest, data: JSONBody[UsedPasskey]) -> Response[Me]:
    services = services_at(request)
    address = address_of(request)
    services.limits.check(Action.PASSKEY, address)
    try:
        owner = await services.passkeys.check(data, _site(request))
        person = await services.identity.existing(owner)
        if person is None:
            raise Refused(Code.WRONG_PASSWORD, "this passkey is not valid here", case="passkey")
    except Refused as refused:
        services.security.write(
            SecurityEvent.SIGN_IN_FAILED, address=address, how="passkey", why=refused.code.value
        )
        raise
    begun = await services.identity.sessions.begin(person.id, agent_of(request), proven=True)
    services.security.write(
        SecurityEvent.SIGNED_IN, person=person.id, address=address, how="passkey"
    )
    return signed_in(request, SignedIn(person, begun))


@post(
    "/api/me/proof",
    tags=["passkeys"],
    summary="Prove with a passkey that it is me",
    description="For accounts without a password, before what asks for one; counts ten minutes.",
    response_description="Proven.",
    responses=refusals(*_SIGNED_IN, Code.WRONG_PASSWORD),
    security=SESSION,
    status_code=204,
)
async def prove(request: AnyRequest, data: JSONBody[PasskeyProof]) -> None:
    services = services_at(request)
    caller = await session_caller(request)
    session = caller.require_session()
    services.limits.check(Action.PROOF, session.id)
    await services.passkeys.check(data.passkey, _site(request), caller.person.id)
    await services.identity.sessions.prove(session.id)


@get(
    "/api/me/passkeys",
    tags=["passkeys"],
    summary="My passkeys",
    response_description="The oldest first.",
    responses=refusals(*_SIGNED_IN),
    security=SESSION,
)
async def my_passkeys(request: AnyRequest) -> tuple[Passkey, ...]:
    return await services_at(request).passkeys.list((await session_of(request)).id)


@post(
    "/api/me/passkeys/options",
    tags=["passkeys"],
    summary="Begin to add a passkey",
    response_description="What the browser needs.",
    responses=refusals(*_SIGNED_IN, *_PROVEN, Code.NEEDS_ACCOUNT, Code.LIMIT_REACHED),
    security=SESSION,
    status_code=200,
)
async def options_to_add(request: AnyRequest, data: JSONBody[Proof]) -> PasskeyOptions:
    person = (await proven_caller(request, data.password)).person
    return await services_at(request).passkeys.options_to_add(person, _site(request))


@post(
    "/api/me/passkeys",
    tags=["passkeys"],
    summary="Add a passkey",
    response_description="The passkey.",
    responses=refusals(*_SIGNED_IN, Code.WRONG_PASSWORD, Code.LIMIT_REACHED),
    security=SESSION,
)
async def add_passkey(request: AnyRequest, data: JSONBody[NewPasskey]) -> Passkey:
    services = services_at(request)
    person = await session_of(request)
    added = await services.passkeys.add(person, data, _site(request))
    services.security.write(
        SecurityEvent.PASSKEY_ADDED, person=person.id, address=address_of(request), passkey=added.id
    )
    return added


@patch(
    "/api/me/passkeys/{passkey:str}",
    tags=["passkeys"],
    summary="Rename a passkey",
    response_description="The passkey.",
    responses=refusals(*_SIGNED_IN, Code.NOT_FOUND),
    security=SESSION,
)
async def rename_passkey(
    request: AnyRequest, passkey: _Passkey, data: JSONBody[PasskeyRenaming]
) -> Passkey:
    person = await session_of(request)
    return await services_at(request).passkeys.rename(person.id, passkey, data.label)


@delete(
    "/api/me/passkeys/{passkey:str}",
    tags=["passkeys"],
    summary="Remove a passkey",
    description="With the last one, the second factor is switched off.",
    response_description="It no longer signs in.",
    responses=refusals(*_SIGNED_IN, *_PROVEN, Code.NOT_FOUND),
    security=SESSION,
)
async def remove_passkey(request: AnyRequest, passkey: _Passkey, data: JSONBody[Proof]) -> None:
    services = services_at(request)
    person = (await proven_caller(request, data.password)).person
    if await services.passkeys.remove(person, passkey) and person.second_factor:
        await services.identity.change(person, lambda row: replace(row, second_factor=False))
    services.security.write(
        SecurityEvent.PASSKEY_REMOVED,
        person=person.id,
        address=address_of(request),
        passkey=passkey,
    )


@put(
    "/api/me/second-factor",
    tags=["passkeys"],
    summary="Ask for a passkey besides the password",
    response_description="The account.",
    responses=refusals(*_SIGNED_IN, *_PROVEN, Code.NEEDS_ACCOUNT),
    security=SESSION,
)
async def set_second_factor(request: AnyRequest, data: JSONBody[SecondFactor]) -> Account:
    services = services_at(request)
    person = (await proven_caller(request, data.password)).person
    if person.kind is not PersonKind.ACCOUNT:
        raise Refused(Code.NEEDS_ACCOUNT, "a guest has no password: register first")
    has_both = person.password_hash is not None and await services.passkeys.list(person.id)
    if data.on and not has_both:
        raise last_way_in()
    person = await services.identity.change(person, lambda row: replace(row, second_factor=data.on))
    services.security.write(
        SecurityEvent.SECOND_FACTOR_CHANGED,
        person=person.id,
        address=address_of(request),
        on=int(data.on),
    )
    return await account_of(services, person)


route_handlers = [
    options_to_use,
    sign_in_with_passkey,
    prove,
    my_passkeys,
    options_to_add,
    add_passkey,
    rename_passkey,
    remove_passkey,
    set_second_factor,
]


def _site(request: AnyRequest) -> Site:
    return site_of(request.scope, services_at(request).settings)
