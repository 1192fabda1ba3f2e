"""Refusals as exceptions."""

from __future__ import annotations

from pathlib import Path

import pytest

from codex_naturalis.client import Client, Refused
from codex_naturalis.protocol.refusals import Code
from codex_naturalis.protocol.tables import BotSeat, Settings
from tests.server.serving import serving

pytestmark = pytest.mark.anyio


async def test_refusals_say_when_to_come_back(tmp_path: Path) -> None:
    """Code and reason as the server gives them; `retry_after` where it does."""
    async with serving(tmp_path / "data") as url, Client(url) as client:
        with pytest.raises(Refused) as refused:
            await client.tables.create(Settings(seats=(BotSeat("random"),)))
        assert refused.value.code is Code.UNAUTHENTICATED
        assert refused.value.retry_after is None
        codes: list[Code] = []
        while Code.RATE_LIMITED not in codes and len(codes) < 50:  # time earns more attempts
            with pytest.raises(Refused) as refused:
                await client.people.login("nobody", "not the password")
            codes.append(refused.value.code)
        assert len(codes) > 5
        assert set(codes[:-1]) == {Code.WRONG_PASSWORD}
        assert codes[-1] is Code.RATE_LIMITED
        assert refused.value.retry_after is not None
        assert refused.value.retry_after >= 1
