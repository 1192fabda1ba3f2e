"""Trusted proxies: whose word on the client's address and scheme is believed.

Each proxy adds the address that it was asked from to X-Forwarded-For. So the client is the last
address that is not a trusted proxy's own; what stands before it anybody may have sent."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

from codex_naturalis.server.telemetry.access import ASGIApp, Receive, Scope, Send

_SCHEMES = {"https": {"http": "https", "websocket": "wss"}, "http": {"websocket": "ws"}}


class Proxies:
    def __init__(self, networks: Iterable[str]) -> None:
        self._networks = [ip_network(network) for network in networks]
        self.trusts = lru_cache(1024)(self._trusts)

    def __bool__(self) -> bool:
        return bool(self._networks)

    def _trusts(self, address: str) -> bool:
        parsed = _parsed(address)
        return parsed is not None and any(
            parsed.version == network.version and parsed in network for network in self._networks
        )

    def client(self, peer: str, hops: Sequence[str]) -> str:
        """The client, where `peer` connects and says that it forwards for `hops`, the last of which
        it has seen itself."""
        client = peer
        for hop in reversed(hops):
            if not self.trusts(client):
                break
            address = _parsed(hop)
            if address is None:
                break
            client = str(address)
        return client


class Forwarded:
    """ASGI middleware: puts the client's address and scheme into the scope."""

    def __init__(self, app: ASGIApp, proxies: Proxies) -> None:
        self.app = app
        self.proxies = proxies

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self.proxies and scope["type"] in ("http", "websocket") and scope.get("client"):
            peer, port = scope["client"]
            if self.proxies.trusts(peer):
                client = self.proxies.client(peer, _words(scope, b"x-forwarded-for"))
                scope["client"] = (client, port if client == peer else 0)
                said = (_words(scope, b"x-forwarded-proto") or [""])[-1].lower()
                scheme = _SCHEMES.get(said, {}).get(scope["type"])
                if scheme is not None:
                    scope["scheme"] = scheme
        await self.app(scope, receive, send)


def _words(scope: Scope, name: bytes) -> list[str]:
    values = [value.decode("latin-1") for key, value in scope["headers"] if key.lower() == name]
    return [word.strip() for word in ",".join(values).split(",") if word.strip()]


def _parsed(text: str) -> IPv4Address | IPv6Address | None:
    """An address, also with a port, as some proxies write it."""
    bare = text
    if text.startswith("["):
        bare = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        bare = text.partition(":")[0]
    try:
        address = ip_address(bare)
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return mapped or address
