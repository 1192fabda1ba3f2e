"""How a server is run: from flags, the environment (`CODEX_…`) or a TOML file, in that order."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from pathlib import Path

from msgspec import Struct

STRONGEST = "strongest"
"""In the place of a bot's name."""


class LogFormat(StrEnum):
    TEXT = "text"
    JSON = "json"


class ServerSettings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = Path("codex-data")
    """The folder of the store and of the key that signs cookies."""
    thinkers: int = 1
    """Processes that think for the bots."""
    log_format: LogFormat = LogFormat.TEXT
    log_level: str = "info"
    bot_pause: float = 0.8
    """Seconds a bot waits before it moves; 0 switches it off everywhere."""
    origins: tuple[str, ...] = ()
    """Other sites whose pages may use this server, as `https://host`; its own always may."""
    behind_proxy: bool = False
    """Believe X-Forwarded-For and X-Forwarded-Proto of the one who connects."""
    secure_cookies: bool = False
    """Send cookies over HTTPS only."""
    patience: float = 300.0
    """Seconds after which a seat that is away, at a table without a clock, may be claimed."""
    idle_rooms: float = 300.0
    """Seconds after which a table that nobody watches leaves the memory."""
    most_tables: int = 100
    """Unfinished tables that one person may have made."""
    thinking_queue: int = 1000
    """Thoughts that may wait; beyond that hints are refused and bots ask again."""
    rate_limits: bool = True
    """Off only for load tests."""
    hint_bot: str = STRONGEST
    """Gives hints and reviews; `strongest`: the last of the bots. While it is not ready, others
    do."""
    hint_seconds: float = 0.6
    """For how long a bot that searches thinks about a hint."""
    review_seconds: float = 0.3
    """The same for each half-move of a review: players may have to wait for one of these."""

    def adviser(self, bots: Sequence[str]) -> str:
        """Who gives hints and reviews, if these are the bots."""
        return bots[-1] if self.hint_bot == STRONGEST else self.hint_bot
