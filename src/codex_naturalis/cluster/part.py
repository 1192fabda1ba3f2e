"""One process of a cluster: it is started, it becomes ready, it may die, it is stopped."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import time
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from codex_naturalis.engine.errors import CodexError

LOOK_EVERY = 0.02
"""Seconds."""
LAST_LINES = 5
CALM = 60.0
"""Seconds after which a part that dies has not died soon."""


class PartFailed(CodexError):
    """It ended before it was ready: its last lines."""


class Part(ABC):
    def __init__(self, name: str, log: Path, stopping: signal.Signals = signal.SIGTERM) -> None:
        self.name = name
        self.log = log
        self.said = log
        """Where its stdout goes."""
        self.ready = False
        self.again_at = 0.0
        """When it may be launched again after a death."""
        self._deaths = 0
        self._launched = 0.0
        self._stopping = stopping
        self._process: subprocess.Popen[Any] | None = None

    @property
    def address(self) -> str:
        """Where it listens; "" if nowhere."""
        return ""

    @property
    def metrics(self) -> str:
        """Where its `/metrics` is; "" if nowhere."""
        return ""

    @property
    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    @abstractmethod
    def command(self) -> Sequence[str | Path]: ...

    def options(self) -> dict[str, Any]:
        """Of the process: user, environment, folder, …"""
        return {}

    @abstractmethod
    def is_ready(self) -> bool:
        """Asked again and again while the process lives, until it is."""

    def launch(self) -> None:
        """In a session of its own: what a terminal sends to a group is not for it."""
        self.ready = False
        self._launched = time.monotonic()
        self.log.parent.mkdir(parents=True, exist_ok=True)
        with self.log.open("ab") as log, self.said.open("ab") as said:
            self._process = subprocess.Popen(
                [*self.command()],
                stdin=subprocess.DEVNULL,
                stdout=said,
                stderr=log,
                start_new_session=True,
                **self.options(),
            )

    def look(self) -> bool:
        """Whether it is ready. Raises PartFailed if it has ended."""
        if (code := self.ended()) is not None:
            raise PartFailed(f"{self.name} ended ({ending(code)}): {self.last_lines()}")
        return self.settle()

    def settle(self) -> bool:
        """Whether it is ready, or has been."""
        self.ready = self.ready or self.is_ready()
        return self.ready

    def start(self, pause: Callable[[float], None] = time.sleep) -> None:
        """Returns when it is ready. Raises PartFailed."""
        self.launch()
        while not self.look():
            pause(LOOK_EVERY)

    def ended(self) -> int | None:
        """The code with which it ended; 0 if it was not started."""
        return 0 if self._process is None else self._process.poll()

    def send(self, number: signal.Signals) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(number)

    def ask_to_stop(self) -> None:
        self.send(self._stopping)

    def wait(self, seconds: float | None = None) -> bool:
        """Whether it has ended by then."""
        if self._process is not None:
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(seconds)
        return self.ended() is not None

    def kill(self) -> None:
        """With all that it has started."""
        if self._process is not None:
            with suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
            self._process = None

    def mourn(self, pauses: Sequence[float]) -> None:
        """It has died: when it may be launched again, the later the more often it died soon."""
        self._deaths = self._deaths + 1 if time.monotonic() - self._launched < CALM else 0
        self.again_at = time.monotonic() + pauses[min(self._deaths, len(pauses) - 1)]
        self.kill()

    def last_lines(self) -> str:
        try:
            with self.log.open(errors="replace") as lines:
                return " | ".join(line.strip() for line in deque(lines, LAST_LINES))
        except OSError:
            return "it has written no log"


def ending(code: int) -> str:
    return f"killed by {signal.Signals(-code).name}" if code < 0 else f"exit code {code}"


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port: int = listener.getsockname()[1]
        return port


def accepts(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port)).close()
    except OSError:
        return False
    return True
