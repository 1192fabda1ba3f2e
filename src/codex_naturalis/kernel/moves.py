"""Half-moves as numbers: listed, and played, compiled.

The kind is in the bits from 24 on; below it a placement has its face and its position, a draw its
source (and, if it helps, the card it takes), a choice its side or its objective. The same half-move
has the same number in every world that agrees with what is known, so that statistics about it can
be kept together.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from codex_naturalis.kernel.area import State, slot_of
from codex_naturalis.kernel.compiling import lean
from codex_naturalis.kernel.flow import (
    choose_objective,
    choose_starter,
    draw,
    drawable,
    payable_fronts,
    place,
)
from codex_naturalis.kernel.layout import (
    BEGUN,
    BLOCK,
    HAND,
    HEADER,
    HELD,
    MOST_SLOTS,
    OFFERED,
    OPEN,
    PHASE,
    PLACE,
    SETUP,
    SLOTS,
    SOURCES,
)
from codex_naturalis.kernel.tables import Numbers

Moves = npt.NDArray[np.int32]
STARTER_MOVE, OBJECTIVE_MOVE, DRAW_MOVE, PLACE_MOVE = range(4)
KIND_BITS = 24
FACE_BITS = 14
"""The width of a position."""
SOURCE_MASK = 255
CARD_BITS = 8
"""Above the source of a draw."""
MOST_MOVES = 6 * MOST_SLOTS


@lean
def list_moves(s: State, faces: Numbers, seat: int, moves: Moves) -> int:
    """Writes the legal half-moves of a seat that owes one; returns how many."""
    base = HEADER + seat * BLOCK
    phase = s[PHASE]
    count = 0
    if phase == PLACE:
        fronts = payable_fronts(s, faces, base)
        for held in range(int(s[base + HELD])):
            face = 2 * int(s[base + HAND + held])
            for side in range(1 - (fronts >> held & 1), 2):
                head = PLACE_MOVE << KIND_BITS | (face + side) << FACE_BITS
                for slot in range(int(s[base + OPEN])):
                    moves[count] = head | int(s[base + SLOTS + slot])
                    count += 1
    elif phase == SETUP:
        for which in range(2):
            if s[base + BEGUN] == 0:
                moves[which] = STARTER_MOVE << KIND_BITS | which
            else:
                moves[which] = OBJECTIVE_MOVE << KIND_BITS | int(s[base + OFFERED + which])
        count = 2
    else:
        for source in range(SOURCES):
            if drawable(s, source):
                moves[count] = DRAW_MOVE << KIND_BITS | source
                count += 1
    return count


@lean
def play(s: State, faces: Numbers, seat: int, move: int) -> int:
    """Make a half-move and all that follows by itself; returns the points scored at once.
    Unchecked; in the setup seats may choose in any order."""
    kind = move >> KIND_BITS
    base = HEADER + seat * BLOCK
    if kind == PLACE_MOVE:
        face = (move >> FACE_BITS) & 1023
        held = 0
        while s[base + HAND + held] != face >> 1:
            held += 1
        slot = slot_of(s, base, move & 16383)
        return place(s, faces, held, face & 1, slot)
    rest = move & 16777215
    if kind == DRAW_MOVE:
        draw(s, faces, rest & SOURCE_MASK)
    elif kind == STARTER_MOVE:
        choose_starter(s, faces, seat, rest)
    else:
        choose_objective(s, faces, seat, int(s[base + OFFERED] != rest))
    return 0
