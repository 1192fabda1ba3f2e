"""Where others can reach a server: the addresses of this computer in its local network."""

from __future__ import annotations

import socket
from contextlib import suppress
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

_ELSEWHERE = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
"""Reserved for documentation. Nothing is sent there: connecting a UDP socket only selects the
address of this computer that would be the sender."""
_DISCARD = 9


def url_of(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def is_loopback(host: str) -> bool:
    """Whether a name or an address means this computer itself."""
    address = _parsed(host.strip("[]"))
    return host.lower() == "localhost" if address is None else address.is_loopback


def is_loopback_network(network: str) -> bool:
    """Whether all of its addresses mean this computer itself."""
    return ip_network(network).is_loopback


def reachable_urls(host: str, port: int) -> tuple[str, ...]:
    """Under which other computers reach a server that listens on `host`; none if it listens to this
    computer only, or if this computer is in no network."""
    return tuple(url_of(address, port) for address in _addresses(host))


def _addresses(host: str) -> list[str]:
    address = _parsed(host)
    if address is None or not address.is_unspecified:
        return [] if is_loopback(host) else [host]
    family = socket.AF_INET if address.version == 4 else socket.AF_INET6
    found = dict.fromkeys([*_outgoing(family), *_own(family)])
    return [one for one in found if _is_in_network(_parsed(one))]


def _outgoing(family: socket.AddressFamily) -> list[str]:
    with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
        probe.connect((_ELSEWHERE[family], _DISCARD))
        return [str(probe.getsockname()[0])]
    return []


def _own(family: socket.AddressFamily) -> list[str]:
    """By the name of this computer: also without a way out of the local network."""
    with suppress(OSError):
        found = socket.getaddrinfo(socket.gethostname(), None, family, socket.SOCK_STREAM)
        return [str(address[0]) for *_, address in found]
    return []


def _is_in_network(address: IPv4Address | IPv6Address | None) -> bool:
    return address is not None and not (
        address.is_loopback or address.is_unspecified or address.is_link_local
    )


def _parsed(host: str) -> IPv4Address | IPv6Address | None:
    with suppress(ValueError):
        return ip_address(host)
    return None
