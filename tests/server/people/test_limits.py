"""How much one may ask."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from codex_naturalis.protocol.refusals import Code
from codex_naturalis.server.people import limits as module
from codex_naturalis.server.people.limits import Action, Limits, TooMany
from tests.server.clock import HeldClock


@pytest.mark.parametrize("action", Action)
def test_burst_then_wait(action: Action) -> None:
    """As many as the bucket holds pass at once, then none, then one more after the time that the
    refusal says."""
    clock = HeldClock()
    limits = Limits(clock)
    keys = [f"key {place}" for place in range(len(action.rates))]
    for _ in range(min(rate.burst or rate.amount for rate in action.rates)):
        limits.check(action, *keys)
    with pytest.raises(TooMany) as refused:
        limits.check(action, *keys)
    assert refused.value.code is Code.RATE_LIMITED
    assert f"in {refused.value.retry_after} second" in refused.value.reason
    assert refused.value.retry_after is not None
    clock.advance(refused.value.retry_after)
    limits.check(action, *keys)


def test_keys_are_apart() -> None:
    """One key's haste is not another's; of two keys the stricter decides, and takes nothing from
    the other when it refuses."""
    limits = Limits(HeldClock())
    for _ in range(5):
        limits.check(Action.LOGIN, "here", "anna")
    for _ in range(3):
        with pytest.raises(TooMany):
            limits.check(Action.LOGIN, "here", "anna")
    for name in ("otto", "ada", "zoe"):
        for _ in range(5):
            limits.check(Action.LOGIN, "here", name)
    with pytest.raises(TooMany):
        limits.check(Action.LOGIN, "here", "emil")
    limits.check(Action.LOGIN, "there", "emil")


@given(st.lists(st.floats(0, 30), max_size=60))
def test_never_more_than_the_rate(pauses: list[float]) -> None:
    """In any stretch of time no more pass than the bucket holds and the rate gives."""
    clock = HeldClock()
    limits = Limits(clock)
    rate = Action.CHAT.rates[0]
    passed: list[int] = []
    for pause in pauses:
        clock.advance(pause)
        for _ in range(3):
            try:
                limits.check(Action.CHAT, "anna")
                passed.append(clock.now())
            except TooMany:
                break
    for first, start in enumerate(passed):
        for last, end in enumerate(passed[first:], first):
            assert last - first + 1 <= rate.amount + (end - start + 1) / rate.interval


def test_clock_set_back() -> None:
    """A clock that is set back by a day keeps nobody waiting for a day."""
    clock = HeldClock()
    limits = Limits(clock)
    limits.check(Action.CHAT, "anna")
    clock.advance(-86_400)
    with pytest.raises(TooMany) as refused:
        limits.check(Action.CHAT, "anna")
    assert refused.value.retry_after is not None
    assert refused.value.retry_after <= 10


def test_memory_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many come, only so many are remembered, the latest; and none once it is no use."""
    monkeypatch.setattr(module, "MOST_BUCKETS", 1000)
    clock = HeldClock()
    limits = Limits(clock)
    for number in range(5000):
        limits.check(Action.REGISTER, f"address {number}")
        assert len(limits) <= 1000
    for _ in range(29):
        limits.check(Action.REGISTER, "address 4999")
    with pytest.raises(TooMany):
        limits.check(Action.REGISTER, "address 4999")
    clock.advance(3601)
    limits.check(Action.CHAT, "anna")
    assert len(limits) == 1


def test_switched_off() -> None:
    """For load tests there are no limits; a wrong number of keys is a fault at any time."""
    limits = Limits(HeldClock(), enabled=False)
    for _ in range(1000):
        limits.check(Action.GUEST, "here")
    with pytest.raises(TypeError):
        limits.check(Action.LOGIN, "here")
