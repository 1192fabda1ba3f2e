"""Endpoints for everybody: reports, decisions about oneself, people one has blocked."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, delete, get, post, put
from litestar.params import JSONBody, PathParameter

from codex_naturalis.protocol.moderation import (
    BlockedPerson,
    MadeReport,
    MyDecision,
    MyReport,
    NewAppeal,
    NewReport,
)
from codex_naturalis.protocol.refusals import Code
from codex_naturalis.server.api.authentication import SESSION, services_at, session_of
from codex_naturalis.server.api.failures import refusals
from codex_naturalis.server.api.security import client_address
from codex_naturalis.server.people_limits import Action
from codex_naturalis.server.telemetry.security_events import SecurityEvent

AnyRequest = Request[Any, Any, Any]
DecisionNumber = Annotated[int, PathParameter(ge=1, le=2**53)]
Other = Annotated[str, PathParameter(max_length=40, description="The id of the other person.")]

_SIGNED_IN = (Code.UNAUTHENTICATED, Code.FORBIDDEN, Code.BANNED)


@post(
    "/api/reports",
    tags=["moderation"],
    summary="Report a person",
    description="Moderators read it, with the chat around the line. The person is not told.",
    response_description="The report was made.",
    responses=refusals(*_SIGNED_IN, Code.NOT_FOUND, Code.ALREADY_DECIDED, Code.LIMIT_REACHED),
    security=SESSION,
)
async def report(request: AnyRequest, data: JSONBody[NewReport]) -> MadeReport:
    person = await session_of(request)
    services = services_at(request)
    address = client_address(request.scope, services.settings)
    services.limits.check(Action.REPORT, person.id, address)
    number = await services.moderation.reporting.report(person, data)
    services.security.write(
        SecurityEvent.REPORTED, person=data.person, kind=data.kind.value, by=person.id
    )
    return MadeReport(number)


@get(
    "/api/me/reports",
    tags=["moderation"],
    summary="My reports",
    response_description="The newest first, with what came of them where I may know it.",
    responses=refusals(*_SIGNED_IN),
    security=SESSION,
)
async def my_reports(request: AnyRequest) -> tuple[MyReport, ...]:
    person = await session_of(request)
    return await services_at(request).moderation.reporting.mine(person.id)


@post(
    "/api/me/reports/seen",
    tags=["moderation"],
    summary="I have read what came of my reports",
    response_description="It is noted.",
    responses=refusals(*_SIGNED_IN),
    status_code=204,
    security=SESSION,
)
async def see_reports(request: AnyRequest) -> None:
    person = await session_of(request)
    await services_at(request).store.moderation.see_reports(person.id)


@get(
    "/api/me/decisions",
    tags=["moderation"],
    summary="Decisions about me",
    response_description="The newest first, each with its reason and its end.",
    responses=refusals(Code.UNAUTHENTICATED, Code.FORBIDDEN),
    security=SESSION,
)
async def my_decisions(request: AnyRequest) -> tuple[MyDecision, ...]:
    person = await session_of(request)
    return await services_at(request).moderation.own.all_of(person.id)


@post(
    "/api/me/decisions/{decision:int}/seen",
    tags=["moderation"],
    summary="I have read a decision",
    response_description="It is noted.",
    responses=refusals(Code.UNAUTHENTICATED, Code.FORBIDDEN, Code.NOT_FOUND),
    status_code=204,
    security=SESSION,
)
async def see_decision(request: AnyRequest, decision: DecisionNumber) -> None:
    person = await session_of(request)
    await services_at(request).moderation.own.see(person.id, decision)


@post(
    "/api/me/decisions/{decision:int}/appeal",
    tags=["moderation"],
    summary="Appeal against a decision",
    description="Once. Somebody else than who has decided answers it, where there is somebody.",
    response_description="All decisions about me.",
    responses=refusals(Code.UNAUTHENTICATED, Code.FORBIDDEN, Code.NOT_FOUND, Code.ALREADY_DECIDED),
    security=SESSION,
)
async def appeal(
    request: AnyRequest, decision: DecisionNumber, data: JSONBody[NewAppeal]
) -> tuple[MyDecision, ...]:
    person = await session_of(request)
    own = services_at(request).moderation.own
    await own.appeal(person.id, decision, data.text)
    return await own.all_of(person.id)


@get(
    "/api/me/blocks",
    tags=["moderation"],
    summary="People I have blocked",
    response_description="The first first.",
    responses=refusals(*_SIGNED_IN),
    security=SESSION,
)
async def my_blocks(request: AnyRequest) -> tuple[BlockedPerson, ...]:
    person = await session_of(request)
    return await services_at(request).moderation.blocks.of(person.id)


@put(
    "/api/me/blocks/{other:str}",
    tags=["moderation"],
    summary="Block a person",
    description="Their chat does not reach me, pairing keeps us apart, and they cannot sit down at"
    " my tables. They are not told.",
    response_description="All people I have blocked.",
    responses=refusals(*_SIGNED_IN, Code.NOT_FOUND, Code.LIMIT_REACHED),
    security=SESSION,
)
async def block(request: AnyRequest, other: Other) -> tuple[BlockedPerson, ...]:
    person = await session_of(request)
    blocks = services_at(request).moderation.blocks
    await blocks.block(person.id, other)
    return await blocks.of(person.id)


@delete(
    "/api/me/blocks/{other:str}",
    tags=["moderation"],
    summary="Block a person no longer",
    response_description="The person is not blocked.",
    responses=refusals(*_SIGNED_IN),
    security=SESSION,
)
async def unblock(request: AnyRequest, other: Other) -> None:
    person = await session_of(request)
    await services_at(request).moderation.blocks.unblock(person.id, other)


route_handlers = [
    report,
    my_reports,
    see_reports,
    my_decisions,
    see_decision,
    appeal,
    my_blocks,
    block,
    unblock,
]
