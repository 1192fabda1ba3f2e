"""Days in a row, with one spare day."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from codex_naturalis.analysis.mistakes import DAY
from codex_naturalis.protocol.exercises import Day
from codex_naturalis.server.exercises.streak import streak

MONDAY = 20_577
"""Monday, 4 May 2026."""


def moments(*days: int) -> list[int]:
    return [(MONDAY + day) * DAY + 5000 for day in days]


def now(day: int) -> int:
    return (MONDAY + day) * DAY + 6000


def test_nothing_yet() -> None:
    """Case: nobody has begun; the spare day is there."""
    found = streak([], now(2))
    assert (found.days, found.best, found.spare, found.today) == (0, 0, 1, 2)
    assert found.week == (Day.MISSED, Day.MISSED, *[Day.OPEN] * 5)


def test_the_week_begins_on_monday() -> None:
    """Case: Monday to Wednesday done, today is Thursday."""
    found = streak(moments(0, 1, 2), now(3))
    assert (found.days, found.best, found.spare, found.today) == (3, 3, 1, 3)
    assert found.week == (*[Day.DONE] * 3, *[Day.OPEN] * 4)


def test_one_missed_day_is_spared() -> None:
    """Case: Wednesday is missed; on Thursday the streak stands, and the spare day is used."""
    found = streak(moments(0, 1), now(3))
    assert (found.days, found.spare) == (2, 0)
    assert found.week[:4] == (Day.DONE, Day.DONE, Day.SPARE, Day.OPEN)
    assert streak(moments(0, 1, 3), now(3)).days == 3


def test_two_missed_days_end_it() -> None:
    """Case: two in a row, or a second one before the spare day is earned again."""
    assert streak(moments(0, 1), now(4)).days == 0
    assert streak(moments(0, 1, 3), now(5)).days == 0
    assert streak(moments(0, 1, 3), now(5)).best == 3


def test_a_spare_day_is_earned_again() -> None:
    """Case: seven days after the one that was missed."""
    found = streak(moments(0, 2, 3, 4, 5, 6, 7, 8), now(8))
    assert (found.days, found.spare) == (8, 1)


@given(st.sets(st.integers(0, 60)), st.integers(0, 60))
def test_laws(days: set[int], today: int) -> None:
    """Law: a streak is at most as long as the days on which something was done; what is done today
    makes it longer by one, or starts it; later days do not count."""
    found = streak(moments(*days), now(today))
    past = {day for day in days if day <= today}
    assert found.days <= found.best <= len(past)
    assert found.spare in (0, 1)
    assert len(found.week) == 7
    with_today = streak(moments(*past, today), now(today))
    assert with_today.days == (found.days if today in past else found.days + 1)
    assert with_today.week[with_today.today] is Day.DONE
