"""A NATS of one's own, on a free port of this machine."""

from __future__ import annotations

import os
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any

from codex_naturalis.cluster.part import Part, accepts, free_port
from codex_naturalis.cluster.programs import NATS

CONFIGURATION = files("codex_naturalis.cluster").joinpath("nats.conf").read_text()
"""Two users, `node` and `worker`, with passwords from variables."""


class NatsServer(Part):
    def __init__(
        self,
        folder: Path,
        options: Sequence[str] = (),
        config: str = "",
        variables: dict[str, str] | None = None,
    ) -> None:
        super().__init__("nats", folder / "nats.log")
        self.port = free_port()
        self.url = f"nats://127.0.0.1:{self.port}"
        self._program = NATS.path()
        self._config = folder / "nats.conf"
        self._config.write_text(config)
        self._words = options
        self._variables = variables or {}

    @property
    def address(self) -> str:
        return self.url

    def command(self) -> Sequence[str | Path]:
        where = ("--addr", "127.0.0.1", "--port", str(self.port))
        return [self._program, *where, "--config", self._config, *self._words]

    def options(self) -> dict[str, Any]:
        return {"env": {**os.environ, **self._variables}}

    def is_ready(self) -> bool:
        return accepts(self.port)
