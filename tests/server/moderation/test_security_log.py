"""Decisions, roles, reports and blocked networks are security events, whoever has made them."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

import pytest

from tests.server.moderation.hosting import decided, hosted, reported

pytestmark = pytest.mark.anyio


async def test_what_is_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """With ids and no address, no reason and no name."""
    with caplog.at_level(logging.INFO, "codex_naturalis.server.telemetry.security_events"):
        async with hosted(tmp_path) as place:
            number = await reported(place.ioana, place.grigor, text="He insults me.")
            mute = await decided(place.moderator, "mute", place.grigor, reports=[number])
            await decided(place.host, "block_address", None, network="203.0.113.0/24")
            await decided(place.host, "unblock_address", None, network="203.0.113.0/24")
    events: list[dict[str, Any]] = [
        vars(record)
        for record in caplog.records
        if record.message == "security" and vars(record)["event"] != "registered"
    ]
    said = [(event["event"], event.get("kind"), event.get("by")) for event in events]
    assert said == [
        ("role_given", "role", "command"),
        ("role_given", "role", "command"),
        ("reported", "insult", place.ioana.id),
        ("decision", "mute", place.moderator.id),
        ("address_blocked", "block_address", place.host.id),
        ("address_unblocked", "unblock_address", place.host.id),
    ]
    assert (events[3]["person"], events[3]["decision"]) == (place.grigor.id, mute["id"])
    assert "203.0.113" not in str(events)
    assert "insults" not in str(events)
