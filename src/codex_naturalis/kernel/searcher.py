"""The face of the search: a View in, a Thought out, for a number of simulations or for a time."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Protocol

from codex_naturalis.engine.cards import Side
from codex_naturalis.engine.game import Game
from codex_naturalis.engine.moves import ChooseStarter, Move
from codex_naturalis.engine.view import View
from codex_naturalis.kernel.continuation import made_between
from codex_naturalis.kernel.encoding import decode_move, encode_move
from codex_naturalis.kernel.features import Vector
from codex_naturalis.kernel.judgement import parties_of
from codex_naturalis.kernel.knowledge import Knowledge, knowledge_of
from codex_naturalis.kernel.layout import state_size
from codex_naturalis.kernel.looking import look_at_root, new_desk
from codex_naturalis.kernel.moves import Moves, list_moves
from codex_naturalis.kernel.network import Mind
from codex_naturalis.kernel.plain import plain_desk, run_plain
from codex_naturalis.kernel.random_numbers import Seed, seeded
from codex_naturalis.kernel.readiness import entry
from codex_naturalis.kernel.search import Style, run
from codex_naturalis.kernel.suspicion import suspect
from codex_naturalis.kernel.tables import tables
from codex_naturalis.kernel.thought import Candidate, Thought
from codex_naturalis.kernel.tree import (
    NOWHERE,
    ROOT,
    SCORES,
    UTILITY,
    WINS,
    Tree,
    busiest,
    clear,
    find,
    move_at,
    new_tree,
)
from codex_naturalis.kernel.weights import new_mind

CHUNK = 64
"""Simulations between two looks at the clock."""
WORLDS = 8
"""In which the objectives of the others and the half-moves of the root are judged before the
search."""
CAPACITY = 1 << 18
PATIENCE = 3
"""On a busy machine no search takes longer by the clock than so many times its CPU seconds."""
LINES, LINE = 3, 6
"""For how many candidates the expected line is told, and how far."""
FAIR = 8
"""A half-move to be considered gets one of so many simulations at least."""
STYLE = Style(
    curiosity=0.25,
    wonder=1.0,
    heat=0.05,
    breadth=0.1,
    trust=1.0,
    own=8,
    others=4,
    doubt=0.02,
)


class Method(Protocol):
    """A way to search."""

    moves: Moves
    """Those of the root."""
    looks: Vector
    """How they look, if they do; else nothing."""
    alone: bool
    """Only the half-moves of the searching seat stand in the tree: what it came to know before the
    others moved is no use afterwards."""

    def begin(self, known: Knowledge, rng: Seed) -> int:
        """Look at the root; how many half-moves it has."""
        ...

    def run(
        self, known: Knowledge, tree: Tree, rng: Seed, root: int, choices: int, number: int
    ) -> None:
        """So many simulations."""
        ...


class Learned:
    """By the network's judgement."""

    alone = True

    def __init__(self, mind: Mind, style: Style = STYLE) -> None:
        self.mind = mind
        self.style = style
        self._desk = new_desk(state_size(4))
        self.moves = self._desk.root_moves
        self.looks = self._desk.root_looks

    def begin(self, known: Knowledge, rng: Seed) -> int:
        suspect(known, self.mind, self._desk, rng, WORLDS)
        return look_at_root(known, self.mind, self._desk, rng, WORLDS)

    def judged(self, view: View, seed: int) -> list[tuple[Move, float]]:
        """The half-moves of a seat, each with its worth as it looks, without a search."""
        count = self.begin(knowledge_of(view), seeded(seed))
        looks = self._desk.root_looks[:count].tolist()
        return [(decode_move(code), look) for code, look in zip(self.moves, looks, strict=False)]

    def run(
        self, known: Knowledge, tree: Tree, rng: Seed, root: int, choices: int, number: int
    ) -> None:
        run(known, self.mind, tree, self._desk, self.style, rng, root, choices, number)


class Plain:
    """By playouts."""

    alone = False

    def __init__(self) -> None:
        self._desk = plain_desk(state_size(4))
        self.moves = new_desk(1).root_moves
        self.looks = new_desk(1).root_looks

    def begin(self, known: Knowledge, rng: Seed) -> int:
        return list_moves(known.state, tables().faces, known.seat, self.moves)

    def run(
        self, known: Knowledge, tree: Tree, rng: Seed, root: int, choices: int, number: int
    ) -> None:
        run_plain(known, *tables(), tree, self._desk, rng, root, number)


class Searcher:
    """Keeps its tree while a game goes on. Not for two threads at once: give each its own."""

    def __init__(self, method: Method, capacity: int = CAPACITY) -> None:
        self.method = method
        self._tree = new_tree(capacity)
        self._root = ROOT
        self._last: tuple[View, Move] | None = None

    def think(
        self,
        view: View,
        *,
        simulations: int | None = None,
        seconds: float | None = None,
        seed: int = 0,
        consider: Move | None = None,
        stop: Callable[[], bool] | None = None,
    ) -> Thought:
        """What to do in a view whose seat owes a half-move. The budget is a number of simulations,
        for which the same seed and the same game before give the same thought, or CPU seconds of
        this thread. `consider`: a half-move that is surely tried. `stop` is asked every few
        milliseconds."""
        if not view.my_turn:
            raise ValueError("the seat of this view owes no half-move")
        if simulations is None and seconds is None and stop is None:
            raise ValueError("a search needs an end: simulations, seconds, or stop")
        known = knowledge_of(view)
        rng = seeded(seed)
        self._go_on(view)
        choices = self.method.begin(known, rng)
        done = self._search(known, choices, rng, simulations, seconds, stop)
        if consider is not None:
            self._be_fair(known, rng, encode_move(consider), max(1, done // FAIR))
        last = view.round == view.last_round
        thought = self._thought(
            known, choices, done, by_looks=last and bool(self.method.looks.any())
        )
        self._last = view, thought.best.move
        return thought

    def _go_on(self, view: View) -> None:
        """From the place in the tree that the game has come to, if it is there."""
        made = None if self._last is None else made_between(*self._last, view)
        root = self._root
        for seat, move in made or ():
            told = seat == view.seat or not self.method.alone
            root = find(self._tree, root, encode_move(move)) if told else NOWHERE
            if root == NOWHERE:
                break
        crowded = 2 * int(self._tree.used[0]) > len(self._tree.keys)
        if not made or root == NOWHERE or crowded:
            clear(self._tree)
            root = ROOT
        self._root = root

    def _search(
        self,
        known: Knowledge,
        choices: int,
        rng: Seed,
        simulations: int | None,
        seconds: float | None,
        stop: Callable[[], bool] | None,
    ) -> int:
        begun, by_the_clock = time.thread_time(), time.monotonic()
        done = 0
        while simulations is None or done < simulations:
            if (
                done
                and seconds is not None
                and (
                    time.thread_time() - begun >= seconds
                    or time.monotonic() - by_the_clock >= PATIENCE * seconds
                )
            ):
                break
            if done and stop is not None and stop():
                break
            number = CHUNK if simulations is None else min(CHUNK, simulations - done)
            self.method.run(known, self._tree, rng, self._root, choices, number)
            done += number
        return done

    def _be_fair(self, known: Knowledge, rng: Seed, move: int, number: int) -> None:
        """Try a half-move as often as it deserves, alone."""
        place = find(self._tree, self._root, move)
        number -= 0 if place == NOWHERE else int(self._tree.visits[place])
        if number > 0:
            kept = self.method.moves.copy()
            self.method.moves[0] = move
            self.method.run(known, self._tree, rng, self._root, 1, number)
            self.method.moves[:] = kept

    def _thought(self, known: Knowledge, choices: int, done: int, *, by_looks: bool) -> Thought:
        """`by_looks`: after the last placement there is nothing more to plan, and its look is
        exact where visits are a matter of luck."""
        parties = int(parties_of(known.state))
        looks = {}
        for code, look in zip(self.method.moves[:choices], self.method.looks, strict=False):
            place = find(self._tree, self._root, int(code))
            if place != NOWHERE and self._tree.visits[place]:
                looks[place] = float(look)
        if by_looks:
            tried = sorted(looks, key=lambda place: looks[place], reverse=True)
        else:
            most = max(int(self._tree.visits[place]) for place in looks)
            tried = sorted(
                looks, key=lambda place: self._rank(place, known.seat, most), reverse=True
            )
        found: list[Candidate] = []
        for rank, place in enumerate(tried):
            sums = self._tree.sums[place] / self._tree.visits[place]
            wins = tuple(map(float, sums[WINS : WINS + parties]))
            found.append(
                Candidate(
                    decode_move(move_at(self._tree, place)),
                    int(self._tree.visits[place]),
                    wins[known.seat],
                    wins,
                    tuple(map(float, sums[SCORES : SCORES + parties])),
                    self._line(place, LINE if rank < LINES else 1),
                )
            )
        return Thought(known.seat, done, tuple(found))

    def _rank(self, place: int, seat: int, most: int) -> tuple[bool, float]:
        """The best by what it brought, of those tried about as often as any; the others behind."""
        visits = int(self._tree.visits[place])
        trusted = 2 * visits >= most
        return trusted, float(self._tree.sums[place, UTILITY + seat]) / visits

    def _line(self, place: int, length: int) -> tuple[tuple[int, Move], ...]:
        line: list[tuple[int, Move]] = []
        while place != NOWHERE and len(line) < length:
            line.append((int(self._tree.seats[place]), decode_move(move_at(self._tree, place))))
            place = busiest(self._tree, place)
        return tuple(line)


@entry("search")
def _search_once() -> None:
    """Compiles, or loads, all that a search calls."""
    view = Game.new(2, seed=1).view(0)
    for method in (Learned(new_mind(2)), Plain()):
        searcher = Searcher(method, capacity=256)
        searcher.think(view, simulations=2, consider=ChooseStarter(Side.BACK))
