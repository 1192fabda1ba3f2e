"""Our own processes in a cluster: nodes (`serve`) and workers."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from codex_naturalis.cluster.part import Part, free_port

OWN = "CODEX_"
"""Variables with settings: those of whoever starts the cluster are not for its parts."""


class _Announcing(Part):
    """It says in one line of JSON that it is ready."""

    def __init__(
        self, name: str, logs: Path, words: Sequence[str], variables: Mapping[str, str]
    ) -> None:
        super().__init__(name, logs / f"{name.replace(' ', '-')}.log")
        self.said = self.log.with_suffix(".json")
        self._words = words
        self._variables = variables
        self.told: dict[str, Any] = {}

    def command(self) -> Sequence[str | Path]:
        return [sys.executable, "-m", "codex_naturalis", *self._words]

    def options(self) -> dict[str, Any]:
        kept = {name: value for name, value in os.environ.items() if not name.startswith(OWN)}
        return {"env": {**kept, **self._variables}}

    def launch(self) -> None:
        self.said.parent.mkdir(parents=True, exist_ok=True)
        self.said.write_bytes(b"")
        super().launch()

    def is_ready(self) -> bool:
        line, end, _ = self.said.read_bytes().partition(b"\n")
        if end:
            self.told = msgspec.json.decode(line)
        return bool(end)

    @property
    def metrics(self) -> str:
        where: str = self.told.get("metrics", "")
        return where


class Node(_Announcing):
    def __init__(
        self,
        number: int,
        folder: Path,
        store: str,
        bus: Sequence[str],
        variables: Mapping[str, str],
        options: Sequence[str] = (),
    ) -> None:
        """`bus` are the options for it."""
        self.port = free_port()
        data = folder / "nodes" / str(number)
        words = ("serve", "--json", "--port", str(self.port), "--data", str(data))
        others = ("--store", store, *bus, "--behind-proxy", "--metrics-port", "0", *options)
        super().__init__(f"node {number}", folder / "logs", (*words, *others), variables)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"


class Worker(_Announcing):
    def __init__(
        self, number: int, folder: Path, bus: Sequence[str], variables: Mapping[str, str]
    ) -> None:
        words = ("worker", "--json", *bus, "--metrics-port", "0")
        super().__init__(f"worker {number}", folder / "logs", words, variables)
