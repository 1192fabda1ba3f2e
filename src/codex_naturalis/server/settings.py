"""The settings of a server; `configuration` reads them from flags, the environment or a file."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from pathlib import Path

from msgspec import Struct

from codex_naturalis.server.database_url import DatabaseUrl
from codex_naturalis.server.keeping import Keeping
from codex_naturalis.server.mail_settings import Mail
from codex_naturalis.server.people_limits import PeopleLimits
from codex_naturalis.server.wire_limits import WireLimits

STRONGEST = "strongest"
"""Instead of the name of a bot."""
LOOPBACK = ("127.0.0.1/32", "::1/128")


class LogFormat(StrEnum):
    TEXT = "text"
    JSON = "json"


class ServerSettings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = Path("codex-data")
    """The folder with the store and the files of the host."""
    store: DatabaseUrl | None = None
    """The PostgreSQL database that has the store; None: a file in `data` has it."""
    drain_seconds: float | None = None
    """Seconds over which connections are closed when the server stops; None: a few where others
    share its store, at once where it is alone."""
    thinkers: int = 1
    """Worker processes for the bots."""
    log_format: LogFormat = LogFormat.TEXT
    log_level: str = "info"
    bot_pause: float = 0.8
    """Seconds that a bot waits before it moves; 0 switches the pause off at all tables."""
    origins: tuple[str, ...] = ()
    """Other sites whose pages may use this server, as `https://host`; its own pages always may."""
    trusted_proxies: tuple[str, ...] = ()
    """Networks of proxies whose X-Forwarded-For and X-Forwarded-Proto are believed."""
    behind_proxy: bool = False
    """The proxy on this computer is one of them."""
    public_url: str = ""
    """Where people find this server, as `https://host`; then it answers under no other name."""
    plain_http: bool = False
    """Listen beyond this computer although neither HTTPS nor a proxy is in front."""
    metrics_port: int | None = None
    """Where `/metrics` and the details of `/health` are; None: nowhere."""
    metrics_host: str = "127.0.0.1"
    secure_cookies: bool | None = None
    """Send cookies over HTTPS only. None: unless the page is asked for on this computer, or
    `plain_http` is on."""
    bus: str = ""
    """Where other nodes and workers are met, as `nats://host:port` or `tls://host:port`; none: this
    server is alone."""
    bus_credentials: Path | None = None
    """A file in TOML with `user` and `password`, or `token`."""
    bus_ca: Path | None = None
    """The certificate of the authority that the bus is trusted by; None: those of the system."""
    bus_namespace: str = "codex"
    """The first word of all subjects: what has another one never meets."""
    trace: str = ""
    """The collector of OpenTelemetry that traces are sent to, as `http://host:4318`; none: none."""
    keeping: Keeping = Keeping()
    """How long sessions last, and what is kept of people."""
    mail: Mail = Mail()
    """How mail is sent; without a server none is."""
    patience: float = 300.0
    """Seconds after which an absent player's seat may be claimed at a table without a clock."""
    idle_rooms: float = 300.0
    """Seconds after which a table that nobody is watching is removed from memory."""
    most_tables: int = 100
    """Unfinished tables that one person may have."""
    thinking_queue: int = 1000
    """Requests to bots that may wait; beyond that hints are refused and bots try again later."""
    people: PeopleLimits = PeopleLimits()
    disk_floor: int = 256
    """Megabytes of free disk below which only play goes on; 0: no floor."""
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
    wire: WireLimits = WireLimits()
    """What clients may send, and how many connections they may have."""
    rated_meetings: int = 10
    """Rated games with one another that people may begin in a day, except by pairing."""
    rated_lapses: int = 2
    """Rated games left or stalled in within two weeks that bring a warning; the next one brings
    a pause."""
    rated_pause: float = 900.0
    """Seconds of the first pause; each further one is four times as long, up to a week."""

    @property
    def proxies(self) -> tuple[str, ...]:
        return (*self.trusted_proxies, *(LOOPBACK if self.behind_proxy else ()))

    def adviser(self, bots: Sequence[str]) -> str:
        """The bot that gives hints and reviews; the strongest is the last of `bots`."""
        return bots[-1] if self.hint_bot == STRONGEST else self.hint_bot
