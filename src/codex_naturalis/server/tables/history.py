"""The past events of a table, for those who come later or come back."""

from __future__ import annotations

from collections.abc import Iterable

from codex_naturalis.engine.events import redact
from codex_naturalis.protocol.messages import PastEvents, PlacementTakenBack, Recap, TableEvent
from codex_naturalis.protocol.people import Millis
from codex_naturalis.server.ports.log import Entry, Head
from codex_naturalis.server.tables.audience import Viewpoint
from codex_naturalis.server.tables.context import encode
from codex_naturalis.server.tables.course import Course


class History:
    """Of one table, in the order of versions."""

    __slots__ = ("_steps",)

    def __init__(self) -> None:
        self._steps: list[PastEvents] = []

    def add(self, version: int, played: int, at: Millis, events: tuple[TableEvent, ...]) -> None:
        """What has made this version of the table; `played` is the round in which it happened."""
        if events:
            self._steps.append(PastEvents(version, played, at, events))

    @property
    def last(self) -> Millis:
        """When something happened last; 0 before the first half-move."""
        return self._steps[-1].at if self._steps else 0

    def frame(self, table: str, viewpoint: Viewpoint, after: int, until: int) -> bytes:
        """What a viewpoint may know of the versions after one, up to another."""
        steps = tuple(
            PastEvents(
                step.version,
                step.round,
                step.at,
                tuple([redacted(event, viewpoint) for event in step.events]),
            )
            for step in self._steps
            if after < step.version <= until
        )
        return encode(Recap(table, viewpoint, until, steps))


def redacted(event: TableEvent, viewpoint: Viewpoint) -> TableEvent:
    return event if isinstance(event, PlacementTakenBack) else redact(event, viewpoint)


def fold_with_history(head: Head, entries: Iterable[Entry]) -> tuple[Course, History]:
    """The course of a table, and all that happened there."""
    course, history = Course(head), History()
    for entry in entries:
        played = course.round
        history.add(entry.number, played, entry.at, course.apply(entry))
    return course, history
