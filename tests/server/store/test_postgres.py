"""What is particular to the store on PostgreSQL: several servers at once, the way there, damage,
the schema. The laws that it shares with SQLite are in `tests/conformance`."""

from __future__ import annotations

import asyncio
import re
import shutil
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from codex_naturalis.protocol.moderation import DecisionKind
from codex_naturalis.server.database_url import DatabaseUrl
from codex_naturalis.server.housekeeping.store_check import StoreCheck
from codex_naturalis.server.ports.log import Entry
from codex_naturalis.server.ports.moderation_store import NewDecision
from codex_naturalis.server.ports.store import Conflict, Damaged, InUse
from codex_naturalis.server.store.metadata import METADATA
from codex_naturalis.server.store.postgres.engine import on_database
from codex_naturalis.server.store.postgres.restoring import restore
from codex_naturalis.server.store.postgres.store import PostgresStore
from tests.conformance.stores import index, lay, log_of, moves, person
from tests.deploy.certificate import make_certificate
from tests.services.postgres import PASSWORD, Postgres, shared

pytestmark = pytest.mark.anyio


@pytest.fixture
async def url(tmp_path: Path) -> DatabaseUrl:
    return await shared().database_of(tmp_path)


@pytest.fixture
async def nodes(url: DatabaseUrl) -> AsyncIterator[tuple[PostgresStore, PostgresStore]]:
    """Two servers that begin at the same moment with an empty database."""
    both = await asyncio.gather(PostgresStore.open(url), PostgresStore.open(url))
    yield both[0], both[1]
    for node in both:
        await node.close()


async def run(url: DatabaseUrl, *statements: str) -> Any:
    connection = await asyncpg.connect(url.secret)
    try:
        for statement in statements[:-1]:
            await connection.execute(statement)
        return await connection.fetch(statements[-1])
    finally:
        await connection.close()


# -- several servers


async def test_two_servers_never_write_the_same_entry(
    nodes: tuple[PostgresStore, PostgresStore],
) -> None:
    """Of two that write the same number one wins, at every number; the other is a Conflict."""
    tables = [f"t{number}" for number in range(20)]
    for table in tables:
        await lay(nodes[0], index(table))
    won: dict[str, list[tuple[Entry, ...]]] = {table: [] for table in tables}

    async def play(node: PostgresStore, table: str, text: str) -> None:
        for number in range(1, 31, 2):
            entries = moves(number, 2, text)
            try:
                await node.tables.append(table, entries, index(table, changed=number))
            except Conflict:
                continue
            won[table].append(entries)

    await asyncio.gather(
        *(
            play(node, table, name)
            for node, name in zip(nodes, "ab", strict=True)
            for table in tables
        )
    )
    for table in tables:
        log = await log_of(nodes[1], table)
        assert log == tuple(entry for entries in won[table] for entry in entries)


async def test_one_in_a_batch_does_not_fail_the_others(
    nodes: tuple[PostgresStore, PostgresStore],
) -> None:
    """What comes too late, has no table, or cannot be written at all is refused, each with its own
    reason, in the one commit that writes the others whole."""
    store, _ = nodes
    for number in range(10):
        await lay(store, index(f"t{number}"), 2)
    wanted = {f"t{number}": moves(3, 3) for number in range(10)}
    wanted["t3"] = moves(2, 3)
    wanted["nowhere"] = moves(1, 3)
    wanted["t7"] = moves(3, 1, "a \0 cannot be in a text")
    done = await asyncio.gather(
        *(store.tables.append(table, entries) for table, entries in wanted.items()),
        return_exceptions=True,
    )
    faults = dict(zip(wanted, done, strict=True))
    assert {table for table, fault in faults.items() if fault} == {"t3", "nowhere", "t7"}
    assert "entry 2 does not follow entry 2" in str(faults["t3"])
    assert "there is no table nowhere" in str(faults["nowhere"])
    assert isinstance(faults["t7"], Damaged)
    for number in range(10):
        written = 2 if number in {3, 7} else 5
        assert await log_of(store, f"t{number}") == moves(1, written)


async def test_decisions_are_seen_in_the_order_of_their_numbers(
    nodes: tuple[PostgresStore, PostgresStore],
) -> None:
    """Who follows the log by its numbers misses none, however many decide at once."""
    seen: list[int] = []
    deciding = True

    async def follow() -> None:
        while deciding or len(seen) < 60:
            after = seen[-1] if seen else 0
            seen.extend(row.id for row in await nodes[1].moderation.decisions_after(after))
            await asyncio.sleep(0)

    following = asyncio.ensure_future(follow())
    new = NewDecision(DecisionKind.DISMISS, 1, None, reason="Nothing.")
    made = await asyncio.gather(*(nodes[n % 2].moderation.decide(new) for n in range(60)))
    deciding = False
    await following
    assert seen == sorted(row.id for row in made)


async def test_nobody_restores_under_a_server(
    nodes: tuple[PostgresStore, PostgresStore], url: DatabaseUrl, tmp_path: Path
) -> None:
    """Nor does a server start while somebody restores."""
    await nodes[0].backup(tmp_path / "backup")
    with pytest.raises(InUse, match="in use by a server"):
        await restore(tmp_path / "backup", url)
    for node in nodes:
        await node.close()
    alone = await PostgresStore.alone(url)
    for opening in (PostgresStore.open, PostgresStore.beside, PostgresStore.alone):
        with pytest.raises(InUse):
            await opening(url)
    await alone.close()
    await restore(tmp_path / "backup", url)
    await (await PostgresStore.open(url)).close()


# -- the schema


async def test_migrations_make_the_schema(url: DatabaseUrl) -> None:
    """All steps together are the schema, and texts are in the order of their bytes."""

    def differences(connection: Connection) -> Any:
        options = {"compare_type": True, "compare_server_default": True}
        context = MigrationContext.configure(connection, opts=options)
        return compare_metadata(context, METADATA)

    await (await PostgresStore.open(url)).close()
    assert await on_database(url, differences) == []
    wrong = await run(
        url,
        "SELECT table_name, column_name FROM information_schema.columns WHERE data_type = 'text' "
        "AND table_schema = 'public' AND collation_name IS DISTINCT FROM 'C'",
    )
    assert wrong == []


async def test_the_log_of_decisions_cannot_be_changed(url: DatabaseUrl) -> None:
    store = await PostgresStore.open(url)
    await store.moderation.decide(NewDecision(DecisionKind.DISMISS, 1, None, reason="Nothing."))
    for change in ("UPDATE decisions SET reason = ''", "DELETE FROM decisions"):
        with pytest.raises(asyncpg.RaiseError, match="never changed"):
            await run(url, change)
    await store.close()


async def test_a_newer_database_is_refused(url: DatabaseUrl) -> None:
    """And left as it is."""
    await (await PostgresStore.open(url)).close()
    await run(url, "UPDATE alembic_version SET version_num = '9999' RETURNING 1")
    await run(url, "UPDATE schema_floor SET revision = '9999' RETURNING 1")
    for opening in (PostgresStore.open, PostgresStore.beside):
        with pytest.raises(Damaged, match=r"the database was written by a newer version.*9999"):
            await opening(url)


async def test_a_database_of_another_program_is_refused(url: DatabaseUrl, tmp_path: Path) -> None:
    await run(url, "CREATE TABLE pets (name text)", "SELECT 1")
    with pytest.raises(Damaged, match="belongs to another program"):
        await PostgresStore.open(url)
    other = await shared().database_of(tmp_path / "other")
    store = await PostgresStore.open(other)
    await store.backup(tmp_path / "backup")
    await store.close()
    with pytest.raises(Damaged, match="belongs to another program"):
        await restore(tmp_path / "backup", url)


# -- backups


async def test_what_was_there_before_is_kept(url: DatabaseUrl, tmp_path: Path) -> None:
    """A backup takes the place of what there is; that becomes a backup, which can be restored."""
    store = await PostgresStore.open(url)
    await store.people.add(person("Ada"))
    await store.backup(tmp_path / "backup")
    await store.people.add(person("Bob"))
    await store.close()
    kept = await restore(tmp_path / "backup", url)
    assert kept == tmp_path / "backup.before-restore"
    assert kept.stat().st_mode & 0o077 == 0

    async def there() -> set[str]:
        store = await PostgresStore.open(url)
        found = await store.people.many(["id-Ada", "id-Bob"])
        await store.close()
        return set(found)

    assert await there() == {"id-Ada"}
    await restore(kept, url)
    assert await there() == {"id-Ada", "id-Bob"}


@pytest.mark.parametrize("share", [0, 0.5, 0.98])
async def test_a_broken_backup_changes_nothing(
    url: DatabaseUrl, tmp_path: Path, share: float
) -> None:
    """Nor does one of another kind."""
    store = await PostgresStore.open(url)
    for number in range(30):
        await lay(store, index(f"t{number}"), 40)
    await store.backup(tmp_path / "backup")
    await store.close()
    content = (tmp_path / "backup").read_bytes()
    broken = tmp_path / "broken"
    broken.write_bytes(content[: int(len(content) * share)])
    with pytest.raises(Damaged, match="broken: "):
        await restore(broken, url)
    store = await PostgresStore.open(url)
    for number in range(30):
        assert await log_of(store, f"t{number}") == moves(1, 40)
    await store.close()


async def test_programs_that_are_missing(
    url: DatabaseUrl, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Are named, with the package that has them."""
    store = await PostgresStore.open(url)
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(Damaged, match=r"pg_dump is not there.*postgresql-client"):
        await store.backup(tmp_path / "backup")
    await store.close()


# -- damage


async def test_damage_is_found(url: DatabaseUrl) -> None:
    """A text that is not what was written is Damaged, and named; the check finds it by itself."""
    store = await PostgresStore.open(url)
    for number in range(3):
        await lay(store, index(f"t{number}"), 3)
    await store.inspect()
    await run(
        url,
        "UPDATE entries SET text = '18f@1,1' WHERE \"table\" = 't1' AND number = 2",
        "DELETE FROM entries WHERE \"table\" = 't2' AND number = 3 RETURNING 1",
    )
    with pytest.raises(Damaged, match="table t1: entry 2 is not what was written"):
        await store.tables.load("t1")
    with pytest.raises(Damaged, match="table t2: its version is 3, its last entry 2"):
        await store.tables.load("t2")
    found: list[int] = []
    check = StoreCheck(store, found.append)
    while await check.batch():
        """The next tables."""
    assert found[-1] == 2
    assert await log_of(store, "t0") == moves(1, 3)
    await store.close()


# -- the way there


async def test_ways_that_lead_nowhere(url: DatabaseUrl, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each with its reason and the address, and never with the password."""
    nobody = url.secret.replace(f":{shared().port}/", ":1/")
    wrong = shared().url(url.database, "wr0ng").secret
    nowhere = url.secret.replace(url.database, "nowhere")
    for text, reason in (
        (nobody, "cannot be reached"),
        (wrong, "refuses the password"),
        (nowhere, "no such database; make it with createdb"),
        (f"{url.secret}?sslmode=require", "no safe way|cannot be reached"),
    ):
        with pytest.raises(Damaged, match=reason) as told:
            await PostgresStore.open(DatabaseUrl(text))
        assert str(told.value).startswith(f"{DatabaseUrl(text)}: ")
        assert "wr0ng" not in str(told.value)
        assert PASSWORD not in str(told.value)


async def test_a_password_from_elsewhere(
    url: DatabaseUrl, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From PGPASSWORD, or from a password file, as PostgreSQL's own programs take it."""
    without = DatabaseUrl(str(url))
    monkeypatch.setenv("PGPASSWORD", PASSWORD)
    store = await PostgresStore.open(without)
    await store.backup(tmp_path / "one")
    await store.close()
    monkeypatch.delenv("PGPASSWORD")
    file = tmp_path / "pgpass"
    file.write_text(f"127.0.0.1:{shared().port}:*:codex:{PASSWORD}\n")
    file.chmod(0o600)
    monkeypatch.setenv("PGPASSFILE", str(file))
    store = await PostgresStore.open(without)
    await store.backup(tmp_path / "two")
    await store.close()


@pytest.fixture
def safe(tmp_path: Path) -> Iterator[tuple[Postgres, Path]]:
    """A PostgreSQL with a certificate of localhost, and who has signed it."""
    certificate, key = make_certificate(tmp_path)
    own = Postgres()
    for name, path in (("server.crt", certificate), ("server.key", key)):
        target = own.folder / "data" / name
        shutil.copy(path, target)
        target.chmod(0o600)
        owner = (own.folder / "data").stat()
        shutil.chown(target, owner.st_uid, owner.st_gid)
    own.kill()
    own.settings += ("ssl=on", "listen_addresses=127.0.0.1,127.0.0.2")
    own.start()
    yield own, certificate
    own.stop()


async def test_a_way_that_is_safe(safe: tuple[Postgres, Path], tmp_path: Path) -> None:
    """With the certificate that signed the server's, and the name in it; with another, or under
    another name, there is no connection. Backups go the same way."""
    postgres, certificate = safe
    plain = await postgres.database("safe")
    named = plain.secret.replace("127.0.0.1", "localhost")
    wanted = f"?sslmode=verify-full&sslrootcert={certificate}"
    store = await PostgresStore.open(DatabaseUrl(named + wanted))
    using = "SELECT ssl FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) WHERE datname = 'safe'"
    assert [row[0] for row in await run(DatabaseUrl(f"{plain.secret}?sslmode=disable"), using)] == [
        True,
        False,
    ]
    await lay(store, index("t"), 2)
    await store.backup(tmp_path / "backup")
    await store.close()
    await restore(tmp_path / "backup", DatabaseUrl(named + wanted))
    (tmp_path / "other").mkdir()
    other, _ = make_certificate(tmp_path / "other")
    for text in (
        f"{named}?sslmode=verify-full&sslrootcert={other}",
        plain.secret.replace("127.0.0.1", "127.0.0.2") + wanted,
    ):
        with pytest.raises(Damaged, match="no safe way to the database"):
            await PostgresStore.open(DatabaseUrl(text))
    with pytest.raises(Damaged, match="nowhere"):
        await PostgresStore.open(DatabaseUrl(f"{named}?sslmode=verify-full&sslrootcert=/nowhere"))


def test_libraries_that_are_missing() -> None:
    """SQLite needs none of them; PostgreSQL says which extra has them."""
    program = """
import sys, asyncio
from pathlib import Path
sys.modules["asyncpg"] = None
from codex_naturalis.server.database_url import DatabaseUrl
from codex_naturalis.server.store.opening import open_store
from codex_naturalis.server.assembly import running
try:
    asyncio.run(open_store(DatabaseUrl("postgresql://db/codex")))
except Exception as error:
    print(type(error).__name__, error)
"""
    done = subprocess.run(
        [sys.executable, "-c", program], check=True, capture_output=True, text=True
    )
    assert re.match(r"StoreError .*asyncpg.*'codex-naturalis\[cluster\]'", done.stdout)
