"""Runs a worker: thinks for the nodes that are on the same bus, until a signal says stop."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import socket
import sys
from collections.abc import Coroutine
from contextlib import AsyncExitStack, ExitStack
from typing import Any

import msgspec

from codex_naturalis.engine.errors import CodexError
from codex_naturalis.kernel.build.readiness import is_ready
from codex_naturalis.server.addresses import url_of
from codex_naturalis.server.api.listening import uvicorn_config
from codex_naturalis.server.bus.bus_of import bus_of
from codex_naturalis.server.bus_address import parse_bus_address
from codex_naturalis.server.configuration import BadSettings
from codex_naturalis.server.listeners import (
    CannotServe,
    beside,
    innermost,
    listen,
    loop_factory,
    words_of,
)
from codex_naturalis.server.settings import ServerSettings
from codex_naturalis.server.telemetry.logs import configure_logging
from codex_naturalis.server.thinking.bus_worker import BusWorker
from codex_naturalis.server.thinking.kernel_build import build_kernel
from codex_naturalis.server.thinking.pool import PoolThinker
from codex_naturalis.server.worker_endpoints import WorkerEndpoints

logger = logging.getLogger(__name__)


def run_worker(settings: ServerSettings, *, as_json: bool = False) -> int:
    """Returns the exit code. Prints one line when it takes questions, or one with the reason why
    it cannot."""
    if not settings.bus:
        raise BadSettings("--bus", "a worker has to know where it is: nats://host:port")
    configure_logging(settings.log_format, settings.log_level)
    try:
        with ExitStack() as stack:
            listener = None
            if settings.metrics_port is not None:
                place = settings.metrics_host, settings.metrics_port
                listener = stack.enter_context(listen(*place))
            runner = stack.enter_context(asyncio.Runner(loop_factory=loop_factory()))
            runner.run(_work(settings, listener, as_json))
    except Exception as error:
        fault = innermost(error)
        if isinstance(fault, CodexError | OSError):
            sys.stderr.write(f"Error: {words_of(fault)}\n")
        else:
            logger.exception("the worker failed")
        return 1
    return 0


class _Signals:
    """The first one says stop, the second one: at once."""

    def __init__(self) -> None:
        self.stop, self.at_once = asyncio.Event(), asyncio.Event()
        for number in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(number, self._came)

    def _came(self) -> None:
        (self.at_once if self.stop.is_set() else self.stop).set()


async def _work(settings: ServerSettings, listener: socket.socket | None, as_json: bool) -> None:
    signals = _Signals()
    if not await _before(build_kernel(), signals.stop):
        return
    if not is_ready():
        raise CannotServe("the strong bots are not ready here, and workers think with them")
    bus = bus_of(settings, "worker")
    async with AsyncExitStack() as stack:
        await bus.open()
        stack.push_async_callback(bus.close)
        pool = PoolThinker(settings.thinkers, settings.thinking_queue)
        worker = BusWorker(bus, pool, settings.thinkers)
        await worker.open()
        stack.push_async_callback(worker.close)
        if listener is not None:
            config = uvicorn_config(WorkerEndpoints(worker, bus))
            await stack.enter_async_context(beside(config, listener))
        _announce(settings, worker, listener, as_json)
        await signals.stop.wait()
        logger.info("the worker finishes what it has", extra={"in_hand": worker.in_hand})
        await _before(worker.drain(), signals.at_once)


async def _before(work: Coroutine[Any, Any, None], event: asyncio.Event) -> bool:
    """Whether the work was done before the event; otherwise it is ended."""
    doing = asyncio.ensure_future(work)
    waiting = asyncio.ensure_future(event.wait())
    await asyncio.wait([doing, waiting], return_when=asyncio.FIRST_COMPLETED)
    done = doing.done()
    doing.cancel()
    waiting.cancel()
    await asyncio.gather(doing, waiting, return_exceptions=True)
    return done


def _announce(
    settings: ServerSettings, worker: BusWorker, listener: socket.socket | None, as_json: bool
) -> None:
    where = parse_bus_address(settings.bus).shown
    if as_json:
        said: dict[str, object] = {
            "worker": worker.id,
            "pid": os.getpid(),
            "bus": where,
            "processes": settings.thinkers,
        }
        if listener is not None:
            said["metrics"] = url_of(settings.metrics_host, listener.getsockname()[1])
        line = msgspec.json.encode(said).decode()
    else:
        plural = "" if settings.thinkers == 1 else "es"
        line = f"Thinking for {where} with {settings.thinkers} process{plural}"
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()
