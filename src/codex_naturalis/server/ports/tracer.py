"""Spans: what the server was doing, for how long, and within what."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from typing import Protocol

_NOTHING: AbstractContextManager[None] = nullcontext()


class Tracer(Protocol):
    def span(self, name: str, **attributes: str | int) -> AbstractContextManager[None]:
        """Around what is done, within the span that is open. Names and attributes come from short,
        fixed lists: no person, no table, no card, nothing that somebody has written."""
        ...

    async def close(self) -> None:
        """Sends what is left."""
        ...


class Untraced:
    """Nobody wants to know."""

    def span(self, name: str, **attributes: str | int) -> AbstractContextManager[None]:
        return _NOTHING

    async def close(self) -> None:
        return


UNTRACED = Untraced()
