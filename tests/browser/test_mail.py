"""A mail address from the pages: set, confirmed by the link in a real mail, used to come back."""

from __future__ import annotations

import asyncio
import re
from email import message_from_bytes
from email.policy import default
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from playwright.async_api import Browser

from tests.browser.person import Site
from tests.browser.test_account import FRESH, PASSWORD, field, is_in, panel, register
from tests.server.process import running

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

LINK = re.compile(r"https?://\S+/(?:recover|confirm-mail)#\S+")


class Box:
    """Keeps what a mail server takes; the server's thread hands it over to the test's loop."""

    def __init__(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.mails: asyncio.Queue[bytes] = asyncio.Queue()

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802
        self.loop.call_soon_threadsafe(self.mails.put_nowait, envelope.content)
        return "250 taken"

    async def link(self) -> str:
        """In the next mail."""
        mail = message_from_bytes(await self.mails.get(), policy=default)
        found = LINK.search(mail.get_body().get_content())
        assert found, mail
        return found[0]


async def test_from_the_address_to_a_new_password(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Case: an address is not confirmed before its link was opened; then a link comes to it, lets
    one set a new password, and works once. A removed address is gone."""
    box = Box()
    sink = Controller(box, hostname="127.0.0.1", port=0)
    sink.start()
    port = sink.server.sockets[0].getsockname()[1]
    settings = {"HOST": "127.0.0.1", "PORT": str(port), "ENCRYPTION": "none"}
    for name, value in {**settings, "SENDER": "codex@example.org"}.items():
        monkeypatch.setenv(f"CODEX_MAIL_{name}", value)
    try:
        async with running(tmp_path / "data") as server:
            await _there_and_back(Site(server, browser), box)
    finally:
        sink.stop()


async def _there_and_back(site: Site, box: Box) -> None:
    async with site.person() as ada, site.person(2, provokes=["status of 401"]) as lost:
        await register(ada, "Ada by mail")
        mail = panel(ada, "account-mail")
        await field(mail, ada, "account-mail").fill("ada@example.org")
        await field(mail, ada, "account-your-password").fill(PASSWORD)
        await ada.press(mail.get_by_role("button", name=ada.words("account-mail-send")))
        await mail.get_by_text(ada.words("account-mail-unconfirmed")).wait_for()
        await lost.page.goto(await box.link())
        await lost.press(lost.button("account-mail-confirm"))
        await lost.page.get_by_text(lost.words("account-mail-done")).wait_for()
        await ada.page.reload()
        await mail.get_by_text(ada.words("account-mail-confirmed"), exact=True).wait_for()

        await lost.page.goto("/recover")
        asking = panel(lost, "account-recover-mail")
        await field(asking, lost, "account-recover-mail-whose").fill("ada@example.org")
        await lost.press(asking.locator(".button"))
        await asking.get_by_text(lost.words("account-recover-mail-sent")).wait_for()
        link = await box.link()
        await lost.page.goto(link)
        form = panel(lost, "account-recover-link")
        await field(form, lost, "people-password-new").fill(FRESH)
        await lost.press(form.locator(".button"))
        await is_in(lost)
        assert "#" not in lost.page.url
        await ada.page.reload()
        await panel(ada, "people-sign-in").wait_for()

        await lost.page.goto(link)
        await field(form, lost, "people-password-new").fill(PASSWORD)
        await lost.press(form.locator(".button"))
        said = lost.words("refusal-wrong_password-link")
        await form.get_by_role("alert").get_by_text(said).wait_for()
        await lost.press(lost.page.get_by_role("link", name=lost.words("account-recover-other")))
        await panel(lost, "account-recover-code").wait_for()

        await lost.page.goto("/account")
        mail = panel(lost, "account-mail")
        await lost.press(mail.get_by_role("button", name=lost.words("account-mail-remove")))
        dialog = lost.page.locator("dialog[open]")
        await field(dialog, lost, "account-your-password").fill(FRESH)
        await lost.press(
            dialog.get_by_role("button", name=lost.words("account-mail-remove"), exact=True)
        )
        await dialog.wait_for(state="detached")
        assert not await mail.get_by_text("ada@example.org").count()
