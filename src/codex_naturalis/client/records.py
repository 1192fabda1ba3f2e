"""Records that people bring, kept for replay under a link."""

from __future__ import annotations

from codex_naturalis.client.doors import Doors, segment
from codex_naturalis.protocol.replays import Imported, RecordText, Step


class Records:
    def __init__(self, doors: Doors) -> None:
        self._doors = doors

    async def bring(self, text: str) -> Imported:
        """A whole `.codex` record; it is checked half-move by half-move."""
        return await self._doors.send("POST", "/api/records", Imported, RecordText(text))

    async def text(self, record: str) -> str:
        return await self._doors.text(f"/api/records/{segment(record)}")

    async def replay(self, record: str, ply: int, seat: int | None = None) -> Step:
        """The game after so many half-moves, with the eyes of a seat or a spectator."""
        path = f"/api/records/{segment(record)}/replay/{ply}"
        return await self._doors.get(path, Step, {"seat": seat})
