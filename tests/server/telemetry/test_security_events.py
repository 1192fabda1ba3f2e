"""Security events: lines of the log that tell what happened, and no secret."""

import json

from codex_naturalis.server.telemetry.security_events import (
    SALT_LIFE,
    SecurityEvent,
    SecurityLog,
)
from tests.server.clock import HeldClock
from tests.server.telemetry.test_telemetry import Logs, logs

__all__ = ["logs"]


def test_an_event_is_one_line_with_its_facts(logs: Logs) -> None:
    """Event, person, the name that was tried, the hash of the address; what is None is left
    out."""
    stream = logs()
    events = SecurityLog(HeldClock())
    events.write(SecurityEvent.SIGN_IN_FAILED, name="Ada" * 100, address="192.0.2.7")
    events.write(SecurityEvent.TOKEN_MADE, person="id-Ada", label="my bot")
    failed, made = map(json.loads, stream.getvalue().splitlines())
    assert failed["event"] == "sign_in_failed"
    assert failed["level"] == "warning"
    assert failed["tried"] == ("Ada" * 100)[:60]
    assert failed["address"] == events.hashed("192.0.2.7")
    assert "person" not in failed
    assert (made["event"], made["person"], made["label"]) == ("token_made", "id-Ada", "my bot")
    assert "192.0.2.7" not in stream.getvalue()


def test_the_salt_of_addresses_changes() -> None:
    """One address has one hash for a day, another one on the next, and another one elsewhere."""
    clock = HeldClock()
    events = SecurityLog(clock)
    first = events.hashed("192.0.2.7")
    assert events.hashed("192.0.2.7") == first != events.hashed("192.0.2.8")
    assert SecurityLog(clock).hashed("192.0.2.7") != first
    clock.advance(SALT_LIFE / 1000)
    assert events.hashed("192.0.2.7") != first
