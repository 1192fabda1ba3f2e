"""The settings of a server; `configuration` reads them from flags, the environment or a file."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from pathlib import Path

from msgspec import Struct

STRONGEST = "strongest"
"""Instead of the name of a bot."""


class LogFormat(StrEnum):
    TEXT = "text"
    JSON = "json"


class ServerSettings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = Path("codex-data")
    """The folder with the store and the key that signs cookies."""
    thinkers: int = 1
    """Worker processes for the bots."""
    log_format: LogFormat = LogFormat.TEXT
    log_level: str = "info"
    bot_pause: float = 0.8
    """Seconds that a bot waits before it moves; 0 switches the pause off at all tables."""
    origins: tuple[str, ...] = ()
    """Other sites whose pages may use this server, as `https://host`; its own pages always may."""
    behind_proxy: bool = False
    """Trust the X-Forwarded-For and X-Forwarded-Proto headers of the proxy that connects."""
    secure_cookies: bool = False
    """Send cookies over HTTPS only."""
    patience: float = 300.0
    """Seconds after which an absent player's seat may be claimed at a table without a clock."""
    idle_rooms: float = 300.0
    """Seconds after which a table that nobody is watching is removed from memory."""
    most_tables: int = 100
    """Unfinished tables that one person may have."""
    thinking_queue: int = 1000
    """Requests to bots that may wait; beyond that hints are refused and bots try again later."""
    rate_limits: bool = True
    """Switch off only for load tests."""
    hint_bot: str = STRONGEST
    """The bot that gives hints and reviews. While it is not ready, another stands in."""
    hint_seconds: float = 0.6
    """How long a bot that searches thinks about a hint."""
    review_seconds: float = 0.3
    """The same for each half-move of a review; a player may have to wait that long."""
    coach_seconds: float = 0.8
    """The same for the coach, of each placement of those who have it on."""
    coach_limit: float = 1.5
    """Seconds after a placement in which the coach speaks, or not at all."""
    rated_meetings: int = 10
    """Rated games with one another that people may begin in a day, except by pairing."""
    rated_lapses: int = 2
    """Rated games left or stalled in within two weeks that bring a warning; the next one brings
    a pause."""
    rated_pause: float = 900.0
    """Seconds of the first pause; each further one is four times as long, up to a week."""

    def adviser(self, bots: Sequence[str]) -> str:
        """The bot that gives hints and reviews; the strongest is the last of `bots`."""
        return bots[-1] if self.hint_bot == STRONGEST else self.hint_bot
