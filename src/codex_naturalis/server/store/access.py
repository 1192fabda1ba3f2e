"""How the topics of the store reach the database, whichever it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeVar

from sqlalchemy import Connection, UpdateBase

Answer = TypeVar("Answer")
Work = Callable[[Connection], Answer]


class Access(Protocol):
    async def read(self, work: Work[Answer]) -> Answer:
        """Run it in a transaction of its own that sees one moment and changes nothing."""
        ...

    async def write(self, work: Work[Answer]) -> Answer:
        """Run it whole or not at all; returns when its change is safe on disk."""
        ...


class Topic:
    """A part of the store. Its statements are the same for every database."""

    def __init__(self, access: Access) -> None:
        self._access = access

    async def _change(self, statement: UpdateBase) -> int:
        """One statement; returns how many rows it touched."""
        return await self._access.write(lambda connection: connection.execute(statement).rowcount)
