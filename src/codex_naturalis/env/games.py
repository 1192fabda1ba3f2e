"""The games of a batch, compiled: dealing, and playing actions that are checked first.

The kernel accepts slots in any order, so they are kept in the order of an observation: by x, then
by y. The observation's rows of the cards laid are kept, too.
"""

from __future__ import annotations

from typing import NamedTuple

from codex_naturalis.env.actions import ACTIONS, FIRST_DRAW, FIRST_OBJECTIVE, FIRST_STARTER_SIDE
from codex_naturalis.env.fields import MAX_CARDS, MAX_SLOTS, Row
from codex_naturalis.kernel.build.compiling import compiled_no_refcounts, inlined
from codex_naturalis.kernel.rules.area import State, payable
from codex_naturalis.kernel.rules.card_tables import Numbers
from codex_naturalis.kernel.rules.deal import lay_table, shuffle_deal
from codex_naturalis.kernel.rules.layout import (
    BLOCK,
    CARD_COUNT,
    CARDS,
    CELL_OFFSET,
    CELL_ROW,
    CELL_ROW_MASK,
    CELL_ROW_SHIFT,
    FIRST_STARTER,
    HAND,
    HAND_COUNT,
    HEADER,
    MODE,
    PHASE,
    PLACE,
    REFILL,
    SAFE_CARDS,
    SEAT,
    SEATS,
    SETUP,
    SLOT_COUNT,
    SLOTS,
    STARTER,
    STARTER_LAID,
    TIE_BREAK,
)
from codex_naturalis.kernel.rules.random_numbers import Rng
from codex_naturalis.kernel.rules.rules import (
    choose_objective,
    choose_starter,
    draw,
    drawable,
    place,
)

assert MAX_CARDS <= SAFE_CARDS, "the kernel would end a game that is not truncated"


class Games(NamedTuple):
    """The data of all games, a row for each."""

    states: State
    deals: State
    deal_rng: Rng
    """The generator of each game's deals."""
    action_rng: Rng
    """The generator of the actions that are sampled for it."""
    areas: Row
    """By seat, the cards laid: face, x, y."""


@compiled_no_refcounts
def deal_anew(games: Games, faces: Numbers, game: int) -> None:
    """Deal the next game, with the same seats and options."""
    s = games.states[game]
    deal = games.deals[game]
    shuffle_deal(games.deal_rng[game], deal)
    seats = int(s[SEATS])
    lay_table(s, faces, deal, seats, int(s[MODE]), int(s[TIE_BREAK]), int(s[REFILL]))
    for seat in range(seats):
        for number in range(3 * MAX_CARDS):
            games.areas[game, seat, number] = 0


@inlined
def _slot_order(at: int) -> int:
    u = at >> CELL_ROW_SHIFT
    return (u + (at & CELL_ROW_MASK)) * CELL_ROW + u


@compiled_no_refcounts
def sort_slots(s: State, seat: int) -> None:
    """Insertion sort, because most are sorted already. With x = u + v and y = u − v (see
    kernel.rules.layout) the order is by u + v, then by u."""
    first = HEADER + seat * BLOCK + SLOTS
    for index in range(1, int(s[HEADER + seat * BLOCK + SLOT_COUNT])):
        at = int(s[first + index])
        order = _slot_order(at)
        spot = first + index
        while spot > first:
            other = int(s[spot - 1])
            if _slot_order(other) < order:
                break
            s[spot] = other
            spot -= 1
        s[spot] = at


@compiled_no_refcounts
def _record_placement(games: Games, game: int, seat: int, face: int) -> None:
    """Update the observation's rows and the order of slots after a seat has laid a face."""
    s = games.states[game]
    base = HEADER + seat * BLOCK
    laid = int(s[base + CARD_COUNT]) - 1
    at = int(s[base + CARDS + laid])
    u = (at >> CELL_ROW_SHIFT) - CELL_OFFSET
    v = (at & CELL_ROW_MASK) - CELL_OFFSET
    games.areas[game, seat, 3 * laid] = face + 1
    games.areas[game, seat, 3 * laid + 1] = u + v
    games.areas[game, seat, 3 * laid + 2] = u - v
    sort_slots(s, seat)


@compiled_no_refcounts
def _place(games: Games, faces: Numbers, game: int, action: int) -> bool:
    s = games.states[game]
    seat = int(s[SEAT])
    base = HEADER + seat * BLOCK
    row = action // MAX_SLOTS
    slot = action - row * MAX_SLOTS
    held = row >> 1
    side = row & 1
    if not 0 <= action < FIRST_DRAW or held >= s[base + HAND_COUNT] or slot >= s[base + SLOT_COUNT]:
        return False
    face = 2 * int(s[base + HAND + held]) + side
    if side == 0 and not payable(s, faces, base, face):
        return False
    place(s, faces, held, side, slot)
    _record_placement(games, game, seat, face)
    return True


@compiled_no_refcounts
def _choose(games: Games, faces: Numbers, game: int, action: int) -> bool:
    s = games.states[game]
    seat = int(s[SEAT])
    base = HEADER + seat * BLOCK
    if s[base + STARTER_LAID]:
        if not FIRST_OBJECTIVE <= action < ACTIONS:
            return False
        choose_objective(s, faces, seat, action - FIRST_OBJECTIVE)
        return True
    if not FIRST_STARTER_SIDE <= action < FIRST_OBJECTIVE:
        return False
    side = action - FIRST_STARTER_SIDE
    choose_starter(s, faces, seat, side)
    _record_placement(games, game, seat, 2 * (FIRST_STARTER + int(s[base + STARTER])) + side)
    return True


@compiled_no_refcounts
def play_action(games: Games, faces: Numbers, game: int, action: int) -> bool:
    """Play an action of the seat to move; returns False, and changes nothing, if it is illegal."""
    s = games.states[game]
    phase = s[PHASE]
    if phase == PLACE:
        return _place(games, faces, game, action)
    if phase == SETUP:
        return _choose(games, faces, game, action)
    if not FIRST_DRAW <= action < FIRST_STARTER_SIDE or not drawable(s, action - FIRST_DRAW):
        return False
    draw(s, faces, action - FIRST_DRAW)
    return True
