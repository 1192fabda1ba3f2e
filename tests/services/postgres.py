"""A PostgreSQL of the tests' own: a new cluster in a folder of its own, on a free port of this
machine. Debian's packages; root installs them when they are missing."""

from __future__ import annotations

import shutil
import signal
import tempfile
from functools import cache
from hashlib import sha256
from pathlib import Path

import asyncpg

from codex_naturalis.cluster import postgres
from codex_naturalis.cluster.postgres import USER
from codex_naturalis.cluster.programs import POSTGRES
from codex_naturalis.server.database_url import DatabaseUrl
from tests.debian import present

PASSWORD = "p@ss/word"
_QUOTED = "p%40ss%2Fword"


class Postgres(postgres.Postgres):
    def __init__(self, *, durable: bool = False, options: tuple[str, ...] = ()) -> None:
        """Started. `durable`: as in earnest, for tests of that."""
        present(POSTGRES)
        folder = Path(tempfile.mkdtemp(prefix="codex-postgres-"))
        quick = () if durable else ("fsync=off", "full_page_writes=off")
        super().__init__(folder, PASSWORD, ("recovery_init_sync_method=syncfs", *options, *quick))
        self.known: set[str] = set()
        try:
            self.start()
        except BaseException:
            self.stop()
            raise

    def kill(self) -> None:
        """As `pg_ctl stop -m immediate` does: without a checkpoint, under whatever is going on."""
        self.send(signal.SIGQUIT)
        self.wait()

    def stop(self) -> None:
        self.ask_to_stop()
        self.wait()
        shutil.rmtree(self.folder, ignore_errors=True)

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
