"""Tables: making and finding them, and what a finished one leaves behind. What is live at a
table is told by `client.live()`."""

from __future__ import annotations

from codex_naturalis.client.doors import Doors, segment
from codex_naturalis.client.reviewing import Progress, reviewed
from codex_naturalis.protocol.replays import BotInfo, Step, Whole
from codex_naturalis.protocol.reviews import Review
from codex_naturalis.protocol.tables import Settings, Table, TableLine


class Tables:
    def __init__(self, doors: Doors) -> None:
        self._doors = doors

    async def create(self, settings: Settings) -> Table:
        return await self._doors.send("POST", "/api/tables", Table, settings)

    async def lobby(self) -> tuple[TableLine, ...]:
        """Open tables that wait for people, the newest first."""
        return await self._doors.get("/api/tables", tuple[TableLine, ...])

    async def running(self) -> tuple[TableLine, ...]:
        """Open tables whose game may be watched, the newest first."""
        return await self._doors.get("/api/tables", tuple[TableLine, ...], {"status": "playing"})

    async def get(self, table: str) -> Table:
        return await self._doors.get(f"/api/tables/{segment(table)}", Table)

    async def record(self, table: str) -> str:
        """The `.codex` text of a finished game."""
        return await self._doors.text(f"/api/tables/{segment(table)}/record")

    async def replay(self, table: str, ply: int, seat: int | None = None) -> Step:
        """A finished game after so many half-moves, with the eyes of a seat or a spectator."""
        path = f"/api/tables/{segment(table)}/replay/{ply}"
        return await self._doors.get(path, Step, {"seat": seat})

    async def game(self, table: str) -> Whole:
        """A finished game with all open, in one answer."""
        return await self._doors.get(f"/api/tables/{segment(table)}/game", Whole)

    async def review(self, table: str, progress: Progress | None = None) -> Review:
        """What each half-move of a finished game was worth; waits until the server has thought
        about all."""
        return await reviewed(self._doors, f"/api/tables/{segment(table)}/review", progress)

    async def bots(self) -> tuple[BotInfo, ...]:
        """From the weakest to the strongest."""
        return await self._doors.get("/api/bots", tuple[BotInfo, ...])
