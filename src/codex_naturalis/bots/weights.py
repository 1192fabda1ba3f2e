"""What the planner values, in points at the end of the game.

The figures were found by matches of the planner against itself with slightly different weights
(simultaneous perturbation, some thousand games of two); only their rough size means anything.
"""

from __future__ import annotations

from msgspec import Struct


class Weights(Struct, frozen=True, gc=False):
    pace: float = 5.4
    """Points a turn that the leader is taken to make. More than anybody makes: the further the
    end, the less is it worth to look there."""
    length: float = 13.5
    """Rounds that a game is taken to last, however few the points."""
    ripe: float = 4.3
    """Turns that promises need to be worth all they are held to be worth."""

    symbols: tuple[float, ...] = (0.22, 0.54, 0.86, 0.21, 0.39)
    """The first, second, … symbol of each kingdom: they pay for gold cards to come, most of which
    cost three of one kingdom."""
    symbol: float = 0.035
    """Each further symbol of a kingdom."""
    thing: float = 0.26
    """Each object."""
    slot: float = 0.22
    """Each open slot."""
    slots: float = 10
    """The number of slots beyond which more are not worth anything."""
    corner: float = 0.06
    """Each corner that a card could cover at the best slot."""

    usual: float = 0.6
    """The points of a card so common that it is not worth holding."""
    best: float = 0.5
    """Each point beyond that of the best card held…"""
    other: float = 0.12
    """…of the second best…"""
    market: float = 0.35
    """…and of the best card in the market."""
    lack: float = 0.36
    """What is left of a card's points for each symbol missing to pay for it."""
    last: float = 0.93
    """Each point of the best card held, when one turn is left to lay it."""
    keep: float = 0.7
    """Each point beyond the usual of a card drawn, besides what it would do if laid next."""

    set_share: float = 0.78
    """A set of symbols, by the share that is there."""
    set_nearly: float = 0.09
    """A set of symbols that lacks one only."""
    pair_held: float = 0.65
    """Two cards of a pattern: the third position open, a card for it in hand…"""
    pair_open: float = 0.55
    """…no card in hand…"""
    pair_far: float = 0.19
    """…the position not to be reached yet."""
    single: tuple[float, float, float] = (0.07, 0.11, 0.22)
    """One card of a pattern, with none, one or two of the other positions open."""
