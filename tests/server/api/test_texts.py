"""What people write — chat, names of seats, their own names — goes out as inert text, to those who
want to hear it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from codex_naturalis.notation.record import read_record
from codex_naturalis.protocol.messages import Said
from codex_naturalis.protocol.refusals import Code
from tests.server.serving import serving
from tests.server.visiting import Line, guest

pytestmark = pytest.mark.anyio

MARKUP = "<img src=x onerror=alert(1)> & \"quoted\" 'too' </script> {{7*7}} ${x} \\u003c"
INVISIBLE = {
    "a bell": "\a",
    "an escape": "\x1b[31m",
    "NUL": "a\0b",
    "right to left": "abc\u202edef",
    "an isolate": "a\u2067b",
    "a mark": "a\u200fb",
    "no width": "a\u200bb",
    "a private sign": "\ue000",
    "no character": "\ufffe",
    "a tag": "\U000e0041",
}


@pytest.fixture
async def url(tmp_path: Path) -> AsyncIterator[str]:
    async with serving(tmp_path / "data", rate_limits=False) as url:
        yield url


async def seated(stack: AsyncExitStack, url: str) -> tuple[str, list[Line], list[str]]:
    """Two at a table, who listen; and their ids."""
    people = [await stack.enter_async_context(guest(url)) for _ in range(2)]
    lines = [await stack.enter_async_context(one.line()) for one in people]
    table = await people[0].table("me", "free")
    await lines[1].do("sit", table=table, seat=1)
    for line in lines:
        await line.do("watch", table=table)
    return table, lines, [one.id for one in people]


def said(line: Line) -> list[str]:
    return [one.text for one in line.heard if isinstance(one, Said)]


async def test_markup_in_chat_is_text(url: str) -> None:
    """What looks like a page comes back letter by letter as a JSON string, to those there and to
    those who come later; blanks of all kinds are one blank."""
    async with AsyncExitStack() as stack:
        table, lines, _ = await seated(stack, url)
        await lines[0].do("say", table=table, text=MARKUP)
        await lines[0].do("say", table=table, text="  one\n\ttwo\u3000 three\u2028four ")
        await lines[1].rest()
        assert said(lines[1]) == [MARKUP, "one two three four"]
        await lines[1].do("watch", table=table)
        assert said(lines[1]) == [MARKUP, "one two three four"] * 2


async def test_signs_that_cannot_be_seen_are_refused(url: str) -> None:
    """No line of chat moves the cursor of a terminal, turns text around or hides in it, and none
    is empty; nobody hears of it."""
    async with AsyncExitStack() as stack:
        table, lines, _ = await seated(stack, url)
        for text in (*INVISIBLE.values(), " ", "\n\t", "\u3000"):
            code = await lines[0].refused("say", table=table, text=text)
            assert code is Code.BAD_REQUEST, repr(text)
        for text in ("", "x" * 501):
            assert await lines[0].refused("say", table=table, text=text) is Code.BAD_REQUEST
        await lines[0].do("say", table=table, text="x" * 500)
        await lines[1].rest()
        assert said(lines[1]) == ["x" * 500]


@pytest.mark.slow
async def test_names_of_seats_are_one_line_that_can_be_seen(url: str) -> None:
    """A hot seat's name, when the table is made or sat at, has no signs that cannot be seen, nor
    line ends: it stands in records and in terminals. Markup in it is text."""
    async with guest(url) as host, host.line() as line:
        table = await host.table("me", "free", "free")
        for name in (*INVISIBLE.values(), "a\nb", "a\u2028b", " "):
            code = await line.refused("sit", table=table, seat=1, name=name)
            assert code is Code.BAD_NAME, repr(name)
            seats = [{"type": "human", "mine": True, "name": name}, {"type": "human"}]
            answer = await host.http.post("/api/tables", json={"seats": seats})
            assert (answer.status_code, answer.json()["code"]) == (422, "bad_name"), repr(name)
        await line.do("sit", table=table, seat=1, name="<b>Bo & #1</b>")
        await line.do("sit", table=table, seat=2, name="Ada")
        await line.do("watch", table=table, seat=1)
        assert line.table.seats[1].name == "<b>Bo & #1</b>"
        await line.do("resign", table=table, seat=1)
        for seat in (0, 2):
            await line.ask("resign", table=table, seat=seat)
        record = await host.http.get(f"/api/tables/{table}/record")
        assert record.headers["content-type"] == "text/plain; charset=utf-8"
        assert record.headers["x-content-type-options"] == "nosniff"
        assert read_record(record.text).names[2] == "Ada"


async def test_names_of_people_have_no_markup(url: str) -> None:
    """Nobody is called like a page, a terminal's command or somebody else turned around."""
    async with guest(url) as somebody:
        for name in ("<b>Bo</b>", "a&b", "Bo\x1b[0m", "ab\u202ecd", "a\u200bb", "Bo\nBo", '"Bo"'):
            answer = await somebody.http.patch("/api/me", json={"name": name})
            assert (answer.status_code, answer.json()["code"]) == (422, "bad_name"), repr(name)


async def test_muted_people_are_not_heard(url: str) -> None:
    """Who mutes somebody hears nothing of them, live or later, at any table, until they unmute
    them; others do, and the muted one is not told."""
    async with AsyncExitStack() as stack:
        table, lines, ids = await seated(stack, url)
        looker = await stack.enter_async_context(
            (await stack.enter_async_context(guest(url))).line()
        )
        await looker.do("watch", table=table)
        await lines[1].do("mute", person=ids[0])
        await lines[0].do("say", table=table, text="unheard")
        for line in (*lines, looker):
            await line.rest()
        assert said(lines[1]) == []
        assert said(lines[0]) == said(looker) == ["unheard"]
        await lines[1].do("watch", table=table)
        assert said(lines[1]) == []
        await lines[1].do("mute", person=ids[0], muted=False)
        await lines[0].do("say", table=table, text="heard")
        await lines[1].rest()
        assert said(lines[1]) == ["heard"]


async def test_muting_nobody_and_muting_again(url: str) -> None:
    """To mute somebody twice is to mute them; somebody who does not exist cannot be muted."""
    async with guest(url) as one, guest(url) as other, one.line() as line:
        for muted in (True, True, False, False):
            await line.do("mute", person=other.id, muted=muted)
        assert await line.refused("mute", person="nobody") is Code.NOT_FOUND
