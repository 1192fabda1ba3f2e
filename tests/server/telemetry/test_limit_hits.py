"""Limits that were reached: counted always, said once an hour; and lines that come often."""

from __future__ import annotations

import io
import json
import logging

import pytest

from codex_naturalis.protocol.refusals import Code, Refused
from codex_naturalis.server.people.limits import TooMany
from codex_naturalis.server.settings import LogFormat
from codex_naturalis.server.telemetry import limit_hits
from codex_naturalis.server.telemetry.limit_hits import LimitHits
from codex_naturalis.server.telemetry.logs import REPEATED_AFTER, SeldomRepeated, configure_logging
from codex_naturalis.server.telemetry.metrics import Metrics
from tests.server.clock import HeldClock


def test_counted_and_said_once(caplog: pytest.LogCaptureFixture) -> None:
    clock, metrics = HeldClock(), Metrics()
    hits = LimitHits(clock, metrics.limit, lambda address: f"hash of {len(address)}")
    with caplog.at_level(logging.WARNING):
        for _ in range(50):
            hits.saw(TooMany(1000, "chat"), "anna", "192.0.2.1")
        hits.saw(TooMany(1000, "chat"), "bert", "192.0.2.1")
        hits.saw(TooMany(1000), None, "192.0.2.1")
        hits.saw(Refused(Code.NOT_FOUND, "no"), "anna", "192.0.2.1")
        clock.advance(3600)
        hits.saw(TooMany(1000, "chat"), "anna", "192.0.2.1")
    said = [(r.__dict__["limit"], r.__dict__.get("person")) for r in caplog.records]
    chat = "rate_limited_chat"
    assert said == [(chat, "anna"), (chat, "bert"), ("rate_limited", None), (chat, "anna")]
    assert "192.0.2.1" not in str([record.__dict__ for record in caplog.records])
    shown = metrics.render().decode()
    assert 'codex_limits_reached_total{limit="rate_limited_chat"} 52.0' in shown
    assert 'codex_limits_reached_total{limit="rate_limited"} 1.0' in shown


def test_memory_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limit_hits, "MOST_SAID", 10)
    hits = LimitHits(HeldClock(), lambda _: None, str)
    for number in range(100):
        hits.saw(TooMany(1000), None, f"address {number}")
    assert len(hits._said) == 10


def test_often_is_said_seldom() -> None:
    """Of marked lines one a minute goes out, with how many were left out; others all do."""
    stream = io.StringIO()
    root, ours = logging.getLogger(), logging.getLogger("codex_naturalis")
    before = root.handlers[:], root.level, ours.level
    try:
        configure_logging(LogFormat.JSON, "info", stream)
        for number in range(500):
            ours.error("could not save: %s", number, extra={"often": True})
            if number < 3:
                ours.info("a line")
    finally:
        root.handlers[:] = before[0]
        root.setLevel(before[1])
        ours.setLevel(before[2])
    lines = [json.loads(line) for line in stream.getvalue().splitlines()]
    assert [line["message"] for line in lines] == [
        "could not save: 0",
        "a line",
        "a line",
        "a line",
    ]
    assert "often" not in lines[0]


def test_how_many_were_left_out() -> None:
    seldom = SeldomRepeated()

    def record(at: float) -> logging.LogRecord:
        made = logging.makeLogRecord({"msg": "could not save", "name": "x", "often": True})
        made.created = at
        return made

    assert seldom.filter(record(0.0))
    assert not any(seldom.filter(record(at)) for at in (1.0, 2.0, 3.0))
    later = record(REPEATED_AFTER)
    assert seldom.filter(later)
    assert later.__dict__["left_out"] == 3
