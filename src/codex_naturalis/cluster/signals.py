"""Waiting that a signal ends at once: Ctrl-C, SIGTERM, or the end of a process."""

from __future__ import annotations

import select
import signal
import socket
from types import FrameType
from typing import Self

from codex_naturalis.engine.errors import CodexError

STOP = (signal.SIGINT, signal.SIGTERM)


class Stopped(CodexError):
    """Whoever started the cluster wants it to end."""


class Signals:
    def __init__(self) -> None:
        self._out, self._in = socket.socketpair()
        for one in (self._out, self._in):
            one.setblocking(False)
        self.stops = 0
        """How often it was told to stop."""

    def __enter__(self) -> Self:
        self._before = {one: signal.signal(one, self._came) for one in (*STOP, signal.SIGCHLD)}
        self._woken = signal.set_wakeup_fd(self._in.fileno(), warn_on_full_buffer=False)
        return self

    def __exit__(self, *_: object) -> None:
        signal.set_wakeup_fd(self._woken)
        for number, handler in self._before.items():
            signal.signal(number, handler)
        self._out.close()
        self._in.close()

    def _came(self, number: int, _: FrameType | None) -> None:
        if number in STOP:
            self.stops += 1

    def wait(self, seconds: float | None) -> None:
        """Until a signal comes, or so long."""
        if select.select([self._out], [], [], seconds)[0]:
            self._out.recv(4096)

    def pause(self, seconds: float | None) -> None:
        """The same; raises Stopped."""
        self.wait(seconds)
        if self.stops:
            raise Stopped("stopped")
