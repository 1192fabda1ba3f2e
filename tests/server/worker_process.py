"""A worker as a process of its own, to be stopped, killed and held."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from collections.abc import Generator, Sequence
from contextlib import contextmanager, suppress

import httpx


class WorkerProcess:
    def __init__(self, process: subprocess.Popen[str], told: dict[str, str]) -> None:
        self.process = process
        self.told = told

    def signal(self, number: signal.Signals) -> None:
        self.process.send_signal(number)

    def figures(self) -> dict[str, float]:
        """What `/metrics` tells, without the comments."""
        lines = httpx.get(f"{self.told['metrics']}/metrics").text.splitlines()
        pairs = (line.rsplit(" ", 1) for line in lines if not line.startswith("#"))
        return {name: float(value) for name, value in pairs}

    @property
    def answered(self) -> int:
        return int(self.figures()['codex_worker_questions_total{outcome="answered"}'])


@contextmanager
def worker_process(url: str, options: Sequence[str] = ()) -> Generator[WorkerProcess]:
    """It takes questions already."""
    words = [sys.executable, "-m", "codex_naturalis", "worker", "--bus", url, "--json"]
    words += ["--metrics-port", "0", "--log-level", "error", *options]
    process = subprocess.Popen(words, stdout=subprocess.PIPE, encoding="utf-8")
    try:
        assert process.stdout is not None
        yield WorkerProcess(process, json.loads(process.stdout.readline()))
    finally:
        with suppress(ProcessLookupError):
            process.send_signal(signal.SIGCONT)
        process.kill()
        process.communicate()
