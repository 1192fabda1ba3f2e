"""Variations and notes in records and positions: what is written reads back, an older reader reads
the main line, and what is wrong is named with its line."""

from __future__ import annotations

import re
from itertools import islice
from random import Random

import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from codex_naturalis.engine.game import Game
from codex_naturalis.notation.game_tree import ROOT, GameTree
from codex_naturalis.notation.headers import RECORD_CASES, BadRecord
from codex_naturalis.notation.position import read_position
from codex_naturalis.notation.record import read_record, write_record
from codex_naturalis.notation.variations import read_tree, write_tree
from tests.comparison import SETTINGS, Setting
from tests.playing import play, seeds, settings

notes = st.text(
    st.characters(exclude_categories=["Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"]) | st.just("\n"),
    min_size=1,
    max_size=60,
).map(str.strip)


def grown(game: Game, rng: Random, more: int) -> GameTree:
    """A tree that branches at random from a game."""
    tree = GameTree(game)
    for _ in range(more):
        parent = rng.randint(0, len(tree))
        at = Game(tree.state(parent))
        if not at.over:
            seat = rng.choice(at.state.to_move)
            tree.add(parent, at.legal_moves_of(seat).sample(rng), seat)
    return tree


def shape(tree: GameTree, number: int = ROOT) -> object:
    """A tree without its numbers: half-moves, notes and branches in their order."""
    top: list[object] = []
    stack = [(number, top)]
    while stack:
        node, into = stack.pop()
        move = None if node == ROOT else (tree.node(node).seat, str(tree.node(node).move))
        children: list[object] = []
        into.append((move, tree.notes.get(node, ""), children))
        stack += [(child, children) for child in reversed(tree.children(node))]
    return top


@given(settings, seeds, st.integers(0, 200), st.integers(0, 25), st.lists(notes, max_size=6))
@hypothesis_settings(max_examples=40)
def test_trees(setting: Setting, seed: int, cut: int, more: int, said: list[str]) -> None:
    """Law: a tree reads back with the same branches and notes, and writes the same text again; an
    older reader reads its main line, and nothing else."""
    game, rng = list(islice(play(setting, seed), cut + 1))[-1]
    tree = grown(game, Random(rng.random()), more)
    for note in said:
        tree.set_note(rng.randint(0, len(tree)), note)
    text = write_tree(tree)
    again = read_tree(text)
    assert shape(again) == shape(tree)
    assert write_tree(again) == text
    assert read_record(text) == tree.game()
    assert text.startswith(write_record(tree.game()).rstrip("\n"))


@given(settings, seeds, st.integers(0, 200), st.integers(0, 25), st.lists(notes, max_size=3))
@hypothesis_settings(max_examples=25)
def test_trees_of_positions(
    setting: Setting, seed: int, cut: int, more: int, said: list[str]
) -> None:
    """Law: the same for a tree that begins from a position: an older reader reads the position."""
    game, rng = list(islice(play(setting, seed), cut + 1))[-1]
    tree = grown(Game(game.state), Random(rng.random()), more)
    for note in said:
        tree.set_note(rng.randint(0, len(tree)), note)
    text = write_tree(tree)
    again = read_tree(text)
    assert shape(again) == shape(tree)
    assert read_position(text) == game.state


def record() -> str:
    """A game of two after twenty half-moves."""
    game, _ = list(islice(play(SETTINGS[0], 11), 21))[-1]
    return write_record(game)


def test_a_record_without_variations() -> None:
    """Case: a tree without variations and notes is written as the plain record, and comments that
    look alike are comments."""
    text = record()
    assert write_tree(read_tree(text)) == text
    assert len(read_tree(text + "#! a comment of somebody\n#!/bin/sh\n")) == 20


def test_lines_of_other_systems() -> None:
    """Case: a file whose lines end as on Windows."""
    text = record() + "#! Variations: 1\n#! 3 ; Fine.\n#! 3 ;\n#! 3 ; Really.\n"
    tree = read_tree(text.replace("\n", "\r\n"))
    assert tree.notes == {3: "Fine.\n\nReally."}


@pytest.mark.parametrize(
    ("line", "case"),
    [
        ("#! 21 ; too far", "variation_node"),
        ("#! 99 0 <R", "variation_node"),
        ("#! 3", "variation_line"),
        ("#! hello", "variation_line"),
        ("#!", "variation_line"),
        ("#! 0 0 <R", "setup_not_over"),
        ("#! 0 7 s:front", "no_such_seat"),
        ("#! 0 0 sideways", "unreadable"),
        ("#! 2 ; a\x1b[2Jb", "note_character"),
        ("#! 2 ;  blanks", "note_blanks"),
        (f"#! 2 ; {'x' * 2001}", "note_long"),
        ("#! Variations: 2", "version"),
    ],
)
def test_faults(line: str, case: str) -> None:
    """Law: what is wrong is refused with its line and a case that has a text."""
    text = record() + "#! Variations: 1\n"
    with pytest.raises(BadRecord) as caught:
        read_tree(text + line + "\n")
    assert caught.value.case == case
    assert caught.value.line == text.count("\n") + 1
    if case in RECORD_CASES:
        assert set(caught.value.parameters) == set(RECORD_CASES[case])


def test_full(monkeypatch: pytest.MonkeyPatch) -> None:
    """Case: the half-move that is one too many is named by its line."""
    monkeypatch.setattr("codex_naturalis.notation.game_tree.MOST_NODES", 20)
    text = record() + "#! Variations: 1\n#! 0 1 s:back\n"
    first = re.search(r"^(\d) s:(\w+)$", record(), re.MULTILINE)
    assert first is not None
    with pytest.raises(BadRecord, match="at most 20 half-moves") as caught:
        read_tree(text if first[1] == "0" else text.replace("#! 0 1", "#! 0 0"))
    assert (caught.value.case, caught.value.line) == ("tree_full", text.count("\n"))
