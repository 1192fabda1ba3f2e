"""Laying a card, compiled: as engine.area, in place. Almost without branches: the cards decide
them at random, and a branch that the processor mispredicts costs more than the work it saves."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from codex_naturalis.kernel.build.compiling import compiled_no_refcounts, inlined
from codex_naturalis.kernel.rules.card_tables import Numbers
from codex_naturalis.kernel.rules.lanes import (
    COUNT_MASK,
    INDEX_MASK,
    LANE_BITS,
    LANE_MASK,
    SMALL_MASK,
    covers,
    read_lanes,
    write_lanes,
)
from codex_naturalis.kernel.rules.layout import (
    CARD_COUNT,
    CARDS,
    CELL_MASK,
    CELL_ROW,
    CELL_ROW_MASK,
    CELL_ROW_SHIFT,
    COST_WORD,
    COUNTED_MASK,
    COUNTED_SHIFT,
    COVERED_CORNERS,
    EMPTY,
    FACES,
    FIRST_OBJECT,
    FLAT_POINTS_SHIFT,
    GAINS_WORDS,
    GRID,
    GRID_MASK,
    GRID_ROW,
    LOST_WORDS,
    MAX_WIDTH,
    NO_FACE,
    OPEN_SLOT,
    ORIGIN,
    PACKED,
    PACKED_POINTS_MASK,
    POINTS_PER_SHIFT,
    SHUT_SLOT,
    SLOT_COUNT,
    SLOTS,
    TALLY,
)

State = npt.NDArray[np.int16]
CORNER_STEPS = (-1, CELL_ROW, -CELL_ROW, 1)
"""From a cell to the one beyond each corner, in the order of engine.geometry.CORNERS."""
GRID_STEPS = (-1, GRID_ROW, -GRID_ROW, 1)
"""The same steps between entries of the grid."""


@inlined
def grid_index(at: int) -> int:
    """Where a cell is in the grid."""
    return (at - (CELL_ROW - GRID_ROW) * (at >> CELL_ROW_SHIFT)) & GRID_MASK


@inlined
def begin_area(s: State, base: int) -> None:
    """Begin an area, with the origin as its only slot. The block must be all zeros."""
    s[base + SLOT_COUNT] = 1
    s[base + SLOTS] = ORIGIN
    s[base + GRID + grid_index(ORIGIN)] = OPEN_SLOT


@inlined
def payable(s: State, faces: Numbers, base: int, face: int) -> bool:
    """Whether the area shows the symbols that a face costs (R26)."""
    return covers(read_lanes(s, base + TALLY), faces[face, COST_WORD])


@compiled_no_refcounts
def slot_of(s: State, base: int, at: int) -> int:
    """The index of a cell among the slots; -1 when it is not open."""
    first = (base & INDEX_MASK) + SLOTS
    for slot in range(int(s[base + SLOT_COUNT])):
        if s[first + slot] == at:
            return slot
    return -1


@compiled_no_refcounts
def fits(s: State, base: int, at: int) -> bool:
    """Whether an area that grows to a cell stays narrow enough for the grid."""
    x = (at >> CELL_ROW_SHIFT) + (at & CELL_ROW_MASK)
    y = (at >> CELL_ROW_SHIFT) - (at & CELL_ROW_MASK)
    for index in range(int(s[base + CARD_COUNT])):
        card = int(s[base + CARDS + index])
        across = (card >> CELL_ROW_SHIFT) + (card & CELL_ROW_MASK) - x
        upwards = (card >> CELL_ROW_SHIFT) - (card & CELL_ROW_MASK) - y
        if max(abs(across), abs(upwards)) > MAX_WIDTH:
            return False
    return True


@compiled_no_refcounts
def _close(s: State, base: int, at: int, corners: int, count: int) -> int:
    """Remove the slots beyond these corners (bits) from the list of slots; returns its length."""
    first = (base & INDEX_MASK) + SLOTS
    for corner in range(4):
        if corners >> corner & 1:
            slot = first
            while s[slot] != at + CORNER_STEPS[corner]:
                slot += 1
            count -= 1
            s[slot] = s[first + count]
    return count


@compiled_no_refcounts
def lay(s: State, faces: Numbers, base: int, face: int, slot: int) -> int:
    """Lay a face on a slot; returns the points scored. Unchecked."""
    base &= INDEX_MASK
    face &= SMALL_MASK
    slots, grid, tally = base + SLOTS, base + GRID, base + TALLY
    slot = slots + (slot & SMALL_MASK)
    at = int(s[slot]) & CELL_MASK
    here = grid_index(at)
    count = (int(s[base + SLOT_COUNT]) & COUNT_MASK) - 1
    s[slot] = s[slots + count]
    packed = faces[face, PACKED]
    kingdoms = read_lanes(s, tally) + faces[face, GAINS_WORDS]
    objects = read_lanes(s, tally + FIRST_OBJECT) + faces[face, GAINS_WORDS + 1]
    covered = closed = 0
    for corner in range(4):
        there = grid + ((here + GRID_STEPS[corner]) & GRID_MASK)
        found = int(s[there]) & COUNT_MASK
        taken = found >= FACES
        under = found - FACES if taken else NO_FACE
        kingdoms -= faces[under, LOST_WORDS + 2 * corner]
        objects -= faces[under, LOST_WORDS + 2 * corner + 1]
        covered += taken
        visible = packed >> corner & 1
        s[slots + count] = at + CORNER_STEPS[corner]  # the last slot, if counted below
        count += (found == EMPTY) & visible
        closed |= ((found == OPEN_SLOT) & (visible ^ 1)) << corner
        opened = OPEN_SLOT if found == EMPTY else found
        shut = found if taken else SHUT_SLOT
        s[there] = opened if visible else shut
    if closed:
        count = _close(s, base, at, closed, count)
    write_lanes(s, tally, kingdoms)
    write_lanes(s, tally + FIRST_OBJECT, objects)
    s[grid + here] = FACES + face
    s[base + SLOT_COUNT] = count
    laid = int(s[base + CARD_COUNT]) & COUNT_MASK
    s[base + CARDS + laid] = at
    s[base + CARD_COUNT] = laid + 1
    counts = objects | covered << COVERED_CORNERS * LANE_BITS
    counted = counts >> LANE_BITS * (packed >> COUNTED_SHIFT & COUNTED_MASK) & LANE_MASK
    flat = packed >> FLAT_POINTS_SHIFT & PACKED_POINTS_MASK
    per = packed >> POINTS_PER_SHIFT & PACKED_POINTS_MASK
    return int(flat + per * counted)
