"""The pictures of links: one size, every area with its points, and nothing that is hidden."""

from __future__ import annotations

from random import Random

import pytest

from codex_naturalis import art
from codex_naturalis.art.previews import PREVIEW_HEIGHT, PREVIEW_WIDTH
from codex_naturalis.engine.state import Mode
from codex_naturalis.engine.view_builder import view_of
from tests.art.reading import by_class, parsed, pixels
from tests.art.test_tables import played, words

GAMES = [
    *({"players": players} for players in (2, 3, 4)),
    *({"players": 1, "mode": mode} for mode in Mode if mode is not Mode.TABLE),
]
NAMES = ("Ada", "Bruno <b>", "Cleo", "Dan")


@pytest.mark.parametrize("game", GAMES, ids=str)
@pytest.mark.parametrize("half_moves", [0, 20, 1000])
def test_tables(game: dict[str, object], half_moves: int) -> None:
    """Names and points of everybody, and all cards that were placed."""
    view = played(half_moves, **game).view(None)
    names = NAMES[: len(view.players)]
    picture = art.table_preview(view, names)
    root = parsed(picture)
    assert (root.get("width"), root.get("height")) == (str(PREVIEW_WIDTH), str(PREVIEW_HEIGHT))
    if not any(player.cards for player in view.players):
        assert picture == art.opening_preview()
        return
    said = words(picture)
    assert set(names) <= set(said)
    placed = sum(len(player.cards) for player in view.players)
    assert len(by_class(root, "card")) == placed
    if view.outcome is not None:
        assert {str(score.total) for score in view.outcome.scores} <= set(said)
    else:
        assert {str(player.points) for player in view.players} <= set(said)


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_nothing_hidden(game: dict[str, object]) -> None:
    """Law: the picture is the same whatever the hidden cards are."""
    rng = Random(5)
    for half_moves in range(6, 60, 9):
        state = played(half_moves, **game).state
        view = view_of(state, None)
        names = NAMES[: len(view.players)]
        drawn = art.table_preview(view, names)
        for _ in range(3):
            other = view_of(view.resample(rng), None)
            assert art.table_preview(other, names) == drawn


def test_as_png() -> None:
    """The size that other sites expect."""
    drawn = pixels(art.to_png(art.opening_preview()))
    assert (drawn.width, drawn.height) == (PREVIEW_WIDTH, PREVIEW_HEIGHT)
