"""Why something was refused, as a person reads it in their own language."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.browser.person import Site

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

GOLDEN = Path(__file__).parents[1] / "golden"


@pytest.mark.parametrize(
    ("name", "password", "text", "fields"),
    [
        ("Tybor", "a good long passphrase", "Der Name „Tybor“ ist reserviert.", "name"),
        ("A", "a good long passphrase", "Ein Name hat 2 bis 24 Zeichen.", "name"),
        (
            "Annabella Rossi",
            "annabella rossi",
            "Das Passwort darf nicht dein Name sein.",
            "password",
        ),
    ],
)
async def test_an_account_in_german(
    site: Site, name: str, password: str, text: str, fields: str
) -> None:
    """Case: the true reason, in German, at the field that it is about, which has the focus."""
    async with site.person(language="de", provokes=["status of 422"]) as person:
        await person.page.goto("/account")
        form = person.page.locator("form", has=person.page.locator("[autocomplete=new-password]"))
        await form.locator("[autocomplete=username]").fill(name)
        await form.locator("[autocomplete=new-password]").fill(password)
        await person.press(form.locator(".button"))
        alert = form.get_by_role("alert")
        await alert.wait_for()
        assert await alert.inner_text() == text
        wrong = form.locator("[aria-invalid=true]")
        await wrong.and_(person.page.locator(":focus")).wait_for()
        expected = "username" if fields == "name" else "new-password"
        assert await wrong.get_attribute("autocomplete") == expected


async def test_a_bad_record_in_czech(site: Site) -> None:
    """Case: the line, what stands in it, and what is wrong there, all in Czech."""
    record = (GOLDEN / "ends-by-points.codex").read_text(encoding="utf-8")
    first = next(n for n, line in enumerate(record.split("\n"), 1) if line.startswith("0 s:"))
    async with site.person(language="cs", provokes=["status of 422"]) as person:
        await person.page.goto("/replay")
        await person.page.locator("textarea").fill(record.replace("0 s:front", "0 99f@1,1", 1))
        await person.press(person.page.locator("form .button"))
        fault = person.page.get_by_role("alert").filter(has=person.page.locator("pre"))
        await fault.wait_for()
        told = (await fault.inner_text()).replace("\xa0", " ")
        assert f"Chyba je na řádku {first}:" in told
        assert "0 99f@1,1" in told
        assert "„99f@1,1“: ještě si všichni nevybrali stranu počáteční karty a úkol." in told
