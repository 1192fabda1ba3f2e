"""The pauses between attempts to reconnect."""

from __future__ import annotations

from itertools import islice

from codex_naturalis.client import Timeouts


def test_pauses_grow_up_to_the_longest() -> None:
    """Each is between half and the whole of a step; steps double up to the longest pause."""
    timeouts = Timeouts(first_pause=1.0, longest_pause=6.0)
    for step, pause in zip((1.0, 2.0, 4.0, 6.0, 6.0), islice(timeouts.pauses(), 5), strict=True):
        assert step / 2 <= pause <= step
