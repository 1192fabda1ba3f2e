"""Sessions of browsers and the sockets that they have opened."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from httpx import AsyncClient

from codex_naturalis.protocol.refusals import Code
from codex_naturalis.server.api.connections import UNAUTHENTICATED, Connections
from codex_naturalis.server.api.session_cookie import COOKIE, SECURE_COOKIE
from codex_naturalis.server.keeping import Keeping
from codex_naturalis.server.ports.store import PersonRow
from tests.server.endpoints import GOOD, Endpoints, code, cookie, open_endpoints, registered
from tests.server.serving import serving
from tests.server.visiting import PASSWORD, Visitor, account, guest

pytestmark = pytest.mark.anyio

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0"
CHROME = (
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)"
    " Chrome/142.0.0.0 Mobile Safari/537.36"
)
RIGHT = {"name": "Anna", "password": GOOD}


@pytest.fixture
async def endpoints(tmp_path: Path) -> AsyncIterator[Endpoints]:
    async with open_endpoints(tmp_path) as endpoints:
        yield endpoints


@pytest.fixture
async def browser(endpoints: Endpoints) -> AsyncIterator[AsyncClient]:
    async with endpoints.browser(headers={"User-Agent": FIREFOX}) as browser:
        yield browser


async def test_a_cookie_ends_when_its_person_signs_out(
    endpoints: Endpoints, browser: AsyncClient
) -> None:
    """Whoever has copied the cookie is out too, at once."""
    await registered(browser)
    stolen = cookie(browser)
    async with endpoints.browser(cookies={COOKIE: stolen}) as thief:
        assert (await thief.get("/api/me")).status_code == 200
        assert (await browser.delete("/api/sessions")).status_code == 204
        assert code(await thief.get("/api/me")) == (401, "unauthenticated")
        assert code(await thief.get("/api/me/sessions")) == (401, "unauthenticated")


async def test_where_i_am_signed_in(endpoints: Endpoints, browser: AsyncClient) -> None:
    """Each browser with its device and last use, this one marked; one is ended, then it is out and
    the others are not."""
    await registered(browser)
    endpoints.clock.advance(3600)
    async with endpoints.browser(headers={"User-Agent": CHROME}) as phone:
        assert (await phone.post("/api/sessions", json=RIGHT)).status_code == 201
        newest, oldest = (await phone.get("/api/me/sessions")).json()
        assert (newest["browser"], newest["system"]) == ("Chrome", "Android")
        assert (oldest["browser"], oldest["system"]) == ("Firefox", "Linux")
        assert (newest["current"], oldest["current"]) == (True, False)
        assert newest["used"] - oldest["used"] == 3_600_000
        assert (await browser.get("/api/me")).status_code == 200
        assert [one["current"] for one in (await phone.get("/api/me/sessions")).json()] in (
            [True, False],
            [False, True],
        )
        path = f"/api/me/sessions/{newest['id']}"
        assert (await browser.delete(path)).status_code == 204
        assert code(await browser.delete(path)) == (404, "not_found")
        assert code(await phone.get("/api/me")) == (401, "unauthenticated")
        mine = f"/api/me/sessions/{oldest['id']}"
        assert code(await phone.delete(mine)) == (401, "unauthenticated")
        assert (await browser.delete(mine)).status_code == 204
        assert COOKIE not in browser.cookies


async def test_nobody_ends_the_sessions_of_others(endpoints: Endpoints) -> None:
    """Their ids are not there for anybody else."""
    async with endpoints.browser() as one, endpoints.browser() as other:
        await registered(one)
        await registered(other, "Otto")
        (line,) = (await one.get("/api/me/sessions")).json()
        assert code(await other.delete(f"/api/me/sessions/{line['id']}")) == (404, "not_found")
        assert (await one.get("/api/me")).status_code == 200


@pytest.mark.parametrize(("idle", "longest"), [(2, 400), (60, 3)])
async def test_a_session_ends_by_itself(tmp_path: Path, idle: int, longest: int) -> None:
    """When it was not used for a while, and at the latest after a longer while, used or not."""
    keeping = Keeping(session_idle_days=idle, session_days=longest)
    async with (
        open_endpoints(tmp_path, keeping=keeping) as endpoints,
        endpoints.browser() as browser,
    ):
        await registered(browser)
        for _ in range(2):
            endpoints.clock.advance(86_399 * min(idle, 1))
            assert (await browser.get("/api/me")).status_code == 200
        endpoints.clock.advance(2 * 86_400)
        assert code(await browser.get("/api/me")) == (401, "unauthenticated")
        assert await endpoints.identity.sessions.drop_old(10) == 1
        assert await endpoints.identity.sessions.drop_old(10) == 0


async def test_only_hashes_are_stored(endpoints: Endpoints, browser: AsyncClient) -> None:
    """Who reads the store cannot sign in with what is there."""
    answer = await registered(browser)
    secrets = [cookie(browser), *answer.json()["recovery_codes"]]
    made = await browser.post(
        "/api/tokens", json={"label": "bot", "scopes": ["read"], "password": GOOD}
    )
    secrets.append(made.json()["secret"])
    folder = endpoints.settings.data
    stored = b"".join(path.read_bytes() for path in folder.glob("codex.sqlite*"))
    for secret in secrets:
        assert secret.encode() not in stored
        assert secret.replace("-", "").encode() not in stored


@pytest.mark.parametrize(
    ("base", "secure"),
    [("http://codex.test", True), ("http://127.0.0.1:8000", False), ("http://localhost", False)],
)
async def test_secure_by_default(tmp_path: Path, base: str, secure: bool) -> None:
    """Off this computer a cookie goes over HTTPS only, and to this very host only; one under the
    plain name is nothing there."""
    async with (
        open_endpoints(
            tmp_path, secure_cookies=None, public_url=base if secure else ""
        ) as endpoints,
        endpoints.browser() as browser,
    ):
        browser.base_url = base
        answer = await browser.post("/api/guests")
        (name, _, value), *parts = (
            part.strip().partition("=") for part in answer.headers["set-cookie"].split(";")
        )
        assert name == (SECURE_COOKIE if secure else COOKIE)
        assert (("Secure", "", "") in parts) == secure
        browser.cookies.clear()
        for tried, status in ((name, 200), (COOKIE if secure else SECURE_COOKIE, 401)):
            found = await browser.get("/api/me", headers={"Cookie": f"{tried}={value}"})
            assert found.status_code == status


async def test_tokens_need_the_password(endpoints: Endpoints, browser: AsyncClient) -> None:
    """A stolen cookie makes no token; a token ends, and at the latest when the host says."""
    await registered(browser)
    wish = {"label": "bot", "scopes": ["read"]}
    assert code(await browser.post("/api/tokens", json=wish)) == (401, "wrong_password")
    wish["password"] = GOOD
    usual = (await browser.post("/api/tokens", json=wish)).json()["token"]
    assert usual["expires"] - usual["created"] == 90 * 86_400_000
    longest = (await browser.post("/api/tokens", json=wish | {"days": None})).json()["token"]
    assert longest["expires"] - longest["created"] == 365 * 86_400_000
    answer = await browser.post("/api/tokens", json=wish | {"days": 366})
    assert code(answer) == (400, "bad_request")
    assert answer.json()["parameters"] == {"most": 365}


@pytest.mark.parametrize("way", ["everywhere", "password"])
async def test_tokens_end_with_the_sessions(endpoints: Endpoints, way: str) -> None:
    """Signing out everywhere and a new password end all tokens."""
    async with endpoints.browser() as browser, endpoints.browser() as program:
        await registered(browser)
        wish = {"label": "bot", "scopes": ["read"], "password": GOOD}
        secret = (await browser.post("/api/tokens", json=wish)).json()["secret"]
        bearer = {"Authorization": f"Bearer {secret}"}
        assert (await program.get("/api/me", headers=bearer)).status_code == 200
        if way == "everywhere":
            await browser.delete("/api/sessions/all")
        else:
            change = {"old": GOOD, "new": "another good passphrase"}
            assert (await browser.put("/api/me/password", json=change)).status_code == 200
            assert (await browser.get("/api/tokens")).json() == []
        assert code(await program.get("/api/me", headers=bearer)) == (401, "unauthenticated")


async def ends_by(visitor: Visitor, line: object, method: str, path: str, **body: object) -> None:
    answer = await visitor.http.request(method, path, json=body or None)
    assert answer.status_code < 300, answer.text
    assert (await line.end())[1] == UNAUTHENTICATED  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("DELETE", "/api/sessions", {}),
        ("DELETE", "/api/sessions/all", {}),
        ("PUT", "/api/me/password", {"old": PASSWORD, "new": "another good passphrase"}),
        ("DELETE", "/api/me", {"password": PASSWORD}),
    ],
)
async def test_sockets_follow_their_session(
    tmp_path: Path, method: str, path: str, body: dict[str, str]
) -> None:
    """When the session ends, so do the sockets that it has opened."""
    async with (
        serving(tmp_path / "data") as url,
        account(url, "Anna") as anna,
        anna.line() as line,
    ):
        await ends_by(anna, line, method, path, **body)


async def test_a_socket_of_one_session_ends_alone(tmp_path: Path) -> None:
    """The other browser stays connected."""
    async with (
        serving(tmp_path / "data") as url,
        account(url, "Anna") as anna,
        AsyncClient(base_url=url, timeout=60) as http,
    ):
        other = Visitor(url, http)
        right = {"name": "Anna", "password": PASSWORD}
        assert (await http.post("/api/sessions", json=right)).status_code == 201
        async with anna.line() as mine, other.line() as theirs:
            lines = (await anna.http.get("/api/me/sessions")).json()
            (elsewhere,) = (one["id"] for one in lines if not one["current"])
            await anna.http.delete(f"/api/me/sessions/{elsewhere}")
            assert (await theirs.end())[1] == UNAUTHENTICATED
            await mine.rest()


async def test_the_socket_of_a_guest_ends_with_registering(tmp_path: Path) -> None:
    """Whoever has the guest's old cookie and a socket open is out; the new cookie opens one."""
    async with serving(tmp_path / "data") as url, guest(url) as visitor:
        async with visitor.line() as line:
            body = {"name": "Anna", "password": PASSWORD}
            await ends_by(visitor, line, "POST", "/api/accounts", **body)
        async with visitor.line() as line:
            await line.rest()


class Socket:
    """An open connection, as far as it can end."""

    def __init__(self, endpoints: Endpoints, person: str, secret: str) -> None:
        self.person = person
        self.address = "192.0.2.1"
        self.open = True
        self._endpoints = endpoints
        self._secret = secret

    def close(self, code: Code, reason: str, close_code: int) -> None:
        assert (code, close_code) == (Code.UNAUTHENTICATED, UNAUTHENTICATED)
        self.open = False

    def renew(self, person: PersonRow) -> None:
        raise AssertionError

    def send(self, frame: bytes) -> None:
        pass

    async def is_authorised(self) -> bool:
        return await self._endpoints.identity.by_token(self._secret) is not None


async def test_a_socket_ends_when_its_time_is_over(
    endpoints: Endpoints, browser: AsyncClient
) -> None:
    """A token that expires closes its sockets, by a task that looks at all of them; those of other
    tokens stay."""
    person = (await registered(browser)).json()["person"]["id"]
    connections = Connections()
    sockets = []
    for days in (1, 2):
        wish = {"label": "bot", "scopes": ["read"], "password": GOOD, "days": days}
        secret = (await browser.post("/api/tokens", json=wish)).json()["secret"]
        sockets.append(Socket(endpoints, person, secret))
        connections.add(sockets[-1])
    for passed, still in ((0, [True, True]), (86_400, [False, True]), (86_400, [False, False])):
        endpoints.clock.advance(passed)
        await connections.check_all()
        assert [socket.open for socket in sockets] == still
