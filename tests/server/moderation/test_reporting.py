"""What may be reported, how often, and what moderators see of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from codex_naturalis.protocol.moderation import ReportFact, ReportKind
from codex_naturalis.protocol.refusals import Code
from codex_naturalis.server.moderation.evidence import facts_of
from codex_naturalis.server.moderation.reporting import MOST_OPEN
from codex_naturalis.server.ports.moderation_store import ReportRow
from codex_naturalis.server.store import SqliteStore
from tests.server.endpoints import code
from tests.server.moderation.hosting import Place, decided, hosted, reported
from tests.server.visiting import Visitor, account, guest

pytestmark = pytest.mark.anyio


async def refused(by: Visitor, about: Visitor | str, kind: str = "insult", **more: Any) -> Any:
    person = about if isinstance(about, str) else about.id
    answer = await by.http.post("/api/reports", json={"person": person, "kind": kind, **more})
    return (*code(answer), answer.json()["case"])


async def test_what_cannot_be_reported(tmp_path: Path) -> None:
    """Oneself, nobody, the server's own kind, a table where the person was not or that one cannot
    read, and a line that somebody else has said; nothing of it is stored."""
    async with hosted(tmp_path) as place:
        ioana, grigor = place.ioana, place.grigor
        table = await ioana.table("me", "free")
        private = await grigor.table("me", "random", spectators=False)
        async with ioana.line() as hers:
            await hers.do("say", table=table, text="hello")
        cannot = (400, Code.BAD_REQUEST, "report")
        assert await refused(ioana, ioana) == cannot
        assert await refused(ioana, "nobody") == (404, Code.NOT_FOUND, "person")
        assert await refused(ioana, grigor, "fair_play") == cannot
        assert await refused(ioana, grigor, line=1) == cannot
        assert await refused(ioana, grigor, table="none") == (404, Code.NOT_FOUND, "table")
        assert await refused(ioana, grigor, table=table) == cannot
        assert await refused(ioana, grigor, table=table, line=1) == (404, Code.NOT_FOUND, "line")
        assert await refused(ioana, grigor, table=private) == cannot
        assert (await ioana.http.get("/api/me/reports")).json() == []
        assert (await place.host.http.get("/api/moderation/queue")).json()["cases"] == []


async def test_the_same_once(tmp_path: Path) -> None:
    """While it is open; another kind is another report, and both are one case."""
    async with hosted(tmp_path) as place:
        first = await reported(place.ioana, place.grigor)
        assert await refused(place.ioana, place.grigor) == (409, Code.ALREADY_DECIDED, "reported")
        second = await reported(place.ioana, place.grigor, "spam")
        third = await reported(place.host, place.grigor, "spam")
        (case,) = (await place.moderator.http.get("/api/moderation/queue")).json()["cases"]
        assert (case["reports"], case["kinds"]) == (3, ["spam", "insult"])
        assert {one["name"] for one in case["reporters"]} == {"Ioana", "Ada"}
        await decided(place.moderator, "dismiss", place.grigor, reports=[first, second, third])
        await reported(place.ioana, place.grigor)
        (mine, *_) = (await place.ioana.http.get("/api/me/reports")).json()
        assert mine["open"]


async def test_what_most_have_reported_comes_first(tmp_path: Path) -> None:
    async with hosted(tmp_path) as place, account(place.url, "Bea") as bea:
        await reported(place.host, place.ioana)
        await reported(place.ioana, place.grigor)
        await reported(bea, place.grigor)
        cases = (await place.moderator.http.get("/api/moderation/queue")).json()["cases"]
        assert [one["person"]["name"] for one in cases] == ["Grigor88", "Ioana"]


async def test_reports_are_rare(tmp_path: Path) -> None:
    """Ten of one person at once, whatever comes of them."""
    async with hosted(tmp_path) as place, guest(place.url) as flood:
        body = {"person": place.grigor.id, "kind": "other"}
        answers = [await flood.http.post("/api/reports", json=body) for _ in range(11)]
        assert [answer.status_code for answer in answers] == [201, *[409] * 9, 429]
        assert answers[-1].json()["case"] == "report"
        assert answers[-1].headers["Retry-After"]


async def test_undecided_reports_are_bounded(tmp_path: Path) -> None:
    async with hosted(tmp_path) as place:
        for number in range(MOST_OPEN):
            await _stored(place, place.ioana, f"person-{number}")
        most = (409, Code.LIMIT_REACHED, "reports")
        assert await refused(place.ioana, place.grigor) == most


async def _stored(place: Place, by: Visitor, about: str) -> None:
    store = await SqliteStore.beside(place.data / "codex.sqlite3")
    try:
        await store.moderation.report(ReportRow(about, ReportKind.SPAM, 1, by.id))
    finally:
        await store.close()


async def test_what_is_passed_on_is_the_hosts(tmp_path: Path) -> None:
    """Moderators no longer see it."""
    async with hosted(tmp_path) as place:
        number = await reported(place.ioana, place.grigor)
        passing = "/api/moderation/reports/pass-on"
        answer = await place.moderator.http.post(passing, json={"reports": [number]})
        assert answer.status_code == 204
        for reader, cases in ((place.moderator, 0), (place.host, 1)):
            queue = (await reader.http.get("/api/moderation/queue")).json()
            assert len(queue["cases"]) == queue["people"] == cases


async def test_decisions_need_what_they_need(tmp_path: Path) -> None:
    """Each refused with the same code, and nothing is in the log."""
    async with hosted(tmp_path) as place:
        number = await reported(place.ioana, place.grigor)
        wrong: list[dict[str, Any]] = [
            {"kind": "warn"},
            {"kind": "dismiss", "person": place.grigor.id},
            {"kind": "warn", "person": place.ioana.id, "reports": [number]},
            {"kind": "warn", "person": place.grigor.id, "hours": 1},
            {"kind": "warn", "person": place.grigor.id, "network": "192.0.2.1"},
            {"kind": "mute", "person": place.grigor.id, "reason": "   "},
            {"kind": "close_table"},
            {"kind": "block_address"},
            {"kind": "undo", "person": place.grigor.id},
            {"kind": "role", "person": place.grigor.id},
        ]
        for body in wrong:
            answer = await place.host.http.post(
                "/api/moderation/decisions", json={"reason": "Why.", **body}
            )
            assert (*code(answer), answer.json()["case"]) == (400, Code.BAD_REQUEST, "decision"), (
                body
            )
        log = (await place.host.http.get("/api/moderation/log")).json()["entries"]
        assert [one["kind"] for one in log] == ["role", "role"]


async def test_the_log_page_by_page(tmp_path: Path) -> None:
    """Every decision once, the newest first; by person too."""
    async with hosted(tmp_path) as place:
        for _ in range(52):
            await decided(place.host, "warn", place.grigor)
        found: list[int] = []
        more: int | None = None
        while True:
            query = "" if more is None else f"?before={more}"
            page = (await place.host.http.get(f"/api/moderation/log{query}")).json()
            found += [one["id"] for one in page["entries"]]
            if (more := page["more"]) is None:
                break
        assert found == sorted(found, reverse=True)
        assert len(set(found)) == 54
        person = f"/api/moderation/log?person={place.host.id}"
        entries = (await place.host.http.get(person)).json()["entries"]
        assert [one["kind"] for one in entries] == ["role"]


async def test_people_are_found(tmp_path: Path) -> None:
    """By a part of their name or by id, with what is decided about them."""
    async with hosted(tmp_path) as place:
        await reported(place.ioana, place.grigor)
        await decided(place.moderator, "mute", place.grigor)
        for asked in ("GRIG", place.grigor.id):
            where = f"/api/moderation/people?name={asked}"
            (found,) = (await place.moderator.http.get(where)).json()
            assert (found["person"]["name"], found["muted"], found["banned"]) == (
                "Grigor88",
                True,
                False,
            )
            assert (found["reported"], found["may_decide"]) == (True, True)
        (ada,) = (await place.moderator.http.get("/api/moderation/people?name=Ada")).json()
        assert (ada["role"], ada["may_decide"]) == ("host", False)


def test_facts_of_the_server() -> None:
    """Words, numbers, and values with their doubt."""
    text = '{"pattern":"engine","games":12,"agreement":{"value":0.93,"doubt":0.02}}'
    assert facts_of(text) == (
        ReportFact("pattern", "engine"),
        ReportFact("games", 12),
        ReportFact("agreement", 0.93, 0.02),
    )
    assert facts_of("{}") == ()
