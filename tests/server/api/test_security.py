"""What is checked before every endpoint: origins, sizes, rates, headers; and how failures leave."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from httpx import AsyncClient
from litestar import Request, Response, WebSocket, get, post, websocket
from litestar.enums import ScopeType
from litestar.types import Scope
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from codex_naturalis.server.api.hosts import Hosts
from codex_naturalis.server.api.security import DENIED, Guard, client_address
from codex_naturalis.server.people_limits import Action
from codex_naturalis.server.settings import ServerSettings
from codex_naturalis.server.wire_limits import WireLimits
from tests.server.api.test_failures import fail
from tests.server.endpoints import Endpoints, code, open_endpoints

MOST_BODY = WireLimits().body_bytes


@post("/api/length")
async def length(request: Request[Any, Any, Any]) -> int:
    return len(await request.body())


@get("/api/cached")
async def cached() -> Response[str]:
    return Response("card", headers={"Cache-Control": "max-age=60"})


@get("/page")
async def page() -> str:
    return "page"


@websocket("/api/socket")
async def talk(socket: WebSocket[Any, Any, Any]) -> None:
    await socket.accept()
    await socket.send_text("hello")
    await socket.close()


HANDLERS = (length, fail, cached, page, talk)


@pytest.fixture
async def endpoints(tmp_path: Path) -> AsyncIterator[Endpoints]:
    async with open_endpoints(tmp_path, *HANDLERS, origins=("https://friend.test",)) as endpoints:
        yield endpoints


@pytest.fixture
async def browser(endpoints: Endpoints) -> AsyncIterator[AsyncClient]:
    async with endpoints.browser() as browser:
        yield browser


GOOD_ORIGINS: list[dict[str, str]] = [
    {},
    {"Sec-Fetch-Site": "same-origin"},
    {"Sec-Fetch-Site": "none"},
    {"Origin": "http://codex.test"},
    {"Origin": "http://codex.test", "Sec-Fetch-Site": "cross-site"},
    {"Origin": "https://friend.test"},
    {"Origin": "https://friend.test", "Sec-Fetch-Site": "cross-site"},
    {"Origin": "http://codex.test", "Host": "codex.test:80"},
    {"Origin": "http://codex.test:8000", "Host": "codex.test:8000"},
]
BAD_ORIGINS: list[dict[str, str]] = [
    {"Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "same-site"},
    {"Sec-Fetch-Site": "cross-site", "Origin": "https://evil.test"},
    {"Sec-Fetch-Site": "same-site", "Origin": "http://evil.codex.test"},
    {"Origin": "https://evil.test"},
    {"Origin": "https://codex.test"},
    {"Origin": "http://codex.test:8000"},
    {"Origin": "http://friend.test"},
    {"Origin": "null"},
    {"Origin": ""},
    {"Origin": "http://codex.test.evil.test"},
]


@pytest.mark.anyio
async def test_own_pages_and_programs_may(browser: AsyncClient) -> None:
    """Our pages, the pages of friends, and what is no browser may act."""
    for headers in GOOD_ORIGINS:
        answer = await browser.delete("/api/sessions", headers=headers)
        assert answer.status_code == 204, headers


@pytest.mark.anyio
async def test_other_sites_may_not(browser: AsyncClient) -> None:
    """No page of another site may act here; to look, as after a click on a link, is allowed."""
    endpoints = (("POST", "/api/guests"), ("DELETE", "/api/sessions"), ("PUT", "/nothing"))
    for headers in BAD_ORIGINS:
        for method, path in endpoints:
            answer = await browser.request(method, path, headers=headers)
            assert code(answer) == (403, "wrong_origin"), headers
            assert "set-cookie" not in answer.headers
        assert (await browser.get("/page", headers=headers)).status_code == 200


@pytest.mark.anyio
async def test_origin_behind_a_proxy(tmp_path: Path) -> None:
    """The proxy's word on the scheme counts only when we were told to believe it."""
    headers = {"Origin": "https://codex.test", "X-Forwarded-Proto": "http, https"}
    for number, believed in enumerate((False, True)):
        folder = tmp_path / str(number)
        folder.mkdir()
        async with (
            open_endpoints(
                folder, trusted_proxies=("192.0.2.0/24",) if believed else ()
            ) as endpoints,
            endpoints.browser() as browser,
        ):
            answer = await browser.post("/api/guests", headers=headers)
            assert answer.status_code == (201 if believed else 403)
            assert ("strict-transport-security" in answer.headers) is believed


@pytest.mark.anyio
async def test_sockets(endpoints: Endpoints) -> None:
    """A socket is opened by our pages and by programs; others get the refusal as an answer to
    their handshake."""
    async with endpoints.listening() as port:
        at = f"ws://127.0.0.1:{port}/api/socket"
        own = f"http://127.0.0.1:{port}"
        for headers in ({}, {"Origin": own}, {"Sec-Fetch-Site": "same-origin"}):
            async with connect(at, additional_headers=headers) as socket:
                assert await socket.recv() == "hello"
        for headers in ({"Origin": "https://evil.test"}, {"Sec-Fetch-Site": "cross-site"}):
            with pytest.raises(InvalidStatus) as refused:
                await connect(at, additional_headers=headers)
            response = refused.value.response
            assert response.status_code == 403
            assert json.loads(response.body or b"")["code"] == "wrong_origin"


@pytest.mark.anyio
async def test_sockets_of_simpler_servers(endpoints: Endpoints) -> None:
    """Where a handshake cannot be answered, the socket is closed before it opens."""
    sent: list[Any] = []

    async def send(message: Any) -> None:
        sent.append(message)

    async def receive() -> Any:
        return {"type": "websocket.connect"}

    scope: Any = {
        "type": "websocket",
        "scheme": "ws",
        "path": "/api/socket",
        "headers": [(b"host", b"codex.test"), (b"origin", b"https://evil.test")],
        "client": None,
    }
    await Guard(endpoints.app.asgi_handler, endpoints.settings, endpoints.limits)(
        scope, receive, send
    )
    (message,) = sent
    assert (message["type"], message["code"]) == ("websocket.close", DENIED)


@pytest.mark.anyio
async def test_headers(browser: AsyncClient) -> None:
    """Every answer, refusals and the unknown included, tells browsers what to forbid; what is
    under /api is not kept, unless its endpoint says so."""
    answers = {
        path: await browser.get(path)
        for path in ("/page", "/api/me", "/nothing", "/api/fail/bug", "/api/cached")
    }
    for answer in answers.values():
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "same-origin"
        assert answer.headers["cross-origin-resource-policy"] == "same-origin"
        assert "camera=()" in answer.headers["permissions-policy"]
        assert "strict-transport-security" not in answer.headers
    kept = {path: answer.headers.get("cache-control") for path, answer in answers.items()}
    assert kept == {
        "/page": None,
        "/nothing": None,
        "/api/me": "no-store",
        "/api/fail/bug": "no-store",
        "/api/cached": "max-age=60",
    }


@pytest.mark.anyio
async def test_https_is_remembered(endpoints: Endpoints) -> None:
    """Over HTTPS, and only there, browsers are told to stay with it."""
    async with endpoints.browser() as browser:
        answer = await browser.get("https://codex.test/page")
        assert "max-age=" in answer.headers["strict-transport-security"]


@pytest.mark.anyio
async def test_openers_where_browsers_listen(endpoints: Endpoints) -> None:
    """Pages of other sites hold no window of ours; browsers see to it over HTTPS and on this
    computer, and elsewhere the header would only be an error in their console."""
    async with endpoints.browser() as browser:
        for url, sent in (
            ("https://codex.test/page", True),
            ("http://127.0.0.1:8000/page", True),
            ("http://localhost/page", True),
            ("http://[::1]:8000/page", True),
            ("http://192.168.1.20:8000/page", False),
        ):
            answer = await browser.get(url)
            assert ("cross-origin-opener-policy" in answer.headers) is sent, url


@pytest.mark.anyio
async def test_a_host_that_is_none(endpoints: Endpoints) -> None:
    """A senseless Host header is answered all the same."""
    async with endpoints.browser() as browser:
        for host in ("", "[", "a b", ":::", "[::1"):
            answer = await browser.get("/page", headers={"Host": host})
            assert answer.status_code < 500, host


@pytest.mark.anyio
async def test_bodies_are_bounded(endpoints: Endpoints) -> None:
    """As much as fits passes; more is refused, whether it is announced or comes in pieces, and
    the server goes on. On a real socket."""

    async def pieces(size: int) -> AsyncIterator[bytes]:
        while size > 0:
            yield b"x" * min(size, 65536)
            size -= 65536

    async with (
        endpoints.listening() as port,
        AsyncClient(base_url=f"http://127.0.0.1:{port}") as http,
    ):
        answer = await http.post("/api/length", content=b"x" * MOST_BODY)
        assert answer.json() == MOST_BODY
        answer = await http.post("/api/length", content=pieces(MOST_BODY))
        assert answer.json() == MOST_BODY
        assert code(await http.post("/api/length", content=pieces(MOST_BODY + 1))) == (
            413,
            "too_large",
        )
        assert (await http.get("/page")).text == "page"


@pytest.mark.anyio
async def test_large_bodies_are_not_awaited(browser: AsyncClient) -> None:
    """A body that says it is too large is refused before any of it is read, at any path."""
    announced = {"Content-Length": str(MOST_BODY + 1)}
    for method, path in (("POST", "/api/length"), ("POST", "/nothing"), ("GET", "/page")):
        answer = await browser.request(method, path, headers=announced)
        assert code(answer) == (413, "too_large")


@pytest.mark.anyio
async def test_requests_are_limited(endpoints: Endpoints) -> None:
    """Two hundred at once from one address, then fifty a second; a neighbour is not in the way."""
    async with endpoints.browser() as browser, endpoints.browser("192.0.2.2") as neighbour:
        for _ in range(200):
            endpoints.limits.check(Action.REQUEST, "192.0.2.1")
        answer = await browser.get("/page")
        assert code(answer) == (429, "rate_limited")
        assert answer.headers["retry-after"] == "1"
        assert "content-security-policy" in answer.headers
        assert (await neighbour.get("/page")).status_code == 200
        endpoints.clock.advance(1)
        assert (await browser.get("/page")).status_code == 200


@pytest.mark.parametrize(
    ("client", "address"),
    [
        (("192.0.2.7", 5), "192.0.2.7"),
        (("2001:db8:1:2:3:4:5:6", 5), "2001:db8:1:2::/64"),
        (("::ffff:192.0.2.7", 5), "192.0.2.7"),
        (("a unix socket", 0), "a unix socket"),
        (None, "unknown"),
    ],
)
def test_client_address(client: tuple[str, int] | None, address: str) -> None:
    """All of an IPv6 network is one."""
    scope: Any = {"type": ScopeType.HTTP, "client": client, "headers": []}
    asked: Scope = scope
    assert client_address(asked, ServerSettings()) == address


HOSTS = {
    "": {
        "127.0.0.1:8000": True,
        "localhost": True,
        "codex.localhost:8000": True,
        "[::1]:8000": True,
        "192.168.1.20:8000": True,
        "[fe80::1]": True,
        "evil.test": False,
        "evil.test:8000": False,
        "localhost.evil.test": False,
        "127.0.0.1.evil.test": False,
        "friend.test": True,
    },
    "https://codex.example": {
        "codex.example": True,
        "CODEX.example:443": True,
        "codex.example.": True,
        "127.0.0.1:8000": True,
        "friend.test": True,
        "192.168.1.20:8000": False,
        "www.codex.example": False,
        "evil.test": False,
    },
}


@pytest.mark.parametrize("public_url", HOSTS)
def test_names_of_strangers(public_url: str) -> None:
    """A name that a stranger can point to this computer is none of ours; numbers cannot be pointed
    elsewhere. With a public address only that name counts, and this computer's own."""
    hosts = Hosts(ServerSettings(public_url=public_url, origins=("https://friend.test",)))
    known = {host: hosts.knows(host) for host in HOSTS[public_url]}
    assert known == HOSTS[public_url]


@pytest.mark.anyio
async def test_host_and_origin_of_a_stranger(endpoints: Endpoints) -> None:
    """A page of a stranger whose name points to us (DNS rebinding) may neither act nor look."""
    async with endpoints.browser() as browser:
        for method, path in (("POST", "/api/guests"), ("GET", "/page"), ("GET", "/api/cached")):
            stranger = {"Host": "evil.test", "Origin": "http://evil.test"}
            answer = await browser.request(method, path, headers=stranger)
            assert code(answer) == (403, "wrong_origin")
            assert answer.json()["case"] == "host"
