"""A PostgreSQL of one's own: a database cluster in a folder, on a free port of this machine."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from codex_naturalis.cluster.part import Part, PartFailed, free_port
from codex_naturalis.cluster.programs import POSTGRES

USER = "codex"
SYSTEM_USER = "postgres"
"""PostgreSQL refuses to run as root; Debian's package has made this user."""


class Postgres(Part):
    """Killed by `SIGQUIT`, it ends as `pg_ctl stop -m immediate` ends it."""

    def __init__(
        self, folder: Path, password: str, settings: Sequence[str] = (), database: str = ""
    ) -> None:
        """`database` is made if it is not there."""
        super().__init__("postgresql", folder / "log", signal.SIGINT)
        self.folder = folder
        self.port = free_port()
        self._programs = POSTGRES.path().parent
        self._password = password
        self.settings = (*settings,)
        self._database = database
        self._made = False

    @property
    def address(self) -> str:
        return f"postgresql://{USER}@127.0.0.1:{self.port}/{self._database or 'postgres'}"

    def launch(self) -> None:
        if not (self.folder / "data" / "PG_VERSION").exists():
            self._make()
        super().launch()

    def _make(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        shutil.rmtree(self.folder / "data", ignore_errors=True)
        password = self.folder / "password"
        password.touch(0o600)
        password.write_text(self._password)
        if os.geteuid() == 0:
            for path in (self.folder, password):
                shutil.chown(path, SYSTEM_USER, SYSTEM_USER)
            self._check_reachable()
        self._run(
            "initdb",
            f"--pgdata={self.folder / 'data'}",
            f"--username={USER}",
            f"--pwfile={password}",
            "--auth=scram-sha-256",
            "--encoding=UTF8",
            "--locale=C.UTF-8",
            "--no-sync",
        )

    def _check_reachable(self) -> None:
        words = ["test", "-w", str(self.folder)]
        if subprocess.run(words, check=False, cwd="/", **_as_postgres()).returncode:
            raise PartFailed(
                f"{self.folder}: the user {SYSTEM_USER}, as which PostgreSQL runs, cannot get "
                "there; choose a folder that everybody may enter"
            )

    def command(self) -> Sequence[str | Path]:
        settings = (
            f"port={self.port}",
            "listen_addresses=127.0.0.1",
            "unix_socket_directories=",
            "max_connections=120",
            *self.settings,
        )
        words: list[str | Path] = [self._programs / "postgres", "-D", self.folder / "data"]
        for setting in settings:
            words += ["-c", setting]
        return words

    def options(self) -> dict[str, Any]:
        return {"cwd": self.folder, **_as_postgres()}

    def is_ready(self) -> bool:
        where = ("-h", "127.0.0.1", "-p", str(self.port))
        asked = [str(self._programs / "pg_isready"), "-q", *where]
        if subprocess.run(asked, check=False).returncode:
            return False
        if self._database and not self._made:
            self._make_database(where)
            self._made = True
        return True

    def _make_database(self, where: Sequence[str]) -> None:
        done = self._run(
            "createdb", *where, "-U", USER, "--no-password", self._database, check=False
        )
        if done.returncode and "already exists" not in done.stderr:
            raise PartFailed(f"{self.name}: {done.stderr.strip()}")

    def _run(
        self, program: str, *words: str, check: bool = True
    ) -> subprocess.CompletedProcess[str]:
        """As the user of PostgreSQL, with the password and English words."""
        done = subprocess.run(
            [self._programs / program, *words],
            check=False,
            capture_output=True,
            text=True,
            cwd="/",
            env={**os.environ, "PGPASSWORD": self._password, "LC_ALL": "C.UTF-8"},
            **_as_postgres(),
        )
        if check and done.returncode:
            raise PartFailed(f"{program}: {done.stderr.strip()}")
        return done


def _as_postgres() -> dict[str, Any]:
    return {"user": SYSTEM_USER, "group": SYSTEM_USER} if os.geteuid() == 0 else {}
