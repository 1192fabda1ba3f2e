"""From a report to an answered appeal, over the endpoints of a real server."""

from __future__ import annotations

from pathlib import Path

import pytest

from codex_naturalis.protocol.messages import Said
from codex_naturalis.protocol.moderation import DecisionKind
from codex_naturalis.protocol.refusals import Code
from tests.server.endpoints import code
from tests.server.moderation.hosting import Place, decided, hosted, reported

pytestmark = pytest.mark.anyio


async def insulted(place: Place) -> tuple[str, int]:
    """A table at which Grigor has insulted Ioana, and the number of that line."""
    table = await place.ioana.table("me", "free")
    async with place.ioana.line() as hers, place.grigor.line() as his:
        await hers.do("watch", table=table)
        await his.do("sit", table=table, seat=1)
        await hers.do("say", table=table, text="good luck")
        await his.do("say", table=table, text="you take forever")
        await his.do("say", table=table, text="learn to play")
        await hers.do("say", table=table, text="please stop")
        await hers.rest()
        number = next(
            one.number for one in hers.heard if isinstance(one, Said) and "learn" in one.text
        )
    return table, number


async def test_a_report_becomes_a_case(tmp_path: Path) -> None:
    """One case of the queue, with who has reported and the chat around the line."""
    async with hosted(tmp_path) as place:
        table, line = await insulted(place)
        number = await reported(
            place.ioana, place.grigor, text="He insults me.", table=table, line=line
        )
        queue = (await place.moderator.http.get("/api/moderation/queue")).json()
        assert (queue["people"], queue["appeals"]) == (1, 0)
        (case,) = queue["cases"]
        assert (case["person"]["name"], case["kinds"]) == ("Grigor88", ["insult"])
        assert [one["name"] for one in case["reporters"]] == ["Ioana"]
        where = f"/api/moderation/people/{place.grigor.id}"
        (shown,) = (await place.moderator.http.get(where)).json()["open"]
        assert (shown["id"], shown["text"]) == (number, "He insults me.")
        assert (shown["table"]["id"], shown["table"]["chat_lines"]) == (table, 4)
        said = ["good luck", "you take forever", "learn to play", "please stop"]
        assert [one["text"] for one in shown["lines"]] == said
        assert [one["number"] for one in shown["lines"] if one["reported"]] == [line]
        chat = await place.moderator.http.get(f"/api/moderation/reports/{number}/chat")
        assert [one["text"] for one in chat.json()] == said


async def test_a_mute(tmp_path: Path) -> None:
    """In force at once, with its reason; the person is not told who has decided, the reporter is
    told what came of the report, and the log has it."""
    async with hosted(tmp_path) as place:
        table, line = await insulted(place)
        number = await reported(place.ioana, place.grigor, table=table, line=line)
        async with place.grigor.line() as his:
            await his.do("watch", table=table)
            mute = await decided(
                place.moderator, "mute", place.grigor, hours=168, reports=[number], tell=True
            )
            refused = await his.ask("say", table=table, text="hello")
        assert mute["by"]["name"] == "Zoé"
        assert mute["undo_until"] == mute["at"] + 600_000
        assert refused.code is Code.MUTED
        assert refused.parameters == {"until": mute["until"], "reason": "Insults in chat."}
        (about,) = (await place.grigor.http.get("/api/me/decisions")).json()
        assert "Zoé" not in str(about)
        assert (about["kind"], about["in_force"], about["may_appeal"]) == ("mute", True, True)
        seen = f"/api/me/decisions/{mute['id']}/seen"
        assert (await place.grigor.http.post(seen)).status_code == 204
        assert code(await place.ioana.http.post(seen)) == (404, Code.NOT_FOUND)
        (mine,) = (await place.ioana.http.get("/api/me/reports")).json()
        assert (mine["open"], mine["outcome"], mine["seen"]) == (False, "mute", False)
        assert (await place.ioana.http.post("/api/me/reports/seen")).status_code == 204
        assert (await place.ioana.http.get("/api/me/reports")).json()[0]["seen"]
        closed = (await place.host.http.get("/api/moderation/queue?view=closed")).json()
        assert [one["outcome"] for one in closed["cases"]] == ["mute"]


async def test_an_appeal(tmp_path: Path) -> None:
    """One against each decision; not answered by who has decided while there is somebody else; the
    answer is in force at once."""
    async with hosted(tmp_path) as place:
        table, _ = await insulted(place)
        mute = await decided(place.moderator, "mute", place.grigor)
        own = f"/api/me/decisions/{mute['id']}"
        appeal = await place.grigor.http.post(f"{own}/appeal", json={"text": "I am sorry."})
        assert appeal.status_code == 201, appeal.text
        again = await place.grigor.http.post(f"{own}/appeal", json={"text": "Please."})
        assert code(again) == (409, Code.ALREADY_DECIDED)
        queue = (await place.host.http.get("/api/moderation/queue")).json()
        assert [one["kind"] for one in queue["cases"]] == ["appeal"]
        where = f"/api/moderation/people/{place.grigor.id}"
        for reader, may in ((place.moderator, False), (place.host, True)):
            (shown,) = (await reader.http.get(where)).json()["appeals"]
            assert (shown["text"], shown["may_answer"]) == ("I am sorry.", may)
        answering = f"/api/moderation/decisions/{mute['id']}/appeal"
        body = {"uphold": False, "reason": "Once more."}
        assert code(await place.moderator.http.post(answering, json=body)) == (403, Code.FORBIDDEN)
        answer = await place.host.http.post(answering, json=body)
        assert answer.status_code == 201, answer.text
        async with place.grigor.line() as his:
            await his.do("watch", table=table)
            await his.do("say", table=table, text="sorry")
        (about,) = (await place.grigor.http.get("/api/me/decisions")).json()
        assert (about["in_force"], about["may_appeal"]) == (False, False)
        assert about["appeal"]["answer"]["kind"] == "lift"
        log = (await place.host.http.get("/api/moderation/log")).json()
        assert [one["kind"] for one in log["entries"]] == ["lift", "mute", "role", "role"]
        assert log["entries"][1]["ended_by"] == log["entries"][0]["id"]


async def test_undo_opens_the_reports_again(tmp_path: Path) -> None:
    """Undone is as if not made: the report waits, the person sees nothing of it."""
    async with hosted(tmp_path) as place:
        number = await reported(place.ioana, place.grigor)
        made = await decided(place.moderator, "warn", place.grigor, reports=[number])
        undo = f"/api/moderation/decisions/{made['id']}/undo"
        assert code(await place.host.http.post(undo)) == (403, Code.FORBIDDEN)
        assert (await place.moderator.http.post(undo)).status_code == 201
        assert (await place.grigor.http.get("/api/me/decisions")).json() == []
        queue = (await place.moderator.http.get("/api/moderation/queue")).json()
        assert queue["people"] == 1
        again = await place.moderator.http.post(undo)
        assert code(again) == (409, Code.ALREADY_DECIDED)


async def test_only_who_has_a_role(tmp_path: Path) -> None:
    """Everything of moderators is refused to everybody else; what concerns a moderator is for the
    host; nobody decides about themself."""
    async with hosted(tmp_path) as place:
        evidence = f"people/{place.ioana.id}"
        for path in ("queue", "log", "blocked-networks", "people?name=a", evidence):
            refused = await place.ioana.http.get(f"/api/moderation/{path}")
            assert code(refused) == (403, Code.FORBIDDEN), path
        await reported(place.ioana, place.moderator)
        await reported(place.ioana, place.host)
        for reader, seen in ((place.moderator, set()), (place.host, {"Zoé"})):
            cases = (await reader.http.get("/api/moderation/queue")).json()["cases"]
            assert {one["person"]["name"] for one in cases} == seen
        for about in (place.moderator, place.host):
            where = f"/api/moderation/people/{about.id}"
            assert code(await place.moderator.http.get(where)) == (403, Code.FORBIDDEN)
            for kind in ("warn", "mute", "ban", "rename"):
                body = {"kind": kind, "reason": "Why.", "person": about.id}
                refused = await place.moderator.http.post("/api/moderation/decisions", json=body)
                assert code(refused) == (403, Code.FORBIDDEN)
        own = {"kind": DecisionKind.WARN, "reason": "Why.", "person": place.host.id}
        refused = await place.host.http.post("/api/moderation/decisions", json=own)
        assert code(refused) == (403, Code.FORBIDDEN)
        await decided(place.host, "warn", place.moderator)


async def test_two_moderators_and_one_report(tmp_path: Path) -> None:
    """The second is told that it is decided, and nothing of theirs is in the log."""
    async with hosted(tmp_path) as place:
        number = await reported(place.ioana, place.grigor)
        await decided(place.moderator, "warn", place.grigor, reports=[number])
        body = {"kind": "ban", "reason": "Why.", "person": place.grigor.id, "reports": [number]}
        refused = await place.host.http.post("/api/moderation/decisions", json=body)
        assert code(refused) == (409, Code.ALREADY_DECIDED)
        log = (await place.host.http.get("/api/moderation/log")).json()
        assert [one["kind"] for one in log["entries"]] == ["warn", "role", "role"]
