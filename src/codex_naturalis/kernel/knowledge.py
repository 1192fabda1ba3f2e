"""What a seat knows, for the kernel: the facts as a state, and what is hidden as cards to deal.

`redeal` makes one possible world of it, consistent with the backs of hands and deck tops and with
all cards seen: as engine.view.resample, compiled. Secret objectives of others are guessed by the
points that their areas have for them; kernel.suspicion guesses better, with the network.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from codex_naturalis.engine.cards import Back, Kind
from codex_naturalis.engine.symbols import KINGDOMS as KINGDOM_ORDER
from codex_naturalis.engine.view import PlayerView, View
from codex_naturalis.kernel.area import State
from codex_naturalis.kernel.compiling import compiled, lean
from codex_naturalis.kernel.encoding import (
    ENDS,
    FIRST_STARTER,
    GOAL_INDEX,
    INDEX,
    MODES,
    PHASES,
    REFILLS,
    TIES,
    lay_all,
)
from codex_naturalis.kernel.goals import times
from codex_naturalis.kernel.layout import (
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
    PHASE,
    POINTS,
    PRIZE,
    REFILL,
    ROUND,
    SEAT,
    SEATS,
    SEEN,
    SHOWN,
    STARTER,
    TIE,
    TYBOR,
    TYBOR_POINTS,
    state_size,
)
from codex_naturalis.kernel.random_numbers import Seed, below, fraction
from codex_naturalis.kernel.tables import Numbers, tables

HIDDEN = 1000
"""Stands for a hidden card in a hand: HIDDEN + its back. A card not dealt yet: UNDEALT."""
UNDEALT = 2000
SUSPICION = 0.35
"""How much likelier an objective is that of its owner for each point its area has for it."""


class Knowledge(NamedTuple):
    seat: int
    state: State
    unseen: npt.NDArray[np.int16]
    """Resource and gold cards that the seat has not seen."""
    spent: npt.NDArray[np.int16]
    """Backs of Tybor's first cards, whose fronts nobody saw."""
    tops: npt.NDArray[np.int16]
    """The back of each deck's top card; NONE where it is empty or not known."""
    goals: npt.NDArray[np.int16]
    """Objectives that may be anybody's."""
    starters: npt.NDArray[np.int16]
    likely: npt.NDArray[np.float32]
    """For each seat how likely each of `goals` is its own."""


def knowledge_of(view: View) -> Knowledge:
    """From the view of a seat."""
    assert view.seat is not None, "a spectator does not play"
    s = np.zeros(state_size(len(view.players)), np.int16)
    s[PHASE] = PHASES.index(view.phase)
    s[SEAT] = view.to_move[0] if view.to_move else len(view.players) - 1
    s[ROUND] = view.round
    s[LAST] = view.last_round or 0
    s[ENDED] = ENDS.index(view.ended)
    s[SEATS] = len(view.players)
    s[MODE] = MODES.index(view.options.mode)
    s[TIE] = TIES.index(view.options.tie_break)
    s[REFILL] = REFILLS.index(view.options.refill)
    common = [GOAL_INDEX[goal] for goal in view.objectives]
    s[COMMON : COMMON + 2] = common or [UNDEALT] * 2
    s[MARKET : MARKET + 4] = [NONE if card is None else INDEX[card] for card in view.market]
    s[LEFT : LEFT + 2] = [deck.count for deck in view.decks]
    for seat, player in enumerate(view.players):
        _write_player(s, HEADER + seat * BLOCK, player, dealt=bool(common))
    seen = {INDEX[card] for card in view.market if card is not None}
    for player in view.players:
        seen.update(INDEX[laid.card] for laid in player.cards)
        seen.update(INDEX[held.card] for held in player.hand if held.card is not None)
    spent: list[int] = []
    if view.tybor is not None:
        s[TYBOR_POINTS] = view.tybor.points
        s[TYBOR : TYBOR + 4] = view.tybor.resources
        seen.update(INDEX[card] for card in (*view.tybor.taken, *view.tybor.scored))
        spent = [_shown(back) for back in view.tybor.dealt]
    known = {*common}
    for player in view.players:
        known.update(GOAL_INDEX[goal] for goal in player.offered)
        if player.objective is not None:
            known.add(GOAL_INDEX[player.objective])
    goals = np.array([goal for goal in range(16) if goal not in known], np.int16)
    taken = {player.starter for player in view.players}
    return Knowledge(
        view.seat,
        s,
        np.array([card for card in range(80) if card not in seen], np.int16),
        np.array(spent, np.int16),
        np.array([NONE if deck.top is None else _shown(deck.top) for deck in view.decks], np.int16),
        goals,
        np.array(
            [number for number in range(6) if number not in {_starter(card) for card in taken}],
            np.int16,
        ),
        _suspicions(s, goals),
    )


def _shown(back: Back) -> int:
    assert back.kingdom is not None
    return KINGDOM_ORDER.index(back.kingdom) + 4 * (back.kind is Kind.GOLD)


def _starter(card: int | None) -> int:
    return NONE if card is None else INDEX[card] - FIRST_STARTER


def _write_player(s: State, base: int, player: PlayerView, *, dealt: bool) -> None:
    lay_all(s, base, [(laid.card, laid.side, laid.at) for laid in player.cards])
    s[base + POINTS] = player.points
    s[base + STARTER] = UNDEALT if player.starter is None else _starter(player.starter)
    offered = [GOAL_INDEX[goal] for goal in player.offered]
    s[base + OFFERED : base + OFFERED + 2] = offered or [UNDEALT] * 2
    if player.objective is not None:
        s[base + GOAL] = GOAL_INDEX[player.objective]
    else:
        s[base + GOAL] = UNDEALT if player.settled else NONE
    s[base + HAND : base + HAND + 3] = NONE if dealt else UNDEALT
    s[base + HELD] = len(player.hand) if dealt else 3
    for held, card in enumerate(player.hand):
        hidden = HIDDEN + _shown(card.back)
        s[base + HAND + held] = hidden if card.card is None else INDEX[card.card]
        s[base + SEEN + held] = card.seen


def _suspicions(s: State, goals: npt.NDArray[np.int16]) -> npt.NDArray[np.float32]:
    faces, prizes = tables()
    likely = np.ones((4, max(1, len(goals))), np.float32)
    for seat in range(int(s[SEATS])):
        for index, goal in enumerate(goals):
            often = times(s, faces, prizes, HEADER + seat * BLOCK, int(goal))
            likely[seat, index] = np.exp(SUSPICION * often * prizes[goal, PRIZE])
    return likely


@lean
def _pick(pool: npt.NDArray[np.int16], count: int, index: int) -> int:
    """Take one out of the first `count` of a pool."""
    card = int(pool[index])
    pool[index] = pool[count - 1]
    return card


@lean
def _pick_back(
    pool: npt.NDArray[np.int16], count: int, faces: Numbers, back: int, seed: Seed
) -> int:
    """Any card with that back: from a random place on, the first that fits."""
    index = below(seed, count)
    while faces[2 * int(pool[index]), SHOWN] != back:
        index = index + 1 if index + 1 < count else 0
    return _pick(pool, count, index)


@compiled
def redeal(known: Knowledge, faces: Numbers, work: State, seed: Seed) -> None:
    """One possible world, in `work`."""
    source = known.state
    work[: len(source)] = source
    seats = int(source[SEATS])
    pool = known.unseen.copy()
    count = len(pool)
    for index in range(count - 1, 0, -1):  # a random order, so that `_pick_back` is fair
        other = below(seed, index + 1)
        kept = pool[index]
        pool[index] = pool[other]
        pool[other] = kept
    for seat in range(seats):
        for held in range(3):
            at = HEADER + seat * BLOCK + HAND + held
            if HIDDEN <= work[at] < UNDEALT:
                work[at] = _pick_back(pool, count, faces, work[at] - HIDDEN, seed)
                count -= 1
    for index in range(len(known.spent)):
        _pick_back(pool, count, faces, int(known.spent[index]), seed)
        count -= 1
    for deck in range(2):
        if known.tops[deck] >= 0:
            top = DECK + deck * DECK_SIZE + int(work[LEFT + deck]) - 1
            work[top] = _pick_back(pool, count, faces, int(known.tops[deck]), seed)
            count -= 1
    _fill(known, faces, work, pool, count)
    _guess_objectives(known, work, seed)
    _guess_starters(known, work, seed)


@compiled
def _fill(
    known: Knowledge, faces: Numbers, work: State, pool: npt.NDArray[np.int16], count: int
) -> None:
    """What is left of the pool: hands that are not dealt yet, and the decks."""
    filled = np.zeros(2, np.int64)
    seats = int(work[SEATS])
    dealt = work[HEADER + HAND] != UNDEALT
    for index in range(count):
        card = int(pool[index])
        deck = int(faces[2 * card, SHOWN] >= 4)
        place = filled[deck]
        filled[deck] += 1
        room = int(work[LEFT + deck]) - (known.tops[deck] >= 0)
        if place < room:
            work[DECK + deck * DECK_SIZE + place] = card
        elif not dealt:
            place -= room
            seat = place if deck else place // 2
            held = 2 if deck else place % 2
            if seat < seats:
                work[HEADER + seat * BLOCK + HAND + held] = card


@compiled
def _guess_objectives(known: Knowledge, work: State, seed: Seed) -> None:
    pool = known.goals.copy()
    likely = known.likely.copy()
    count = len(pool)
    for which in range(2):
        if work[COMMON + which] == UNDEALT:
            work[COMMON + which] = _pick(pool, count, below(seed, count))
            count -= 1
    for seat in range(work[SEATS]):
        base = HEADER + seat * BLOCK
        if work[base + GOAL] == UNDEALT:
            total = 0.0
            for index in range(count):
                total += likely[seat, index]
            draw = fraction(seed) * total
            chosen = 0
            while chosen < count - 1 and draw >= likely[seat, chosen]:
                draw -= likely[seat, chosen]
                chosen += 1
            for other in range(4):
                likely[other, chosen] = likely[other, count - 1]
            work[base + GOAL] = _pick(pool, count, chosen)
            work[base + OFFERED] = work[base + GOAL]
            count -= 1
    for seat in range(work[SEATS]):
        base = HEADER + seat * BLOCK
        for which in range(2):
            if work[base + OFFERED + which] == UNDEALT:
                work[base + OFFERED + which] = _pick(pool, count, below(seed, count))
                count -= 1


@compiled
def _guess_starters(known: Knowledge, work: State, seed: Seed) -> None:
    pool = known.starters.copy()
    count = len(pool)
    for seat in range(work[SEATS]):
        base = HEADER + seat * BLOCK
        if work[base + STARTER] == UNDEALT:
            work[base + STARTER] = _pick(pool, count, below(seed, count))
            count -= 1
