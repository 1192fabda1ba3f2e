"""What Prometheus and Grafana ask for is what nodes and workers tell."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from prometheus_client.parser import text_string_to_metric_families

from codex_naturalis.cluster.programs import Program
from codex_naturalis.server.bus.memory import MemoryBus
from codex_naturalis.server.ports.thinker import ThoughtCounts
from codex_naturalis.server.telemetry.metrics import Metrics
from codex_naturalis.server.thinking.bus_worker import BusWorker
from codex_naturalis.server.thinking.pool import PoolThinker
from codex_naturalis.server.worker_endpoints import WorkerEndpoints
from tests.debian import present

pytestmark = pytest.mark.anyio

DEPLOY = Path(__file__).parents[2] / "deploy"
PROMTOOL = Program("promtool", "promtool", "prometheus")
NAME = re.compile(r"\bcodex_\w+")
LABELS = re.compile(r"\b(codex_\w+)\{([^}]*)\}")
LABEL = re.compile(r'(\w+)\s*(?:=~|!~|!=|=)\s*"')
SCRAPED = {"instance", "job", "le"}
"""Labels of every metric, or of the buckets of one."""


@pytest.fixture
async def told() -> dict[str, set[str]]:
    """Every metric with its labels, whose values come with the first event."""
    metrics, bus = Metrics(), MemoryBus()
    metrics.bus, metrics.thoughts = bus, ThoughtCounts()
    metrics.request("/health", 200, 0.1)
    metrics.command("play")
    metrics.housekeeping("guests", 1)
    metrics.limit("busy")
    worker = BusWorker(bus, PoolThinker(1, 1), 1)
    sent: list[Any] = []

    async def send(message: Any) -> None:
        sent.append(message)

    async def receive() -> Any:
        raise AssertionError

    await WorkerEndpoints(worker, bus)({"type": "http", "path": "/metrics"}, receive, send)
    await worker._pool.close()
    found: dict[str, set[str]] = {}
    for text in (metrics.render().decode(), sent[1]["body"].decode()):
        for family in text_string_to_metric_families(text):
            for sample in family.samples:
                found.setdefault(sample.name, set()).update(sample.labels)
    return found


def expressions() -> Iterator[str]:
    dashboard = json.loads((DEPLOY / "grafana.json").read_text())
    for panel in dashboard["panels"]:
        yield from (target["expr"] for target in panel.get("targets", ()))
    for variable in dashboard["templating"]["list"]:
        if variable["type"] == "query":
            yield variable["query"]["query"]
    for line in (DEPLOY / "alerts.yml").read_text().splitlines():
        if "codex_" in line:
            yield line


async def test_every_metric_is_there(told: dict[str, set[str]]) -> None:
    """Law: what a panel or an alert asks for is told, and so are the labels that it asks by."""
    asked = set()
    for expression in expressions():
        asked |= {*NAME.findall(expression)}
        for name, labels in LABELS.findall(expression):
            assert {*LABEL.findall(labels)} <= told[name] | SCRAPED, expression
    assert len(asked) > 20
    assert asked <= told.keys(), asked - told.keys()


async def test_nothing_is_left_out(told: dict[str, set[str]]) -> None:
    """Law: what nodes and workers tell is somewhere on the dashboard."""
    asked = {name for expression in expressions() for name in NAME.findall(expression)}
    ends = re.compile(r"_(total|bucket|count|sum|created)$")
    assert {ends.sub("", name) for name in told} == {ends.sub("", name) for name in asked}


def test_the_dashboard() -> None:
    """Panels have numbers of their own, and none covers another."""
    panels = json.loads((DEPLOY / "grafana.json").read_text())["panels"]
    assert len({panel["id"] for panel in panels}) == len(panels)
    places = [panel["gridPos"] for panel in panels]
    cells = [
        (x, y)
        for at in places
        for x in range(at["x"], at["x"] + at["w"])
        for y in range(at["y"], at["y"] + at["h"])
    ]
    assert len({*cells}) == len(cells)
    assert max(x for x, _ in cells) < 24


@pytest.mark.slow
def test_prometheus_takes_it(tmp_path: Path) -> None:
    present(PROMTOOL)
    for name in ("prometheus.yml", "alerts.yml"):
        shutil.copy(DEPLOY / name, tmp_path)
    done = subprocess.run(
        [PROMTOOL.path(), "check", "config", tmp_path / "prometheus.yml"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "11 rules found" in done.stdout
