"""Half-moves as numbers: listing and playing them, compiled.

The kind is in the bits from KIND_SHIFT on. Below it a placement has its face and its cell, a draw
its source (and, where it matters, the card it takes), a choice its side or its objective. The same
half-move has the same number in every determinization, so that its statistics can be kept together.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from codex_naturalis.kernel.build.compiling import compiled_no_refcounts
from codex_naturalis.kernel.rules.area import State, slot_of
from codex_naturalis.kernel.rules.card_tables import Numbers
from codex_naturalis.kernel.rules.layout import (
    BLOCK,
    HAND,
    HAND_COUNT,
    HEADER,
    MAX_SLOTS,
    OFFERED,
    PHASE,
    PLACE,
    SETUP,
    SLOT_COUNT,
    SLOTS,
    SOURCES,
    STARTER_LAID,
)
from codex_naturalis.kernel.rules.rules import (
    choose_objective,
    choose_starter,
    draw,
    drawable,
    payable_fronts,
    place,
)

Moves = npt.NDArray[np.int32]
STARTER_MOVE, OBJECTIVE_MOVE, DRAW_MOVE, PLACE_MOVE = range(4)
KIND_SHIFT = 24
REST_MASK = (1 << KIND_SHIFT) - 1
"""All bits below the kind."""
FACE_SHIFT = 14
"""The face of a placement is above its cell."""
FACE_MASK = 1023
MOVE_CELL_MASK = (1 << FACE_SHIFT) - 1
CARD_SHIFT = 8
"""The card of a draw is above its source."""
MOVE_SOURCE_MASK = (1 << CARD_SHIFT) - 1
MAX_MOVES = 6 * MAX_SLOTS


@compiled_no_refcounts
def list_moves(s: State, faces: Numbers, seat: int, moves: Moves) -> int:
    """Writes the legal half-moves of a seat that has to make one; returns how many."""
    base = HEADER + seat * BLOCK
    phase = s[PHASE]
    count = 0
    if phase == PLACE:
        fronts = payable_fronts(s, faces, base)
        for held in range(int(s[base + HAND_COUNT])):
            face = 2 * int(s[base + HAND + held])
            for side in range(1 - (fronts >> held & 1), 2):
                head = PLACE_MOVE << KIND_SHIFT | (face + side) << FACE_SHIFT
                for slot in range(int(s[base + SLOT_COUNT])):
                    moves[count] = head | int(s[base + SLOTS + slot])
                    count += 1
    elif phase == SETUP:
        for which in range(2):
            if s[base + STARTER_LAID] == 0:
                moves[which] = STARTER_MOVE << KIND_SHIFT | which
            else:
                moves[which] = OBJECTIVE_MOVE << KIND_SHIFT | int(s[base + OFFERED + which])
        count = 2
    else:
        for source in range(SOURCES):
            if drawable(s, source):
                moves[count] = DRAW_MOVE << KIND_SHIFT | source
                count += 1
    return count


@compiled_no_refcounts
def play(s: State, faces: Numbers, seat: int, move: int) -> int:
    """Make a half-move and everything that follows automatically; returns the points scored at
    once. Unchecked; in the setup seats may choose in any order."""
    kind = move >> KIND_SHIFT
    base = HEADER + seat * BLOCK
    if kind == PLACE_MOVE:
        face = (move >> FACE_SHIFT) & FACE_MASK
        held = 0
        while s[base + HAND + held] != face >> 1:
            held += 1
        slot = slot_of(s, base, move & MOVE_CELL_MASK)
        return place(s, faces, held, face & 1, slot)
    rest = move & REST_MASK
    if kind == DRAW_MOVE:
        draw(s, faces, rest & MOVE_SOURCE_MASK)
    elif kind == STARTER_MOVE:
        choose_starter(s, faces, seat, rest)
    else:
        choose_objective(s, faces, seat, int(s[base + OFFERED] != rest))
    return 0
