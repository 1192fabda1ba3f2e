"""What move ordering knows of a placement: which fact is in which column. The order is fixed: the
learned weights depend on it."""

from __future__ import annotations

ORDERING_FEATURES = 20
(
    POINTS_NOW,
    TRIGGERS_END,
    KINGDOM_CHANGE,
    OBJECT_CHANGE,
    PAYS_FOR_HAND,
    TOWARDS_SETS,
    SLOTS_OPENED,
    SLOTS_SHUT,
    CORNERS_COVERED,
    GOLD_FRONT,
    GOLD_AS_BACK,
    RESOURCE_AS_BACK,
    SCORING_RESOURCE_AS_BACK,
    PATTERN_COMPLETED,
    PATTERN_PREPARED,
    PATTERN_KINGDOM,
    GOLD_POINTS_GIVEN_UP,
    FEW_SLOTS_LEFT,
    SCORES,
    POINTS_BY_COVERING,
) = range(ORDERING_FEATURES)
"""KINGDOM_CHANGE, OBJECT_CHANGE: symbols gained less symbols covered. PATTERN_PREPARED: it would be
the second of three cards. PATTERN_KINGDOM: how much patterns ask for the card's kingdom."""

STAGES = 3
STAGE_OPEN, STAGE_ENDING, STAGE_LAST_TURN = range(STAGES)
"""Weights differ with the turns left: an unknown number, some, this one."""

SET_DEMAND, COST_DEMAND, PATTERN_DEMAND = 0, 7, 11
"""How much symbols are asked for: each of seven by sets, each kingdom to pay for the hand, each
kingdom by patterns."""
DEMANDS = 15
