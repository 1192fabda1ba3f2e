"""The client itself: its address, its public names, and what any server answers."""

from __future__ import annotations

from inspect import ismodule
from pathlib import Path

import pytest

import codex_naturalis.client
from codex_naturalis.client import Client, ClientError, Refused
from tests.server.serving import serving


@pytest.mark.anyio
async def test_who_is_there(tmp_path: Path) -> None:
    """The server's health, its bots, its leaderboard and its lobby."""
    async with serving(tmp_path / "data") as url, Client(url + "/") as client:
        health = await client.health()
        assert health.status == "ok"
        assert "greedy" in {bot.name for bot in await client.tables.bots()}
        assert await client.people.leaderboard(3) == ()
        assert await client.tables.lobby() == ()


@pytest.mark.parametrize("url", ["", "localhost:8000", "ftp://localhost", "http://"])
def test_no_address(url: str) -> None:
    """A bad address is told before anything is tried."""
    with pytest.raises(ValueError, match="is no address"):
        Client(url)


def test_the_public_names() -> None:
    """`__all__` is complete and sorted, and every error is one of the tree."""
    names = vars(codex_naturalis.client)
    public = [name for name in names if name[0] != "_" and not ismodule(names[name])]
    assert codex_naturalis.client.__all__ == sorted(public)
    for name in public:
        found = names[name]
        if isinstance(found, type) and issubclass(found, Exception):
            assert issubclass(found, ClientError | Refused)
