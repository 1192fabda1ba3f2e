"""Who is let in at the socket, with what right, and who is sent away again."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from httpx import AsyncClient
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from codex_naturalis.protocol import PROTOCOL
from codex_naturalis.protocol.messages import Bye
from codex_naturalis.protocol.refusals import Code
from codex_naturalis.server.api.session_cookie import COOKIE
from codex_naturalis.server.wire_limits import WireLimits
from tests.server.serving import serving
from tests.server.visiting import PASSWORD, Visitor, account, guest, set_up

pytestmark = pytest.mark.anyio


@pytest.fixture
async def url(tmp_path: Path) -> AsyncIterator[str]:
    async with serving(tmp_path / "data", rate_limits=False) as url:
        yield url


async def test_nobody_is_let_in_by_a_lie(url: str) -> None:
    """Without a session or a token that is good, there is no connection: a refusal, then 4401. A
    bad token is not made good by a good cookie."""
    async with guest(url) as somebody:
        real = somebody.headers["Cookie"]
        for headers in (
            {},
            {"Cookie": "codex_session="},
            {"Cookie": real[:-1]},
            {"Cookie": real + "x"},
            {"Cookie": "=;;,=\xff;\t"},
            {"Cookie": "x" * 4000},
            {"Authorization": "Bearer codex_lie"},
            {"Authorization": "Bearer "},
            {"Authorization": "Bearer codex_lie", "Cookie": real},
        ):
            assert await somebody.turned_away(headers) == (Code.UNAUTHENTICATED, 4401), headers
        async with somebody.line() as line:
            await line.rest()


@pytest.mark.parametrize(
    "wanted",
    [
        *("0", f"{PROTOCOL - 1}", f"{PROTOCOL + 1}", "99999999999999999999999"),
        *(f"{PROTOCOL}&protocol={PROTOCOL + 1}", "%ff", "x"),
    ],
)
async def test_only_our_protocol_is_spoken(url: str, wanted: str) -> None:
    """A client of another time is told so, with the number that would do."""
    async with guest(url) as somebody:
        code = await somebody.turned_away(path=f"/api/socket?protocol={wanted}")
        assert code == (Code.UNKNOWN_PROTOCOL, 4403)
        async with somebody.line(path=f"/api/socket?protocol={PROTOCOL}") as line:
            await line.rest()


async def test_pages_of_other_sites_get_no_socket(url: str) -> None:
    """A page elsewhere, in a browser that has our cookie, is refused before any handshake."""
    async with guest(url) as somebody:
        for headers in (
            {"Origin": "https://evil.test"},
            {"Origin": "null"},
            {"Origin": url.replace("http", "https", 1)},
            {"Origin": url, "Sec-Fetch-Site": "cross-site", "Host": "evil.test"},
            {"Sec-Fetch-Site": "cross-site"},
        ):
            where = url.replace("http", "ws", 1) + "/api/socket"
            with pytest.raises(InvalidStatus) as refused:
                await connect(where, additional_headers={**somebody.headers, **headers})
            assert refused.value.response.status_code == 403
            body = json.loads(refused.value.response.body or b"{}")
            assert body["code"] == Code.WRONG_ORIGIN
        async with somebody.line({**somebody.headers, "Origin": url}) as line:
            await line.rest()


async def test_so_many_connections_and_no_more(url: str) -> None:
    """One person has 32 connections at most, others are not counted with them; when one ends
    another may come."""
    async with AsyncExitStack() as stack, guest(url) as many, guest(url) as other:
        lines = [
            await stack.enter_async_context(many.line())
            for _ in range(WireLimits().sockets_per_person)
        ]
        assert await many.turned_away() == (Code.LIMIT_REACHED, 4403)
        async with other.line() as line:
            await line.rest()
        await lines[0].socket.close()
        async with many.line() as line:
            await line.rest()
            assert await many.turned_away() == (Code.LIMIT_REACHED, 4403)


async def test_a_token_does_what_its_scopes_say(url: str) -> None:
    """A token to read does not play, talk, pair, mute or make tables; one to play does not look
    at tables or make them, but over them it moves."""
    async with AsyncExitStack() as stack:
        anna = await stack.enter_async_context(account(url, "Anna"))
        bert = await stack.enter_async_context(account(url, "Bert"))
        lines = [await stack.enter_async_context(one.line()) for one in (anna, bert)]
        table = await anna.table("me", "free")
        await lines[1].do("sit", table=table, seat=1)
        await set_up(table, lines)
        version = lines[0].update(table).version
        _, read = await anna.token("read")
        _, play = await anna.token("play")
        reader = await stack.enter_async_context(anna.line(read))
        player = await stack.enter_async_context(anna.line(play))
        seat = {"table": table, "seat": 0}
        for kind, fields in (
            ("play", {**seat, "version": version, "move": "<R"}),
            ("take_back", {**seat, "version": version}),
            ("hint", {**seat, "version": version}),
            ("resign", seat),
            ("leave", seat),
            ("return", seat),
            ("claim", seat),
            ("abort", seat),
            ("rematch", seat),
            ("sit", seat),
            ("stand", seat),
            ("paint", {**seat, "colour": "blue"}),
            ("say", {"table": table, "text": "hello"}),
            ("pair", {}),
            ("mute", {"person": bert.id}),
        ):
            assert await reader.refused(kind, **fields) is Code.NO_SCOPE, kind
        await reader.do("watch", table=table, seat=0)
        await reader.do("watch_lobby")
        assert await player.refused("watch", table=table) is Code.NO_SCOPE
        assert await player.refused("watch_lobby") is Code.NO_SCOPE
        await player.do("say", table=table, text="hello")
        async with AsyncClient(base_url=url, timeout=60) as program:
            for header in (read, play):
                settings = {"seats": [{"type": "human", "mine": True}, {"type": "human"}]}
                made = await program.post("/api/tables", json=settings, headers=header)
                assert (made.status_code, made.json()["code"]) == (403, "no_scope")
                managed = await program.get("/api/tokens", headers=header)
                assert (managed.status_code, managed.json()["code"]) == (403, "forbidden")


async def test_a_revoked_token_ends_its_connections(url: str) -> None:
    """When a token is revoked, those who came by it are sent away and do not come back; the
    person's browser and other tokens stay."""
    async with AsyncExitStack() as stack:
        anna = await stack.enter_async_context(account(url, "Anna"))
        bad, stolen = await anna.token("read", "play")
        _, kept = await anna.token("read", "play")
        thief = await stack.enter_async_context(anna.line(stolen))
        program = await stack.enter_async_context(anna.line(kept))
        browser = await stack.enter_async_context(anna.line())
        assert (await anna.http.delete(f"/api/tokens/{bad}")).status_code == 204
        bye, code = await thief.end()
        assert isinstance(bye, Bye)
        assert (bye.code, code) == (Code.UNAUTHENTICATED, 4401)
        assert await anna.turned_away(stolen) == (Code.UNAUTHENTICATED, 4401)
        await program.rest()
        await browser.rest()


@pytest.mark.slow
@pytest.mark.parametrize("way", ["deleted", "signed out", "password"])
async def test_sessions_that_ended_end_their_connections(url: str, way: str) -> None:
    """A deleted account, one that signed out everywhere and one with a new password: whoever is
    connected by an old cookie is sent away, and that cookie opens nothing."""
    async with account(url, "Anna") as anna, guest(url) as other, other.line() as another:
        old = anna.headers
        table = await anna.table("me", "free")
        async with anna.line() as line:
            await line.do("watch", table=table)
            await end_session(anna, way)
            bye, code = await line.end()
            assert isinstance(bye, Bye)
            assert (bye.code, code) == (Code.UNAUTHENTICATED, 4401)
            with pytest.raises(ConnectionClosed):
                await line.socket.send('{"type":"ping","id":1}')
        assert await anna.turned_away(old) == (Code.UNAUTHENTICATED, 4401)
        async with AsyncClient(base_url=url, headers=old) as stale:
            assert (await stale.get("/api/me")).status_code == 401
            assert (await stale.get("/api/tokens")).status_code == 401
        await another.do("watch", table=table)
        assert another.table.seats[0].away or another.table.seats[0].person is None


async def end_session(person: Visitor, way: str) -> None:
    if way == "deleted":
        body = {"password": PASSWORD}
        answer = await person.http.request("DELETE", "/api/me", json=body)
    elif way == "signed out":
        answer = await person.http.delete("/api/sessions/all")
    else:
        body = {"old": PASSWORD, "new": PASSWORD + "!"}
        answer = await person.http.put("/api/me/password", json=body)
    assert answer.status_code in (200, 204), answer.text


async def test_the_door_of_the_socket_is_no_page(url: str) -> None:
    """Who asks for it as for a page is told what it is, as JSON; a socket anywhere else is not."""
    async with guest(url) as somebody:
        answer = await somebody.http.get("/api/socket")
        assert (answer.status_code, answer.json()["code"]) == (426, "bad_request")
        for path in ("/", "/api/tables", "/api/me", "/nothing"):
            with pytest.raises(InvalidStatus) as refused:
                await connect(
                    url.replace("http", "ws", 1) + path, additional_headers=somebody.headers
                )
            assert refused.value.response.status_code < 500
        assert COOKIE in somebody.headers["Cookie"]
