"""Time controls: none, minutes with an increment for each turn, or days for each turn."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct


class NoClock(Struct, frozen=True, tag="none", forbid_unknown_fields=True):
    pass


class RealTime(Struct, frozen=True, tag="real_time", forbid_unknown_fields=True):
    minutes: Annotated[float, Meta(ge=0.1, le=180)]
    increment: Annotated[int, Meta(ge=0, le=180)] = 0
    """Seconds added after each turn."""


class Correspondence(Struct, frozen=True, tag="correspondence", forbid_unknown_fields=True):
    days: Annotated[int, Meta(ge=1, le=14)]
    """For each turn."""


TimeControl = NoClock | RealTime | Correspondence


class Clocks(Struct, frozen=True):
    """The clocks at the time `now`; those of the seats in `running` are running."""

    now: int
    left: tuple[int | None, ...]
    """Milliseconds by seat; None at a table without a clock."""
    running: tuple[int, ...]
