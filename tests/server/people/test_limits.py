"""How much one may ask."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from codex_naturalis.protocol.refusals import Code
from codex_naturalis.server.people import limits as module
from codex_naturalis.server.people.limits import Limits, TooMany
from codex_naturalis.server.people_limits import Action, PeopleLimits
from tests.server.clock import HeldClock


@pytest.mark.parametrize("action", Action)
def test_burst_then_wait(action: Action) -> None:
    """As many as the bucket holds pass at once, then none, then one more after the time that the
    refusal says."""
    clock = HeldClock()
    limits = Limits(clock)
    amount = 100_000 if action is Action.RECORD_BYTES else 1
    keys = [f"key {place}" for place in range(len(action.rates))]
    for _ in range(min(rate.burst or rate.amount for rate in action.rates) // amount):
        limits.check(action, *keys, amount=amount)
    with pytest.raises(TooMany) as refused:
        limits.check(action, *keys, amount=amount)
    assert refused.value.code is Code.RATE_LIMITED
    assert f"in {refused.value.retry_after} second" in refused.value.reason
    assert refused.value.retry_after is not None
    clock.advance(refused.value.retry_after)
    limits.check(action, *keys, amount=amount)


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
                limits.check(Action.CHAT, "anna", "here")
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
    limits.check(Action.CHAT, "anna", "here")
    clock.advance(-86_400)
    with pytest.raises(TooMany) as refused:
        limits.check(Action.CHAT, "anna", "here")
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
    limits.check(Action.CHAT, "anna", "here")
    assert len(limits) == 2


def test_an_address_is_counted_beside_its_people() -> None:
    """However many people one address has, together they do no more than the address may; other
    addresses go on."""
    limits = Limits(HeldClock())
    person, address = (rate.amount for rate in Action.CREATE_TABLE.rates)
    done = 0
    for number in range(2 * address // person):
        for _ in range(person):
            try:
                limits.check(Action.CREATE_TABLE, f"guest {number}", "here")
                done += 1
            except TooMany:
                break
    assert done == address
    limits.check(Action.CREATE_TABLE, "anna", "there")


@given(st.lists(st.integers(1, 5_000_000), max_size=30))
def test_amounts(sizes: list[int]) -> None:
    """Bytes are counted as so many at once: never more than the bucket holds, and what is refused
    takes nothing."""
    most = 8_000_000
    limits = Limits(HeldClock(), people=PeopleLimits(record_bytes_per_address=most))
    kept = 0
    for size in sizes:
        try:
            limits.check(Action.RECORD_BYTES, "here", amount=size)
        except TooMany:
            assert kept + size > most
        else:
            kept += size
            assert kept <= most


def test_the_pace() -> None:
    """A host may let everybody do everything twice as often."""
    clock = HeldClock()
    limits = Limits(clock, people=PeopleLimits(pace=2))
    for _ in range(Action.CHAT.rates[0].amount):
        limits.check(Action.CHAT, "anna", "here")
    with pytest.raises(TooMany):
        limits.check(Action.CHAT, "anna", "here")
    clock.advance(1)
    limits.check(Action.CHAT, "anna", "here")


def test_switched_off() -> None:
    """For load tests there are no limits; a wrong number of keys is a fault at any time."""
    limits = Limits(HeldClock(), enabled=False)
    for _ in range(1000):
        limits.check(Action.GUEST, "here")
    with pytest.raises(TypeError):
        limits.check(Action.LOGIN, "here")
