"""Getting back into an account: by code, by mail, by the host's command."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from anyio import to_thread
from click.testing import CliRunner
from httpx import AsyncClient

from codex_naturalis.cli.people import command as people_command
from codex_naturalis.server.api.session_cookie import COOKIE
from codex_naturalis.server.mail_settings import Encryption
from tests.server.authenticator import Authenticator
from tests.server.endpoints import GOOD, Endpoints, code, cookie, open_endpoints, registered
from tests.server.mail_sink import SENDER, mail_sink, make_certificate
from tests.server.serving import serving
from tests.server.visiting import PASSWORD, account

pytestmark = pytest.mark.anyio

NEW = "another good passphrase"
ADDRESS = "Anna@example.org"


@pytest.fixture
async def endpoints(tmp_path: Path) -> AsyncIterator[Endpoints]:
    async with open_endpoints(tmp_path) as endpoints:
        yield endpoints


@pytest.fixture
async def browser(endpoints: Endpoints) -> AsyncIterator[AsyncClient]:
    async with endpoints.browser() as browser:
        yield browser


async def signs_in(endpoints: Endpoints, password: str, address: str = "203.0.113.7") -> bool:
    async with endpoints.browser(address) as other:
        answer = await other.post("/api/sessions", json={"name": "Anna", "password": password})
        return answer.status_code == 201


async def test_a_code(endpoints: Endpoints, browser: AsyncClient) -> None:
    """However it is written, it sets a password once; sessions and tokens end, a second factor is
    off, and the other codes stay good."""
    codes = (await registered(browser)).json()["recovery_codes"]
    old = cookie(browser)
    wish = {"label": "bot", "scopes": ["read"], "password": GOOD}
    secret = (await browser.post("/api/tokens", json=wish)).json()["secret"]
    async with endpoints.browser("198.51.100.1") as other:
        asked = {"name": "ANNA", "code": codes[3].upper().replace("-", " "), "password": NEW}
        weak = await other.post("/api/recovery/code", json=asked | {"password": "password12"})
        assert code(weak) == (422, "bad_password")
        found = await other.post("/api/recovery/code", json=asked)
        assert found.status_code == 201, found.text
        assert (await other.get("/api/me")).json()["person"]["name"] == "Anna"
        assert (await other.get("/api/me/account")).json()["recovery_codes"] == 9
        assert code(await other.post("/api/recovery/code", json=asked)) == (401, "wrong_password")
    async with endpoints.browser(cookies={COOKIE: old}) as thief:
        assert code(await thief.get("/api/me")) == (401, "unauthenticated")
        bearer = {"Authorization": f"Bearer {secret}"}
        assert code(await thief.get("/api/me", headers=bearer)) == (401, "unauthenticated")
    assert await signs_in(endpoints, NEW)
    assert not await signs_in(endpoints, GOOD)


async def test_new_codes(endpoints: Endpoints, browser: AsyncClient) -> None:
    """With the password; the old ones are void."""
    old = (await registered(browser)).json()["recovery_codes"]
    answer = await browser.post("/api/me/recovery-codes", json={"password": "wrong"})
    assert code(answer) == (401, "wrong_password")
    answer = await browser.post("/api/me/recovery-codes", json={"password": GOOD})
    new = answer.json()["codes"]
    assert len({*old, *new}) == 20
    asked = {"name": "Anna", "code": old[0], "password": NEW}
    assert code(await browser.post("/api/recovery/code", json=asked)) == (401, "wrong_password")
    asked["code"] = new[0]
    assert (await browser.post("/api/recovery/code", json=asked)).status_code == 201


async def test_codes_of_nobody(endpoints: Endpoints, browser: AsyncClient) -> None:
    """An unknown name, a guest's and a wrong code are answered alike; guesses are few."""
    codes = (await registered(browser)).json()["recovery_codes"]
    async with endpoints.browser("198.51.100.1") as other:
        guest = (await other.post("/api/guests")).json()["person"]["name"]
        answers = [
            await other.post(
                "/api/recovery/code", json={"name": name, "code": said, "password": NEW}
            )
            for name, said in (("Anna", "wrong"), ("Nobody", codes[0]), (guest, codes[0]))
        ]
        assert {answer.text for answer in answers} == {answers[0].text}
        assert code(answers[0]) == (401, "wrong_password")
        for _ in range(7):
            asked = {"name": "Anna", "code": "wrong", "password": NEW}
            await other.post("/api/recovery/code", json=asked)
        asked = {"name": "Anna", "code": codes[0], "password": NEW}
        answer = await other.post("/api/recovery/code", json=asked)
        assert code(answer) == (429, "rate_limited")
    assert (await browser.post("/api/recovery/code", json=asked)).status_code == 201


@pytest.mark.parametrize("encryption", list(Encryption))
async def test_by_mail(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, encryption: Encryption
) -> None:
    """An address is confirmed by its link, and then gets one that sets a password, once. Mails are
    encrypted as the host says, and signed in for."""
    certificate = tmp_path / "certificate.pem"
    make_certificate(certificate)
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
    tls = None if encryption is Encryption.NONE else certificate
    async with (
        mail_sink(encryption, tls) as (sink, mail),
        open_endpoints(tmp_path, mail=mail) as endpoints,
        endpoints.browser() as browser,
        endpoints.browser("198.51.100.1") as other,
    ):
        await registered(browser)
        await set_address(browser)
        ask = {"account": "Anna"}
        assert (await other.post("/api/recovery/mail", json=ask)).status_code == 204
        page, secret = await sink.link()
        assert page == "http://codex.test/confirm-mail"
        confirmed = await other.post("/api/mail/confirm", json={"secret": secret})
        assert confirmed.status_code == 204
        again = await other.post("/api/mail/confirm", json={"secret": secret})
        assert code(again) == (401, "wrong_password")
        assert (await browser.get("/api/me/account")).json()["mail_confirmed"] is True
        for account_ in ("anna", "ANNA@EXAMPLE.org"):
            asked = await other.post("/api/recovery/mail", json={"account": account_})
            assert asked.status_code == 204
            page, secret = await sink.link()
            assert page == "http://codex.test/recover"
        assert sink.mails == []
        assert set(sink.encrypted) == {encryption is not Encryption.NONE}
        link = {"secret": secret, "password": NEW}
        found = await other.post("/api/recovery/link", json=link)
        assert found.json()["person"]["name"] == "Anna"
        assert code(await browser.get("/api/me")) == (401, "unauthenticated")
        assert code(await other.post("/api/recovery/link", json=link)) == (401, "wrong_password")
        assert await signs_in(endpoints, NEW)


async def set_address(browser: AsyncClient) -> None:
    body = {"address": ADDRESS, "password": GOOD}
    answer = await browser.put("/api/me/mail", json=body)
    assert answer.status_code == 200, answer.text
    assert answer.json()["mail_confirmed"] is False


async def test_nobody_learns_who_is_here(tmp_path: Path) -> None:
    """Whether there is such a person, such an address or none confirmed: the same answer, and mail
    only where it was asked for."""
    async with (
        mail_sink() as (sink, mail),
        open_endpoints(tmp_path, mail=mail) as endpoints,
        endpoints.browser() as browser,
    ):
        await registered(browser)
        await set_address(browser)
        await sink.next()
        answers = [
            await browser.post("/api/recovery/mail", json={"account": account})
            for account in ("Anna", "Nobody", ADDRESS, "nobody@example.org", "\0", "", "@")
        ]
        assert {(answer.status_code, answer.text) for answer in answers} == {(204, "")}
        await endpoints.app.state.services.mailer.close()
        assert sink.mails == []


async def test_a_link_expires(tmp_path: Path) -> None:
    """After two hours it is worth nothing, and a task forgets it."""
    async with (
        mail_sink() as (sink, mail),
        open_endpoints(tmp_path, mail=mail) as endpoints,
        endpoints.browser() as browser,
    ):
        await registered(browser)
        await set_address(browser)
        _, secret = await sink.link()
        await browser.post("/api/mail/confirm", json={"secret": secret})
        await browser.post("/api/recovery/mail", json={"account": "Anna"})
        _, secret = await sink.link()
        wrong = {"secret": secret[:-1], "password": NEW}
        assert code(await browser.post("/api/recovery/link", json=wrong)) == (401, "wrong_password")
        endpoints.clock.advance(7200)
        late = {"secret": secret, "password": NEW}
        assert code(await browser.post("/api/recovery/link", json=late)) == (401, "wrong_password")
        recovery = endpoints.app.state.services.recovery
        assert await recovery.drop_old(10) == 1


async def test_mail_and_a_second_factor(tmp_path: Path) -> None:
    """Whoever reads the mails has one factor only: the password is new, the passkey is still asked
    for; a recovery code switches it off."""
    async with (
        mail_sink() as (sink, mail),
        open_endpoints(tmp_path, mail=mail) as endpoints,
        endpoints.browser() as browser,
        endpoints.browser("198.51.100.1") as other,
    ):
        codes = (await registered(browser)).json()["recovery_codes"]
        device = Authenticator("http://codex.test")
        asked = await browser.post("/api/me/passkeys/options", json={"password": GOOD})
        credential = device.make(asked.json()["options"])
        body = {"ceremony": asked.json()["ceremony"], "credential": credential, "label": "key"}
        assert (await browser.post("/api/me/passkeys", json=body)).status_code == 201
        await browser.put("/api/me/second-factor", json={"on": True, "password": GOOD})
        await set_address(browser)
        _, secret = await sink.link()
        await browser.post("/api/mail/confirm", json={"secret": secret})
        await other.post("/api/recovery/mail", json={"account": "Anna"})
        _, secret = await sink.link()
        link = {"secret": secret, "password": NEW}
        answer = await other.post("/api/recovery/link", json=link)
        assert (answer.status_code, answer.json()) == (201, None)
        assert code(await other.get("/api/me")) == (401, "unauthenticated")
        right = {"name": "Anna", "password": NEW}
        assert code(await other.post("/api/sessions", json=right)) == (403, "second_factor")
        body = {"name": "Anna", "code": codes[0], "password": GOOD}
        assert (await other.post("/api/recovery/code", json=body)).status_code == 201
        assert await signs_in(endpoints, GOOD)


async def test_a_server_without_mail(browser: AsyncClient) -> None:
    """Says so."""
    await registered(browser)
    body = {"address": ADDRESS, "password": GOOD}
    assert code(await browser.put("/api/me/mail", json=body)) == (403, "forbidden")
    answer = await browser.post("/api/recovery/mail", json={"account": "Anna"})
    assert (*code(answer), answer.json()["case"]) == (403, "forbidden", "mail")
    assert (await browser.get("/api/me/account")).json()["mail_offered"] is False


async def test_a_mail_server_that_is_away(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Nobody waits for it, and the log says it without the address."""
    async with mail_sink() as (_, mail):
        """From here on nobody listens there."""
    async with serving(tmp_path / "data", mail=mail) as url, account(url, "Anna") as anna:
        body = {"address": ADDRESS, "password": PASSWORD}
        assert (await anna.http.put("/api/me/mail", json=body)).status_code == 200
    assert "mail could not be sent" in caplog.text
    assert "example.org" not in caplog.text


@pytest.mark.parametrize(
    "address",
    ["", "anna", "@example.org", "anna@", "a b@c.de", "a@b\r\nTo: c@d.ef", "a@b.c,d@e.fg"],
)
async def test_what_is_no_address(tmp_path: Path, address: str) -> None:
    """Nothing but one address goes into a mail."""
    async with (
        mail_sink() as (sink, mail),
        open_endpoints(tmp_path, mail=mail) as endpoints,
        endpoints.browser() as browser,
    ):
        await registered(browser)
        body = {"address": address, "password": GOOD}
        assert code(await browser.put("/api/me/mail", json=body)) == (400, "bad_request")
        assert sink.mails == []


async def test_what_a_mail_looks_like(tmp_path: Path) -> None:
    """Plain text in the language of the browser, from the host's address, with the name."""
    async with (
        mail_sink() as (sink, mail),
        open_endpoints(tmp_path, mail=mail) as endpoints,
        endpoints.browser(headers={"Accept-Language": "de"}) as browser,
    ):
        await registered(browser, "Žofie")
        await browser.put("/api/me/mail", json={"address": ADDRESS, "password": GOOD})
        sent = await sink.next()
        assert (sent["From"], sent["To"]) == (SENDER, ADDRESS)
        assert sent["Subject"] == "Bestätige deine Mailadresse"
        assert "Hallo Žofie" in sent.get_content()
        assert sent.get_content_type() == "text/plain"


async def test_by_the_host(tmp_path: Path) -> None:
    """A command beside the running server makes a link that sets a password, once; a guest has
    nothing to get back into."""
    data = tmp_path / "data"
    async with serving(data) as url, account(url, "Anna") as anna:
        words = ["recover", "anna", "--data", str(data), "--url", url, "--json"]
        made = json.loads(await told(*words))
        assert made["link"].startswith(f"{url}/recover#")
        secret = made["link"].partition("#")[2]
        link = {"secret": secret, "password": NEW}
        assert (await anna.http.post("/api/recovery/link", json=link)).status_code == 201
        assert code(await anna.http.post("/api/recovery/link", json=link)) == (
            401,
            "wrong_password",
        )
        nobody = await told("recover", "nobody", "--data", str(data), status=1)
        assert "nobody is called nobody" in nobody


async def told(*words: str, status: int = 0) -> str:
    """What `people` says, in a thread: the server goes on."""

    result = await to_thread.run_sync(lambda: CliRunner().invoke(people_command, list(words)))
    assert result.exit_code == status, result.output
    return result.output
