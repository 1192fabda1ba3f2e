"""What a seat knows, for the kernel: the known facts as a state, and the hidden cards.

`determinize` samples one possible world, consistent with the backs of hands and deck tops and with
all cards seen: as engine.view.resample, compiled. Secret objectives of other seats are sampled by a
belief; the first one comes from the points that their areas have, `belief` makes a better one.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from codex_naturalis.engine.cards import Back, Kind
from codex_naturalis.engine.catalogue import RETAIL
from codex_naturalis.engine.symbols import KINGDOMS as KINGDOM_ORDER
from codex_naturalis.engine.view import PlayerView, View
from codex_naturalis.kernel.build.compiling import compiled, compiled_no_refcounts
from codex_naturalis.kernel.rules.area import State
from codex_naturalis.kernel.rules.card_tables import Numbers, card_tables
from codex_naturalis.kernel.rules.encoding import (
    CARD_INDEX,
    END_REASONS,
    MODES,
    OBJECTIVE_IDS,
    OBJECTIVE_INDEX,
    PHASES,
    REFILLS,
    TIE_BREAKS,
    lay_all,
)
from codex_naturalis.kernel.rules.layout import (
    BACK,
    BLOCK,
    COMMON,
    DECK,
    DECK_COUNT,
    DECK_SIZE,
    ENDED,
    FIRST_STARTER,
    GOLD_BACK,
    HAND,
    HAND_COUNT,
    HAND_SIZE,
    HEADER,
    LAST_ROUND,
    MARKET,
    MODE,
    NONE,
    OBJECTIVE,
    OFFERED,
    PHASE,
    POINTS,
    POINTS_EACH,
    REFILL,
    ROUND,
    SEAT,
    SEATS,
    SEEN,
    STARTER,
    TIE_BREAK,
    TYBOR,
    TYBOR_POINTS,
    state_size,
)
from codex_naturalis.kernel.rules.random_numbers import Rng, below, fraction
from codex_naturalis.kernel.rules.scoring import times_fulfilled

HIDDEN_CARD = 1000
"""HIDDEN_CARD + its back stands for a hidden card in a hand."""
UNDEALT = 2000
"""Stands for a card that is not dealt yet, or that the seat cannot know at all."""
BELIEF_PER_POINT = 0.35
"""The log-odds of an objective for each point that the area has for it."""
MAX_SEATS = 4


class InformationSet(NamedTuple):
    """All states that a seat cannot tell apart."""

    seat: int
    state: State
    """What is known; HIDDEN_CARD and UNDEALT stand for the rest."""
    unseen: npt.NDArray[np.int16]
    """Resource and gold cards that the seat has not seen."""
    tybor_backs: npt.NDArray[np.int16]
    """Backs of Tybor's first cards, whose fronts nobody saw."""
    deck_tops: npt.NDArray[np.int16]
    """The back of each deck's top card; NONE where it is empty or not known."""
    objectives: npt.NDArray[np.int16]
    """The objectives that the seat has not seen."""
    starters: npt.NDArray[np.int16]
    belief: npt.NDArray[np.float32]
    """For each seat the weight of each of `objectives` as its secret one."""


def information_set_of(view: View) -> InformationSet:
    """The information set of a view's seat."""
    assert view.seat is not None, "a spectator does not play"
    s = np.zeros(state_size(len(view.players)), np.int16)
    s[PHASE] = PHASES.index(view.phase)
    s[SEAT] = view.to_move[0] if view.to_move else len(view.players) - 1
    s[ROUND] = view.round
    s[LAST_ROUND] = view.last_round or 0
    s[ENDED] = END_REASONS.index(view.ended)
    s[SEATS] = len(view.players)
    s[MODE] = MODES.index(view.options.mode)
    s[TIE_BREAK] = TIE_BREAKS.index(view.options.tie_break)
    s[REFILL] = REFILLS.index(view.options.refill)
    common = [OBJECTIVE_INDEX[objective] for objective in view.objectives]
    s[COMMON : COMMON + 2] = common or [UNDEALT] * 2
    s[MARKET : MARKET + 4] = [NONE if card is None else CARD_INDEX[card] for card in view.market]
    s[DECK_COUNT : DECK_COUNT + 2] = [deck.count for deck in view.decks]
    for seat, player in enumerate(view.players):
        _write_player(s, HEADER + seat * BLOCK, player, dealt=bool(common))
    seen = {CARD_INDEX[card] for card in view.market if card is not None}
    for player in view.players:
        seen.update(CARD_INDEX[laid.card] for laid in player.cards)
        seen.update(CARD_INDEX[held.card] for held in player.hand if held.card is not None)
    tybor_backs: list[int] = []
    if view.tybor is not None:
        s[TYBOR_POINTS] = view.tybor.points
        s[TYBOR : TYBOR + 4] = view.tybor.resources
        seen.update(CARD_INDEX[card] for card in (*view.tybor.taken, *view.tybor.scored))
        tybor_backs = [_back_number(back) for back in view.tybor.dealt]
    known = {*common}
    for player in view.players:
        known.update(OBJECTIVE_INDEX[objective] for objective in player.offered)
        if player.objective is not None:
            known.add(OBJECTIVE_INDEX[player.objective])
    objectives = np.array(
        [number for number in range(len(OBJECTIVE_IDS)) if number not in known], np.int16
    )
    starters = {_starter(player.starter) for player in view.players}
    return InformationSet(
        view.seat,
        s,
        np.array([card for card in range(FIRST_STARTER) if card not in seen], np.int16),
        np.array(tybor_backs, np.int16),
        np.array(
            [NONE if deck.top is None else _back_number(deck.top) for deck in view.decks], np.int16
        ),
        objectives,
        np.array(
            [number for number in range(len(RETAIL.starters)) if number not in starters],
            np.int16,
        ),
        _first_belief(s, objectives),
    )


def _back_number(back: Back | None) -> int:
    if back is None:
        return NONE
    assert back.kingdom is not None
    return KINGDOM_ORDER.index(back.kingdom) + GOLD_BACK * (back.kind is Kind.GOLD)


def _starter(card: int | None) -> int:
    return NONE if card is None else CARD_INDEX[card] - FIRST_STARTER


def _write_player(s: State, base: int, player: PlayerView, *, dealt: bool) -> None:
    lay_all(s, base, [(laid.card, laid.side, laid.at) for laid in player.cards])
    s[base + POINTS] = player.points
    s[base + STARTER] = UNDEALT if player.starter is None else _starter(player.starter)
    offered = [OBJECTIVE_INDEX[objective] for objective in player.offered]
    s[base + OFFERED : base + OFFERED + 2] = offered or [UNDEALT] * 2
    if player.objective is not None:
        s[base + OBJECTIVE] = OBJECTIVE_INDEX[player.objective]
    else:
        s[base + OBJECTIVE] = UNDEALT if player.settled else NONE
    s[base + HAND : base + HAND + HAND_SIZE] = NONE if dealt else UNDEALT
    s[base + HAND_COUNT] = len(player.hand) if dealt else HAND_SIZE
    for held, card in enumerate(player.hand):
        hidden = HIDDEN_CARD + _back_number(card.back)
        s[base + HAND + held] = hidden if card.card is None else CARD_INDEX[card.card]
        s[base + SEEN + held] = card.seen


def _first_belief(s: State, objectives: npt.NDArray[np.int16]) -> npt.NDArray[np.float32]:
    faces, table = card_tables()
    belief = np.ones((MAX_SEATS, max(1, len(objectives))), np.float32)
    for seat in range(int(s[SEATS])):
        for index, objective in enumerate(objectives):
            times = times_fulfilled(s, faces, table, HEADER + seat * BLOCK, int(objective))
            belief[seat, index] = np.exp(BELIEF_PER_POINT * times * table[objective, POINTS_EACH])
    return belief


@compiled_no_refcounts
def _take(pool: npt.NDArray[np.int16], count: int, index: int) -> int:
    """Take one of the first `count` cards out of a pool."""
    card = int(pool[index])
    pool[index] = pool[count - 1]
    return card


@compiled_no_refcounts
def _take_with_back(
    pool: npt.NDArray[np.int16], count: int, faces: Numbers, back: int, rng: Rng
) -> int:
    """Take a card with that back: the first one from a random index on."""
    index = below(rng, count)
    while faces[2 * int(pool[index]), BACK] != back:
        index = index + 1 if index + 1 < count else 0
    return _take(pool, count, index)


@compiled
def determinize(known: InformationSet, faces: Numbers, world: State, rng: Rng) -> None:
    """Writes one possible world."""
    state = known.state
    world[: len(state)] = state
    seats = int(state[SEATS])
    pool = known.unseen.copy()
    count = len(pool)
    for index in range(count - 1, 0, -1):  # shuffled, so that `_take_with_back` is fair
        other = below(rng, index + 1)
        kept = pool[index]
        pool[index] = pool[other]
        pool[other] = kept
    for seat in range(seats):
        for held in range(HAND_SIZE):
            at = HEADER + seat * BLOCK + HAND + held
            if HIDDEN_CARD <= world[at] < UNDEALT:
                world[at] = _take_with_back(pool, count, faces, world[at] - HIDDEN_CARD, rng)
                count -= 1
    for index in range(len(known.tybor_backs)):
        _take_with_back(pool, count, faces, int(known.tybor_backs[index]), rng)
        count -= 1
    for deck in range(2):
        if known.deck_tops[deck] >= 0:
            top = DECK + deck * DECK_SIZE + int(world[DECK_COUNT + deck]) - 1
            world[top] = _take_with_back(pool, count, faces, int(known.deck_tops[deck]), rng)
            count -= 1
    _fill(known, faces, world, pool, count)
    _sample_objectives(known, world, rng)
    _sample_starters(known, world, rng)


@compiled
def _fill(
    known: InformationSet, faces: Numbers, world: State, pool: npt.NDArray[np.int16], count: int
) -> None:
    """Deal the rest of the pool to the decks and to hands that are not dealt yet."""
    filled = np.zeros(2, np.int64)
    seats = int(world[SEATS])
    dealt = world[HEADER + HAND] != UNDEALT
    for index in range(count):
        card = int(pool[index])
        deck = int(faces[2 * card, BACK] >= GOLD_BACK)
        number = filled[deck]
        filled[deck] += 1
        size = int(world[DECK_COUNT + deck]) - (known.deck_tops[deck] >= 0)
        if number < size:
            world[DECK + deck * DECK_SIZE + number] = card
        elif not dealt:
            number -= size
            seat = number if deck else number // 2
            held = 2 if deck else number % 2
            if seat < seats:
                world[HEADER + seat * BLOCK + HAND + held] = card


@compiled
def _sample_objectives(known: InformationSet, world: State, rng: Rng) -> None:
    pool = known.objectives.copy()
    belief = known.belief.copy()
    count = len(pool)
    for which in range(2):
        if world[COMMON + which] == UNDEALT:
            world[COMMON + which] = _take(pool, count, below(rng, count))
            count -= 1
    for seat in range(world[SEATS]):
        base = HEADER + seat * BLOCK
        if world[base + OBJECTIVE] == UNDEALT:
            total = 0.0
            for index in range(count):
                total += belief[seat, index]
            draw = fraction(rng) * total
            chosen = 0
            while chosen < count - 1 and draw >= belief[seat, chosen]:
                draw -= belief[seat, chosen]
                chosen += 1
            for other in range(MAX_SEATS):
                belief[other, chosen] = belief[other, count - 1]
            world[base + OBJECTIVE] = _take(pool, count, chosen)
            world[base + OFFERED] = world[base + OBJECTIVE]
            count -= 1
    for seat in range(world[SEATS]):
        base = HEADER + seat * BLOCK
        for which in range(2):
            if world[base + OFFERED + which] == UNDEALT:
                world[base + OFFERED + which] = _take(pool, count, below(rng, count))
                count -= 1


@compiled
def _sample_starters(known: InformationSet, world: State, rng: Rng) -> None:
    pool = known.starters.copy()
    count = len(pool)
    for seat in range(world[SEATS]):
        base = HEADER + seat * BLOCK
        if world[base + STARTER] == UNDEALT:
            world[base + STARTER] = _take(pool, count, below(rng, count))
            count -= 1
