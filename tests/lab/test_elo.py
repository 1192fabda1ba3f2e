"""Elo: what is known about ratings before any game is played."""

from collections.abc import Sequence
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from codex_naturalis.lab import elo
from codex_naturalis.lab.elo import Anchor, Points, Rating, compare, rate

pytestmark = pytest.mark.slow


def expected(lead: float) -> float:
    """How often who leads by so many Elo comes in ahead."""
    return 1 / (1 + 10 ** (-lead / 400))


def round_robin(truth: Sequence[float], deals: int, rng: Random) -> tuple[list[str], list[Points]]:
    """Bots of known strength; two games of each pair on each deal."""
    bots = [f"bot-{number}" for number in range(len(truth))]
    played: list[Points] = []
    for _ in range(deals):
        points: dict[tuple[str, str], float] = {}
        for one, other in combinations(range(len(truth)), 2):
            won = sum(rng.random() < expected(truth[one] - truth[other]) for _ in range(2))
            points[bots[one], bots[other]] = won
            points[bots[other], bots[one]] = 2 - won
        played.append(points)
    return bots, played


def width(rating: Rating) -> float:
    return rating.interval.high - rating.interval.low


@pytest.fixture
def few_resamples(monkeypatch: pytest.MonkeyPatch) -> None:
    """Enough for laws that need no exact ends."""
    monkeypatch.setattr(elo, "RESAMPLES", 200)


@pytest.mark.usefixtures("few_resamples")
def test_known_strengths_are_recovered() -> None:
    """Law: of 95 % intervals about 95 of 100 hold the truth; in 40 tournaments at least 90 %."""
    truth = [0, 120, 300, 700]
    held = []
    for number in range(40):
        bots, deals = round_robin(truth, 40, Random(number))
        ratings = rate(bots, deals, Random(number), Anchor("bot-0"))
        held += [
            ratings[bot].interval.low <= true <= ratings[bot].interval.high
            for bot, true in zip(bots[1:], truth[1:], strict=True)
        ]
    assert sum(held) >= 0.9 * len(held)


@settings(max_examples=30)
@given(
    st.lists(st.integers(-600, 600), min_size=2, max_size=7),
    st.integers(1, 60),
    st.integers(0, 99),
)
def test_ratings_are_the_most_likely(truth: list[int], deals: int, seed: int) -> None:
    """Law: under the most likely ratings each bot is expected to win what it did win. The virtual
    draws, half a point on each side, are all that may be between."""
    bots, played = round_robin(truth, deals, Random(seed))
    ratings = rated_once(bots, played)
    for bot in bots:
        others = [other for other in bots if other != bot]
        won = sum(points[bot, other] for points in played for other in others)
        due = 2 * deals * sum(expected(ratings[bot] - ratings[other]) for other in others)
        assert abs(won - due) <= 1


def rated_once(bots: Sequence[str], played: Sequence[Points]) -> dict[str, float]:
    """The ratings alone, without intervals worth the name."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(elo, "RESAMPLES", 1)
        return {bot: rating.elo for bot, rating in rate(bots, played, Random(1)).items()}


@pytest.mark.usefixtures("few_resamples")
def test_anchor() -> None:
    """Law: the anchor is where it was put, without doubt about it; a constant more there is the
    same constant more everywhere; without an anchor the mean is 0."""
    bots, deals = round_robin([0, 100, 400], 20, Random(1))
    low = rate(bots, deals, Random(2), Anchor("bot-1", 1000))
    high = rate(bots, deals, Random(2), Anchor("bot-1", 1234.5))
    free = rate(bots, deals, Random(2))
    assert low["bot-1"].elo == low["bot-1"].interval.low == low["bot-1"].interval.high == 1000
    for bot in bots:
        assert high[bot].elo - low[bot].elo == pytest.approx(234.5)
        assert high[bot].interval.low - low[bot].interval.low == pytest.approx(234.5)
        assert high[bot].interval.high - low[bot].interval.high == pytest.approx(234.5)
        assert free[bot].elo - free["bot-1"].elo == pytest.approx(low[bot].elo - 1000)
    assert sum(rating.elo for rating in free.values()) == pytest.approx(0)


def test_the_order_of_bots_does_not_matter() -> None:
    """Law: bots named in another order have the same ratings."""
    bots, deals = round_robin([0, 100, 250, 400], 20, Random(3))
    turned = rated_once(bots[::-1], deals)
    assert rated_once(bots, deals) == pytest.approx(turned)


@pytest.mark.usefixtures("few_resamples")
def test_more_games_say_more() -> None:
    """Law: sixteen times the deals make the interval about four times narrower."""
    few = rate(*round_robin([0, 200], 25, Random(4)), Random(5), Anchor("bot-0"))
    many = rate(*round_robin([0, 200], 400, Random(4)), Random(5), Anchor("bot-0"))
    assert 3 < width(few["bot-1"]) / width(many["bot-1"]) < 5.5


def test_intervals_hang_on_the_seed_alone() -> None:
    """Law: the same results and the same seed give the same interval to the last digit."""
    bots, deals = round_robin([0, 200, 300], 10, Random(6))
    assert rate(bots, deals, Random(7)) == rate(bots, deals, Random(7))


@pytest.mark.usefixtures("few_resamples")
def test_games_of_one_deal_count_once() -> None:
    """Law: results told twice within each deal say no more than told once (but for the virtual
    draw, which weighs half as much then)."""
    bots, deals = round_robin([0, 100], 100, Random(8))
    twice = [{pair: 2 * points for pair, points in deal.items()} for deal in deals]
    once = rate(bots, deals, Random(9), Anchor("bot-0"))["bot-1"]
    same = rate(bots, twice, Random(9), Anchor("bot-0"))["bot-1"]
    assert same.elo == pytest.approx(once.elo, abs=1)
    assert width(same) == pytest.approx(width(once), rel=0.02)


def test_who_won_every_game() -> None:
    """Case: after 100 wins of 100 the rating is finite: that of 100½ to ½. The interval is that
    of the odds of Beta(100½, ½), whose ends are 97.51 % and 99.9995 %."""
    deals: list[Points] = [{("a", "b"): 1.0, ("b", "a"): 0.0}] * 100
    rating = rate(("a", "b"), deals, Random(10), Anchor("b"))["a"]
    assert rating.elo == pytest.approx(400 * 2.3032, abs=0.1)
    assert rating.interval.low == pytest.approx(637, abs=25)
    assert rating.interval.high == pytest.approx(2120, abs=200)


@pytest.mark.usefixtures("few_resamples")
def test_far_ladders_stay_long() -> None:
    """Case: nine bots, each 250 Elo above the last, so that most pairs end 40 to 0: the virtual
    draws do not press the ladder together."""
    truth = [250 * number for number in range(9)]
    ratings = rate(*round_robin(truth, 20, Random(11)), Random(12), Anchor("bot-0"))
    top = ratings["bot-8"]
    assert top.elo == pytest.approx(2000, rel=0.1)
    assert top.interval.low < 2000 < top.interval.high


def test_nothing_known() -> None:
    """Case: bots without a game are equal, with all doubt."""
    ratings = rate(("a", "b", "c"), [], Random(13))
    for rating in ratings.values():
        assert rating.elo == 0
        assert rating.interval.low < -400
        assert rating.interval.high > 400


def test_compare() -> None:
    """Case: every seat against every other of another bot; a shared place is half each."""
    assert dict(compare(("a", "b"), (1, 2))) == {("a", "b"): 1, ("b", "a"): 0}
    assert dict(compare(("a", "b"), (1, 1))) == {("a", "b"): 0.5, ("b", "a"): 0.5}
    assert dict(compare(("a", "b", "b", "b"), (2, 1, 2, 4))) == {("a", "b"): 1.5, ("b", "a"): 1.5}
    assert compare(("a", "a"), (1, 2)) == {}


@given(st.lists(st.tuples(st.sampled_from("abc"), st.integers(1, 4)), min_size=2, max_size=4))
def test_compare_shares_one_point(table: list[tuple[str, int]]) -> None:
    """Law: two seats of different bots share one point; others share none."""
    points = compare([bot for bot, _ in table], [place for _, place in table])
    unlike = sum(one != other for (one, _), (other, _) in combinations(table, 2))
    assert sum(points.values()) == unlike
