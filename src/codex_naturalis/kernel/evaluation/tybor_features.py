"""The features of Tybor, in solo: his points and cards, what he can pay for or wants in the market,
and the race. The order is fixed: the learned weights depend on it."""

from __future__ import annotations

from codex_naturalis.kernel.build.compiling import compiled_no_refcounts
from codex_naturalis.kernel.evaluation.feature_columns import Vector
from codex_naturalis.kernel.rules.area import State
from codex_naturalis.kernel.rules.card_tables import Numbers
from codex_naturalis.kernel.rules.layout import (
    COMMON,
    COST,
    DECK_COUNT,
    END_POINTS,
    FACE_POINTS,
    HEADER,
    LAST_ROUND,
    MARKET_GOLD,
    POINTS,
    ROUND,
    TYBOR,
    TYBOR_POINTS,
    WANTED,
)

TYBOR_FEATURES = 24
OWN_POINTS, ROUND_NUMBER, DECK_CARDS, RIVAL_POINTS, RIVAL_POINTS_END, OWN_POINTS_END = range(6)
ROUNDS_LEFT = 6
"""One column each for 0, 1 and 2 rounds."""
ROUNDS_UNKNOWN = 9
CARDS = 10
"""Of each kingdom; then whether there are three."""
THREE_CARDS = 14
PAYABLE_POINTS = 18
"""Of the gold card in each column of the market, if he can pay for it."""
WANTED_GOLD = 20
"""Whether he wants it, if he cannot."""
MARKET_POINTS = 22


@compiled_no_refcounts
def write_tybor_features(s: State, faces: Numbers, x: Vector) -> None:
    x[:TYBOR_FEATURES] = 0.0
    x[OWN_POINTS] = s[TYBOR_POINTS] / 20.0
    x[ROUND_NUMBER] = s[ROUND] / 20.0
    x[DECK_CARDS] = (s[DECK_COUNT] + s[DECK_COUNT + 1]) / 70.0
    points = s[HEADER + POINTS]
    x[RIVAL_POINTS] = points / 20.0
    x[RIVAL_POINTS_END] = points >= END_POINTS
    x[OWN_POINTS_END] = s[TYBOR_POINTS] >= END_POINTS
    if s[LAST_ROUND] > 0:
        x[ROUNDS_LEFT + min(2, max(0, s[LAST_ROUND] - s[ROUND]))] = 1.0
    else:
        x[ROUNDS_UNKNOWN] = 1.0
    for kingdom in range(4):
        x[CARDS + kingdom] = s[TYBOR + kingdom] / 6.0
        x[THREE_CARDS + kingdom] = s[TYBOR + kingdom] >= 3
    for column in range(2):
        gold = int(s[MARKET_GOLD + column])
        if gold >= 0:
            pays = True
            for kingdom in range(4):
                if s[TYBOR + kingdom] < faces[2 * gold, COST + kingdom]:
                    pays = False
            if pays:
                x[PAYABLE_POINTS + column] = faces[2 * gold, FACE_POINTS] / 5.0
            elif faces[2 * gold, WANTED + s[COMMON]] or faces[2 * gold, WANTED + s[COMMON + 1]]:
                x[WANTED_GOLD + column] = 1.0
            x[MARKET_POINTS] += faces[2 * gold, FACE_POINTS] / 10.0
