"""One's own mistakes: which half-moves they are, and when they come back."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from codex_naturalis.analysis.mistakes import DAY, DONE, INTERVALS, after, due, mistakes
from codex_naturalis.protocol.reasons import Reason
from codex_naturalis.protocol.reviews import Judgement, MoveForecast, ReviewedMove

NO_FORECAST = MoveForecast("<R", 100, 0.5, (0.5, 0.5), (20.0, 20.0), (), Reason())


def judged(ply: int, seat: int, judgement: Judgement, loss: float, doubt: float) -> ReviewedMove:
    return ReviewedMove(
        ply, 3, seat, NO_FORECAST, (NO_FORECAST,), judgement, loss, doubt, 0.0, None
    )


halfmoves = st.lists(
    st.builds(
        judged,
        st.integers(1, 90),
        st.integers(0, 3),
        st.sampled_from(Judgement),
        st.floats(0, 1),
        st.floats(0, 0.2),
    ),
    max_size=30,
)


@given(halfmoves, st.integers(0, 3))
def test_mistakes_are_a_seats_own_and_beyond_doubt(moves: list[ReviewedMove], seat: int) -> None:
    """Law: only half-moves of that seat, at least an inaccuracy and at least two standard errors
    of loss; none is left out, and the worst come first."""
    found = mistakes(moves, seat)
    fine = (Judgement.BEST, Judgement.GOOD)
    wanted = [
        one
        for one in moves
        if one.seat == seat and one.judgement not in fine and one.loss >= 2 * one.doubt
    ]
    assert sorted(map(id, found)) == sorted(map(id, wanted))
    losses = [one.loss for one in found]
    assert losses == sorted(losses, reverse=True)


@given(st.lists(st.booleans(), max_size=20))
def test_four_in_a_row_make_it_sit(tries: list[bool]) -> None:
    """Law: the stage is the number of tries solved in a row since the last wrong one, at most
    four; a wrong one starts again."""
    stage = 0
    for solved in tries:
        stage = after(stage, solved=solved)
    row = len(tries) - 1 - max((n for n, solved in enumerate(tries) if not solved), default=-1)
    assert stage == min(row, DONE)


@given(st.integers(0, DONE), st.integers(0, 10**13))
def test_exercises_come_back_after_whole_days(stage: int, at: int) -> None:
    """Law: after 1, 3, 7 or 21 days, at the start of that day, so that all of a day are due
    together; what sits does not come back."""
    moment = due(stage, at)
    if stage == DONE:
        assert moment is None
    else:
        assert moment is not None
        assert moment % DAY == 0
        assert moment // DAY - at // DAY == INTERVALS[stage]
