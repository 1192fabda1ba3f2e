"""Half-moves as numbers: one action space for every mode.

0 – 491     lay a card: (2 · index in the hand + side) · 82 + row in the observation's `slots`,
            with side 0 for the front and 1 for the back
492 – 497   draw: resource deck, gold deck, resource left and right, gold left and right
498, 499    turn the starter: front, back
500, 501    keep the first or the second objective offered
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from codex_naturalis.engine.cards import Side
from codex_naturalis.engine.errors import IllegalMove, Violation, ViolationCode
from codex_naturalis.engine.moves import ChooseObjective, ChooseStarter, Draw, Move, Place
from codex_naturalis.engine.supply import SOURCES
from codex_naturalis.engine.view import View
from codex_naturalis.env.fields import MAX_SLOTS

Mask = npt.NDArray[np.int8]

SIDES = tuple(Side)
FIRST_DRAW = 3 * 2 * MAX_SLOTS
FIRST_STARTER_SIDE = FIRST_DRAW + len(SOURCES)
FIRST_OBJECTIVE = FIRST_STARTER_SIDE + 2
ACTIONS = FIRST_OBJECTIVE + 2


def action_of(view: View, move: Move) -> int:
    """The number of a half-move that is legal for the view's seat."""
    match move:
        case Place(card, side, at):
            held = [held.card for held in view.me.hand].index(card)
            return (2 * held + SIDES.index(side)) * MAX_SLOTS + view.slots.index(at)
        case Draw(source):
            return FIRST_DRAW + SOURCES.index(source)
        case ChooseStarter(side):
            return FIRST_STARTER_SIDE + SIDES.index(side)
        case ChooseObjective(objective):
            return FIRST_OBJECTIVE + view.me.offered.index(objective)


def move_of(view: View, action: int) -> Move:
    """The half-move of an action for the view's seat. Raises IllegalMove if it names a card, slot
    or objective that is not there; it does not check whether the rules allow the half-move."""
    if not 0 <= action < ACTIONS:
        raise _illegal(action, f"actions go from 0 to {ACTIONS - 1}")
    if action >= FIRST_OBJECTIVE:
        if not view.me.offered:
            raise _illegal(action, "no objective is offered yet")
        return ChooseObjective(view.me.offered[action - FIRST_OBJECTIVE])
    if action >= FIRST_STARTER_SIDE:
        return ChooseStarter(SIDES[action - FIRST_STARTER_SIDE])
    if action >= FIRST_DRAW:
        return Draw(SOURCES[action - FIRST_DRAW])
    row, slot = divmod(action, MAX_SLOTS)
    held, side = divmod(row, 2)
    if held >= len(view.me.hand):
        raise _illegal(action, f"it is card {held} of the hand, which has {len(view.me.hand)}")
    if slot >= len(view.slots):
        raise _illegal(action, f"it goes to slot {slot}, and {len(view.slots)} are open")
    card = view.me.hand[held].card
    assert card is not None, "a seat knows its own hand"
    return Place(card, SIDES[side], view.slots[slot])


def _illegal(action: int, why: str) -> IllegalMove:
    return IllegalMove(f"action {action}", [Violation(ViolationCode.UNREADABLE, why)])


def mask_of(view: View) -> Mask:
    """1 for every legal action of the view's seat; all zero if another seat is to move. In the
    setup the first seat with a choice left is to move."""
    mask = np.zeros(ACTIONS, np.int8)
    if view.to_move[:1] == (view.seat,):
        for move in view.legal_moves:
            mask[action_of(view, move)] = 1
    return mask
