"""Endpoints of saved analyses, which are for accounts."""

from __future__ import annotations

from secrets import token_urlsafe
from typing import Annotated, Any

from litestar import Request, delete, get, post
from litestar.params import JSONBody, PathParameter

from codex_naturalis.protocol.analyses import NewAnalysis, OpenedAnalysis, SavedAnalysis
from codex_naturalis.protocol.people import PersonKind, Scope
from codex_naturalis.protocol.refusals import Code, Refused
from codex_naturalis.server.analysing.positions import tree_of
from codex_naturalis.server.api.authentication import SESSION_OR_TOKEN, caller_of, services_at
from codex_naturalis.server.api.failures import refusals
from codex_naturalis.server.api.limiting import check_pace
from codex_naturalis.server.api.study import check_rate
from codex_naturalis.server.people_limits import Action
from codex_naturalis.server.ports.store import AnalysisRow

AnyRequest = Request[Any, Any, Any]
AnalysisId = Annotated[str, PathParameter(description="Its id.")]

MOST = 100
"""The most that one person can save."""
_READ = (Code.UNAUTHENTICATED, Code.NO_SCOPE)


@get(
    "/api/me/analyses",
    tags=["analysis"],
    summary="My saved analyses",
    response_description="The last saved first.",
    responses=refusals(*_READ),
    security=SESSION_OR_TOKEN,
)
async def mine(request: AnyRequest) -> tuple[SavedAnalysis, ...]:
    person = await _person(request, Scope.READ)
    rows = await services_at(request).store.analyses.of(person)
    return tuple(_saved(row) for row in rows)


@post(
    "/api/me/analyses",
    tags=["analysis"],
    summary="Save an analysis",
    description=f"At most {MOST}, for accounts only. It is checked half-move by half-move.",
    response_description="The saved analysis.",
    responses=refusals(
        *_READ,
        Code.BAD_RECORD,
        Code.BAD_REQUEST,
        Code.NEEDS_ACCOUNT,
        Code.LIMIT_REACHED,
        Code.NOT_FOUND,
    ),
    security=SESSION_OR_TOKEN,
)
async def save(request: AnyRequest, data: JSONBody[NewAnalysis]) -> SavedAnalysis:
    caller = await caller_of(request)
    caller.require(Scope.CREATE)
    if caller.person.kind is not PersonKind.ACCOUNT:
        raise Refused(Code.NEEDS_ACCOUNT, "saving analyses needs an account", case="analyses")
    services = services_at(request)
    check_pace(request, Action.IMPORT, caller.person.id)
    if not data.title.isprintable() or data.title != data.title.strip():
        raise Refused(
            Code.BAD_REQUEST, "a title has printable characters and no blanks around", case="title"
        )
    tree_of(data.text)
    store = services.store.analyses
    if data.id is not None and await store.get(caller.person.id, data.id) is None:
        raise _missing()
    row = AnalysisRow(
        data.id or token_urlsafe(9), caller.person.id, data.title, services.clock.now(), data.text
    )
    if not await store.save(row, MOST):
        raise Refused(
            Code.LIMIT_REACHED,
            f"{MOST} analyses at most: delete one first",
            case="analyses",
            parameters={"most": MOST},
        )
    return _saved(row)


@get(
    "/api/me/analyses/{analysis:str}",
    tags=["analysis"],
    summary="A saved analysis",
    response_description="The analysis and its text.",
    responses=refusals(*_READ, Code.NOT_FOUND),
    security=SESSION_OR_TOKEN,
)
async def one(request: AnyRequest, analysis: AnalysisId) -> OpenedAnalysis:
    check_rate(request)
    person = await _person(request, Scope.READ)
    row = await services_at(request).store.analyses.get(person, analysis)
    if row is None:
        raise _missing()
    return OpenedAnalysis(_saved(row), row.text)


@delete(
    "/api/me/analyses/{analysis:str}",
    tags=["analysis"],
    summary="Delete a saved analysis",
    response_description="It is gone.",
    responses=refusals(*_READ, Code.NOT_FOUND),
    security=SESSION_OR_TOKEN,
)
async def remove(request: AnyRequest, analysis: AnalysisId) -> None:
    person = await _person(request, Scope.CREATE)
    if not await services_at(request).store.analyses.remove(person, analysis):
        raise _missing()


async def _person(request: AnyRequest, scope: Scope) -> str:
    caller = await caller_of(request)
    caller.require(scope)
    return caller.person.id


def _saved(row: AnalysisRow) -> SavedAnalysis:
    return SavedAnalysis(row.id, row.title, row.at)


def _missing() -> Refused:
    return Refused(Code.NOT_FOUND, "there is no such analysis of yours", case="analysis")


route_handlers = [mine, save, one, remove]
