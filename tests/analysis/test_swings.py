"""What moved the chances: choices and luck add up, turn by turn and over the game."""

from __future__ import annotations

from math import isclose

import pytest

from codex_naturalis.analysis.review import review
from codex_naturalis.bots import playouts
from codex_naturalis.engine.state import Mode
from codex_naturalis.protocol.reviews import Review
from tests.comparison import SETTINGS, Setting
from tests.playing import whole_game

games = pytest.mark.parametrize("setting", [SETTINGS[0], SETTINGS[6], SETTINGS[-1]], ids=str)


def reviewed(setting: Setting) -> Review:
    return review(whole_game(setting, 4), playouts.search, simulations=12, seed=2)


@games
def test_they_add_up(setting: Setting) -> None:
    """Laws: in every turn what own choices, those of others and luck changed is the change of the
    chance; own choices never gain; over the game the whole percents add up exactly, from the start
    to the end."""
    made = reviewed(setting)
    before = made.start
    for chance in made.chances:
        for seat, win in enumerate(chance.wins):
            parts = chance.own[seat] + chance.others[seat] + chance.luck[seat]
            assert isclose(win - before[seat], parts, abs_tol=0.0003)
            assert chance.own[seat] <= 0
        before = chance.wins
    for one in made.decided:
        assert one.start + one.choices + one.others + one.luck == one.end
        assert one.start == round(100 * made.start[one.seat])
        assert one.end == round(100 * made.chances[-1].wins[one.seat])
    assert [one.seat for one in made.decided] == [seat.seat for seat in made.seats]


@games
def test_the_start(setting: Setting) -> None:
    """Law: at a table nobody is ahead before the first half-move; against Tybor the start is what
    the best first choice leads to."""
    game, made = whole_game(setting, 4), reviewed(setting)
    if game.start.options.mode is Mode.TABLE:
        assert made.start == tuple(1 / len(game.names) for _ in game.names)
    else:
        assert made.start == made.half_moves[0].best[0].wins


@games
def test_the_end_is_the_result(setting: Setting) -> None:
    """Law: the last half-move leads to the result, and to nothing that its seat could only guess:
    one entry for each turn, in order, the last one the outcome. So who was never ahead is not said
    to have been ahead before the end."""
    game, made = whole_game(setting, 4), reviewed(setting)
    outcome = game.outcome()
    assert outcome is not None
    plies = [chance.ply for chance in made.chances]
    assert plies == sorted(set(plies))
    end = made.chances[-1]
    assert (end.ply, end.seat) == (len(game.transitions), None)
    won = [end.wins[seat] for seat in outcome.winners]
    assert won == [1 / len(won)] * len(won)
    assert isclose(sum(end.wins), 1)
    assert all(chance.seat is not None for chance in made.chances[:-1])


def test_losses_within_doubt_do_not_count() -> None:
    """Law: the own choices of a seat are its losses beyond the standard error, no more."""
    made = reviewed(SETTINGS[0])
    for seat in range(2):
        lost = sum(max(0.0, one.loss - one.doubt) for one in made.half_moves if one.seat == seat)
        counted = -sum(chance.own[seat] for chance in made.chances)
        assert isclose(lost, counted, abs_tol=0.01)


def test_a_part_of_the_seats() -> None:
    """Case: with half-moves that were not judged nobody can say what decided the game."""
    game = whole_game(SETTINGS[0], 4)
    assert review(game, playouts.search, simulations=1, seats=(0,)).decided == ()
