"""One's own account: codes that are shown once, devices, access keys, own data, and its end."""

from __future__ import annotations

import json
from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest
from playwright.async_api import Locator

from tests.browser.overflow import overflow
from tests.browser.person import OVER, Person, Site
from tests.browser.test_languages import SIZES
from tests.browser.test_languages import look as languages
from tests.browser.test_pages import SCREENS, look
from tests.browser.test_pages import SIZES as SCREEN_SIZES

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

PASSWORD = "four foxes under an oak"
FRESH = "nine wolves behind a birch"
REFUSED = ["status of 401", "status of 403", "status of 422"]


def panel(person: Person, title: str) -> Locator:
    heading = person.page.get_by_role("heading", name=person.words(title), exact=True)
    return person.page.locator("section.panel", has=heading)


def field(within: Locator, person: Person, name: str) -> Locator:
    return within.get_by_label(person.words(name), exact=True)


async def begin_registering(person: Person, name: str, password: str = PASSWORD) -> None:
    await person.page.goto("/account")
    form = panel(person, "people-keep")
    await field(form, person, "people-name").fill(name)
    await field(form, person, "people-password").fill(password)
    await person.press(form.get_by_role("button", name=person.words("people-keep-do")))


async def codes_shown(person: Person) -> list[str]:
    box = panel(person, "account-codes")
    await box.locator("li").first.wait_for()
    return await box.locator("li").all_inner_texts()


async def leave_codes(person: Person) -> None:
    await person.page.get_by_label(person.words("account-codes-kept")).check()
    await person.press(person.button("account-go-on"))
    await panel(person, "people-leave").wait_for()


async def register(person: Person, name: str, password: str = PASSWORD) -> list[str]:
    """An account, in this browser; its recovery codes."""
    await begin_registering(person, name, password)
    codes = await codes_shown(person)
    await leave_codes(person)
    return codes


async def sign_in(person: Person, name: str, password: str = PASSWORD) -> None:
    await person.page.goto("/account")
    form = panel(person, "people-sign-in")
    await field(form, person, "people-name").fill(name)
    await field(form, person, "people-password").fill(password)
    await person.press(form.get_by_role("button", name=person.words("sign-in"), exact=True))


async def is_in(person: Person) -> None:
    await panel(person, "account-sessions").locator("li").first.wait_for()


async def refused_at(person: Person, where: Locator, name: str) -> str:
    """Why, at this field, which has the focus."""
    wrong = field(where, person, name)
    await where.locator("[aria-invalid=true]").and_(wrong).wait_for()
    await where.locator("[aria-invalid=true]:focus").wait_for()
    return await where.get_by_role("alert").inner_text()


async def test_recovery_codes_are_shown_once(site: Site) -> None:
    """Case: after registering nothing but the codes is there, as text, as a file and for the
    printer, until they are said to be safe; afterwards they are gone."""
    async with site.person() as ada:
        await begin_registering(ada, "Ada of the codes")
        codes = await codes_shown(ada)
        assert len({*codes}) == 10
        box = panel(ada, "account-codes")
        await box.locator("h2:focus").wait_for()
        assert await ada.page.locator("section.panel").count() == 1
        assert await ada.button("account-go-on").is_disabled()
        async with ada.page.expect_download() as download:
            await ada.press(ada.button("account-save"))
        saved = Path(await (await download.value).path()).read_text(encoding="utf-8")
        assert "Ada of the codes" in saved
        assert all(code in saved for code in codes)
        await ada.page.emulate_media(media="print")
        assert not await box.locator(".button:visible").count()
        assert await box.locator("li:visible").count() == 10
        await ada.page.emulate_media(media="screen")
        await leave_codes(ada)
        await ada.page.locator("main h1:focus").wait_for()
        left = ada.words("account-codes-left", n=10)
        await panel(ada, "account-codes").get_by_text(left).wait_for()
        await ada.page.reload()
        await panel(ada, "account-codes").get_by_text(left).wait_for()
        assert not await ada.page.get_by_text(codes[0]).count()


async def test_a_guest_keeps_playing_while_registering(site: Site) -> None:
    """Case: an open socket gets the new session: the game of the guest goes on as the account."""
    async with site.person(4) as ada:
        await ada.play_tybor("easy")
        await ada.page.wait_for_selector("[data-turn=setup]")
        table = ada.page.url
        await ada.page.evaluate("history.pushState(null, '', '/account')")
        await ada.page.evaluate("dispatchEvent(new PopStateEvent('popstate'))")
        form = panel(ada, "people-keep")
        await field(form, ada, "people-name").fill("Was a guest")
        await field(form, ada, "people-password").fill(PASSWORD)
        await ada.press(form.get_by_role("button", name=ada.words("people-keep-do")))
        await codes_shown(ada)
        await leave_codes(ada)
        path = table.partition("/table/")[2]
        await ada.page.evaluate(f"history.pushState(null, '', '/table/{path}')")
        await ada.page.evaluate("dispatchEvent(new PopStateEvent('popstate'))")
        await ada.page.wait_for_selector("[data-turn=setup]")
        assert not await ada.play_on(4)
        assert not await ada.page.locator(OVER).count()
        assert not await ada.page.get_by_text(ada.words("state-signed-out")).count()


async def test_a_weak_password(site: Site) -> None:
    """Case: advice while it is typed, and a clear refusal at the field."""
    async with site.person(provokes=REFUSED) as ada:
        await ada.page.goto("/account")
        form = panel(ada, "people-keep")
        await field(form, ada, "people-name").fill("Weak Ada")
        password = field(form, ada, "people-password")
        for typed, advice in (
            ("short", "short"),
            ("aaaaaaaaaaaaaaa", "simple"),
            (PASSWORD, "good"),
        ):
            await password.fill(typed)
            said = ada.words(f"account-advice-{advice}")
            await form.get_by_role("status").get_by_text(said).wait_for()
        assert await password.get_attribute("type") == "password"
        await form.get_by_label(ada.words("account-password-show")).check()
        assert await password.get_attribute("type") == "text"
        for typed, case in (("password123", "common"), ("short", "length")):
            await password.fill(typed)
            await ada.press(form.get_by_role("button", name=ada.words("people-keep-do")))
            said = ada.words(f"refusal-bad_password-{case}", shortest=10, longest=200)
            await form.get_by_role("alert").get_by_text(said).wait_for()
            assert await refused_at(ada, form, "people-password") == said


async def test_a_forgotten_password(site: Site) -> None:
    """Case: name, code and a new password let one in, and sign the other browser out; the code is
    used up, a wrong one is refused at its field."""
    async with site.person() as ada, site.person(2, provokes=REFUSED) as again:
        codes = await register(ada, "Forgetful")
        await again.page.goto("/account")
        await again.press(again.page.get_by_role("link", name=again.words("account-forgotten")))
        form = panel(again, "account-recover-code")
        await field(form, again, "people-name").fill("Forgetful")
        await field(form, again, "people-password-new").fill(FRESH)
        code = field(form, again, "account-code")
        send = form.get_by_role("button", name=again.words("account-recover-do"))
        await code.fill("aaaa-aaaa-aaaa-aaaa")
        await again.press(send)
        await form.get_by_role("alert").wait_for()
        said = await refused_at(again, form, "account-code")
        assert said == again.words("refusal-wrong_password-code")
        await code.fill(codes[3])
        await again.press(send)
        await is_in(again)
        left = again.words("account-codes-left", n=9)
        await panel(again, "account-codes").get_by_text(left).wait_for()
        await ada.page.goto("/account")
        await panel(ada, "people-sign-in").wait_for()
        await sign_in(ada, "Forgetful", FRESH)
        await is_in(ada)


async def test_new_recovery_codes(site: Site) -> None:
    """Case: the password is asked for; then ten others are shown, and the old ones are void."""
    async with site.person(provokes=REFUSED) as ada:
        old = await register(ada, "Renewing")
        form = panel(ada, "account-codes")
        await ada.press(form.locator("summary"))
        await field(form, ada, "account-your-password").fill("wrong password")
        await ada.press(form.get_by_role("button", name=ada.words("account-codes-new")))
        await form.get_by_role("alert").wait_for()
        said = await refused_at(ada, form, "account-your-password")
        assert said == ada.words("refusal-wrong_password-password")
        await field(form, ada, "account-your-password").fill(PASSWORD)
        await ada.press(form.get_by_role("button", name=ada.words("account-codes-new")))
        await ada.button("account-go-on").wait_for()
        assert not {*await codes_shown(ada)} & {*old}


async def test_where_i_am_signed_in(site: Site) -> None:
    """Case: every browser is listed, this one as such; one can be signed out from another, or all
    others at once, or everywhere."""
    async with site.person() as ada, site.person(2) as there, site.person(3) as third:
        await register(ada, "Everywhere")
        for other in (there, third):
            await sign_in(other, "Everywhere")
            await is_in(other)
        await ada.page.reload()
        lines = panel(ada, "account-sessions").locator("li")
        await lines.nth(2).wait_for()
        assert await lines.count() == 3
        this = lines.filter(has_text=ada.words("account-session-this"))
        assert await this.count() == 1
        assert not await this.locator("button").count()
        await ada.press(lines.locator("button").first)
        # The one that was used last is the first of the others.
        await lines.nth(2).wait_for(state="detached")
        await third.page.reload()
        await panel(third, "people-sign-in").wait_for()
        await sign_in(third, "Everywhere")
        await is_in(third)
        await ada.page.reload()
        await lines.nth(2).wait_for()
        await ada.press(ada.button("account-sessions-end"))
        await lines.nth(1).wait_for(state="detached")
        for other in (there, third):
            await other.page.reload()
            await panel(other, "people-sign-in").wait_for()
        await sign_in(there, "Everywhere")
        await is_in(there)
        await ada.press(ada.button("people-sign-out-all"))
        dialog = ada.page.locator("dialog[open]")
        await ada.press(dialog.get_by_role("button", name=ada.words("people-sign-out-all")))
        await panel(ada, "people-sign-in").wait_for()
        await there.page.reload()
        await panel(there, "people-sign-in").wait_for()


async def test_a_session_that_was_ended_elsewhere(site: Site) -> None:
    """Case: whatever is tried next says so, and leads to signing in."""
    async with site.person() as ada, site.person(2, provokes=REFUSED) as there:
        await register(ada, "Ended elsewhere")
        await sign_in(there, "Ended elsewhere")
        await is_in(there)
        await ada.page.reload()
        await ada.press(panel(ada, "account-sessions").locator("li button"))
        await panel(ada, "account-sessions").locator("li button").wait_for(state="detached")
        await there.press(there.page.locator("main summary").first)
        form = panel(there, "account-codes")
        await field(form, there, "account-your-password").fill(PASSWORD)
        await there.press(form.get_by_role("button", name=there.words("account-codes-new")))
        await panel(there, "people-sign-in").wait_for()
        await there.page.get_by_text(there.words("state-signed-out")).first.wait_for()


async def test_access_keys(site: Site) -> None:
    """Case: making one takes the password and has an end; a changed password ends it."""
    async with site.person(provokes=REFUSED) as ada:
        await register(ada, "Keeper of keys")
        keys = panel(ada, "people-tokens")
        await ada.press(keys.locator("summary"))
        await field(keys, ada, "people-token-label").fill("my bot")
        await keys.locator("select").select_option("7")
        make = keys.get_by_role("button", name=ada.words("people-token-make"))
        await field(keys, ada, "account-your-password").fill("not this one")
        await ada.press(make)
        await keys.get_by_role("alert").wait_for()
        assert await refused_at(ada, keys, "account-your-password")
        await field(keys, ada, "account-your-password").fill(PASSWORD)
        await ada.press(make)
        secret = await keys.locator("code").inner_text()
        about_me = {"authorization": f"Bearer {secret}"}
        async with site.person(9) as program:
            answer = await program.page.request.get("/api/me", headers=about_me)
            assert answer.ok
            line = await keys.locator("li").inner_text()
            assert "my bot" in line
            assert ada.words("people-token-unused") in line
            change = panel(ada, "people-password-change")
            await field(change, ada, "people-password-old").fill(PASSWORD)
            await field(change, ada, "people-password-new").fill(FRESH)
            await ada.press(change.locator("form .button"))
            await keys.locator("li").wait_for(state="detached")
            answer = await program.page.request.get("/api/me", headers=about_me)
            assert answer.status == 401
        await is_in(ada)


async def test_everything_about_me(site: Site) -> None:
    """Case: for the password there is a file with what the server knows of me."""
    async with site.person(provokes=REFUSED) as ada:
        await register(ada, "Curious")
        form = panel(ada, "account-data")
        await field(form, ada, "account-your-password").fill("not my password")
        await ada.press(form.locator(".button"))
        await form.get_by_role("alert").wait_for()
        assert await refused_at(ada, form, "account-your-password")
        await field(form, ada, "account-your-password").fill(PASSWORD)
        async with ada.page.expect_download() as download:
            await ada.press(form.locator(".button"))
        content = Path(await (await download.value).path()).read_bytes()
        everything = ZipFile(BytesIO(content)).read("everything.json").decode()
        assert json.loads(everything)
        assert "Curious" in everything
        assert "argon2" not in everything


async def test_deleting_the_account(site: Site) -> None:
    """Case: what goes and what stays is said first; with the password the account is gone."""
    async with site.person(provokes=REFUSED) as ada:
        await register(ada, "Leaving soon")
        await ada.press(ada.button("people-delete"))
        dialog = ada.page.locator("dialog[open]")
        for told in ("account-gone-access", "account-gone-words", "account-stays-games"):
            await dialog.get_by_text(ada.words(told)).wait_for()
        sure = dialog.get_by_role("button", name=ada.words("people-delete-do"))
        await field(dialog, ada, "account-your-password").fill("not my password")
        await ada.press(sure)
        await dialog.get_by_role("alert").wait_for()
        await field(dialog, ada, "account-your-password").fill(PASSWORD)
        await ada.press(sure)
        await panel(ada, "people-sign-in").wait_for()
        await sign_in(ada, "Leaving soon")
        alert = panel(ada, "people-sign-in").get_by_role("alert")
        await alert.get_by_text(ada.words("refusal-wrong_password")).wait_for()


async def test_privacy_is_said_to_anybody(site: Site) -> None:
    """Case: without a name, from the front page and from the form; with the server's own periods,
    and nothing is asked of the browser but to read."""
    async with site.person() as stranger:
        await stranger.page.goto("/")
        link = stranger.page.get_by_role("link", name=stranger.words("privacy"), exact=True)
        await stranger.press(link)
        kept = panel(stranger, "privacy-kept")
        periods = await (await stranger.page.request.get("/api/privacy")).json()
        names = stranger.words("privacy-names-days", n=periods["freed_name_days"])
        await kept.get_by_text(names, exact=True).last.wait_for()
        assert await kept.locator("dt").count() == 9
        assert not await stranger.page.context.cookies()
        await stranger.page.goto("/account")
        await stranger.press(
            stranger.page.get_by_role("link", name=stranger.words("account-privacy-link"))
        )
        await kept.wait_for()


@pytest.mark.parametrize(("size", "light"), SCREENS)
async def test_looks(site: Site, size: str, light: str) -> None:
    """Law: axe finds nothing serious on the pages of an account, with the codes on screen, and with
    all forms and a dialog open."""
    width, height = SCREEN_SIZES[size]
    wishes: Any = {"viewport": {"width": width, "height": height}, "color_scheme": light}
    async with site.person(**wishes) as ada:
        name = f"Seen {size} {light}"
        await begin_registering(ada, name)
        await codes_shown(ada)
        found = await look(ada, "codes", size, light)
        await leave_codes(ada)
        found += await look(ada, "own-account", size, light)
        for summary in await ada.page.locator("main summary").all():
            await ada.press(summary)
        found += await look(ada, "own-account-forms", size, light)
        await ada.press(ada.button("people-delete"))
        await ada.page.locator("dialog[open]").wait_for()
        found += await look(ada, "delete-account", size, light)
    assert not found, "\n".join(found)


async def test_no_word_is_cut(site: Site) -> None:
    """Law: in six languages and three sizes all of it fits: the codes, the account with its forms,
    and the dialogs."""
    found: list[str] = []
    async with site.person() as ada:
        await begin_registering(ada, "Wide and narrow")
        await codes_shown(ada)
        found += await languages(ada, "codes", SIZES)
        await leave_codes(ada)
        for summary in await ada.page.locator("main summary").all():
            await ada.press(summary)
        found += await languages(ada, "account", SIZES)
        await ada.press(ada.button("people-delete"))
        found += await languages(ada, "deleting", SIZES)
        assert not await overflow(ada.page)
    assert not found, "\n".join(found)
