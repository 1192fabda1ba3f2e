"""Disks that are full, files that rot, processes that are killed."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from itertools import count
from pathlib import Path
from random import Random

import pytest

from codex_naturalis.server.ports.log import Entry
from codex_naturalis.server.ports.store import Damaged, GamesQuery, Store
from codex_naturalis.server.store import SqliteStore
from tests.conformance.stores import index, lay, log_of, moves
from tests.faults.appending import TABLES

ROOT = Path(__file__).resolve().parents[2]
PAGE = 4096

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

Logs = dict[str, tuple[Entry, ...]]


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of one megabyte, where we may mount one."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", str(folder)]
    if os.geteuid() != 0 or subprocess.run(mount, check=False, capture_output=True).returncode:
        pytest.skip("only root may mount a file system")
    yield folder
    subprocess.run(["umount", "--lazy", str(folder)], check=True)


def fill(ballast: Path) -> None:
    """Until there is no room left."""
    with ballast.open("wb", buffering=0) as file, suppress(OSError):
        while True:
            file.write(bytes(PAGE))


async def append_for_ever(store: Store, table: str) -> None:
    for number in count(len(await log_of(store, table)) + 1):
        await store.tables.append(table, moves(number, text="x" * 3000))


async def test_a_full_disk(small_disk: Path) -> None:
    """All that is written together fails together, with the reason; nothing of it is there; what
    was there stays; with space again the store goes on, without being opened again."""
    store = await SqliteStore.open(small_disk / "store.db")
    for table in ("a", "b", "c"):
        await lay(store, index(table), entries=2)
    ballast = small_disk / "ballast"
    fill(ballast)
    with pytest.raises(Damaged, match="the disk is full"):
        await append_for_ever(store, "a")
    kept = await log_of(store, "a")
    answers = await asyncio.gather(
        *(store.tables.append(table, moves(3, text="x" * 9000)) for table in ("b", "c")),
        return_exceptions=True,
    )
    assert [type(answer) for answer in answers] == [Damaged, Damaged]
    with pytest.raises(Damaged, match="the disk is full"):
        await store.check()
    with pytest.raises(Damaged, match="disk"):
        await store.backup(small_disk / "backup.db")
    ballast.unlink()
    await store.check()
    assert [await log_of(store, table) for table in ("a", "b", "c")] == [
        kept,
        moves(1, 2),
        moves(1, 2),
    ]
    await store.tables.append("b", moves(3))
    await store.close()
    again = await SqliteStore.open(small_disk / "store.db")
    assert await log_of(again, "a") == kept
    assert await log_of(again, "b") == moves(1, 3)
    await again.close()


async def test_a_disk_that_may_not_be_written(small_disk: Path) -> None:
    """A store on a read-only file system is refused with the reason."""
    await (await SqliteStore.open(small_disk / "store.db")).close()
    subprocess.run(["mount", "-o", "remount,ro", str(small_disk)], check=True)
    with pytest.raises(Damaged, match="Read-only"):
        await SqliteStore.open(small_disk / "store.db")


def test_a_file_that_may_not_grow(tmp_path: Path) -> None:
    """The same for a limit of the kernel, which needs no root: a batch that does not fit is lost
    whole, and the next one after the limit is lifted is there whole."""
    run = subprocess.run(
        [sys.executable, "-m", "tests.faults.limiting", str(tmp_path / "store.db")],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    )
    told = json.loads(run.stdout)
    assert all(answer.startswith("Damaged the disk") for answer in told["full"])
    assert told["during"] == [0] * 20
    assert told["later"] == ["NoneType None"] * 20
    assert told["after"] == [1] * 20


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Logs]:
    """A folder with a store that was closed (`closed.db`) and one whose process died, with its
    log (`killed.db`), and what is in them."""
    folder = tmp_path_factory.mktemp("sound")

    async def make() -> Logs:
        store = await SqliteStore.open(folder / "store.db")
        for number in range(12):
            await lay(store, index(f"t{number}"), entries=3)
        await store.close()
        store = await SqliteStore.open(folder / "store.db")
        for number in range(12):
            await store.tables.append(f"t{number}", moves(4, 5 * number + 5))
        for tail in ("", "-wal"):
            content = (folder / f"store.db{tail}").read_bytes()
            (folder / f"killed.db{tail}").write_bytes(content)
        logs = {f"t{number}": await log_of(store, f"t{number}") for number in range(12)}
        await store.close()
        (folder / "store.db").rename(folder / "closed.db")
        return logs

    return folder, asyncio.run(make())


async def found_in(path: Path, logs: Logs) -> tuple[Logs, int]:
    """What can still be loaded, and how many times Damaged was said."""
    try:
        store = await SqliteStore.open(path)
    except Damaged:
        return {}, 1
    found: Logs = {}
    damaged = 0
    for table in logs:
        try:
            stored = await store.tables.load(table)
        except Damaged:
            damaged += 1
        else:
            found[table] = stored.entries if stored else ()
    try:
        await store.tables.find(GamesQuery())
    except Damaged:
        damaged += 1
    await store.close()
    return found, damaged


async def test_bytes_that_flip(sound: tuple[Path, Logs], tmp_path: Path) -> None:
    """Wherever a few bytes change, a game loads as it was, or as Damaged, or not at all: never as
    another game. Every byte is somewhere in the file: pages in turn, places by chance."""
    folder, logs = sound
    content = (folder / "closed.db").read_bytes()
    rng = Random(7)
    told = 0
    for attempt in range(2 * len(content) // PAGE):
        rotten = bytearray(content)
        place = attempt * PAGE // 2 + rng.randrange(PAGE // 2 - 8)
        for offset in range(rng.choice((1, 8))):
            rotten[place + offset] ^= 1 << rng.randrange(8)
        path = tmp_path / f"{attempt}.db"
        path.write_bytes(rotten)
        found, damaged = await found_in(path, logs)
        told += damaged > 0
        for table, entries in found.items():
            assert entries in (logs[table], ()), (attempt, place, table)
    assert told


async def test_a_schema_that_flips(sound: tuple[Path, Logs], tmp_path: Path) -> None:
    """The error of a broken schema quotes what is there, which need not be text."""
    folder, logs = sound
    path = tmp_path / "store.db"
    content = (folder / "closed.db").read_bytes()
    assert b"CREATE TABLE people" in content
    path.write_bytes(content.replace(b"CREATE TABLE people", b"CREATE T\xe3BLE people"))
    assert await found_in(path, logs) == ({}, 1)


async def test_texts_that_flip(sound: tuple[Path, Logs], tmp_path: Path) -> None:
    """A changed letter inside a half-move, which the database itself does not notice, is Damaged
    and names the table; the other tables load."""
    folder, logs = sound
    content = (folder / "closed.db").read_bytes()
    places = [at for at in range(len(content)) if content.startswith(b"17f@1,1", at)]
    for attempt, place in enumerate(places[:: len(places) // 6]):
        path = tmp_path / f"{attempt}.db"
        path.write_bytes(content[:place] + b"18" + content[place + 2 :])
        store = await SqliteStore.open(path)
        loads = await asyncio.gather(*map(store.tables.load, logs), return_exceptions=True)
        await store.close()
        refused = {
            t: load for t, load in zip(logs, loads, strict=True) if isinstance(load, Damaged)
        }
        assert len(refused) == 1
        for table, fault in refused.items():
            assert f"table {table}: entry" in str(fault)


@pytest.mark.parametrize("share", [0, 0.1, 0.5, 0.9])
async def test_a_truncated_file(sound: tuple[Path, Logs], tmp_path: Path, share: float) -> None:
    """A file that lost its end is refused when it is opened."""
    folder, _ = sound
    content = (folder / "closed.db").read_bytes()
    (tmp_path / "store.db").write_bytes(content[: int(len(content) * share)])
    with pytest.raises(Damaged, match=r"store\.db"):
        await SqliteStore.open(tmp_path / "store.db")


@pytest.mark.parametrize(
    "end",
    [Random(1).randbytes(PAGE), Random(2).randbytes(100), b""],
    ids=["a page", "a part of one", "nothing"],
)
async def test_a_last_page_of_rubbish(sound: tuple[Path, Logs], tmp_path: Path, end: bytes) -> None:
    """A page that was not written to its end is noticed by those who need it."""
    folder, logs = sound
    content = (folder / "closed.db").read_bytes()
    (tmp_path / "store.db").write_bytes(content[: -len(end) or -100] + end)
    found, damaged = await found_in(tmp_path / "store.db", logs)
    assert damaged
    assert all(entries == logs[table] for table, entries in found.items())


async def test_a_torn_log(sound: tuple[Path, Logs], tmp_path: Path) -> None:
    """Where the write-ahead log is torn or rotten, games end at a change that was whole: each is
    as it was at some moment, all at the same one, and the store goes on from there."""
    folder, logs = sound
    main, log = (folder / "killed.db").read_bytes(), (folder / "killed.db-wal").read_bytes()
    rng = Random(3)
    for attempt in range(16):
        torn = bytearray(log)
        place = rng.randrange(len(torn))
        if attempt % 2:
            del torn[place:]
        else:
            torn[place] ^= 0x55
        path = tmp_path / f"{attempt}.db"
        path.write_bytes(main)
        Path(f"{path}-wal").write_bytes(torn)
        found, damaged = await found_in(path, logs)
        assert not damaged
        grown = [len(entries) > 3 for entries in found.values()]
        assert grown == sorted(grown, reverse=True), "a later change without an earlier one"
        for table, entries in found.items():
            assert entries in (logs[table], moves(1, 3)), (attempt, place, table)


async def test_killed_servers_lose_nothing(tmp_path: Path) -> None:
    """Twelve kills amid writing: after each, all that was acknowledged is there, and no log has a
    gap or a strange entry."""
    path = tmp_path / "store.db"
    with subprocess.Popen(
        [sys.executable, "-m", "tests.faults.appending", str(path), "12"],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        acknowledged: dict[str, int] = {}
        for kill in range(12):
            acknowledged = json.loads(process.stdout.readline())
            store = await SqliteStore.open(path)
            for table in TABLES:
                stored = await store.tables.load(table)
                entries = stored.entries if stored else ()
                assert entries == moves(1, len(entries))
                assert len(entries) >= acknowledged[table], f"kill {kill}"
            await store.close()
            process.stdin.write("\n")
            process.stdin.flush()
    assert process.returncode == 0
    assert all(acknowledged.values())
