"""Guests who come back with a cookie of an older version."""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64encode
from pathlib import Path

import msgspec
import pytest
from httpx import AsyncClient
from hypothesis import given
from hypothesis import strategies as st

from codex_naturalis.protocol.people import PersonKind
from codex_naturalis.server.api.session_cookie import COOKIE
from codex_naturalis.server.people.old_cookies import FILE, OldCookie, OldCookies
from codex_naturalis.server.ports.store import PersonRow
from codex_naturalis.server.store import SqliteStore
from codex_naturalis.server.system_clock import SystemClock
from tests.server.serving import serving

KEY = b"a key of thirty-two letters, say"


def signed(person: str, generation: int = 0, issued: int | None = None, key: bytes = KEY) -> str:
    facts = msgspec.json.encode((person, generation, issued or SystemClock().now()))
    signature = hmac.digest(key, b"codex session\n" + facts, "sha256")
    return ".".join(urlsafe_b64encode(part).decode().rstrip("=") for part in (facts, signature))


@pytest.mark.anyio
async def test_a_guest_comes_back(tmp_path: Path) -> None:
    """Once, for a session; the cookie is worth nothing after that. An account signs in again."""
    data = tmp_path / "data"
    data.mkdir()
    (data / FILE).write_bytes(KEY)
    store = await SqliteStore.open(data / "codex.sqlite3")
    await store.people.add(PersonRow("guest", "Quiet Quill 417", PersonKind.GUEST, 1))
    await store.people.add(PersonRow("anna", "Anna", PersonKind.ACCOUNT, 1, "argon"))
    await store.close()
    async with serving(data) as url, AsyncClient(base_url=url, timeout=60) as browser:
        for nobody in (signed("anna"), signed("guest", 1), signed("guest", key=b"x" * 32), "a.b"):
            answer = await browser.get("/api/sessions", headers={"Cookie": f"{COOKIE}={nobody}"})
            assert answer.json() is None
        old = {"Cookie": f"{COOKIE}={signed('guest')}"}
        answer = await browser.get("/api/sessions", headers=old)
        assert answer.json()["person"]["name"] == "Quiet Quill 417"
        assert (await browser.get("/api/me")).json()["person"]["id"] == "guest"
        browser.cookies.clear()
        assert (await browser.get("/api/sessions", headers=old)).json() is None


@pytest.fixture(scope="module")
def cookies(tmp_path_factory: pytest.TempPathFactory) -> OldCookies:
    folder = tmp_path_factory.mktemp("old")
    (folder / FILE).write_bytes(KEY)
    return OldCookies(folder)


@given(data=st.data())
def test_forged_cookies(cookies: OldCookies, data: st.DataObject) -> None:
    """Law: a cookie with any one letter changed, and any other text at all, is nobody's; nothing is
    ever raised."""
    now = 1_760_000_000_000
    cookie = signed("p" * 20, 3, now)
    assert cookies.read(cookie, now) == OldCookie("p" * 20, 3, now)
    place = data.draw(st.integers(0, len(cookie) - 1))
    letter = data.draw(st.characters(codec=None).filter(lambda letter: letter != cookie[place]))
    assert cookies.read(cookie[:place] + letter + cookie[place + 1 :], now) is None
    assert cookies.read(data.draw(st.text()), now) is None
    assert cookies.read(cookie, now + 400 * 86_400_000) is None
