"""Who the client is, behind proxies that are trusted and by those who only claim to be one."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from codex_naturalis.server.api.proxies import Proxies

OURS = Proxies(("10.0.0.0/8", "127.0.0.1", "2001:db8::/32"))


@pytest.mark.parametrize(
    ("peer", "hops", "client"),
    [
        ("192.0.2.7", [], "192.0.2.7"),
        ("192.0.2.7", ["198.51.100.1"], "192.0.2.7"),
        ("10.1.1.1", [], "10.1.1.1"),
        ("10.1.1.1", ["198.51.100.1"], "198.51.100.1"),
        ("127.0.0.2", ["198.51.100.1"], "127.0.0.2"),
        ("10.1.1.1", ["6.6.6.6", "198.51.100.1"], "198.51.100.1"),
        ("10.1.1.1", ["6.6.6.6", "198.51.100.1", "10.2.2.2"], "198.51.100.1"),
        ("10.1.1.1", ["198.51.100.1", "nonsense"], "10.1.1.1"),
        ("10.1.1.1", ["198.51.100.1:5000"], "198.51.100.1"),
        ("10.1.1.1", ["[2001:db9::1]:5000"], "2001:db9::1"),
        ("::ffff:10.1.1.1", ["198.51.100.1"], "198.51.100.1"),
        ("2001:db8::1", ["2001:db9::1"], "2001:db9::1"),
        ("a unix socket", ["198.51.100.1"], "a unix socket"),
    ],
)
def test_the_client(peer: str, hops: list[str], client: str) -> None:
    """The last address that is not a proxy of ours; from a stranger, the stranger."""
    assert OURS.client(peer, hops) == client


ADDRESSES = st.ip_addresses(v=4).map(str)


@given(ADDRESSES, st.lists(st.text() | ADDRESSES))
def test_a_stranger_is_never_believed(peer: str, hops: list[str]) -> None:
    """Whatever a peer that is no proxy of ours says, the client is the peer."""
    if not OURS.trusts(peer):
        assert OURS.client(peer, hops) == peer


@given(ADDRESSES, st.lists(st.text() | ADDRESSES))
def test_what_stands_before_the_client_counts_for_nothing(client: str, before: list[str]) -> None:
    """A client that forges hops is seen all the same, at the address that our proxy saw."""
    if not OURS.trusts(client):
        assert OURS.client("10.1.1.1", [*before, client]) == client
