"""Which positions can occur in a game: all that do, and none that contradict the rules."""

from __future__ import annotations

from itertools import islice

import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st
from msgspec.structs import replace

from codex_naturalis.engine.catalogue import RETAIL
from codex_naturalis.engine.events import EndReason
from codex_naturalis.engine.state import DRAW, PLACE, SETUP, Player, State
from codex_naturalis.engine.supply import Refill
from codex_naturalis.notation.headers import POSITION_CASES
from codex_naturalis.notation.position import read_area
from codex_naturalis.notation.possibility import faults_in
from tests.comparison import SETTINGS, Setting
from tests.playing import play, seeds, settings, whole_game


@given(settings, seeds, st.integers(0, 400))
@hypothesis_settings(max_examples=80)
def test_positions_of_games(setting: Setting, seed: int, cut: int) -> None:
    """Law: no position of a game, at whatever half-move, contradicts the rules."""
    game, _ = list(islice(play(setting, seed), cut + 1))[-1]
    assert faults_in(game.state) == []


def at_ply(ply: int) -> State:
    return list(islice(play(SETTINGS[0], 11), ply + 1))[-1][0].state


def seat(state: State, number: int, **changes: object) -> State:
    players: list[Player] = list(state.players)
    players[number] = replace(players[number], **changes)
    return replace(state, players=tuple(players))


PLACING = at_ply(20)
DRAWING = at_ply(21)
END = whole_game(SETTINGS[0], 11).state
FIRST, SECOND = PLACING.players
ALONE = list(islice(play(SETTINGS[-1], 11), 21))[-1][0].state
assert ALONE.tybor is not None
MONK = ALONE.tybor


def monk(**changes: object) -> State:
    return replace(ALONE, tybor=replace(MONK, **changes))


@pytest.mark.parametrize(
    ("state", "place", "case"),
    [
        (seat(PLACING, 0, points=FIRST.points + 1), "Points-0", "points_wrong"),
        (monk(points=MONK.points + 1), "Tybor", "points_wrong"),
        (monk(dealt=MONK.dealt[1:]), "Tybor-Dealt", "tybor_size"),
        (monk(dealt=(RETAIL.gold[0], *MONK.dealt[1:])), "Tybor-Dealt", "card_kind"),
        (monk(dealt=(MONK.dealt[0], *MONK.dealt[:-1])), "Tybor-Dealt", "card_kind"),
        (monk(taken=MONK.taken[1:]), "Tybor-Taken", "tybor_size"),
        (monk(taken=(RETAIL.starters[0], *MONK.taken[1:])), "Tybor-Taken", "card_kind"),
        (monk(scored=(RETAIL.resource[0],)), "Tybor-Scored", "card_kind"),
        (seat(PLACING, 1, hand=SECOND.hand[1:]), "Hand-1", "hand_size"),
        (replace(PLACING, round=PLACING.round + 1), "Area-0", "area_size"),
        (replace(PLACING, round=PLACING.round - 1), "Area-0", "area_size"),
        (replace(PLACING, phase=DRAW), "Area-0", "area_size"),
        (replace(DRAWING, phase=PLACE), "Area-0", "area_size"),
        (seat(PLACING, 0, hand=(FIRST.hand[0], *RETAIL.starters[:2])), "Hand-0", "card_kind"),
        (seat(PLACING, 1, starter=FIRST.starter), "Starter-1", "card_places"),
        (seat(PLACING, 1, starter=RETAIL.resource[0]), "Starter-1", "card_kind"),
        (seat(PLACING, 0, seen=(101,)), "Seen-0", "seen_elsewhere"),
        (seat(PLACING, 0, offered=SECOND.offered), "Offered-1", "objective_places"),
        (
            replace(PLACING, objectives=(PLACING.objectives[0],) * 2),
            "Objectives",
            "objective_places",
        ),
        (replace(PLACING, last_round=9, ended=EndReason.POINTS), "Last-Round", "last_round"),
        (replace(END, last_round=None), "Last-Round", "last_round"),
        (replace(END, last_round=END.round + 5), "Last-Round", "last_round"),
        (replace(END, ended=None), "Ended", "ended"),
        (
            seat(replace(PLACING, phase=SETUP, round=3, seat=0), 0, objective=None),
            "Round",
            "setup_round",
        ),
    ],
)
def test_impossible_positions(state: State, place: str, case: str) -> None:
    """Law: a contradiction is named with its place, and its case has a text."""
    faults = faults_in(state)
    found = {(fault.place, fault.case): fault for fault in faults}
    assert (place, case) in found, faults
    assert all(set(fault.parameters) == set(POSITION_CASES[fault.case]) for fault in faults)


def test_markets() -> None:
    """Case: an empty slot, a card of the wrong kind, and decks with the cards of the other."""
    supply = PLACING.supply
    gap = replace(PLACING, supply=replace(supply, market=(None, *supply.market[1:])))
    assert "market_gap" in {fault.case for fault in faults_in(gap)}
    turned = replace(PLACING, supply=replace(supply, market=supply.market[::-1]))
    assert "card_kind" in {fault.case for fault in faults_in(turned)}
    other = replace(gap, options=replace(gap.options, refill=Refill.OTHER))
    assert "market_gap" in {fault.case for fault in faults_in(other)}
    decks = replace(PLACING, supply=replace(supply, resource=supply.gold, gold=supply.resource))
    assert {fault.place for fault in faults_in(decks)} == {"Resource-Deck", "Gold-Deck"}


def test_nothing_to_do() -> None:
    """Case: a turn in which nothing can be laid or drawn does not occur."""
    last = replace(DRAWING, last_round=DRAWING.round, ended=EndReason.POINTS)
    assert "nothing_to_draw" in {fault.case for fault in faults_in(last)}
    blocked = replace(read_area("81f"), slots={})
    stuck = seat(PLACING, 0, area=blocked)
    assert "turn_blocked" in {fault.case for fault in faults_in(stuck)}
