"""Looks for damage in the store before somebody needs what is damaged: the file as a whole, then
the log of every table, some at a time."""

from __future__ import annotations

import logging
from collections.abc import Callable

from codex_naturalis.server.ports.store import Away, Damaged, Store

log = logging.getLogger(__name__)

AT_ONCE = 20
"""Tables."""
EVERY = 86_400.0
"""Seconds."""


class StoreCheck:
    def __init__(self, store: Store, found: Callable[[int], None] = lambda _: None) -> None:
        """`found` is told how many damaged things are known."""
        self._store = store
        self._found = found
        self._after: str | None = None
        self._known: set[str] = set()
        """Damage is said once."""

    async def batch(self) -> int:
        """The next tables; returns how many, 0 when all have been read."""
        if self._after is None:
            await self._file()
            self._after = ""
        tables = await self._store.tables.ids(self._after, AT_ONCE)
        for table in tables:
            try:
                await self._store.tables.load(table)
            except Away:
                raise
            except Damaged as fault:
                self._note(table, str(fault))
        self._after = tables[-1] if tables else None
        return len(tables)

    async def _file(self) -> None:
        try:
            await self._store.inspect()
        except Away:
            raise
        except Damaged as fault:
            self._note("", str(fault))

    def _note(self, what: str, fault: str) -> None:
        if what not in self._known:
            self._known.add(what)
            log.error("the store is damaged: %s", fault)
        self._found(len(self._known))
