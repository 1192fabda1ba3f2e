"""The waiting room: bots for free seats, a new name, sending somebody away, and a link that others
can open."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from codex_naturalis.server.addresses import reachable_urls
from tests.browser.chromium import ELSEWHERE
from tests.browser.person import Site
from tests.server.process import running

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

MINE, FREE = {"type": "human", "mine": True}, {"type": "human"}
MAKE_TABLE = """async (seats) => {
  await fetch("/api/guests", { method: "POST" });
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ seats });
  return (await (await fetch("/api/tables", { method: "POST", headers, body })).json()).id;
}"""
"""By the page itself, with the headers of a browser; returns the id."""


async def test_bots_names_and_sending_away(site: Site) -> None:
    """Case: the host adds a bot and removes it, a guest takes a new name that all see at once, is
    sent away after a question, is told so and finds no seat any more; another comes, and with a bot
    on the last seat the game starts."""
    async with (
        site.person(41) as ada,
        site.person(42, provokes=["status of 4"]) as ben,
        site.person(43) as cleo,
    ):
        table = await ada.make_table(seats=[MINE, FREE, FREE])
        for person in (ada, ben, cleo):
            await person.page.goto(table)
            await person.page.wait_for_selector("[data-stage=gathering]")
        assert await ben.button("table-add-bot").count() == 0
        free = ada.page.locator("li.free")
        await ada.press(ada.button("table-add-bot").last)
        await ada.press(ada.page.locator("dialog li button").nth(2))
        await expect(free).to_have_count(1)
        await ada.press(ada.button("table-remove-bot"))
        await expect(free).to_have_count(2)

        await ben.press(ben.button("people-rename"))
        await ben.page.locator("form input").fill("tybor")
        await ben.press(ben.button("people-rename-do"))
        await expect(ben.page.get_by_role("alert")).to_be_visible()
        await ben.page.locator("form input").fill("Benedetta")
        await ben.press(ben.button("people-rename-do"))
        await ben.press(ben.button("table-sit").first)
        for person in (ada, ben, cleo):
            await expect(person.page.locator("li .name", has_text="Benedetta")).to_be_visible()
        await ben.press(ben.button("people-rename"))
        await ben.page.locator("form input").fill("Benno")
        await ben.press(ben.button("people-rename-do"))
        await expect(ada.page.locator("li .name", has_text="Benno")).to_be_visible()

        await ada.press(ada.button("table-send-away"))
        await ada.press(ada.page.locator("dialog").get_by_role("button").filter(has_text="Cancel"))
        await expect(free).to_have_count(1)
        await ada.press(ada.button("table-send-away"))
        await ada.press(ada.page.locator("dialog .danger"))
        await expect(ben.page.get_by_role("alert")).to_contain_text(ben.words("table-sent-away"))
        assert await ben.button("table-sit").count() == 0
        await ben.page.reload()
        await expect(ben.page.get_by_role("alert")).to_be_visible()

        await cleo.press(cleo.button("table-sit").first)
        await expect(free).to_have_count(1)
        await ada.press(ada.button("table-add-bot"))
        await expect(ada.page.locator("dialog")).to_contain_text(ada.words("table-add-bot-last"))
        await ada.press(ada.page.locator("dialog li button").first)
        for person in (ada, cleo):
            await person.page.wait_for_selector("[data-turn=setup]")


async def test_one_gold_button(site: Site) -> None:
    """Law: whoever looks, the waiting room has at most one gold button: for a visitor it is the
    seat."""
    async with site.person(44) as ada, site.person(45) as ben:
        table = await ada.make_table(seats=[MINE, FREE, FREE])
        for person, seated in ((ada, True), (ben, False)):
            await person.page.goto(table)
            await person.page.wait_for_selector("[data-stage=gathering]")
            gold = person.page.locator(".button.primary")
            assert await gold.count() <= 1
            if not seated:
                await expect(gold).to_have_text(person.words("table-sit"))


async def test_a_link_that_only_this_computer_can_open(site: Site) -> None:
    """Case: a server on 127.0.0.1. The invitation says so and names the command; a code that no
    phone could open is not shown."""
    async with site.person(46) as ada:
        await ada.page.goto(await ada.make_table(seats=[MINE, FREE]))
        invitation = ada.page.locator("section", has_text=ada.words("table-invite-alone"))
        await expect(invitation.locator("code")).to_have_text("./codex play --lan")
        assert await invitation.locator("svg[role=img]").count() == 0


async def test_a_page_opened_by_the_name_of_the_server(browser: Browser, tmp_path: Path) -> None:
    """Case: the page itself came from an address that others can reach: link and code have it, and
    playing from there is not taken for another site."""
    options = ["--plain-http", "--public-url", f"http://{ELSEWHERE}"]
    async with (
        running(tmp_path / "data", options=options) as server,
        Site(server, browser).person(47, base_url=f"http://{ELSEWHERE}:{server.port}") as ada,
    ):
        origin = f"http://{ELSEWHERE}:{server.port}"
        await ada.page.goto("/")
        table = f"/table/{await ada.page.evaluate(MAKE_TABLE, [MINE, FREE])}"
        await ada.page.goto(table)
        link = ada.page.get_by_label(ada.words("table-link"))
        await expect(link).to_have_value(origin + table)
        await expect(ada.page.get_by_label(ada.words("table-qr"))).to_be_visible()
        await ada.press(ada.button("people-rename"))
        await ada.page.locator("form input").fill("Ada elsewhere")
        await ada.press(ada.button("people-rename-do"))
        await expect(ada.page.locator("li .name", has_text="Ada elsewhere")).to_be_visible()


async def test_a_server_in_the_local_network(browser: Browser, tmp_path: Path) -> None:
    """Case: the host opens the page as 127.0.0.1 and the server listens on all addresses: the link
    has the one that others reach, if this machine has one."""
    async with running(tmp_path / "data", "0.0.0.0", ["--plain-http"]) as server:
        server.url = server.url.replace("0.0.0.0", "127.0.0.1")
        urls = reachable_urls("0.0.0.0", server.port)
        async with Site(server, browser).person(48) as ada:
            table = await ada.make_table(seats=[MINE, FREE])
            await ada.page.goto(table)
            base = urls[0] if urls else server.url
            link = ada.page.get_by_label(ada.words("table-link"))
            await expect(link).to_have_value(base + table)
            alone = ada.page.get_by_text(ada.words("table-invite-alone"))
            await expect(alone).to_have_count(0 if urls else 1)
