"""Every adapter of the store, and rows to put into them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

from codex_naturalis.engine.moves import parse_move
from codex_naturalis.engine.state import Mode
from codex_naturalis.protocol.people import Person, PersonKind, Scope
from codex_naturalis.protocol.tables import (
    Colour,
    HumanSeat,
    Seat,
    SeatState,
    Settings,
    Status,
    TableLine,
    Visibility,
)
from codex_naturalis.server.ports.log import Entry, Head, Index, Kind
from codex_naturalis.server.ports.store import PersonRow, Store, TokenRow
from codex_naturalis.server.store import SqliteStore, restore
from codex_naturalis.server.store.postgres.restoring import restore as restore_dump
from codex_naturalis.server.store.postgres.store import PostgresStore
from tests.services.postgres import shared

MOVE = parse_move("17f@1,1")


async def _sqlite(folder: Path) -> Store:
    return await SqliteStore.open(folder / "store.db")


_TEMPLATE = "template_codex"
"""A database with the schema, which copies of it need not make again."""


async def _postgres(folder: Path) -> Store:
    postgres = shared()
    if _TEMPLATE not in postgres.known:
        await (await PostgresStore.open(await postgres.database(_TEMPLATE))).close()
    return await PostgresStore.open(await postgres.database_of(folder, _TEMPLATE))


ADAPTERS: dict[str, Callable[[Path], Awaitable[Store]]] = {
    "sqlite": _sqlite,
    "postgres": _postgres,
}


async def _from_file(backup: Path, folder: Path) -> Store:
    restore(backup, folder / "store.db", keep_sessions=True)
    return await _sqlite(folder)


async def _from_dump(backup: Path, folder: Path) -> Store:
    url = await shared().database_of(folder)
    await restore_dump(backup, url, keep_sessions=True)
    return await PostgresStore.open(url)


RESTORED: dict[str, Callable[[Path, Path], Awaitable[Store]]] = {
    "sqlite": _from_file,
    "postgres": _from_dump,
}
"""A backup as a store of the same kind, for a folder."""


def person(name: str) -> PersonRow:
    return PersonRow(f"id-{name}", name, PersonKind.ACCOUNT, created=5, password_hash="argon")


def token(owner: str, number: int = 1) -> TokenRow:
    return TokenRow(
        id=f"token-{owner}-{number}",
        person=owner,
        label="my bot",
        scopes=(Scope.READ, Scope.PLAY),
        hash=f"hash-{owner}-{number}",
        created=number,
    )


def settings(
    players: int = 2, visibility: Visibility = Visibility.OPEN, *, rated: bool = False
) -> Settings:
    mode = Mode.TABLE if players > 1 else Mode.SOLO_HARD
    return Settings((HumanSeat(),) * players, mode, visibility=visibility, rated=rated)


def head(table: str, wished: Settings | None = None) -> Head:
    return Head(table, created=1, creator="id-Ada", settings=wished or settings())


def index(
    table: str,
    *,
    changed: int = 1,
    people: tuple[str | None, ...] = ("id-Ada", None),
    status: Status = Status.GATHERING,
    deadline: int | None = None,
    wished: Settings | None = None,
) -> Index:
    wished = wished or settings()
    creator = Person("id-Ada", "Ada", PersonKind.ACCOUNT)
    seat = Seat(SeatState.PLAYING, creator, None, "Ada “the first” ♥", Colour.RED, away=False)
    seats = (seat,) * len(wished.seats)
    line = TableLine(table, status, wished, creator, seats, 1, changed, None)
    return Index(status, changed, deadline, people, line)


def moves(first: int, number: int = 1, text: str = "") -> tuple[Entry, ...]:
    """Half-moves; or, with a text, entries of a kind that may carry any."""

    def entry(n: int) -> Entry:
        at = 1_700_000_000_000 + n
        if text:
            return Entry(n, at, Kind.REMATCH, n % 2, text, n)
        return Entry(n, at, Kind.MOVE, n % 2, spent=n, move=MOVE)

    return tuple(entry(n) for n in range(first, first + number))


async def lay(store: Store, known: Index, entries: int = 0) -> None:
    """A table that lists know so, with that many entries."""
    table = known.line.id
    await store.tables.create(head(table, known.line.settings), moves(1, entries), known)


async def log_of(store: Store, table: str) -> tuple[Entry, ...]:
    stored = await store.tables.load(table)
    assert stored is not None
    return stored.entries
