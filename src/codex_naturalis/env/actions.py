"""Half-moves as numbers: one action space for every mode.

0 – 491     lay a card: (2 · place in the hand + side) · 82 + row in the observation's `slots`,
            with side 0 for the front and 1 for the back
492 – 497   draw: resource deck, gold deck, resource left and right, gold left and right
498, 499    turn the starter: front, back
500, 501    keep the first or the second objective offered
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from codex_naturalis.engine.cards import Side
from codex_naturalis.engine.errors import IllegalMove, Reason, Refusal
from codex_naturalis.engine.moves import ChooseObjective, ChooseStarter, Draw, Move, Place
from codex_naturalis.engine.supply import SOURCES
from codex_naturalis.engine.view import View
from codex_naturalis.env.fields import MOST_SLOTS

Mask = npt.NDArray[np.int8]

SIDES = tuple(Side)
DRAWS = 3 * 2 * MOST_SLOTS
STARTERS = DRAWS + len(SOURCES)
OBJECTIVES = STARTERS + 2
ACTIONS = OBJECTIVES + 2


def action_of(view: View, move: Move) -> int:
    """The number of a half-move that is legal for the view's seat."""
    match move:
        case Place(card, side, at):
            held = [held.card for held in view.me.hand].index(card)
            return (2 * held + SIDES.index(side)) * MOST_SLOTS + view.slots.index(at)
        case Draw(source):
            return DRAWS + SOURCES.index(source)
        case ChooseStarter(side):
            return STARTERS + SIDES.index(side)
        case ChooseObjective(objective):
            return OBJECTIVES + view.me.offered.index(objective)


def move_of(view: View, action: int) -> Move:
    """What an action means to the view's seat. Raises IllegalMove when it names what is not
    there; whether the rules allow the half-move is not asked here."""
    if not 0 <= action < ACTIONS:
        raise _nothing(action, f"actions go from 0 to {ACTIONS - 1}")
    if action >= OBJECTIVES:
        if not view.me.offered:
            raise _nothing(action, "no objective is offered yet")
        return ChooseObjective(view.me.offered[action - OBJECTIVES])
    if action >= STARTERS:
        return ChooseStarter(SIDES[action - STARTERS])
    if action >= DRAWS:
        return Draw(SOURCES[action - DRAWS])
    row, slot = divmod(action, MOST_SLOTS)
    held, side = divmod(row, 2)
    if held >= len(view.me.hand):
        raise _nothing(action, f"it is card {held} of the hand, which has {len(view.me.hand)}")
    if slot >= len(view.slots):
        raise _nothing(action, f"it goes to slot {slot}, and {len(view.slots)} are open")
    card = view.me.hand[held].card
    assert card is not None, "a seat knows its own hand"
    return Place(card, SIDES[side], view.slots[slot])


def _nothing(action: int, why: str) -> IllegalMove:
    return IllegalMove(f"action {action}", [Reason(Refusal.UNREADABLE, why)])


def mask_of(view: View) -> Mask:
    """1 for every legal action of the view's seat; all zero while another's half-move is awaited.
    In the setup that is the first seat that owes a choice."""
    mask = np.zeros(ACTIONS, np.int8)
    if view.to_move[:1] == (view.seat,):
        for move in view.legal_moves:
            mask[action_of(view, move)] = 1
    return mask
