"""Variations and notes in records and positions: lines that begin with `#!`, which are comments to
a reader that does not know them. docs/records.md has the grammar."""

from __future__ import annotations

import re

from codex_naturalis.engine.errors import BadText, IllegalMove
from codex_naturalis.engine.game import Game
from codex_naturalis.engine.moves import Draw
from codex_naturalis.notation.game_tree import ROOT, GameTree
from codex_naturalis.notation.headers import BadRecord, clip, split
from codex_naturalis.notation.position import read_position, write_position
from codex_naturalis.notation.record import read_record, write_record

VERSION = "1"
_BEGIN = re.compile(r"#!\s*Variations:\s*(\S{1,40})\s*", re.ASCII)
_NOTE = re.compile(r"#!\s+([0-9]{1,9})\s+;(?: (.*))?", re.ASCII)
_MOVES = re.compile(r"#!\s+([0-9]{1,9})\s+([0-9]{1,9})\s+(\S.*)", re.ASCII)


def read_tree(text: str) -> GameTree:
    """The tree of a record or position; without variations it has one line. Raises BadRecord."""
    headers, _ = split(text)
    from_position = "Codex-Position" in headers.found
    tree = GameTree(Game(read_position(text)) if from_position else read_record(text))
    begun = False
    notes: dict[int, list[str]] = {}
    lines: dict[int, int] = {}
    for number, raw in enumerate(text.split("\n"), 1):
        line = raw.removesuffix("\r")
        if not line.startswith("#!"):
            continue
        if match := _BEGIN.fullmatch(line):
            begun = _check_version(number, match[1])
        elif not begun:
            continue
        elif match := _NOTE.fullmatch(line):
            node = _node(tree, number, match[1])
            notes.setdefault(node, []).append(match[2] or "")
            lines.setdefault(node, number)
        elif match := _MOVES.fullmatch(line):
            _play(tree, number, _node(tree, number, match[1]), int(match[2]), match[3].split())
        else:
            reason = f"{clip(line)!r} is neither a note nor half-moves of a variation"
            raise BadRecord(number, reason, "variation_line")
    for node, said in notes.items():
        try:
            tree.set_note(node, "\n".join(said))
        except BadText as error:
            raise BadRecord(lines[node], str(error), error.case, **error.parameters) from error
    return tree


def write_tree(tree: GameTree) -> str:
    """The text of a tree; `read_tree` gives it back, numbered in the order of this text. A tree of
    a game is a record, one from a position is a position. Raises BadText when a game cannot be
    written."""
    has_deal = tree.start.deal is not None
    text = write_record(tree.game()) if has_deal else write_position(tree.start.start)
    numbers = {ROOT: 0}
    waiting: list[int] = []
    if has_deal:
        for node in tree.line():
            numbers[node] = len(numbers)
        waiting = _variations(tree, [ROOT, *tree.line()])
    else:
        waiting = tree.children(ROOT)[::-1]
    said = _notes(tree, list(numbers), numbers)
    while waiting:
        chain = [waiting.pop()]
        chain += tree.line(chain[0])
        said += _move_lines(tree, chain, numbers)
        said += _notes(tree, chain, numbers)
        waiting += _variations(tree, chain)
    return (
        "\n".join([text.rstrip("\n"), "", f"#! Variations: {VERSION}", *said, ""]) if said else text
    )


def _check_version(line: int, version: str) -> bool:
    if version != VERSION:
        reason = f"version {version!r} of variations is not known here, only {VERSION}"
        raise BadRecord(line, reason, "version", version=clip(version), known=VERSION)
    return True


def _node(tree: GameTree, line: int, word: str) -> int:
    number = int(word)
    if number > len(tree):
        reason = f"there is no half-move {number} yet, only {len(tree)}"
        raise BadRecord(line, reason, "variation_node", node=number, nodes=len(tree))
    return number


def _play(tree: GameTree, line: int, node: int, seat: int, half_moves: list[str]) -> None:
    for half_move in half_moves:
        try:
            node = tree.add(node, half_move, seat)
        except IllegalMove as error:
            reason = "; ".join(map(str, error.reasons))
            case = error.reasons[0].code.value
            raise BadRecord(line, reason, case, move=clip(half_move)) from error
        except BadText as error:
            raise BadRecord(line, str(error), error.case, **error.parameters) from error


def _variations(tree: GameTree, line: list[int]) -> list[int]:
    """The first half-moves of all variations beside a line; those to be written first come last."""
    found = [child for node in line for child in tree.children(node)[1:]]
    return found[::-1]


def _move_lines(tree: GameTree, chain: list[int], numbers: dict[int, int]) -> list[str]:
    """A line for each turn: the node before it, the seat, and its half-moves."""
    lines: list[str] = []
    for node in chain:
        made = tree.node(node)
        numbers[node] = len(numbers)
        if lines and isinstance(made.move, Draw):
            lines[-1] += f" {made.move}"
        else:
            lines.append(f"#! {numbers[made.parent]} {made.seat} {made.move}")
    return lines


def _notes(tree: GameTree, nodes: list[int], numbers: dict[int, int]) -> list[str]:
    return [
        f"#! {numbers[node]} ; {line}" if line else f"#! {numbers[node]} ;"
        for node in nodes
        if node in tree.notes
        for line in tree.notes[node].split("\n")
    ]
