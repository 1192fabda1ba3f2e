"""From the engine's state to the kernel's, and half-moves both ways."""

from __future__ import annotations

from random import Random

import numpy as np

from codex_naturalis.engine.cards import Card, Side
from codex_naturalis.engine.catalogue import RETAIL
from codex_naturalis.engine.deal import lay_table, shuffled
from codex_naturalis.engine.errors import CodexError
from codex_naturalis.engine.events import EndReason
from codex_naturalis.engine.geometry import Position
from codex_naturalis.engine.moves import ChooseObjective, ChooseStarter, Draw, Move, Place
from codex_naturalis.engine.state import Mode, Options, Phase, Player, TieBreak
from codex_naturalis.engine.state import State as EngineState
from codex_naturalis.engine.supply import SOURCES as ENGINE_SOURCES
from codex_naturalis.engine.supply import Refill
from codex_naturalis.engine.symbols import KINGDOMS
from codex_naturalis.engine.tybor import resources
from codex_naturalis.kernel.area import State, begin, fits, lay, slot_of
from codex_naturalis.kernel.goals import settle
from codex_naturalis.kernel.layout import (
    BEGUN,
    BLOCK,
    COMMON,
    DECK,
    DECK_SIZE,
    ENDED,
    GOAL,
    HAND,
    HEADER,
    HELD,
    LAST,
    LEFT,
    MARKET,
    MODE,
    NONE,
    OFFERED,
    OVER,
    PHASE,
    POINTS,
    REFILL,
    ROUND,
    SEAT,
    SEATS,
    SEEN,
    STARTER,
    TIE,
    TYBOR,
    TYBOR_POINTS,
    WIDEST,
    pack,
    state_size,
    unpack,
)
from codex_naturalis.kernel.moves import (
    DRAW_MOVE,
    FACE_BITS,
    KIND_BITS,
    MOST_MOVES,
    OBJECTIVE_MOVE,
    PLACE_MOVE,
    SOURCE_MASK,
    STARTER_MOVE,
    list_moves,
    play,
)
from codex_naturalis.kernel.readiness import entry
from codex_naturalis.kernel.tables import tables

PHASES = tuple(Phase)
MODES = tuple(Mode)
TIES = tuple(TieBreak)
REFILLS = tuple(Refill)
ENDS = (None, EndReason.POINTS, EndReason.DECKS, EndReason.BLOCKED)
SIDES = tuple(Side)
INDEX: dict[int, int] = {
    card.id: index for index, card in enumerate((*RETAIL.resource, *RETAIL.gold, *RETAIL.starters))
}
"""The kernel's number of a card, by its id."""
IDS: tuple[int, ...] = tuple(INDEX)
GOAL_IDS: tuple[int, ...] = tuple(goal.id for goal in RETAIL.objectives)
GOAL_INDEX: dict[int, int] = {number: index for index, number in enumerate(GOAL_IDS)}
FIRST_STARTER = INDEX[RETAIL.starters[0].id]


class TooWide(CodexError):
    """An area for which the grid of the kernel has no room; see kernel.layout."""


def encode(state: EngineState) -> State:
    """The whole truth as the kernel has it."""
    s = np.zeros(state_size(len(state.players)), np.int16)
    s[PHASE] = PHASES.index(state.phase)
    s[SEAT] = state.seat
    s[ROUND] = state.round
    s[LAST] = state.last_round or 0
    s[ENDED] = ENDS.index(state.ended)
    s[SEATS] = len(state.players)
    s[MODE] = MODES.index(state.options.mode)
    s[TIE] = TIES.index(state.options.tie_break)
    s[REFILL] = REFILLS.index(state.options.refill)
    s[COMMON : COMMON + 2] = [GOAL_INDEX[goal.id] for goal in state.objectives]
    s[MARKET : MARKET + 4] = [_number(card) for card in state.supply.market]
    for deck, cards in enumerate((state.supply.resource, state.supply.gold)):
        first = DECK + deck * DECK_SIZE
        s[LEFT + deck] = len(cards)
        s[first : first + len(cards)] = [_number(card) for card in reversed(cards)]
    if state.tybor is not None:
        owned = resources(state.tybor)
        s[TYBOR_POINTS] = state.tybor.points
        s[TYBOR : TYBOR + 4] = [owned[kingdom] for kingdom in KINGDOMS]
    for seat, player in enumerate(state.players):
        _encode_player(s, HEADER + seat * BLOCK, player)
    return s


def _number(card: Card | None) -> int:
    return NONE if card is None else INDEX[card.id]


def _encode_player(s: State, base: int, player: Player) -> None:
    lay_all(s, base, [(face.card, face.side, at) for at, face in player.area.cards.items()])
    s[base + POINTS] = player.points
    s[base + STARTER] = INDEX[player.starter.id] - FIRST_STARTER
    s[base + GOAL] = NONE if player.objective is None else GOAL_INDEX[player.objective.id]
    s[base + OFFERED : base + OFFERED + 2] = [GOAL_INDEX[goal.id] for goal in player.offered]
    s[base + HELD] = len(player.hand)
    for held, card in enumerate(player.hand):
        s[base + HAND + held] = INDEX[card.id]
        s[base + SEEN + held] = card.id in player.seen
    s[base + HAND + len(player.hand) : base + HAND + 3] = NONE


def lay_all(s: State, base: int, cards: list[tuple[int, Side, Position]]) -> None:
    """An area from its cards in the order of laying; raises TooWide."""
    faces, _ = tables()
    begin(s, base)
    s[base + BEGUN] = bool(cards)
    for card, side, at in cards:
        if not fits(s, base, pack(*at)):
            raise TooWide(f"an area that reaches {at} is wider than {WIDEST} steps")
        lay(s, faces, base, face_number(card, side), slot_of(s, base, pack(*at)))


def face_number(card: int, side: Side) -> int:
    return 2 * INDEX[card] + SIDES.index(side)


def encode_move(move: Move) -> int:
    """A half-move as one number; see kernel.moves."""
    match move:
        case Place(card, side, at):
            return PLACE_MOVE << KIND_BITS | face_number(card, side) << FACE_BITS | pack(*at)
        case Draw(source):
            return DRAW_MOVE << KIND_BITS | ENGINE_SOURCES.index(source)
        case ChooseStarter(side):
            return STARTER_MOVE << KIND_BITS | SIDES.index(side)
        case ChooseObjective(number):
            return OBJECTIVE_MOVE << KIND_BITS | GOAL_INDEX[number]


def decode_move(code: int) -> Move:
    """What `encode_move` took; the card that a draw takes does not matter."""
    kind, rest = divmod(int(code), 1 << KIND_BITS)
    if kind == PLACE_MOVE:
        face, at = divmod(rest, 1 << FACE_BITS)
        return Place(IDS[face // 2], SIDES[face % 2], unpack(at))
    if kind == DRAW_MOVE:
        return Draw(ENGINE_SOURCES[rest & SOURCE_MASK])
    if kind == STARTER_MOVE:
        return ChooseStarter(SIDES[rest])
    return ChooseObjective(GOAL_IDS[rest])


@entry("half-moves")
def _() -> None:
    """A game, half-move by half-move, from outside."""
    faces, goals = tables()
    s = encode(lay_table(shuffled(Random(1)), 2, Options(), RETAIL))
    moves = np.zeros(MOST_MOVES, np.int32)
    while s[PHASE] != OVER:
        seat = int(s[SEAT])
        list_moves(s, faces, seat, moves)
        play(s, faces, seat, int(moves[0]))
    settle(s, faces, goals, np.zeros(5))
