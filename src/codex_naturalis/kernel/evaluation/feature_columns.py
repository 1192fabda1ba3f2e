"""Which feature is in which column of the network's input. The order is fixed: the learned weights
depend on it. Where a feature has several columns, its docstring says which."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

Vector = npt.NDArray[np.float32]
FEATURES = 112

# The race to the end.
OWN_POINTS = 0
OWN_POINTS_END = 1
"""Whether they have triggered the end."""
RIVAL_POINTS = 2
"""Of the best other party."""
RIVAL_POINTS_END = 3
LEAD = 4
ROUND_NUMBER = 5
DECK_CARDS = 6
TYBOR_CARDS = 7
TURNS_LEFT = 8
"""One column each for 0, 1 and 2 turns, and for an unknown number."""
TO_PLACE, TO_DRAW = 12, 13
"""The seat is to move, and its hand is full as that phase expects."""

# Symbols of the area.
KINGDOM_STEPS = 15
"""For each kingdom: whether there are more than 0, 1, 2, 3, 4."""
STEPS_EACH = 5
KINGDOM_SYMBOLS = 35
"""Each kingdom."""
OBJECTS = 39
"""Each object; then whether there is one, and whether there are two."""
SOME_OBJECTS = 42
TWO_OBJECTS = 45

# Slots.
FEW_SLOTS = 14
OPEN_SLOTS = 48
COVERING_SLOTS = 48
"""Plus 1 to 4: slots on which a card covers so many corners."""
MOST_COVERED = 53
CARDS_LAID = 54
VERY_FEW_SLOTS = 55

# Objectives.
OBJECTIVES_TOTAL = 56
OBJECTIVE_POINTS = 57
"""The two common ones and the secret one."""
SET_PROGRESS = 60
"""Towards the next time that sets of symbols are fulfilled."""
PATTERN_IN_HAND, PATTERN_OPEN, PATTERN_LATER = 61, 62, 63
"""Patterns with one card missing: its cell is a slot and its kingdom is in hand; its cell is a
slot; its cell is not reached yet."""
PATTERN_OBJECTIVES = 64
DEMAND = 65
"""For each symbol (kingdoms as colours, too): how much the objectives ask for it."""
DEMAND_MET = 72
"""The same, times what the area shows."""

# The hand.
HAND_NOW, HAND_SOON, HAND_MISSING = 79, 82, 85
"""For three cards, the highest value first: points if laid now; points divided by what is missing
to pay; symbols missing."""
HAND_KINGDOMS = 88
"""Each kingdom."""
HAND_GOLD = 92
HAND_DEMAND = 96
HAND_OBJECTS = 97
HAND_PAYABLE_GOLD = 98
HAND_POINTS_MISSING = 110
"""Points of cards with one symbol missing; with more missing."""

# The market.
MARKET_NOW = 93
MARKET_SOON, MARKET_SOON_SECOND = 94, 95
MARKET_DEMAND = 99
MARKET_KINGDOMS = 100
"""Each kingdom."""

# The best of the other seats.
RIVAL_SYMBOLS = 104
RIVAL_OBJECTS = 105
RIVAL_SLOTS = 106
RIVAL_NOW = 107
RIVAL_NOW_SUM = 108
RIVAL_SOON = 109
