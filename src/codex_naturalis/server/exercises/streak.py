"""Days in a row on which something was solved; one missed day may be spared."""

from __future__ import annotations

from collections.abc import Iterable

from codex_naturalis.analysis.mistakes import DAY
from codex_naturalis.protocol.exercises import Day, Streak
from codex_naturalis.protocol.people import Millis

WEEK = 7
EARNED = 7
"""After so many days a spare day that was used comes back."""
MONDAY = 3
"""1 January 1970 was a Thursday."""


def streak(moments: Iterable[Millis], now: Millis) -> Streak:
    """From the times of all tries; days are those of UTC."""
    days = sorted({moment // DAY for moment in moments if moment <= now})
    today = now // DAY
    run = _Run()
    for day in days:
        run.add(day)
    run.reach(today)
    monday = today - (today + MONDAY) % WEEK
    return Streak(
        days=run.length,
        best=run.best,
        spare=run.spare,
        today=today - monday,
        week=tuple(_day(day, today, set(days), run.spared) for day in range(monday, monday + WEEK)),
    )


class _Run:
    def __init__(self) -> None:
        self.length = self.best = self._earned = 0
        self.spare = 1
        self.spared: set[int] = set()
        self._last: int | None = None

    def reach(self, day: int) -> None:
        """Up to the day before: what has not been kept up ends."""
        if self._last is None or day - self._last <= 1:
            return
        if day - self._last == 2 and self.spare:
            self.spare = self._earned = 0
            self.spared.add(day - 1)
            return
        self.length = self._earned = 0
        self.spare = 1

    def add(self, day: int) -> None:
        self.reach(day)
        self._last = day
        self.length += 1
        self.best = max(self.best, self.length)
        self._earned += 1
        if self._earned >= EARNED:
            self.spare = 1


def _day(day: int, today: int, done: set[int], spared: set[int]) -> Day:
    if day in done:
        return Day.DONE
    if day >= today:
        return Day.OPEN
    return Day.SPARE if day in spared else Day.MISSED
