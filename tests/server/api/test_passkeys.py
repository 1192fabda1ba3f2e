"""Passkeys, by an authenticator in software that signs as real ones do."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from httpx import AsyncClient
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.server.authenticator import Authenticator
from tests.server.endpoints import GOOD, Endpoints, code, open_endpoints, registered

pytestmark = pytest.mark.anyio

ORIGIN = "http://codex.test"
RIGHT = {"name": "Anna", "password": GOOD}


@pytest.fixture
async def endpoints(tmp_path: Path) -> AsyncIterator[Endpoints]:
    async with open_endpoints(tmp_path) as endpoints:
        yield endpoints


@pytest.fixture
async def browser(endpoints: Endpoints) -> AsyncIterator[AsyncClient]:
    async with endpoints.browser() as browser:
        yield browser


async def add(browser: AsyncClient, device: Authenticator, password: str = GOOD) -> Any:
    options = await browser.post("/api/me/passkeys/options", json={"password": password})
    assert options.status_code == 200, options.text
    asked = options.json()
    body = {
        "ceremony": asked["ceremony"],
        "credential": device.make(asked["options"]),
        "label": "my phone",
    }
    return await browser.post("/api/me/passkeys", json=body)


async def used(browser: AsyncClient, device: Authenticator) -> dict[str, str]:
    asked = (await browser.post("/api/sessions/passkey/options")).json()
    return {"ceremony": asked["ceremony"], "credential": device.use(asked["options"])}


async def test_signing_in_with_a_passkey(endpoints: Endpoints, browser: AsyncClient) -> None:
    """Without name and password; an answer is good once, and only in time."""
    await registered(browser)
    device = Authenticator(ORIGIN)
    added = await add(browser, device)
    assert added.status_code == 201, added.text
    assert (await browser.get("/api/me/passkeys")).json() == [added.json()]
    async with endpoints.browser() as other:
        answer = await used(other, device)
        found = await other.post("/api/sessions/passkey", json=answer)
        assert found.status_code == 201, found.text
        assert found.json()["person"]["name"] == "Anna"
        assert (await other.get("/api/me")).status_code == 200
        assert (await other.get("/api/me/passkeys")).json()[0]["used"] is not None
        again = await other.post("/api/sessions/passkey", json=answer)
        assert code(again) == (401, "wrong_password")
        late = await used(other, device)
        endpoints.clock.advance(300)
        assert code(await other.post("/api/sessions/passkey", json=late)) == (401, "wrong_password")


async def test_a_second_factor(endpoints: Endpoints, browser: AsyncClient) -> None:
    """Then the password alone does not sign in, and a wrong password is not told apart; with the
    passkey of somebody else neither; with one's own it does."""
    await registered(browser)
    on = {"on": True, "password": GOOD}
    assert code(await browser.put("/api/me/second-factor", json=on)) == (403, "forbidden")
    mine, theirs = Authenticator(ORIGIN), Authenticator(ORIGIN)
    await add(browser, mine)
    assert (await browser.put("/api/me/second-factor", json=on)).json()["second_factor"] is True
    async with endpoints.browser("198.51.100.1") as other:
        await registered(other, "Otto")
        await add(other, theirs)
        await other.delete("/api/sessions")
        wrong = RIGHT | {"password": "not the right one"}
        assert code(await other.post("/api/sessions", json=wrong)) == (401, "wrong_password")
        assert code(await other.post("/api/sessions", json=RIGHT)) == (403, "second_factor")
        body = RIGHT | {"passkey": await used(other, theirs)}
        assert code(await other.post("/api/sessions", json=body)) == (401, "wrong_password")
        assert code(await other.get("/api/me")) == (401, "unauthenticated")
        body = RIGHT | {"passkey": await used(other, mine)}
        assert (await other.post("/api/sessions", json=body)).status_code == 201


async def test_without_a_password(endpoints: Endpoints, browser: AsyncClient) -> None:
    """An account may have passkeys only; then the last one stays, the password no longer opens, and
    proofs are given by passkey. A new password can be set."""
    await registered(browser)
    proof = {"password": GOOD}
    assert code(await browser.request("DELETE", "/api/me/password", json=proof)) == (
        403,
        "forbidden",
    )
    device = Authenticator(ORIGIN)
    passkey = (await add(browser, device)).json()["id"]
    gone = await browser.request("DELETE", "/api/me/password", json=proof)
    assert gone.status_code == 200, gone.text
    assert gone.json()["has_password"] is False
    endpoints.clock.advance(600)
    assert code(await browser.post("/api/sessions", json=RIGHT)) == (401, "wrong_password")
    wish = {"label": "bot", "scopes": ["read"]}
    assert code(await browser.post("/api/tokens", json=wish)) == (403, "needs_proof")
    answer = await browser.post("/api/me/proof", json={"passkey": await used(browser, device)})
    assert answer.status_code == 204, answer.text
    assert (await browser.post("/api/tokens", json=wish)).status_code == 201
    removed = await browser.request("DELETE", f"/api/me/passkeys/{passkey}", json={})
    assert code(removed) == (403, "forbidden")
    change = {"old": "", "new": "another good passphrase"}
    assert (await browser.put("/api/me/password", json=change)).status_code == 200
    removed = await browser.request(
        "DELETE", f"/api/me/passkeys/{passkey}", json={"password": change["new"]}
    )
    assert removed.status_code == 204


async def test_naming_and_removing(endpoints: Endpoints, browser: AsyncClient) -> None:
    """A removed passkey no longer signs in; nobody touches those of others; the second factor goes
    with the last."""
    await registered(browser)
    device = Authenticator(ORIGIN)
    passkey = (await add(browser, device)).json()["id"]
    path = f"/api/me/passkeys/{passkey}"
    assert (await browser.patch(path, json={"label": "my key"})).json()["label"] == "my key"
    assert code(await browser.patch(path, json={"label": "a\x1bb"})) == (400, "bad_request")
    async with endpoints.browser() as other:
        await registered(other, "Otto")
        assert code(await other.patch(path, json={"label": "mine"})) == (404, "not_found")
        removed = await other.request("DELETE", path, json={"password": GOOD})
        assert code(removed) == (404, "not_found")
    await browser.put("/api/me/second-factor", json={"on": True, "password": GOOD})
    removed = await browser.request("DELETE", path, json={"password": GOOD})
    assert removed.status_code == 204
    assert (await browser.get("/api/me/account")).json()["second_factor"] is False
    answer = await used(browser, device)
    assert code(await browser.post("/api/sessions/passkey", json=answer)) == (401, "wrong_password")


async def test_what_is_refused(endpoints: Endpoints, browser: AsyncClient) -> None:
    """A guest, a page of another site, a device that does not verify its person, one that is there
    already, a wrong password, and a copy whose count of uses goes back."""
    async with endpoints.browser() as guest:
        await guest.post("/api/guests")
        answer = await guest.post("/api/me/passkeys/options", json={})
        assert code(answer) == (403, "needs_account")
    await registered(browser)
    answer = await browser.post("/api/me/passkeys/options", json={"password": "wrong"})
    assert code(answer) == (401, "wrong_password")
    for device in (Authenticator("https://evil.test"), Authenticator(ORIGIN, verifies=False)):
        assert code(await add(browser, device)) == (401, "wrong_password")
    device = Authenticator(ORIGIN)
    assert (await add(browser, device)).status_code == 201
    assert code(await add(browser, device)) == (401, "wrong_password")
    for _ in range(2):
        answer = await browser.post("/api/sessions/passkey", json=await used(browser, device))
        assert answer.status_code == 201
    device.uses = 0
    answer = await browser.post("/api/sessions/passkey", json=await used(browser, device))
    assert code(answer) == (401, "wrong_password")


async def test_ten_at_most(browser: AsyncClient, endpoints: Endpoints) -> None:
    """The eleventh is refused before the browser asks anybody."""
    await registered(browser)
    for _ in range(10):
        endpoints.clock.advance(60)
        assert (await add(browser, Authenticator(ORIGIN))).status_code == 201
    answer = await browser.post("/api/me/passkeys/options", json={"password": GOOD})
    assert code(answer) == (409, "limit_reached")


@settings(
    suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None, max_examples=50
)
@given(credential=st.text(min_size=2, max_size=200))
async def test_any_text_is_refused(
    endpoints: Endpoints, browser: AsyncClient, credential: str
) -> None:
    """Law: what is no credential is refused as such, never an error of ours."""
    endpoints.clock.advance(60)
    asked = (await browser.post("/api/sessions/passkey/options")).json()
    body = {"ceremony": asked["ceremony"], "credential": credential}
    answer = await browser.post("/api/sessions/passkey", json=body)
    assert code(answer) in {(400, "bad_request"), (401, "wrong_password")}
