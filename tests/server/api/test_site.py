"""The page of the browser client, its files and the drawings, as a browser fetches them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from httpx import AsyncClient

from codex_naturalis import art
from tests.server.endpoints import code
from tests.server.serving import serving

PAGE = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
SCRIPT = "export const answer = 42;\n" * 100
FILES = {
    "index.html": '<!doctype html><meta name="art" content="%ART%">' + "<p>Codex</p>" * 50,
    "routes.json": '{"/": {}, "/learn": {}, "/review/:game/:step": {}}',
    "service-worker.js": "self.skip();" * 40,
    "assets/app-4f3a.js": SCRIPT,
    "assets/app-4f3a.css": "p { margin: 0 }" * 40,
    "assets/serif-77aa.woff2": "wOF2" + "a" * 1000,
    "icons/icon.svg": "<svg/>" * 100,
    "icons/icon.png": "PNG" + "b" * 1000,
    "sounds/place.ogg": "OggS",
    "odd.thing": "?",
}
TYPES = {
    "/": "text/html; charset=utf-8",
    "/service-worker.js": "text/javascript; charset=utf-8",
    "/assets/app-4f3a.js": "text/javascript; charset=utf-8",
    "/assets/app-4f3a.css": "text/css; charset=utf-8",
    "/assets/serif-77aa.woff2": "font/woff2",
    "/icons/icon.svg": "image/svg+xml",
    "/icons/icon.png": "image/png",
    "/sounds/place.ogg": "audio/ogg",
    "/odd.thing": "application/octet-stream",
}
FOR_EVER = "public, max-age=31536000, immutable"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "site"
    for name, text in FILES.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    (tmp_path / "secret.txt").write_text("not for you")
    return folder


@pytest.fixture
async def http(tmp_path: Path, folder: Path) -> AsyncIterator[AsyncClient]:
    async with (
        serving(tmp_path / "data", folder) as url,
        AsyncClient(base_url=url, timeout=60) as http,
    ):
        yield http


@pytest.mark.anyio
async def test_files(http: AsyncClient) -> None:
    """Every file is there as it was built, with its type; those whose name has a hash are kept
    for ever, the others are asked for again; text is compressed for who takes it."""
    for path, kind in TYPES.items():
        for packed in (False, True):
            wish = {"Accept-Encoding": "br, gzip" if packed else "br, gzip;q=0"}
            answer = await http.get(path, headers=wish)
            text = FILES[path[1:] or "index.html"].replace("%ART%", art.digest())
            assert (answer.status_code, answer.text) == (200, text), path
            assert answer.headers["content-type"] == kind
            kept = FOR_EVER if path.startswith("/assets/") else "no-cache"
            assert answer.headers["cache-control"] == kept
            small = len(text) < 256 or kind.startswith(("font/", "image/png", "audio/"))
            assert ("content-encoding" in answer.headers) is (packed and not small), path
            assert ("vary" in answer.headers) is not small
            assert answer.headers["x-content-type-options"] == "nosniff"
            policy = answer.headers.get("content-security-policy", "")
            assert ("script-src 'self'" in policy) is not path.startswith("/assets/")


@pytest.mark.anyio
async def test_what_the_browser_has_already(http: AsyncClient) -> None:
    """Asked again with the tag it was given, an unchanged file is not sent again; HEAD tells all
    but the body."""
    for path in TYPES:
        full = await http.get(path)
        tag = full.headers["etag"]
        for told in (tag, f'"other", {tag}'):
            again = await http.get(path, headers={"If-None-Match": told})
            assert (again.status_code, again.content) == (304, b"")
            assert again.headers["etag"] == tag
            assert again.headers["cache-control"] == full.headers["cache-control"]
        changed = await http.get(path, headers={"If-None-Match": '"other"'})
        assert changed.status_code == 200
        head = await http.head(path)
        assert (head.status_code, head.content) == (200, b"")
        assert head.headers["content-length"] == full.headers["content-length"]


@pytest.mark.anyio
async def test_addresses_of_the_client(http: AsyncClient) -> None:
    """Any address gives the page, with 404 if the client has none there; but those that belong to
    something else are not found if nothing is there."""
    page = await http.get("/")
    for path, status in {
        **dict.fromkeys(("/index.html", "/review/x/12?seat=1", "/learn/"), 200),
        **dict.fromkeys(("/é", "/a.b.c", "/icons/none.png", "/learn/x", "/routes.json"), 404),
    }.items():
        for accept in (PAGE, {}):
            answer = await http.get(path, headers=accept)
            assert (answer.status_code, answer.text) == (status, page.text), path
    for path in ("/api/none", "/api", "/assets/none.js", "/art/none", "/health/x", "/metrics/x"):
        answer = await http.get(path, headers=PAGE)
        assert code(answer) == (404, "not_found"), path
    assert code(await http.post("/", headers=PAGE)) == (405, "method_not_allowed")
    assert (await http.get("/health")).json()["status"] == "ok"


@pytest.mark.anyio
async def test_only_these_files(http: AsyncClient) -> None:
    """No way leads out of the folder, however it is spelled."""
    host, port = http.base_url.host, http.base_url.port
    for path in (
        "/../secret.txt",
        "/assets/../../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "//secret.txt",
        "/art/x/../../../secret.txt",
    ):
        reader, writer = await asyncio.open_connection(host, port)
        request = f"GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n"
        writer.write(request.encode())
        answer = await reader.read()
        writer.close()
        await writer.wait_closed()
        assert b"404 Not Found" in answer, path
        assert b"not for you" not in answer


@pytest.mark.anyio
async def test_not_built(tmp_path: Path) -> None:
    """Without the folder the page says how it is built, and the API works all the same."""
    nowhere = tmp_path / "none"
    async with (
        serving(tmp_path / "data", nowhere) as url,
        AsyncClient(base_url=url, timeout=60) as http,
    ):
        for path in ("/", "/table/abc"):
            answer = await http.get(path, headers=PAGE)
            assert answer.status_code == 503
            assert answer.headers["content-type"] == "text/html; charset=utf-8"
            assert "./codex play" in answer.text
        assert (await http.get("/api/bots")).status_code == 200
        assert (await http.post("/api/guests")).status_code == 201


@pytest.mark.anyio
async def test_drawings(http: AsyncClient) -> None:
    """Under the digest that the page names every drawing is there, to be kept for ever; under
    any other, none."""
    for name, svg in art.files().items():
        answer = await http.get(f"/art/{art.digest()}/{name}")
        assert (answer.status_code, answer.text) == (200, svg)
        assert answer.headers["content-type"] == "image/svg+xml"
        assert answer.headers["cache-control"] == FOR_EVER
        assert answer.headers["content-encoding"] == "gzip"
        assert answer.headers["vary"] == "accept-encoding"
        assert "unsafe" not in answer.headers["content-security-policy"]
    path = f"/art/{art.digest()}/{name}"
    plain = await http.get(path, headers={"Accept-Encoding": "identity"})
    assert (plain.text, "content-encoding" in plain.headers) == (svg, False)
    tag = {"If-None-Match": plain.headers["etag"]}
    assert (await http.get(path, headers=tag)).status_code == 304
    assert (await http.head(path)).status_code == 200
    assert code(await http.get(f"/art/0123456789abcdef/{name}")) == (404, "not_found")
    assert code(await http.get(f"/art/{art.digest()}/999f.svg")) == (404, "not_found")


@pytest.mark.anyio
async def test_a_school_may_load_it(http: AsyncClient) -> None:
    """ArtworkFiles and files do not count against the rate of an address, so a room full of people
    behind one of them sees every card."""
    for _ in range(3):
        for name in art.files():
            assert (await http.head(f"/art/{art.digest()}/{name}")).status_code == 200
