"""Statistics as files in memory: made when they are first asked for, and made again only when a
game of people has been counted since. No request reads a game."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

from msgspec import json

from codex_naturalis.analysis.statistic_rows import csv_of, group_statistics
from codex_naturalis.analysis.statistics import Group, shipped
from codex_naturalis.protocol.statistics import (
    StatisticsGroup,
    StatisticsSource,
    StatisticsTopic,
)
from codex_naturalis.server.api.static_files import REVALIDATE, StaticFile, static_file
from codex_naturalis.server.archive.people_statistics import PeopleStatistics
from codex_naturalis.server.nodes.node import Node

MINUTE = 60_000


class Wanted(NamedTuple):
    source: StatisticsSource
    group: StatisticsGroup
    topic: StatisticsTopic | None = None
    """A topic as CSV; None: all of it as JSON."""


class StatisticsFiles:
    def __init__(self, people: PeopleStatistics, node: Node) -> None:
        self._people = people
        self._node = node
        self._files: dict[Wanted, tuple[tuple[int, int], StaticFile]] = {}
        """With the version of people's statistics that each was made from, and the minute if other
        nodes count games too."""
        self._making = asyncio.Lock()

    async def file(self, wanted: Wanted) -> StaticFile:
        async with self._making:
            version = self._version if wanted.source is StatisticsSource.PEOPLE else (0, 0)
            made, file = self._files.get(wanted, (None, None))
            if file is None or made != version:
                file = await self._make(wanted)
                self._files[wanted] = (version, file)
            return file

    @property
    def _version(self) -> tuple[int, int]:
        minute = self._node.clock.now() // MINUTE if self._node.others else 0
        return self._people.version, minute

    async def _make(self, wanted: Wanted) -> StaticFile:
        if wanted.source is StatisticsSource.BOTS:
            return await asyncio.to_thread(_of_bots, wanted)
        group = await self._people.group(wanted.group)
        return await asyncio.to_thread(_file, wanted, group, "")


def _of_bots(wanted: Wanted) -> StaticFile:
    statistics = shipped()
    return _file(wanted, statistics.groups[wanted.group], statistics.command)


def _file(wanted: Wanted, group: Group, command: str) -> StaticFile:
    if wanted.topic is not None:
        return static_file("statistics.csv", csv_of(group, wanted.topic).encode(), REVALIDATE)
    made = group_statistics(wanted.source, wanted.group, group, command)
    return static_file("statistics.json", json.encode(made), REVALIDATE)
