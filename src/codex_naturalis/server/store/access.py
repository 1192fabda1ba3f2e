"""How the topics of the store reach the database."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeVar

from sqlalchemy import Connection, UpdateBase

Answer = TypeVar("Answer")
Work = Callable[[Connection], Answer]


class Access(Protocol):
    async def read(self, work: Work[Answer]) -> Answer:
        """Run it in its own read-only transaction, on a snapshot of the data."""
        ...

    async def write(self, work: Work[Answer]) -> Answer:
        """Run it completely or not at all; returns when the change is safe on disk."""
        ...


class Topic:
    """One part of the store. Its statements work with every database."""

    def __init__(self, access: Access) -> None:
        self._access = access

    async def _change(self, statement: UpdateBase) -> int:
        """Run one statement; returns the number of rows it has changed."""
        return await self._access.write(lambda connection: connection.execute(statement).rowcount)
