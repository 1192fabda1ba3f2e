"""The Python side of the search: a View in, a SearchResult out."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection

from codex_naturalis.engine.cards import Side
from codex_naturalis.engine.game import Game
from codex_naturalis.engine.moves import ChooseStarter, Move
from codex_naturalis.engine.state import State
from codex_naturalis.engine.view import View
from codex_naturalis.kernel.build.readiness import entry
from codex_naturalis.kernel.evaluation.evaluator import parties_of
from codex_naturalis.kernel.evaluation.weights import new_evaluator
from codex_naturalis.kernel.rules.encoding import decode_move, encode_move
from codex_naturalis.kernel.rules.random_numbers import Rng, seeded
from codex_naturalis.kernel.search.information_set import InformationSet, information_set_of
from codex_naturalis.kernel.search.methods import BaselineSearch, NetworkSearch, SearchMethod
from codex_naturalis.kernel.search.open_cards import open_information_set
from codex_naturalis.kernel.search.result import SearchedMove, SearchResult
from codex_naturalis.kernel.search.tree import (
    NO_NODE,
    ROOT,
    SCORES,
    UTILITY,
    WINS,
    clear,
    find,
    most_visited_child,
    move_of,
    new_tree,
)
from codex_naturalis.kernel.search.tree_reuse import moves_between

CHUNK = 64
"""Simulations between two checks of the clock."""
CAPACITY = 1 << 18
WALL_CLOCK_FACTOR = 3
"""On a busy machine a search takes at most so many times its CPU seconds by the clock."""
LINES, LINE_LENGTH = 3, 6
"""For how many half-moves the expected line is given, and how long it is."""
CONSIDERED_SHARE = 8
"""A half-move to be considered gets at least one in so many simulations; many of them together at
most as many as the search itself."""


class Searcher:
    """Keeps its tree from half-move to half-move of a game. Not thread-safe."""

    def __init__(self, method: SearchMethod, capacity: int = CAPACITY) -> None:
        self.method = method
        self._tree = new_tree(capacity)
        self._root = ROOT
        self._last: tuple[View, Move] | None = None
        self._truth: State | None = None
        """Of the last search, if it saw every card."""

    def search(
        self,
        view: View,
        *,
        simulations: int | None = None,
        seconds: float | None = None,
        seed: int = 0,
        consider: Collection[Move] = (),
        stop: Callable[[], bool] | None = None,
        truth: State | None = None,
        resume: bool = False,
    ) -> SearchResult:
        """Search the half-moves of a view whose seat is to move. The budget is a number of
        simulations (then the same seed and the same game before give the same result), or CPU
        seconds of this thread. `consider`: half-moves that are tried in any case. `stop` is called
        every few milliseconds. `truth`: the state of the view, for a search that sees every card.
        `resume`: go on where the last search ended, if it was of the same view and truth."""
        if not view.my_turn:
            raise ValueError("the seat of this view owes no half-move")
        if simulations is None and seconds is None and stop is None:
            raise ValueError("a search needs an end: simulations, seconds, or stop")
        known = (
            information_set_of(view)
            if truth is None
            else open_information_set(truth, _seat_of(view))
        )
        rng = seeded(seed)
        same = self._last is not None and self._last[0] == view and self._truth == truth
        if not (resume and same):
            self._reuse_tree(view, truth)
        choices = self.method.prepare_root(known, rng)
        done = self._simulate(known, choices, rng, simulations, seconds, stop)
        for move in consider:
            share = done // max(CONSIDERED_SHARE, len(consider))
            self._visit(known, rng, encode_move(move), max(1, share))
        last = view.round == view.last_round
        result = self._result(
            known, choices, done, by_priors=last and bool(self.method.priors.any())
        )
        self._last, self._truth = (view, result.best.move), truth
        return result

    def _reuse_tree(self, view: View, truth: State | None) -> None:
        """Make the node that the game has come to the root, if it is in the tree; else clear the
        tree. What was found with every card seen is of no use to others, nor the reverse."""
        blind = truth is None and self._truth is None
        played = moves_between(*self._last, view) if self._last and blind else None
        root = self._root
        for seat, move in played or ():
            in_tree = seat == view.seat or not self.method.own_moves_only
            root = find(self._tree, root, encode_move(move)) if in_tree else NO_NODE
            if root == NO_NODE:
                break
        crowded = 2 * int(self._tree.used[0]) > len(self._tree.keys)
        if not played or root == NO_NODE or crowded:
            clear(self._tree)
            root = ROOT
        self._root = root

    def _simulate(
        self,
        known: InformationSet,
        choices: int,
        rng: Rng,
        simulations: int | None,
        seconds: float | None,
        stop: Callable[[], bool] | None,
    ) -> int:
        cpu_start, clock_start = time.thread_time(), time.monotonic()
        done = 0
        while simulations is None or done < simulations:
            if (
                done
                and seconds is not None
                and (
                    time.thread_time() - cpu_start >= seconds
                    or time.monotonic() - clock_start >= WALL_CLOCK_FACTOR * seconds
                )
            ):
                break
            if done and stop is not None and stop():
                break
            number = CHUNK if simulations is None else min(CHUNK, simulations - done)
            self.method.run(known, self._tree, rng, self._root, choices, number)
            done += number
        return done

    def _visit(self, known: InformationSet, rng: Rng, move: int, number: int) -> None:
        """Simulate one half-move until it has that many visits."""
        node = find(self._tree, self._root, move)
        number -= 0 if node == NO_NODE else int(self._tree.visits[node])
        if number > 0:
            kept = self.method.moves.copy()
            self.method.moves[0] = move
            self.method.run(known, self._tree, rng, self._root, 1, number)
            self.method.moves[:] = kept

    def _result(
        self, known: InformationSet, choices: int, done: int, *, by_priors: bool
    ) -> SearchResult:
        """`by_priors`: in the last round there is nothing to plan, and priors are exact while
        visits depend on luck."""
        parties = int(parties_of(known.state))
        priors = {}
        for code, prior in zip(self.method.moves[:choices], self.method.priors, strict=False):
            node = find(self._tree, self._root, int(code))
            if node != NO_NODE and self._tree.visits[node]:
                priors[node] = float(prior)
        if by_priors:
            tried = sorted(priors, key=lambda node: priors[node], reverse=True)
        else:
            most = max(int(self._tree.visits[node]) for node in priors)
            tried = sorted(
                priors, key=lambda node: self._rank(node, known.seat, most), reverse=True
            )
        found: list[SearchedMove] = []
        for rank, node in enumerate(tried):
            sums = self._tree.sums[node] / self._tree.visits[node]
            wins = tuple(map(float, sums[WINS : WINS + parties]))
            found.append(
                SearchedMove(
                    decode_move(move_of(self._tree, node)),
                    int(self._tree.visits[node]),
                    wins[known.seat],
                    wins,
                    tuple(map(float, sums[SCORES : SCORES + parties])),
                    self._line(node, LINE_LENGTH if rank < LINES else 1),
                )
            )
        return SearchResult(known.seat, done, tuple(found))

    def _rank(self, node: int, seat: int, most: int) -> tuple[bool, float]:
        """By mean utility, those with at least half of the most visits first."""
        visits = int(self._tree.visits[node])
        trusted = 2 * visits >= most
        return trusted, float(self._tree.sums[node, UTILITY + seat]) / visits

    def _line(self, node: int, length: int) -> tuple[tuple[int, Move], ...]:
        line: list[tuple[int, Move]] = []
        while node != NO_NODE and len(line) < length:
            line.append((int(self._tree.seats[node]), decode_move(move_of(self._tree, node))))
            node = most_visited_child(self._tree, node)
        return tuple(line)


def _seat_of(view: View) -> int:
    assert view.seat is not None, "a spectator does not play"
    return view.seat


@entry("search")
def _search_once() -> None:
    """Compile or load everything that a search calls."""
    view = Game.new(2, seed=1).view(0)
    for method in (NetworkSearch(new_evaluator(2)), BaselineSearch()):
        searcher = Searcher(method, capacity=256)
        searcher.search(view, simulations=2, consider=[ChooseStarter(Side.BACK)])
