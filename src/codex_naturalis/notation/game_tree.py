"""A game with variations: half-moves that branch, and notes to them."""

from __future__ import annotations

from unicodedata import category

from codex_naturalis.engine import rules
from codex_naturalis.engine.errors import BadText, IllegalMove
from codex_naturalis.engine.game import Game
from codex_naturalis.engine.moves import Move, parse_move
from codex_naturalis.engine.rules import Transition
from codex_naturalis.engine.state import State

MOST_NODES = 1500
"""Half-moves of a tree, those of the main line included; a game has less than 300."""
MOST_NOTE = 2000
"""Characters of one note."""
ROOT = 0
_JOINER = "\u200d"
"""It makes one sign of several, as in many emoji."""


class Node:
    """One half-move of a tree."""

    def __init__(self, parent: int, transition: Transition) -> None:
        self.parent = parent
        self.transition = transition
        self.children: list[int] = []
        """The first one goes on with the line; the others are variations."""

    @property
    def seat(self) -> int:
        return self.transition.seat

    @property
    def move(self) -> Move:
        return self.transition.move


class GameTree:
    """Nodes have numbers from 1, in the order of adding; 0 is the start. A parent's number is
    always smaller than that of its children."""

    def __init__(self, game: Game) -> None:
        """A tree whose only line is the half-moves of the game."""
        self.start = game.copy()
        self.start.transitions = []
        self.start.state = game.start
        self.notes: dict[int, str] = {}
        """By node; none is empty."""
        self._nodes: list[Node] = []
        self._first: list[int] = []
        self._numbers: dict[tuple[int, int, Move], int] = {}
        """By parent, seat and half-move."""
        last = ROOT
        for transition in game.transitions:
            last = self._append(last, transition)

    def __len__(self) -> int:
        """The number of half-moves."""
        return len(self._nodes)

    def node(self, number: int) -> Node:
        return self._nodes[number - 1]

    def children(self, number: int) -> list[int]:
        return self._first if number == ROOT else self.node(number).children

    def state(self, number: int) -> State:
        """The state after a half-move; 0 is the start."""
        return self.start.start if number == ROOT else self.node(number).transition.after

    def path(self, number: int) -> list[int]:
        """The nodes from the first half-move to this one."""
        path = []
        while number != ROOT:
            path.append(number)
            number = self.node(number).parent
        return path[::-1]

    def line(self, number: int = ROOT) -> list[int]:
        """The nodes that follow, always the first child; from the start it is the main line."""
        line = []
        while children := self.children(number):
            number = children[0]
            line.append(number)
        return line

    def game(self, number: int | None = None) -> Game:
        """The game up to a half-move; without one the main line."""
        game = self.start.copy()
        path = self.line() if number is None else self.path(number)
        game.transitions = [self.node(one).transition for one in path]
        game.state = self.state(path[-1] if path else ROOT)
        return game

    def add(self, parent: int, move: Move | str, seat: int | None = None) -> int:
        """The number of a half-move after a node: a new one, unless it is there. Raises
        IllegalMove, and BadText when the tree is full."""
        at = Game(self.state(parent))
        if seat is None:
            seat = at.seat
        if isinstance(move, str):
            text = move
            try:
                move = parse_move(text)
            except BadText as error:
                raise IllegalMove(text[:40], at.why_not(text)) from error
        known = self._numbers.get((parent, seat, move))
        if known is not None:
            return known
        if reasons := at.why_not(move, seat):
            raise IllegalMove(str(move), reasons)
        if len(self) >= MOST_NODES:
            raise BadText(
                f"a tree has at most {MOST_NODES} half-moves", "tree_full", most=MOST_NODES
            )
        return self._append(parent, rules.apply(at.state, move, seat))

    def set_note(self, number: int, note: str) -> None:
        """Replace the note to a half-move; an empty one removes it. Raises BadText."""
        check_note(note)
        self.notes.pop(number, None)
        if note:
            self.notes[number] = note

    def _append(self, parent: int, transition: Transition) -> int:
        self._nodes.append(Node(parent, transition))
        number = len(self._nodes)
        self.children(parent).append(number)
        self._numbers[parent, transition.seat, transition.move] = number
        return number


def check_note(note: str) -> None:
    """Raise BadText for a note that is too long, has blanks around it, or has characters that
    cannot be seen."""
    if len(note) > MOST_NOTE:
        text = f"a note has at most {MOST_NOTE} characters, not {len(note)}"
        raise BadText(text, "note_long", most=MOST_NOTE)
    if note != note.strip():
        raise BadText("a note has no blanks around it", "note_blanks")
    for sign in note:
        if sign not in ("\n", _JOINER) and (
            category(sign)[0] == "C" or category(sign) in {"Zl", "Zp"}
        ):
            raise BadText(f"a note has no character U+{ord(sign):04X}", "note_character")
