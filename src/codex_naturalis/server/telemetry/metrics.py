"""Numbers for Prometheus. Labels come from short, fixed lists: none can carry a person, a table,
a card or whatever a stranger writes into a path."""

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
    generate_latest,
)

from codex_naturalis.protocol.commands import AnyCommand
from codex_naturalis.protocol.refusals import Code

CONTENT_TYPE = CONTENT_TYPE_LATEST
COMMANDS = frozenset(command.__struct_config__.tag for command in get_args(AnyCommand))
OTHER = "other"
QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0)


class Metrics:
    """Those without labels are used as they are; those with labels by the methods, which keep
    the labels to their lists."""

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
        frames = counter("frames", "WebSocket messages", "direction")
        self.frames_in, self.frames_out = frames.labels("in"), frames.labels("out")
        self._commands = counter("commands", "Commands over WebSockets", "type", "outcome")
        self._outcomes: dict[tuple[str, Code | None], Counter] = {}
        self.sockets = gauge("sockets_open", "WebSockets open now")
        self._entries = counter("entries_saved", "Half-moves, and the rest of logs, safe on disk")
        self._save_seconds = histogram("save_seconds", "Time to make a change safe", QUICK)
        self.thoughts_waiting = gauge("thoughts_waiting", "Thoughts that wait for a thinker")
        self.thought_seconds = histogram("thought_seconds", "Time from asking to the move", SLOW)
        self.rooms = gauge("rooms", "Tables in memory")
        self.loop_lag = histogram("loop_lag_seconds", "How late the event loop comes", QUICK)
        self.chat_lines = counter("chat_lines", "Lines of chat said")

    def request(self, route: str, status: int, seconds: float) -> None:
        """`route` must be a template of ours, never a path."""
        self._requests.labels(route, str(status)).inc()
        self._request_seconds.labels(route).observe(seconds)

    def command(self, tag: str, refused: Code | None = None) -> None:
        """A command by its tag (what is none of ours counts as other), done or refused."""
        known = tag if tag in COMMANDS else OTHER
        counted = self._outcomes.get((known, refused))
        if counted is None:
            outcome = "done" if refused is None else refused.value
            counted = self._outcomes[known, refused] = self._commands.labels(known, outcome)
        counted.inc()

    def saved(self, entries: int, seconds: float) -> None:
        """So many lines of a log were made safe together."""
        self._entries.inc(entries)
        self._save_seconds.observe(seconds)

    async def watch_loop(self, every: float = 0.5) -> None:
        """Run as a task: measure how late the event loop wakes us."""
        while True:
            asked = perf_counter()
            await asyncio.sleep(every)
            self.loop_lag.observe(max(0.0, perf_counter() - asked - every))

    def render(self) -> bytes:
        return generate_latest(self.registry)
