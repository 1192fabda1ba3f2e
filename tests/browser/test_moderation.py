"""From a report to an appeal and back: everybody's side and that of moderators, in browsers."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest
from playwright.async_api import expect

from tests.browser.moderating import INSULT, Place, decide, insult, moderated, person_id, report
from tests.browser.person import Person, Site
from tests.browser.test_languages import look as fits
from tests.browser.test_pages import SIZES, look
from tests.browser.words import words_of

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

WHY = "Insults in chat. Please stay friendly."


@pytest.fixture
async def place(own_site: Site) -> AsyncIterator[Place]:
    async with moderated(own_site) as place:
        yield place


async def open_chat(player: Person) -> None:
    await player.press(player.page.get_by_role("tab", name=player.words.begins("table-chat")))


async def open_case(moderator: Person, name: str) -> None:
    await moderator.page.goto("/moderation")
    await moderator.press(moderator.page.locator("[data-case]", has_text=name).first)
    await moderator.page.locator(f"main h1:text-is('{name}')").wait_for()


async def choose(moderator: Person, kind: str, reason: str, name: str = "Grigor88") -> None:
    name_of_kind = moderator.words.begins(f"moderation-kind-of-{kind}")
    await moderator.press(moderator.page.get_by_role("radio", name=name_of_kind))
    await moderator.page.get_by_label(moderator.words("moderation-reason", name=name)).fill(reason)


async def test_from_a_message_to_an_appeal(place: Place) -> None:
    """Case: a message is reported with the chat around it; the decision has a reason that the
    person reads, and silences them at once; the appeal is answered by another, and the mute is
    lifted; the reporter learns what came of it."""
    table = await insult(place)
    await report_message(place.ioana)
    await mute_with_preview(place.zoe)
    await be_muted(place.grigor)
    await read_and_appeal(place.grigor)
    await open_case(place.zoe, "Grigor88")
    own = place.zoe.page.locator("[data-appeal]")
    await expect(own).to_contain_text(place.zoe.words("refusal-forbidden-own_appeal"))
    await lift(place.ada)
    grigor, ioana = place.grigor, place.ioana
    await grigor.page.reload()
    decision = grigor.page.locator("[data-decision]")
    await expect(decision).to_contain_text(grigor.words("decision-answer-lift"))
    await expect(decision).to_contain_text("Once more.")
    await grigor.page.goto(table)
    await open_chat(grigor)
    await grigor.page.get_by_label(grigor.words("chat-say")).wait_for()
    await ioana.page.goto("/notices")
    await ioana.page.get_by_text(ioana.words("report-outcome-mute")).wait_for()


async def report_message(ioana: Person) -> None:
    await open_chat(ioana)
    line = ioana.page.locator("li", has_text=INSULT)
    await ioana.press(line.get_by_role("button"))
    await ioana.press(ioana.button("report-do-line"))
    await ioana.press(ioana.button("report-send"))
    await ioana.page.locator("dialog").wait_for(state="detached")


async def mute_with_preview(zoe: Person) -> None:
    """What the person will read is shown in the language of the person."""
    await open_case(zoe, "Grigor88")
    assert INSULT in await zoe.page.locator("li.reported").inner_text()
    await choose(zoe, "mute", WHY)
    language = zoe.page.get_by_label(zoe.words("moderation-language", name="Grigor88"))
    await language.select_option("de")
    preview = zoe.page.locator("[data-preview]")
    await expect(preview).to_contain_text(words_of("de")("decision-effect-mute"))
    await expect(preview).to_contain_text(WHY)
    await zoe.press(zoe.button("moderation-do-mute", hours=168))
    await zoe.page.locator("[data-entry=mute]").first.wait_for()
    await zoe.page.get_by_text(zoe.words("moderation-none-open")).wait_for()


async def be_muted(grigor: Person) -> None:
    await open_chat(grigor)
    field = grigor.page.get_by_label(grigor.words("chat-say"))
    await field.fill("hello")
    await field.press("Enter")
    await grigor.page.locator("[data-muted]").wait_for()
    assert await field.count() == 0


async def read_and_appeal(grigor: Person) -> None:
    await grigor.page.goto("/")
    notice = grigor.page.get_by_role("region", name=grigor.words("decision-new"))
    await grigor.press(notice.get_by_role("link"))
    decision = grigor.page.locator("[data-decision]")
    await expect(decision).to_contain_text(WHY)
    await grigor.press(grigor.button("decision-seen"))
    await grigor.button("decision-seen").wait_for(state="detached")
    await grigor.press(grigor.button("decision-appeal"))
    why = grigor.page.get_by_label(grigor.words("decision-appeal-why"))
    await why.fill("It was late. I am sorry.")
    await grigor.press(grigor.button("decision-appeal-send"))
    await decision.get_by_text(grigor.words("decision-unanswered")).wait_for()


async def lift(ada: Person) -> None:
    await open_case(ada, "Grigor88")
    appeal = ada.page.locator("[data-appeal]")
    await expect(appeal).to_contain_text("It was late.")
    await ada.page.get_by_label(ada.words("moderation-answer", name="Grigor88")).fill("Once more.")
    await ada.press(ada.button("moderation-accept"))
    await appeal.wait_for(state="detached")


async def test_undo(place: Place) -> None:
    """Case: a decision that was a mistake is undone: its report waits again, and the person sees
    nothing of it; the log has both."""
    await report(place.ioana, place.grigor, "name")
    zoe = place.zoe
    await open_case(zoe, "Grigor88")
    await choose(zoe, "rename", "Your name breaks the rules.")
    await zoe.press(zoe.page.locator("aside .button.primary"))
    entry = zoe.page.locator(".case [data-entry=rename]")
    await entry.wait_for()
    await zoe.press(
        entry.get_by_role("button", name=zoe.words("moderation-undo", time="").rstrip(" )"))
    )
    await zoe.page.locator(".case [data-entry=undo]").wait_for()
    await zoe.page.locator("[data-case]", has_text="Grigor88").wait_for()
    await zoe.page.locator("[data-report]").wait_for()
    await place.grigor.page.goto("/notices")
    await place.grigor.page.get_by_text(place.grigor.words("decision-none")).wait_for()
    await zoe.page.goto("/moderation/log")
    entries = zoe.page.locator("[data-entry]")
    await entries.first.wait_for()
    kinds = [await one.get_attribute("data-entry") for one in await entries.all()]
    assert kinds == ["undo", "rename", "role", "role"]


async def test_by_keys(place: Place) -> None:
    """Case: from the queue through a decision without a mouse; the keys that go from case to case
    decide nothing, and write letters where one writes."""
    await report(place.ioana, place.grigor, "insult", "Again.")
    await report(place.grigor, place.ioana, "stalling", "So slow.")
    zoe = place.zoe
    page = zoe.page
    await page.goto("/moderation")
    await page.locator("[data-case]").nth(1).wait_for()
    await page.keyboard.press("j")
    await page.locator("main h1", has_text="Grigor88").wait_for()
    await page.keyboard.press("j")
    await page.locator("main h1", has_text="Ioana").wait_for()
    await page.keyboard.press("k")
    await page.locator("main h1", has_text="Grigor88").wait_for()
    await page.keyboard.press("d")
    await page.keyboard.press("Space")
    await page.keyboard.press("Tab")
    await page.keyboard.type("jkd")
    reason = page.get_by_label(zoe.words("moderation-reason", name="Grigor88"))
    await expect(reason).to_have_value("jkd")
    await page.keyboard.press("Tab")
    await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")
    await page.locator("[data-entry=warn]").first.wait_for()


async def test_blocking(place: Place) -> None:
    """Case: blocked from a profile, in two steps; listed in the settings, and unblocked there."""
    ioana = place.ioana
    await ioana.page.goto("/people/Grigor88")
    await ioana.press(ioana.button("people-report"))
    await ioana.press(ioana.button("report-block"))
    await ioana.page.get_by_text(ioana.words("report-block-text", name="Grigor88")).wait_for()
    await ioana.press(ioana.page.locator("dialog .button.primary"))
    await ioana.page.locator("dialog").wait_for(state="detached")
    await ioana.page.goto("/settings")
    await ioana.press(
        ioana.page.get_by_role("button", name=ioana.words("report-unblock-one", name="Grigor88"))
    )
    await ioana.page.get_by_text(ioana.words("report-blocked-none")).wait_for()


async def test_from_the_menu_of_a_table(place: Place) -> None:
    """Case: without any chat, a player is reported from the menu of the table."""
    ioana = place.ioana
    await insult(place)
    await ioana.press(ioana.page.get_by_role("button", name=ioana.words("menu"), exact=True))
    await ioana.press(ioana.button("table-people"))
    await ioana.press(ioana.page.locator("dialog").get_by_role("button", name="Grigor88"))
    await ioana.press(ioana.button("report-do"))
    await ioana.press(ioana.page.get_by_role("radio", name=ioana.words("report-kind-stalling")))
    await ioana.press(ioana.button("report-send"))
    await ioana.page.locator("dialog").wait_for(state="detached")
    await ioana.page.goto("/notices")
    await ioana.page.get_by_text(ioana.words("report-kind-stalling")).wait_for()


async def test_who_is_banned(place: Place) -> None:
    """Case: on any page the banned person reads why, and may appeal; account and notices stay
    open; when it is lifted, the page that was asked for comes back."""
    grigor = place.grigor
    grigor.provokes = ["status of 403", "WebSocket"]
    number = await decide(place.ada, "ban", grigor, "Enough.", hours=24)
    for path in ("/", "/new", "/statistics"):
        await grigor.page.goto(path)
        await expect(grigor.page.locator("[data-decision]")).to_contain_text("Enough.")
    await grigor.press(grigor.button("decision-seen"))
    await grigor.press(grigor.button("decision-appeal"))
    await grigor.page.get_by_label(grigor.words("decision-appeal-why")).fill("Please.")
    await grigor.press(grigor.button("decision-appeal-send"))
    await grigor.page.get_by_text(grigor.words("decision-unanswered")).wait_for()
    await grigor.page.goto("/account")
    await grigor.page.get_by_role("button", name=grigor.words("people-delete")).wait_for()
    lifted = await place.ada.page.request.post(
        f"/api/moderation/decisions/{number}/lift", data={"reason": "Enough of it."}
    )
    assert lifted.ok
    await grigor.page.goto("/new")
    await grigor.page.locator("main h1").wait_for()
    assert await grigor.page.locator("[data-decision]").count() == 0


async def test_only_for_moderators(place: Place) -> None:
    """Case: others are told that these pages are not for them, and ask the server for nothing; a
    moderator has no page of networks, a host has."""
    asked: list[str] = []
    ioana = place.ioana
    ioana.page.on("request", lambda request: asked.append(request.url))
    for path in ("/moderation", "/moderation/log", "/moderation/networks"):
        await ioana.page.goto(path)
        await ioana.page.get_by_text(ioana.words("refusal-forbidden-role")).wait_for()
    assert not any("/api/moderation" in url for url in asked)
    await place.zoe.page.goto("/moderation/networks")
    await place.zoe.page.get_by_text(place.zoe.words("moderation-hosts-only")).wait_for()


async def test_networks(place: Place) -> None:
    """Case: a host blocks a network and lets it in again; this computer cannot be blocked."""
    ada = place.ada
    ada.provokes = ["status of 400"]
    await ada.page.goto("/moderation/networks")
    field = ada.page.get_by_label(ada.words.begins("moderation-network"))
    await field.fill("127.0.0.1")
    await ada.page.get_by_label(ada.words("moderation-network-reason")).fill("Floods.")
    await ada.press(ada.button("moderation-network-do"))
    refused = ada.words("refusal-bad_request-network", network="127.0.0.1")
    await ada.page.get_by_role("alert").filter(has_text=refused).wait_for()
    await field.fill("192.0.2.0/24")
    await ada.press(ada.button("moderation-network-do"))
    await ada.press(ada.button("moderation-network-lift-one", network="192.0.2.0/24"))
    await ada.page.get_by_text(ada.words("moderation-networks-none")).wait_for()


async def test_two_moderators(place: Place) -> None:
    """Case: what another has decided in the meantime is refused, and nothing is decided twice."""
    await report(place.ioana, place.grigor, "insult")
    zoe: Any = place.zoe
    zoe.provokes = ["status of 409"]
    await open_case(zoe, "Grigor88")
    evidence = await zoe.page.request.get(f"/api/moderation/people/{await person_id(place.grigor)}")
    reports = [one["id"] for one in (await evidence.json())["open"]]
    await decide(place.ada, "warn", place.grigor, "Once.", reports=reports)
    await choose(zoe, "ban", "Twice.")
    await zoe.press(zoe.page.locator("aside .button.primary"))
    await (
        zoe.page.get_by_role("alert")
        .filter(has_text=zoe.words("refusal-already_decided"))
        .wait_for()
    )


async def waiting(place: Place) -> None:
    """A report with a chat, one of the server's kind, a decision, an appeal."""
    await insult(place)
    await report(place.ioana, place.grigor, "insult", "He insults me because I think for long.")
    await report(place.ada, place.grigor, "stalling", "Left twice.")
    number = await decide(place.ada, "mute", place.grigor, WHY, hours=168)
    answer = await place.grigor.page.request.post(
        f"/api/me/decisions/{number}/appeal", data={"text": "I am sorry."}
    )
    assert answer.ok


@pytest.mark.parametrize(("size", "light"), [("1440", "dark"), ("390", "light")])
async def test_screens(own_site: Site, size: str, light: Any) -> None:
    """Law: axe finds nothing serious on the pages of moderation; pictures of each are kept."""
    width, height = SIZES[size]
    wishes: Any = {"viewport": {"width": width, "height": height}, "color_scheme": light}
    found: list[str] = []
    async with moderated(own_site, **wishes) as place:
        await waiting(place)
        zoe, grigor, ioana = place.zoe, place.grigor, place.ioana
        await zoe.page.goto("/moderation")
        await zoe.page.locator("[data-case]").first.wait_for()
        found += await look(zoe, "moderation-queue", size, light)
        await open_case(zoe, "Grigor88")
        await choose(zoe, "mute", WHY)
        await zoe.page.locator("[data-preview]").wait_for()
        found += await look(zoe, "moderation-case", size, light)
        await zoe.page.goto("/moderation/log")
        await zoe.page.locator("[data-entry]").first.wait_for()
        found += await look(zoe, "moderation-log", size, light)
        await place.ada.page.goto("/moderation/networks")
        await place.ada.page.get_by_text(place.ada.words("moderation-networks-none")).wait_for()
        found += await look(place.ada, "moderation-networks", size, light)
        await grigor.page.goto("/games")
        await grigor.page.get_by_role("region", name=grigor.words("decision-new")).wait_for()
        found += await look(grigor, "notice", size, light)
        await grigor.page.goto("/notices")
        await grigor.page.locator("[data-decision]").first.wait_for()
        found += await look(grigor, "notices", size, light)
        await ioana.page.goto("/people/Grigor88")
        await ioana.press(ioana.button("people-report"))
        await ioana.press(ioana.page.locator("dialog [data-next]"))
        await ioana.page.get_by_text(ioana.words("report-what")).wait_for()
        found += await look(ioana, "report", size, light)
    assert not found, "\n".join(found)


async def test_languages(place: Place) -> None:
    """Law: in six languages and three sizes nothing is wider than the screen, cut or broken."""
    found: list[str] = []
    await waiting(place)
    zoe, grigor, ioana = place.zoe, place.grigor, place.ioana
    await open_case(zoe, "Grigor88")
    await choose(zoe, "mute", WHY)
    await zoe.page.locator("[data-preview]").wait_for()
    found += await fits(zoe, "case")
    await zoe.page.goto("/moderation/log")
    await zoe.page.locator("[data-entry]").first.wait_for()
    found += await fits(zoe, "log")
    await place.ada.page.goto("/moderation/networks")
    await place.ada.page.get_by_text(place.ada.words("moderation-networks-none")).wait_for()
    found += await fits(place.ada, "networks")
    await grigor.page.goto("/notices")
    await grigor.page.locator("[data-decision]").first.wait_for()
    found += await fits(grigor, "notices")
    await ioana.page.goto("/people/Grigor88")
    await ioana.press(ioana.button("people-report"))
    await ioana.press(ioana.page.locator("dialog [data-next]"))
    found += await fits(ioana, "report")
    assert not found, "\n".join(found)
