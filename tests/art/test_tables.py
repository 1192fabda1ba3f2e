"""Areas and whole tables: cards at their places, in the order of laying; names are only names."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from codex_naturalis import art
from codex_naturalis.engine.cards import Side
from codex_naturalis.engine.game import Game
from codex_naturalis.engine.view import Laid
from codex_naturalis.notation.record import read_record
from tests.art.reading import SVG, by_class, moved, parsed

GOLDEN = sorted(Path(__file__).parents[1].joinpath("golden").glob("*.codex"))


def played(half_moves: int, **options: object) -> Game:
    game = Game.new(**{"seed": 7, **options})  # type: ignore[arg-type]
    rng = Random(11)
    while not game.over and len(game.transitions) < half_moves:
        game.push(game.legal_moves.sample(rng))
    return game


def bare(picture: str) -> str:
    """A picture without its frame and definitions."""
    return picture.partition("</defs>")[2].removesuffix("</svg>")


def words(picture: str) -> list[str]:
    return [element.text or "" for element in parsed(picture).iter(f"{SVG}text")]


def test_area_in_order_of_laying() -> None:
    """A card lies 465 to the right and 232 up for each step, later ones are drawn on top; the
    area, the player's view and the list of cards laid draw the same."""
    game = played(50)
    me = game.view(0).players[0]
    picture = art.area(me)
    assert [moved(card) for card in by_class(parsed(picture), "card")] == [
        (465 * laid.at[0], -232 * laid.at[1]) for laid in me.cards
    ]
    assert picture == art.area(me.area) == art.area(me.cards) == art.area(iter(me.cards))


def test_area_is_framed() -> None:
    """All cards and slots are inside the picture."""
    view = played(50).view(0)
    for slots in ((), view.slots):
        root = parsed(art.area(view.me, slots=slots))
        _, _, width, height = map(float, root.get("viewBox", "").split())
        (whole,) = (group for group in root if group.tag == f"{SVG}g")
        left, top = moved(whole)
        for group in (*by_class(root, "card"), *by_class(root, "slot")):
            x, y = moved(group)
            assert 0 <= x + left <= width - 600
            assert 0 <= y + top <= height - 400


def test_slots_and_lights() -> None:
    """Slots lie under the cards, lights over them, each at its position."""
    view = played(50).view(0)
    lit = [laid.at for laid in view.me.cards[1:3]]
    root = parsed(art.area(view.me, slots=view.slots, lit=lit))
    for name, positions in (("slot", view.slots), ("lit", lit)):
        assert sorted(moved(group) for group in by_class(root, name)) == sorted(
            (465 * x, -232 * y) for x, y in positions
        )
    (whole,) = (group for group in root if group.tag == f"{SVG}g")
    order = [group.get("class", "") for group in whole]
    assert order == sorted(order, key=["slot", "card", "lit"].index)


def test_empty_area() -> None:
    """An area without a card is an empty picture."""
    assert not by_class(parsed(art.area(())), "card")


def test_area_draws_the_face_that_lies_there() -> None:
    """A card laid with its back up shows its back."""
    for side in Side:
        assert bare(art.card(17, side)) in art.area([Laid(17, side, (0, 0))])


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_any_table(path: Path) -> None:
    """Every table is drawn, from every seat and from none, at its end and on the way: all cards
    of all areas once, everybody's name and points, no id twice."""
    game = read_record(path.read_text())
    states = [game.state, game.transitions[len(game.transitions) // 2].before, game.start]
    for state in states:
        then = Game(state, names=game.names)
        for seat in (None, *range(len(then.names))):
            view = then.view(seat)
            picture = art.table(view, names=game.names)
            root = parsed(picture)
            laid = sum(len(player.cards) for player in view.players)
            assert len(by_class(root, "card")) == laid
            shown = words(picture)
            assert {*game.names, *(str(player.points) for player in view.players)} <= set(shown)
            ids = Counter(element.get("id") for element in root.iter() if element.get("id"))
            assert max(ids.values()) == 1


def test_names_are_escaped() -> None:
    """Whatever a name holds, it is text: markup, quotes, signs that XML forbids, any length."""
    names = ("<script>&\"'", "\x00\x1b]\ud800\uffff" + "x" * 100)
    shown = words(art.table(played(30).view(0), names=names))
    assert "<script>&\"'" in shown
    assert any(word.startswith("\ufffd" * 2) and len(word) == 22 for word in shown)


def test_nameless() -> None:
    """Seats without a name are called by their number."""
    shown = words(art.table(played(30).view(0), names=("", "  ")))
    assert {"Seat 0", "Seat 1"} <= set(shown)


def test_a_game_and_its_view() -> None:
    """A game is drawn as the seat to move may know it, and when it is over as anybody may."""
    for half_moves in (0, 3, 30, 1000):
        game = played(half_moves, names=("Ada", "Bruno"))
        view = game.view(None if game.over else game.seat)
        assert art.table(game) == art.table(view, names=game.names)


def test_notebooks() -> None:
    """A game and a view show themselves as pictures, and no drawing is loaded before that."""
    script = (
        "import sys, codex_naturalis as codex\n"
        "game = codex.Game.new(seed=1)\n"
        "assert not [name for name in sys.modules if name.startswith('codex_naturalis.art')]\n"
        "from codex_naturalis import art\n"
        "assert game._repr_svg_() == art.table(game)\n"
        "assert game.view(1)._repr_svg_() == art.table(game.view(1))\n"
    )
    subprocess.run([sys.executable, "-W", "error", "-c", script], check=True)
