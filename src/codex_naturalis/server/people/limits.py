"""Token buckets in memory, one for each action and key, which count how often people do something.
How often they may stands in `people_limits.py`."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil

from codex_naturalis.protocol.people import Millis
from codex_naturalis.protocol.refusals import Code, Refused
from codex_naturalis.server.people_limits import DAY, Action, PeopleLimits, Rate
from codex_naturalis.server.ports.clock import Clock

MOST_BUCKETS = 100_000
SWEEP_EVERY: Millis = 60_000


Bucket = tuple[Action, int, str]
"""Of an action, which of its keys, and what that is called."""

Saw = Callable[[Refused, str | None, str], None]
"""Told a refusal, the id of its person if known, and the address that it goes to."""


class TooMany(Refused):
    """RATE_LIMITED, with the seconds after which to try again."""

    def __init__(self, wait: Millis | float, case: str = "") -> None:
        seconds = max(1, ceil(wait / 1000))
        unit = "second" if seconds == 1 else "seconds"
        reason = f"too often: try again in {seconds} {unit}"
        super().__init__(
            Code.RATE_LIMITED,
            reason,
            retry_after=seconds,
            case=case,
            parameters={"seconds": seconds},
        )


class Limits:
    """A bucket is kept as the time at which it will be full again: once that has passed, it may be
    forgotten."""

    def __init__(
        self,
        clock: Clock,
        enabled: bool = True,
        people: PeopleLimits | None = None,
        saw: Saw = lambda *_: None,
        name: Callable[[str], str] = str,
    ) -> None:
        """`saw` is told every refusal that goes out, by whoever sends it; `name` is how keys are
        called here and, where there are several, at other nodes."""
        people = people or PeopleLimits()
        self.clock = clock
        self.enabled = enabled
        self.saw = saw
        self._name = name
        self.spent: dict[Bucket, int] | None = None
        """What was taken since somebody looked, if somebody does."""
        self._rates = {
            action: tuple(rate.at(people.pace) for rate in action.rates) for action in Action
        }
        self._rates[Action.TABLES] = (Rate(people.tables_per_address, DAY),)
        self._rates[Action.RECORD_BYTES] = (Rate(people.record_bytes_per_address, DAY),)
        self._full_at: dict[Bucket, float] = {}
        self._swept = clock.now()

    def check(self, action: Action, *keys: str, amount: int = 1) -> None:
        """Take so many from the bucket of each key, or raise TooMany and take none."""
        if len(keys) != len(action.rates):
            raise TypeError(f"{action.name} has {len(action.rates)} keys, not {len(keys)}")
        if not self.enabled:
            return
        now = self.clock.now()
        buckets = {}
        wait = 0.0
        for place, (key, rate) in enumerate(zip(keys, self._rates[action], strict=True)):
            bucket = (action, place, self._name(key))
            # If the clock has been set back: a bucket is never emptier than empty.
            full_at = min(self._full_at.get(bucket, now), now + rate.depth)
            buckets[bucket] = max(full_at, now) + amount * rate.interval
            wait = max(wait, buckets[bucket] - now - rate.depth)
        if wait > 1e-6:
            raise TooMany(wait, action.case)
        for bucket, full_at in buckets.items():
            self._full_at.pop(bucket, None)
            self._full_at[bucket] = full_at
            if self.spent is not None:
                self.spent[bucket] = self.spent.get(bucket, 0) + amount
        self._forget(now)

    def take_elsewhere(self, bucket: Bucket, amount: int) -> None:
        """Another node has let it through: here is so much less. No bucket is emptier than
        empty."""
        action, place, _ = bucket
        if place < len(self._rates[action]):
            now, rate = self.clock.now(), self._rates[action][place]
            full_at = max(self._full_at.pop(bucket, now), now) + amount * rate.interval
            self._full_at[bucket] = min(full_at, now + rate.depth)
            self._forget(now)

    def __len__(self) -> int:
        return len(self._full_at)

    def _forget(self, now: Millis) -> None:
        crowded = len(self._full_at) > MOST_BUCKETS
        if not crowded and 0 <= now - self._swept < SWEEP_EVERY:
            return
        self._swept = now
        kept = [item for item in self._full_at.items() if item[1] > now]
        # The least recently used go first, a tenth at a time, because sweeping has a cost.
        self._full_at = dict(
            kept[-(MOST_BUCKETS * 9 // 10) :] if len(kept) > MOST_BUCKETS else kept
        )
