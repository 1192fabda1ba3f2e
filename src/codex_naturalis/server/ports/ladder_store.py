"""What the store keeps for rated play: lapses, the course of rated games, agreement with the
search, and who waits for a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from codex_naturalis.protocol.clocks import TimeControl
from codex_naturalis.protocol.ladder import LapseKind
from codex_naturalis.protocol.people import Millis
from codex_naturalis.server.ports.log import Index


class LapseRow(Struct, frozen=True):
    """One for each person and table."""

    person: str
    table: str
    at: Millis
    kind: LapseKind
    warned: bool = False
    until: Millis | None = None
    """Until when it has paused rated play."""
    seen: bool = False
    """The person has confirmed it."""


class RatedGameRow(Struct, frozen=True):
    """What the index of a table does not say about a rated game that is over."""

    table: str
    turns: int
    """That everybody has had."""
    shared_address: bool
    """Two of its players were connected from one address. Which, is not kept."""


class RatedGame(Struct, frozen=True):
    index: Index
    row: RatedGameRow


class AgreementRow(Struct, frozen=True):
    """How often a person has chosen as the search does, in one reviewed game."""

    table: str
    person: str
    at: Millis
    players: int
    decisions: int
    agreed: int


class SeekRow(Struct, frozen=True):
    """Somebody who waits for others who want the same game."""

    person: str
    players: int
    rated: bool
    clock: TimeControl
    since: Millis
    place: int = 0
    """Given by the store: who came first has the lowest."""
    node: str | None = None
    """Where the person is connected."""
    gone: Millis | None = None
    """Since when the person is connected nowhere."""
    table: str | None = None
    """The one that was found, from the moment before it is made."""


class LadderStore(Protocol):
    async def add_lapse(self, lapse: LapseRow) -> bool:
        """False, and nothing changed, when there is one of that person at that table."""
        ...

    async def lapses(self, person: str, since: Millis) -> list[LapseRow]:
        """The oldest first."""
        ...

    async def confirm_lapses(self, person: str) -> None:
        """The person has seen them."""
        ...

    async def add_game(self, game: RatedGameRow) -> bool:
        """False, and nothing changed, when the game of that table is known."""
        ...

    async def games_between(self, person: str, other: str, since: Millis) -> list[RatedGame]:
        """Rated games of both that ended since then, the oldest first."""
        ...

    async def unexamined(self, limit: int) -> list[str]:
        """Rated tables whose game has a review, but no row of agreement, the oldest first."""
        ...

    async def examine(self, table: str, rows: Sequence[AgreementRow]) -> None:
        """The review of that table has been examined; it may have no rows."""
        ...

    async def agreement(self, person: str, players: int, limit: int) -> list[AgreementRow]:
        """Of the last games of so many players, the newest first."""
        ...

    async def seek(self, seek: SeekRow) -> SeekRow:
        """Replaces another one of that person; the same one keeps its place, its time and its
        table, and is connected where it says."""
        ...

    async def leave_seek(self, person: str, node: str, now: Millis) -> None:
        """The person is not connected there any more."""
        ...

    async def claim_seeks(self, people: Sequence[str], table: str) -> bool:
        """A table for all of them. False, and nothing changed, when one of them does not wait any
        more or has a table already."""
        ...

    async def free_seeks(self, table: str) -> None:
        """There will be no such table: they wait on."""
        ...

    async def end_seeks(self, people: Sequence[str]) -> None: ...

    async def seeks(self) -> list[SeekRow]:
        """In their order."""
        ...
