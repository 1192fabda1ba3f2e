"""What operators see of a worker: `/health` and `/metrics`, on a port for nobody else."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from prometheus_client import CollectorRegistry, Metric, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.registry import Collector

from codex_naturalis import __version__
from codex_naturalis.server.ports.bus import Bus
from codex_naturalis.server.telemetry.access import Receive, Scope, Send
from codex_naturalis.server.telemetry.bus_metrics import of_the_bus
from codex_naturalis.server.telemetry.metrics import CONTENT_TYPE
from codex_naturalis.server.thinking.bus_worker import BusWorker

JSON = "application/json"


class WorkerEndpoints(Collector):
    """An ASGI app."""

    def __init__(self, worker: BusWorker, bus: Bus) -> None:
        self._worker = worker
        self._bus = bus
        self._registry = CollectorRegistry()
        self._registry.register(self)

    def collect(self) -> Iterable[Metric]:
        worker = self._worker
        about = "Questions that are thought about or wait here"
        yield GaugeMetricFamily("codex_worker_in_hand", about, worker.in_hand)
        yield GaugeMetricFamily("codex_worker_processes", "Processes that think", worker.processes)
        questions = CounterMetricFamily("codex_worker_questions", "Questions", labels=["outcome"])
        questions.add_metric(["answered"], worker.answered)
        questions.add_metric(["refused"], worker.refused)
        yield questions
        yield from of_the_bus(self._bus)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await receive()
            await send({"type": "websocket.close", "code": 1000, "reason": ""})
            return
        status, kind, body = self._answer(scope["path"])
        headers = [(b"content-type", kind.encode()), (b"content-length", b"%d" % len(body))]
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": body})

    def _answer(self, path: str) -> tuple[int, str, bytes]:
        match path:
            case "/metrics":
                return 200, CONTENT_TYPE, generate_latest(self._registry)
            case "/health":
                connected = self._bus.connected()
                health = {
                    "status": "ok" if connected else "away",
                    "version": __version__,
                    "state": self._worker.state,
                    "in_hand": self._worker.in_hand,
                }
                return 200 if connected else 503, JSON, msgspec.json.encode(health)
            case _:
                return 404, JSON, b""
