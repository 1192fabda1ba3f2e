"""Converting the engine's states to the kernel's, and half-moves both ways."""

from __future__ import annotations

from random import Random

import numpy as np

from codex_naturalis.engine.cards import Card, Side
from codex_naturalis.engine.catalogue import RETAIL
from codex_naturalis.engine.deal import lay_table, shuffled
from codex_naturalis.engine.errors import CodexError
from codex_naturalis.engine.events import EndReason
from codex_naturalis.engine.geometry import Cell
from codex_naturalis.engine.moves import ChooseObjective, ChooseStarter, Draw, Move, Place
from codex_naturalis.engine.state import Mode, Options, Phase, Player, TieBreak
from codex_naturalis.engine.state import State as EngineState
from codex_naturalis.engine.supply import SOURCES as ENGINE_SOURCES
from codex_naturalis.engine.supply import Refill
from codex_naturalis.engine.symbols import KINGDOMS
from codex_naturalis.engine.tybor import resources
from codex_naturalis.kernel.build.readiness import entry
from codex_naturalis.kernel.rules.area import State, begin_area, fits, lay, slot_of
from codex_naturalis.kernel.rules.card_tables import card_tables
from codex_naturalis.kernel.rules.layout import (
    BLOCK,
    COMMON,
    DECK,
    DECK_COUNT,
    DECK_SIZE,
    ENDED,
    HAND,
    HAND_COUNT,
    HAND_SIZE,
    HEADER,
    LAST_ROUND,
    MARKET,
    MAX_PARTIES,
    MAX_WIDTH,
    MODE,
    NONE,
    OBJECTIVE,
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
    STARTER_LAID,
    TIE_BREAK,
    TYBOR,
    TYBOR_POINTS,
    pack,
    state_size,
    unpack,
)
from codex_naturalis.kernel.rules.moves import (
    DRAW_MOVE,
    FACE_SHIFT,
    KIND_SHIFT,
    MAX_MOVES,
    MOVE_SOURCE_MASK,
    OBJECTIVE_MOVE,
    PLACE_MOVE,
    STARTER_MOVE,
    list_moves,
    play,
)
from codex_naturalis.kernel.rules.scoring import final_totals

PHASES = tuple(Phase)
MODES = tuple(Mode)
TIE_BREAKS = tuple(TieBreak)
REFILLS = tuple(Refill)
END_REASONS = (None, EndReason.POINTS, EndReason.DECKS, EndReason.BLOCKED)
SIDES = tuple(Side)
CARD_INDEX: dict[int, int] = {
    card.id: index for index, card in enumerate((*RETAIL.resource, *RETAIL.gold, *RETAIL.starters))
}
"""The kernel's index of a card, by its id."""
CARD_IDS: tuple[int, ...] = tuple(CARD_INDEX)
OBJECTIVE_IDS: tuple[int, ...] = tuple(objective.id for objective in RETAIL.objectives)
OBJECTIVE_INDEX: dict[int, int] = {number: index for index, number in enumerate(OBJECTIVE_IDS)}
FIRST_STARTER = CARD_INDEX[RETAIL.starters[0].id]


class TooWide(CodexError):
    """An area that is too wide for the grid of the kernel; see kernel.rules.layout."""


def encode(state: EngineState) -> State:
    """The kernel's state for an engine state, hidden cards included."""
    s = np.zeros(state_size(len(state.players)), np.int16)
    s[PHASE] = PHASES.index(state.phase)
    s[SEAT] = state.seat
    s[ROUND] = state.round
    s[LAST_ROUND] = state.last_round or 0
    s[ENDED] = END_REASONS.index(state.ended)
    s[SEATS] = len(state.players)
    s[MODE] = MODES.index(state.options.mode)
    s[TIE_BREAK] = TIE_BREAKS.index(state.options.tie_break)
    s[REFILL] = REFILLS.index(state.options.refill)
    s[COMMON : COMMON + 2] = [OBJECTIVE_INDEX[objective.id] for objective in state.objectives]
    s[MARKET : MARKET + 4] = [_number(card) for card in state.supply.market]
    for deck, cards in enumerate((state.supply.resource, state.supply.gold)):
        first = DECK + deck * DECK_SIZE
        s[DECK_COUNT + deck] = len(cards)
        s[first : first + len(cards)] = [_number(card) for card in reversed(cards)]
    if state.tybor is not None:
        owned = resources(state.tybor)
        s[TYBOR_POINTS] = state.tybor.points
        s[TYBOR : TYBOR + 4] = [owned[kingdom] for kingdom in KINGDOMS]
    for seat, player in enumerate(state.players):
        _encode_player(s, HEADER + seat * BLOCK, player)
    return s


def _number(card: Card | None) -> int:
    return NONE if card is None else CARD_INDEX[card.id]


def _encode_player(s: State, base: int, player: Player) -> None:
    lay_all(s, base, [(face.card, face.side, at) for at, face in player.area.cards.items()])
    s[base + POINTS] = player.points
    s[base + STARTER] = CARD_INDEX[player.starter.id] - FIRST_STARTER
    s[base + OBJECTIVE] = NONE if player.objective is None else OBJECTIVE_INDEX[player.objective.id]
    s[base + OFFERED : base + OFFERED + 2] = [
        OBJECTIVE_INDEX[objective.id] for objective in player.offered
    ]
    s[base + HAND_COUNT] = len(player.hand)
    for held, card in enumerate(player.hand):
        s[base + HAND + held] = CARD_INDEX[card.id]
        s[base + SEEN + held] = card.id in player.seen
    s[base + HAND + len(player.hand) : base + HAND + HAND_SIZE] = NONE


def lay_all(s: State, base: int, cards: list[tuple[int, Side, Cell]]) -> None:
    """Lay an area's cards in their order; raises TooWide."""
    faces, _ = card_tables()
    begin_area(s, base)
    s[base + STARTER_LAID] = bool(cards)
    for card, side, at in cards:
        if not fits(s, base, pack(*at)):
            raise TooWide(f"an area that reaches {at} is wider than {MAX_WIDTH} steps")
        lay(s, faces, base, face_number(card, side), slot_of(s, base, pack(*at)))


def face_number(card: int, side: Side) -> int:
    return 2 * CARD_INDEX[card] + SIDES.index(side)


def encode_move(move: Move) -> int:
    """A half-move as one number; see kernel.rules.moves."""
    match move:
        case Place(card, side, at):
            return PLACE_MOVE << KIND_SHIFT | face_number(card, side) << FACE_SHIFT | pack(*at)
        case Draw(source):
            return DRAW_MOVE << KIND_SHIFT | ENGINE_SOURCES.index(source)
        case ChooseStarter(side):
            return STARTER_MOVE << KIND_SHIFT | SIDES.index(side)
        case ChooseObjective(number):
            return OBJECTIVE_MOVE << KIND_SHIFT | OBJECTIVE_INDEX[number]


def decode_move(code: int) -> Move:
    """The inverse of `encode_move`; ignores the card of a draw."""
    kind, rest = divmod(int(code), 1 << KIND_SHIFT)
    if kind == PLACE_MOVE:
        face, at = divmod(rest, 1 << FACE_SHIFT)
        return Place(CARD_IDS[face // 2], SIDES[face % 2], unpack(at))
    if kind == DRAW_MOVE:
        return Draw(ENGINE_SOURCES[rest & MOVE_SOURCE_MASK])
    if kind == STARTER_MOVE:
        return ChooseStarter(SIDES[rest])
    return ChooseObjective(OBJECTIVE_IDS[rest])


@entry("half-moves")
def _() -> None:
    """Play a game, half-move by half-move."""
    faces, objectives = card_tables()
    s = encode(lay_table(shuffled(Random(1)), 2, Options(), RETAIL))
    moves = np.zeros(MAX_MOVES, np.int32)
    while s[PHASE] != OVER:
        seat = int(s[SEAT])
        list_moves(s, faces, seat, moves)
        play(s, faces, seat, int(moves[0]))
    final_totals(s, faces, objectives, np.zeros(MAX_PARTIES))
