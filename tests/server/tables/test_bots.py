"""Who there is to play against, as the server tells it."""

from __future__ import annotations

from pathlib import Path

import pytest

from codex_naturalis.bots import NAMES, needs_kernel
from codex_naturalis.bots.levels import ELO
from codex_naturalis.client import Client
from codex_naturalis.kernel.build.readiness import is_ready
from codex_naturalis.locale.words import ENGLISH_WORDS
from tests.server.serving import serving


@pytest.mark.anyio
async def test_the_bots_there_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All bots for people, from the weakest to the strongest, each with its sentence and its Elo;
    those that need the kernel are ready when it is, and the others always."""
    async with serving(tmp_path / "data") as url, Client(url) as client:
        for compiled in (is_ready(), True):
            bots = await client.tables.bots()
            assert {bot.name: bot.elo for bot in bots} == {name: ELO[name] for name in NAMES}
            assert [bot.elo or 0 for bot in bots] == sorted(bot.elo or 0 for bot in bots)
            assert all(bot.description == ENGLISH_WORDS(f"bots-about-{bot.name}") for bot in bots)
            assert all(bot.ready is (compiled or not needs_kernel(bot.name)) for bot in bots)
            monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")  # then there is nothing to compile
