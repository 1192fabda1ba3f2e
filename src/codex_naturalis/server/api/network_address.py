"""What limits by address count by: an IPv4 address, or a /64 network of IPv6, because one host may
use all of its addresses."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address


@lru_cache(4096)
def network_of(address: str) -> str:
    """What is no address stays as it is."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, IPv6Address):
        mapped = parsed.ipv4_mapped
        return str(mapped or IPv6Network((int(parsed), 64), strict=False))
    return str(parsed)
