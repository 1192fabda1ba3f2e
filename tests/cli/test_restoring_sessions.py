"""A backup has all that a restore needs, and a restore revives nothing that has ended. With the
real server, as people start it, and the real commands."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from httpx import Client

from tests.cli.conftest import Run
from tests.server.visiting import PASSWORD, process

pytestmark = pytest.mark.slow

COOKIE = "codex_session"
RIGHT = {"name": "Anna", "password": PASSWORD}


def is_in(url: str, cookie: str) -> bool:
    with Client(base_url=url, headers={"Cookie": f"{COOKIE}={cookie}"}) as client:
        return client.get("/api/me").status_code == 200


def bearer_is_in(url: str, secret: str) -> bool:
    with Client(base_url=url, headers={"Authorization": f"Bearer {secret}"}) as client:
        return client.get("/api/me").status_code == 200


@pytest.mark.parametrize("keep", [False, True])
def test_a_restore_elsewhere(run: Run, folder: Path, keep: bool) -> None:
    """On another machine guests are still who they were, and accounts sign in with their password;
    what had ended by then stays ended, unless the backup is said to be the newest state."""
    data, backup = folder / "data", folder / "monday.backup"
    with process(data) as (url, _), Client(base_url=url) as guest, Client(base_url=url) as anna:
        guest.post("/api/guests")
        codes = anna.post("/api/accounts", json=RIGHT).json()["recovery_codes"]
        wish = {"label": "bot", "scopes": ["read"], "password": PASSWORD}
        secret = anna.post("/api/tokens", json=wish).json()["secret"]
        cookies = guest.cookies[COOKIE], anna.cookies[COOKIE]
        run("backup", "--data", "data", str(backup))
        assert anna.delete("/api/sessions/all").status_code == 204
        assert not is_in(url, cookies[1])
    words = ["restore", "--data", "elsewhere", str(backup), *["--keep-sessions"] * keep]
    run(*words)
    with process(folder / "elsewhere") as (url, _), Client(base_url=url) as anna:
        assert is_in(url, cookies[0])
        assert is_in(url, cookies[1]) == keep
        assert bearer_is_in(url, secret) == keep
        assert anna.post("/api/sessions", json=RIGHT).status_code == 201
        asked = {"name": "Anna", "code": codes[0], "password": "another good passphrase"}
        assert anna.post("/api/recovery/code", json=asked).status_code == 201


def test_a_link_from_the_host(run: Run, folder: Path) -> None:
    """By command, without a running server; the page is under the host's own address."""
    data = folder / "data"
    with process(data) as (url, _), Client(base_url=url) as anna:
        anna.post("/api/accounts", json=RIGHT)
    words = ["people", "recover", "--data", "data", "anna", "--url", "https://codex.example/"]
    made = json.loads(run(*words, "--json").stdout)
    assert made["name"] == "Anna"
    page, _, secret = made["link"].partition("#")
    assert page == "https://codex.example/recover"
    with process(data) as (url, _), Client(base_url=url) as anna:
        link = {"secret": secret, "password": "another good passphrase"}
        assert anna.post("/api/recovery/link", json=link).status_code == 201
        assert anna.get("/api/me").json()["person"]["name"] == "Anna"
