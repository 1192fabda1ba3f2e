"""What the log says of who gets in and who does not: without secrets, and without addresses."""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest
from httpx import AsyncClient, AsyncHTTPTransport

from codex_naturalis.server.telemetry.logs import JsonLines
from codex_naturalis.server.telemetry.redaction import HIDDEN
from tests.server.authenticator import Authenticator
from tests.server.serving import serving
from tests.server.visiting import PASSWORD, account

pytestmark = pytest.mark.anyio

NEW = "another good passphrase"
WRONG = "not the right passphrase"
PROOF = {"password": PASSWORD}


def events(records: Iterable[logging.LogRecord]) -> list[dict[str, Any]]:
    return [vars(record) for record in records if record.getMessage() == "security"]


async def try_passkey(http: AsyncClient, url: str) -> None:
    """Add one, ask for it besides the password, remove it."""
    asked = (await http.post("/api/me/passkeys/options", json=PROOF)).json()
    device = Authenticator(url)
    body = {"ceremony": asked["ceremony"], "label": "key"}
    body["credential"] = device.make(asked["options"])
    passkey = (await http.post("/api/me/passkeys", json=body)).json()["id"]
    await http.put("/api/me/second-factor", json={"on": True, "password": PASSWORD})
    await http.request("DELETE", f"/api/me/passkeys/{passkey}", json=PROOF)


async def test_each_step_is_said(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """One event for each, with the person or the name that was tried, and a hashed address; nothing
    is in it that has to be hidden."""
    caplog.set_level(logging.INFO)
    async with (
        serving(tmp_path / "data", public_url="") as url,
        AsyncClient(base_url=url, timeout=60) as other,
        account(url, "Anna") as anna,
    ):
        secrets = [PASSWORD, NEW, WRONG]
        http = anna.http
        token, bearer = await anna.token("read")
        secrets.append(bearer["Authorization"].partition(" ")[2])
        await http.delete(f"/api/tokens/{token}")
        await http.post("/api/tokens", json={"label": "x", "scopes": ["read"], "password": WRONG})
        await other.post("/api/sessions", json={"name": "Annna", "password": WRONG})
        await other.post("/api/sessions", json={"name": "Anna", "password": PASSWORD})
        await other.delete("/api/sessions")
        await other.post("/api/sessions", json={"name": "Anna", "password": PASSWORD})
        lines = (await http.get("/api/me/sessions")).json()
        (elsewhere,) = (line["id"] for line in lines if not line["current"])
        await http.delete(f"/api/me/sessions/{elsewhere}")
        await http.patch("/api/me", json={"name": "Annabella"})
        await try_passkey(http, url)
        codes = (await http.post("/api/me/recovery-codes", json=PROOF)).json()["codes"]
        secrets += codes
        wrong = {"name": "Annabella", "code": "wrong", "password": NEW}
        await other.post("/api/recovery/code", json=wrong)
        await other.post("/api/recovery/code", json=wrong | {"code": codes[0]})
        await other.put("/api/me/password", json={"old": NEW, "new": PASSWORD})
        await other.post("/api/me/export", json=PROOF)
        await other.delete("/api/sessions/all")
        await other.post("/api/sessions", json={"name": "Annabella", "password": PASSWORD})
        await other.request("DELETE", "/api/me", json=PROOF)
    found = events(caplog.records)
    assert [one["event"] for one in found] == [
        "registered",
        "token_made",
        "token_revoked",
        "proof_failed",
        "sign_in_failed",
        "signed_in",
        "signed_out",
        "signed_in",
        "session_ended",
        "renamed",
        "passkey_added",
        "second_factor_changed",
        "passkey_removed",
        "recovery_codes_made",
        "recovery_failed",
        "recovered",
        "password_changed",
        "exported",
        "signed_out_everywhere",
        "signed_in",
        "deleted",
    ]
    failed = [one for one in found if one["event"].endswith("failed")]
    assert all(one["levelno"] == logging.WARNING for one in failed)
    assert [one["tried"] for one in failed if "tried" in one] == ["Annna", "Annabella"]
    assert {one["person"] for one in found if "person" in one} == {anna.id}
    (address,) = {one["address"] for one in found}
    assert address != "127.0.0.1"
    written = "\n".join(f"{record.getMessage()} {vars(record)}" for record in caplog.records)
    for secret in secrets:
        assert secret not in written
    lines_of_log = [JsonLines().format(one) for one in caplog.records if one.msg == "security"]
    assert not [line for line in lines_of_log if HIDDEN in line]


async def test_no_address_is_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """As the privacy page says: neither with requests, nor with who meets a limit of the wire or of
    people, nor with failures to sign in. One address has one hash in all of these lines."""
    caplog.set_level(logging.INFO)
    address = "127.0.5.9"
    transport = AsyncHTTPTransport(local_address=address)
    async with (
        serving(tmp_path / "data") as url,
        AsyncClient(base_url=url, transport=transport, timeout=60) as http,
    ):
        for _ in range(21):
            await http.post("/api/guests")
            http.cookies.clear()
        await http.get("/", headers={"X-Long": "x" * 20_000})
        await http.post("/api/sessions", json={"name": "Annna", "password": WRONG})
    lines = [JsonLines().format(record) for record in caplog.records]
    for said in ("request", "a limit was reached", "a limit of the wire was met", "security"):
        (hashed,) = {json.loads(line)["address"] for line in lines if f'"{said}"' in line}
        assert re.fullmatch(r"[0-9a-f]{12}", hashed), said
    assert not [line for line in lines if address in line]
