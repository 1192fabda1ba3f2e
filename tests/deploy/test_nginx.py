"""nginx in front of a server, with the very configuration of `deploy/`: HTTPS, sockets, who the
client is, and limits."""

from __future__ import annotations

import asyncio
import json
import socket
import ssl
import subprocess
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from codex_naturalis.cluster.part import accepts, free_port
from codex_naturalis.cluster.programs import NGINX
from tests.debian import present
from tests.deploy.certificate import make_certificate
from tests.server.visiting import process

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

DEPLOY = Path(__file__).parents[2] / "deploy"
AROUND = """
daemon off;
worker_processes 1;
pid {folder}/pid;
error_log {folder}/error.log;
events {{ worker_connections 1024; }}
http {{
    client_body_temp_path {folder}/bodies;
    proxy_temp_path {folder}/proxied;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/codex.conf;
}}
"""


class Site:
    """What people see."""

    def __init__(self, plain: str, url: str, trust: ssl.SSLContext, log: Path) -> None:
        self.plain = plain
        self.url = url
        self.trust = trust
        self.log = log

    @asynccontextmanager
    async def browser(self, address: str = "127.0.0.1") -> AsyncIterator[httpx.AsyncClient]:
        transport = httpx.AsyncHTTPTransport(verify=self.trust, local_address=address)
        async with httpx.AsyncClient(base_url=self.url, transport=transport, timeout=30) as browser:
            yield browser


@contextmanager
def nginx(folder: Path, *servers: str) -> Iterator[Site]:
    present(NGINX)
    certificate, key = make_certificate(folder)
    plain, secure = free_port(), free_port()
    text = (DEPLOY / "nginx.conf").read_text()
    about, _, text = text.partition("\n\n")
    line = next(line for line in text.splitlines() if "server @SERVER@" in line)
    lines = [line.replace("@SERVER@", urlsplit(server).netloc) for server in servers]
    text = text.replace(line, "\n".join(lines))
    for hole, filling in {
        "@NAME@": "localhost",
        "@HTTP@": f"127.0.0.1:{plain}",
        "@HTTPS@": f"127.0.0.1:{secure}",
        "@CERTIFICATE@": str(certificate),
        "@KEY@": str(key),
        "/var/log/nginx": str(folder),
    }.items():
        assert hole in about + text
        text = text.replace(hole, filling)
    assert "@" not in text
    (folder / "codex.conf").write_text(text)
    (folder / "nginx.conf").write_text(AROUND.format(folder=folder))
    words = [str(NGINX.path()), "-p", str(folder), "-e", str(folder / "error.log")]
    with subprocess.Popen([*words, "-c", str(folder / "nginx.conf")]) as running:
        try:
            until = time.monotonic() + 30
            while not accepts(secure):
                assert running.poll() is None, (folder / "error.log").read_text()
                assert time.monotonic() < until
                time.sleep(0.02)
            yield Site(
                f"http://localhost:{plain}",
                f"https://localhost:{secure}",
                ssl.create_default_context(cafile=str(certificate)),
                folder / "codex.log",
            )
        finally:
            running.terminate()
            running.wait(30)


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    (tmp_path / "nginx").mkdir()
    flags = ("--behind-proxy", "--public-url", "https://localhost", "--secure-cookies")
    with process(tmp_path / "data", *flags) as (url, _), nginx(tmp_path / "nginx", url) as site:
        yield site


@asynccontextmanager
async def leaving() -> AsyncIterator[tuple[str, list[bytes]]]:
    """A node that takes no sockets any more, and what was asked of it."""
    asked = []

    async def refuse(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        asked.append((await reader.readuntil(b"\r\n\r\n")).partition(b"\r\n")[0])
        writer.write(b"HTTP/1.1 503 Leaving\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
        writer.close()

    async with await asyncio.start_server(refuse, "127.0.0.1", 0) as server:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}", asked


async def test_several_nodes(tmp_path: Path) -> None:
    """A node that is gone costs nobody a request, also none that changes something; one that is
    leaving costs nobody a socket."""
    (tmp_path / "nginx").mkdir()
    flags = ("--behind-proxy", "--public-url", "https://localhost", "--secure-cookies")
    gone = f"http://127.0.0.1:{free_port()}"
    with process(tmp_path / "data", *flags) as (url, _):
        with nginx(tmp_path / "nginx", url, gone) as site:
            async with site.browser() as browser:
                for _ in range(6):
                    assert (await browser.get("/api/tables")).status_code != 502
                    answer = await browser.post("/api/guests", headers={"Origin": site.url})
                    assert answer.status_code in (200, 201)
                cookies = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
        async with leaving() as (other, asked):
            with nginx(tmp_path / "nginx", other, url) as site:
                where = site.url.replace("https", "wss") + "/api/socket"
                headers = {"Cookie": cookies, "Origin": site.url}
                for _ in range(4):
                    async with connect(where, additional_headers=headers, ssl=site.trust) as line:
                        assert json.loads(await line.recv())["type"] == "welcome"
            assert asked
            assert {*asked} == {b"GET /api/socket HTTP/1.1"}


async def test_pages_and_sockets(site: Site) -> None:
    """Over HTTPS only; a session, a socket of its own pages, none for others; the log of nginx has
    no paths and no whole addresses."""
    async with site.browser() as browser:
        redirect = await browser.get(f"{site.plain}/table/secret")
        assert redirect.status_code == 301
        assert redirect.headers["location"].startswith("https://localhost")
        answer = await browser.get("/")
        assert answer.status_code == 200
        assert "strict-transport-security" in answer.headers
        for path in ("/metrics", "/operation/metrics", "/operation/health"):
            assert (await browser.get(path)).status_code == 404
        made = await browser.post("/api/guests", headers={"Origin": site.url})
        assert made.status_code == 201
        cookies = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
        where = site.url.replace("https", "wss") + "/api/socket"
        headers = {"Cookie": cookies, "Origin": site.url}
        async with connect(where, additional_headers=headers, ssl=site.trust) as line:
            assert json.loads(await line.recv())["type"] == "welcome"
            await line.send('{"type":"ping","id":1}')
            assert json.loads(await line.recv())["type"] == "pong"
        headers["Origin"] = "https://evil.test"
        with pytest.raises(InvalidStatus):
            await connect(where, additional_headers=headers, ssl=site.trust)
    log = site.log.read_text()
    assert " GET 200 " in log
    assert all(line.startswith("127.0.0.0 [") for line in log.splitlines())
    assert "/api" not in log


def knowing_only(newest: ssl.TLSVersion, ciphers: str) -> ssl.SSLContext:
    """A client that trusts anybody and does not mind what is weak."""
    client = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    client.check_hostname = False
    client.verify_mode = ssl.CERT_NONE
    client.set_ciphers(f"{ciphers}:@SECLEVEL=0")
    client.minimum_version = ssl.TLSVersion.TLSv1
    client.maximum_version = newest
    return client


async def test_weak_encryption(site: Site) -> None:
    """A client that knows no more than old versions or weak ciphers is not spoken to."""
    where = "127.0.0.1", urlsplit(site.url).port or 443
    for newest, ciphers, spoken in (
        (ssl.TLSVersion.TLSv1_1, "ALL", False),
        (ssl.TLSVersion.TLSv1_2, "AES128-SHA:AES256-SHA", False),
        (ssl.TLSVersion.TLSv1_2, "ECDHE-ECDSA-AES128-SHA", False),
        (ssl.TLSVersion.TLSv1_2, "ECDHE-ECDSA-AES128-GCM-SHA256", True),
        (ssl.TLSVersion.TLSv1_3, "ALL", True),
    ):
        with pytest.warns(DeprecationWarning, match="TLSv1"):
            client = knowing_only(newest, ciphers)
        with socket.create_connection(where) as plain:
            if spoken:
                client.wrap_socket(plain).close()
            else:
                with pytest.raises(ssl.SSLError, match="ALERT"):
                    client.wrap_socket(plain)


async def test_who_the_client_is(site: Site) -> None:
    """Limits by address count the client, not the proxy, whatever the client claims to be."""
    async with site.browser("127.0.0.2") as one, site.browser("127.0.0.3") as other:
        statuses = []
        for number in range(25):
            claim = {"X-Forwarded-For": f"198.51.100.{number}"}
            statuses.append((await one.post("/api/guests", headers=claim)).status_code)
            one.cookies.clear()
        assert statuses[:20] == [201] * 20
        assert statuses[-1] == 429
        assert (await other.post("/api/guests")).status_code == 201


async def test_limits(site: Site) -> None:
    """Too much is refused before it reaches the server."""
    async with site.browser() as browser:
        answer = await browser.post("/api/study", content=b"x" * 2_000_000)
        assert answer.status_code == 413
        answer = await browser.get("/", headers={"X": "a" * 40_000})
        assert answer.status_code in (400, 431)
        answer = await browser.get("/")
        assert answer.status_code == 200
