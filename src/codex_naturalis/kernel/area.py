"""Laying a card, compiled: as engine.area, in place. Almost without branches: which way they go
is as random as the cards, and a processor that guesses wrong loses more than it does here."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from codex_naturalis.kernel.compiling import inlined, lean
from codex_naturalis.kernel.lanes import LANE, covers, read_lanes, write_lanes
from codex_naturalis.kernel.layout import (
    CARDS,
    FACES,
    GAINED,
    GRID,
    GRID_ROW,
    LAID,
    LOOK,
    LOST,
    NO_FACE,
    OPEN,
    OPENED,
    ORIGIN,
    PRICE,
    SHUT,
    SLOTS,
    TALLY,
    UNTOUCHED,
    WIDEST,
)
from codex_naturalis.kernel.tables import Numbers

State = npt.NDArray[np.int16]
CORNER_STEPS = (-1, 128, -128, 1)
"""From a position to the one beyond each corner, in the order of engine.geometry.CORNERS."""
CELL_STEPS = (-1, GRID_ROW, -GRID_ROW, 1)
"""The same from cell to cell."""


@inlined
def cell_of(at: int) -> int:
    """The cell of the grid that a position falls on."""
    return (at - (128 - GRID_ROW) * (at >> 7)) & 1023


@inlined
def begin(s: State, base: int) -> None:
    """An empty area, open at the origin. The block is all zeros before."""
    s[base + OPEN] = 1
    s[base + SLOTS] = ORIGIN
    s[base + GRID + cell_of(ORIGIN)] = OPENED


@inlined
def payable(s: State, faces: Numbers, base: int, face: int) -> bool:
    """R26."""
    return covers(read_lanes(s, base + TALLY), faces[face, PRICE])


@lean
def slot_of(s: State, base: int, at: int) -> int:
    """Where a position stands among the slots; -1 when it is not open."""
    first = (base & 0xFFFF) + SLOTS
    for slot in range(int(s[base + OPEN])):
        if s[first + slot] == at:
            return slot
    return -1


@lean
def fits(s: State, base: int, at: int) -> bool:
    """Whether an area that grows to a position stays narrow enough for the grid."""
    x = (at >> 7) + (at & 127)
    y = (at >> 7) - (at & 127)
    for index in range(int(s[base + LAID])):
        card = int(s[base + CARDS + index])
        across = (card >> 7) + (card & 127) - x
        upwards = (card >> 7) - (card & 127) - y
        if max(abs(across), abs(upwards)) > WIDEST:
            return False
    return True


@lean
def _close(s: State, base: int, at: int, corners: int, count: int) -> int:
    """Take the slots beyond these corners (bits) off the list of slots; returns its length."""
    first = (base & 0xFFFF) + SLOTS
    for corner in range(4):
        if corners >> corner & 1:
            slot = first
            while s[slot] != at + CORNER_STEPS[corner]:
                slot += 1
            count -= 1
            s[slot] = s[first + count]
    return count


@lean
def lay(s: State, faces: Numbers, base: int, face: int, slot: int) -> int:
    """Lay a face on a slot; returns the points scored. Unchecked."""
    base &= 0xFFFF
    face &= 0xFFF
    slots, grid, tally = base + SLOTS, base + GRID, base + TALLY
    slot = slots + (slot & 0xFFF)
    at = int(s[slot]) & 0x3FFF
    cell = cell_of(at)
    count = (int(s[base + OPEN]) & 0xFF) - 1
    s[slot] = s[slots + count]
    look = faces[face, LOOK]
    kingdoms = read_lanes(s, tally) + faces[face, GAINED]
    objects = read_lanes(s, tally + 4) + faces[face, GAINED + 1]
    covered = closed = 0
    for corner in range(4):
        there = grid + ((cell + CELL_STEPS[corner]) & 1023)
        found = int(s[there]) & 0xFF
        taken = found >= FACES
        under = found - FACES if taken else NO_FACE
        kingdoms -= faces[under, LOST + 2 * corner]
        objects -= faces[under, LOST + 2 * corner + 1]
        covered += taken
        visible = look >> corner & 1
        s[slots + count] = at + CORNER_STEPS[corner]  # the last slot, if it counts
        count += (found == UNTOUCHED) & visible
        closed |= ((found == OPENED) & (visible ^ 1)) << corner
        opened = OPENED if found == UNTOUCHED else found
        shut = found if taken else SHUT
        s[there] = opened if visible else shut
    if closed:
        count = _close(s, base, at, closed, count)
    write_lanes(s, tally, kingdoms)
    write_lanes(s, tally + 4, objects)
    s[grid + cell] = FACES + face
    s[base + OPEN] = count
    laid = int(s[base + LAID]) & 0xFF
    s[base + CARDS + laid] = at
    s[base + LAID] = laid + 1
    numbers = objects | covered << 3 * LANE
    counted = numbers >> LANE * (look >> 12 & 3) & 0xFFFF
    return int((look >> 4 & 15) + (look >> 8 & 15) * counted)
