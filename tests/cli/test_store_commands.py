"""`backup`, `restore` and `export`, on a data folder that a server has open and on one at rest."""

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from codex_naturalis.protocol.people import PersonKind
from codex_naturalis.server.ports.store import PersonRow
from codex_naturalis.server.store import SqliteStore
from tests.cli.conftest import Run

pytestmark = pytest.mark.slow

STORE = Path("data/codex.sqlite3")


@contextmanager
def server() -> Iterator[asyncio.Runner]:
    """What a running server holds: the store, open and locked."""
    with asyncio.Runner() as runner:
        store = runner.run(SqliteStore.open(STORE))
        try:
            yield runner
        finally:
            runner.run(store.close())


async def join(name: str, store: SqliteStore) -> None:
    await store.people.add(
        PersonRow(f"id-{name}", name, PersonKind.ACCOUNT, 1, password_hash="hunter2")
    )


def add(name: str) -> None:
    """Somebody new, written by a server that comes and goes."""
    with asyncio.Runner() as runner:
        store = runner.run(SqliteStore.open(STORE))
        runner.run(join(name, store))
        runner.run(store.close())


def names(run: Run) -> list[str]:
    """Who is in the store, by its export."""
    lines = map(json.loads, run("export", "--data", "data").stdout.splitlines())
    return [line["name"] for line in lines if line["of"] == "person"]


@pytest.fixture
def data(folder: Path) -> Path:
    """A data folder that knows Ada."""
    add("Ada")
    return folder / "data"


@pytest.mark.parametrize("live", [True, False])
def test_backup_and_restore(run: Run, data: Path, live: bool) -> None:
    """What a backup has seen comes back; what came later is kept beside it. The server may run
    during a backup, and must not during a restore."""
    if live:
        with server():
            line = run("backup", "--data", "data", "copy").stdout
            refused = run("restore", "--data", "data", "copy", code=1)
            assert refused.stderr == f"Error: {STORE} is in use by another server\n"
    else:
        line = run("backup", "--data", "data", "copy").stdout
    assert line == f"copy: all of {STORE}, {Path('copy').stat().st_size:,} bytes\n"
    assert Path("copy").stat().st_mode & 0o077 == 0
    add("Bruno")
    assert names(run) == ["Ada", "Bruno"]
    assert run("restore", "--data", "data", "copy").stdout == (
        f"{STORE}: restored from copy\nThe data before: {STORE}.before-restore\n"
    )
    assert names(run) == ["Ada"]


def test_restore_elsewhere(run: Run, data: Path) -> None:
    """A folder that is not there yet is made; --json tells the outcome."""
    told = json.loads(run("backup", "--data", "data", "copy", "--json").stdout)
    assert told == {"file": "copy", "store": str(STORE), "bytes": Path("copy").stat().st_size}
    told = json.loads(run("restore", "--data", "new/data", "copy", "--json").stdout)
    assert told == {"store": "new/data/codex.sqlite3", "file": "copy", "kept": None}
    told = json.loads(run("restore", "--data", "data", "copy", "--json").stdout)
    assert told["kept"] == f"{STORE}.before-restore"


@pytest.mark.parametrize("live", [True, False])
def test_export(run: Run, data: Path, live: bool) -> None:
    """Every line is JSON and says of what it is; no hash of a password is in it; into a file it
    is the same, and for its owner alone."""
    if live:
        with server():
            text = run("export", "--data", "data").stdout
    else:
        text = run("export", "--data", "data", "-").stdout
    (line,) = map(json.loads, text.splitlines())
    assert (line["of"], line["name"]) == ("person", "Ada")
    assert "hunter2" not in text
    assert run("export", "--data", "data", "all.jsonl").stdout == (
        f"all.jsonl: 1 lines, all of {STORE}\n"
    )
    assert Path("all.jsonl").read_text() == text
    assert Path("all.jsonl").stat().st_mode & 0o077 == 0
    told = json.loads(run("export", "--data", "data", "all.jsonl", "--json").stdout)
    assert told == {"file": "all.jsonl", "store": str(STORE), "lines": 1}
    run("export", "--data", "data", "--json", code=2)


def test_the_folder_of_the_environment(
    run: Run, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """CODEX_DATA says where, as it does to the server."""
    monkeypatch.setenv("CODEX_DATA", "data")
    assert json.loads(run("export").stdout)["name"] == "Ada"


def test_nothing_to_work_on(run: Run, folder: Path) -> None:
    """A folder that no server has used, and a backup that is not there."""
    missing = f"Error: {STORE}: there are no data of a server here\n"
    assert run("backup", "--data", "data", "copy", code=1).stderr == missing
    assert run("export", "--data", "data", code=1).stderr == missing
    assert run("restore", "--data", "data", "copy", code=1).stderr == (
        "Error: copy: there is no such backup\n"
    )
    assert not (folder / "data").exists()


def test_refusals(run: Run, data: Path) -> None:
    """A file that is there is not replaced unasked; the store itself, folders that are not there
    and damaged files are refused, and nothing is lost."""
    before = names(run)
    Path("copy").write_text("a letter")
    assert run("backup", "--data", "data", "copy", code=1).stderr == (
        "Error: copy exists already; --overwrite replaces it\n"
    )
    assert "copy" in run("restore", "--data", "data", "copy", code=1).stderr
    assert (
        "is the store itself"
        in run("backup", "--data", "data", STORE, "--overwrite", code=1).stderr
    )
    assert "no/copy" in run("backup", "--data", "data", "no/copy", code=1).stderr
    assert "no/all" in run("export", "--data", "data", "no/all", code=1).stderr
    assert names(run) == before
    run("backup", "--data", "data", "copy", "--overwrite")
    with sqlite3.connect("copy") as copy:
        assert copy.execute("SELECT name FROM people").fetchall() == [("Ada",)]
    copy.close()


def test_a_damaged_store(run: Run, data: Path) -> None:
    """A store that cannot be read is told in one line, and no half a file is left."""
    STORE.write_bytes(b"no database" * 1000)
    for words in (("backup", "--data", "data", "out"), ("export", "--data", "data", "out")):
        result = run(*words, code=1)
        (line,) = result.stderr.splitlines()
        assert line.startswith("Error: ")
        assert not list(Path().glob("out*"))
