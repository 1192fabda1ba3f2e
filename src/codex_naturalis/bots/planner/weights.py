"""The weights of the planner's evaluation, in points at the end of the game.

They were tuned by simultaneous perturbation: some thousand games of two players between planners
with slightly different weights. Only their rough size is meaningful.
"""

from __future__ import annotations

from msgspec import Struct


class EvaluationWeights(Struct, frozen=True, gc=False):
    points_per_turn: float = 5.4
    """Points that the leader is assumed to make in a turn. More than anybody makes, which keeps the
    horizon short."""
    rounds: float = 13.5
    """The assumed length of a game, however few the points."""
    full_value_turns: float = 4.3
    """Turns that must be left for what is not points yet to have its full value."""

    symbols: tuple[float, ...] = (0.22, 0.54, 0.86, 0.21, 0.39)
    """The first, second, … symbol of each kingdom: they pay for later gold cards, most of which
    cost three of one kingdom."""
    further_symbol: float = 0.035
    """Each further symbol of a kingdom."""
    object: float = 0.26
    """Each object."""
    slot: float = 0.22
    """Each open slot."""
    most_slots: float = 10
    """More open slots than this have no value."""
    corner: float = 0.06
    """Each corner that a card could cover at the best slot."""

    common_card: float = 0.6
    """The expected points of a card so common that holding it has no value. Points beyond that are
    the surplus of a card."""
    best_card: float = 0.5
    """Each point of surplus of the best card in hand…"""
    second_card: float = 0.12
    """…of the second best…"""
    market_card: float = 0.35
    """…and of the best card in the market."""
    missing_symbol: float = 0.36
    """The factor for a card's points for each symbol that is missing to pay for it."""
    last_card: float = 0.93
    """Each point of the best card in hand, when one turn is left to place it."""
    drawn_card: float = 0.7
    """Each point of surplus of a card to be drawn, besides its value when placed next."""

    set_share: float = 0.78
    """A set of symbols, multiplied by the share that is there."""
    set_missing_one: float = 0.09
    """Added for a set of symbols of which only one is missing."""
    pair_in_hand: float = 0.65
    """Two cards of a pattern: the third cell is an open slot, with a card for it in hand…"""
    pair_open: float = 0.55
    """…with no card for it in hand…"""
    pair_unreachable: float = 0.19
    """…or the third cell is not an open slot yet."""
    single: tuple[float, float, float] = (0.07, 0.11, 0.22)
    """One card of a pattern, with none, one or two of the other cells being open slots."""
