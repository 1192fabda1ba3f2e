"""One connection: the protocol it speaks, messages of a newer server, and what it logs."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import pytest

from codex_naturalis.client import BadAnswer, Client, Refused
from codex_naturalis.protocol.refusals import Code
from tests.client.playing import QUICK, guests
from tests.server.serving import serving

pytestmark = pytest.mark.anyio


async def test_another_protocol(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The client gives up at once when the server does not know our protocol."""
    monkeypatch.setattr("codex_naturalis.client.connection.PROTOCOL", 999)
    async with serving(tmp_path / "data") as url, Client(url) as client:
        await client.people.guest()
        with pytest.raises(Refused) as refused:
            async with client.live():
                pass
        assert refused.value.code is Code.UNKNOWN_PROTOCOL


async def test_messages_of_a_newer_server(tmp_path: Path) -> None:
    """Unknown messages are ignored; an unknown answer raises BadAnswer where it is awaited."""
    async with serving(tmp_path / "data") as url, guests(url, 1) as [(_, live)]:
        connection = live._connection._current
        assert connection is not None
        waiting: asyncio.Future[object] = asyncio.get_running_loop().create_future()
        connection._pending[7] = waiting  # type: ignore[assignment]
        assert connection._decoded('{"type": "weather", "sun": true}') is None
        assert connection._decoded("not even JSON") is None
        assert (
            connection._decoded('{"type": "refused", "id": 7, "code": "new", "reason": ""}') is None
        )
        with pytest.raises(BadAnswer, match="code"):
            await waiting
        assert await live.ping()


async def test_secrets_stay_out_of_logs(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Even at level DEBUG."""
    with caplog.at_level(logging.DEBUG):
        async with serving(tmp_path / "data") as url, Client(url) as client:
            await client.people.guest()
            secret = (await client.tokens.create("mine")).secret
            caplog.clear()
            async with Client(url, secret) as program, program.live(QUICK) as live:
                await live.ping()
    ours = [record for record in caplog.records if not record.name.startswith("uvicorn")]
    assert ours
    assert not any(secret in record.getMessage() for record in ours)
    assert secret not in repr(vars(program))
