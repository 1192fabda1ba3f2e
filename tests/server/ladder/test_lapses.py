"""What leaving and stalling at rated tables costs."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from codex_naturalis.protocol.clocks import Correspondence, RealTime
from codex_naturalis.protocol.ladder import LapseKind
from codex_naturalis.protocol.tables import EndCause, OnLeave, Status
from codex_naturalis.server.ladder.lapses import (
    FORGIVEN,
    LONGEST,
    Cost,
    cost,
    counted,
    lapses_of,
)
from codex_naturalis.server.ports.log import Kind
from codex_naturalis.server.tables import decisions
from tests.server.clock import START
from tests.server.playing import Log, begun

MINUTE = 60_000
kinds = st.sampled_from(LapseKind)


@given(st.lists(kinds, max_size=30), st.integers(1, 5), st.integers(1_000, 10**9))
def test_a_warning_comes_first(history: list[LapseKind], warned_at: int, first: int) -> None:
    """Law: nothing is paused before a warning; pauses only grow, and end."""
    told = False
    longest = 0
    for number, kind in enumerate(history):
        price = cost(history[:number], kind, warned_at, first)
        assert not (price.warned and price.pause)
        if price.pause:
            assert told
            assert min(first, LONGEST) <= price.pause <= LONGEST
            assert price.pause >= longest
            longest = price.pause
        told = told or price.warned


@given(st.integers(0, FORGIVEN))
def test_losses_of_the_connection_are_forgiven(losses: int) -> None:
    """Law: as many as are forgiven cost nothing, even where the first lapse brings a warning."""
    assert counted([LapseKind.LOST] * losses) == 0
    if losses:
        assert cost([LapseKind.LOST] * (losses - 1), LapseKind.LOST, 1, 1000) == Cost()


@given(st.lists(kinds, max_size=12), kinds)
def test_more_lapses_never_count_less(history: list[LapseKind], new: LapseKind) -> None:
    """Law: one more counts for one or, forgiven, for none."""
    assert counted([*history, new]) - counted(history) in (0, 1)


def rated(half_moves: int, minutes: float = 5) -> Log:
    log = begun(rated=True, on_leave=OnLeave.FORFEIT, clock=RealTime(minutes))
    log.play(Random(1), half_moves)
    return log


def end_of(log: Log) -> tuple[Status, EndCause]:
    assert log.course.result is not None
    return log.course.status, log.course.result.cause


@pytest.mark.parametrize(
    ("kind", "cause"), [(Kind.RESIGN, EndCause.RESIGNED), (Kind.LEAVE, EndCause.LEFT)]
)
def test_before_three_turns_of_all_nothing_counts(kind: Kind, cause: EndCause) -> None:
    """Law: at every moment of a game, giving up a rated one ends it without a result exactly as
    long as not everybody has had three turns; a casual one is lost at once."""
    for half_moves in range(24):
        log = rated(half_moves)
        early = min(len(p.area.cards) for p in log.course.state.players) - 1 < 3  # type: ignore[union-attr]
        three = log.course.round > 3
        seat = log.course.to_move[0]
        person = log.course.chairs[seat].person
        assert person is not None
        log.add(decisions.give_up(log.course, person, seat, kind, START))
        if three:
            assert not early
            assert end_of(log) == (Status.FINISHED, cause)
        else:
            assert end_of(log) == (Status.ABORTED, EndCause.EARLY)
            assert log.course.result is not None
            assert log.course.result.ranks == ()
    casual = begun(on_leave=OnLeave.FORFEIT)
    casual.add(decisions.give_up(casual.course, "anna", 0, kind, START))
    assert end_of(casual) == (Status.FINISHED, cause)


def test_an_early_end_is_somebodys_doing() -> None:
    """Case: who resigns early, and who leaves, has done something; who resigns later has not."""
    for half_moves, kind, expected in (
        (6, Kind.RESIGN, LapseKind.EARLY),
        (6, Kind.LEAVE, LapseKind.LEFT),
        (22, Kind.LEAVE, LapseKind.LEFT),
        (22, Kind.RESIGN, None),
    ):
        log = rated(half_moves)
        log.add(decisions.give_up(log.course, "bert", 1, kind, START))
        found = [(one.person, one.kind) for one in lapses_of(log.course.head, log.entries)]
        assert found == ([] if expected is None else [("bert", expected)])


@pytest.mark.parametrize(
    ("away", "waited", "expected"),
    [
        (False, 5 * MINUTE, LapseKind.STALLED),
        (True, 5 * MINUTE, LapseKind.LOST),
        (False, 1 * MINUTE, None),
    ],
)
def test_a_clock_that_runs_out(away: bool, waited: int, expected: LapseKind | None) -> None:
    """Case: who was there and waited for the end of the clock has stalled; who was not there has
    lost the connection; who has spent the time on many half-moves was thinking."""
    log = rated(22)
    seat = log.course.to_move[0]
    # What is left before the last wait: the rest was spent on earlier half-moves.
    log.course.timing.left[seat] = waited
    entry = decisions.flag(log.course, START + 10**9, lambda _: away)
    assert entry is not None
    shortened = type(entry)(entry.number, entry.at, entry.kind, entry.seat, entry.text, waited)
    found = lapses_of(log.course.head, [*log.entries, shortened])
    person = log.course.chairs[seat].person
    assert [(one.person, one.kind) for one in found] == (
        [] if expected is None else [(person, expected)]
    )


def test_days_that_run_out_are_not_stalling() -> None:
    """Case: nobody sits and waits in a game by correspondence."""
    log = begun(rated=True, on_leave=OnLeave.FORFEIT, clock=Correspondence(1))
    log.play(Random(1), 22)
    entry = decisions.flag(log.course, START + 10**9)
    assert entry is not None
    (lapse,) = lapses_of(log.course.head, [*log.entries, entry])
    assert lapse.kind is LapseKind.LOST
