"""All parts of a cluster: started in order, started again when they die, stopped in order."""

from __future__ import annotations

import shutil
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from secrets import token_hex

from msgspec import Struct

from codex_naturalis.cluster.nats import CONFIGURATION, NatsServer
from codex_naturalis.cluster.node import Node, Worker
from codex_naturalis.cluster.part import LOOK_EVERY, Part, ending
from codex_naturalis.cluster.postgres import USER, Postgres
from codex_naturalis.cluster.proxy import Proxy
from codex_naturalis.cluster.signals import Signals

DATABASE = "codex"
STOPPING = 30.0
"""Seconds that the parts of a stage have to end."""
AGAIN_AFTER = (0.0, 0.5, 1.0, 2.0, 5.0)
"""Seconds before a part that has just died is started again, the more often the later."""

Tell = Callable[[str], None]


class Running(Struct, frozen=True):
    """A part, for programs."""

    name: str
    pid: int | None
    address: str
    metrics: str
    log: str


class Cluster:
    def __init__(
        self,
        data: Path | None,
        nodes: int,
        workers: int,
        port: int,
        options: Sequence[str],
        tell: Tell,
    ) -> None:
        """Without a folder it keeps nothing. `options` are for `serve`. Raises Missing and
        PartFailed."""
        self._tell = tell
        self._temporary = data is None
        self.up = False
        """Everything was ready once."""
        self.folder = Path(tempfile.mkdtemp(prefix="codex-cluster-")) if data is None else data
        self.folder = self.folder.resolve()
        try:
            self._assemble(nodes, workers, port, options)
        except BaseException:
            self._clear()
            raise

    def _assemble(self, nodes: int, workers: int, port: int, options: Sequence[str]) -> None:
        folder = self.folder
        if self._temporary:
            folder.chmod(0o755)  # the user of PostgreSQL has to get to its own folder
        folder.mkdir(parents=True, exist_ok=True)
        password = self._secret("postgres")
        users = {user: self._secret(user) for user in ("node", "worker")}
        variables = {f"{user.upper()}_PASSWORD": word for user, word in users.items()}
        (folder / "nats").mkdir(exist_ok=True)
        self.postgres = Postgres(folder / "postgres", password, database=DATABASE)
        self.nats = NatsServer(folder / "nats", (), CONFIGURATION, variables)
        passfile = self._private("pgpass", f"127.0.0.1:*:*:{USER}:{password}\n")
        store = {"PGPASSFILE": str(passfile)}
        numbers = range(1, nodes + 1)
        bus = self._bus("node", users["node"])
        self.nodes = [Node(n, folder, self.postgres.address, bus, store, options) for n in numbers]
        bus = self._bus("worker", users["worker"])
        self.workers = [Worker(n, folder, bus, {}) for n in range(1, workers + 1)]
        self.proxy = Proxy(folder / "proxy", port, [node.port for node in self.nodes])
        self._stages: list[list[Part]] = [
            [self.postgres, self.nats],
            [*self.workers, *self.nodes, self.proxy],
        ]

    def _bus(self, user: str, password: str) -> Sequence[str]:
        text = f'user = "{user}"\npassword = "{password}"\n'
        credentials = self._private(f"{user}.toml", text)
        return ("--bus", self.nats.address, "--bus-credentials", str(credentials))

    def _secret(self, name: str) -> str:
        """Kept with the rest. It begins with a letter: NATS takes other words for numbers."""
        file = self.folder / "secrets" / name
        if not file.exists():
            self._private(name, f"s{token_hex(16)}")
        return file.read_text()

    def _private(self, name: str, text: str) -> Path:
        file = self.folder / "secrets" / name
        file.parent.mkdir(mode=0o700, exist_ok=True)
        file.touch(0o600)
        file.write_text(text)
        return file

    @property
    def parts(self) -> Iterator[Part]:
        return (part for stage in self._stages for part in stage)

    def start(self, signals: Signals) -> None:
        """Raises Stopped and PartFailed."""
        for stage in self._stages:
            for part in stage:
                self._tell(f"starting {part.name}")
                part.launch()
            while [part for part in stage if not part.look()]:
                signals.pause(LOOK_EVERY)
        self.up = True

    def watch(self, signals: Signals) -> None:
        """Until it is told to stop: raises Stopped."""
        while True:
            unsettled = [part for part in self.parts if not self._look_after(part)]
            signals.pause(LOOK_EVERY if unsettled else None)

    def _look_after(self, part: Part) -> bool:
        """Whether it is ready; one that has died is started again after a while."""
        if (code := part.ended()) is None:
            before, ready = part.ready, part.settle()
            if ready and not before:
                self._tell(f"{part.name} is back")
            return ready
        if part.pid is not None:
            self._tell(f"{part.name} has ended ({ending(code)}) and is started again: {part.log}")
            part.mourn(AGAIN_AFTER)
        if part.again_at <= time.monotonic():
            part.launch()
        return False

    def stop(self, signals: Signals) -> None:
        """In order; at once if it is told so again."""
        told = signals.stops
        for stage in reversed(self._stages):
            for part in stage:
                part.ask_to_stop()
            until = time.monotonic() + STOPPING
            while any(part.ended() is None for part in stage):
                if signals.stops > told or time.monotonic() > until:
                    break
                signals.wait(LOOK_EVERY)
            for part in stage:
                if part.ended() is None:
                    self._tell(f"{part.name} does not end: it is killed")
                part.kill()
        self._clear()

    def _clear(self) -> None:
        if self._temporary:
            shutil.rmtree(self.folder, ignore_errors=True)

    def running(self) -> list[Running]:
        return [
            Running(
                part.name,
                part.pid,
                part.address,
                part.metrics,
                str(part.log),
            )
            for part in self.parts
        ]
