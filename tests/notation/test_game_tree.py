"""Trees of half-moves: what may be added, and what notes may say."""

from __future__ import annotations

import pytest

from codex_naturalis.engine.errors import BadText, IllegalMove
from codex_naturalis.engine.game import Game
from codex_naturalis.notation import game_tree
from codex_naturalis.notation.game_tree import MOST_NOTE, ROOT, GameTree


def begun() -> GameTree:
    """A game of two in which the first seat has turned its starter, one way and the other."""
    game = Game.new(2, seed=6)
    game.push("s:front")
    tree = GameTree(game)
    tree.add(ROOT, "s:back")
    return tree


def test_a_tree_of_a_game_is_its_line() -> None:
    """Case: the half-moves of a game are the main line, and the game is not changed by the tree."""
    game = Game.new(2, seed=6)
    game.push("s:front")
    tree = GameTree(game)
    assert tree.line() == [1]
    assert tree.game() == game
    tree.add(1, f"o:{game.state.players[0].offered[0].id}")
    assert (len(tree), len(game.transitions)) == (2, 1)


def test_variations() -> None:
    """Case: a second half-move after a node is a variation; the same one again is not."""
    tree = begun()
    assert tree.children(ROOT) == [1, 2]
    assert tree.add(ROOT, "s:back") == 2
    assert tree.add(ROOT, "s:back", 1) == 3, "the other seat may choose first"
    assert tree.path(2) == [2]
    assert tree.game(2).moves != tree.game(1).moves
    assert tree.game(ROOT).moves == []


def test_illegal_half_moves() -> None:
    """Law: what the rules refuse is not added."""
    tree = begun()
    for wrong in ("<R", "17f@1,1", "nonsense"):
        with pytest.raises(IllegalMove):
            tree.add(1, wrong)
    assert len(tree) == 2


def test_a_full_tree(monkeypatch: pytest.MonkeyPatch) -> None:
    """Case: a tree has a bound."""
    monkeypatch.setattr(game_tree, "MOST_NODES", 2)
    tree = begun()
    with pytest.raises(BadText, match="at most 2 half-moves"):
        tree.add(ROOT, "s:front", 1)


def test_notes() -> None:
    """Case: a note is replaced, and an empty one removed."""
    tree = begun()
    tree.set_note(2, "Better.\nMuch better 👨‍👩‍👧")
    tree.set_note(2, "Better.")
    tree.set_note(ROOT, "<b>not markup</b>")
    assert tree.notes == {2: "Better.", ROOT: "<b>not markup</b>"}
    tree.set_note(2, "")
    assert tree.notes == {ROOT: "<b>not markup</b>"}


@pytest.mark.parametrize(
    ("note", "said"),
    [
        ("x" * (MOST_NOTE + 1), "at most 2000 characters"),
        (" x", "no blanks around"),
        ("a\x1b[31mb", r"U\+001B"),
        ("a\u202eb", r"U\+202E"),
        ("a\u2028b", r"U\+2028"),
        ("a\x00b", r"U\+0000"),
        ("a\rb", r"U\+000D"),
    ],
)
def test_bad_notes(note: str, said: str) -> None:
    """Law: a note that is huge or has characters that cannot be seen is refused, and the old one
    stays."""
    tree = begun()
    tree.set_note(1, "old")
    with pytest.raises(BadText, match=said):
        tree.set_note(1, note)
    assert tree.notes == {1: "old"}
