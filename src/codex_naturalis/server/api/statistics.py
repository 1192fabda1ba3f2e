"""Endpoints of statistics: how often cards, objectives, starters, seats and openings won."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import QueryParameter

from codex_naturalis.protocol.statistics import (
    GroupStatistics,
    StatisticsGroup,
    StatisticsSource,
    StatisticsTopic,
)
from codex_naturalis.server.api.authentication import services_at
from codex_naturalis.server.api.failures import refusals
from codex_naturalis.server.api.static_files import file_response
from codex_naturalis.server.api.statistics_files import Wanted

Source = Annotated[StatisticsSource, QueryParameter(description="Whose games.")]
GroupName = Annotated[
    StatisticsGroup, QueryParameter(description="Games of so many players, or of a solo mode.")
]
Topic = Annotated[StatisticsTopic, QueryParameter(description="Which list.")]

AnyRequest = Request[Any, Any, Any]


@get(
    "/api/statistics",
    tags=["statistics"],
    summary="How often cards, objectives, starters, seats and openings won",
    description="Of the bots' games, which come with the program, or of people's games on this "
    "server. Each share has its 95 % interval; compare it with `average`. An ETag tells whether "
    "anything has changed.",
    response_description="All lists of the group.",
    responses=refusals(),
    security=[{}],
)
async def statistics(
    request: AnyRequest,
    source: Source = StatisticsSource.BOTS,
    group: GroupName = StatisticsGroup.TWO,
) -> Response[GroupStatistics]:
    return await _answer(request, Wanted(source, group))


@get(
    "/api/statistics.csv",
    tags=["statistics"],
    summary="One list of the statistics as CSV",
    response_description="A line of headings, then one line for each row.",
    media_type="text/csv",
    responses={200: ResponseSpec(str, media_type="text/csv"), **refusals()},
    security=[{}],
)
async def statistics_csv(
    request: AnyRequest,
    source: Source = StatisticsSource.BOTS,
    group: GroupName = StatisticsGroup.TWO,
    topic: Topic = StatisticsTopic.CARDS,
) -> Response[str]:
    response = await _answer(request, Wanted(source, group, topic))
    name = f"codex-{source}-{group}-{topic}.csv"
    response.headers["content-disposition"] = f'attachment; filename="{name}"'
    return response


async def _answer(request: AnyRequest, wanted: Wanted) -> Response[Any]:
    return file_response(request, await services_at(request).statistics.file(wanted))


route_handlers = [statistics, statistics_csv]
