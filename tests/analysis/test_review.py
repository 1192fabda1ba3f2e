"""Reviews: from each seat's own eyes, every half-move judged, the same each time."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Callable, Collection
from math import isclose

import msgspec
import pytest

from codex_naturalis.analysis.judgement import judge, judgement_of
from codex_naturalis.analysis.review import review, tasks_of
from codex_naturalis.analysis.stopping import Stopped
from codex_naturalis.bots import playouts
from codex_naturalis.bots.search import Stop
from codex_naturalis.engine.game import Game
from codex_naturalis.engine.moves import Draw, Move, Place, parse_move
from codex_naturalis.engine.view import View
from codex_naturalis.engine.view_builder import view_of
from codex_naturalis.kernel.search.result import SearchedMove, SearchResult
from codex_naturalis.protocol.reviews import REVIEW, Judgement, Review
from tests.comparison import SETTINGS, Setting
from tests.playing import whole_game

pytestmark = pytest.mark.slow

SEED = 5
games = pytest.mark.parametrize("setting", [SETTINGS[0], SETTINGS[6], SETTINGS[-1]], ids=str)


class Spy:
    """A search that remembers what it was asked."""

    def __init__(self, also: Callable[[], None] = lambda: None) -> None:
        self.asked: list[tuple[View, Collection[Move], int]] = []
        self.also = also

    def __call__(
        self,
        view: View,
        *,
        simulations: int | None = None,
        seconds: float | None = None,
        seed: int = 0,
        consider: Collection[Move] = (),
        stop: Stop | None = None,
    ) -> SearchResult:
        self.asked.append((view, consider, seed))
        self.also()
        return playouts.search(
            view,
            simulations=simulations,
            seconds=seconds,
            seed=seed,
            consider=consider,
            stop=stop,
        )


def short_game(half_moves: int = 24) -> Game:
    """The beginning of a game."""
    game = whole_game(SETTINGS[0], SEED)
    while len(game.transitions) > half_moves:
        game.pop()
    return game


@games
def test_a_review(setting: Setting) -> None:
    """Laws: every half-move is judged, in order, and is the one that was made; the best comes
    first, and the made one is among those thought about; nothing lost is negative, and nothing is
    lost by the best; what is left on the table is what the best placement would bring at once
    and the made one did not; numbers of seats are the sums of their half-moves."""
    game = whole_game(setting, SEED)
    made = review(game, playouts.search, by="playouts", simulations=8, seed=1)
    assert (made.version, made.by, made.outcome) == (REVIEW, ("playouts",), game.outcome())
    told = [(one.ply, one.seat, one.played.move) for one in made.half_moves]
    assert told == [(ply, seat, str(move)) for ply, (seat, move) in enumerate(game.moves, 1)]
    for one, step in zip(made.half_moves, game.transitions, strict=True):
        assert 1 <= len(one.best) <= 3
        assert one.loss == round(max(0.0, one.best[0].win - one.played.win), 4) >= 0
        assert one.points_lost >= 0
        assert one.doubt >= 0
        if one.best[0].move == one.played.move:
            assert (one.loss, one.points_lost, one.judgement) == (0, 0, Judgement.BEST)
        assert one.judgement is judgement_of(one.loss - one.doubt)
        view = view_of(step.before, one.seat)
        assert {parse_move(best.move) for best in one.best} <= set(view.legal_moves)
        if isinstance(step.move, Place):
            brought = [view.preview(move).points for move in placements(view)]
            assert one.left == max(brought) - view.preview(step.move).points
        else:
            assert one.left is None
    for seat in made.seats:
        own = [one for one in made.half_moves if one.seat == seat.seat]
        number = Counter(one.judgement for one in own)
        assert seat.half_moves == len(own) == sum(number.values())
        counted = (seat.best, seat.good, seat.inaccuracies, seat.mistakes, seat.blunders)
        assert counted == tuple(number[word] for word in Judgement)
        assert seat.left == sum(one.left or 0 for one in own)
        assert isclose(seat.points_lost, sum(one.points_lost for one in own), abs_tol=0.01)
        assert seat.accuracy is not None
        assert 0 < seat.accuracy <= 100


def placements(view: View) -> list[Place]:
    return [move for move in view.legal_moves if isinstance(move, Place)]


@games
def test_the_chances(setting: Setting) -> None:
    """Laws: one for each turn, after its last half-move, as the seat that moved saw it; after the
    last turn the end, as it was; all add up to 1."""
    game = whole_game(setting, SEED)
    made = review(game, playouts.search, simulations=1)
    *turns, end = made.chances
    outcome = game.outcome()
    assert outcome is not None
    assert (end.seat, end.ply) == (None, len(game.transitions))
    assert {seat for seat, win in enumerate(end.wins) if win} == set(outcome.winners)
    for chance in made.chances:
        assert isclose(sum(chance.wins), 1, abs_tol=0.001)
        assert len(chance.wins) == len(outcome.scores)
    for chance in turns:
        one = made.half_moves[chance.ply - 1]
        assert (chance.seat, chance.round, chance.wins) == (one.seat, one.round, one.played.wins)
    placed = [seat for seat, move in game.moves if isinstance(move, Place)]
    setups = len(game.names)
    assert len(made.chances) == len(placed) + setups


def test_only_with_its_own_eyes() -> None:
    """Law: what the search gets is the view of the seat that moved, before it moved, and the
    half-move that it made; another seat's view, or a later one, never."""
    game = whole_game(SETTINGS[6], SEED)
    spy = Spy()
    review(game, spy, simulations=1, seed=10)
    assert len(spy.asked) == len(game.transitions)
    again = Game(game.start)
    for ply, (seat, move) in enumerate(game.moves, 1):
        assert spy.asked[ply - 1] == (again.view(seat), (move,), 10 + ply)
        again.push(move, seat)


def test_the_same_again() -> None:
    """Law: simulations and seed decide; threads, progress and the hidden truth do not. JSON is
    read back as it was."""
    game = short_game()
    made = review(game, playouts.search, simulations=20, seed=3)
    seen: list[tuple[int, int]] = []
    assert made == review(
        game,
        playouts.search,
        simulations=20,
        seed=3,
        jobs=3,
        progress=lambda done, total: seen.append((done, total)),
    )
    assert seen == [(number, 24) for number in range(1, 25)]
    assert made != review(game, playouts.search, simulations=20, seed=4)
    assert msgspec.json.decode(msgspec.json.encode(made), type=Review) == made


def test_some_seats() -> None:
    """Case: of the others nothing is judged; what is judged is the same as in the whole."""
    game = short_game()
    whole, part = (
        review(game, playouts.search, simulations=8, seats=seats) for seats in (None, (1,))
    )
    assert part.half_moves == tuple(one for one in whole.half_moves if one.seat == 1)
    assert part.seats[1] == whole.seats[1]
    assert (part.seats[0].half_moves, part.seats[0].accuracy) == (0, None)
    assert {chance.seat for chance in part.chances} == {1}


def test_a_game_that_was_left() -> None:
    """Cases: without an end there is no outcome; without a half-move there is nothing to say."""
    assert review(short_game(), playouts.search, simulations=1).outcome is None
    nothing = review(short_game(0), playouts.search, simulations=1)
    assert (nothing.half_moves, nothing.chances) == ((), ())
    assert [seat.accuracy for seat in nothing.seats] == [None, None]


@pytest.mark.parametrize("jobs", [1, 3])
def test_stopped(jobs: int) -> None:
    """Case: stopped at the third half-move, no further one is begun, and there is no review."""
    wanted = threading.Event()
    spy = Spy(lambda: wanted.set() if len(spy.asked) == 3 else None)
    with pytest.raises(Stopped):
        review(short_game(), spy, simulations=1, jobs=jobs, stop=wanted.is_set)
    assert len(spy.asked) <= 3 + jobs


def test_a_search_that_fails() -> None:
    """Case: what it raises comes out, from a thread as well."""

    def fail() -> None:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        review(short_game(), Spy(fail), simulations=1, jobs=2)


@pytest.mark.parametrize(
    ("win", "visits", "judgement"),
    [
        (0.60, 10**6, Judgement.BEST),
        (0.58, 10**6, Judgement.GOOD),
        (0.52, 10**6, Judgement.INACCURACY),
        (0.45, 10**6, Judgement.MISTAKE),
        (0.30, 10**6, Judgement.BLUNDER),
        (0.70, 10**6, Judgement.BEST),
        (0.45, 10, Judgement.BEST),
    ],
)
def test_judgements(win: float, visits: int, judgement: Judgement) -> None:
    """Cases: by the chance to win lost against the best, 60 % here; what too few simulations
    cannot tell is not held against anyone, nor is a luckier guess than the best."""
    (task,) = [one for one in tasks_of(short_game(6)) if isinstance(one.played, Draw)]
    best = next(move for move in task.view.legal_moves if move != task.played)

    def search(*_: object, **__: object) -> SearchResult:
        def candidate(move: Move, chance: float) -> SearchedMove:
            chances = (chance, 1 - chance)
            return SearchedMove(move, visits, chance, chances, (9.0, 8.0), ((0, move),))

        return SearchResult(0, visits, (candidate(best, 0.60), candidate(task.played, win)))

    assert judge(task, search).judgement is judgement
