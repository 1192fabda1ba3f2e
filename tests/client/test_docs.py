"""What the how-to and the examples say works."""

from __future__ import annotations

import ast
import asyncio
import inspect
import os
import re
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path

import pytest

from codex_naturalis.protocol.people import Scope
from codex_naturalis.protocol.tables import HumanSeat, Settings
from tests.client.playing import guests, play_all
from tests.client.test_http import nowhere
from tests.server.serving import serving

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

ROOT = Path(__file__).resolve().parents[2]
BOT = ROOT / "examples/bot.py"


async def test_the_how_to(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Its snippets run, one after another, as in `python -m asyncio`."""
    text = (ROOT / "docs/client.md").read_text("utf-8")
    snippets = re.findall(r"^```python\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    assert len(snippets) == 8
    names: dict[str, object] = {"__name__": "how_to"}
    async with serving(tmp_path / "data") as url:
        for snippet in snippets:
            code = compile(
                snippet.replace("http://127.0.0.1:8000", url),
                "docs/client.md",
                "exec",
                ast.PyCF_ALLOW_TOP_LEVEL_AWAIT,
            )
            running = eval(code, names)
            if inspect.isawaitable(running):
                await running
    assert "not_found because" in capsys.readouterr().out


async def bot(*words: str) -> Process:
    return await asyncio.create_subprocess_exec(
        sys.executable, str(BOT), *words, stdout=PIPE, stderr=PIPE, env=os.environ
    )


async def test_an_example_bot_is_paired(tmp_path: Path) -> None:
    """A guest, with me; it tells how it ended."""
    async with serving(tmp_path / "data", rate_limits=False) as url, guests(url, 1) as [(_, live)]:
        process = await bot(url)
        stream = await live.pair()
        await play_all([stream])
        out, errors = await process.communicate()
        assert (process.returncode, errors) == (0, b"")
        assert str(stream.table.result) in out.decode()


async def test_an_example_bot_at_my_table(tmp_path: Path) -> None:
    """It takes the free seat with a token of mine, and plays to the end."""
    async with (
        serving(tmp_path / "data", rate_limits=False) as url,
        guests(url, 2) as [(client, live), (other, _)],
    ):
        settings = Settings(seats=(HumanSeat(mine=True), HumanSeat()))
        stream = await live.watch((await client.tables.create(settings)).id)
        token = await other.tokens.create("bot", [Scope.READ, Scope.PLAY])
        process = await bot(url, "--table", stream.id, "--token", token.secret)
        await play_all([stream])
        out, errors = await process.communicate()
        assert (process.returncode, errors) == (0, b"")
        name = (await other.people.me()).person.name
        assert out.decode().startswith(f"{name} at {stream.id}: seat ")


async def test_an_example_bot_without_a_server() -> None:
    """It says so in one line."""
    process = await bot(nowhere())
    out, errors = await process.communicate()
    assert (process.returncode, out, len(errors.splitlines())) == (1, b"", 1)
    assert errors.startswith(b"bot: POST /api/guests: ")
