"""The engine and the kernel side by side: the same half-moves through both, all facts compared."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import numpy as np

from codex_naturalis.engine import rules
from codex_naturalis.engine.cards import Side
from codex_naturalis.engine.legality import LegalMoves, payable_faces, sample
from codex_naturalis.engine.moves import Move, Place
from codex_naturalis.engine.scoring import outcome
from codex_naturalis.engine.state import OVER, PLACE, SETUP, State
from codex_naturalis.engine.tybor import resources
from codex_naturalis.kernel.rules import layout as at
from codex_naturalis.kernel.rules.area import State as Flat
from codex_naturalis.kernel.rules.area import grid_index
from codex_naturalis.kernel.rules.card_tables import card_tables
from codex_naturalis.kernel.rules.encoding import (
    CARD_INDEX,
    END_REASONS,
    OBJECTIVE_INDEX,
    PHASES,
    encode,
    encode_move,
    face_number,
)
from codex_naturalis.kernel.rules.moves import MAX_MOVES, list_moves, play
from codex_naturalis.kernel.rules.rules import payable_fronts
from codex_naturalis.kernel.rules.scoring import final_totals

Chooser = Callable[[State, int, Random], Move]
FACES, OBJECTIVES = card_tables()
_PHASE = {phase: number for number, phase in enumerate(PHASES)}
_END = {end: number for number, end in enumerate(END_REASONS)}
_SPOTS = {(x, y): at.pack(x, y) for x in range(-48, 49) for y in range(-48, 49) if (x + y) % 2 == 0}


class Difference(AssertionError):
    """Engine and kernel disagree."""


def eager(state: State, seat: int, rng: Random) -> Move:
    """Fronts wherever they can be paid, far from the middle: long arms, much gold."""
    move = sample(state, seat, rng)
    if not isinstance(move, Place):
        return move
    return max(move, sample(state, seat, rng), sample(state, seat, rng), key=_reach)


def _reach(move: Move) -> int:
    assert isinstance(move, Place)
    return 8 * (move.side is Side.FRONT) + abs(move.at[0]) + abs(move.at[1])


def expect(what: str, found: object, wanted: object) -> None:
    if found != wanted:
        raise Difference(f"{what}: the kernel has {found}, the engine {wanted}")


def compare(state: State, s: Flat) -> None:
    """Everything that both know."""
    compare_turn(state, s)
    compare_supply(state, s)
    compare_tybor(state, s)
    for seat in range(len(state.players)):
        compare_player(state, s, seat)


def compare_turn(state: State, s: Flat) -> None:
    expect(
        "phase, seat, round, last round, end",
        s[at.PHASE : at.ENDED + 1].tolist(),
        [
            _PHASE[state.phase],
            state.seat,
            state.round,
            state.last_round or 0,
            _END[state.ended],
        ],
    )


def compare_supply(state: State, s: Flat) -> None:
    """The market, and the size and the top of both decks."""
    supply = state.supply
    market = [-1 if card is None else CARD_INDEX[card.id] for card in supply.market]
    left = [len(supply.resource), len(supply.gold)]
    expect(
        "market and decks", s[at.MARKET : at.MARKET + 6].tolist(), market + left
    )  # LEFT comes after MARKET
    for deck, cards in enumerate((supply.resource, supply.gold)):
        if cards:
            top = s[at.DECK + deck * at.DECK_SIZE + left[deck] - 1]
            expect("top", top, CARD_INDEX[cards[0].id])


def compare_tybor(state: State, s: Flat) -> None:
    if state.tybor is not None:
        expect("Tybor's points", s[at.TYBOR_POINTS], state.tybor.points)
        owned = list(resources(state.tybor).values())
        expect("Tybor's cards", s[at.TYBOR : at.TYBOR + 4].tolist(), owned)


def compare_player(state: State, s: Flat, seat: int) -> None:
    compare_hand(state, s, seat)
    compare_area(state, s, seat)


def compare_hand(state: State, s: Flat, seat: int) -> None:
    """The cards in hand, which of them were seen, and the objective."""
    base = at.HEADER + seat * at.BLOCK
    block = s[base : base + at.TALLY].tolist()
    player = state.players[seat]
    hand = [CARD_INDEX[card.id] for card in player.hand]
    held = block[at.HAND_COUNT]
    expect("hand", block[at.HAND : at.HAND + held], hand)
    seen = [card.id in player.seen for card in player.hand]
    expect("seen", block[at.SEEN : at.SEEN + held], seen)
    objective = -1 if player.objective is None else OBJECTIVE_INDEX[player.objective.id]
    expect("objective", block[at.OBJECTIVE], objective)


def compare_area(state: State, s: Flat, seat: int) -> None:
    """Points, symbols, and the slots as a set."""
    base = at.HEADER + seat * at.BLOCK
    player = state.players[seat]
    area = player.area
    expect("points", s[base + at.POINTS], player.points)
    counts = [*area.tally, 0, len(area.slots), len(area.cards)]  # OPEN and LAID come after TALLY
    expect("symbols, slots, cards", s[base + at.TALLY : base + at.CARD_COUNT + 1].tolist(), counts)
    slots = s[base + at.SLOTS : base + at.SLOTS + len(area.slots)].tolist()
    expect("slots", set(slots), {_SPOTS[spot] for spot in area.slots})


def compare_payable(state: State, s: Flat) -> None:
    """The fronts that may be laid: with the slots, all legal placements."""
    if state.phase is PLACE:
        player = state.players[state.seat]
        bits = payable_fronts(s, FACES, at.HEADER + state.seat * at.BLOCK)
        found = [card.id for held, card in enumerate(player.hand) if bits >> held & 1]
        faces = payable_faces(player)
        expect("payable", found, [face.card for face in faces if face.side is Side.FRONT])
        expect("payable cards", bits >> len(player.hand), 0)


def compare_moves(state: State, s: Flat) -> None:
    """The list of legal half-moves, for every seat that owes one."""
    moves = np.zeros(MAX_MOVES, np.int32)
    for seat in state.to_move:
        found = moves[: list_moves(s, FACES, seat, moves)].tolist()
        wanted = [encode_move(move) for move in LegalMoves(state, seat)]
        expect("legal half-moves", sorted(found), sorted(wanted))


def compare_cards(state: State, s: Flat) -> None:
    """Every card in its cell, in the order of laying."""
    for seat, player in enumerate(state.players):
        base = at.HEADER + seat * at.BLOCK
        spots = s[base + at.CARDS : base + at.CARDS + s[base + at.CARD_COUNT]].tolist()
        expect("positions", spots, [at.pack(*spot) for spot in player.area.cards])
        found = [int(s[base + at.GRID + grid_index(spot)]) - at.FACES for spot in spots]
        wanted = [face_number(face.card, face.side) for face in player.area.cards.values()]
        expect("faces", found, wanted)


def compare_outcomes(state: State, s: Flat) -> None:
    """Final scores and winners."""
    result = outcome(state)
    totals = np.zeros(5)
    final_totals(s, FACES, OBJECTIVES, totals)
    count = len(result.scores)
    expect("scores", [int(total) for total in totals[:count]], [x.total for x in result.scores])
    best = max(totals[:count])
    winners = tuple(seat for seat in range(count) if totals[seat] == best)
    expect("winners", winners, result.winners)


def play_both(state: State, rng: Random, choose: Chooser = sample, *, lists: bool = False) -> int:
    """A game to its end through both; returns the number of half-moves. After each all that it
    can have changed is compared, and everything once a round. `lists`: with the whole list of
    legal half-moves each time."""
    s = encode(state)
    compare(state, s)
    half_moves = 0
    while state.phase is not OVER:
        compare_payable(state, s)
        if lists:
            compare_moves(state, s)
        seat = rng.choice(state.to_move) if state.phase is SETUP else state.seat
        move = choose(state, seat, rng)
        before = state
        state = rules.advance(state, move, seat)
        play(s, FACES, seat, encode_move(move))
        half_moves += 1
        if state.round != before.round:
            compare(state, s)
            continue
        compare_turn(state, s)
        if state.players[seat].area is before.players[seat].area:
            compare_hand(state, s, seat)
        else:
            compare_player(state, s, seat)
        if state.supply is not before.supply:
            compare_supply(state, s)
            compare_tybor(state, s)
    compare(state, s)
    compare_cards(state, s)
    compare_outcomes(state, s)
    return half_moves
