"""Endpoints of tokens, with which programs act for a person."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, delete, get, post
from litestar.params import JSONBody, PathParameter

from codex_naturalis.protocol.people import NewToken, Token, TokenSecret
from codex_naturalis.protocol.refusals import Code
from codex_naturalis.server.api.authentication import (
    SESSION,
    address_of,
    proven_caller,
    services_at,
    session_of,
)
from codex_naturalis.server.api.failures import refusals
from codex_naturalis.server.telemetry.security_events import SecurityEvent

AnyRequest = Request[Any, Any, Any]


@get(
    "/api/tokens",
    tags=["tokens"],
    summary="My tokens",
    response_description="All tokens, without their secrets.",
    responses=refusals(Code.UNAUTHENTICATED, Code.FORBIDDEN),
    security=SESSION,
)
async def my_tokens(request: AnyRequest) -> tuple[Token, ...]:
    person = await session_of(request)
    return await services_at(request).identity.tokens.list(person.id)


@post(
    "/api/tokens",
    tags=["tokens"],
    summary="Create a token",
    response_description="The token and its secret, which is never shown again.",
    description="Accounts repeat their password. Every token ends: after 90 days unless told"
    " otherwise, with a new password, and when its person signs out everywhere.",
    responses=refusals(
        Code.UNAUTHENTICATED,
        Code.FORBIDDEN,
        Code.LIMIT_REACHED,
        Code.WRONG_PASSWORD,
        Code.NEEDS_PROOF,
        Code.BUSY,
    ),
    security=SESSION,
)
async def make_token(request: AnyRequest, data: JSONBody[NewToken]) -> TokenSecret:
    services = services_at(request)
    person = (await proven_caller(request, data.password)).person
    made = await services.identity.tokens.create(person, data)
    services.security.write(
        SecurityEvent.TOKEN_MADE,
        person=person.id,
        address=address_of(request),
        access_key=made.token.id,
    )
    return made


@delete(
    "/api/tokens/{token:str}",
    tags=["tokens"],
    summary="Revoke a token",
    response_description="The token is no longer valid; connections that used it are closed.",
    responses=refusals(Code.UNAUTHENTICATED, Code.FORBIDDEN, Code.NOT_FOUND),
    security=SESSION,
)
async def revoke_token(
    request: AnyRequest, token: Annotated[str, PathParameter(description="Its id.")]
) -> None:
    person = await session_of(request)
    services = services_at(request)
    await services.identity.tokens.revoke(person.id, token)
    await services.connections.check_authorised(person.id)
    services.security.write(
        SecurityEvent.TOKEN_REVOKED, person=person.id, address=address_of(request), access_key=token
    )


route_handlers = [my_tokens, make_token, revoke_token]
