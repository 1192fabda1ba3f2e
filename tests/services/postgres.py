"""A PostgreSQL of the tests' own: a new cluster in a folder of its own, on a free port of this
machine. Debian's packages; root installs them when they are missing."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import asyncpg

from codex_naturalis.server.database_url import DatabaseUrl
from tests.missing import missing

USER = "codex"
PASSWORD = "p@ss/word"
_QUOTED = "p%40ss%2Fword"
NONE = "PostgreSQL is not there; on Debian or Ubuntu: apt-get install postgresql"
STARTING = 60.0
"""Seconds."""


class Postgres:
    def __init__(self, *, durable: bool = False, options: tuple[str, ...] = ()) -> None:
        """`durable`: as in earnest, for tests of that."""
        self.folder = Path(tempfile.mkdtemp(prefix="codex-postgres-"))
        self.port = _free_port()
        self.options = options + (() if durable else ("fsync=off", "full_page_writes=off"))
        self._process: subprocess.Popen[bytes] | None = None
        self.known: set[str] = set()
        try:
            self._make()
            self.start()
        except BaseException:
            shutil.rmtree(self.folder, ignore_errors=True)
            raise

    def _make(self) -> None:
        password = self.folder / "password"
        password.write_text(PASSWORD)
        if os.geteuid() == 0:
            for path in (self.folder, password):
                shutil.chown(path, "postgres", "postgres")
        _run(
            [
                str(_programs() / "initdb"),
                f"--pgdata={self.folder / 'data'}",
                f"--username={USER}",
                f"--pwfile={password}",
                "--auth=scram-sha-256",
                "--encoding=UTF8",
                "--locale=C.UTF-8",
                "--no-sync",
            ]
        )

    def start(self) -> None:
        settings = (
            f"port={self.port}",
            "listen_addresses=127.0.0.1",
            "unix_socket_directories=",
            "max_connections=120",
            "recovery_init_sync_method=syncfs",
            *self.options,
        )
        command = [str(_programs() / "postgres"), "-D", str(self.folder / "data")]
        for setting in settings:
            command += ["-c", setting]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                command, stdout=log, stderr=log, cwd=self.folder, **_as_postgres()
            )
        end = time.monotonic() + STARTING
        ready = [str(_programs() / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        while subprocess.run(ready, check=False).returncode:
            if self._process.poll() is not None or time.monotonic() > end:
                raise RuntimeError((self.folder / "log").read_text())
            time.sleep(0.02)

    def kill(self) -> None:
        """As `pg_ctl stop -m immediate` does: without a checkpoint, under whatever is going on."""
        self._end(signal.SIGQUIT)

    def stop(self) -> None:
        self._end(signal.SIGINT)
        shutil.rmtree(self.folder, ignore_errors=True)

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait()
            self._process = None

    def url(self, database: str, password: str = _QUOTED) -> DatabaseUrl:
        return DatabaseUrl(f"postgresql://{USER}:{password}@127.0.0.1:{self.port}/{database}")

    async def database(self, name: str, template: str = "template0") -> DatabaseUrl:
        """Made if it is not there."""
        if name not in self.known:
            connection = await asyncpg.connect(self.url("postgres").secret)
            await connection.execute(f'CREATE DATABASE "{name}" TEMPLATE "{template}"')
            await connection.close()
            self.known.add(name)
        return self.url(name)

    async def database_of(self, folder: Path, template: str = "template0") -> DatabaseUrl:
        """One for a folder of a test."""
        return await self.database(f"t{sha256(bytes(folder)).hexdigest()[:24]}", template)


@cache
def shared() -> Postgres:
    """One for all tests of this process, which does not wait for the disk."""
    return Postgres()


def stop_shared() -> None:
    """At the end of the tests of this process."""
    if shared.cache_info().currsize:
        shared().stop()


@cache
def _programs() -> Path:
    if _found() is None and os.geteuid() == 0 and shutil.which("apt-get"):
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for step in (["update"], ["install", "-y", "--no-install-recommends", "postgresql"]):
            subprocess.run(["apt-get", "-q", *step], check=False, env=quiet, capture_output=True)
    return _found() or missing(NONE)


def _found() -> Path | None:
    """Debian keeps the programs of each version in a folder that is not on PATH."""
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), reverse=True)
    onpath = shutil.which("initdb")
    if versions:
        return versions[0].parent
    return None if onpath is None else Path(onpath).parent


def _as_postgres() -> dict[str, Any]:
    """It refuses to run as root."""
    return {"user": "postgres", "group": "postgres"} if os.geteuid() == 0 else {}


def _run(command: list[str]) -> None:
    done = subprocess.run(
        command, check=False, capture_output=True, text=True, cwd="/", **_as_postgres()
    )
    if done.returncode:
        raise RuntimeError(done.stderr)


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port: int = probe.getsockname()[1]
        return port
