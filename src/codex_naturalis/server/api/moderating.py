"""Endpoints of moderators and hosts: the queue, the evidence, decisions and their log."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, get, post
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

from codex_naturalis.protocol.moderation import (
    BlockedNetwork,
    DecisionLog,
    DecisionRequest,
    Evidence,
    Lifting,
    LoggedDecision,
    ModeratedPerson,
    ModerationQueue,
    NewAppealAnswer,
    PassingOn,
    QueueView,
    ReportedChatLine,
)
from codex_naturalis.protocol.refusals import Code, Refused
from codex_naturalis.server.api.authentication import SESSION, services_at, session_of
from codex_naturalis.server.api.failures import refusals
from codex_naturalis.server.api.language import words_for
from codex_naturalis.server.api.security import client_address
from codex_naturalis.server.api.services import Services
from codex_naturalis.server.moderation.logged import logged
from codex_naturalis.server.moderation.rank import Decider
from codex_naturalis.server.ports.moderation_store import DecisionRow

AnyRequest = Request[Any, Any, Any]
DecisionNumber = Annotated[int, PathParameter(ge=1, le=2**53, description="Of the log.")]
ReportNumber = Annotated[int, PathParameter(ge=1, le=2**53)]

_ROLE = (Code.UNAUTHENTICATED, Code.FORBIDDEN, Code.BANNED)
_OF_A_DECISION = (*_ROLE, Code.NOT_FOUND, Code.ALREADY_DECIDED)


async def decider_of(request: AnyRequest) -> Decider:
    """Raises Refused for who has no role."""
    person = await session_of(request)
    role = services_at(request).moderation.sanctions.role_of(person.id)
    if role is None:
        raise Refused(
            Code.FORBIDDEN, "this is for moderators and hosts of this server", case="role"
        )
    return Decider(person.id, role)


@get(
    "/api/moderation/queue",
    tags=["moderation"],
    summary="What is to be decided",
    response_description="One case a person, and one an appeal.",
    responses=refusals(*_ROLE),
    security=SESSION,
)
async def queue(
    request: AnyRequest,
    view: Annotated[
        QueueView, QueryParameter(description="What is open, what I have closed, or all closed.")
    ] = QueueView.OPEN,
) -> ModerationQueue:
    decider = await decider_of(request)
    return await services_at(request).moderation.cases.queue(view, decider)


@get(
    "/api/moderation/people/{person:str}",
    tags=["moderation"],
    summary="The evidence about a person",
    response_description="Reports with the chat around them, and what was decided before.",
    responses=refusals(*_ROLE, Code.NOT_FOUND),
    security=SESSION,
)
async def evidence(request: AnyRequest, person: FromPath[str]) -> Evidence:
    decider = await decider_of(request)
    return await services_at(request).moderation.archivist.evidence(decider, person)


@get(
    "/api/moderation/people",
    tags=["moderation"],
    summary="Look for a person",
    response_description="Whose name contains that, the newest first; at most thirty.",
    responses=refusals(*_ROLE),
    security=SESSION,
)
async def find_people(
    request: AnyRequest,
    name: Annotated[
        str, QueryParameter(max_length=200, description="A name, a part of it, or an id.")
    ],
) -> tuple[ModeratedPerson, ...]:
    decider = await decider_of(request)
    return await services_at(request).moderation.archivist.people(decider, name)


@get(
    "/api/moderation/log",
    tags=["moderation"],
    summary="All decisions",
    description="Nothing in it is ever changed or deleted.",
    response_description="A page, the newest first.",
    responses=refusals(*_ROLE),
    security=SESSION,
)
async def log(
    request: AnyRequest,
    before: Annotated[
        int | None, QueryParameter(ge=1, le=2**53, description="`more` of the page before.")
    ] = None,
    person: Annotated[
        str | None, QueryParameter(max_length=40, description="The id of whom they are about.")
    ] = None,
) -> DecisionLog:
    decider = await decider_of(request)
    return await services_at(request).moderation.archivist.log(decider, before, person)


@get(
    "/api/moderation/reports/{report:int}/chat",
    tags=["moderation"],
    summary="The chat of a report",
    response_description="All lines of that table that have not been deleted.",
    responses=refusals(*_ROLE, Code.NOT_FOUND),
    security=SESSION,
)
async def reported_chat(request: AnyRequest, report: ReportNumber) -> tuple[ReportedChatLine, ...]:
    decider = await decider_of(request)
    return await services_at(request).moderation.archivist.chat(decider, report)


@get(
    "/api/moderation/blocked-networks",
    tags=["moderation"],
    summary="Blocked networks",
    description="For hosts only.",
    response_description="The oldest first.",
    responses=refusals(*_ROLE),
    security=SESSION,
)
async def blocked_networks(request: AnyRequest) -> tuple[BlockedNetwork, ...]:
    decider = await decider_of(request)
    if not decider.hosts:
        raise Refused(Code.FORBIDDEN, "this is for hosts", case="rank")
    services = services_at(request)
    store = services.store.moderation
    shown = []
    for block in await store.address_blocks(services.clock.now()):
        made = await store.decision(block.decision)
        if made is not None:
            shown.append(BlockedNetwork(made.id, block.network, made.at, block.until, made.reason))
    return tuple(shown)


@post(
    "/api/moderation/decisions",
    tags=["moderation"],
    summary="Decide",
    description="The person sees the reason, and not who has decided.",
    response_description="The decision, as it is in the log.",
    responses=refusals(*_OF_A_DECISION, Code.GAME_OVER, Code.BUSY),
    security=SESSION,
)
async def decide(request: AnyRequest, data: JSONBody[DecisionRequest]) -> LoggedDecision:
    decider = await decider_of(request)
    services = services_at(request)
    address = client_address(request.scope, services.settings)
    deciding = services.moderation.deciding
    row = await deciding.decide(decider, data, words_for(request), address)
    return await _in_force(services, decider, row)


@post(
    "/api/moderation/decisions/{decision:int}/undo",
    tags=["moderation"],
    summary="Undo my decision",
    description="Within ten minutes: as if it had not been made, its reports are open again.",
    response_description="What has undone it, as it is in the log.",
    responses=refusals(*_OF_A_DECISION, Code.TOO_LATE),
    security=SESSION,
)
async def undo(request: AnyRequest, decision: DecisionNumber) -> LoggedDecision:
    decider = await decider_of(request)
    services = services_at(request)
    row = await services.moderation.deciding.undo(decider, decision)
    return await _in_force(services, decider, row)


@post(
    "/api/moderation/decisions/{decision:int}/lift",
    tags=["moderation"],
    summary="Lift a mute, a ban or a block",
    description="It ends now. The person sees the reason.",
    response_description="What has lifted it, as it is in the log.",
    responses=refusals(*_OF_A_DECISION, Code.TOO_LATE),
    security=SESSION,
)
async def lift(
    request: AnyRequest, decision: DecisionNumber, data: JSONBody[Lifting]
) -> LoggedDecision:
    decider = await decider_of(request)
    services = services_at(request)
    row = await services.moderation.deciding.lift(decider, decision, data.reason)
    return await _in_force(services, decider, row)


@post(
    "/api/moderation/decisions/{decision:int}/appeal",
    tags=["moderation"],
    summary="Answer an appeal",
    description="By somebody else than who has decided, where there is somebody.",
    response_description="The answer, as it is in the log.",
    responses=refusals(*_OF_A_DECISION),
    security=SESSION,
)
async def answer(
    request: AnyRequest, decision: DecisionNumber, data: JSONBody[NewAppealAnswer]
) -> LoggedDecision:
    decider = await decider_of(request)
    services = services_at(request)
    deciding = services.moderation.deciding
    row = await deciding.answer(decider, decision, data.uphold, data.reason)
    return await _in_force(services, decider, row)


@post(
    "/api/moderation/reports/pass-on",
    tags=["moderation"],
    summary="Leave reports to a host",
    response_description="They are the host's now.",
    responses=refusals(*_OF_A_DECISION),
    status_code=204,
    security=SESSION,
)
async def pass_on(request: AnyRequest, data: JSONBody[PassingOn]) -> None:
    decider = await decider_of(request)
    await services_at(request).moderation.deciding.pass_on(decider, data.reports)


route_handlers = [
    queue,
    evidence,
    find_people,
    log,
    reported_chat,
    blocked_networks,
    decide,
    undo,
    lift,
    answer,
    pass_on,
]


async def _in_force(services: Services, reader: Decider, row: DecisionRow) -> LoggedDecision:
    """Carry it out, and show it."""
    sanctions = services.moderation.sanctions
    await sanctions.follow()
    now = services.clock.now()
    (entry,) = await logged(services.store, [row], reader, sanctions.roles, now)
    return entry
