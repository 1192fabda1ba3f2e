"""Records that people bring, kept for replay under a link."""

from __future__ import annotations

from codex_naturalis.client.doors import Doors, segment
from codex_naturalis.client.reviewing import Progress, reviewed
from codex_naturalis.protocol.replays import Imported, RecordText, Step, Study, Whole
from codex_naturalis.protocol.reviews import Review


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

    async def game(self, record: str) -> Whole:
        """The whole game with all open, in one answer."""
        return await self._doors.get(f"/api/records/{segment(record)}/game", Whole)

    async def review(self, record: str, progress: Progress | None = None) -> Review:
        """What each half-move was worth; waits until the server has thought about all."""
        return await reviewed(self._doors, f"/api/records/{segment(record)}/review", progress)

    async def study(self, study: Study) -> Step:
        """A record that is kept nowhere, and half-moves to try out after it."""
        return await self._doors.send("POST", "/api/study", Step, study)
