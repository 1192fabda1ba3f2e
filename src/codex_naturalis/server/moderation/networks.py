"""Networks from which the server accepts nothing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from codex_naturalis.protocol.people import Millis
from codex_naturalis.protocol.refusals import Code, Refused
from codex_naturalis.server.ports.clock import Clock
from codex_naturalis.server.ports.store import Store

Network = IPv4Network | IPv6Network

WIDEST = {4: 8, 6: 16}
"""By version, the shortest prefix that may be blocked."""
HOST_BITS = 64
"""One host may use all addresses of an IPv6 network of this prefix."""


class BlockedNetworks:
    """Addresses are looked up by prefix, so that many blocks cost a request no more than one."""

    def __init__(self, clock: Clock, exempt: Sequence[Network] = ()) -> None:
        """Nothing that is in `exempt` is ever refused; nor is this computer."""
        self._clock = clock
        self.exempt = tuple(exempt)
        self._ends: dict[tuple[int, int], dict[int, Millis | None]] = {}
        """By version and length of the prefix: the prefixes, and until when."""

    async def load(self, store: Store) -> None:
        blocks = await store.moderation.address_blocks(self._clock.now())
        self.block([(block.network, block.until) for block in blocks])

    def block(self, networks: Iterable[tuple[str, Millis | None]]) -> None:
        """These with their ends, and no others."""
        ends: dict[tuple[int, int], dict[int, Millis | None]] = {}
        for text, until in networks:
            network = ip_network(text)
            group = ends.setdefault((network.version, network.prefixlen), {})
            prefix = _prefix(int(network.network_address), network)
            before = group.get(prefix, 0)
            known = until is not None and before is not None
            group[prefix] = max(before or 0, until or 0) if known else None
        self._ends = ends

    def check(self, address: str) -> None:
        """Of an address, or the network that a client may use all of. Raises
        Refused(ADDRESS_BLOCKED)."""
        if not self._ends:
            return
        network = _parsed(address)
        if network is None:
            return
        for (version, length), prefixes in self._ends.items():
            if version != network.version or length > network.prefixlen:
                continue
            prefix = int(network.network_address) >> (network.max_prefixlen - length)
            if prefix in prefixes and not self._is_exempt(network):
                _refuse(prefixes[prefix], self._clock.now())

    def _is_exempt(self, network: Network) -> bool:
        return any(_overlap(network, one) for one in (*_THIS_COMPUTER, *self.exempt))


def network_to_block(text: str, exempt: Sequence[Network], own: str | None = None) -> str:
    """A network in its normal form. Raises Refused(BAD_REQUEST) for what is none, for this computer
    and proxies, for half of the internet, and for the network of who is blocking."""
    network = _parsed(text.strip())
    refused = Refused(
        Code.BAD_REQUEST,
        f"{text!r} cannot be blocked: give an address or a network such as 192.0.2.0/24, not this"
        " computer, a proxy, or one that you use yourself",
        case="network",
        parameters={"network": text},
    )
    if network is None or network.prefixlen < WIDEST[network.version]:
        raise refused
    if isinstance(network, IPv6Network) and network.prefixlen > HOST_BITS:
        network = network.supernet(new_prefix=HOST_BITS)
    mine = None if own is None else _parsed(own)
    kept = [*_THIS_COMPUTER, *exempt, *([mine] if mine is not None else [])]
    if any(_overlap(network, one) for one in kept):
        raise refused
    return str(network)


_THIS_COMPUTER = tuple(map(ip_network, ("127.0.0.0/8", "::1/128", "0.0.0.0/8", "::/128")))


def _parsed(text: str) -> Network | None:
    try:
        if "/" not in text and isinstance(one := ip_address(text), IPv6Address) and one.ipv4_mapped:
            return ip_network(one.ipv4_mapped)
        return ip_network(text, strict=False)
    except ValueError:
        return None


def _overlap(one: Network, other: Network) -> bool:
    return one.version == other.version and one.overlaps(other)


def _prefix(address: int, network: Network) -> int:
    return address >> (network.max_prefixlen - network.prefixlen)


def _refuse(until: Millis | None, now: Millis) -> None:
    what = "this server accepts nothing from your network"
    if until is None:
        raise Refused(Code.ADDRESS_BLOCKED, what, case="for_good")
    if until > now:
        raise Refused(Code.ADDRESS_BLOCKED, what, case="until", parameters={"until": until})
