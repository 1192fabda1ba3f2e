"""Where bad words are refused, over a real server: names of all kinds, and the chat of open
tables."""

from __future__ import annotations

from pathlib import Path

import pytest

from codex_naturalis.protocol.refusals import Code
from tests.server.endpoints import code
from tests.server.serving import serving
from tests.server.visiting import PASSWORD, guest

pytestmark = pytest.mark.anyio

BAD = "Wh0re_88"


async def test_names(tmp_path: Path) -> None:
    """Of accounts, new ones, and of seats on one device; nothing is created."""
    async with serving(tmp_path / "data") as url, guest(url) as one, one.line() as line:
        before = (await one.http.get("/api/me")).json()
        body = {"name": BAD, "password": PASSWORD}
        answers = [
            await one.http.post("/api/accounts", json=body),
            await one.http.patch("/api/me", json={"name": BAD}),
            await one.http.post(
                "/api/tables", json={"seats": [{"type": "human", "mine": True, "name": BAD}] * 2}
            ),
        ]
        for answer in answers:
            assert (code(answer), answer.json()["case"]) == ((422, Code.BAD_NAME), "words")
        table = await one.table("me", "free")
        refused = await line.ask("sit", table=table, seat=1, name=BAD)
        assert (refused.code, refused.case) == (Code.BAD_NAME, "words")
        assert (await one.http.get("/api/me")).json() == before
        assert (await one.http.get(f"/api/tables/{table}")).json()["seats"][1]["state"] == "free"


async def test_chat(tmp_path: Path) -> None:
    """At open tables only; what friends say to each other is theirs. A line that was refused is
    not stored."""
    async with serving(tmp_path / "data") as url, guest(url) as one, one.line() as line:
        public = await one.table("me", "free", visibility="open")
        private = await one.table("me", "free", visibility="private")
        refused = await line.ask("say", table=public, text="you f.u.c.k")
        assert (refused.code, refused.case) == (Code.BAD_REQUEST, "words")
        await line.do("say", table=private, text="oh shit")
        await line.do("say", table=public, text="Scunthorpe is a town")


async def test_words_of_the_host(tmp_path: Path) -> None:
    """The file in the data folder is read when the server starts."""
    data = tmp_path / "data"
    data.mkdir()
    (data / "bad-words.txt").write_text("noodle*\n-shit\n", "utf-8")
    async with serving(data) as url, guest(url) as one, one.line() as line:
        table = await one.table("me", "free", visibility="open")
        assert await line.refused("say", table=table, text="Noodles!") is Code.BAD_REQUEST
        await line.do("say", table=table, text="shit happens")
