"""Records that people upload: kept by the server, replayed and reviewed."""

from __future__ import annotations

from codex_naturalis.client.http import Http, segment
from codex_naturalis.client.reviews import Connect, Progress, Reviews
from codex_naturalis.protocol.replays import (
    Attempt,
    Imported,
    OpenReplay,
    RecordText,
    Step,
    Study,
)
from codex_naturalis.protocol.reviews import GameKind, Review


class Records:
    def __init__(self, http: Http, connect: Connect) -> None:
        self._http = http
        self._reviews = Reviews(http, connect, GameKind.RECORD)

    async def upload(self, text: str) -> Imported:
        """A whole `.codex` record; the server checks every half-move."""
        return await self._http.exchange("POST", "/api/records", Imported, RecordText(text))

    async def text(self, record: str) -> str:
        return await self._http.get_text(f"/api/records/{segment(record)}")

    async def replay(self, record: str, ply: int, seat: int | None = None) -> Step:
        """The game after `ply` half-moves, as a seat or a spectator sees it."""
        path = f"/api/records/{segment(record)}/replay/{ply}"
        return await self._http.get(path, Step, {"seat": seat})

    async def game(self, record: str) -> OpenReplay:
        """The whole game with all cards open, in one answer."""
        return await self._http.get(f"/api/records/{segment(record)}/game", OpenReplay)

    async def review(self, record: str, progress: Progress | None = None) -> Review:
        """What each half-move was worth; waits until the server has judged all of them."""
        return await self._reviews.wait_for(record, progress)

    async def study(self, study: Study) -> Step:
        """Step through a record that is not uploaded, and try half-moves after it."""
        return await self._http.exchange("POST", "/api/study", Step, study)

    async def attempt(self, study: Study) -> Attempt:
        """The same, where a refusal by the rules is an answer and not an error."""
        return await self._http.exchange("POST", "/api/study/attempt", Attempt, study)
