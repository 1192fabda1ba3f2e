"""Where the bus is: `nats://host:port`, or `tls://` where the connection must be encrypted. Several
servers of one NATS cluster have commas between them."""

from __future__ import annotations

import re
from urllib.parse import unquote, urlsplit

from msgspec import Struct

DEFAULT_PORT = 4222
_FORM = "write nats://host:port, or tls://host:port"
_SECRET = re.compile(r"//[^@/\s]*@")


class BadBusAddress(ValueError):
    """Says why, without the password that may stand in an address."""


class BusAddress(Struct, frozen=True):
    servers: tuple[str, ...]
    """Without credentials."""
    encrypted: bool
    user: str = ""
    """With an empty password it is a token."""
    password: str = ""

    @property
    def shown(self) -> str:
        return ",".join(self.servers)

    @property
    def hosts(self) -> tuple[str, ...]:
        return tuple(urlsplit(server).hostname or "" for server in self.servers)


def parse_bus_address(text: str) -> BusAddress:
    """Raises BadBusAddress."""
    found = [_parse_one(one.strip()) for one in text.split(",")]
    if len({one.encrypted for one in found}) > 1:
        raise BadBusAddress("either all servers with tls:// or none")
    first = found[0]
    servers = tuple(server for one in found for server in one.servers)
    return BusAddress(servers, first.encrypted, first.user, first.password)


def _parse_one(text: str) -> BusAddress:
    shown = _SECRET.sub("//[hidden]@", text)
    try:
        parts = urlsplit(text)
        port = parts.port or DEFAULT_PORT
    except ValueError as error:
        raise BadBusAddress(f"{shown!r} is not an address of NATS: {_FORM}") from error
    rest = parts.path.strip("/") or parts.query or parts.fragment
    if parts.scheme not in ("nats", "tls") or not parts.hostname or rest:
        raise BadBusAddress(f"{shown!r} is not an address of NATS: {_FORM}")
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    return BusAddress(
        servers=(f"{parts.scheme}://{host}:{port}",),
        encrypted=parts.scheme == "tls",
        user=unquote(parts.username or ""),
        password=unquote(parts.password or ""),
    )
