"""Logs: one line for each record, as text or JSON, through one handler for all loggers."""

from __future__ import annotations

import logging
import sys
from collections import Counter
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import TextIO

import msgspec

from codex_naturalis.server.settings import LogFormat
from codex_naturalis.server.telemetry.redaction import redact, redact_text

OURS = "codex_naturalis"

REPEATED_AFTER = 60.0
"""Seconds."""

_OWN = {*vars(logging.makeLogRecord({})), "message", "asctime", "taskName", "color_message"}
"""Attributes that every record has; all others were given by the caller as `extra`."""


def configure_logging(
    form: LogFormat = LogFormat.TEXT, level: str = "info", stream: TextIO | None = None
) -> None:
    """Send all logs to one stream (None: stderr). Libraries log warnings and errors only: at lower
    levels they would log network traffic and queries, secrets included."""
    handler = logging.StreamHandler(sys.stderr if stream is None else stream)
    handler.addFilter(SeldomRepeated())
    handler.setFormatter(JsonLines() if form is LogFormat.JSON else TextLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    own = logging.getLevelNamesMapping()[level.upper()]
    root.setLevel(max(own, logging.WARNING))
    logging.getLogger(OURS).setLevel(own)


class SeldomRepeated(logging.Filter):
    """Of records that are marked as coming often (`extra={"often": True}`), such as every change
    that cannot be saved while the disk is full, one a minute of each kind."""

    def __init__(self) -> None:
        super().__init__()
        self._shown: dict[tuple[str, object], float] = {}
        self._left_out: Counter[tuple[str, object]] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        if not record.__dict__.pop("often", False):
            return True
        kind = record.name, record.msg
        if record.created - self._shown.get(kind, float("-inf")) < REPEATED_AFTER:
            self._left_out[kind] += 1
            return False
        self._shown[kind] = record.created
        if left_out := self._left_out.pop(kind, 0):
            record.__dict__["left_out"] = left_out
        return True


class _Lines(logging.Formatter):
    """A record as data with secrets redacted, whatever logger it came from."""

    def facts(self, record: logging.LogRecord) -> dict[str, object]:
        extras = {name: value for name, value in vars(record).items() if name not in _OWN}
        redacted = redact(extras)
        assert isinstance(redacted, dict)
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        facts: dict[str, object] = {
            "at": at.replace("+00:00", "Z"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": redact_text(record.getMessage()),
            **redacted,
        }
        if record.exc_info:
            facts["exception"] = redact_text(self.formatException(record.exc_info))
        if record.stack_info:
            facts["stack"] = redact_text(record.stack_info)
        return facts


class JsonLines(_Lines):
    def format(self, record: logging.LogRecord) -> str:
        return msgspec.json.encode(self.facts(record)).decode()


class TextLines(_Lines):
    def format(self, record: logging.LogRecord) -> str:
        facts = self.facts(record)
        start = [str(facts.pop(name)) for name in ("at", "level", "logger", "message")]
        return _one_line(" ".join([*start, *_pairs(facts)]))


def _pairs(facts: Mapping[str, object]) -> list[str]:
    return [f"{name}={_value(value)}" for name, value in facts.items()]


def _value(value: object) -> str:
    """Quoted where it could be read as more than one value."""
    if isinstance(value, str) and value and not set(value) & set(" \"'=,"):
        return value
    return "-" if value is None else msgspec.json.encode(value).decode()


def _one_line(text: str) -> str:
    """Text from outside must not start a new line or send control codes to a terminal."""
    return "".join(
        sign if sign.isprintable() else sign.encode("unicode_escape").decode() for sign in text
    )
