"""Metrics of the bus, and of thoughts that it carries."""

from __future__ import annotations

from collections.abc import Iterable

from prometheus_client import Metric
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily

from codex_naturalis.server.ports.bus import Bus
from codex_naturalis.server.ports.thinker import ThoughtCounts


def of_the_bus(bus: Bus) -> Iterable[Metric]:
    hints = CounterMetricFamily("codex_bus_hints", "Hints on the bus", labels=["what"])
    for what, number in vars(bus.counts).items():
        hints.add_metric([what], number)
    yield hints
    about = "Whether the bus is connected"
    yield GaugeMetricFamily("codex_bus_connected", about, float(bus.connected()))


def of_thoughts(counts: ThoughtCounts) -> Iterable[Metric]:
    made = CounterMetricFamily("codex_thoughts", "Thoughts, by who was asked", labels=["by"])
    made.add_metric(["worker"], counts.by_workers)
    made.add_metric(["node"], counts.here)
    yield made
    about = "Thoughts asked again because a worker was lost"
    yield CounterMetricFamily("codex_thoughts_again", about, counts.again)
    workers = GaugeMetricFamily("codex_workers", "Workers that are there", labels=["version"])
    workers.add_metric(["same"], counts.workers)
    workers.add_metric(["other"], counts.foreign)
    yield workers
