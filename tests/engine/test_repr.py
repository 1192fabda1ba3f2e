"""What a console shows of the engine's objects."""

from __future__ import annotations

import pytest

from codex_naturalis.engine.catalogue import RETAIL
from tests.comparison import SETTINGS, Setting
from tests.playing import play

SHORT = 200


def test_the_catalogue() -> None:
    """Case: the counts, not the cards."""
    assert repr(RETAIL) == "<Catalogue: 40 resource, 40 gold, 6 starter cards, 16 objectives>"
    assert repr(RETAIL.cards[17]) == "<Card 17: plant resource>"
    assert repr(RETAIL.cards[81]) == "<Card 81: starter>"
    assert repr(RETAIL.cards[17].back) == "<Face 17b>"


@pytest.mark.parametrize("setting", [SETTINGS[0], SETTINGS[6], SETTINGS[-1]], ids=str)
def test_short_at_every_half_move(setting: Setting) -> None:
    """Law: game, state, deal, area and views of all seats fit into a line or two."""
    for game, _ in play(setting, 5):
        state = game.state
        views = [game.view(seat) for seat in (None, *range(len(state.players)))]
        areas = [player.area for player in state.players]
        for shown in (game, state, game.deal, *views, *areas):
            assert len(repr(shown)) < SHORT


def test_what_they_say() -> None:
    """Cases: how far a game is, at its start and at its end, and whose view it is."""
    *_, (game, _) = play(SETTINGS[0], 5)
    rounds, made = game.state.round, len(game.transitions)
    assert repr(game.start) == "<State: table of 2, round 1, seat 0 to choose>"
    assert repr(game.state) == f"<State: table of 2, round {rounds}, over>"
    assert repr(game).startswith(
        f"<Game: table of 2, round {rounds}, over, {made} half-moves made, "
    )
    assert repr(game.view(1)).startswith("<View of seat 1: 2 players, ")
    assert repr(game.view(None)).startswith("<View of a spectator: ")
    assert repr(game.start.players[0].area) == "<Area: 0 cards, 1 slots>"
    assert game.deal is not None
    assert repr(game.deal) == "<Deal of 40 resource, 40 gold, 6 starters, 16 objectives>"
