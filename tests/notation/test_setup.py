"""Positions that are set up by hand."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st
from msgspec.structs import replace

from codex_naturalis.engine.catalogue import RETAIL
from codex_naturalis.engine.game import Game
from codex_naturalis.engine.state import DRAW, PLACE, Mode, State
from codex_naturalis.notation.headers import POSITION_CASES
from codex_naturalis.notation.position import read_position, write_area, write_position
from codex_naturalis.notation.possibility import faults_in
from codex_naturalis.notation.setup import (
    BadSetup,
    SeatSetup,
    Setup,
    TurnPhase,
    TyborSetup,
    areas_of,
    position_of,
)
from tests.comparison import SETTINGS, Setting
from tests.playing import play, seeds

REFILLED = [setting for setting in SETTINGS if setting[3] == "same"]


def setup_of(state: State, *, known: bool) -> Setup:
    """What somebody would set up who sees every card, or only the areas."""
    return Setup(
        seats=tuple(
            SeatSetup(
                tuple(write_area(player.area).split()),
                tuple(card.id for card in player.hand) if known else (),
                player.objective.id if known and player.objective else None,
            )
            for player in state.players
        ),
        market=tuple(
            None if card is None or not known else card.id for card in state.supply.market
        ),  # type: ignore[arg-type]
        objectives=tuple(one.id for one in state.objectives) if known else (),
        turn=state.seat,
        phase=TurnPhase(state.phase.value),
        mode=state.options.mode,
        tybor=tybor_of(state),
    )


def tybor_of(state: State) -> TyborSetup:
    """What Tybor scored and took; not his first cards, which nobody saw."""
    if state.tybor is None:
        return TyborSetup()
    taken, scored = (
        [card.id for card in cards] for cards in (state.tybor.taken, state.tybor.scored)
    )
    return TyborSetup(taken=tuple(taken), scored=tuple(scored))


@given(st.sampled_from(REFILLED), seeds, st.integers(0, 120), st.booleans())
@hypothesis_settings(max_examples=60)
def test_positions_of_games_can_be_set_up(
    setting: Setting, seed: int, cut: int, known: bool
) -> None:
    """Law: every position of a game at a table or against Tybor, as long as there are decks, can be
    set up by hand; what is given is kept, the rest is dealt, and the position is possible and reads
    back."""
    game, _ = list(islice(play(setting, seed), cut + 1))[-1]
    state = game.state
    if state.phase not in (PLACE, DRAW) or not (state.supply.resource and state.supply.gold):
        return
    found = position_of(setup_of(state, known=known), Random(seed))
    assert faults_in(found) == []
    assert read_position(write_position(found)) == found
    assert [one.area for one in found.players] == [one.area for one in state.players]
    assert [one.points for one in found.players] == [one.points for one in state.players]
    assert (found.round, found.last_round) == (state.round, state.last_round)
    assert found.options.mode == state.options.mode
    if state.tybor is not None:
        assert found.tybor is not None
        assert (found.tybor.points, found.tybor.scored) == (state.tybor.points, state.tybor.scored)
        assert found.tybor.taken == state.tybor.taken
        assert len(found.tybor.dealt) == len(state.tybor.dealt)
    if known:
        assert [one.hand for one in found.players] == [one.hand for one in state.players]
        assert found.supply.market == state.supply.market
        assert found.objectives == state.objectives
    Game(found).legal_moves.sample(Random(seed))


TWO = (SeatSetup(("81f",)), SeatSetup(("82b",)))


def solo(area: tuple[str, ...] = ("81f",), **tybor: tuple[int, ...]) -> Setup:
    """Against Tybor, easy."""
    return Setup((SeatSetup(area),), mode=Mode.SOLO_EASY, tybor=TyborSetup(**tybor))


FUNGI = ("81f", *(f"{number}b@{number},{number}" for number in range(1, 11)))
"""An area with every resource card of one kingdom."""
MANY = tuple(str(card) for card in range(1, 41))


@pytest.mark.parametrize(
    ("setup", "place", "case"),
    [
        (Setup((SeatSetup(), SeatSetup(("82b",)))), "Area-0", "area_empty"),
        (Setup((SeatSetup(("17f",)), TWO[1])), "Area-0", "area_starter"),
        (Setup((SeatSetup(("81f", "17f@2,2")), TWO[1])), "Area-0", "area_cell"),
        (Setup((SeatSetup(("81f", "57f@1,1")), TWO[1])), "Area-0", "area_cost"),
        (Setup((SeatSetup(("81f", "nonsense")), TWO[1])), "Area-0", "area_card"),
        (Setup((SeatSetup(("81f", "<R")), TWO[1])), "Area-0", "area_card"),
        (Setup((TWO[0], SeatSetup(("81b",)))), "Area-1", "card_places"),
        (Setup((SeatSetup(("81f",), (1,)), SeatSetup(("82f",), (1,)))), "Hand-1", "card_places"),
        (Setup(TWO, market=(1, 1, None, None)), "Market", "card_places"),
        (Setup(TWO, market=(41, None, None, None)), "Market", "card_kind"),
        (Setup(TWO, market=(999, None, None, None)), "Market", "no_such_card"),
        (Setup((SeatSetup(("81f",), (83,)), TWO[1])), "Hand-0", "card_kind"),
        (Setup(TWO, objectives=(90, 90)), "Objectives", "objective_places"),
        (Setup(TWO, objectives=(1,)), "Objectives", "no_such_objective"),
        (Setup(TWO, mode=Mode.SOLO_EASY), "Mode", "solo_players"),
        (Setup(TWO[:1]), "Mode", "players"),
        (Setup(TWO, tybor=TyborSetup(taken=(5,))), "Tybor-Taken", "card_kind"),
        (solo(dealt=(1, 2)), "Tybor-Dealt", "card_kind"),
        (solo(dealt=(1, 11, 21)), "Tybor-Dealt", "tybor_size"),
        (solo(taken=(1,)), "Tybor-Taken", "tybor_size"),
        (replace(solo(FUNGI), mode=Mode.SOLO_HARD), "Tybor-Dealt", "tybor_size"),
        (solo(("81f", "17f@1,1"), scored=(5,)), "Tybor-Scored", "card_kind"),
        (solo(("81f", "17f@1,1"), taken=(82,)), "Tybor-Taken", "card_kind"),
        (solo(("81f", "17f@1,1"), taken=(17,)), "Tybor-Taken", "card_places"),
        (solo(taken=(999,)), "Tybor-Taken", "no_such_card"),
        (Setup(TWO, turn=3), "Turn", "no_such_seat"),
        (Setup((SeatSetup(("81f", "17b@1,1")), TWO[1]), turn=0), "Area-1", "area_size"),
        (
            Setup((TWO[0], SeatSetup(("82b",), (1, 2, 3))), turn=1, phase=TurnPhase.DRAW),
            "Hand-1",
            "hand_size",
        ),
    ],
)
def test_what_is_wrong(setup: Setup, place: str, case: str) -> None:
    """Law: what contradicts the rules is named with its place, and nothing is set up."""
    with pytest.raises(BadSetup) as caught:
        position_of(setup, Random(1))
    faults = caught.value.faults
    assert (place, case) in [(fault.place, fault.case) for fault in faults], faults
    for fault in faults:
        if fault.case in POSITION_CASES:
            assert set(fault.parameters) == set(POSITION_CASES[fault.case])


@pytest.mark.parametrize(
    ("mode", "cards", "points"),
    [(Mode.SOLO_EASY, 2, 0), (Mode.SOLO_NORMAL, 4, 0), (Mode.SOLO_HARD, 4, 4)],
)
def test_against_tybor(mode: Mode, cards: int, points: int) -> None:
    """Case: after two placements Tybor has had two turns, with four cards; his points are those of
    the level and of what he scored. With 20 points the round is the last one."""
    area = ("81f", "17b@1,1", "18b@2,2")
    setup = Setup((SeatSetup(area),), mode=mode, tybor=TyborSetup(scored=(44,)))
    found = position_of(setup, Random(3))
    assert found.tybor is not None
    assert found.round == 3
    assert len({card.kingdom for card in found.tybor.dealt}) == len(found.tybor.dealt) == cards
    assert len(found.tybor.taken) == 3
    assert found.tybor.points == points + found.tybor.scored[0].front.points
    many = ("81f", *(f"{n}b@{n},{n}" for n in range(1, 6)))
    rich = tuple(card.id for card in RETAIL.gold if card.front.points >= 3)[:7]
    near = position_of(
        Setup((SeatSetup(many),), mode=mode, tybor=TyborSetup(scored=rich)), Random(3)
    )
    assert near.tybor is not None
    assert near.tybor.points >= 20
    assert near.last_round == near.round == 6


def test_areas_as_far_as_they_go() -> None:
    """Case: of an area with a card that cannot be laid, the cards before it are there."""
    areas, faults = areas_of(Setup((SeatSetup(("81f", "17b@1,1", "18f@9,9")), SeatSetup())))
    assert [len(area.cards) for area in areas] == [2, 0]
    assert [fault.place for fault in faults] == ["Area-0"]


def test_few_cards_left() -> None:
    """Case: when hardly a card is left to deal, slots and hands stay empty, and that is said."""
    resource, gold = [f"{n}b" for n in range(1, 41)], [f"{n}b" for n in range(41, 81)]
    cells = [f"@{n},{n}" for n in range(1, 41)]
    long = tuple(card + cell for card, cell in zip(resource, cells, strict=True))
    rich = tuple(card + cell for card, cell in zip(gold, cells, strict=True))
    setup = Setup((SeatSetup(("81b", *long)), SeatSetup(("82b", *rich))), turn=0)
    with pytest.raises(BadSetup) as caught:
        position_of(setup, Random(1))
    assert "last_round" in {fault.case for fault in caught.value.faults}
