"""Endpoints of tokens, with which programs act for a person."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, delete, get, post
from litestar.params import JSONBody, PathParameter

from codex_naturalis.protocol.people import NewToken, Token, TokenSecret
from codex_naturalis.protocol.refusals import Code
from codex_naturalis.server.api.authentication import SESSION, services_at, session_of
from codex_naturalis.server.api.failures import refusals

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
    return await services_at(request).identity.tokens(await session_of(request))


@post(
    "/api/tokens",
    tags=["tokens"],
    summary="Create a token",
    response_description="The token and its secret, which is never shown again.",
    responses=refusals(Code.UNAUTHENTICATED, Code.FORBIDDEN, Code.LIMIT_REACHED),
    security=SESSION,
)
async def make_token(request: AnyRequest, data: JSONBody[NewToken]) -> TokenSecret:
    return await services_at(request).identity.new_token(await session_of(request), data)


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
    await services.identity.revoke_token(person, token)
    await services.connections.check_authorised(person.id)


route_handlers = [my_tokens, make_token, revoke_token]
