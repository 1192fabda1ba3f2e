"""The games of a batch, compiled: dealing, and half-moves that are checked first.

The kernel does not care in which order the slots of an area stand, so they are kept in that of an
observation: by x, then by y. What the cards of an area look like in one is kept, too.
"""

from __future__ import annotations

from typing import NamedTuple

from codex_naturalis.env.actions import ACTIONS, DRAWS, OBJECTIVES, STARTERS
from codex_naturalis.env.fields import MOST_CARDS, MOST_SLOTS, Row
from codex_naturalis.kernel.area import State, payable
from codex_naturalis.kernel.compiling import lean
from codex_naturalis.kernel.dealing import lay_table, shuffle_deal
from codex_naturalis.kernel.flow import STARTERS as FIRST_STARTER
from codex_naturalis.kernel.flow import choose_objective, choose_starter, draw, drawable, place
from codex_naturalis.kernel.layout import (
    BEGUN,
    BLOCK,
    CARDS,
    HAND,
    HEADER,
    HELD,
    LAID,
    MODE,
    OPEN,
    PHASE,
    PLACE,
    REFILL,
    SAFE_CARDS,
    SEAT,
    SEATS,
    SETUP,
    SLOTS,
    STARTER,
    TIE,
)
from codex_naturalis.kernel.random_numbers import Seed
from codex_naturalis.kernel.tables import Numbers

assert MOST_CARDS <= SAFE_CARDS, "the kernel would end a game that is not cut off"


class Games(NamedTuple):
    """What is kept of them, a row for each."""

    states: State
    deals: State
    shuffling: Seed
    """The random numbers of each game's deals, a column of one."""
    picking: Seed
    """Those of the actions that are picked for it."""
    areas: Row
    """By seat, the cards laid: face, x, y."""


@lean
def deal_anew(games: Games, faces: Numbers, game: int) -> None:
    """The next deal of a game, with the seats and options that it has."""
    s = games.states[game]
    deal = games.deals[game]
    shuffle_deal(games.shuffling[game], deal)
    seats = int(s[SEATS])
    lay_table(s, faces, deal, seats, int(s[MODE]), int(s[TIE]), int(s[REFILL]))
    for seat in range(seats):
        for number in range(3 * MOST_CARDS):
            games.areas[game, seat, number] = 0


@lean
def sort_slots(s: State, seat: int) -> None:
    """Most of them are sorted already. With x = u + v and y = u − v (see kernel.layout) they go by
    u + v, then by u."""
    first = HEADER + seat * BLOCK + SLOTS
    for index in range(1, int(s[HEADER + seat * BLOCK + OPEN])):
        at = int(s[first + index])
        order = ((at >> 7) + (at & 127)) * 128 + (at >> 7)
        spot = first + index
        while spot > first:
            other = int(s[spot - 1])
            if ((other >> 7) + (other & 127)) * 128 + (other >> 7) < order:
                break
            s[spot] = other
            spot -= 1
        s[spot] = at


@lean
def _note(games: Games, game: int, seat: int, face: int) -> None:
    """A seat has laid a face."""
    s = games.states[game]
    base = HEADER + seat * BLOCK
    laid = int(s[base + LAID]) - 1
    at = int(s[base + CARDS + laid])
    u = (at >> 7) - 64
    v = (at & 127) - 64
    games.areas[game, seat, 3 * laid] = face + 1
    games.areas[game, seat, 3 * laid + 1] = u + v
    games.areas[game, seat, 3 * laid + 2] = u - v
    sort_slots(s, seat)


@lean
def _place(games: Games, faces: Numbers, game: int, action: int) -> bool:
    s = games.states[game]
    seat = int(s[SEAT])
    base = HEADER + seat * BLOCK
    row = action // MOST_SLOTS
    slot = action - row * MOST_SLOTS
    held = row >> 1
    side = row & 1
    if not 0 <= action < DRAWS or held >= s[base + HELD] or slot >= s[base + OPEN]:
        return False
    face = 2 * int(s[base + HAND + held]) + side
    if side == 0 and not payable(s, faces, base, face):
        return False
    place(s, faces, held, side, slot)
    _note(games, game, seat, face)
    return True


@lean
def _choose(games: Games, faces: Numbers, game: int, action: int) -> bool:
    s = games.states[game]
    seat = int(s[SEAT])
    base = HEADER + seat * BLOCK
    if s[base + BEGUN]:
        if not OBJECTIVES <= action < ACTIONS:
            return False
        choose_objective(s, faces, seat, action - OBJECTIVES)
        return True
    if not STARTERS <= action < OBJECTIVES:
        return False
    side = action - STARTERS
    choose_starter(s, faces, seat, side)
    _note(games, game, seat, 2 * (FIRST_STARTER + int(s[base + STARTER])) + side)
    return True


@lean
def act(games: Games, faces: Numbers, game: int, action: int) -> bool:
    """Make a half-move of the seat to move; False, and nothing is changed, when it is illegal."""
    s = games.states[game]
    phase = s[PHASE]
    if phase == PLACE:
        return _place(games, faces, game, action)
    if phase == SETUP:
        return _choose(games, faces, game, action)
    if not DRAWS <= action < STARTERS or not drawable(s, action - DRAWS):
        return False
    draw(s, faces, action - DRAWS)
    return True
