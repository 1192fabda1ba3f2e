"""Passkeys, with the virtual authenticator of Chromium: a device that always says yes, or no."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from playwright.async_api import Browser, CDPSession

from tests.browser.person import Person, Site
from tests.browser.test_account import (
    FRESH,
    PASSWORD,
    field,
    is_in,
    leave_codes,
    panel,
    register,
    sign_in,
)
from tests.server.process import running

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

REFUSED = ["status of 401", "status of 403", "status of 422"]
DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


class Device:
    """What unlocks passkeys: a fingerprint sensor that can be told what to say."""

    def __init__(self, session: CDPSession, name: str) -> None:
        self.session = session
        self.name = name

    async def says(self, yes: bool) -> None:
        device = {"authenticatorId": self.name}
        await self.session.send("WebAuthn.setUserVerified", {**device, "isUserVerified": yes})

    async def passkeys(self) -> list[dict[str, str]]:
        device = {"authenticatorId": self.name}
        found = await self.session.send("WebAuthn.getCredentials", device)
        return list(found["credentials"])

    async def give(self, passkeys: list[dict[str, str]]) -> None:
        """As a phone and a laptop share their passkeys."""
        for one in passkeys:
            device = {"authenticatorId": self.name, "credential": one}
            await self.session.send("WebAuthn.addCredential", device)


async def device_of(person: Person) -> Device:
    session = await person.page.context.new_cdp_session(person.page)
    await session.send("WebAuthn.enable")
    made = await session.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})
    return Device(session, made["authenticatorId"])


@pytest.fixture(scope="module")
async def named_site(
    browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[Site]:
    """A server whose host has a name: passkeys need one."""
    async with running(tmp_path_factory.mktemp("named") / "data", host="localhost") as server:
        yield Site(server, browser)


async def add_passkey(person: Person, label: str) -> None:
    form = panel(person, "account-passkeys")
    new = form.locator("details", has_text=person.words("account-passkey-new"))
    if await new.get_attribute("open") is None:
        await person.press(new.locator("summary"))
    await field(new, person, "account-passkey-label").fill(label)
    password = field(new, person, "account-your-password")
    if await password.count():
        await password.fill(PASSWORD)
    await person.press(new.get_by_role("button", name=person.words("account-passkey-add")))


async def in_dialog(person: Person, verb: str, password: str | None = PASSWORD) -> None:
    dialog = person.page.locator("dialog[open]")
    if password is not None:
        await field(dialog, person, "account-your-password").fill(password)
    await person.press(dialog.get_by_role("button", name=person.words(verb), exact=True))
    await dialog.wait_for(state="detached")


async def sign_out(person: Person) -> None:
    leave = panel(person, "people-leave")
    await person.press(
        leave.get_by_role("button", name=person.words("people-sign-out"), exact=True)
    )
    await panel(person, "people-sign-in").wait_for()


async def test_add_rename_use_remove(named_site: Site) -> None:
    """Case: a passkey is added, called something else, signs in by itself, and is removed; the same
    device is not added twice."""
    async with named_site.person(provokes=REFUSED) as ada:
        device = await device_of(ada)
        await register(ada, "Ada with a key")
        await add_passkey(ada, "my phone")
        lines = panel(ada, "account-passkeys").locator("li")
        await lines.get_by_text("my phone").wait_for()
        assert len(await device.passkeys()) == 1
        await add_passkey(ada, "my phone again")
        await ada.page.get_by_text(ada.words("account-passkey-known")).first.wait_for()
        assert await lines.count() == 1
        await ada.press(ada.button("account-passkey-rename-one", label="my phone"))
        dialog = ada.page.locator("dialog[open]")
        name = field(dialog, ada, "account-passkey-label")
        assert await name.input_value() == "my phone"
        await name.fill("the blue phone")
        await ada.press(
            dialog.get_by_role("button", name=ada.words("account-passkey-rename"), exact=True)
        )
        await lines.get_by_text("the blue phone").wait_for()
        await sign_out(ada)
        await ada.press(ada.button("account-passkey-sign-in"))
        await is_in(ada)
        await ada.press(ada.button("account-passkey-remove-one", label="the blue phone"))
        await in_dialog(ada, "account-passkey-remove")
        await lines.first.wait_for(state="detached")
        await sign_out(ada)
        await ada.press(ada.button("account-passkey-sign-in"))
        said = ada.words("refusal-wrong_password-passkey")
        await panel(ada, "people-sign-in").get_by_text(said).wait_for()


async def test_a_second_step(named_site: Site) -> None:
    """Case: with it, the password alone does not sign in, and a device that says no neither; a
    recovery code does, and switches it off."""
    async with named_site.person(provokes=REFUSED) as ada:
        device = await device_of(ada)
        codes = await register(ada, "Twice as safe")
        await add_passkey(ada, "my laptop")
        await ada.press(ada.button("account-factor-turn-on"))
        await in_dialog(ada, "account-factor-turn-on")
        await ada.page.get_by_text(ada.words("account-factor-on")).wait_for()
        await sign_out(ada)
        await device.says(False)
        await sign_in(ada, "Twice as safe")
        await ada.page.get_by_text(ada.words("account-passkey-cancelled")).first.wait_for()
        answer = await ada.page.request.get("/api/sessions")
        assert await answer.json() is None
        await device.says(True)
        await sign_in(ada, "Twice as safe")
        await is_in(ada)
        await sign_out(ada)
        await ada.page.goto("/recover")
        form = panel(ada, "account-recover-code")
        await field(form, ada, "people-name").fill("Twice as safe")
        await field(form, ada, "account-code").fill(codes[0])
        await field(form, ada, "people-password-new").fill(FRESH)
        await ada.press(form.get_by_role("button", name=ada.words("account-recover-do")))
        await ada.page.get_by_text(ada.words("account-factor-off")).wait_for()


async def test_without_a_password(named_site: Site) -> None:
    """Case: who has only a passkey confirms with it: for new codes, for the own data, for a first
    password again; the last passkey cannot go."""
    async with named_site.person(provokes=REFUSED) as ada:
        await device_of(ada)
        await register(ada, "No password")
        await add_passkey(ada, "my laptop")
        await ada.press(ada.button("account-password-remove"))
        await in_dialog(ada, "account-password-remove")
        await panel(ada, "account-password-first").wait_for()
        await sign_out(ada)
        await ada.press(ada.button("account-passkey-sign-in"))
        await is_in(ada)
        async with ada.page.expect_download() as download:
            await ada.press(panel(ada, "account-data").locator(".button"))
        assert Path(await (await download.value).path()).stat().st_size
        await ada.press(ada.button("account-passkey-remove-one", label="my laptop"))
        dialog = ada.page.locator("dialog[open]")
        await ada.press(
            dialog.get_by_role("button", name=ada.words("account-passkey-remove"), exact=True)
        )
        await dialog.get_by_text(ada.words("refusal-forbidden-last_way_in")).wait_for()
        await ada.page.keyboard.press("Escape")
        form = panel(ada, "account-codes")
        await ada.press(form.locator("summary"))
        await ada.press(form.get_by_role("button", name=ada.words("account-codes-new")))
        await leave_codes(ada)
        first = panel(ada, "account-password-first")
        await field(first, ada, "people-password-new").fill(FRESH)
        await ada.press(first.locator("form .button"))
        await panel(ada, "people-password-change").wait_for()
        await sign_out(ada)
        await sign_in(ada, "No password", FRESH)
        await is_in(ada)


async def test_only_where_it_can_work(site: Site) -> None:
    """Case: at an address without a name no browser can use passkeys: nothing offers them."""
    async with site.person() as ada:
        await device_of(ada)
        await ada.page.goto("/account")
        await panel(ada, "people-sign-in").wait_for()
        assert not await ada.button("account-passkey-sign-in").count()
        await register(ada, "At an address")
        assert not await panel(ada, "account-passkeys").count()
