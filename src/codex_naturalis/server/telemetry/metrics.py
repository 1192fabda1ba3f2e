"""Metrics for Prometheus. Labels come from short, fixed lists: none can contain a person, a table,
a card, or what somebody writes into a path."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from time import perf_counter
from typing import get_args

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    Metric,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily
from prometheus_client.registry import Collector

from codex_naturalis.protocol.commands import AnyCommand
from codex_naturalis.protocol.refusals import Code
from codex_naturalis.server.ports.bus import Bus
from codex_naturalis.server.ports.thinker import ThoughtCounts
from codex_naturalis.server.telemetry.bus_metrics import of_the_bus, of_thoughts
from codex_naturalis.server.telemetry.wire_events import WireEvents, WireLimit

CONTENT_TYPE = CONTENT_TYPE_LATEST
COMMANDS = frozenset(command.__struct_config__.tag for command in get_args(AnyCommand))
OTHER = "other"
QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0)


class Metrics(Collector):
    """Metrics without labels are used directly. Metrics with labels have methods, which check the
    labels."""

    content_type = CONTENT_TYPE

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()

        def counter(name: str, about: str, *labels: str) -> Counter:
            return Counter(name, about, labels, "codex", registry=registry)

        def gauge(name: str, about: str) -> Gauge:
            return Gauge(name, about, (), "codex", registry=registry)

        def histogram(
            name: str, about: str, buckets: Iterable[float], labels: Iterable[str] = ()
        ) -> Histogram:
            return Histogram(
                name, about, labels, "codex", registry=registry, buckets=tuple(buckets)
            )

        self._requests = counter("requests", "HTTP requests answered", "route", "status")
        self._request_seconds = histogram(
            "request_seconds", "Time to answer HTTP requests", QUICK, ["route"]
        )
        self.frames_in = self.frames_out = self.chat_lines = self._entries = 0
        """Plain numbers, as the event loop alone counts them: the locks of `Counter` would take
        longer than what is counted."""
        self._commands: dict[tuple[str, Code | None], int] = {}
        self.wire = WireEvents()
        self.bus: Bus | None = None
        self.thoughts: ThoughtCounts | None = None
        registry.register(self)
        self.sockets = gauge("sockets_open", "WebSockets open now")
        self._save_seconds = histogram("save_seconds", "Time to make a change safe", QUICK)
        self.thoughts_waiting = gauge("thoughts_waiting", "Thoughts that wait for a thinker")
        self.thought_seconds = histogram("thought_seconds", "Time from asking to the move", SLOW)
        self.disk_free = gauge("disk_free_bytes", "Free disk where the data are")
        self.damaged = gauge("damaged", "Tables, or the whole store, in which damage was found")
        self.rooms = gauge("rooms", "Tables in memory")
        self._housekeeping = counter("housekeeping", "Things that housekeeping has done", "task")
        self._limits = counter("limits_reached", "Refusals because of a limit", "limit")
        self.loop_lag = histogram("loop_lag_seconds", "How late the event loop comes", QUICK)

    def request(self, route: str, status: int, seconds: float) -> None:
        """`route` must be a declared route, never a path."""
        self._requests.labels(route, str(status)).inc()
        self._request_seconds.labels(route).observe(seconds)

    def command(self, tag: str, refused: Code | None = None) -> None:
        """A command by its tag (unknown tags count as `other`), done or refused."""
        known = tag if tag in COMMANDS else OTHER
        self._commands[known, refused] = self._commands.get((known, refused), 0) + 1

    def saved(self, entries: int, seconds: float) -> None:
        """So many log entries were saved in one commit."""
        self._entries += entries
        self._save_seconds.observe(seconds)

    def housekeeping(self, task: str, number: int) -> None:
        """A task of the schedule has done so many things."""
        self._housekeeping.labels(task).inc(number)

    def limit(self, name: str) -> None:
        """A limit, by its code and case, has refused something."""
        self._limits.labels(name).inc()

    def collect(self) -> Iterable[Metric]:
        """The plain numbers, for the registry."""
        frames = CounterMetricFamily("codex_frames", "WebSocket messages", labels=["direction"])
        frames.add_metric(["in"], self.frames_in)
        frames.add_metric(["out"], self.frames_out)
        commands = CounterMetricFamily(
            "codex_commands", "Commands over WebSockets", labels=["type", "outcome"]
        )
        for (tag, refused), number in self._commands.items():
            commands.add_metric([tag, "done" if refused is None else refused.value], number)
        limits = CounterMetricFamily("codex_wire_limits", "Limits met", labels=["limit"])
        for limit in WireLimit:
            limits.add_metric([limit.value], self.wire.met[limit])
        entries = "Half-moves, and the rest of logs, safe on disk"
        yield frames
        yield commands
        yield limits
        yield CounterMetricFamily("codex_entries_saved", entries, self._entries)
        yield CounterMetricFamily("codex_chat_lines", "Lines of chat said", self.chat_lines)
        if self.bus is not None:
            yield from of_the_bus(self.bus)
        if self.thoughts is not None:
            yield from of_thoughts(self.thoughts)

    async def watch_loop(self, every: float = 0.5) -> None:
        """Run as a task: measure how late the event loop wakes it up."""
        while True:
            started = perf_counter()
            await asyncio.sleep(every)
            self.loop_lag.observe(max(0.0, perf_counter() - started - every))

    def render(self) -> bytes:
        return generate_latest(self.registry)
