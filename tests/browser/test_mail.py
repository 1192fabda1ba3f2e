"""A mail address from the pages: set, confirmed by the link in a real mail, used to come back."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Browser

from tests.browser.person import Person, Site
from tests.browser.test_account import FRESH, PASSWORD, field, is_in, panel, register
from tests.server.mail_sink import Sink, mail_sink
from tests.server.process import running

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


async def test_from_the_address_to_a_new_password(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Case: an address is not confirmed before its link was opened; then a link comes to it, lets
    one set a new password, and works once. A removed address is gone."""
    async with mail_sink() as (sink, mail):
        for name in ("host", "port", "encryption", "sender"):
            monkeypatch.setenv(f"CODEX_MAIL_{name.upper()}", str(getattr(mail, name)))
        async with running(tmp_path / "data") as server:
            site = Site(server, browser)
            refused = ["status of 401", "status of 403"]
            async with site.person() as ada, site.person(2, provokes=refused) as lost:
                await register(ada, "Ada by mail")
                await confirm_address(ada, lost, sink)
                link = await recover(lost, sink)
                await ada.page.reload()
                await panel(ada, "people-sign-in").wait_for()
                await try_again(lost, link)
                await remove_address(lost)


async def opened(person: Person, sink: Sink) -> str:
    page, secret = await sink.link()
    link = f"{page}#{secret}"
    await person.page.goto(link)
    return link


async def confirm_address(ada: Person, elsewhere: Person, sink: Sink) -> None:
    """The link may be opened in any browser."""
    mail = panel(ada, "account-mail")
    await field(mail, ada, "account-mail").fill("ada@example.org")
    await field(mail, ada, "account-your-password").fill(PASSWORD)
    await ada.press(mail.get_by_role("button", name=ada.words("account-mail-send")))
    await mail.get_by_text(ada.words("account-mail-unconfirmed")).wait_for()
    await opened(elsewhere, sink)
    await elsewhere.press(elsewhere.button("account-mail-confirm"))
    await elsewhere.page.get_by_text(elsewhere.words("account-mail-done")).wait_for()
    await ada.page.reload()
    await mail.get_by_text(ada.words("account-mail-confirmed"), exact=True).wait_for()


async def recover(lost: Person, sink: Sink) -> str:
    """The link of the mail; afterwards it is not in the address any more."""
    await lost.page.goto("/recover")
    asking = panel(lost, "account-recover-mail")
    await field(asking, lost, "account-recover-mail-whose").fill("ada@example.org")
    await lost.press(asking.locator(".button"))
    await asking.get_by_text(lost.words("account-recover-mail-sent")).wait_for()
    link = await opened(lost, sink)
    form = panel(lost, "account-recover-link")
    await field(form, lost, "people-password-new").fill(FRESH)
    await lost.press(form.locator(".button"))
    await is_in(lost)
    assert "#" not in lost.page.url
    return link


async def try_again(lost: Person, link: str) -> None:
    await lost.page.goto(link)
    form = panel(lost, "account-recover-link")
    await field(form, lost, "people-password-new").fill(PASSWORD)
    await lost.press(form.locator(".button"))
    said = lost.words("refusal-wrong_password-link")
    await form.get_by_role("alert").get_by_text(said).wait_for()
    await lost.press(lost.page.get_by_role("link", name=lost.words("account-recover-other")))
    await panel(lost, "account-recover-code").wait_for()


async def remove_address(lost: Person) -> None:
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
