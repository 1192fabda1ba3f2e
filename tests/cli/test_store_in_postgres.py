"""The commands of a host on a store in PostgreSQL, at rest and beside a running server."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from codex_naturalis.client import Client
from codex_naturalis.server.database_url import DatabaseUrl
from codex_naturalis.server.ports.credential_store import SessionRow
from codex_naturalis.server.store.postgres.store import PostgresStore
from tests.cli.conftest import Run
from tests.conformance.stores import person
from tests.server.process import running
from tests.services.postgres import PASSWORD, shared

pytestmark = pytest.mark.slow


@pytest.fixture
def url(folder: Path) -> DatabaseUrl:
    """A store that knows Ada, who is signed in."""

    async def fill() -> DatabaseUrl:
        made = await shared().database_of(folder)
        store = await PostgresStore.open(made)
        ada = person("Ada")
        await store.people.add(ada)
        session = SessionRow("s", ada.id, "hash", "Firefox", "Linux", 1, 1, None)
        await store.credentials.add_session(session)
        await store.close()
        return made

    return asyncio.run(fill())


def names(run: Run, url: DatabaseUrl) -> list[str]:
    found = json.loads(run("people", "list", "--store", url.secret, "--json").stdout)
    return sorted(one["name"] for one in found)


def sessions(run: Run, url: DatabaseUrl) -> int:
    lines = run("export", "--store", url.secret).stdout.splitlines()
    return sum(json.loads(line)["of"] == "session" for line in lines)


def test_backup_and_restore(run: Run, url: DatabaseUrl) -> None:
    """What a backup has seen comes back, without sessions unless told; what came later is kept
    beside it."""
    said = run("backup", "--store", url.secret, "copy").stdout
    assert said == f"copy: all of {url}, {Path('copy').stat().st_size:,} bytes\n"
    assert Path("copy").stat().st_mode & 0o077 == 0
    assert run("backup", "--store", url.secret, "copy", code=1).stderr.startswith(
        "Error: copy exists"
    )
    run("people", "mute", "Ada", "--for", "1h", "--reason", "Why.", "--store", url.secret)
    assert run("restore", "--store", url.secret, "copy", "--keep-sessions").stdout == (
        f"{url}: restored from copy\nThe data before: copy.before-restore\n"
    )
    assert (names(run, url), sessions(run, url)) == (["Ada"], 1)
    told = json.loads(run("restore", "--store", url.secret, "copy", "--json").stdout)
    assert told == {"store": str(url), "file": "copy", "kept": "copy.before-restore"}
    assert (names(run, url), sessions(run, url)) == (["Ada"], 0)


def test_export(run: Run, url: DatabaseUrl) -> None:
    """As from a file: no hash of a password is in it, and no password of the database in a word."""
    said = run("export", "--store", url.secret, "all.jsonl").stdout
    text = Path("all.jsonl").read_text()
    assert said == f"all.jsonl: {len(text.splitlines())} lines, all of {url}\n"
    assert "argon" not in text
    assert PASSWORD not in said + text


def test_where_the_store_is(run: Run, url: DatabaseUrl, monkeypatch: pytest.MonkeyPatch) -> None:
    """One place is named, not two; CODEX_STORE says it too, and --data is stronger than that."""
    both = run("people", "list", "--data", "x", "--store", url.secret, code=2).stderr
    assert "the store is either in --data or in --store" in both
    wrong = run("people", "list", "--store", "postgresql://codex:secret@db", code=2).stderr
    assert "it needs the name of one database" in wrong
    assert "secret" not in wrong
    monkeypatch.setenv("CODEX_STORE", url.secret)
    assert "Ada" in run("people", "list").stdout
    assert (
        "x/codex.sqlite3: there are no data" in run("people", "list", "--data", "x", code=1).stderr
    )
    nobody = DatabaseUrl(url.secret.replace(f":{shared().port}/", ":1/"))
    refused = run("people", "list", "--store", nobody.secret, code=1).stderr
    assert refused.startswith(f"Error: {nobody}: the database cannot be reached")
    assert len(refused.splitlines()) == 1


def test_backups_of_the_other_kind(run: Run, url: DatabaseUrl) -> None:
    """A file goes into no database, nor the other way round; the words say what to do."""
    run("move", "--from", url.secret, "--to", "data")
    run("backup", "--data", "data", "file")
    run("backup", "--store", url.secret, "dump")
    refused = run("restore", "--store", url.secret, "file", code=1).stderr
    assert "no backup of a PostgreSQL store" in refused
    assert "move" in refused
    refused = run("restore", "--data", "data", "dump", code=1).stderr
    assert "not a database" in refused
    assert names(run, url) == ["Ada"]


def test_beside_a_server(run: Run, url: DatabaseUrl, folder: Path) -> None:
    """Commands work beside a running server, which they tell from one that is at rest."""
    run("backup", "--store", url.secret, "copy")

    async def beside() -> None:
        async with running(folder / "data", options=("--store", url.secret)) as server:
            async with Client(server.url) as client:
                guest = await client.people.guest()
            await asyncio.to_thread(commands, guest.person.name)
            assert not (folder / "data" / "codex.sqlite3").exists()

    def commands(guest: str) -> None:
        assert names(run, url) == sorted(["Ada", guest])
        run("backup", "--store", url.secret, "copy", "--overwrite")
        refused = run("restore", "--store", url.secret, "copy", code=1).stderr
        assert refused == f"Error: {url}: the database is in use by a server\n"

    asyncio.run(beside())
    run("restore", "--store", url.secret, "copy")


def test_a_server_that_cannot_start(url: DatabaseUrl, folder: Path) -> None:
    """Says why in one line, without the password, in whatever way it was given."""
    wrong = DatabaseUrl(url.secret.replace(url.database, "nowhere"))
    command = [sys.executable, "-m", "codex_naturalis", "serve", "--port", "0"]
    for options, environ in (
        (["--store", wrong.secret], {}),
        ([], {"CODEX_STORE": wrong.secret}),
    ):
        done = subprocess.run(
            [*command, *options],
            check=False,
            capture_output=True,
            text=True,
            env=os.environ | environ,
        )
        assert done.returncode == 1
        last = done.stderr.splitlines()[-1]
        assert last.startswith(f"Error: {wrong}: there is no such database; make it with createdb")
        assert PASSWORD not in done.stderr + done.stdout
        assert "%40" not in done.stderr + done.stdout
