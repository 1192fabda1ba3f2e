"""The endpoints of people and tokens, over HTTP."""

from __future__ import annotations

import json
import logging
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path

import pytest
from httpx import AsyncClient
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from codex_naturalis.protocol import PROTOCOL
from codex_naturalis.protocol.people import Scope
from codex_naturalis.server.api.authentication import authenticate
from codex_naturalis.server.api.connections import UNAUTHENTICATED
from codex_naturalis.server.api.session_cookie import COOKIE
from tests.server.endpoints import GOOD, Endpoints, code, cookie, open_endpoints, registered
from tests.server.serving import serving

WRONG = "not the right passphrase"


@pytest.fixture
async def endpoints(tmp_path: Path) -> AsyncIterator[Endpoints]:
    async with open_endpoints(tmp_path) as endpoints:
        yield endpoints


@pytest.fixture
async def browser(endpoints: Endpoints) -> AsyncIterator[AsyncClient]:
    async with endpoints.browser() as browser:
        yield browser


@pytest.mark.anyio
async def test_a_guest_becomes_an_account(browser: AsyncClient) -> None:
    """From nobody to guest to account, with one id all the way."""
    assert code(await browser.get("/api/me")) == (401, "unauthenticated")
    assert (await browser.get("/api/sessions")).json() is None
    answer = await browser.post("/api/guests")
    assert answer.status_code == 201
    guest = answer.json()
    assert guest["person"]["kind"] == "guest"
    assert guest["scopes"] == ["read", "play", "create"]
    assert (await browser.get("/api/me")).json() == guest
    assert (await browser.get("/api/sessions")).json() == guest
    account = (await registered(browser)).json()
    assert len(set(account.pop("recovery_codes"))) == 10
    assert account["person"] == {"id": guest["person"]["id"], "name": "Anna", "kind": "account"}
    assert (await browser.get("/api/me")).json() == account


@pytest.mark.anyio
@pytest.mark.parametrize("secure", [False, True])
async def test_the_cookie(tmp_path: Path, secure: bool) -> None:
    """The cookie is out of reach of scripts and other sites, and over HTTPS only if so set."""
    async with (
        open_endpoints(tmp_path, secure_cookies=secure) as endpoints,
        endpoints.browser() as browser,
    ):
        answer = await browser.post("/api/guests")
        name, *rest = answer.headers["set-cookie"].split("; ")
        assert name.partition("=")[0] == ("__Host-" if secure else "") + COOKIE
        parts = {part.lower() for part in rest}
        wanted = {"httponly", "samesite=lax", "path=/", f"max-age={400 * 86400}"}
        assert parts == wanted | ({"secure"} if secure else set())


@pytest.mark.anyio
async def test_signing_in_and_out(endpoints: Endpoints, browser: AsyncClient) -> None:
    """Signing out forgets the cookie here; signing out everywhere ends those elsewhere too."""
    await registered(browser)
    first = cookie(browser)
    async with endpoints.browser() as other:
        credentials = {"name": "ANNA", "password": GOOD}
        assert (await other.post("/api/sessions", json=credentials)).status_code == 201
        assert (await other.delete("/api/sessions")).status_code == 204
        assert COOKIE not in other.cookies
        assert (await browser.get("/api/me")).status_code == 200
        await other.post("/api/sessions", json=credentials)
        assert (await other.delete("/api/sessions/all")).status_code == 204
        assert code(await browser.get("/api/me")) == (401, "unauthenticated")
        assert code(await other.delete("/api/sessions/all")) == (401, "unauthenticated")
    async with endpoints.browser(cookies={COOKIE: first}) as thief:
        assert code(await thief.get("/api/me")) == (401, "unauthenticated")


@pytest.mark.anyio
@pytest.mark.parametrize("path", ["/api/sessions/all", "/api/me"])
async def test_sockets_end_with_the_sessions(tmp_path: Path, path: str) -> None:
    """Who signs out everywhere, or is deleted, is sent out of every open socket. On the whole
    server."""
    async with serving(tmp_path) as url, AsyncClient(base_url=url, timeout=60) as browser:
        await browser.post("/api/guests")
        headers = {"Cookie": f"{COOKIE}={cookie(browser)}"}
        at = f"{url.replace('http', 'ws')}/api/socket?protocol={PROTOCOL}"
        async with connect(at, additional_headers=headers) as socket:
            assert json.loads(await socket.recv())["type"] == "welcome"
            gone = await browser.request("DELETE", path, json={})
            assert gone.status_code == 204
            with suppress(ConnectionClosed):
                while True:
                    await socket.recv()
            assert socket.close_code == UNAUTHENTICATED


@pytest.mark.anyio
async def test_wrong_password_and_unknown_name(browser: AsyncClient) -> None:
    """Both are refused with the very same answer, and give no cookie."""
    await registered(browser)
    browser.cookies.clear()
    answers = [
        await browser.post("/api/sessions", json={"name": name, "password": WRONG})
        for name in ("Anna", "Nobody")
    ]
    assert [code(answer) for answer in answers] == [(401, "wrong_password")] * 2
    assert answers[0].text == answers[1].text
    assert answers[0].headers["www-authenticate"] == "Bearer"
    assert not browser.cookies


@pytest.mark.anyio
async def test_guesses_from_one_address(endpoints: Endpoints) -> None:
    """After five guesses at one name from one address the right password is refused there too,
    until the time has passed that the answer says; elsewhere it opens."""
    async with endpoints.browser() as owner:
        await registered(owner)
    right = {"name": "Anna", "password": GOOD}
    async with endpoints.browser("198.51.100.1") as thief, endpoints.browser() as other:
        for name in ("Anna", "anna", "ANNA", "aNNa", "\uff21nna"):
            answer = await thief.post("/api/sessions", json={"name": name, "password": WRONG})
            assert code(answer) == (401, "wrong_password")
        answer = await thief.post("/api/sessions", json=right)
        assert code(answer) == (429, "rate_limited")
        assert f"in {answer.headers['retry-after']} second" in answer.json()["reason"]
        assert (await other.post("/api/sessions", json=right)).status_code == 201
        endpoints.clock.advance(int(answer.headers["retry-after"]))
        assert (await thief.post("/api/sessions", json=right)).status_code == 201


@pytest.mark.anyio
async def test_guesses_from_everywhere(endpoints: Endpoints, browser: AsyncClient) -> None:
    """Guesses at one name from many addresses are slowed down together; the owner signs in all the
    same where they have signed in before, also after signing out, and changes the password."""
    await registered(browser)
    await browser.delete("/api/sessions")
    right = {"name": "Anna", "password": GOOD}
    outcomes = []
    for number in range(40):
        async with endpoints.browser(f"198.51.100.{number}") as thief:
            wrong = {"name": "Anna", "password": WRONG}
            outcomes.append((await thief.post("/api/sessions", json=wrong)).status_code)
    assert outcomes == [401] * 30 + [429] * 10
    async with endpoints.browser("203.0.113.9") as stranger:
        assert code(await stranger.post("/api/sessions", json=right)) == (429, "rate_limited")
    assert (await browser.post("/api/sessions", json=right)).status_code == 201
    change = {"old": GOOD, "new": "another good passphrase"}
    assert (await browser.put("/api/me/password", json=change)).status_code == 200


@pytest.mark.anyio
async def test_guesses_in_a_stolen_session(browser: AsyncClient) -> None:
    """Who has a cookie but no password tries ten times, by whatever endpoint."""
    await registered(browser)
    wish = {"label": "bot", "scopes": ["read"], "password": WRONG}
    for _ in range(5):
        assert code(await browser.post("/api/tokens", json=wish)) == (401, "wrong_password")
        change = {"old": WRONG, "new": GOOD}
        assert code(await browser.put("/api/me/password", json=change)) == (401, "wrong_password")
    deletion = await browser.request("DELETE", "/api/me", json={"password": GOOD})
    assert code(deletion) == (429, "rate_limited")


@pytest.mark.anyio
async def test_brute_force_from_one_address(browser: AsyncClient) -> None:
    """Twenty names a minute may be tried from one address."""
    answers = [
        await browser.post("/api/sessions", json={"name": f"Name {n}", "password": WRONG})
        for n in range(21)
    ]
    assert [answer.status_code for answer in answers] == [401] * 20 + [429]


@pytest.mark.anyio
@pytest.mark.parametrize(("path", "most"), [("/api/guests", 20), ("/api/accounts", 30)])
async def test_new_people_are_limited(endpoints: Endpoints, path: str, most: int) -> None:
    """One address makes so many guests and accounts, and no more; another still may."""
    people = [{"name": f"Name {number}", "password": GOOD} for number in range(most + 1)]
    async with endpoints.browser() as browser, endpoints.browser("192.0.2.2") as other:
        answers = [await browser.post(path, json=person) for person in people]
        assert [answer.status_code for answer in answers] == [201] * most + [429]
        assert (await other.post(path, json=people[-1])).status_code == 201


@pytest.mark.anyio
async def test_renaming(endpoints: Endpoints, browser: AsyncClient) -> None:
    """A name is changed, unless it is bad or somebody's."""
    await registered(browser)
    async with endpoints.browser() as other:
        await registered(other, "Otto")
    answer = await browser.patch("/api/me", json={"name": "Žofie"})
    assert answer.json()["person"]["name"] == "Žofie"
    assert code(await browser.patch("/api/me", json={"name": "otto"})) == (409, "name_taken")
    assert code(await browser.patch("/api/me", json={"name": "Tybor"})) == (422, "bad_name")
    assert (await browser.get("/api/people/%C5%BDofie")).json()["person"]["name"] == "Žofie"
    assert code(await browser.get("/api/people/Anna")) == (404, "not_found")


@pytest.mark.anyio
async def test_markup_in_names(browser: AsyncClient) -> None:
    """Markup is no name, wherever it is said; and all that says so is JSON, not to be sniffed."""
    for name in ("<script>alert(1)</script>", "<b>Anna</b>", "Anna&amp;", "a\"b'c"):
        for answer in (
            await browser.post("/api/accounts", json={"name": name, "password": GOOD}),
            await browser.post("/api/sessions", json={"name": name, "password": GOOD}),
            await browser.get(f"/api/people/{name.replace('/', '%2F')}"),
            await browser.get(f"/{name}"),
        ):
            assert answer.status_code >= 400
            code(answer)
            assert answer.headers["content-type"] == "application/json"
            assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.anyio
async def test_changing_the_password(endpoints: Endpoints, browser: AsyncClient) -> None:
    """The one who changes it stays signed in; all others are out."""
    await registered(browser)
    new = "another good passphrase"
    async with endpoints.browser(cookies={COOKIE: cookie(browser)}) as other:
        answer = await browser.put("/api/me/password", json={"old": WRONG, "new": new})
        assert code(answer) == (401, "wrong_password")
        answer = await browser.put("/api/me/password", json={"old": GOOD, "new": "password1"})
        assert code(answer) == (422, "bad_password")
        answer = await browser.put("/api/me/password", json={"old": GOOD, "new": new})
        assert answer.status_code == 200
        assert (await browser.get("/api/me")).status_code == 200
        assert code(await other.get("/api/me")) == (401, "unauthenticated")
        await other.post("/api/guests")
        answer = await other.put("/api/me/password", json={"old": "", "new": new})
        assert code(answer) == (403, "needs_account")


@pytest.mark.anyio
async def test_deleting_an_account(endpoints: Endpoints, browser: AsyncClient) -> None:
    """Password in, person gone: the cookie and the token are dead, and nobody else may take the
    name yet."""
    person = (await registered(browser)).json()["person"]["id"]
    old = cookie(browser)
    wish = {"label": "bot", "scopes": ["read"], "password": GOOD}
    made = await browser.post("/api/tokens", json=wish)
    bearer = {"Authorization": f"Bearer {made.json()['secret']}"}
    assert code(await browser.request("DELETE", "/api/me", json={})) == (401, "wrong_password")
    answer = await browser.request("DELETE", "/api/me", json={"password": GOOD})
    assert answer.status_code == 204
    async with endpoints.browser(cookies={COOKIE: old}) as ghost, endpoints.browser() as program:
        assert code(await ghost.get("/api/me")) == (401, "unauthenticated")
        assert code(await program.get("/api/me", headers=bearer)) == (401, "unauthenticated")
    assert code(await browser.get("/api/people/Anna")) == (404, "not_found")
    taken = await browser.post("/api/accounts", json={"name": "Anna", "password": GOOD})
    assert code(taken) == (409, "name_taken")
    endpoints.clock.advance(90 * 86_400)
    assert (await registered(browser)).json()["person"]["id"] != person


@pytest.mark.anyio
async def test_deleting_a_guest(browser: AsyncClient) -> None:
    """A guest has no password to repeat."""
    await browser.post("/api/guests")
    assert (await browser.request("DELETE", "/api/me", json={})).status_code == 204
    assert code(await browser.get("/api/me")) == (401, "unauthenticated")


@pytest.mark.anyio
async def test_tokens(endpoints: Endpoints, browser: AsyncClient) -> None:
    """A token shows who it is and what it may; it cannot manage the account, nor is it helped by
    a cookie; revoked, it is worth nothing."""
    await registered(browser)
    wish = {"label": "my bot", "scopes": ["play", "read"], "days": 30, "password": GOOD}
    made = (await browser.post("/api/tokens", json=wish)).json()
    listed = await browser.get("/api/tokens")
    assert listed.json() == [made["token"]]
    assert made["secret"] not in listed.text
    bearer = {"Authorization": f"Bearer {made['secret']}"}
    async with endpoints.browser(headers=bearer) as program:
        me = (await program.get("/api/me")).json()
        assert (me["person"]["name"], me["scopes"]) == ("Anna", ["read", "play"])
        for method, path, body in (
            ("GET", "/api/tokens", None),
            ("POST", "/api/tokens", wish),
            ("DELETE", f"/api/tokens/{made['token']['id']}", None),
            ("PATCH", "/api/me", {"name": "Otto"}),
            ("PUT", "/api/me/password", {"old": GOOD, "new": WRONG}),
            ("DELETE", "/api/me", {"password": GOOD}),
            ("DELETE", "/api/sessions/all", None),
            ("POST", "/api/accounts", {"name": "Otto", "password": GOOD}),
        ):
            answer = await program.request(method, path, json=body)
            assert code(answer) == (403, "forbidden"), (method, path)
        assert (await browser.delete(f"/api/tokens/{made['token']['id']}")).status_code == 204
        assert code(await program.get("/api/me")) == (401, "unauthenticated")
        answer = await program.get("/api/me", headers={"Cookie": f"{COOKIE}={cookie(browser)}"})
        assert code(answer) == (401, "unauthenticated")
    assert code(await browser.delete("/api/tokens/none")) == (404, "not_found")


@pytest.mark.anyio
async def test_expired_token(endpoints: Endpoints, browser: AsyncClient) -> None:
    """A token ends when it said it would."""
    await browser.post("/api/guests")
    wish = {"label": "bot", "scopes": ["read"], "days": 1}
    secret = (await browser.post("/api/tokens", json=wish)).json()["secret"]
    bearer = {"Authorization": f"bearer {secret}"}
    endpoints.clock.advance(86_399)
    assert (await browser.get("/api/me", headers=bearer)).status_code == 200
    endpoints.clock.advance(1)
    assert code(await browser.get("/api/me", headers=bearer)) == (401, "unauthenticated")


@pytest.mark.anyio
async def test_authenticate_by_headers_and_cookies(
    endpoints: Endpoints, browser: AsyncClient
) -> None:
    """Sockets ask with what they were opened with: a session may do everything, other schemes are
    ignored."""
    await browser.post("/api/guests")
    services = endpoints.app.state.services

    def said(**headers: str) -> dict[str, object]:
        pairs = [(name.encode(), text.encode()) for name, text in headers.items()]
        return {"type": "websocket", "scheme": "ws", "headers": pairs}

    mine = f"theme=dark; {COOKIE}={cookie(browser)}"
    caller = await authenticate(services, said(authorization="Basic x", cookie=mine))
    assert caller is not None
    assert caller.session is not None
    assert caller.scopes == tuple(Scope)
    for nobody in (
        said(),
        said(authorization="Bearer"),
        said(cookie="x" * 5000),
        said(cookie=";="),
    ):
        assert await authenticate(services, nobody) is None


@pytest.mark.anyio
async def test_leaderboard(browser: AsyncClient) -> None:
    """Anyone may look; only at games of two, three and four."""
    assert (await browser.get("/api/leaderboard")).json() == []
    assert (await browser.get("/api/leaderboard?players=4")).json() == []
    for players in ("1", "5", "two", ""):
        answer = await browser.get(f"/api/leaderboard?players={players}")
        assert code(answer) == (400, "bad_request")
        assert "query players" in answer.json()["reason"]


@pytest.mark.anyio
async def test_nothing_secret_is_logged(
    browser: AsyncClient, caplog: pytest.LogCaptureFixture
) -> None:
    """Neither password nor cookie nor token comes into any log record, whatever goes wrong."""
    caplog.set_level(logging.DEBUG)
    await registered(browser)
    secrets = [GOOD, WRONG, cookie(browser)]
    wish = {"label": "bot", "scopes": ["read"], "password": GOOD}
    secret = (await browser.post("/api/tokens", json=wish)).json()["secret"]
    await browser.get("/api/me", headers={"Authorization": f"Bearer {secret}"})
    answers = [
        await browser.post("/api/sessions", json={"name": "Anna", "password": WRONG}),
        await browser.post("/api/sessions", json={"name": "Anna", "password": [GOOD]}),
        await browser.post("/api/sessions", json={"name": "Anna", "pass": WRONG}),
        await browser.post("/api/sessions", content=f'{{"password": "{GOOD}"'),
        await browser.post("/api/accounts", json={"name": "Anna", "password": WRONG}),
        await browser.put("/api/me/password", json={"old": WRONG, "new": GOOD}),
    ]
    assert all(answer.status_code >= 400 for answer in answers)
    written = "\n".join(
        f"{record.getMessage()} {record.args} {record.exc_text}" for record in caplog.records
    )
    said = "\n".join(answer.text for answer in answers)
    for text in (*secrets, secret):
        assert text not in written
        assert text not in said


@pytest.mark.anyio
async def test_doors_are_documented(endpoints: Endpoints) -> None:
    """Each endpoint says what it does, what it answers, and how it refuses."""
    schema = endpoints.app.openapi_schema.to_schema()
    assert set(schema["components"]["securitySchemes"]) == {"session", "token"}
    operations = [
        operation
        for path in schema["paths"].values()
        for operation in path.values()
        if isinstance(operation, dict)
    ]
    assert len(operations) == 35
    for operation in operations:
        assert operation["summary"]
        assert operation["tags"]
        for status, answer in operation["responses"].items():
            assert answer["description"]
            if int(status) >= 400:
                (content,) = answer["content"].values()
                assert content["schema"]["$ref"].endswith("Refusal")
