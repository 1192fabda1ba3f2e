"""The laws of the store, for every adapter: reports, decisions, appeals, blocked people."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from codex_naturalis.protocol.moderation import DecisionKind, ReportKind
from codex_naturalis.protocol.people import Role
from codex_naturalis.server.ports.moderation_store import (
    AddressBlock,
    AppealRow,
    DecisionQuery,
    NewDecision,
    Renaming,
    ReportedLine,
    ReportRow,
)
from codex_naturalis.server.ports.store import Conflict, Store
from codex_naturalis.server.store import SqliteStore
from tests.conformance.stores import person

pytestmark = pytest.mark.anyio

GRIGOR, ZOE = "id-Grigor", "id-Zoé"


@pytest.fixture
async def store(store: Store) -> Store:
    for name in ("Grigor", "Zoé", "Ioana"):
        await store.people.add(person(name))
    return store


def insult(at: int = 1, reporter: str | None = "id-Ioana") -> ReportRow:
    return ReportRow(GRIGOR, ReportKind.INSULT, at, reporter, "He insults me.", "t", 3)


async def test_a_report_and_its_chat(store: Store) -> None:
    """A report comes back as it was made, with the chat of that moment; the server reports without
    a name and with facts."""
    lines = (ReportedLine(2, "id-Ioana", "good luck", 5), ReportedLine(3, GRIGOR, "no", 6))
    first = await store.moderation.report(insult(), lines)
    facts = '{"agreement":0.93,"doubt":0.02}'
    second = await store.moderation.report(ReportRow(GRIGOR, ReportKind.FAIR_PLAY, 2, facts=facts))
    found = await store.moderation.open_reports()
    assert [one.id for one in found] == [first, second]
    assert (found[0].text, found[0].table, found[0].line) == ("He insults me.", "t", 3)
    assert (found[1].reporter, found[1].facts) == (None, facts)
    assert await store.moderation.lines(first) == list(lines)
    assert await store.moderation.lines(second) == []
    assert await store.moderation.count_open() == (1, 0)
    assert [one.id for one in await store.moderation.reports_of(reporter="id-Ioana")] == [first]


async def test_a_decision_closes_its_reports_once(store: Store) -> None:
    """Of two who decide about the same reports, the second is refused and changes nothing."""
    report = await store.moderation.report(insult())
    warn = NewDecision(DecisionKind.WARN, 10, ZOE, GRIGOR, "Insults.", reports=(report,), tell=True)
    made = await store.moderation.decide(warn)
    assert (made.kind, made.by, made.person, made.reason) == (
        DecisionKind.WARN,
        ZOE,
        GRIGOR,
        "Insults.",
    )
    with pytest.raises(Conflict):
        await store.moderation.decide(warn)
    assert await store.moderation.decisions(DecisionQuery()) == [made]
    assert await store.moderation.open_reports() == []
    (closed,) = await store.moderation.reports_by(made.id)
    assert (closed.id, closed.told, closed.seen) == (report, True, False)
    await store.moderation.see_reports("id-Ioana")
    assert (await store.moderation.reports_by(made.id))[0].seen
    undo = NewDecision(DecisionKind.UNDO, 11, ZOE, GRIGOR, of=made.id)
    await store.moderation.decide(undo)
    (again,) = await store.moderation.open_reports()
    assert (again.id, again.told) == (report, False)


async def test_the_log_cannot_be_changed(tmp_path: Path) -> None:
    """Neither this program nor another one that has the file can change or delete a decision."""
    path = tmp_path / "store.db"
    store = await SqliteStore.open(path)
    await store.moderation.decide(NewDecision(DecisionKind.DISMISS, 1, None, reason="Nothing."))
    with closing(sqlite3.connect(path)) as other:
        for change in ("UPDATE decisions SET reason = ''", "DELETE FROM decisions"):
            with pytest.raises(sqlite3.IntegrityError, match="never changed"):
                other.execute(change)
    await store.close()


async def test_queries_of_the_log(store: Store) -> None:
    """The newest first, by person, by who decided, page by page; or what came after a number."""
    numbers = []
    for at, (by, about) in enumerate([(ZOE, GRIGOR), (None, GRIGOR), (ZOE, "id-Ioana")]):
        new = NewDecision(DecisionKind.WARN, at, by, about, "Why.")
        numbers.append((await store.moderation.decide(new)).id)
    log = store.moderation.decisions
    assert [one.id for one in await log(DecisionQuery())] == numbers[::-1]
    assert [one.id for one in await log(DecisionQuery(person=GRIGOR))] == numbers[1::-1]
    assert [one.id for one in await log(DecisionQuery(by=ZOE, limit=1))] == numbers[2:]
    assert [one.id for one in await log(DecisionQuery(before=numbers[1]))] == numbers[:1]
    after = await store.moderation.decisions_after(numbers[0])
    assert [one.id for one in after] == numbers[1:]
    assert (await store.moderation.decision(numbers[1])) == after[0]
    assert await store.moderation.decision(10**9) is None


async def test_what_is_in_force(store: Store) -> None:
    """Mutes and bans that have not ended come with what was said about them later."""
    decide = store.moderation.decide
    ended = await decide(NewDecision(DecisionKind.MUTE, 1, ZOE, GRIGOR, "a", until=5))
    mute = await decide(NewDecision(DecisionKind.MUTE, 1, ZOE, GRIGOR, "b", until=50))
    ban = await decide(NewDecision(DecisionKind.BAN, 2, ZOE, GRIGOR, "c"))
    lift = await decide(NewDecision(DecisionKind.LIFT, 3, ZOE, GRIGOR, "d", of=ban.id))
    await decide(NewDecision(DecisionKind.WARN, 3, ZOE, GRIGOR, "e"))
    assert await store.moderation.in_force(10) == [mute, ban, lift]
    assert ended.until == 5


async def test_a_person_is_renamed_with_the_decision(store: Store) -> None:
    """The old name is kept from everybody until the decision is undone, and is not in the log; a
    name that is taken refuses the whole decision."""
    rename = NewDecision(DecisionKind.RENAME, 1, ZOE, GRIGOR, "Name.", name="Patient Fern 31")
    made = await store.moderation.decide(rename)
    row = await store.people.get(GRIGOR)
    assert row is not None
    assert row.name == "Patient Fern 31"
    assert await store.people.by_name("patient fern 31") == row
    assert await store.moderation.is_taken_away("GRIGOR")
    assert await store.moderation.taken_from(GRIGOR) == ["Grigor"]
    assert await store.moderation.renamings([made.id]) == {
        made.id: Renaming(made.id, "Grigor", "Patient Fern 31")
    }
    with pytest.raises(Conflict):
        await store.moderation.decide(
            NewDecision(DecisionKind.RENAME, 2, ZOE, GRIGOR, "Name.", name="Ioana")
        )
    assert await store.moderation.decisions(DecisionQuery()) == [made]
    await store.moderation.decide(
        NewDecision(DecisionKind.UNDO, 3, ZOE, GRIGOR, of=made.id, name="Grigor")
    )
    assert not await store.moderation.is_taken_away("Grigor")
    assert await store.moderation.taken_from(GRIGOR) == []
    assert (await store.people.by_name("grigor")) is not None


async def test_blocked_addresses(store: Store) -> None:
    """A network is blocked until its end or until it is unblocked; later it is forgotten."""
    decide = store.moderation.decide
    block = DecisionKind.BLOCK_ADDRESS
    first = await decide(NewDecision(block, 1, None, reason="Flood.", network="192.0.2.0/24"))
    second = await decide(
        NewDecision(block, 1, None, reason="Flood.", network="2001:db8::/64", until=100)
    )
    blocks = store.moderation.address_blocks
    assert await blocks(10) == [
        AddressBlock(first.id, "192.0.2.0/24", None),
        AddressBlock(second.id, "2001:db8::/64", 100),
    ]
    assert [one.decision for one in await blocks(100)] == [first.id]
    await decide(
        NewDecision(DecisionKind.UNBLOCK_ADDRESS, 200, None, reason="Over.", network="192.0.2.0/24")
    )
    assert await blocks(10) == [AddressBlock(second.id, "2001:db8::/64", 100)]
    assert await store.moderation.networks([first.id]) == {first.id: "192.0.2.0/24"}
    assert await store.moderation.forget(150) == 1
    assert await store.moderation.networks([first.id, second.id]) == {first.id: "192.0.2.0/24"}


async def test_one_appeal(store: Store) -> None:
    """Against a decision there is one appeal; lifting or upholding the decision answers it."""
    made = await store.moderation.decide(NewDecision(DecisionKind.MUTE, 1, ZOE, GRIGOR, "Why."))
    appeal = AppealRow(made.id, GRIGOR, 2, "It was a joke.")
    await store.moderation.appeal(appeal)
    with pytest.raises(Conflict):
        await store.moderation.appeal(appeal)
    assert await store.moderation.open_appeals() == [appeal]
    assert await store.moderation.count_open() == (0, 1)
    upheld = await store.moderation.decide(
        NewDecision(DecisionKind.UPHOLD, 3, None, GRIGOR, "It was not.", of=made.id)
    )
    assert await store.moderation.open_appeals() == []
    assert (await store.moderation.appeals([made.id]))[made.id].answer == upheld.id
    assert await store.moderation.seen([made.id]) == frozenset()
    await store.moderation.see(made.id, 4)
    await store.moderation.see(made.id, 5)
    assert await store.moderation.seen([made.id, upheld.id]) == {made.id}


async def test_roles(store: Store) -> None:
    """A role is given and taken by a decision."""
    for role, expected in ((Role.MODERATOR, {ZOE: Role.MODERATOR}), (None, {})):
        await store.moderation.decide(NewDecision(DecisionKind.ROLE, 1, None, ZOE, role=role))
        assert await store.moderation.roles() == expected


async def test_passing_on(store: Store) -> None:
    """A report that is passed on is open, and marked for the host."""
    report = await store.moderation.report(insult())
    await store.moderation.pass_on([report])
    assert (await store.moderation.open_reports())[0].for_host


async def test_blocks(store: Store) -> None:
    """Blocking has a direction, happens once, and can be taken back."""
    block = store.people.block
    await block(ZOE, GRIGOR, 1)
    await block(ZOE, GRIGOR, 2)
    await block("id-Ioana", GRIGOR, 3)
    assert await store.people.blocked_by(ZOE) == {GRIGOR: 2}
    assert await store.people.blocked_by(GRIGOR) == {}
    assert await store.people.blocks_among([ZOE, GRIGOR]) == [(ZOE, GRIGOR)]
    await block("id-Ioana", GRIGOR, None)
    await store.people.mute("id-Ioana", GRIGOR, True)
    listeners = [ZOE, "id-Ioana", GRIGOR]
    assert await store.people.hears_not(GRIGOR, listeners) == {ZOE, "id-Ioana"}
    assert await store.people.hears_not(ZOE, listeners) == frozenset()
    await block(ZOE, GRIGOR, None)
    assert await store.people.blocks_among([ZOE, GRIGOR]) == []


async def test_a_deleted_person_leaves_nothing_but_the_log(store: Store) -> None:
    """Reports about the person, their reported lines, old names, blocks and role go; decisions
    stay."""
    lines = (ReportedLine(3, GRIGOR, "my own words", 6), ReportedLine(4, ZOE, "please", 7))
    await store.moderation.report(insult(), lines)
    mine = ReportRow(ZOE, ReportKind.OTHER, 1, GRIGOR, "my own words")
    about_zoe = await store.moderation.report(mine, lines)
    made = await store.moderation.decide(
        NewDecision(DecisionKind.RENAME, 1, ZOE, GRIGOR, "Name.", name="Patient Fern 31")
    )
    await store.people.block(ZOE, GRIGOR, 1)
    await store.people.erase(GRIGOR, "deleted-1", 9)
    assert await store.moderation.renamings([made.id]) == {}
    assert await store.people.blocked_by(ZOE) == {}
    (left,) = await store.moderation.open_reports()
    assert (left.id, left.text) == (about_zoe, "")
    assert await store.moderation.lines(about_zoe) == [lines[1]]
    assert await store.moderation.decision(made.id) == made
    exported = b"".join([line async for line in store.export()])
    assert b"my own words" not in exported
    assert b'"Grigor"' not in exported


async def test_names_that_contain(store: Store) -> None:
    """In any case; signs of patterns are ordinary letters."""
    await store.people.add(person("100%_sure"))
    found = store.people.named_like
    assert {one.name for one in await found("O", 10)} == {"Grigor", "Zoé", "Ioana"}
    assert [one.name for one in await found("%_", 10)] == ["100%_sure"]
    assert len(await found("", 2)) == 2
