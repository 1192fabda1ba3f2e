"""What a ban and a closed table mean, at once and after a restart, over a real server."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from httpx import AsyncClient

from codex_naturalis.protocol.messages import Bye
from codex_naturalis.protocol.moderation import DecisionKind
from codex_naturalis.protocol.refusals import Code
from codex_naturalis.server.ports.moderation_store import NewDecision
from tests.server.endpoints import code
from tests.server.moderation.hosting import Place, by_command, decided, hosted
from tests.server.serving import serving
from tests.server.visiting import PASSWORD, Line, Visitor, set_up

pytestmark = pytest.mark.anyio


async def until_closed(line: Line) -> tuple[Any, int | None]:
    async with asyncio.timeout(30):
        return await line.end()


async def two_at_a_table(place: Place, **settings: Any) -> str:
    """Ioana's table, at which Grigor sits too: the game has begun."""
    table = await place.ioana.table("me", "free", **settings)
    async with place.grigor.line() as his:
        await his.do("sit", table=table, seat=1)
    return table


async def test_a_ban_closes_everything_at_once(tmp_path: Path) -> None:
    """Sockets are closed with the reason, games given up so that nobody waits, and nothing but
    what a banned person may do is answered otherwise than by the ban."""
    async with hosted(tmp_path) as place:
        table = await two_at_a_table(place)
        gathering = await place.grigor.table("me", "free")
        async with place.grigor.line() as his:
            ban = await decided(place.moderator, "ban", place.grigor, hours=24)
            bye, closed = await until_closed(his)
        assert isinstance(bye, Bye)
        assert (bye.code, closed) == (Code.BANNED, 4403)
        assert "Insults in chat." in bye.reason
        assert await place.grigor.turned_away() == (Code.BANNED, 4403)
        shown = (await place.ioana.http.get(f"/api/tables/{table}")).json()
        assert shown["seats"][1]["state"] == "handed"
        shown = (await place.ioana.http.get(f"/api/tables/{gathering}")).json()
        assert shown["seats"][0]["person"] is None
        refused = await place.grigor.http.post("/api/tables", json={"seats": [{"type": "human"}]})
        assert code(refused) == (403, Code.BANNED)
        assert refused.json()["parameters"] == {
            "until": ban["until"],
            "reason": "Insults in chat.",
        }
        for method, path in (("POST", "/api/reports"), ("GET", "/api/me/blocks")):
            body = {"person": place.ioana.id, "kind": "spam"}
            refused = await place.grigor.http.request(method, path, json=body)
            assert code(refused) == (403, Code.BANNED)


async def test_what_a_banned_person_may_do(tmp_path: Path) -> None:
    """Sign in, read why, appeal, and go."""
    async with hosted(tmp_path) as place:
        ban = await decided(place.host, "ban", place.grigor)
        http = place.grigor.http
        await http.delete("/api/sessions")
        body = {"name": "Grigor88", "password": PASSWORD}
        signed_in = await http.post("/api/sessions", json=body)
        assert signed_in.status_code == 201
        assert signed_in.json()["banned"]
        assert (await http.get("/api/me")).json()["banned"]
        (about,) = (await http.get("/api/me/decisions")).json()
        assert (about["kind"], about["until"], about["reason"]) == ("ban", None, "Insults in chat.")
        appeal = f"/api/me/decisions/{ban['id']}/appeal"
        assert (await http.post(appeal, json={"text": "Sorry."})).status_code == 201
        for path in ("/api/sessions", "/api/me/sessions", "/api/me/account", "/api/me/reports"):
            assert (await http.get(path)).status_code == 200, path
        taken = await http.post("/api/me/export", json={"password": PASSWORD})
        assert taken.headers["content-type"] == "application/zip"
        refused = await http.post("/api/tokens", json={"label": "a", "scopes": ["play"]})
        assert code(refused)[1] == Code.BANNED
        gone = await http.request("DELETE", "/api/me", json={"password": PASSWORD})
        assert gone.status_code == 204


async def test_a_ban_ends(tmp_path: Path) -> None:
    """By its time, and by being undone."""
    async with hosted(tmp_path) as place:
        over = NewDecision(DecisionKind.BAN, 1, None, place.grigor.id, "Long ago.", until=2)
        await by_command(place, over)
        ban = await decided(place.moderator, "ban", place.ioana)
        assert await place.ioana.turned_away() == (Code.BANNED, 4403)
        undo = f"/api/moderation/decisions/{ban['id']}/undo"
        assert (await place.moderator.http.post(undo)).status_code == 201
        async with place.ioana.line(), place.grigor.line():
            assert not (await place.ioana.http.get("/api/me")).json()["banned"]


async def test_a_command_bans_on_a_running_server(tmp_path: Path) -> None:
    """What is written beside the server closes the sockets too, and is in force after a restart."""
    async with hosted(tmp_path) as place:
        async with place.grigor.line() as his:
            ban = NewDecision(DecisionKind.BAN, 1, None, place.grigor.id, "Enough.")
            await by_command(place, ban)
            bye, _ = await until_closed(his)
        assert bye.code is Code.BANNED
        cookies = place.grigor.http.cookies
    async with (
        serving(tmp_path / "data") as url,
        AsyncClient(base_url=url, cookies=cookies) as http,
    ):
        assert await Visitor(url, http).turned_away() == (Code.BANNED, 4403)


async def test_a_moderator_who_is_banned_has_no_role(tmp_path: Path) -> None:
    async with hosted(tmp_path) as place:
        await decided(place.host, "ban", place.moderator)
        assert (await place.moderator.http.get("/api/me")).json()["role"] is None
        refused = await place.moderator.http.get("/api/moderation/queue")
        assert code(refused) == (403, Code.BANNED)


async def test_a_closed_table(tmp_path: Path) -> None:
    """The game ends at once, for all and without a rating; it cannot be opened again, and who
    plays there cannot close it."""
    async with hosted(tmp_path) as place:
        table = await two_at_a_table(
            place, rated=True, visibility="open", clock={"type": "real_time", "minutes": 60}
        )
        async with place.ioana.line() as hers, place.grigor.line() as his:
            await set_up(table, [hers, his])
            made = await decided(place.moderator, "close_table", place.grigor, table=table)
            await hers.rest()
            assert (hers.table.status, hers.table.result.cause) == ("aborted", "closed")
            assert hers.table.closed == "Insults in chat."
            gone = await hers.refused("resign", table=table, seat=0)
            assert gone is Code.GAME_OVER
            rematch = await hers.refused("rematch", table=table, seat=0, agreed=True)
            assert rematch is Code.GAME_OVER
        profile = (await place.ioana.http.get("/api/people/Ioana")).json()
        assert profile["ratings"] == []
        for act in ("undo", "lift"):
            where = f"/api/moderation/decisions/{made['id']}/{act}"
            refused = await place.moderator.http.post(where, json={"reason": "A mistake."})
            assert code(refused) == (409, Code.TOO_LATE)
        mine = await place.moderator.table("me", "free")
        body = {"kind": "close_table", "reason": "I lose.", "table": mine}
        refused = await place.moderator.http.post("/api/moderation/decisions", json=body)
        assert code(refused) == (403, Code.FORBIDDEN)


async def test_a_rename(tmp_path: Path) -> None:
    """Everybody sees the neutral name; nobody gets the old one, and an undo gives it back."""
    async with hosted(tmp_path) as place:
        table = await place.ioana.table("me", "free", "free")
        async with place.ioana.line() as hers, place.grigor.line() as his:
            await hers.do("watch", table=table)
            await his.do("sit", table=table, seat=1)
            made = await decided(place.moderator, "rename", place.grigor)
            await hers.rest()
            assert made["old_name"] == "Grigor88"
            assert hers.table.seats[1].name == made["new_name"]
        taken = await place.grigor.http.patch("/api/me", json={"name": "GRIGOR88"})
        assert (code(taken), taken.json()["case"]) == ((422, Code.BAD_NAME), "taken_away")
        undo = f"/api/moderation/decisions/{made['id']}/undo"
        assert (await place.moderator.http.post(undo)).status_code == 201
        assert (await place.grigor.http.get("/api/me")).json()["person"]["name"] == "Grigor88"


async def test_deleting_the_account_does_not_free_a_name_that_was_taken_away(
    tmp_path: Path,
) -> None:
    """Otherwise one would only have to register anew; yet no name of a deleted person is kept, only
    its hash, and not for ever."""
    async with hosted(tmp_path) as place:
        made = await decided(place.moderator, "rename", place.grigor)
        gone = await place.grigor.http.request("DELETE", "/api/me", json={"password": PASSWORD})
        assert gone.status_code == 204
        for name in ("Grigor88", made["new_name"]):
            wish = {"name": name, "password": PASSWORD}
            async with AsyncClient(base_url=place.url, timeout=60) as stranger:
                assert code(await stranger.post("/api/accounts", json=wish)) == (
                    409,
                    Code.NAME_TAKEN,
                )
    written = b"".join(file.read_bytes() for file in place.data.iterdir())
    assert b"Grigor88" not in written
