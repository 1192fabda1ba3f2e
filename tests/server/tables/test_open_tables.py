"""The lobby by REST: which tables anyone may sit at, and which anyone may watch."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.serving import serving
from tests.server.visiting import guest

pytestmark = pytest.mark.anyio


async def test_running_tables_are_listed_for_those_who_watch(tmp_path: Path) -> None:
    """Asked for those that play: open tables whose game runs and that allow spectators, the
    newest first; neither private ones, nor those without spectators, nor those that wait."""
    async with serving(tmp_path, rate_limits=False) as url, guest(url) as maker:
        waiting = await maker.table("me", "free", visibility="open")
        older = await maker.table("me", "random", visibility="open")
        await maker.table("me", "random", visibility="open", spectators=False)
        await maker.table("me", "random")
        newer = await maker.table("me", "random", visibility="open")
        playing = (await maker.http.get("/api/tables?status=playing")).json()
        assert [row["id"] for row in playing] == [newer, older]
        assert {row["status"] for row in playing} == {"playing"}
        for path in ("/api/tables", "/api/tables?status=gathering"):
            assert [row["id"] for row in (await maker.http.get(path)).json()] == [waiting]


@pytest.mark.parametrize("status", ["finished", "", "42"])
async def test_no_other_status_is_a_lobby(tmp_path: Path, status: str) -> None:
    """Games that are over are listed with their people, not here."""
    async with serving(tmp_path, rate_limits=False) as url, guest(url) as anyone:
        answer = await anyone.http.get("/api/tables", params={"status": status})
        assert answer.status_code == 400
        assert answer.json()["code"] == "bad_request"
