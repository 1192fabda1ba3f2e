"""Who sits where: the same for every bot."""

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from codex_naturalis.engine.errors import BadOptions
from codex_naturalis.lab.pairings import Format, Pairings
from codex_naturalis.lab.schedule import Schedule

fields = st.builds(
    lambda bots, seats: Pairings(tuple(f"bot-{n}" for n in range(bots)), seats),
    st.integers(2, 6),
    st.integers(1, 4),
)


def schedule_of(pairings: Pairings, deals: int) -> Schedule:
    return Schedule(deals, pairings.seatings, 1, "table", "points", "same")


@given(fields)
def test_every_seat_for_each_bot(pairings: Pairings) -> None:
    """Law: each bot sits equally often in every seat, and as often as each other bot."""
    times = Counter(
        (bot, seat) for seating in pairings.seatings for seat, bot in enumerate(seating)
    )
    assert len(times) == len(pairings.bots) * pairings.seats
    assert len(set(times.values())) == 1


@given(fields)
def test_every_pair_meets_equally_often(pairings: Pairings) -> None:
    """Law: two bots meet as often as any other two, and have each seat against the other's
    equally often."""
    met: Counter[tuple[str, str]] = Counter()
    ahead: Counter[tuple[str, str]] = Counter()
    for seating in pairings.seatings:
        for one, other in combinations(seating, 2):
            if one != other:
                met[min(one, other), max(one, other)] += 1
                ahead[one, other] += 1
    if pairings.format is Format.SOLO:
        assert not met
        return
    assert set(met) == set(combinations(pairings.bots, 2))
    assert len(set(met.values())) == 1
    if pairings.format is not Format.TABLES:
        assert all(ahead[one, other] == ahead[other, one] for one, other in ahead)


@given(fields, st.integers(1, 5))
def test_the_same_deals_for_all(pairings: Pairings, deals: int) -> None:
    """Law: a schedule plays every deal once in each seating, deal by deal, and each game has a
    record of its own name."""
    schedule = schedule_of(pairings, deals)
    numbers = range(1, schedule.games + 1)
    played = Counter((schedule.deal_of(number), schedule.seating_of(number)) for number in numbers)
    for deal in range(1, deals + 1):
        for seating, times in Counter(pairings.seatings).items():
            assert played[deal, seating] == times == 1
    assert [schedule.deal_of(number) for number in numbers] == sorted(deal for deal, _ in played)
    assert len({schedule.file_of(number) for number in numbers}) == schedule.games


@given(fields, st.integers(1, 1000))
def test_games_are_rounded_up(pairings: Pairings, games: int) -> None:
    """Law: a group plays what was asked for or a few games more, never less."""
    played = pairings.deals(games) * pairings.seats
    assert games <= played < games + pairings.seats
    assert f" {pairings.deals(games)} deals" in pairings.words(pairings.deals(games))


@pytest.mark.parametrize(
    ("bots", "seats", "table_format", "groups"),
    [
        (("a",), 1, Format.SOLO, ["a"]),
        (("a", "b"), 1, Format.SOLO, ["a", "b"]),
        (("a", "b", "c"), 2, Format.DUELS, ["ab", "ac", "bc"]),
        (("a", "b", "c", "d"), 3, Format.TABLES, ["abc", "abd", "acd", "bcd"]),
        (("a", "b"), 4, Format.ALONE, ["abbb", "baaa"]),
        (("a", "b", "c"), 4, Format.ALONE, ["abbb", "accc", "baaa", "bccc", "caaa", "cbbb"]),
    ],
)
def test_groups(bots: tuple[str, ...], seats: int, table_format: Format, groups: list[str]) -> None:
    """Case: who meets whom, for each kind."""
    pairings = Pairings(bots, seats)
    assert pairings.format is table_format
    assert ["".join(group) for group in pairings.groups] == groups


def test_seatings() -> None:
    """Case: two bots at three seats, each alone in every seat."""
    seatings = Pairings(("a", "b"), 3).seatings
    assert ["".join(seating) for seating in seatings] == ["abb", "bba", "bab", "baa", "aab", "aba"]


def test_refusals() -> None:
    """Case: a bot named twice, and one alone at a table."""
    with pytest.raises(BadOptions, match="greedy is named twice"):
        Pairings(("greedy", "random", "greedy"), 2)
    with pytest.raises(BadOptions, match="1 bot: at a table two at least"):
        Pairings(("greedy",), 2)


def test_names_of_records() -> None:
    """Case: a name tells who played which deal, whatever signs the names of bots have."""
    schedule = schedule_of(Pairings(("a/b:1", "c"), 2), 2)
    assert schedule.file_of(4) == "game-000004-deal-000002-c-a_b_1.codex"
