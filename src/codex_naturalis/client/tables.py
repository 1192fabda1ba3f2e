"""Tables: creating and finding them, and reading finished games. For live play see
`client.live()`."""

from __future__ import annotations

from codex_naturalis.client.http import Http, segment
from codex_naturalis.client.reviews import Connect, Progress, Reviews
from codex_naturalis.protocol.replays import BotInfo, OpenReplay, PlayOn, Step
from codex_naturalis.protocol.reviews import GameKind, Review
from codex_naturalis.protocol.tables import Settings, Table, TableLine


class Tables:
    def __init__(self, http: Http, connect: Connect) -> None:
        self._http = http
        self._reviews = Reviews(http, connect, GameKind.TABLE)

    async def create(self, settings: Settings) -> Table:
        return await self._http.exchange("POST", "/api/tables", Table, settings)

    async def play_on(self, wanted: PlayOn) -> Table:
        """A casual table that goes on from a position of a finished game, or of any record."""
        return await self._http.exchange("POST", "/api/tables/from", Table, wanted)

    async def lobby(self) -> tuple[TableLine, ...]:
        """Open tables with a free seat, the newest first."""
        return await self._http.get("/api/tables", tuple[TableLine, ...])

    async def running(self) -> tuple[TableLine, ...]:
        """Open tables with a running game that may be watched, the newest first."""
        return await self._http.get("/api/tables", tuple[TableLine, ...], {"status": "playing"})

    async def get(self, table: str) -> Table:
        return await self._http.get(f"/api/tables/{segment(table)}", Table)

    async def record(self, table: str) -> str:
        """The `.codex` text of a finished game."""
        return await self._http.get_text(f"/api/tables/{segment(table)}/record")

    async def replay(self, table: str, ply: int, seat: int | None = None) -> Step:
        """A finished game after `ply` half-moves, as a seat or a spectator sees it."""
        path = f"/api/tables/{segment(table)}/replay/{ply}"
        return await self._http.get(path, Step, {"seat": seat})

    async def game(self, table: str) -> OpenReplay:
        """A finished game with all cards open, in one answer."""
        return await self._http.get(f"/api/tables/{segment(table)}/game", OpenReplay)

    async def review(self, table: str, progress: Progress | None = None) -> Review:
        """What each half-move of a finished game was worth; waits until the server has judged all
        of them."""
        return await self._reviews.wait_for(table, progress)

    async def bots(self) -> tuple[BotInfo, ...]:
        """From the weakest to the strongest."""
        return await self._http.get("/api/bots", tuple[BotInfo, ...])
