"""Guests who have not come back for long are forgotten, with what nobody else needs."""

from __future__ import annotations

from pathlib import Path

import pytest

from codex_naturalis.protocol.commands import Sit
from codex_naturalis.protocol.people import PersonKind
from codex_naturalis.protocol.refusals import Code, Refused
from codex_naturalis.protocol.tables import BotSeat, HumanSeat, SeatState
from codex_naturalis.server.housekeeping.idle_guests import IdleGuests
from codex_naturalis.server.ports.store import PersonRow, RecordRow
from tests.server.clock import START
from tests.server.playing import LiveTables, asking, live_tables

pytestmark = pytest.mark.anyio

DAY = 86_400
DAYS = 60
WITH_BOT = (HumanSeat(mine=True), BotSeat("random"))


def guests_of(here: LiveTables, *connected: str) -> IdleGuests:
    is_here = connected.__contains__
    return IdleGuests(here.store, here.registry, here.clock, DAYS, is_here)


async def forgotten(here: LiveTables, person: str) -> bool:
    row = await here.store.people.get(person)
    return row is None or row.deleted is not None


async def test_with_what_nobody_needs(tmp_path: Path) -> None:
    """After so many days the guest is gone without a trace, with the record and the tables where
    the guest was alone; an account that did as little stays."""
    async with live_tables(tmp_path) as here:
        alone = await here.create("gast", seats=WITH_BOT)
        waiting = await here.create("gast")
        hers = await here.create("anna", seats=WITH_BOT)
        await here.store.records.add(RecordRow("r", "gast", START, "…"))
        await here.rest()
        guests = guests_of(here)
        here.clock.advance(DAYS * DAY - 1)
        assert await guests.batch() == 0
        here.clock.advance(2)
        assert await guests.batch() == 1
        assert await guests.batch() == 0
        assert await here.store.people.get("gast") is None
        assert await here.store.records.get("r") is None
        for room in (alone, waiting):
            assert await here.store.tables.load(room.id) is None
            with pytest.raises(Refused) as refused:
                await here.registry.get(room.id)
            assert refused.value.code is Code.NOT_FOUND
        assert await here.store.tables.load(hers.id) is not None
        assert not await forgotten(here, "anna")


async def test_what_others_need_stays(tmp_path: Path) -> None:
    """A game with somebody else is theirs too: the guest gives it up and has no name there."""
    async with live_tables(tmp_path) as here:
        room = await here.create("gast")
        anna = await here.watcher("anna", room.id)
        assert await anna.do(Sit, seat=1) is None
        here.clock.advance((DAYS + 1) * DAY)
        assert await guests_of(here).batch() == 1
        row = await here.store.people.get("gast")
        assert row is not None
        assert row.deleted is not None
        assert await here.store.tables.load(room.id) is not None
        assert room.course.chairs[0].state is SeatState.HANDED


async def test_who_was_seen_stays(tmp_path: Path) -> None:
    """Who is connected, or whose game, record or token is younger, is not idle."""
    async with live_tables(tmp_path) as here:
        for name in ("plays", "imports", "new"):
            created = START + (50 * DAY * 1000 if name == "new" else 0)
            row = PersonRow(name, name.title(), PersonKind.GUEST, created)
            await here.store.people.add(row)
        here.clock.advance(30 * DAY)
        plays = PersonRow("plays", "Plays", PersonKind.GUEST, START)
        await here.registry.create(plays, asking(seats=WITH_BOT))
        await here.store.records.add(RecordRow("r", "imports", here.clock.now(), "…"))
        await here.rest()
        here.clock.advance(31 * DAY)
        assert await guests_of(here, "gast").batch() == 0
        for name in ("plays", "imports", "new", "gast"):
            assert not await forgotten(here, name), name
        assert await guests_of(here).batch() == 1
        assert await forgotten(here, "gast")
