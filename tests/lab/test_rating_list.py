"""The rating list: every point of every game, once."""

import re
from random import Random

import pytest

from codex_naturalis.engine.events import EndReason
from codex_naturalis.lab.elo import Anchor
from codex_naturalis.lab.pairings import Format, Pairings
from codex_naturalis.lab.rating_list import RatingList
from codex_naturalis.lab.report import report
from codex_naturalis.lab.schedule import GameResult, Schedule

pytestmark = pytest.mark.slow

SETTINGS = [
    (("a", "b"), 2),
    (("a", "b", "c", "d"), 2),
    (("a", "b", "c", "d"), 3),
    (("a", "b", "c"), 4),
    (("a", "b", "c"), 1),
]


def made_up(number: int, seats: int, rng: Random) -> GameResult:
    """A result with many ties; in solo Tybor has a score as well and wins them."""
    totals = [rng.randint(15, 18) for _ in range(max(seats, 2))]
    places = tuple(1 + sum(other > own for other in totals) for own in totals)
    if seats == 1:
        places = (1, 2) if totals[0] > totals[1] else (2, 1)
    return GameResult(
        number,
        tuple((total - 5, 5) for total in totals),
        tuple(seat for seat, place in enumerate(places) if place == 1),
        places,
        EndReason.POINTS,
        20,
        10 * seats,
        0.5,
        (10,) * seats,
        (0.25,) * seats,
    )


def rating_list(
    bots: tuple[str, ...], seats: int, *, deals: int = 6, shuffled: bool = False
) -> RatingList:
    pairings = Pairings(bots, seats)
    mode = "solo-hard" if seats == 1 else "table"
    schedule = Schedule(deals, pairings.seatings, 7, mode, "points", "same")
    results = [made_up(n, seats, Random(n)) for n in range(1, schedule.games + 1)]
    if shuffled:
        Random(1).shuffle(results)
    anchor = Anchor("a", 500) if seats > 1 else None
    return RatingList(schedule, pairings, results, anchor)


@pytest.mark.parametrize(("bots", "seats"), SETTINGS)
def test_the_order_does_not_matter(bots: tuple[str, ...], seats: int) -> None:
    """Law: results in any order give the same list, to the last digit."""
    assert rating_list(bots, seats).to_dict() == rating_list(bots, seats, shuffled=True).to_dict()


@pytest.mark.parametrize(("bots", "seats"), SETTINGS)
def test_every_point_once(bots: tuple[str, ...], seats: int) -> None:
    """Law: a game gives one point in all (against Tybor one or none); what a bot played, won,
    shared and lost adds up; in duels margins cancel."""
    told = rating_list(bots, seats)
    lines, games = told.lines, told.schedule.games
    assert sum(line.games for line in lines) == games * seats
    assert sum(line.half_moves for line in lines) == games * seats * 10
    assert sum(line.seconds for line in lines) == pytest.approx(games * seats * 0.25)
    if seats > 1:
        assert sum(line.points for line in lines) == pytest.approx(games)
        assert sum(line.wins for line in lines) < games
    if seats == 2:
        assert sum(line.margin for line in lines) == 0
    for share in (*lines, *told.pairs.values()):
        assert share.wins + share.draws + share.losses == share.games
        assert share.interval.low <= share.points / share.games <= share.interval.high


@pytest.mark.parametrize(("bots", "seats"), SETTINGS)
def test_pairs(bots: tuple[str, ...], seats: int) -> None:
    """Law: each pair has the games in which it met; in duels they are all there is."""
    told = rating_list(bots, seats)
    deals, table_format, schedule = told.schedule.deals, told.pairings.format, told.schedule
    together = {
        pair: sum(set(pair) <= set(schedule.seating_of(n)) for n in range(1, schedule.games + 1))
        for pair in told.pairs
    }
    if table_format is Format.ALONE:
        assert all(share.games == deals * seats for share in told.pairs.values())
    else:
        assert {pair: share.games for pair, share in told.pairs.items()} == together
    if table_format is Format.DUELS:
        for line in told.lines:
            won = sum(
                share.points if line.bot == one else share.games - share.points
                for (one, other), share in told.pairs.items()
                if line.bot in (one, other)
            )
            assert won == line.points


def test_order_of_lines() -> None:
    """Law: the best first; by Elo, and in solo by wins and then by margin."""
    rated = [line.rating.elo for line in rating_list(("a", "b", "c", "d"), 2).lines if line.rating]
    assert rated == sorted(rated, reverse=True)
    solo = [(line.share, line.margin) for line in rating_list(("a", "b", "c", "d"), 1).lines]
    assert solo == sorted(solo, reverse=True)


@pytest.mark.parametrize(("bots", "seats"), SETTINGS)
@pytest.mark.parametrize("width", [40, 60, 80, 200])
def test_report_fits(bots: tuple[str, ...], seats: int, width: int) -> None:
    """Law: no line is wider than the terminal, and every bot and every figure is told."""
    told = rating_list(bots, seats)
    text = report(told, width)
    assert max(map(len, text.splitlines())) <= width
    for line in told.lines:
        assert re.search(rf"^{line.bot} ", text, re.MULTILINE)
        assert f" {line.score / line.games:.1f}" in text
        if line.rating is not None:
            assert f" {line.rating.elo:.0f} " in text
    for share in told.pairs.values():
        assert f"{100 * share.points / share.games:.1f} (" in text


def test_usual_width() -> None:
    """Case: names of twelve letters and large figures leave one table of 80 columns."""
    text = report(rating_list(("baseline-20k", "a", "planner-hard"), 2, deals=50), 80)
    table = [line for line in text.splitlines() if line.startswith(("baseline", "planner"))]
    assert len(table) == 2


def test_a_part() -> None:
    """Case: the list of an arena that was stopped, even before each bot has played, say so."""
    pairings = Pairings(("a", "b", "c"), 2)
    schedule = Schedule(5, pairings.seatings, 7, "table", "points", "same")
    told = RatingList(schedule, pairings, [made_up(1, 2, Random(1))], None)
    assert told.to_dict()["games"] == 1
    text = report(told, 80)
    assert "In all 1 of 30 games" in " ".join(text.split())
    assert re.search(r"^c .* -  +-  +-  +0  +-  +-$", text, re.MULTILINE)
