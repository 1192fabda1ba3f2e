"""A real NATS server: Debian's, on a free port of this computer."""

from __future__ import annotations

import signal
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from tests.debian import program
from tests.services.ports import accepts, free_port


class NatsServer:
    """It can be killed, stopped in the middle of what it does, and started again on its port."""

    def __init__(self, folder: Path, options: Sequence[str] = (), config: str = "") -> None:
        self._options = options
        self._log = folder / "nats.log"
        self._config = folder / "nats.conf"
        self._config.write_text(config)
        self.port = free_port()
        self.url = f"nats://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        words = ["--addr", "127.0.0.1", "--port", str(self.port), "--config", str(self._config)]
        self._process = subprocess.Popen(
            [
                program("nats-server", "nats-server"),
                *words,
                "--log",
                str(self._log),
                *self._options,
            ],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        while not accepts(self.port):
            if self._process.poll() is not None:
                raise RuntimeError(f"nats-server ended: {self._log.read_text()}")
            time.sleep(0.01)

    def kill(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    def freeze(self) -> None:
        self._signal(signal.SIGSTOP)

    def thaw(self) -> None:
        self._signal(signal.SIGCONT)

    def _signal(self, number: signal.Signals) -> None:
        assert self._process is not None
        self._process.send_signal(number)


@contextmanager
def nats_server(
    folder: Path, options: Sequence[str] = (), config: str = ""
) -> Iterator[NatsServer]:
    server = NatsServer(folder, options, config)
    server.start()
    try:
        yield server
    finally:
        server.kill()
