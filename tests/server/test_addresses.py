"""Where others can reach a server, and who is told."""

from __future__ import annotations

import socket
from ipaddress import ip_address
from pathlib import Path

import pytest
from httpx import AsyncClient

from codex_naturalis.server.addresses import reachable_urls
from tests.server.serving import serving

EVERYWHERE = "0.0.0.0"


@pytest.mark.parametrize("host", ["127.0.0.1", "127.0.0.2", "::1", "localhost", "LOCALHOST"])
def test_a_server_of_this_computer_only(host: str) -> None:
    """On a loopback address nobody else reaches it."""
    assert reachable_urls(host, 8000) == ()


def test_a_server_on_one_address() -> None:
    """It is reached there and nowhere else; an IPv6 address is in brackets."""
    assert reachable_urls("192.0.2.7", 80) == ("http://192.0.2.7:80",)
    assert reachable_urls("2001:db8::7", 8000) == ("http://[2001:db8::7]:8000",)
    assert reachable_urls("codex.test", 8000) == ("http://codex.test:8000",)


@pytest.mark.parametrize(("host", "version"), [(EVERYWHERE, 4), ("::", 6)])
def test_a_server_on_all_addresses(host: str, version: int) -> None:
    """Each address once, of this computer, and none that only this computer or its link knows."""
    urls = reachable_urls(host, 8123)
    assert len(set(urls)) == len(urls)
    for url in urls:
        name, _, port = url.removeprefix("http://").rpartition(":")
        address = ip_address(name.strip("[]"))
        assert (address.version, port) == (version, "8123")
        assert not address.is_loopback
        assert not address.is_link_local


def test_without_a_network(monkeypatch: pytest.MonkeyPatch) -> None:
    """No route and no name: no address, and no error."""

    def unreachable(*_: object) -> None:
        raise OSError

    monkeypatch.setattr(socket.socket, "connect", unreachable)
    monkeypatch.setattr(socket, "getaddrinfo", unreachable)
    assert reachable_urls(EVERYWHERE, 8000) == ()


def test_the_name_of_the_computer_helps(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a network without a way out its own name tells the address; Debian's 127.0.1.1 is none."""

    def unreachable(*_: object) -> None:
        raise OSError

    found = [(0, 0, 0, "", ("127.0.1.1", 0)), (0, 0, 0, "", ("192.168.7.2", 0))]
    monkeypatch.setattr(socket.socket, "connect", unreachable)
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_: found)
    assert reachable_urls(EVERYWHERE, 8000) == ("http://192.168.7.2:8000",)


@pytest.mark.anyio
async def test_only_this_computer_is_told(tmp_path: Path) -> None:
    """A page under a loopback address learns what others can open; under any other name, and behind
    a proxy, nobody does."""
    async with (
        serving(tmp_path / "data", host="192.0.2.7", port=8000) as url,
        AsyncClient(base_url=url, timeout=60) as http,
    ):
        told = (await http.get("/api/addresses")).json()
        assert told == {"urls": ["http://192.0.2.7:8000"]}
        for host, urls in (("localhost", told["urls"]), ("192.0.2.7:8000", [])):
            answer = await http.get("/api/addresses", headers={"Host": host})
            assert answer.json() == {"urls": urls}, host
    async with (
        serving(tmp_path / "proxied", host="192.0.2.7", behind_proxy=True) as url,
        AsyncClient(base_url=url, timeout=60) as http,
    ):
        assert (await http.get("/api/addresses")).json() == {"urls": []}


@pytest.mark.anyio
async def test_pages_under_the_address_of_the_network_may_play(tmp_path: Path) -> None:
    """The server checks the origin against the host that was asked, so its pages work under each of
    its addresses; pages of one address may not use it under another."""
    async with serving(tmp_path / "data") as url, AsyncClient(base_url=url, timeout=60) as http:
        for host, origin, status in (
            ("192.168.1.20:8000", "http://192.168.1.20:8000", 201),
            ("192.168.1.20:8000", "http://192.168.1.99:8000", 403),
        ):
            headers = {"Host": host, "Origin": origin}
            assert (await http.post("/api/guests", headers=headers)).status_code == status
