"""Blocked networks: what is in one is refused, nothing else is, and nobody locks themself out."""

from __future__ import annotations

from ipaddress import IPv4Address, IPv6Address, ip_network
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from codex_naturalis.protocol.moderation import DecisionKind
from codex_naturalis.protocol.refusals import Code, Refused
from codex_naturalis.server.moderation.networks import (
    WIDEST,
    BlockedNetworks,
    Network,
    network_to_block,
)
from codex_naturalis.server.ports.moderation_store import NewDecision
from codex_naturalis.server.store import SqliteStore
from tests.server.clock import HeldClock
from tests.server.endpoints import code
from tests.server.moderation.hosting import decided, hosted
from tests.server.visiting import guest

pytestmark = pytest.mark.anyio

PROXY = ip_network("198.51.100.0/24")
V4 = st.builds(
    lambda address, length: ip_network((address, length), strict=False),
    st.integers(0, 2**32 - 1),
    st.integers(WIDEST[4], 32),
)
V6 = st.builds(
    lambda address, length: ip_network((IPv6Address(address), length), strict=False),
    st.integers(2**125, 2**126),
    st.integers(WIDEST[6], 128),
)


def accepted(text: str, own: str | None = None) -> str | None:
    try:
        return network_to_block(text, [PROXY], own)
    except Refused as refused:
        if refused.case != "network":
            raise
        return None


@given(st.one_of(V4, V6))
def test_what_is_accepted_is_normal_and_spares_the_host(network: Network) -> None:
    """Never loopback, nor a proxy; written twice it is the same; no IPv6 network is narrower than
    what one client has."""
    made = accepted(str(network))
    if made is None:
        exempt = (ip_network("127.0.0.0/8"), ip_network("0.0.0.0/8"), PROXY)
        assert any(one.version == network.version and network.overlaps(one) for one in exempt)
        return
    assert accepted(made) == made
    found = ip_network(made)
    assert found.version == 4 or found.prefixlen <= 64
    assert network.subnet_of(found)  # type: ignore[arg-type]  # of the same version


@given(st.text(max_size=40))
def test_what_is_no_network(text: str) -> None:
    accepted(text)


@pytest.mark.parametrize(
    "text",
    ["", "everybody", "0.0.0.0/0", "::/0", "10.0.0.0/4", "127.0.0.1", "::1", "198.51.100.7",
     "::ffff:127.0.0.1", "192.0.2.1/33", "2001:db8::/8"],
)  # fmt: skip
def test_what_cannot_be_blocked(text: str) -> None:
    assert accepted(text) is None


def test_not_oneself() -> None:
    assert accepted("192.0.2.0/24", own="192.0.2.9") is None
    assert accepted("2001:db8:1::/48", own="2001:db8:1:2::/64") is None
    assert accepted("192.0.2.0/24", own="192.0.3.9") == "192.0.2.0/24"


@given(network=V4, inside=st.integers(0, 2**32 - 1), outside=st.integers(0, 2**32 - 1))
def test_what_is_in_a_blocked_network(network: Network, inside: int, outside: int) -> None:
    """Exactly the addresses of the network are refused, until its end."""
    clock = HeldClock()
    blocked = BlockedNetworks(clock)
    blocked.block([(str(network), clock.now() + 1000)])
    within = IPv4Address(int(network.network_address) + inside % network.num_addresses)
    for address in (within, IPv4Address(outside)):
        exempt = address in ip_network("127.0.0.0/8") or address in ip_network("0.0.0.0/8")
        assert _refused(blocked, str(address)) is (address in network and not exempt)


def _refused(blocked: BlockedNetworks, address: str) -> bool:
    try:
        blocked.check(address)
    except Refused as refused:
        return refused.code is Code.ADDRESS_BLOCKED
    return False


async def test_blocks_of_the_store(tmp_path: Path) -> None:
    """A wider block, one without an end and one that has ended."""
    store = await SqliteStore.open(tmp_path / "store.db")
    clock = HeldClock()
    now = clock.now()
    decide = store.moderation.decide
    block = DecisionKind.BLOCK_ADDRESS
    await decide(NewDecision(block, now, None, reason="a", network="203.0.113.0/24", until=now + 9))
    await decide(NewDecision(block, now, None, reason="b", network="203.0.113.5/32"))
    await decide(NewDecision(block, now, None, reason="c", network="192.0.2.0/24", until=now - 1))
    blocked = BlockedNetworks(clock, [PROXY])
    await blocked.load(store)
    assert _refused(blocked, "203.0.113.77")
    assert _refused(blocked, "203.0.113.5")
    assert not _refused(blocked, "192.0.2.1")
    assert not _refused(blocked, "unknown")
    await store.close()


async def test_a_blocked_client(tmp_path: Path) -> None:
    """HTTP and sockets from there are refused, open sockets closed; loopback never is. Only hosts
    block, and a moderator sees no network."""
    async with hosted(tmp_path, behind_proxy=True) as place:
        there = {"X-Forwarded-For": "203.0.113.9"}
        body = {"kind": "block_address", "reason": "Floods.", "network": "203.0.113.0/24"}
        refused = await place.moderator.http.post("/api/moderation/decisions", json=body)
        assert code(refused) == (403, Code.FORBIDDEN)
        own = await place.host.http.post("/api/moderation/decisions", json=body, headers=there)
        assert code(own) == (400, Code.BAD_REQUEST)
        async with guest(place.url) as other:
            async with other.line({**other.headers, **there}) as line:
                made = await decided(
                    place.host, "block_address", None, network="203.0.113.0/24", hours=1
                )
                bye, closed = await line.end()
                assert (bye.code, closed) == (Code.ADDRESS_BLOCKED, 4403)
            refused = await other.http.get("/api/bots", headers=there)
            assert code(refused) == (403, Code.ADDRESS_BLOCKED)
            assert (await other.http.get("/api/bots")).status_code == 200
            again = await place.host.http.post("/api/moderation/decisions", json=body)
            assert code(again) == (409, Code.ALREADY_DECIDED)
            (shown,) = (await place.host.http.get("/api/moderation/blocked-networks")).json()
            assert (shown["decision"], shown["network"]) == (made["id"], "203.0.113.0/24")
            for reader, network in ((place.host, "203.0.113.0/24"), (place.moderator, None)):
                log = (await reader.http.get("/api/moderation/log")).json()
                assert log["entries"][0]["network"] == network
            body["kind"] = "unblock_address"
            freed = await place.host.http.post("/api/moderation/decisions", json=body)
            assert freed.status_code == 201, freed.text
            assert (await other.http.get("/api/bots", headers=there)).status_code == 200
