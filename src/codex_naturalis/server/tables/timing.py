"""The clocks of a table: how much time each seat has left, and when it runs out."""

from __future__ import annotations

from collections.abc import Sequence

from codex_naturalis.protocol.clocks import Clocks, Correspondence, NoClock, RealTime, TimeControl
from codex_naturalis.protocol.people import Millis

MINUTE = 60_000
DAY = 24 * 60 * MINUTE


def allowance(clock: TimeControl) -> int | None:
    """The time that every seat starts with, in milliseconds."""
    match clock:
        case RealTime(minutes=minutes):
            return round(minutes * MINUTE)
        case Correspondence(days=days):
            return days * DAY
        case NoClock():
            return None


class Timing:
    """By seat: the time left, and since when the clock is running. Bots have no clocks."""

    __slots__ = ("began", "clock", "left")

    def __init__(self, clock: TimeControl, seats: int) -> None:
        self.clock = clock
        self.left: list[int | None] = [allowance(clock)] * seats
        self.began: list[Millis | None] = [None] * seats

    def copy(self) -> Timing:
        copied = Timing.__new__(Timing)
        copied.clock, copied.left, copied.began = self.clock, self.left.copy(), self.began.copy()
        return copied

    def spent(self, seat: int, now: Millis) -> int:
        """The time that the seat has used since its clock last started."""
        began = self.began[seat]
        return 0 if began is None else max(0, now - began)

    def charge(self, seat: int, spent: int, now: Millis) -> None:
        """Take the time of a half-move off the clock; a running clock goes on from `now`."""
        left = self.left[seat]
        if left is not None:
            self.left[seat] = max(0, left - spent)
            if self.began[seat] is not None:
                self.began[seat] = now

    def run(self, seats: Sequence[int], now: Millis) -> None:
        """Run the clocks of these seats and stop all others. At the end of a turn the seat gets its
        increment, or its full number of days again."""
        if isinstance(self.clock, NoClock):
            return
        for seat, left in enumerate(self.left):
            if left is None:
                continue
            if seat in seats:
                if self.began[seat] is None:
                    self.began[seat] = now
            elif self.began[seat] is not None:
                self.began[seat] = None
                if isinstance(self.clock, RealTime):
                    self.left[seat] = left + self.clock.increment * 1000
                else:
                    self.left[seat] = allowance(self.clock)

    def stop(self, seat: int) -> None:
        """Stop a clock without an increment, for a seat that gives up during its turn."""
        if isinstance(self.clock, RealTime):
            self.began[seat] = None

    def resume(self, opened: Millis, running_since: Millis | None = None) -> None:
        """The server was down until `opened`: that time does not count for real-time clocks, but it
        does for correspondence. A clock that began while another server was there went on."""
        if isinstance(self.clock, RealTime):
            since = opened if running_since is None else running_since
            self.began = [
                None if began is None else began if began >= since else max(began, opened)
                for began in self.began
            ]

    @property
    def deadlines(self) -> list[tuple[Millis, int]]:
        """When each running clock runs out, the earliest first."""
        if isinstance(self.clock, NoClock):
            return []
        ends = []
        for seat, (left, began) in enumerate(zip(self.left, self.began, strict=True)):
            if left is not None and began is not None:
                ends.append((began + left, seat))
        return sorted(ends)

    def shown(self, now: Millis) -> Clocks:
        if isinstance(self.clock, NoClock):
            return Clocks(now, tuple(self.left), ())
        left = [
            None if rest is None else max(0, rest - self.spent(seat, now))
            for seat, rest in enumerate(self.left)
        ]
        running = tuple(seat for seat, began in enumerate(self.began) if began is not None)
        return Clocks(now, tuple(left), running)
