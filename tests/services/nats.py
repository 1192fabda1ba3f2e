"""A real NATS server: Debian's, on a free port of this computer."""

from __future__ import annotations

import signal
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from codex_naturalis.cluster import nats
from codex_naturalis.cluster.programs import NATS
from tests.debian import present


class NatsServer(nats.NatsServer):
    """It can be killed, stopped in the middle of what it does, and started again on its port."""

    def freeze(self) -> None:
        self.send(signal.SIGSTOP)

    def thaw(self) -> None:
        self.send(signal.SIGCONT)


@contextmanager
def nats_server(
    folder: Path, options: Sequence[str] = (), config: str = ""
) -> Iterator[NatsServer]:
    present(NATS)
    server = NatsServer(folder, options, config)
    server.start()
    try:
        yield server
    finally:
        server.kill()
