"""Positions and areas as text: what is refused, and where."""

from __future__ import annotations

import pytest

from codex_naturalis.engine.errors import BadText
from codex_naturalis.engine.game import Game
from codex_naturalis.notation.headers import BadRecord
from codex_naturalis.notation.position import (
    read_area,
    read_position,
    write_area,
    write_position,
)
from tests.comparison import SETTINGS
from tests.playing import play


def position() -> str:
    """A two-player game after twenty half-moves."""
    for ply, (game, _) in enumerate(play(SETTINGS[0], 11)):
        if ply == 20:
            return write_position(game.state)
    raise AssertionError("too short a game")


def test_an_area_pastes_back() -> None:
    """Cards in the order of laying, the starter first and without its place."""
    text = "84b 34f@-1,1 79b@0,2"
    assert write_area(read_area(text)) == text
    assert write_area(read_area("")) == ""
    assert read_area("84b@0,0") == read_area("84b")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("81f 17x@1,1", "is not a half-move"),
        ("81f <R", "'<R' is not a card of an area"),
        ("81f 99f@1,1", "'99f@1,1' is not a card of an area"),
        ("17f", "begins with a starter"),
        ("81f 82f@1,1", "begins with a starter"),
        ("81f 17f@0,0", "begins with a starter"),
        ("81f 17f@2,2", "no card can be laid there"),
        ("81f 17f@1,1 18f@1,1", "no card can be laid there"),
        ("81f 57f@1,1", "its cost could not be paid"),
    ],
)
def test_bad_areas(text: str, said: str) -> None:
    """An area is refused where a card could not have been laid."""
    with pytest.raises(BadText, match=said):
        read_area(text)


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("Codex-Position", "2", "version '2' is not known"),
        ("Mode", "chess", "unknown 'chess'"),
        ("Mode", "solo-easy", "1 player, not 2"),
        ("Tie-Break", None, "the header Tie-Break is missing"),
        ("Phase", "dusk", "unknown 'dusk'"),
        ("Turn", "2", "2 is more than 1"),
        ("Turn", "x", "'x' is not a number"),
        ("Round", "-1", "'-1' is not a number"),
        ("Last-Round", "soon", "'soon' is not a number"),
        ("Ended", "never", "unknown 'never'"),
        ("Market", "1 2 3", "four cards"),
        ("Market", "1 2 3 500", "there is no card 500"),
        ("Resource-Deck", "1 x", "'x' is not a number"),
        ("Gold-Deck", "500", "there is no card 500"),
        ("Objectives", "87", "two objectives"),
        ("Objectives", "87 1", "two objectives"),
        ("Objective-0", "87", "not one of the two offered"),
        ("Area-0", "81f 57f@1,1", "could not be paid"),
        ("Starter-0", "500", "there is no card 500"),
        ("Hand-0", "", "is in 0 places"),
        ("Phase", "setup", "every seat has made its choices"),
        ("Phase", "over", "has a header Ended"),
        ("Objective-1", None, "seat 1 has not chosen its objective"),
        ("Hand-0", "1 2 3 4 5 6 7 8 9", "places"),
    ],
)
def test_bad_positions(name: str, value: str | None, said: str) -> None:
    """Each is refused with its line and reason."""
    lines = [line for line in position().split("\n") if not line.startswith(f"{name}:")]
    if value is not None:
        lines.insert(0, f"{name}: {value}")
    with pytest.raises(BadRecord, match=said):
        read_position("\n".join(lines))


def test_the_setup_in_a_position() -> None:
    """In the setup the turn is of the first seat that owes; the starter comes first."""
    game = Game.new(2, seed=1)
    text = write_position(game.state)
    with pytest.raises(BadRecord, match="first seat that has not made its choices, 0"):
        read_position(text.replace("Turn: 0", "Turn: 1"))
    offered = game.state.players[1].offered[0].id
    with pytest.raises(BadRecord, match="starter is laid before"):
        read_position(text + f"Objective-1: {offered}\n")


def test_an_area_begins_with_its_starter() -> None:
    """The starter of a player is the one at the origin of its area."""
    lines = position().split("\n")
    area = next(line for line in lines if line.startswith("Starter-0"))
    other = "Starter-0: 81" if area.endswith("82") else "Starter-0: 82"
    with pytest.raises(BadRecord, match="does not begin with the starter"):
        read_position("\n".join([line for line in lines if line != area] + [other]))


def test_a_position_has_no_half_moves() -> None:
    """Half-moves belong to records."""
    with pytest.raises(BadRecord, match="a position has no half-moves"):
        read_position(position() + "0 <R\n")


def test_a_game_goes_on_from_a_position() -> None:
    """A pasted position is a game that can be played."""
    game = Game(read_position(position()))
    game.push(next(iter(game.legal_moves)))
    assert len(game.transitions) == 1
