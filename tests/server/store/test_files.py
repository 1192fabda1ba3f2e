"""The file of a store: who may have it, what it may be, how it is moved and put back."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from codex_naturalis.server.ports.store import Damaged, InUse, StoreError
from codex_naturalis.server.store import SqliteStore, restore
from tests.conformance.stores import index, lay, log_of, moves

pytestmark = pytest.mark.anyio


async def keep(path: Path, entries: int) -> None:
    """A store with one table of that many entries, closed again."""
    store = await SqliteStore.open(path)
    await lay(store, index("t"), entries)
    await store.close()


async def entries_in(path: Path) -> int:
    store = await SqliteStore.open(path)
    found = len(await log_of(store, "t"))
    await store.close()
    return found


async def test_a_new_store_is_for_its_owner(tmp_path: Path) -> None:
    """Folders on the way are made; the file, its log and its lock are nobody else's."""
    path = tmp_path / "a" / "b" / "store.db"
    store = await SqliteStore.open(path)
    await lay(store, index("t"))
    modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in path.parent.iterdir()}
    await store.close()
    assert modes == dict.fromkeys(
        ("store.db", "store.db-wal", "store.db-shm", "store.db.lock"), 0o600
    )
    assert {file.name for file in path.parent.iterdir()} == {"store.db", "store.db.lock"}


async def test_commits_are_durable(tmp_path: Path) -> None:
    """The promise rests on these settings of SQLite."""
    names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")

    def read(cursor: sqlite3.Cursor) -> list[object]:
        return [cursor.execute(f"PRAGMA {name}").fetchone()[0] for name in names]

    store = await SqliteStore.open(tmp_path / "store.db")
    settings = await store.write_raw(read)
    await store.close()
    assert settings == ["wal", 2, 1, 5000]


async def test_readers_cannot_write(tmp_path: Path) -> None:
    """A statement that would write, sent down the road of the readers, is Damaged."""
    store = await SqliteStore.open(tmp_path / "store.db")
    with pytest.raises(Damaged, match="may not be written"):
        await store.read(lambda connection: connection.exec_driver_sql("DELETE FROM tables"))
    await store.close()


async def test_two_servers_cannot_share_a_file(tmp_path: Path) -> None:
    """The second is told so, and the file is free again when the first has closed."""
    path = tmp_path / "store.db"
    first = await SqliteStore.open(path)
    with pytest.raises(Damaged, match=r"store\.db is in use by another server"):
        await SqliteStore.open(path)
    await first.check()
    await first.close()
    await (await SqliteStore.open(path)).close()


async def test_a_linked_file_is_the_same_store(tmp_path: Path) -> None:
    """Through a symbolic link to the file or to its folder the store is in use; a second name of
    the file itself, which its log would not know, is refused."""
    real = tmp_path / "real"
    store = await SqliteStore.open(real / "store.db")
    (tmp_path / "folder").symlink_to(real)
    other = tmp_path / "other"
    other.mkdir()
    (other / "store.db").symlink_to(real / "store.db")
    for path in (tmp_path / "folder" / "store.db", other / "store.db"):
        with pytest.raises(InUse, match="in use by another server"):
            await SqliteStore.open(path)
    await store.close()
    await (await SqliteStore.open(other / "store.db")).close()
    (tmp_path / "second.db").hardlink_to(real / "store.db")
    for path in (tmp_path / "second.db", real / "store.db"):
        with pytest.raises(Damaged, match="hard link"):
            await SqliteStore.open(path)
    (tmp_path / "second.db").unlink()
    await (await SqliteStore.open(real / "store.db")).close()


async def test_a_damaged_file_is_not_opened(tmp_path: Path) -> None:
    """Where the pages contradict each other the server does not start, and says so; nothing that
    was there is changed."""
    path = tmp_path / "store.db"
    await keep(path, 400)
    content = bytearray(path.read_bytes())
    page = 4096
    pages = range(page, len(content), page)
    tree = next(at for at in reversed(pages) if content[at] in (10, 13))
    content[tree + 3 : tree + 5] = b"\xff\xff"  # the number of its cells
    path.write_bytes(content)
    with pytest.raises(Damaged, match=r"store\.db: the file is corrupt"):
        await SqliteStore.open(path)
    assert path.read_bytes() == content


async def test_another_program_holds_the_file(tmp_path: Path) -> None:
    """A foreign writer makes us wait, then say so; when it lets go all is well."""
    path = tmp_path / "store.db"
    store = await SqliteStore.open(path)
    await store.write_raw(lambda cursor: cursor.connection.execute("PRAGMA busy_timeout = 1"))
    with closing(sqlite3.connect(path, isolation_level=None)) as foreign:
        foreign.execute("BEGIN IMMEDIATE")
        with pytest.raises(Damaged, match="locked by another program"):
            await store.check()
        foreign.execute("ROLLBACK")
    await store.check()
    await store.close()


def _text(path: Path) -> None:
    path.write_text("This is a letter, not a store. " * 300)


def _empty(path: Path) -> None:
    path.touch()


def _folder(path: Path) -> None:
    path.mkdir()


def _foreign(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")


def _log_alone(path: Path) -> None:
    Path(f"{path}-wal").write_bytes(b"what is left")


@pytest.mark.parametrize(
    ("make", "reason"),
    [
        (_text, "not a database"),
        (_empty, "the file is empty"),
        (_folder, "cannot be opened"),
        (_foreign, "belongs to another program"),
        (_log_alone, "is missing, but its log exists"),
    ],
)
async def test_what_is_no_store(tmp_path: Path, make: Callable[[Path], None], reason: str) -> None:
    """What is not ours is refused with its name and the reason, is not changed, and the lock is
    let go."""
    path = tmp_path / "store.db"
    make(path)
    before = path.read_bytes() if path.is_file() else None
    for _ in range(2):
        with pytest.raises(Damaged, match=rf"store\.db.*{reason}"):
            await SqliteStore.open(path)
    assert (path.read_bytes() if path.is_file() else None) == before


async def test_a_folder_that_cannot_be(tmp_path: Path) -> None:
    """A file in the place of the folder is named."""
    (tmp_path / "file").touch()
    with pytest.raises(Damaged, match="file"):
        await SqliteStore.open(tmp_path / "file" / "store.db")


async def test_restore_puts_a_backup_back(tmp_path: Path) -> None:
    """What was in the backup is there, what was there stays beside it, and no file is left over."""
    path, backup = tmp_path / "store.db", tmp_path / "backup.db"
    store = await SqliteStore.open(path)
    await lay(store, index("t"), entries=2)
    await store.backup(backup)
    await store.tables.append("t", moves(3))
    await store.close()
    restore(backup, path)
    assert await entries_in(path) == 2
    assert await entries_in(tmp_path / "store.db.before-restore") == 3
    names = {file.name for file in tmp_path.iterdir() if file.suffix != ".lock"}
    assert names == {"store.db", "store.db.before-restore", "backup.db"}
    assert stat.S_IMODE(backup.stat().st_mode) == 0o600


async def test_restore_after_a_crash(tmp_path: Path) -> None:
    """The log of the old file goes aside with it, and never meets the new one."""
    path, backup = tmp_path / "store.db", tmp_path / "backup.db"
    store = await SqliteStore.open(path)
    await lay(store, index("t"), entries=2)
    await store.backup(backup)
    await store.tables.append("t", moves(3))
    crashed = tmp_path / "crashed" / "store.db"
    crashed.parent.mkdir()
    for tail in ("", "-wal"):
        Path(f"{crashed}{tail}").write_bytes(Path(f"{path}{tail}").read_bytes())
    await store.close()
    restore(backup, crashed)
    assert await entries_in(crashed) == 2
    assert await entries_in(Path(f"{crashed}.before-restore")) == 3


async def test_restore_where_nothing_was(tmp_path: Path) -> None:
    """A new machine has no old file."""
    await keep(tmp_path / "backup.db", 2)
    restore(tmp_path / "backup.db", tmp_path / "new" / "store.db")
    assert await entries_in(tmp_path / "new" / "store.db") == 2


async def test_restore_refuses(tmp_path: Path) -> None:
    """A store in use, a backup that is damaged, foreign or not there, and itself: nothing of the
    old file is touched."""
    path, backup = tmp_path / "store.db", tmp_path / "backup.db"
    store = await SqliteStore.open(path)
    await lay(store, index("t"), entries=200)
    await store.backup(backup)
    with pytest.raises(Damaged, match="in use"):
        await asyncio.to_thread(restore, backup, path)
    await store.close()
    with pytest.raises(Damaged, match="nowhere"):
        restore(tmp_path / "nowhere.db", path)
    with pytest.raises(StoreError, match="itself"):
        restore(path, path)
    _foreign(tmp_path / "foreign.db")
    with pytest.raises(Damaged, match=r"foreign\.db.*another program"):
        restore(tmp_path / "foreign.db", path)
    torn = bytearray(backup.read_bytes())
    torn[-3000:-1000] = bytes(2000)
    backup.write_bytes(torn)
    with pytest.raises(Damaged, match=r"backup\.db.*corrupt"):
        restore(backup, path)
    assert await entries_in(path) == 200


async def test_a_backup_that_fails_leaves_the_last_one(tmp_path: Path) -> None:
    """A backup is replaced by a whole one or not at all; onto itself it is refused."""
    path = tmp_path / "store.db"
    store = await SqliteStore.open(path)
    await lay(store, index("t"))
    with pytest.raises(StoreError, match="itself"):
        await store.backup(path)
    with pytest.raises(Damaged, match="nowhere"):
        await store.backup(tmp_path / "nowhere" / "backup.db")
    for _ in range(2):
        await store.backup(tmp_path / "backup.db")
    await store.close()
    assert {file.name for file in tmp_path.iterdir()} == {
        "store.db",
        "store.db.lock",
        "backup.db",
    }
